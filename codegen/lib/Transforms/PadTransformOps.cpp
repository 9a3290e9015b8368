//===- PadTransformOps.cpp - pad fusion in scripts ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadTransformOps.h"

#include "padlab/codegen/PadFusion.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab;

#define GET_OP_CLASSES
#include "padlab/codegen/PadTransformOps.cpp.inc"

namespace {

/// Records the value that replaces the target, which is the first pad to be
/// replaced. If the target moves across a reshape, its replacement is a reshape
/// of another pad, which is itself replaced later; the later replacement must
/// not be recorded.
struct PadReplacements : RewriterBase::ForwardingListener {
  using ForwardingListener::ForwardingListener;

  void notifyOperationReplaced(Operation *op, ValueRange values) override {
    if (isa<tensor::PadOp>(op) && values.size() == 1 && !first)
      first = values.front();
    ForwardingListener::notifyOperationReplaced(op, values);
  }

  Value first;
};

} // namespace

DiagnosedSilenceableFailure
transform_ops::FusePadOp::applyToOne(transform::TransformRewriter &rewriter,
                                     Operation *target,
                                     transform::ApplyToEachResultList &results,
                                     transform::TransformState &state) {
  auto pad = dyn_cast<tensor::PadOp>(target);
  if (!pad) {
    auto failure = emitSilenceableError() << "expected a tensor.pad, not a "
                                          << target->getName().getStringRef();
    failure.attachNote(target->getLoc()) << "when applied to this op";
    return failure;
  }
  PadFusionRefusal refusal;
  if (!planPadFusion(pad, refusal)) {
    auto failure = emitSilenceableError()
                   << "the pad stays, by rule "
                   << static_cast<int>(refusal.rule) << ": " << refusal.reason;
    failure.attachNote(pad.getLoc()) << "when applied to this op";
    return failure;
  }
  OpBuilder::Listener *outer = rewriter.getListener();
  PadReplacements replacements(outer);
  rewriter.setListener(&replacements);
  llvm::scope_exit restore([&] { rewriter.setListener(outer); });
  if (failed(fusePadOrCopy(rewriter, pad)) || !replacements.first)
    return emitDefiniteFailure("the fusion that was planned failed");
  results.push_back(replacements.first.getDefiningOp());
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure transform_ops::SelectPadStrategyOp::applyToOne(
    transform::TransformRewriter &rewriter, Operation *target,
    transform::ApplyToEachResultList &results,
    transform::TransformState &state) {
  std::optional<pad::Strategy> chosen = pad::symbolizeStrategy(getStrategy());
  if (!chosen)
    return emitDefiniteFailure()
           << "unknown strategy '" << getStrategy()
           << "', expected fill, frame, stream, stream_nt or lazy";
  auto attribute = pad::StrategyAttr::get(getContext(), *chosen);
  target->walk([&](Operation *op) {
    llvm::TypeSwitch<Operation *>(op).Case<pad::FrameOp, pad::GenericOp>(
        [&](auto padOp) {
          rewriter.modifyOpInPlace(padOp,
                                   [&] { padOp.setStrategyAttr(attribute); });
        });
  });
  return DiagnosedSilenceableFailure::success();
}

void transform_ops::SelectPadStrategyOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  transform::onlyReadsHandle(getTargetMutable(), effects);
  transform::modifiesPayload(effects);
}

namespace {
class PadTransformOps
    : public transform::TransformDialectExtension<PadTransformOps> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PadTransformOps)

  void init() {
    declareGeneratedDialect<pad::PadDialect>();
    declareGeneratedDialect<affine::AffineDialect>();
    declareGeneratedDialect<arith::ArithDialect>();
    declareGeneratedDialect<linalg::LinalgDialect>();
    declareGeneratedDialect<scf::SCFDialect>();
    registerTransformOps<
#define GET_OP_LIST
#include "padlab/codegen/PadTransformOps.cpp.inc"
        >();
  }
};
} // namespace

void padlab::registerPadTransformOps(DialectRegistry &registry) {
  registry.addExtensions<PadTransformOps>();
  linalg::registerTilingInterfaceExternalModels(registry);
}
