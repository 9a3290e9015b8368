//===- FusePadPass.cpp - the pass that fuses pads -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace padlab;

using Form = PadFusionPlan::Form;

namespace padlab {

#define GEN_PASS_DEF_FUSEPAD
#include "padlab/codegen/Passes.h.inc"

namespace {

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
    tensor::PadOp moved = movePadOverReshape(rewriter, pad, options);
    LogicalResult fused = fuse(moved ? moved : pad, rewriter);
    return success(moved || succeeded(fused));
  }

private:
  LogicalResult fuse(tensor::PadOp pad, PatternRewriter &rewriter) const {
    PadFusionRefusal refusal;
    auto plan = planPadFusion(pad, refusal, options);
    if (!plan) {
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
    remarkRefusal(pad, refusal);
    return fusePad(rewriter, pad, *plan, options);
  }

  void remarkRefusal(tensor::PadOp pad, const PadFusionRefusal &refusal) const {
    if (!remarks)
      return;
    InFlightDiagnostic remark = pad.emitRemark("pad not fused, ");
    if (refusal.rule != PadFusionRule::None)
      remark << "rule " << static_cast<int>(refusal.rule);
    else if (refusal.cost != PadFusionCost::None)
      remark << "cost " << static_cast<int>(refusal.cost);
    else
      remark << "no producer";
    remark << ": " << refusal.reason;
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
    // The driver begins with the last one; producers should come first.
    std::reverse(pads.begin(), pads.end());
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
