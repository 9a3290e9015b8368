//===- LowerGeneralForms.cpp - forms that few programs have ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../MemRefView.h"
#include "SubjectForms.h"

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/Workarounds.h"
#include "padlab/dialect/Std/StdDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_LOWERGENERALFORMS
#define GEN_PASS_DEF_LOWERSUBJECTFORMS
#include "padlab/codegen/Passes.h.inc"

/// Whether a region of `op` has several blocks: branches, or unreachable
/// blocks.
static bool hasBranches(Operation *op) {
  return llvm::any_of(op->getRegions(), [](Region &region) {
    return !region.empty() && !region.hasOneBlock();
  });
}

/// Whether an argument of this type must be lowered by the passes of
/// `addGeneralForms`, even if nothing uses the argument.
static bool isGeneralArgument(Type type) {
  return isa<FunctionType>(type) || isSpecialMemRef(type);
}

/// Whether one of the passes of `addGeneralForms` may have to lower `op`. Each
/// function value, and nearly each memref that the passes have to lower, comes
/// from an argument of a function or from an operation of one of the dialects
/// below.
static bool isGeneral(Operation *op) {
  if (hasBranches(op))
    return true;
  if (auto function = dyn_cast<func::FuncOp>(op))
    return llvm::any_of(function.getArgumentTypes(), isGeneralArgument);
  if (isa<func::ReturnOp>(op))
    return false;
  Dialect *dialect = op->getDialect();
  if (isa_and_nonnull<standard::StdDialect, memref::MemRefDialect,
                      func::FuncDialect, cf::ControlFlowDialect>(dialect))
    return !isa<cf::AssertOp>(op);
  if (isa<scf::IndexSwitchOp>(op))
    return true;
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect>(dialect) &&
         op->getNumOperands() != 0 &&
         llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>);
}

/// Adds the passes that lower general forms, which few programs have: first the
/// passes that lower the Standard dialect, indirect calls and special memrefs,
/// then those that prepare control flow and tensors for bufferization.
static void addGeneralForms(OpPassManager &passes) {
  passes.addPass(createConvertStd());
  passes.addPass(createConvertIndirectCallsToSwitch());
  passes.addPass(createWidenMemRefVectors());
  passes.addPass(createStripMemorySpaces());
  passes.addPass(createExpandMemRefLayouts());
  passes.addPass(createConvertDmaToRuntime());
  passes.addPass(createConvertAllocStaticToRuntime());
  passes.addPass(createConvertIndexSwitchToIf());
  passes.addPass(createEraseUnreachableBlocks());
  passes.addPass(createSplitEqualSuccessors());
  passes.addPass(createCopyUnrankedTensors());
  passes.addPass(createCopyArgumentsAcrossBlocks());
  passes.addPass(createCopyTensorsAtCalls());
  passes.addPass(createConvertElementwiseTensorToLinalg());
}

std::string printGeneralForms() {
  OpPassManager passes(ModuleOp::getOperationName());
  addGeneralForms(passes);
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::interleave(
      passes, stream, [&](Pass &pass) { pass.printAsTextualPipeline(stream); },
      ",");
  return text;
}

namespace {
struct LowerGeneralForms : impl::LowerGeneralFormsBase<LowerGeneralForms> {
  void runOnOperation() override {
    auto run = [&](OpPassManager &passes) {
      return runPipeline(passes, getOperation());
    };
    if (failed(lowerSubjectForms(getOperation(), run)))
      return signalPassFailure();
    WalkResult found = getOperation().walk([](Operation *op) {
      return isGeneral(op) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (!found.wasInterrupted())
      return;
    OpPassManager passes(ModuleOp::getOperationName());
    addGeneralForms(passes);
    if (failed(run(passes)))
      signalPassFailure();
  }
};

struct LowerSubjectForms : impl::LowerSubjectFormsBase<LowerSubjectForms> {
  void runOnOperation() override {
    auto run = [&](OpPassManager &passes) {
      return runPipeline(passes, getOperation());
    };
    if (failed(lowerSubjectForms(getOperation(), run)))
      signalPassFailure();
  }
};
} // namespace

} // namespace padlab
