//===- CopyReturnedConstants.cpp - results that a caller may write to -----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's bufferization takes the result of a call for a buffer that may be
/// written to in place, and lets a function return the memory of a constant.
///
//===----------------------------------------------------------------------===//

#include "TensorShapes.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_COPYRETURNEDCONSTANTS
#include "padlab/codegen/Passes.h.inc"

namespace {

struct CopyReturnedConstants
    : impl::CopyReturnedConstantsBase<CopyReturnedConstants> {
  void runOnOperation() override {
    llvm::DenseSet<StringRef> callees;
    getOperation()->walk([&](Operation *op) {
      if (auto call = dyn_cast<func::CallOp>(op))
        callees.insert(call.getCallee());
    });
    if (callees.empty())
      return;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (callees.contains(function.getSymName()))
        copyResultsOf(function);
  }

  void copyResultsOf(func::FuncOp function) {
    bool hasConstants = function
                            .walk([](arith::ConstantOp op) {
                              return isa<TensorType>(op.getType())
                                         ? WalkResult::interrupt()
                                         : WalkResult::advance();
                            })
                            .wasInterrupted();
    if (!hasConstants)
      return;
    for (Block &block : function.getBody())
      if (auto exit = dyn_cast<func::ReturnOp>(block.getTerminator()))
        for (OpOperand &operand : exit->getOpOperands()) {
          llvm::DenseSet<Value> seen;
          if (mayBeConstant(operand.get(), seen)) {
            OpBuilder b(exit);
            operand.set(copyTensor(b, exit.getLoc(), operand.get()));
          }
        }
  }

  /// Whether the buffer of `tensor` may be a constant's. Which operand a result
  /// shares its buffer with is not known yet: any may be the one.
  static bool mayBeConstant(Value tensor, llvm::DenseSet<Value> &seen) {
    if (!isa<TensorType>(tensor.getType()) || !seen.insert(tensor).second)
      return false;
    Operation *op = tensor.getDefiningOp();
    if (!op) {
      auto function =
          dyn_cast<func::FuncOp>(tensor.getParentBlock()->getParentOp());
      // Arguments of the function are the caller's.
      return !function || !tensor.getParentBlock()->isEntryBlock();
    }
    if (isa<arith::ConstantOp>(op) || op->getNumRegions() != 0)
      return true;
    return !isa<CallOpInterface>(op) &&
           llvm::any_of(op->getOperands(), [&](Value operand) {
             return mayBeConstant(operand, seen);
           });
  }
};

} // namespace

} // namespace padlab
