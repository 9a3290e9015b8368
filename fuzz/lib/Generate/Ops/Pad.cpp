//===- Pad.cpp - tensor.pad -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pad.h"

#include "Ops.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Amounts
//===----------------------------------------------------------------------===//

/// Picks an amount from 0 to `most`. The simplest choice (see Choices.h) is 1.
static int64_t pickAmount(ProgramBuilder &p, int64_t most) {
  int64_t amount = p.choices.pick<int64_t>({1, 0, 2, 0, 3, 1, 0, 4});
  return std::min(amount, std::max<int64_t>(most, 0));
}

/// Picks 0, or a negative amount that removes at most `room` elements.
static int64_t pickCrop(ProgramBuilder &p, int64_t room) {
  if (!p.choices.chance(p.features.negativePadding))
    return 0;
  return -std::min<int64_t>(p.choices.range(1, 3), room);
}

PadAmounts generate::pickPadAmounts(ProgramBuilder &p, const Extents &source) {
  PadAmounts amounts;
  amounts.extents = source;
  // The pad may make an extent of 0 larger, so count it as 1 in the product.
  int64_t product = 1;
  for (int64_t extent : source)
    product *= std::max<int64_t>(extent, 1);
  for (int64_t &extent : amounts.extents) {
    product /= std::max<int64_t>(extent, 1);
    int64_t most =
        std::min(budget::maxPadding, p.limits.elements / product - extent);
    int64_t low = pickCrop(p, extent);
    int64_t high = pickCrop(p, extent + low);
    if (low == 0)
      low = pickAmount(p, most);
    if (high == 0)
      high = pickAmount(p, most - low);
    extent += low + high;
    product *= std::max<int64_t>(extent, 1);
    unsigned percent = p.features.dynamicPadding;
    amounts.lowNumbers.push_back(low);
    amounts.low.push_back(p.getFoldable(low, percent));
    amounts.high.push_back(p.getFoldable(high, percent));
  }
  return amounts;
}

//===----------------------------------------------------------------------===//
// Source
//===----------------------------------------------------------------------===//

static bool isStructured(Value value) {
  return isa_and_nonnull<linalg::LinalgOp>(value.getDefiningOp());
}

/// Returns whether `value` is the result of an insert_slice, or is made from
/// such a result or from that of a structured operation by casts, reshapes,
/// slices or pads.
static bool isDerived(Value value) {
  Operation *op = value.getDefiningOp();
  if (isa_and_nonnull<tensor::InsertSliceOp>(op))
    return true;
  if (!isa_and_nonnull<tensor::CastOp, tensor::ExpandShapeOp,
                       tensor::CollapseShapeOp, tensor::ExtractSliceOp,
                       tensor::PadOp>(op))
    return false;
  return isStructured(op->getOperand(0)) || isDerived(op->getOperand(0));
}

std::optional<TrackedTensor> generate::pickPadSource(ProgramBuilder &p) {
  if (!p.fits(p.limits.elements))
    return std::nullopt;
  enum { Structured, Derived, Any };
  // If the newest tensor is derived, it was probably emitted in order to be
  // padded.
  bool between = !p.tensors.empty() && isDerived(p.tensors.back().value);
  auto kind = between ? p.choices.weighted({20, 78, 2})
                      : p.choices.weighted({90, 8, 2});
  auto accept = [&](const TrackedTensor &tensor) {
    return kind == Structured ? isStructured(tensor.value)
           : kind == Derived  ? isDerived(tensor.value)
                              : true;
  };
  const TrackedTensor *source = p.pickTensor(accept);
  if (!source)
    source = p.pickTensor([](const TrackedTensor &tensor) {
      return isStructured(tensor.value) || isDerived(tensor.value);
    });
  if (!source)
    source = p.pickTensor([](const TrackedTensor &) { return true; });
  return source ? std::make_optional(*source) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// The operation
//===----------------------------------------------------------------------===//

/// Returns a position in the result that holds an element of the source in
/// every execution. Returns nullopt if none is known.
static std::optional<SmallVector<int64_t, 5>>
pickInterior(ProgramBuilder &p, const Extents &source,
             const PadAmounts &amounts) {
  if (!amounts.isFixed)
    return std::nullopt;
  SmallVector<int64_t, 5> point;
  for (auto [extent, low, padded] :
       llvm::zip_equal(source, amounts.lowNumbers, amounts.extents)) {
    int64_t first = std::max<int64_t>(low, 0);
    int64_t end = std::min(low + extent, padded);
    if (first >= end)
      return std::nullopt;
    point.push_back(first + p.choices.draw(end - first));
  }
  return point;
}

static void emitRegion(ProgramBuilder &p, tensor::PadOp pad,
                       const Extents &source, const PadAmounts &amounts,
                       Value outside) {
  OpBuilder &builder = p.builder;
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> types(pad.getResultType().getRank(),
                          builder.getIndexType());
  SmallVector<Location> locations(types.size(), p.location);
  Block *block = builder.createBlock(&pad.getRegion(), pad.getRegion().end(),
                                     types, locations);
  Value value = outside;
  if (!value)
    value = emitPadValueInside(p, pad.getResultType().getElementType(),
                               block->getArguments(),
                               pickInterior(p, source, amounts));
  p.create<tensor::YieldOp>(value);
}

/// Picks the type of the result. It may state a static extent where the types
/// and amounts only give a dynamic one.
static Type pickResultType(ProgramBuilder &p, RankedTensorType inferred,
                           Attribute encoding, const Extents &extents) {
  SmallVector<int64_t, 5> shape(inferred.getShape());
  for (auto [extent, size] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(extent) &&
        p.choices.chance(p.features.staticClaims))
      extent = size;
  if (encoding && p.choices.chance(30))
    encoding = nullptr;
  return RankedTensorType::get(shape, inferred.getElementType(), encoding);
}

TrackedTensor generate::buildPad(ProgramBuilder &p, const TrackedTensor &source,
                                 const PadAmounts &amounts) {
  Value outside = emitPadValueOutside(p, source.getElementType());
  auto pad =
      p.create<tensor::PadOp>(Type(), source.value, amounts.low, amounts.high,
                              p.choices.chance(p.features.nofold));
  pad.getResult().setType(cast<RankedTensorType>(
      pickResultType(p, pad.getResultType(), pad.getSourceType().getEncoding(),
                     amounts.extents)));
  emitRegion(p, pad, source.extents, amounts, outside);
  p.add(pad.getResult(), amounts.extents);
  return p.tensors.back();
}

bool generate::emitPad(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickPadSource(p);
  if (!source)
    return false;
  buildPad(p, *source, pickPadAmounts(p, source->extents));
  return true;
}
