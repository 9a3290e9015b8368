//===- FusePadPass.cpp - the pass that fuses pads -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadConsumers.h"

#include "padlab/codegen/DecomposeSoftmax.h"
#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/PadPasses.h"

#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
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

static void remarkRefusal(tensor::PadOp pad, const PadFusionRefusal &refusal,
                          StringRef with = "") {
  InFlightDiagnostic remark = pad.emitRemark("pad not fused") << with << ", ";
  if (refusal.rule != PadFusionRule::None)
    remark << "rule " << static_cast<int>(refusal.rule);
  else if (refusal.cost != PadFusionCost::None)
    remark << "cost " << static_cast<int>(refusal.cost);
  else
    remark << "no producer";
  remark << ": " << refusal.reason;
}

/// Pads that cannot be fused with a producer, but can be fused with their
/// consumers.
using PadsForConsumers = llvm::SetVector<Operation *>;

/// Handles a pad that could only become a copy. If the pad can be fused with
/// its consumers, adds it to `forConsumers` and returns true. Returns false if
/// it cannot be fused with them, or if `forConsumers` is null. `refusal` says
/// why the pad cannot be fused with a producer.
static bool leaveToConsumers(tensor::PadOp pad, const PadFusionRefusal &refusal,
                             bool remarks, const PadFusionOptions &options,
                             PadsForConsumers *forConsumers) {
  PadFusionRefusal ofConsumers;
  bool canDoWithout = (remarks || forConsumers) &&
                      planPadConsumers(pad, ofConsumers, options).has_value();
  if (canDoWithout && forConsumers) {
    forConsumers->insert(pad);
    return true;
  }
  if (!remarks)
    return false;
  remarkRefusal(pad, refusal);
  if (!canDoWithout && ofConsumers.source != PadFusionSource::None)
    remarkRefusal(pad, ofConsumers, " with its consumers");
  return false;
}

static LogicalResult fuseOrCopy(RewriterBase &rewriter, tensor::PadOp pad,
                                bool remarks, const PadFusionOptions &options,
                                PadsForConsumers *forConsumers = nullptr) {
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
  if (leaveToConsumers(pad, refusal, remarks, options, forConsumers))
    return rewriter.notifyMatchFailure(pad, "its consumers do without it");
  return fusePad(rewriter, pad, *plan, options);
}

/// Moves a pad across a reshape, fuses it or makes it a copy. Succeeds if the
/// program has changed.
static LogicalResult rewritePad(RewriterBase &rewriter, tensor::PadOp pad,
                                bool remarks, const PadFusionOptions &options,
                                PadsForConsumers *forConsumers) {
  tensor::PadOp moved = movePadOverReshape(rewriter, pad, options);
  LogicalResult fused =
      fuseOrCopy(rewriter, moved ? moved : pad, remarks, options, forConsumers);
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
  FusePadPattern(MLIRContext *context, PadFusionOptions options, bool remarks,
                 PadsForConsumers *forConsumers)
      : OpRewritePattern(context), options(options), remarks(remarks),
        forConsumers(forConsumers) {}

  LogicalResult matchAndRewrite(tensor::PadOp pad,
                                PatternRewriter &rewriter) const override {
    return rewritePad(rewriter, pad, remarks, options, forConsumers);
  }

private:
  PadFusionOptions options;
  bool remarks;
  PadsForConsumers *forConsumers;
};

/// Splits the consumers of pads, and appends the new small pads to `made`.
struct FuseConsumersPattern : OpRewritePattern<tensor::PadOp> {
  FuseConsumersPattern(MLIRContext *context, PadFusionOptions options,
                       bool remarks, SmallVectorImpl<Operation *> &made)
      : OpRewritePattern(context), options(options), remarks(remarks),
        made(made) {}

  LogicalResult matchAndRewrite(tensor::PadOp pad,
                                PatternRewriter &rewriter) const override {
    Location loc = pad.getLoc();
    PadFusionRefusal refusal;
    SmallVector<tensor::PadOp> pads;
    if (failed(fusePadWithConsumers(rewriter, pad, refusal, pads, options)))
      return rewriter.notifyMatchFailure(pad, refusal.reason);
    if (remarks)
      emitRemark(loc, "pad fused: with its consumers");
    llvm::append_range(made, pads);
    return success();
  }

private:
  PadFusionOptions options;
  bool remarks;
  SmallVectorImpl<Operation *> &made;
};

struct FusePad : impl::FusePadBase<FusePad> {
  using FusePadBase::FusePadBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    FusePadBase::getDependentDialects(registry);
    linalg::registerTilingInterfaceExternalModels(registry);
  }

  void runOnOperation() override {
    if (failed(fusePads(getOperation(), remarks, PadFusionOptions())))
      signalPassFailure();
  }
};

} // namespace

/// Applies a pattern to `pads`, which are in program order. This uses the
/// pattern driver instead of a walk, so that each application is an MLIR
/// action, which can be counted and suppressed.
template <typename Pattern, typename... Args>
static LogicalResult rewritePads(MLIRContext *context,
                                 SmallVector<Operation *> pads,
                                 Args &&...args) {
  if (pads.empty())
    return success();
  // The driver begins with the last operation of the list, but producers should
  // be rewritten first.
  std::reverse(pads.begin(), pads.end());
  RewritePatternSet patterns(context);
  patterns.add<Pattern>(context, std::forward<Args>(args)...);
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingOps)
      .enableFolding(false);
  return applyOpPatternsGreedily(pads, std::move(patterns), config);
}

/// Collects the pads of `pads` that are still in `root`: a pad is erased when a
/// rewrite removes its last user.
static SmallVector<Operation *> collectLeft(Operation *root,
                                            ArrayRef<Operation *> pads) {
  SmallVector<Operation *> left;
  root->walk([&](tensor::PadOp pad) {
    if (llvm::is_contained(pads, pad.getOperation()))
      left.push_back(pad);
  });
  return left;
}

/// Decomposes softmaxes that read a pad into steps: the indexing maps of the
/// steps show which elements a result depends on, but those of a softmax do
/// not.
static void decomposeReaders(Operation *root) {
  llvm::SmallSetVector<linalg::SoftmaxOp, 4> readers;
  root->walk([&](tensor::PadOp pad) {
    for (Operation *user : pad->getUsers())
      if (auto softmax = dyn_cast<linalg::SoftmaxOp>(user))
        readers.insert(softmax);
  });
  IRRewriter rewriter(root->getContext());
  for (linalg::SoftmaxOp softmax : readers)
    (void)decomposeSoftmax(rewriter, softmax);
}

/// Fuses all pads in `root`. Pads are fused with their producers before
/// consumers are split: if the result of a consumer is padded, this second pad
/// must be fused while its producer is still one operation.
LogicalResult fusePads(Operation *root, bool remarks,
                       const PadFusionOptions &options) {
  decomposeReaders(root);
  movePadsBehind(root, remarks, options);
  SmallVector<Operation *> all, made;
  root->walk([&](tensor::PadOp pad) { all.push_back(pad); });
  MLIRContext *context = root->getContext();
  PadsForConsumers forConsumers;
  PadsForConsumers *nobody = nullptr;
  if (failed(rewritePads<FusePadPattern>(context, all, options, remarks,
                                         &forConsumers)))
    return failure();
  SmallVector<Operation *> consumed =
      collectLeft(root, forConsumers.getArrayRef());
  if (failed(rewritePads<FuseConsumersPattern>(context, consumed, options,
                                               remarks, made)))
    return failure();
  made = collectLeft(root, made);
  // `consumed` may contain pointers to pads that were erased, and a new pad may
  // have the address of such a pad. So new pads are removed from `consumed`.
  llvm::erase_if(consumed,
                 [&](Operation *pad) { return llvm::is_contained(made, pad); });
  consumed = collectLeft(root, consumed);
  if (failed(rewritePads<FusePadPattern>(context, consumed, options, remarks,
                                         nobody)))
    return failure();
  // These pads were not in the source program, so they get no remarks.
  made = collectLeft(root, made);
  return rewritePads<FusePadPattern>(context, made, options, false, nobody);
}

} // namespace padlab
