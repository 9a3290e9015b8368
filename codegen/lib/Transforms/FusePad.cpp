//===- FusePad.cpp - fusion of pads with their producers ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace padlab;

using Form = PadFusionPlan::Form;

//===----------------------------------------------------------------------===//
// What all forms need
//===----------------------------------------------------------------------===//

OpFoldResult PadFusionSite::getExtent(unsigned dim) {
  Value value = pad.getSource();
  if (plan.form != Form::Copy)
    value = cast<DestinationStyleOpInterface>(plan.getProduced().getOwner())
                .getTiedOpOperand(plan.getProduced())
                ->get();
  if (auto empty = value.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes()[dim];
  return tensor::getMixedSize(rewriter, getLoc(), value, dim);
}

Interior PadFusionSite::makeInterior() {
  return padlab::makeInterior(
      rewriter, pad, [&](unsigned dim) { return getExtent(dim); }, plan.known,
      plan.crop);
}

Value PadFusionSite::makeDestination() {
  SmallVector<OpFoldResult> extents = makeResultExtents(
      rewriter, pad, [&](unsigned dim) { return getExtent(dim); }, plan.known);
  return tensor::EmptyOp::create(rewriter, getLoc(), extents,
                                 pad.getResultType().getElementType());
}

//===----------------------------------------------------------------------===//
// Carrying out a plan
//===----------------------------------------------------------------------===//

/// Takes `op` out if it is dead, and what is dead without it: an unused
/// `tensor.empty` would still be allocated.
static void eraseChain(RewriterBase &rewriter, Operation *op) {
  for (Operation *user : llvm::make_early_inc_range(op->getUsers()))
    if (isa<tensor::DimOp>(user) && isOpTriviallyDead(user))
      rewriter.eraseOp(user);
  if (!isOpTriviallyDead(op))
    return;
  SmallVector<Value> operands(op->getOperands());
  rewriter.eraseOp(op);
  for (Value operand : llvm::SetVector<Value>(operands.begin(), operands.end()))
    if (Operation *producer = operand.getDefiningOp();
        producer && isa<RankedTensorType>(operand.getType()))
      eraseChain(rewriter, producer);
}

/// Extents of what is produced are those of its init.
static void askInitForExtents(RewriterBase &rewriter, OpResult produced) {
  auto producer = cast<DestinationStyleOpInterface>(produced.getOwner());
  Value init = producer.getTiedOpOperand(produced)->get();
  rewriter.replaceUsesWithIf(produced, init, [](OpOperand &use) {
    return isa<tensor::DimOp>(use.getOwner());
  });
}

/// The interior of the padded result, where nothing is cropped from it.
static Value extractInterior(PadFusionSite &site, Value padded) {
  Interior interior = site.makeInterior();
  SmallVector<OpFoldResult> strides(interior.sizes.size(),
                                    site.rewriter.getIndexAttr(1));
  Value slice = tensor::ExtractSliceOp::create(site.rewriter, site.getLoc(),
                                               padded, interior.resultOffsets,
                                               interior.sizes, strides);
  return castTo(site.rewriter, site.getLoc(), site.plan.source.getType(),
                slice);
}

/// The padded result; of the producer's results, what others are to use.
static FailureOr<Value> build(PadFusionSite &site,
                              SmallVectorImpl<Value> &replacements) {
  if (site.plan.known.isEmpty() && !site.plan.redirect &&
      site.plan.form != Form::Destination)
    return makeFramed(site);
  switch (site.plan.form) {
  case Form::Copy:
    return copyIntoDestination(site);
  case Form::Destination:
    return fuseIntoDestination(site, replacements);
  case Form::Pointwise:
    break;
  }
  FailureOr<Value> padded = fusePointwise(site);
  if (succeeded(padded) && site.plan.redirect)
    replacements.push_back(extractInterior(site, *padded));
  return padded;
}

LogicalResult padlab::fusePad(RewriterBase &rewriter, tensor::PadOp pad,
                              const PadFusionPlan &plan,
                              const PadFusionOptions &options) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(plan.position);
  PadFusionSite site{rewriter, pad, plan, options};
  SmallVector<Value> replacements;
  FailureOr<Value> padded = build(site, replacements);
  if (failed(padded))
    return failure();
  Value result = castTo(rewriter, pad.getLoc(), pad.getResultType(), *padded);
  Operation *last = pad.getSource().getDefiningOp();
  rewriter.replaceOp(pad, result);
  if (plan.form == Form::Copy)
    return success();
  OpResult produced = plan.getProduced();
  Operation *producer = produced.getOwner();
  askInitForExtents(rewriter, produced);
  // Casts between producer and pad see the padded result, too, if others use
  // them.
  if (last != producer)
    eraseChain(rewriter, last);
  if (replacements.size() == 1 && plan.form == Form::Pointwise)
    rewriter.replaceUsesWithIf(
        produced, replacements.front(), [&](OpOperand &use) {
          return use.getOwner() != replacements.front().getDefiningOp();
        });
  else if (!replacements.empty() && !plan.crop)
    for (auto [old, value] :
         llvm::zip_equal(producer->getResults(), replacements))
      rewriter.replaceAllUsesWith(old, value);
  eraseChain(rewriter, producer);
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace padlab {

#define GEN_PASS_DEF_FUSEPAD
#include "padlab/codegen/Passes.h.inc"

namespace {

void remarkRefusal(tensor::PadOp pad, const PadFusionRefusal &refusal) {
  InFlightDiagnostic remark = pad.emitRemark("pad not fused, ");
  if (refusal.rule != PadFusionRule::None)
    remark << "rule " << static_cast<int>(refusal.rule);
  else if (refusal.cost != PadFusionCost::None)
    remark << "cost " << static_cast<int>(refusal.cost);
  else
    remark << "no producer";
  remark << ": " << refusal.reason;
}

StringRef describe(Form form) {
  switch (form) {
  case Form::Pointwise:
    return "pointwise";
  case Form::Destination:
    return "into the destination";
  case Form::Copy:
    return "copy";
  }
  llvm_unreachable("unknown form");
}

struct FusePadPattern : OpRewritePattern<tensor::PadOp> {
  FusePadPattern(MLIRContext *context, PadFusionOptions options, bool remarks)
      : OpRewritePattern(context), options(options), remarks(remarks) {}

  LogicalResult matchAndRewrite(tensor::PadOp pad,
                                PatternRewriter &rewriter) const override {
    PadFusionRefusal refusal;
    auto plan = planPadFusion(pad, refusal, options);
    bool isRefused = !plan || plan->form == Form::Copy;
    if (remarks && isRefused)
      remarkRefusal(pad, refusal);
    if (!plan)
      return rewriter.notifyMatchFailure(pad, refusal.reason);
    if (remarks && !isRefused)
      pad.emitRemark("pad fused: ") << describe(plan->form);
    return fusePad(rewriter, pad, *plan, options);
  }

  PadFusionOptions options;
  bool remarks;
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
    PadFusionOptions options;
    options.broken = static_cast<PadFusionRule>(breakRule.getValue());
    RewritePatternSet patterns(&getContext());
    patterns.add<FusePadPattern>(&getContext(), options, remarks);
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingOps)
        .enableFolding(false);
    if (failed(applyOpPatternsGreedily(pads, std::move(patterns), config)))
      return signalPassFailure();
  }
};
} // namespace

} // namespace padlab
