//===- UpstreamLinalgUtilities.cpp - rewrites without a pass -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UpstreamPatterns.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace padlab;

namespace {

/// If a structured operation reads a slice of a value, computes the producer of
/// this value only for the slice.
class GreedyFusion
    : public PassWrapper<GreedyFusion, OperationPass<func::FuncOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(GreedyFusion)

  StringRef getArgument() const final { return "test-linalg-greedy-fusion"; }
  StringRef getDescription() const final {
    return "Fuses structured operations with slices of what they make";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, linalg::LinalgDialect,
                    memref::MemRefDialect, scf::SCFDialect,
                    tensor::TensorDialect>();
  }
  void runOnOperation() override;
};

/// Removes the outermost loop of a generic if it has one iteration; inner loops
/// of one iteration stay.
class OuterUnitLoops
    : public PassWrapper<OuterUnitLoops, OperationPass<func::FuncOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(OuterUnitLoops)

  StringRef getArgument() const final { return "test-linalg-drop-unit-dims"; }
  StringRef getDescription() const final {
    return "Drops the outermost loop of generics where it has one round";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, linalg::LinalgDialect,
                    tensor::TensorDialect>();
  }
  void runOnOperation() override;
};

} // namespace

/// Fuses each producer into its consumers once, and returns whether anything
/// was fused. The operations are visited from the last to the first. A fused
/// producer takes the place of the original one in the list, so that it is
/// visited later, as a consumer of its own producers.
static bool fuseProducers(func::FuncOp function) {
  SmallVector<linalg::LinalgOp> ops;
  function.walk([&](linalg::LinalgOp op) {
    if (op->getNumResults() <= 1)
      ops.push_back(op);
  });
  OpBuilder b(function);
  bool changed = false;
  for (size_t i = ops.size(); i-- > 0;)
    for (OpOperand *input : ops[i].getDpsInputOperands()) {
      if (!isa<RankedTensorType>(input->get().getType()))
        continue;
      FailureOr<linalg::FusionInfo> fused =
          linalg::fuseProducerOfTensor(b, *input);
      if (failed(fused))
        continue;
      changed = true;
      auto *producer = llvm::find(ops, fused->originalProducer);
      if (producer != ops.end())
        *producer = fused->fusedProducer;
    }
  return changed;
}

void GreedyFusion::runOnOperation() {
  MLIRContext *context = &getContext();
  RewritePatternSet patterns(context);
  linalg::populateLinalgTilingCanonicalizationPatterns(patterns);
  patterns.add<linalg::ExtractSliceOfPadTensorSwapPattern>(context);
  scf::populateSCFForLoopCanonicalizationPatterns(patterns);
  FrozenRewritePatternSet frozen(std::move(patterns));
  OpPassManager cleanUp(func::FuncOp::getOperationName());
  cleanUp.addPass(createLoopInvariantCodeMotionPass());
  cleanUp.addPass(createCanonicalizerPass());
  cleanUp.addPass(createCSEPass());
  do {
    (void)applyPatternsGreedily(getOperation(), frozen);
    if (failed(runPipeline(cleanUp, getOperation())))
      return signalPassFailure();
  } while (fuseProducers(getOperation()));
}

void OuterUnitLoops::runOnOperation() {
  IRRewriter rewriter(&getContext());
  SmallVector<linalg::GenericOp> ops;
  getOperation().walk([&](linalg::GenericOp op) { ops.push_back(op); });
  linalg::ControlDropUnitDims control;
  control.controlFn = [](Operation *) { return SmallVector<unsigned>{0}; };
  for (linalg::GenericOp op : ops) {
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::DropUnitDimsResult> result =
        linalg::dropUnitDims(rewriter, op, control);
    if (succeeded(result))
      rewriter.replaceOp(op, result->replacements);
  }
}

void padlab::registerUpstreamLinalgUtilities() {
  PassRegistration<GreedyFusion>();
  PassRegistration<OuterUnitLoops>();
}
