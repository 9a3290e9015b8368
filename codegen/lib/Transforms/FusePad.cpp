//===- FusePad.cpp - whole-fill fusion of pads with producers -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadInterior.h"

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace padlab;

namespace {
/// The part of the producer's result that the padded result holds: a box, in
/// the coordinates of both.
struct Interior {
  SmallVector<OpFoldResult> sourceOffsets, resultOffsets, sizes;
};
} // namespace

static OpFoldResult apply(OpBuilder &builder, Location loc, AffineExpr expr,
                          ArrayRef<OpFoldResult> operands) {
  return affine::makeComposedFoldedAffineApply(builder, loc, expr, operands);
}

/// max(0, `scale` * `amount`).
static OpFoldResult clampToZero(OpBuilder &builder, Location loc,
                                OpFoldResult amount, int64_t scale) {
  AffineExpr symbol = builder.getAffineSymbolExpr(0);
  auto map =
      AffineMap::get(0, 1, {builder.getAffineConstantExpr(0), symbol * scale},
                     builder.getContext());
  return affine::makeComposedFoldedAffineMax(builder, loc, map, {amount});
}

/// A constant becomes static, and sizes become so together with offsets: the
/// verifier compares static ones only.
static OpFoldResult makeStatic(OpBuilder &builder, OpFoldResult value) {
  if (Known constant = getConstantIntValue(value))
    return builder.getIndexAttr(*constant);
  return value;
}

/// An extent of a producer's result, from its init or what that is made of:
/// whatever is asked for its extents stays alive, and takes storage.
static OpFoldResult getExtent(OpBuilder &builder, Location loc, Value init,
                              unsigned dim) {
  if (auto empty = init.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes()[dim];
  return tensor::getMixedSize(builder, loc, init, dim);
}

/// The box that the producer writes; `crop` where padding may be negative.
static Interior makeInterior(OpBuilder &builder, tensor::PadOp pad, Value init,
                             const KnownInterior &known, bool crop) {
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
    OpFoldResult extent = getExtent(builder, loc, init, i);
    interior.sizes.push_back(
        crop ? apply(builder, loc, s0 - s1 - s2,
                     {extent, cutLow, clampToZero(builder, loc, high, -1)})
             : extent);
  }
  return interior;
}

/// The extents of the pad's result, from the producer's init.
static SmallVector<OpFoldResult> getResultExtents(OpBuilder &builder,
                                                  tensor::PadOp pad, Value init,
                                                  const KnownInterior &known) {
  Location loc = pad.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(builder.getContext(), s0, s1, s2);
  SmallVector<OpFoldResult> extents;
  for (auto [i, low, high] :
       llvm::enumerate(pad.getMixedLowPad(), pad.getMixedHighPad())) {
    if (Known extent = known.resultExtents[i])
      extents.push_back(builder.getIndexAttr(*extent));
    else
      extents.push_back(apply(builder, loc, s0 + s1 + s2,
                              {low, getExtent(builder, loc, init, i), high}));
  }
  return extents;
}

/// The padding value as a value before the pad.
static Value hoistValue(RewriterBase &rewriter, tensor::PadOp pad) {
  Block &body = pad.getRegion().front();
  IRMapping mapping;
  for (Operation &op : body.without_terminator())
    rewriter.clone(op, mapping);
  auto yield = cast<tensor::YieldOp>(body.getTerminator());
  return mapping.lookupOrDefault(yield.getValue());
}

static Value castTo(OpBuilder &builder, Location loc, Type type, Value value) {
  if (value.getType() == type)
    return value;
  return tensor::CastOp::create(builder, loc, type, value);
}

/// A copy of `producer` that computes `interior` only, into `slice`.
static FailureOr<Value> cloneInto(RewriterBase &rewriter,
                                  linalg::GenericOp producer, unsigned number,
                                  const Interior &interior, Value slice,
                                  bool crop) {
  Operation *clone;
  if (crop) {
    auto tileable = cast<TilingInterface>(producer.getOperation());
    FailureOr<TilingResult> tiled = tileable.generateResultTileValue(
        rewriter, number, interior.sourceOffsets, interior.sizes);
    if (failed(tiled))
      return failure();
    clone = tiled->tiledOps.front();
  } else {
    clone = rewriter.clone(*producer);
  }
  OpOperand &init = cast<linalg::GenericOp>(clone).getDpsInitsMutable()[number];
  rewriter.setInsertionPoint(clone);
  Value destination =
      castTo(rewriter, producer.getLoc(), init.get().getType(), slice);
  Value tile = init.get();
  rewriter.modifyOpInPlace(clone, [&] { init.set(destination); });
  if (Operation *dead = tile.getDefiningOp(); crop && isOpTriviallyDead(dead))
    rewriter.eraseOp(dead);
  rewriter.setInsertionPointAfter(clone);
  return clone->getResult(number);
}

/// Takes the producer out, once the pad no longer needs it, and what is dead
/// without it: an unused `tensor.empty` would still be allocated.
static void eraseProducer(RewriterBase &rewriter, OpResult result, Value init) {
  rewriter.replaceAllUsesWith(result, init); // Only `tensor.dim`s are left.
  rewriter.eraseOp(result.getOwner());
  auto empty = init.getDefiningOp<tensor::EmptyOp>();
  if (!empty)
    return;
  for (Operation *user : llvm::make_early_inc_range(empty->getUsers()))
    if (isOpTriviallyDead(user))
      rewriter.eraseOp(user);
  if (empty->use_empty())
    rewriter.eraseOp(empty);
}

/// A destination that holds the padding value everywhere.
static Value makeFilled(RewriterBase &rewriter, tensor::PadOp pad, Value init,
                        const KnownInterior &known) {
  Location loc = pad.getLoc();
  Value empty = tensor::EmptyOp::create(
      rewriter, loc, getResultExtents(rewriter, pad, init, known),
      pad.getResultType().getElementType());
  return linalg::FillOp::create(rewriter, loc, hoistValue(rewriter, pad), empty)
      .getResult(0);
}

/// `filled` with the producer's elements in its interior.
static FailureOr<Value> writeInterior(RewriterBase &rewriter, tensor::PadOp pad,
                                      Value init, const KnownInterior &known,
                                      Value filled) {
  auto result = cast<OpResult>(pad.getSource());
  auto producer = cast<linalg::GenericOp>(result.getOwner());
  Location loc = pad.getLoc();
  bool crop = !isKnownNonNegative(pad);
  Interior interior = makeInterior(rewriter, pad, init, known, crop);
  SmallVector<OpFoldResult> strides(interior.sizes.size(),
                                    rewriter.getIndexAttr(1));
  Value slice = tensor::ExtractSliceOp::create(
      rewriter, loc, filled, interior.resultOffsets, interior.sizes, strides);
  FailureOr<Value> computed = cloneInto(
      rewriter, producer, result.getResultNumber(), interior, slice, crop);
  if (failed(computed))
    return failure();
  return tensor::InsertSliceOp::create(
             rewriter, loc, castTo(rewriter, loc, slice.getType(), *computed),
             filled, interior.resultOffsets, interior.sizes, strides)
      .getResult();
}

LogicalResult padlab::fusePad(RewriterBase &rewriter, tensor::PadOp pad) {
  std::optional<KnownInterior> known = findKnownInterior(pad);
  if (!known)
    return failure();
  auto result = cast<OpResult>(pad.getSource());
  auto producer = cast<linalg::GenericOp>(result.getOwner());
  Value init = producer.getTiedOpOperand(result)->get();
  Location loc = pad.getLoc();

  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(pad);
  FailureOr<Value> padded = makeFilled(rewriter, pad, init, *known);
  // Without an interior the producer computes nothing that anyone sees.
  if (!known->isEmpty())
    padded = writeInterior(rewriter, pad, init, *known, *padded);
  if (failed(padded))
    return failure();
  rewriter.replaceOp(pad, castTo(rewriter, loc, pad.getResultType(), *padded));
  eraseProducer(rewriter, result, init);
  return success();
}

namespace padlab {

#define GEN_PASS_DEF_FUSEPAD
#include "padlab/codegen/Passes.h.inc"

namespace {
struct FusePadPattern : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::PadOp pad,
                                PatternRewriter &rewriter) const override {
    if (std::optional<PadFusionRefusal> refusal = findPadFusionRefusal(pad))
      return rewriter.notifyMatchFailure(pad, refusal->reason);
    return fusePad(rewriter, pad);
  }
};

struct FusePad : impl::FusePadBase<FusePad> {
  using FusePadBase::FusePadBase;

  /// A pattern rather than a walk, so that each application is an action that
  /// can be counted and suppressed.
  void runOnOperation() override {
    SmallVector<Operation *> pads;
    getOperation()->walk([&](tensor::PadOp pad) { pads.push_back(pad); });
    if (pads.empty())
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add<FusePadPattern>(&getContext());
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingOps)
        .enableFolding(false);
    if (failed(applyOpPatternsGreedily(pads, std::move(patterns), config)))
      return signalPassFailure();
    if (remarks)
      remarkRefusals();
  }

  void remarkRefusals() {
    getOperation()->walk([](tensor::PadOp pad) {
      if (std::optional<PadFusionRefusal> refusal = findPadFusionRefusal(pad))
        pad.emitRemark("pad not fused, rule ")
            << static_cast<int>(refusal->rule) << ": " << refusal->reason;
    });
  }
};
} // namespace

} // namespace padlab
