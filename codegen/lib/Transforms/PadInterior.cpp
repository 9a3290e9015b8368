//===- PadInterior.cpp - the part of a pad's source that remains ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadInterior.h"

#include "padlab/codegen/PadFusion.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

/// The limit of extents and amounts: no memory has room for larger extents, and
/// a sum of a few numbers up to this limit does not overflow.
static constexpr int64_t maxExtent = int64_t(1) << 60;

namespace {
/// One dimension of a pad, with the numbers that are known. Each function
/// returns false if these numbers contradict each other, so that the program is
/// undefined.
struct Dimension {
  Known low, high, source, result;
  Known cutLow, cutHigh;
  Known size;

  bool isPossible() const;
  bool deduceExtents();
  bool deduceSize();
};
} // namespace

/// Merges two statements about the same number into `known`. Returns false if
/// they contradict each other.
static bool merge(Known &known, Known other) {
  if (!known)
    known = other;
  return !other || *known == *other;
}

static Known sum(Known a, Known b, Known c) {
  return a && b && c ? Known(*a + *b + *c) : std::nullopt;
}

static Known negate(Known a) { return a ? Known(-*a) : std::nullopt; }

/// Returns max(0, a).
static Known clamp(Known a) {
  return a ? Known(std::max<int64_t>(0, *a)) : std::nullopt;
}

bool Dimension::isPossible() const {
  auto isExtent = [](Known extent) {
    return !extent || (*extent >= 0 && *extent <= maxExtent);
  };
  auto isAmount = [](Known amount) {
    return !amount || (*amount >= -maxExtent && *amount <= maxExtent);
  };
  return isExtent(source) && isExtent(result) && isAmount(low) &&
         isAmount(high);
}

bool Dimension::deduceExtents() {
  return merge(result, sum(source, low, high)) &&
         merge(source, sum(result, negate(low), negate(high)));
}

bool Dimension::deduceSize() {
  Known before = clamp(low), after = clamp(high);
  size = sum(source, negate(cutLow), negate(cutHigh));
  if (!merge(size, sum(result, negate(before), negate(after))))
    return false;
  // The interior must fit into the part of the tensor that begins at the
  // interior's start, even if the interior's size is unknown.
  for (Known room : {sum(result, negate(before), Known(0)),
                     sum(source, negate(cutLow), Known(0))}) {
    if (!room)
      continue;
    if (*room < std::max<int64_t>(0, size.value_or(0)))
      return false;
    if (*room == 0)
      size = 0;
  }
  return !size || *size >= 0;
}

static Known getStaticExtent(Type type, unsigned dim) {
  auto shaped = cast<ShapedType>(type);
  return shaped.isDynamicDim(dim) ? std::nullopt
                                  : Known(shaped.getDimSize(dim));
}

/// Returns the extent if the type or the definition of `value` tells it.
static Known getKnownExtent(Value value, unsigned dim) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  if (auto cast = value.getDefiningOp<tensor::CastOp>();
      cast && isa<RankedTensorType>(cast.getSource().getType()))
    return getKnownExtent(cast.getSource(), dim);
  if (auto empty = value.getDefiningOp<tensor::EmptyOp>())
    return getConstantIntValue(empty.getMixedSizes()[dim]);
  if (auto generate = value.getDefiningOp<tensor::GenerateOp>())
    return getConstantIntValue(
        generate.getDynamicExtents()[type.getDynamicDimIndex(dim)]);
  auto slice = value.getDefiningOp<tensor::ExtractSliceOp>();
  if (slice && slice.getSourceType().getRank() == type.getRank())
    return getConstantIntValue(slice.getMixedSizes()[dim]);
  return std::nullopt;
}

/// If a loop alone indexes dimension `dim` of the producer's result, merges all
/// static extents of operands that this loop indexes alone, because they equal
/// the loop's trip count, into `extent`. Returns false if they contradict each
/// other.
static bool mergeLoopExtent(linalg::LinalgOp producer, OpOperand *init,
                            unsigned dim, Known &extent) {
  AffineExpr loop = producer.getMatchingIndexingMap(init).getResult(dim);
  if (!isa<AffineDimExpr>(loop))
    return true;
  for (OpOperand &operand : producer->getOpOperands()) {
    if (!isa<ShapedType>(operand.get().getType()))
      continue;
    AffineMap map = producer.getMatchingIndexingMap(&operand);
    for (auto [position, expr] : llvm::enumerate(map.getResults()))
      if (expr == loop &&
          !merge(extent, getStaticExtent(operand.get().getType(), position)))
        return false;
  }
  return true;
}

/// Merges what is known about extent `dim` of `source`, which a pad's source
/// may be a cast of, into `extent`. Returns false if the statements contradict
/// each other.
static bool mergeSourceExtent(Value source, unsigned dim, Known &extent) {
  auto result = dyn_cast<OpResult>(source);
  auto style = source.getDefiningOp<DestinationStyleOpInterface>();
  if (!style)
    return merge(extent, getKnownExtent(source, dim));
  OpOperand *init = style.getTiedOpOperand(result);
  if (!merge(extent, getKnownExtent(init->get(), dim)))
    return false;
  auto structured = dyn_cast<linalg::LinalgOp>(style.getOperation());
  return !structured || mergeLoopExtent(structured, init, dim, extent);
}

static std::optional<KnownInterior>
deduceInterior(tensor::PadOp pad, ArrayRef<Known> extents, bool crop) {
  KnownInterior interior;
  for (auto [i, low, high] :
       llvm::enumerate(pad.getMixedLowPad(), pad.getMixedHighPad())) {
    Dimension dim;
    dim.low = getConstantIntValue(low);
    dim.high = getConstantIntValue(high);
    dim.source = extents[i];
    dim.result = getStaticExtent(pad.getResultType(), i);
    if (!dim.isPossible() || !dim.deduceExtents())
      return std::nullopt;
    dim.cutLow = crop ? clamp(negate(dim.low)) : Known(0);
    dim.cutHigh = crop ? clamp(negate(dim.high)) : Known(0);
    if (!dim.isPossible() || !dim.deduceSize())
      return std::nullopt;
    interior.sizes.push_back(dim.size);
    interior.resultExtents.push_back(dim.result);
  }
  return interior;
}

std::optional<KnownInterior> padlab::findKnownInterior(tensor::PadOp pad) {
  SmallVector<Known> extents;
  for (int64_t i = 0, rank = pad.getSourceType().getRank(); i < rank; ++i)
    extents.push_back(getKnownExtent(pad.getSource(), i));
  return deduceInterior(pad, extents, !isKnownNonNegative(pad));
}

std::optional<KnownInterior>
padlab::findProducedInterior(tensor::PadOp pad, Value source, bool crop) {
  SmallVector<Known> extents(pad.getSourceType().getRank());
  for (auto [i, extent] : llvm::enumerate(extents)) {
    extent = getKnownExtent(pad.getSource(), i);
    if (!mergeSourceExtent(source, i, extent))
      return std::nullopt;
  }
  return deduceInterior(pad, extents, crop);
}

/// Whether a cast between `source` and `value` has a static extent in its type
/// that is not among the known `extents`.
static bool castsClaim(Value value, Value source, ArrayRef<Known> extents) {
  for (; value != source;
       value = value.getDefiningOp<tensor::CastOp>().getSource())
    for (auto [i, extent] : llvm::enumerate(extents))
      if (Known claimed = getStaticExtent(value.getType(), i);
          claimed && claimed != extent)
        return true;
  return false;
}

bool padlab::claimsExtents(tensor::PadOp pad, Value source) {
  SmallVector<Known> extents(pad.getSourceType().getRank());
  for (auto [i, extent] : llvm::enumerate(extents))
    if (!mergeSourceExtent(source, i, extent))
      return true;
  if (castsClaim(pad.getSource(), source, extents))
    return true;
  for (auto [i, low, high] :
       llvm::enumerate(pad.getMixedLowPad(), pad.getMixedHighPad())) {
    Known claimed = getStaticExtent(pad.getResultType(), i);
    if (claimed && claimed != sum(getConstantIntValue(low), extents[i],
                                  getConstantIntValue(high)))
      return true;
  }
  return false;
}

static OpFoldResult apply(OpBuilder &builder, Location loc, AffineExpr expr,
                          ArrayRef<OpFoldResult> operands) {
  return affine::makeComposedFoldedAffineApply(builder, loc, expr, operands);
}

OpFoldResult padlab::clampToZero(OpBuilder &builder, Location loc,
                                 OpFoldResult amount, int64_t scale) {
  AffineExpr symbol = builder.getAffineSymbolExpr(0);
  auto map =
      AffineMap::get(0, 1, {builder.getAffineConstantExpr(0), symbol * scale},
                     builder.getContext());
  return affine::makeComposedFoldedAffineMax(builder, loc, map, {amount});
}

Value padlab::castTo(OpBuilder &builder, Location loc, Type type, Value value) {
  if (value.getType() == type)
    return value;
  return tensor::CastOp::create(builder, loc, type, value);
}

/// Turns a constant SSA value into an attribute, so that all constant offsets
/// and sizes are static.
static OpFoldResult makeStatic(OpBuilder &builder, OpFoldResult value) {
  if (Known constant = getConstantIntValue(value))
    return builder.getIndexAttr(*constant);
  return value;
}

BorderAmounts padlab::makeBorderAmounts(OpBuilder &builder, tensor::PadOp pad,
                                        bool crop) {
  auto make = [&](ArrayRef<OpFoldResult> amounts) {
    SmallVector<OpFoldResult> made;
    for (OpFoldResult amount : amounts)
      made.push_back(makeStatic(
          builder,
          crop ? clampToZero(builder, pad.getLoc(), amount, 1) : amount));
    return made;
  };
  return {make(pad.getMixedLowPad()), make(pad.getMixedHighPad())};
}

Interior padlab::makeInterior(OpBuilder &builder, tensor::PadOp pad,
                              GetExtent getExtent, const KnownInterior &known,
                              bool crop) {
  Location loc = pad.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(builder.getContext(), s0, s1, s2);
  OpFoldResult zero = builder.getIndexAttr(0);
  Interior interior;
  for (auto [i, low, high] :
       llvm::enumerate(pad.getMixedLowPad(), pad.getMixedHighPad())) {
    OpFoldResult cutLow = crop ? clampToZero(builder, loc, low, -1) : zero;
    interior.sourceOffsets.push_back(cutLow);
    interior.resultOffsets.push_back(
        makeStatic(builder, crop ? clampToZero(builder, loc, low, 1) : low));
    if (known.sizes[i]) {
      interior.sizes.push_back(builder.getIndexAttr(*known.sizes[i]));
      continue;
    }
    OpFoldResult extent = getExtent(i);
    interior.sizes.push_back(
        crop ? apply(builder, loc, s0 - s1 - s2,
                     {extent, cutLow, clampToZero(builder, loc, high, -1)})
             : extent);
  }
  return interior;
}

SmallVector<OpFoldResult>
padlab::makeResultExtents(OpBuilder &builder, tensor::PadOp pad,
                          GetExtent getExtent, const KnownInterior &known) {
  Location loc = pad.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(builder.getContext(), s0, s1, s2);
  SmallVector<OpFoldResult> extents;
  for (auto [i, low, high] :
       llvm::enumerate(pad.getMixedLowPad(), pad.getMixedHighPad())) {
    if (Known extent = known.resultExtents[i])
      extents.push_back(builder.getIndexAttr(*extent));
    else
      extents.push_back(
          apply(builder, loc, s0 + s1 + s2, {low, getExtent(i), high}));
  }
  return extents;
}
