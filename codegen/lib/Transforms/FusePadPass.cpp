//===- FusePadPass.cpp - the pass that fuses pads -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/PadPasses.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace padlab;

using Form = PadFusionPlan::Form;

static StringRef describe(Form form) {
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

static void remarkRefusal(tensor::PadOp pad, const PadFusionRefusal &refusal) {
  InFlightDiagnostic remark = pad.emitRemark("pad not fused, ");
  if (refusal.rule != PadFusionRule::None)
    remark << "rule " << static_cast<int>(refusal.rule);
  else if (refusal.cost != PadFusionCost::None)
    remark << "cost " << static_cast<int>(refusal.cost);
  else
    remark << "no producer";
  remark << ": " << refusal.reason;
}

static LogicalResult fuseOrCopy(RewriterBase &rewriter, tensor::PadOp pad,
                                bool remarks, const PadFusionOptions &options) {
  PadFusionRefusal refusal;
  auto plan = planPadFusion(pad, refusal, options);
  if (!plan) {
    if (remarks)
      remarkRefusal(pad, refusal);
    return rewriter.notifyMatchFailure(pad, refusal.reason);
  }
  Location loc = pad.getLoc();
  if (plan->form != Form::Copy) {
    if (succeeded(fusePad(rewriter, pad, *plan, options))) {
      if (remarks)
        emitRemark(loc, "pad fused: ") << describe(plan->form);
      return success();
    }
    refusal = refuse(PadFusionRule::CroppableMaps, cannotRestrict);
    plan = planPadCopy(pad, options);
  }
  if (remarks)
    remarkRefusal(pad, refusal);
  return fusePad(rewriter, pad, *plan, options);
}

/// Whether anything has changed.
static LogicalResult rewritePad(RewriterBase &rewriter, tensor::PadOp pad,
                                bool remarks, const PadFusionOptions &options) {
  tensor::PadOp moved = movePadOverReshape(rewriter, pad, options);
  LogicalResult fused =
      fuseOrCopy(rewriter, moved ? moved : pad, remarks, options);
  return success(moved || succeeded(fused));
}

LogicalResult padlab::fusePadOrCopy(RewriterBase &rewriter, tensor::PadOp pad,
                                    bool remarks) {
  PadFusionOptions options;
  tensor::PadOp moved = movePadOverReshape(rewriter, pad, options);
  return fuseOrCopy(rewriter, moved ? moved : pad, remarks, options);
}

namespace padlab {

#define GEN_PASS_DEF_FUSEPAD
#include "padlab/codegen/PadPasses.h.inc"

namespace {

struct FusePadPattern : OpRewritePattern<tensor::PadOp> {
  FusePadPattern(MLIRContext *context, PadFusionOptions options, bool remarks)
      : OpRewritePattern(context), options(options), remarks(remarks) {}

  LogicalResult matchAndRewrite(tensor::PadOp pad,
                                PatternRewriter &rewriter) const override {
    return rewritePad(rewriter, pad, remarks, options);
  }

private:
  PadFusionOptions options;
  bool remarks;
};

struct FusePad : impl::FusePadBase<FusePad> {
  using FusePadBase::FusePadBase;

  void runOnOperation() override {
    if (failed(fusePads(getOperation(), remarks, PadFusionOptions())))
      signalPassFailure();
  }
};

} // namespace

/// A pattern rather than a walk, so that each application is an action that can
/// be counted and suppressed.
LogicalResult fusePads(Operation *root, bool remarks,
                       const PadFusionOptions &options) {
  SmallVector<Operation *> pads;
  root->walk([&](tensor::PadOp pad) { pads.push_back(pad); });
  if (pads.empty())
    return success();
  // The driver begins with the last one; producers should come first.
  std::reverse(pads.begin(), pads.end());
  RewritePatternSet patterns(root->getContext());
  patterns.add<FusePadPattern>(root->getContext(), options, remarks);
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingOps)
      .enableFolding(false);
  return applyOpPatternsGreedily(pads, std::move(patterns), config);
}

} // namespace padlab
