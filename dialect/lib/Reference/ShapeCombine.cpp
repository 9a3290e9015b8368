//===- ShapeCombine.cpp - shape: several into one -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernels that combine the extents of several shapes, or ask whether they can
/// be combined. See "Shapes" and "Predicates, constraints" in
/// docs/shape-semantics.md.
///
//===----------------------------------------------------------------------===//

#include "ShapeOperands.h"

#include "padlab/dialect/ShapeAlgebra.h"
#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Broadcast
//===----------------------------------------------------------------------===//

static LogicalResult evalShapeBroadcast(shape::BroadcastOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getShapes(), frame);
  if (failed(shapes))
    return failure();
  StringRef message = op.getError().value_or(messages::notBroadcastable);
  return bindShape(op, op.getResult(), algebra::broadcast(*shapes, message),
                   frame);
}

static LogicalResult evalIsBroadcastable(shape::IsBroadcastableOp op,
                                         Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getShapes(), frame);
  if (failed(shapes))
    return failure();
  bool holds = !algebra::broadcast(*shapes, "").isInvalid();
  frame.bind(op, Element::get(op.getType(), APInt(1, holds)));
  return success();
}

//===----------------------------------------------------------------------===//
// Equality
//===----------------------------------------------------------------------===//

static LogicalResult evalShapeEq(shape::ShapeEqOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getShapes(), frame);
  if (failed(shapes))
    return failure();
  frame.bind(op,
             Element::get(op.getType(), APInt(1, algebra::areEqual(*shapes))));
  return success();
}

//===----------------------------------------------------------------------===//
// Meet
//===----------------------------------------------------------------------===//

/// Evaluates `shape.meet` on operands of type `index`. They are not converted
/// to sizes, because they may be negative.
static LogicalResult meetIndices(shape::MeetOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> numbers =
      frame.getIndices(op, op->getOperands());
  if (failed(numbers))
    return failure();
  if ((*numbers)[0] != (*numbers)[1])
    return frame.undefined(op, "an index cannot hold an error");
  frame.bind(op.getResult(), frame.get(op.getArg0()));
  return success();
}

static LogicalResult meetSizes(shape::MeetOp op, StringRef message,
                               Frame &frame) {
  FailureOr<SizeValue> lhs = getSize(op, op.getArg0(), frame);
  if (failed(lhs))
    return failure();
  FailureOr<SizeValue> rhs = getSize(op, op.getArg1(), frame);
  if (failed(rhs))
    return failure();
  return bindSize(op, op.getResult(), algebra::meet(*lhs, *rhs, message),
                  frame);
}

static LogicalResult evalMeet(shape::MeetOp op, Frame &frame) {
  StringRef message = op.getError().value_or(messages::contradiction);
  if (isIndexForm(op))
    return meetIndices(op, frame);
  if (isa<IndexType, shape::SizeType>(op.getResult().getType()))
    return meetSizes(op, message, frame);
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op->getOperands(), frame);
  if (failed(shapes))
    return failure();
  return bindShape(op, op.getResult(),
                   algebra::meet((*shapes)[0], (*shapes)[1], message), frame);
}

//===----------------------------------------------------------------------===//
// Any
//===----------------------------------------------------------------------===//

static LogicalResult evalAny(shape::AnyOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getInputs(), frame);
  if (failed(shapes))
    return failure();
  std::optional<ShapeValue> result = algebra::any(*shapes);
  if (result)
    return bindShape(op, op.getResult(), *result, frame);
  // The document of `shape.any` says: "The result is undefined, but still
  // side-effect free".
  frame.bindUnspecified(op.getResult());
  return success();
}

//===----------------------------------------------------------------------===//
// Minimum and maximum
//===----------------------------------------------------------------------===//

/// Returns the message of an invalid size or shape; nullopt if the value is not
/// invalid.
static std::optional<StringRef> getError(const RuntimeValue &value) {
  if (const auto *size = std::get_if<SizeValue>(&value))
    return size->isInvalid() ? std::optional(size->getMessage()) : std::nullopt;
  const auto &shape = std::get<ShapeValue>(value);
  return shape.isInvalid() ? std::optional(shape.getMessage()) : std::nullopt;
}

template <typename OpTy>
static LogicalResult evalChoice(OpTy op, algebra::Choose choose, Frame &frame) {
  const RuntimeValue &lhs = frame.get(op.getLhs());
  const RuntimeValue &rhs = frame.get(op.getRhs());
  if (lhs.index() != rhs.index()) {
    std::optional<StringRef> error = getError(lhs);
    if (!error)
      error = getError(rhs);
    frame.bind(op.getResult(),
               SizeValue::invalid(error.value_or(messages::mixedOperands)));
  } else if (const auto *size = std::get_if<SizeValue>(&lhs)) {
    frame.bind(op.getResult(),
               algebra::minOrMax(*size, std::get<SizeValue>(rhs), choose));
  } else {
    frame.bind(op.getResult(),
               algebra::minOrMax(std::get<ShapeValue>(lhs),
                                 std::get<ShapeValue>(rhs), choose));
  }
  return success();
}

static LogicalResult evalShapeMax(shape::MaxOp op, Frame &frame) {
  return evalChoice(op, std::max<int64_t>, frame);
}

static LogicalResult evalShapeMin(shape::MinOp op, Frame &frame) {
  return evalChoice(op, std::min<int64_t>, frame);
}

void reference::registerShapeCombineKernels(Kernels &kernels) {
  kernels.add<evalShapeBroadcast>();
  kernels.add<evalIsBroadcastable>();
  kernels.add<evalShapeEq>();
  kernels.add<evalMeet>();
  kernels.add<evalAny>();
  kernels.add<evalShapeMax>();
  kernels.add<evalShapeMin>();
}
