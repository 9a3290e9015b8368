//===- ShapeFunctions.cpp - shape: functions of shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernels of the operations on value_shapes, which shape functions take as
/// arguments, of reductions over shapes, and of the shape functions themselves.
/// See "Value shapes" and "Functions" in docs/shape-semantics.md.
///
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include "ShapeOperands.h"

#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Binds the results for an unranked or invalid shape, which has no extents to
/// reduce: they are unknown or invalid, too, if their types have such values.
static LogicalResult reduceNothing(shape::ReduceOp op, const ShapeValue &shape,
                                   Frame &frame) {
  for (Value result : op.getResults()) {
    if (isa<shape::SizeType>(result.getType()))
      frame.bind(result, shape.isInvalid()
                             ? SizeValue::invalid(shape.getMessage())
                             : SizeValue::unknown());
    else if (isa<shape::ShapeType>(result.getType()))
      frame.bind(result, shape);
    else
      return frame.undefined(
          op, "a result of type " + toText(result.getType()) +
                  " cannot hold what comes of the shape " + shape.str());
  }
  return success();
}

static LogicalResult evalShapeReduce(shape::ReduceOp op, Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getShape(), frame);
  if (failed(shape))
    return failure();
  if (!shape->isRanked())
    return reduceNothing(op, *shape, frame);
  auto arguments = op.getRegion().getArguments();
  SmallVector<RuntimeValue> values = frame.copy(op.getInitVals());
  for (auto [i, extent] : llvm::enumerate(shape->getExtents())) {
    frame.bind(arguments[0], Element::getIndex(op.getContext(), i));
    if (failed(bindSize(op, arguments[1], extent, frame)))
      return failure();
    frame.bind(arguments.drop_front(2), values);
    FailureOr<Operation *> yield = frame.run(op.getRegion());
    if (failed(yield))
      return failure();
    values = frame.copy((*yield)->getOperands());
  }
  frame.bind(op.getResults(), values);
  return success();
}

/// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalShapeYield(shape::YieldOp, Frame &) {
  return success();
}

static LogicalResult evalDebugPrint(shape::DebugPrintOp op, Frame &frame) {
  const RuntimeValue &value = frame.get(op.getInput());
  llvm::errs() << toString(value) << '\n';
  frame.bind(op.getOutput(), RuntimeValue(value));
  return success();
}

//===----------------------------------------------------------------------===//
// Values with shapes
//===----------------------------------------------------------------------===//

static ValueShapeValue getValueShape(Value operand, Frame &frame) {
  const RuntimeValue &value = frame.get(operand);
  if (const auto *pair = std::get_if<ValueShapeValue>(&value))
    return *pair;
  ShapeValue shape = getShapeOf(value);
  ValueShapeValue pair{shape, shape, operand.getType()};
  if (const auto *memref = std::get_if<MemRefValue>(&value))
    pair.memref = std::make_shared<MemRefValue>(*memref);
  else
    pair.tensor = std::make_shared<TensorValue>(std::get<TensorValue>(value));
  return pair;
}

static LogicalResult evalWithShape(shape::WithOp op, Frame &frame) {
  ValueShapeValue pair = getValueShape(op.getOperand(), frame);
  FailureOr<ShapeValue> shape = getShape(op, op.getShape(), frame);
  if (failed(shape))
    return failure();
  // If the value_shape is invalid already, its error takes precedence over that
  // of the new shape.
  if (!pair.shape.isInvalid()) {
    if (shape->isInvalid())
      pair = ValueShapeValue::invalid(shape->getMessage());
    else if (!algebra::conforms(pair.valueShape, *shape))
      pair = ValueShapeValue::invalid(messages::notConforming);
    else
      pair.shape = *shape;
  }
  frame.bind(op.getResult(), pair);
  return success();
}

/// Whether a value of type `type` may also have type `other`, provided that its
/// extents and layout fit, which is only known at run time.
static bool isSameKind(ShapedType type, ShapedType other) {
  if (type.getElementType() != other.getElementType())
    return false;
  if (isa<VectorType>(type) || isa<VectorType>(other))
    return type == other;
  auto memref = dyn_cast<BaseMemRefType>(type),
       otherMemRef = dyn_cast<BaseMemRefType>(other);
  if (!memref || !otherMemRef)
    return !memref && !otherMemRef;
  return memref.getMemorySpace() == otherMemRef.getMemorySpace();
}

static LogicalResult evalValueOf(shape::ValueOfOp op, Frame &frame) {
  const auto &pair = frame.get<ValueShapeValue>(op.getArg());
  if (pair.shape.isInvalid())
    return frame.undefined(op, "the value_shape is invalid");
  if (!pair.type)
    return frame.undefined(op, "the value is unknown");
  auto type = cast<ShapedType>(op.getType());
  if (!isSameKind(cast<ShapedType>(pair.type), type))
    return frame.undefined(op, "the value is not a " + toText(op.getType()));
  if (pair.memref) {
    if (failed(checkView(op, *pair.memref, type, frame)))
      return failure();
    frame.bind(op.getResult(), MemRefValue(*pair.memref));
    return success();
  }
  if (failed(frame.checkShape(op, pair.tensor->getShape(), type)))
    return failure();
  frame.bind(op.getResult(), TensorValue(*pair.tensor));
  return success();
}

/// Returns the shape whose extents are the elements of a tensor; an invalid one
/// if the tensor has another rank than 1, elements that are no integers, or
/// elements that are negative or do not fit i64.
static FailureOr<ShapeValue> readShape(Operation *op, const TensorValue &tensor,
                                       Frame &frame) {
  Type type = tensor.getElementType();
  if (tensor.getRank() != 1 || !isa<IntegerType, IndexType>(type))
    return ShapeValue::invalid(messages::notAShape);
  SmallVector<int64_t> extents;
  bool isShape = true;
  for (int64_t i = 0, e = tensor.getNumElements(); i < e; ++i) {
    if (tensor.isPoison(i))
      return frame.undefined(op, "an extent is poison");
    const APInt extent = tensor.get(i).getInt();
    bool isNegative = !type.isUnsignedInteger() && extent.isNegative();
    isShape &= !isNegative && extent.isIntN(63);
    extents.push_back(extent.getLimitedValue());
  }
  if (!isShape)
    return ShapeValue::invalid(messages::notAShape);
  return ShapeValue::get(extents);
}

static LogicalResult evalValueAsShape(shape::ValueAsShapeOp op, Frame &frame) {
  ValueShapeValue pair = getValueShape(op.getArg(), frame);
  if (pair.shape.isInvalid())
    return bindShape(op, op.getResult(), pair.shape, frame);
  FailureOr<ShapeValue> shape = ShapeValue::invalid(messages::notAShape);
  if (!pair.type)
    shape = algebra::spelledByUnknown(pair.valueShape, messages::notAShape);
  else if (isa<TensorType>(pair.type))
    shape = readShape(op, *pair.tensor, frame);
  if (failed(shape))
    return failure();
  return bindShape(op, op.getResult(), *shape, frame);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

// A definition computes nothing: Frame::call runs its body.
static LogicalResult evalFunc(shape::FuncOp, Frame &) { return success(); }
static LogicalResult evalLibrary(shape::FunctionLibraryOp, Frame &) {
  return success();
}
/// Does nothing: the call reads the returned values.
static LogicalResult evalShapeReturn(shape::ReturnOp, Frame &) {
  return success();
}

void reference::registerShapeFunctionKernels(Kernels &kernels) {
  kernels.add<evalShapeReduce>();
  kernels.add<evalShapeYield>();
  kernels.add<evalDebugPrint>();
  kernels.add<evalWithShape>();
  kernels.add<evalValueOf>();
  kernels.add<evalValueAsShape>();
  kernels.add<evalFunc>();
  kernels.add<evalLibrary>();
  kernels.add<evalShapeReturn>();
}
