//===- Func.cpp - calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

static LogicalResult evalCall(func::CallOp op, Frame &frame) {
  auto function = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, op.getCalleeAttr());
  if (!function)
    return frame.unsupported(op, "the callee is not a func.func");
  FailureOr<SmallVector<RuntimeValue>> results =
      frame.call(op, function, frame.copy(op.getOperands()));
  if (failed(results))
    return failure();
  frame.bind(op.getResults(), *results);
  return success();
}

/// What it returns is read by the call.
static LogicalResult evalReturn(func::ReturnOp, Frame &) { return success(); }

void reference::registerFuncKernels(Kernels &kernels) {
  kernels.add<evalCall>();
  kernels.add<evalReturn>();
}
