//===- Func.cpp - calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Calls.h"
#include "Constants.h"
#include "Kernels.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

LogicalResult reference::callFunction(Operation *op,
                                      const FunctionValue &function,
                                      ValueRange arguments, Frame &frame) {
  FailureOr<SmallVector<RuntimeValue>> results = frame.call(
      op, cast<FunctionOpInterface>(function.function), frame.copy(arguments));
  if (failed(results))
    return failure();
  frame.bind(op->getResults(), *results);
  return success();
}

LogicalResult reference::callFunction(Operation *op, SymbolRefAttr callee,
                                      ValueRange arguments, Frame &frame) {
  FailureOr<FunctionValue> function = getFunction(op, callee, frame);
  if (failed(function))
    return failure();
  return callFunction(op, *function, arguments, frame);
}

static LogicalResult evalFuncCall(func::CallOp op, Frame &frame) {
  return callFunction(op, op.getCalleeAttr(), op.getOperands(), frame);
}

static LogicalResult evalFuncCallIndirect(func::CallIndirectOp op,
                                          Frame &frame) {
  return callFunction(op, frame.get<FunctionValue>(op.getCallee()),
                      op.getCalleeOperands(), frame);
}

static LogicalResult evalFuncConstant(func::ConstantOp op, Frame &frame) {
  FailureOr<FunctionValue> function = getFunction(op, op.getValueAttr(), frame);
  if (failed(function))
    return failure();
  frame.bind(op, RuntimeValue(*function));
  return success();
}

/// Does nothing: the call reads the returned values.
static LogicalResult evalFuncReturn(func::ReturnOp, Frame &) {
  return success();
}

void reference::registerFuncKernels(Kernels &kernels) {
  kernels.add<evalFuncCall>();
  kernels.add<evalFuncCallIndirect>();
  kernels.add<evalFuncConstant>();
  kernels.add<evalFuncReturn>();
}
