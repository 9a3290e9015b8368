//===- SplitCondBrSuccessors.cpp - branches with both edges to one block -*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_SPLITCONDBRSUCCESSORS
#include "padlab/codegen/Passes.h.inc"

static bool hasTensors(cf::CondBranchOp op) {
  return llvm::any_of(op.getTrueDestOperands(), [](Value operand) {
    return isa<TensorType>(operand.getType());
  });
}

/// The second edge leads through a block of its own.
static void split(cf::CondBranchOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Block *target = op.getFalseDest();
  Block *between = b.createBlock(target);
  cf::BranchOp::create(b, loc, target, op.getFalseDestOperands());
  op.getFalseDestOperandsMutable().clear();
  op.setSuccessor(between, 1);
}

namespace {
struct SplitCondBrSuccessors
    : impl::SplitCondBrSuccessorsBase<SplitCondBrSuccessors> {
  void runOnOperation() override {
    SmallVector<cf::CondBranchOp> branches;
    getOperation()->walk([&](cf::CondBranchOp op) {
      if (op.getTrueDest() == op.getFalseDest() && hasTensors(op))
        branches.push_back(op);
    });
    llvm::for_each(branches, split);
  }
};
} // namespace

} // namespace padlab
