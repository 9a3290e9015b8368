//===- CopyReturnedTensors.cpp - results that a caller may write to -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's bufferization takes each result of a call for a packed buffer of
/// its own that may be written to in place. It lets a function return the
/// memory of a constant, one buffer twice (where a result is an unwritten
/// tensor into which another is computed), what it reshaped of an argument, and
/// slices.
///
//===----------------------------------------------------------------------===//

#include "TensorShapes.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_COPYRETURNEDTENSORS
#include "padlab/codegen/Passes.h.inc"

static bool isTensor(Value value) { return isa<TensorType>(value.getType()); }

/// An argument itself: upstream knows that the result is the same buffer.
static bool isArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock();
}

/// Computed into a tensor that was made for it.
static bool isComputedAnew(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    Operation *op = result.getOwner();
    if (isa<tensor::EmptyOp, bufferization::AllocTensorOp>(op))
      return true;
    auto styled = dyn_cast<DestinationStyleOpInterface>(op);
    if (!styled)
      return false;
    value = styled.getTiedOpOperand(result)->get();
  }
  return false;
}

static void copyResults(func::ReturnOp exit) {
  bool isOnly = llvm::count_if(exit.getOperands(), isTensor) == 1;
  OpBuilder b(exit);
  for (OpOperand &operand : exit->getOpOperands()) {
    Value value = operand.get();
    if (isTensor(value) && !isArgument(value) &&
        !(isOnly && isComputedAnew(value)))
      operand.set(copyTensor(b, exit.getLoc(), value));
  }
}

namespace {
struct CopyReturnedTensors
    : impl::CopyReturnedTensorsBase<CopyReturnedTensors> {
  void runOnOperation() override {
    llvm::DenseSet<StringRef> callees;
    getOperation()->walk(
        [&](func::CallOp call) { callees.insert(call.getCallee()); });
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (callees.contains(function.getSymName()))
        function.walk(copyResults);
  }
};
} // namespace

} // namespace padlab
