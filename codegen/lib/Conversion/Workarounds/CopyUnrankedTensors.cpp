//===- CopyUnrankedTensors.cpp - tensors that get a rank -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../TensorShapes.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_COPYUNRANKEDTENSORS
#include "padlab/codegen/Passes.h.inc"

/// Whether every use reads elements or extents, and none makes an alias.
static bool isOnlyRead(Value tensor) {
  return llvm::all_of(tensor.getUsers(), [](Operation *user) {
    return isa<tensor::ExtractOp, tensor::DimOp, tensor::RankOp,
               bufferization::AllocTensorOp>(user);
  });
}

/// Copies the result of a cast or a reshape that turns an unranked tensor into
/// a ranked one, unless the result is only read.
static void copyResult(Operation *op) {
  Value result = op->getResult(0);
  if (!isa<UnrankedTensorType>(op->getOperand(0).getType()) ||
      !isa<RankedTensorType>(result.getType()) || isOnlyRead(result))
    return;
  OpBuilder b(op->getContext());
  b.setInsertionPointAfter(op);
  Value copy = copyTensor(b, op->getLoc(), result);
  result.replaceAllUsesExcept(copy, copy.getDefiningOp());
}

/// Copies unranked operands, because the callee may write to memory that other
/// arguments share with them.
static void copyUnrankedOperands(func::CallOp op) {
  OpBuilder b(op);
  for (OpOperand &operand : op->getOpOperands())
    if (isa<UnrankedTensorType>(operand.get().getType()))
      operand.set(copyTensor(b, op.getLoc(), operand.get()));
}

namespace {
struct CopyUnrankedTensors
    : impl::CopyUnrankedTensorsBase<CopyUnrankedTensors> {
  void runOnOperation() override {
    SmallVector<Operation *> views;
    SmallVector<func::CallOp> calls;
    getOperation()->walk([&](Operation *op) {
      if (isa<tensor::CastOp, tensor::ReshapeOp>(op))
        views.push_back(op);
      else if (auto call = dyn_cast<func::CallOp>(op))
        calls.push_back(call);
    });
    llvm::for_each(views, copyResult);
    llvm::for_each(calls, copyUnrankedOperands);
  }
};
} // namespace

} // namespace padlab
