//===- Cf.cpp - control flow between blocks -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

static LogicalResult evalBranch(cf::BranchOp op, Frame &frame) {
  frame.branchTo(op.getDest(), op.getDestOperands());
  return success();
}

static LogicalResult evalCondBranch(cf::CondBranchOp op, Frame &frame) {
  FailureOr<bool> condition = frame.getCondition(op, op.getCondition());
  if (failed(condition))
    return failure();
  if (*condition)
    frame.branchTo(op.getTrueDest(), op.getTrueDestOperands());
  else
    frame.branchTo(op.getFalseDest(), op.getFalseDestOperands());
  return success();
}

static LogicalResult evalSwitch(cf::SwitchOp op, Frame &frame) {
  FailureOr<int64_t> flag = frame.getIndex(op, op.getFlag());
  if (failed(flag))
    return failure();
  if (auto values = op.getCaseValues())
    for (auto [i, value] : llvm::enumerate(values->getValues<llvm::APInt>()))
      if (value.getSExtValue() == *flag) {
        frame.branchTo(op.getCaseDestinations()[i], op.getCaseOperands(i));
        return success();
      }
  frame.branchTo(op.getDefaultDestination(), op.getDefaultOperands());
  return success();
}

static LogicalResult evalAssert(cf::AssertOp op, Frame &frame) {
  FailureOr<bool> condition = frame.getCondition(op, op.getArg());
  if (failed(condition))
    return failure();
  if (!*condition)
    return frame.error(op, op.getMsg());
  return success();
}

void reference::registerCfKernels(Kernels &kernels) {
  kernels.add<evalBranch>();
  kernels.add<evalCondBranch>();
  kernels.add<evalSwitch>();
  kernels.add<evalAssert>();
}
