//===- FusePad.cpp - whole-fill fusion of pads with producers -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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

/// The extents of a producer's result, from its init or what that is made of:
/// whatever is asked for its extents stays alive, and takes storage.
static SmallVector<OpFoldResult> getExtents(OpBuilder &builder, Location loc,
                                            Value init) {
  if (auto empty = init.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes();
  return tensor::getMixedSizes(builder, loc, init);
}

static Interior makeWholeInterior(OpBuilder &builder, tensor::PadOp pad,
                                  Value init) {
  Interior interior;
  interior.resultOffsets = pad.getMixedLowPad();
  interior.sizes = getExtents(builder, pad.getLoc(), init);
  interior.sourceOffsets.assign(interior.sizes.size(), builder.getIndexAttr(0));
  return interior;
}

/// What is left when negative padding crops the source.
static Interior makeCroppedInterior(OpBuilder &builder, tensor::PadOp pad,
                                    Value init) {
  Location loc = pad.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(builder.getContext(), s0, s1, s2);
  Interior interior;
  for (auto [low, high, extent] :
       llvm::zip_equal(pad.getMixedLowPad(), pad.getMixedHighPad(),
                       getExtents(builder, loc, init))) {
    OpFoldResult cutLow = clampToZero(builder, loc, low, -1);
    OpFoldResult cutHigh = clampToZero(builder, loc, high, -1);
    interior.sourceOffsets.push_back(cutLow);
    interior.resultOffsets.push_back(clampToZero(builder, loc, low, 1));
    interior.sizes.push_back(
        apply(builder, loc, s0 - s1 - s2, {extent, cutLow, cutHigh}));
  }
  return interior;
}

/// The extents of the pad's result, from the producer's init.
static SmallVector<OpFoldResult>
getResultExtents(OpBuilder &builder, tensor::PadOp pad, Value init) {
  Location loc = pad.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(builder.getContext(), s0, s1, s2);
  SmallVector<OpFoldResult> extents;
  for (auto [low, high, extent, known] : llvm::zip_equal(
           pad.getMixedLowPad(), pad.getMixedHighPad(),
           getExtents(builder, loc, init), pad.getResultType().getShape()))
    extents.push_back(
        ShapedType::isDynamic(known)
            ? apply(builder, loc, s0 + s1 + s2, {low, extent, high})
            : builder.getIndexAttr(known));
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

LogicalResult padlab::fusePad(RewriterBase &rewriter, tensor::PadOp pad) {
  auto result = cast<OpResult>(pad.getSource());
  auto producer = cast<linalg::GenericOp>(result.getOwner());
  Value init = producer.getTiedOpOperand(result)->get();
  Location loc = pad.getLoc();
  bool crop = !isKnownNonNegative(pad);

  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(pad);
  Interior interior = crop ? makeCroppedInterior(rewriter, pad, init)
                           : makeWholeInterior(rewriter, pad, init);
  Value empty = tensor::EmptyOp::create(rewriter, loc,
                                        getResultExtents(rewriter, pad, init),
                                        pad.getResultType().getElementType());
  Value filled =
      linalg::FillOp::create(rewriter, loc, hoistValue(rewriter, pad), empty)
          .getResult(0);
  SmallVector<OpFoldResult> strides(interior.sizes.size(),
                                    rewriter.getIndexAttr(1));
  Value slice = tensor::ExtractSliceOp::create(
      rewriter, loc, filled, interior.resultOffsets, interior.sizes, strides);
  FailureOr<Value> computed = cloneInto(
      rewriter, producer, result.getResultNumber(), interior, slice, crop);
  if (failed(computed))
    return failure();
  Value inserted = tensor::InsertSliceOp::create(
      rewriter, loc, castTo(rewriter, loc, slice.getType(), *computed), filled,
      interior.resultOffsets, interior.sizes, strides);
  rewriter.replaceOp(pad, castTo(rewriter, loc, pad.getResultType(), inserted));
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
