//===- FusePad.cpp - whole-fill fusion of pads with producers -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/PadInterior.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace padlab;

/// An extent of a producer's result, from its init or what that is made of:
/// whatever is asked for its extents stays alive, and takes storage.
static OpFoldResult getExtent(OpBuilder &builder, Location loc, Value init,
                              unsigned dim) {
  if (auto empty = init.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes()[dim];
  return tensor::getMixedSize(builder, loc, init, dim);
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
  auto getExtent = [&](unsigned dim) {
    return ::getExtent(rewriter, loc, init, dim);
  };
  Value empty = tensor::EmptyOp::create(
      rewriter, loc, makeResultExtents(rewriter, pad, getExtent, known),
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
  auto getExtent = [&](unsigned dim) {
    return ::getExtent(rewriter, loc, init, dim);
  };
  Interior interior = makeInterior(rewriter, pad, getExtent, known, crop);
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
  std::optional<KnownInterior> known = findProducedInterior(pad);
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
