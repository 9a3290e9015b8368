//===- FuseDestination.cpp - producers that compute into a padded result --===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// This form of fusion clones the producer, so that the clone writes to the
/// interior of the padded destination instead of its own init. If the result
/// depends on the contents of the init, these are also computed in the
/// interior, or copied to it.
///
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace padlab;

/// Whether the contents of `value` are known to be undefined.
static bool isUninitialized(Value value) {
  if (auto slice = value.getDefiningOp<tensor::ExtractSliceOp>())
    return isUninitialized(slice.getSource());
  if (auto cast = value.getDefiningOp<tensor::CastOp>())
    return isUninitialized(cast.getSource());
  return value.getDefiningOp<tensor::EmptyOp>() != nullptr;
}

namespace {
/// Computes the producer, and values in its block that it depends on, in a
/// slice of the padded destination.
class Relocation {
public:
  explicit Relocation(PadFusionSite &site) : site(site) {}

  /// Computes `source` in `slice`, which has the same extents, and returns the
  /// result.
  Value compute(Value source, Value slice);
  /// Makes a copy of `op` that has `slice` in place of `init`. If `op` needs
  /// the contents of `init`, they are first computed in `slice` or copied to
  /// it.
  Operation *clone(DestinationStyleOpInterface op, OpOperand *init,
                   Value slice);

private:
  Value copy(Value source, Value slice);
  bool mayMove(Value value);
  Value computePadded(tensor::InsertSliceOp insert, Value slice);

  PadFusionSite &site;
};
} // namespace

/// Whether `value` can be computed in the slice instead of its own storage. If
/// `value` had other uses, it would be computed twice.
bool Relocation::mayMove(Value value) {
  auto op = value.getDefiningOp<DestinationStyleOpInterface>();
  return op && value.hasOneUse() && isMemoryEffectFree(op) &&
         op->getNumResults() == 1 &&
         op->getBlock() == site.plan.getProduced().getOwner()->getBlock();
}

Value Relocation::copy(Value source, Value slice) {
  return linalg::CopyOp::create(site.rewriter, site.getLoc(), source, slice)
      .getResult(0);
}

/// Handles the result of an earlier fusion: a frame, an operation on a slice of
/// this frame, and an insertion of the operation's result into the frame. All
/// three are computed in `slice` instead.
Value Relocation::computePadded(tensor::InsertSliceOp insert, Value slice) {
  Value source = lookThroughCasts(insert.getSource());
  auto op = source.getDefiningOp<DestinationStyleOpInterface>();
  auto frame = insert.getDest().getDefiningOp<pad::FrameOp>();
  if (!op || !frame || !isMemoryEffectFree(op) || op->getNumResults() != 1 ||
      !source.hasOneUse())
    return {};
  OpOperand *init = op.getTiedOpOperand(cast<OpResult>(source));
  auto extract =
      lookThroughCasts(init->get()).getDefiningOp<tensor::ExtractSliceOp>();
  bool isSame = extract && extract.getSource() == insert.getDest() &&
                extract.getMixedOffsets() == insert.getMixedOffsets() &&
                extract.getMixedSizes() == insert.getMixedSizes();
  if (!isSame || llvm::range_size(frame->getUsers()) != 2)
    return {};
  RewriterBase &rewriter = site.rewriter;
  Value framed = compute(insert.getDest(), slice);
  IRMapping mapping;
  mapping.map(extract.getSource(), framed);
  Operation *inner = rewriter.clone(*extract, mapping);
  mapping.map(init->get(), castTo(rewriter, site.getLoc(),
                                  init->get().getType(), inner->getResult(0)));
  Operation *computed = rewriter.clone(*op, mapping);
  return tensor::InsertSliceOp::create(
      rewriter, site.getLoc(),
      castTo(rewriter, site.getLoc(), insert.getSource().getType(),
             computed->getResult(0)),
      framed, insert.getMixedOffsets(), insert.getMixedSizes(),
      insert.getMixedStrides());
}

Value Relocation::compute(Value source, Value slice) {
  if (isUninitialized(source))
    return castTo(site.rewriter, site.getLoc(), source.getType(), slice);
  if (auto cast = source.getDefiningOp<tensor::CastOp>();
      cast && isa<RankedTensorType>(cast.getSource().getType()))
    return castTo(site.rewriter, site.getLoc(), source.getType(),
                  compute(cast.getSource(), slice));
  if (auto insert = source.getDefiningOp<tensor::InsertSliceOp>())
    if (Value padded = computePadded(insert, slice))
      return padded;
  bool isFrame = source.getDefiningOp<pad::FrameOp>() != nullptr;
  if (!mayMove(source) && !isFrame)
    return copy(source, slice);
  auto op = source.getDefiningOp<DestinationStyleOpInterface>();
  auto result = cast<OpResult>(source);
  return clone(op, op.getTiedOpOperand(result), slice)
      ->getResult(result.getResultNumber());
}

Operation *Relocation::clone(DestinationStyleOpInterface op, OpOperand *init,
                             Value slice) {
  RewriterBase &rewriter = site.rewriter;
  Value destination = slice;
  if (needsInit(op, init, site.options))
    destination = compute(init->get(), slice);
  destination =
      castTo(rewriter, site.getLoc(), init->get().getType(), destination);
  Operation *clone = rewriter.clone(*op);
  rewriter.modifyOpInPlace(
      clone, [&] { clone->setOperand(init->getOperandNumber(), destination); });
  return clone;
}

/// Whether `op` is a slice that is known to exceed its source, or to begin at
/// its end. Upstream's verifier rejects such slices, even empty ones.
static bool isKnownOutside(Operation *op) {
  auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
  if (!slice)
    return false;
  for (auto [offset, size, extent] :
       llvm::zip_equal(slice.getStaticOffsets(), slice.getStaticSizes(),
                       slice.getSourceType().getShape())) {
    if (ShapedType::isDynamic(offset) || ShapedType::isDynamic(extent))
      continue;
    if (offset >= extent ||
        (!ShapedType::isDynamic(size) && offset + size > extent))
      return true;
  }
  return false;
}

/// Keeps `slice` within its source even if the interior is empty. `slice` is
/// the part of an operand that a tile reads, and `map` is the indexing map of
/// this operand: for an empty interior, a sum of dimensions in `map` would lead
/// to a negative size, or to an offset beyond the end. Returns the slice that
/// replaces `slice`, preceded by the cast of it if there is one.
static SmallVector<Operation *> keepInside(RewriterBase &rewriter,
                                           tensor::ExtractSliceOp slice,
                                           AffineMap map) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(slice);
  Location loc = slice.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(rewriter.getContext(), s0, s1, s2);
  auto atMost = AffineMap::get(0, 2, {s0, s1}, rewriter.getContext());
  auto atMostRest = AffineMap::get(0, 3, {s0, s1 - s2}, rewriter.getContext());
  SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
  SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    if (isa<AffineDimExpr, AffineConstantExpr>(expr))
      continue;
    OpFoldResult extent =
        tensor::getMixedSize(rewriter, loc, slice.getSource(), i);
    offsets[i] = affine::makeComposedFoldedAffineMin(rewriter, loc, atMost,
                                                     {offsets[i], extent});
    sizes[i] = clampToZero(
        rewriter, loc,
        affine::makeComposedFoldedAffineMin(rewriter, loc, atMostRest,
                                            {sizes[i], extent, offsets[i]}),
        1);
  }
  Value inside =
      tensor::ExtractSliceOp::create(rewriter, loc, slice.getSource(), offsets,
                                     sizes, slice.getMixedStrides());
  Value cast = castTo(rewriter, loc, slice.getType(), inside);
  rewriter.replaceOp(slice, cast);
  SmallVector<Operation *> made = {inside.getDefiningOp()};
  if (cast != inside)
    made.insert(made.begin(), cast.getDefiningOp());
  return made;
}

/// Applies `keepInside` to those operands of `op` that are among `slices` and
/// whose indexing maps have sums, and updates `slices`.
static void keepInside(RewriterBase &rewriter, Operation *op,
                       SmallVectorImpl<Operation *> &slices) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return;
  for (OpOperand &operand : op->getOpOperands()) {
    auto slice = operand.get().getDefiningOp<tensor::ExtractSliceOp>();
    AffineMap map = structured.getMatchingIndexingMap(&operand);
    auto isSum = [](AffineExpr expr) {
      return !isa<AffineDimExpr, AffineConstantExpr>(expr);
    };
    if (!slice || !llvm::is_contained(slices, slice.getOperation()) ||
        llvm::none_of(map.getResults(), isSum))
      continue;
    llvm::erase(slices, slice.getOperation());
    llvm::append_range(slices, keepInside(rewriter, slice, map));
  }
}

FailureOr<CroppedProducer> padlab::cropProducer(PadFusionSite &site) {
  Interior interior = site.makeInterior();
  return cropResult(site.rewriter, site.plan.getProduced(),
                    interior.sourceOffsets, interior.sizes);
}

FailureOr<CroppedProducer> padlab::cropResult(RewriterBase &rewriter,
                                              OpResult produced,
                                              ArrayRef<OpFoldResult> offsets,
                                              ArrayRef<OpFoldResult> sizes) {
  // Upstream's tiling would treat a size of zero as the whole extent.
  if (llvm::any_of(sizes, isZeroInteger))
    return failure();
  auto tileable = cast<TilingInterface>(produced.getOwner());
  FailureOr<TilingResult> tiled = tileable.generateResultTileValue(
      rewriter, produced.getResultNumber(), offsets, sizes);
  if (failed(tiled))
    return failure();
  auto isConstant = [](OpFoldResult size) {
    return getConstantIntValue(size).has_value();
  };
  SmallVector<Operation *> slices = llvm::to_vector(tiled->generatedSlices);
  unsigned number = produced.getResultNumber();
  if (tiled->tiledOps.size() == 1 && llvm::none_of(slices, isKnownOutside) &&
      tiled->tiledOps.front()->getNumResults() > number &&
      tiled->tiledValues.front() ==
          tiled->tiledOps.front()->getResult(number)) {
    if (!llvm::all_of(sizes, isConstant))
      keepInside(rewriter, tiled->tiledOps.front(), slices);
    return CroppedProducer{tiled->tiledOps.front(), std::move(slices)};
  }
  // The tile cannot be used, for example because it is a slice of a larger
  // result. So the operations that the tiling has made are erased.
  llvm::SetVector<Operation *> made;
  for (Value value : tiled->tiledValues)
    made.insert(value.getDefiningOp());
  made.insert(tiled->tiledOps.rbegin(), tiled->tiledOps.rend());
  eraseIfDead(rewriter, made.getArrayRef());
  eraseIfDead(rewriter, slices);
  return failure();
}

void padlab::eraseIfDead(RewriterBase &rewriter,
                         ArrayRef<Operation *> operations) {
  for (Operation *op : operations)
    if (isOpTriviallyDead(op))
      rewriter.eraseOp(op);
}

namespace {
/// The operation that is cloned into the destination: the producer, or a copy
/// of the producer that is restricted to the crop. The copy is erased after it
/// was cloned.
struct Computation {
  DestinationStyleOpInterface op;
  SmallVector<Operation *> slices;
};
} // namespace

static FailureOr<Computation> restrict(PadFusionSite &site) {
  Operation *producer = site.plan.getProduced().getOwner();
  if (!site.plan.crop)
    return Computation{cast<DestinationStyleOpInterface>(producer), {}};
  FailureOr<CroppedProducer> cropped = cropProducer(site);
  if (failed(cropped))
    return failure();
  auto tile = dyn_cast<DestinationStyleOpInterface>(cropped->op);
  if (!tile || tile->getName() != producer->getName())
    return failure();
  return Computation{tile, std::move(cropped->slices)};
}

FailureOr<Value>
padlab::fuseIntoDestination(PadFusionSite &site,
                            SmallVectorImpl<Value> &replacements) {
  RewriterBase &rewriter = site.rewriter;
  OpResult produced = site.plan.getProduced();
  FailureOr<Computation> computation = restrict(site);
  if (failed(computation))
    return failure();
  Value framed = makeFramed(site);
  Interior interior = site.makeInterior();
  SmallVector<OpFoldResult> strides(interior.sizes.size(),
                                    rewriter.getIndexAttr(1));
  Value slice = tensor::ExtractSliceOp::create(rewriter, site.getLoc(), framed,
                                               interior.resultOffsets,
                                               interior.sizes, strides);
  OpOperand *init = computation->op.getTiedOpOperand(
      computation->op->getResult(produced.getResultNumber()));
  Operation *computed = Relocation(site).clone(computation->op, init, slice);
  if (site.plan.crop) {
    rewriter.eraseOp(computation->op);
    eraseIfDead(rewriter, computation->slices);
  }
  replacements.assign(computed->result_begin(), computed->result_end());
  Value inner = castTo(rewriter, site.getLoc(), slice.getType(),
                       computed->getResult(produced.getResultNumber()));
  return tensor::InsertSliceOp::create(rewriter, site.getLoc(), inner, framed,
                                       interior.resultOffsets, interior.sizes,
                                       strides)
      .getResult();
}
