//===- StdControl.cpp - std: branches, calls, constants -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Calls.h"
#include "Constants.h"
#include "Kernels.h"

#include "padlab/dialect/Std/Std.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Terminators
//===----------------------------------------------------------------------===//

static LogicalResult evalBr(standard::BrOp op, Frame &frame) {
  frame.branchTo(op.getDest(), op.getDestOperands());
  return success();
}

/// Both destinations may be the same block, with different operands.
static LogicalResult evalCondBr(standard::CondBrOp op, Frame &frame) {
  FailureOr<bool> condition = frame.getCondition(op, op.getCondition());
  if (failed(condition))
    return failure();
  if (*condition)
    frame.branchTo(op.getTrueDest(), op.getTrueOperands());
  else
    frame.branchTo(op.getFalseDest(), op.getFalseOperands());
  return success();
}

/// Does nothing: the call reads the returned values.
static LogicalResult evalStdReturn(standard::ReturnOp, Frame &) {
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static LogicalResult evalStdCall(standard::CallOp op, Frame &frame) {
  return callFunction(op, op.getCalleeAttr(), op.getArguments(), frame);
}

static LogicalResult evalStdCallIndirect(standard::CallIndirectOp op,
                                         Frame &frame) {
  return callFunction(op, frame.get<FunctionValue>(op.getCallee()),
                      op.getArguments(), frame);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static LogicalResult evalStdConstant(standard::ConstantOp op, Frame &frame) {
  return bindConstant(op, op.getValue(), frame);
}

void reference::registerStdControlKernels(Kernels &kernels) {
  kernels.add<evalBr>();
  kernels.add<evalCondBr>();
  kernels.add<evalStdReturn>();
  kernels.add<evalStdCall>();
  kernels.add<evalStdCallIndirect>();
  kernels.add<evalStdConstant>();
}
