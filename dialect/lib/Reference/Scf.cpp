//===- Scf.cpp - structured control flow -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Runs `region` once, and binds `op`'s results to the yielded values.
static LogicalResult runOnce(Operation *op, Region &region, Frame &frame) {
  FailureOr<Operation *> yield = frame.run(region);
  if (failed(yield))
    return failure();
  frame.bind(op->getResults(), frame.copy((*yield)->getOperands()));
  return success();
}

static LogicalResult evalScfIf(scf::IfOp op, Frame &frame) {
  FailureOr<bool> condition = frame.getCondition(op, op.getCondition());
  if (failed(condition))
    return failure();
  Region &region = *condition ? op.getThenRegion() : op.getElseRegion();
  if (region.empty())
    return success();
  return runOnce(op, region, frame);
}

static LogicalResult evalExecuteRegion(scf::ExecuteRegionOp op, Frame &frame) {
  return runOnce(op, op.getRegion(), frame);
}

static LogicalResult evalIndexSwitch(scf::IndexSwitchOp op, Frame &frame) {
  FailureOr<int64_t> argument = frame.getIndex(op, op.getArg());
  if (failed(argument))
    return failure();
  for (auto [value, region] :
       llvm::zip_equal(op.getCases(), op.getCaseRegions()))
    if (value == *argument)
      return runOnce(op, region, frame);
  return runOnce(op, op.getDefaultRegion(), frame);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static LogicalResult evalScfFor(scf::ForOp op, Frame &frame) {
  for (Value bound : {op.getLowerBound(), op.getUpperBound(), op.getStep()})
    if (failed(frame.getIndex(op, bound)))
      return failure();
  llvm::APInt i = frame.getElement(op.getLowerBound()).getInt();
  llvm::APInt upper = frame.getElement(op.getUpperBound()).getInt();
  llvm::APInt step = frame.getElement(op.getStep()).getInt();
  bool isUnsigned = op.getUnsignedCmp();
  if (isUnsigned ? step.isZero() : !step.isStrictlyPositive())
    return frame.undefined(op, "the step is not positive");
  Type type = op.getInductionVar().getType();
  frame.bind(op.getRegionIterArgs(), frame.copy(op.getInitArgs()));
  while (isUnsigned ? i.ult(upper) : i.slt(upper)) {
    frame.bind(op.getInductionVar(), Element::get(type, i));
    FailureOr<Operation *> yield = frame.run(op.getRegion());
    if (failed(yield))
      return failure();
    frame.bind(op.getRegionIterArgs(), frame.copy((*yield)->getOperands()));
    bool overflows = false;
    i = isUnsigned ? i.uadd_ov(step, overflows) : i.sadd_ov(step, overflows);
    if (overflows)
      return frame.undefined(op, "the induction variable overflows");
  }
  frame.bind(op.getResults(), frame.copy(op.getRegionIterArgs()));
  return success();
}

static LogicalResult evalWhile(scf::WhileOp op, Frame &frame) {
  frame.bind(op.getBeforeArguments(), frame.copy(op.getInits()));
  while (true) {
    FailureOr<Operation *> terminator = frame.run(op.getBefore());
    if (failed(terminator))
      return failure();
    auto condition = cast<scf::ConditionOp>(*terminator);
    FailureOr<bool> holds =
        frame.getCondition(condition, condition.getCondition());
    if (failed(holds))
      return failure();
    SmallVector<RuntimeValue> values = frame.copy(condition.getArgs());
    if (!*holds) {
      frame.bind(op.getResults(), values);
      return success();
    }
    frame.bind(op.getAfterArguments(), values);
    FailureOr<Operation *> yield = frame.run(op.getAfter());
    if (failed(yield))
      return failure();
    frame.bind(op.getBeforeArguments(), frame.copy((*yield)->getOperands()));
  }
}

// These do nothing: the parent operations read their operands.
static LogicalResult evalScfYield(scf::YieldOp, Frame &) { return success(); }
static LogicalResult evalCondition(scf::ConditionOp, Frame &) {
  return success();
}

void reference::registerScfKernels(Kernels &kernels) {
  kernels.add<evalScfIf>();
  kernels.add<evalExecuteRegion>();
  kernels.add<evalIndexSwitch>();
  kernels.add<evalScfFor>();
  kernels.add<evalWhile>();
  kernels.add<evalScfYield>();
  kernels.add<evalCondition>();
}
