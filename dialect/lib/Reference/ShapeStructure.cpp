//===- ShapeStructure.cpp - shape: extents of shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernels that make a shape of extents, split or join shapes, or read a
/// shape's extents. See "Shapes" in docs/shape-semantics.md.
///
//===----------------------------------------------------------------------===//

#include "ShapeOperands.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Making shapes
//===----------------------------------------------------------------------===//

static LogicalResult evalConstShape(shape::ConstShapeOp op, Frame &frame) {
  auto extents = llvm::to_vector(op.getShape().getValues<int64_t>());
  for (int64_t extent : extents)
    if (extent < 0)
      return frame.undefined(op,
                             "the extent " + Twine(extent) + " is negative");
  return bindShape(op, op.getResult(), ShapeValue::get(extents), frame);
}

static LogicalResult evalFromExtents(shape::FromExtentsOp op, Frame &frame) {
  SmallVector<SizeValue> extents;
  for (Value operand : op.getExtents()) {
    FailureOr<SizeValue> extent = getSize(op, operand, frame);
    if (failed(extent))
      return failure();
    extents.push_back(std::move(*extent));
  }
  return bindShape(op, op.getResult(), ShapeValue::get(extents), frame);
}

static LogicalResult evalFromExtentTensor(shape::FromExtentTensorOp op,
                                          Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getInput(), frame);
  if (failed(shape))
    return failure();
  return bindShape(op, op.getResult(), *shape, frame);
}

static LogicalResult evalToExtentTensor(shape::ToExtentTensorOp op,
                                        Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getInput(), frame);
  if (failed(shape))
    return failure();
  return bindShape(op, op.getResult(), *shape, frame);
}

ShapeValue reference::getShapeOf(const RuntimeValue &value) {
  if (const auto *pair = std::get_if<ValueShapeValue>(&value))
    return pair->shape;
  if (const auto *memref = std::get_if<MemRefValue>(&value))
    return ShapeValue::get(memref->shape);
  return ShapeValue::get(std::get<TensorValue>(value).getShape());
}

static LogicalResult evalShapeOf(shape::ShapeOfOp op, Frame &frame) {
  return bindShape(op, op.getResult(), getShapeOf(frame.get(op.getArg())),
                   frame);
}

//===----------------------------------------------------------------------===//
// Looking at shapes
//===----------------------------------------------------------------------===//

static LogicalResult evalShapeRank(shape::RankOp op, Frame &frame) {
  // The rank does not depend on the elements of an extent tensor, which may be
  // poison.
  if (!isa<shape::ShapeType>(op.getShape().getType()))
    return bindSize(
        op, op.getResult(),
        SizeValue::get(frame.getTensor(op.getShape()).getNumElements()), frame);
  return bindSize(op, op.getResult(),
                  algebra::getRank(frame.get<ShapeValue>(op.getShape())),
                  frame);
}

static LogicalResult evalNumElements(shape::NumElementsOp op, Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getShape(), frame);
  if (failed(shape))
    return failure();
  std::optional<SizeValue> product = algebra::getNumElements(*shape);
  if (!product)
    return frame.undefined(op, "the size overflows");
  return bindSize(op, op.getResult(), *product, frame);
}

static LogicalResult evalGetExtent(shape::GetExtentOp op, Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getShape(), frame);
  if (failed(shape))
    return failure();
  FailureOr<algebra::Position> position = getPosition(op, op.getDim(), frame);
  if (failed(position))
    return failure();
  return bindSize(op, op.getResult(), algebra::getExtent(*shape, *position),
                  frame);
}

static LogicalResult evalShapeDim(shape::DimOp op, Frame &frame) {
  FailureOr<algebra::Position> position = getPosition(op, op.getIndex(), frame);
  if (failed(position))
    return failure();
  ShapeValue shape = getShapeOf(frame.get(op.getValue()));
  return bindSize(op, op.getResult(), algebra::getExtent(shape, *position),
                  frame);
}

//===----------------------------------------------------------------------===//
// Joining and splitting
//===----------------------------------------------------------------------===//

static LogicalResult evalShapeConcat(shape::ConcatOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op->getOperands(), frame);
  if (failed(shapes))
    return failure();
  return bindShape(op, op.getResult(),
                   algebra::concat((*shapes)[0], (*shapes)[1]), frame);
}

static LogicalResult evalSplitAt(shape::SplitAtOp op, Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getOperand(), frame);
  if (failed(shape))
    return failure();
  FailureOr<algebra::Position> position = getPosition(op, op.getIndex(), frame);
  if (failed(position))
    return failure();
  auto parts = algebra::splitAt(*shape, *position);
  if (!parts)
    return frame.undefined(op, "splits " + Twine(position->number) +
                                   " extents off an unranked shape");
  if (failed(bindShape(op, op.getHead(), parts->first, frame)))
    return failure();
  return bindShape(op, op.getTail(), parts->second, frame);
}

void reference::registerShapeStructureKernels(Kernels &kernels) {
  kernels.add<evalConstShape>();
  kernels.add<evalFromExtents>();
  kernels.add<evalFromExtentTensor>();
  kernels.add<evalToExtentTensor>();
  kernels.add<evalShapeOf>();
  kernels.add<evalShapeRank>();
  kernels.add<evalNumElements>();
  kernels.add<evalGetExtent>();
  kernels.add<evalShapeDim>();
  kernels.add<evalShapeConcat>();
  kernels.add<evalSplitAt>();
}
