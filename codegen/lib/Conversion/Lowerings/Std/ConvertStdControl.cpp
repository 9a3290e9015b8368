//===- ConvertStdControl.cpp - branches, calls, constants -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdLowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::standard;

static StdResults lowerBr(OpBuilder &b, BrOp op) {
  cf::BranchOp::create(b, op.getLoc(), op.getDest(), op.getDestOperands());
  return {};
}

static StdResults lowerCondBr(OpBuilder &b, CondBrOp op) {
  cf::CondBranchOp::create(b, op.getLoc(), op.getCondition(), op.getTrueDest(),
                           op.getTrueOperands(), op.getFalseDest(),
                           op.getFalseOperands());
  return {};
}

static StdResults lowerReturn(OpBuilder &b, ReturnOp op) {
  func::ReturnOp::create(b, op.getLoc(), op.getOperands());
  return {};
}

static StdResults lowerCall(OpBuilder &b, CallOp op) {
  return func::CallOp::create(b, op.getLoc(), op.getCallee(),
                              op.getResultTypes(), op.getArguments())
      .getResults();
}

static StdResults lowerCallIndirect(OpBuilder &b, CallIndirectOp op) {
  return func::CallIndirectOp::create(b, op.getLoc(), op.getCallee(),
                                      op.getArguments())
      .getResults();
}

static StdResults lowerConstant(OpBuilder &b, ConstantOp op) {
  if (auto name = dyn_cast<FlatSymbolRefAttr>(op.getValue()))
    return {func::ConstantOp::create(b, op.getLoc(), op.getType(), name)};
  return {arith::ConstantOp::create(b, op.getLoc(),
                                    cast<TypedAttr>(op.getValue()))};
}

void padlab::addControlLowerings(StdLowerings &lowerings) {
  lowerings.add(lowerBr);
  lowerings.add(lowerCondBr);
  lowerings.add(lowerReturn);
  lowerings.add(lowerCall);
  lowerings.add(lowerCallIndirect);
  lowerings.add(lowerConstant);
}
