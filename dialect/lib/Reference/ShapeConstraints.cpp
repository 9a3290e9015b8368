//===- ShapeConstraints.cpp - shape: what a program relies on -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A constraint that does not hold stops the program when the constraint is
/// executed; see "Predicates, constraints" in docs/shape-semantics.md.
///
//===----------------------------------------------------------------------===//

#include "ShapeOperands.h"

#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Binds a passing witness, or stops the program.
static LogicalResult require(Operation *op, bool holds, StringRef message,
                             Frame &frame) {
  if (!holds)
    return frame.error(op, message);
  frame.bind(op->getResult(0), WitnessValue{true});
  return success();
}

static LogicalResult evalCstrBroadcastable(shape::CstrBroadcastableOp op,
                                           Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getShapes(), frame);
  if (failed(shapes))
    return failure();
  return require(op, !algebra::broadcast(*shapes, "").isInvalid(),
                 messages::requiredBroadcastable, frame);
}

static LogicalResult evalCstrEq(shape::CstrEqOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getShapes(), frame);
  if (failed(shapes))
    return failure();
  return require(op, algebra::areEqual(*shapes), messages::requiredEqual,
                 frame);
}

static LogicalResult evalCstrRequire(shape::CstrRequireOp op, Frame &frame) {
  FailureOr<bool> holds = frame.getCondition(op, op.getPred());
  if (failed(holds))
    return failure();
  return require(op, *holds, op.getMsg(), frame);
}

static LogicalResult evalConstWitness(shape::ConstWitnessOp op, Frame &frame) {
  frame.bind(op.getResult(), WitnessValue{op.getPassing()});
  return success();
}

static LogicalResult evalAssumingAll(shape::AssumingAllOp op, Frame &frame) {
  bool all = llvm::all_of(op.getInputs(), [&](Value witness) {
    return frame.get<WitnessValue>(witness).passing;
  });
  frame.bind(op.getResult(), WitnessValue{all});
  return success();
}

static LogicalResult evalAssuming(shape::AssumingOp op, Frame &frame) {
  if (!frame.get<WitnessValue>(op.getWitness()).passing)
    return frame.error(op, messages::failedWitness);
  FailureOr<Operation *> yield = frame.run(op.getDoRegion());
  if (failed(yield))
    return failure();
  frame.bind(op.getResults(), frame.copy((*yield)->getOperands()));
  return success();
}

/// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalAssumingYield(shape::AssumingYieldOp, Frame &) {
  return success();
}

void reference::registerShapeConstraintKernels(Kernels &kernels) {
  kernels.add<evalCstrBroadcastable>();
  kernels.add<evalCstrEq>();
  kernels.add<evalCstrRequire>();
  kernels.add<evalConstWitness>();
  kernels.add<evalAssumingAll>();
  kernels.add<evalAssuming>();
  kernels.add<evalAssumingYield>();
}
