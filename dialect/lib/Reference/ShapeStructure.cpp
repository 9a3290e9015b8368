//===- ShapeStructure.cpp - shape: extents of shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What makes a shape of extents, takes it apart, or looks at it.
/// docs/shape-semantics.md, "Shapes".
///
//===----------------------------------------------------------------------===//

#include "ShapeOperands.h"

#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Shape/IR/Shape.h"
#include "llvm/Support/MathExtras.h"

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

/// The shape of a tensor, vector or memref, or that of a value_shape.
static ShapeValue getShapeOf(const RuntimeValue &value) {
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

static LogicalResult evalRank(shape::RankOp op, Frame &frame) {
  // The elements of an extent tensor do not matter.
  if (!isa<shape::ShapeType>(op.getShape().getType()))
    return bindSize(
        op, op.getResult(),
        SizeValue::get(frame.getTensor(op.getShape()).getNumElements()), frame);
  const auto &shape = frame.get<ShapeValue>(op.getShape());
  SizeValue rank = SizeValue::get(shape.getRank());
  if (shape.isInvalid())
    rank = SizeValue::invalid(shape.getMessage());
  else if (shape.isUnranked())
    rank = SizeValue::unknown();
  return bindSize(op, op.getResult(), rank, frame);
}

static LogicalResult evalNumElements(shape::NumElementsOp op, Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getShape(), frame);
  if (failed(shape))
    return failure();
  if (shape->isInvalid())
    return bindSize(op, op.getResult(), SizeValue::invalid(shape->getMessage()),
                    frame);
  std::optional<SmallVector<int64_t>> extents = shape->getKnownExtents();
  if (!extents)
    return bindSize(op, op.getResult(), SizeValue::unknown(), frame);
  int64_t product = 1;
  for (int64_t extent : *extents)
    if (llvm::MulOverflow(product, extent, product))
      return frame.undefined(op, "the size overflows");
  return bindSize(op, op.getResult(), SizeValue::get(product), frame);
}

/// The extent of `shape` at `position`.
static SizeValue getExtent(const ShapeValue &shape, const Position &position) {
  if (shape.isInvalid())
    return SizeValue::invalid(shape.getMessage());
  if (position.special)
    return *position.special;
  if (position.number < 0)
    return SizeValue::invalid(messages::outOfBounds);
  if (shape.isUnranked())
    return SizeValue::unknown();
  if (position.number >= shape.getRank())
    return SizeValue::invalid(messages::outOfBounds);
  return shape.getExtents()[position.number];
}

static LogicalResult evalGetExtent(shape::GetExtentOp op, Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getShape(), frame);
  if (failed(shape))
    return failure();
  FailureOr<Position> position = getPosition(op, op.getDim(), frame);
  if (failed(position))
    return failure();
  return bindSize(op, op.getResult(), getExtent(*shape, *position), frame);
}

static LogicalResult evalDim(shape::DimOp op, Frame &frame) {
  FailureOr<Position> position = getPosition(op, op.getIndex(), frame);
  if (failed(position))
    return failure();
  ShapeValue shape = getShapeOf(frame.get(op.getValue()));
  return bindSize(op, op.getResult(), getExtent(shape, *position), frame);
}

//===----------------------------------------------------------------------===//
// Joining and splitting
//===----------------------------------------------------------------------===//

static ShapeValue concat(const ShapeValue &lhs, const ShapeValue &rhs) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnranked() || rhs.isUnranked())
    return ShapeValue::unranked();
  SmallVector<SizeValue> extents(lhs.getExtents());
  llvm::append_range(extents, rhs.getExtents());
  return ShapeValue::get(extents);
}

static LogicalResult evalConcat(shape::ConcatOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op->getOperands(), frame);
  if (failed(shapes))
    return failure();
  return bindShape(op, op.getResult(), concat((*shapes)[0], (*shapes)[1]),
                   frame);
}

using HeadAndTail = std::pair<ShapeValue, ShapeValue>;

/// What is split off counts from an end that is known, even where the rank is
/// not.
static FailureOr<HeadAndTail> splitUnranked(Operation *op, int64_t position,
                                            Frame &frame) {
  if (position < -messages::maxSplitExtents ||
      position > messages::maxSplitExtents)
    return frame.undefined(op, "splits " + Twine(position) +
                                   " extents off an unranked shape");
  SmallVector<SizeValue> extents(std::abs(position), SizeValue::unknown());
  ShapeValue unranked = ShapeValue::unranked();
  ShapeValue ranked = ShapeValue::get(extents);
  return position >= 0 ? HeadAndTail(ranked, unranked)
                       : HeadAndTail(unranked, ranked);
}

static FailureOr<HeadAndTail> split(Operation *op, const ShapeValue &shape,
                                    const Position &position, Frame &frame) {
  auto both = [](const ShapeValue &value) { return HeadAndTail(value, value); };
  if (shape.isInvalid())
    return both(shape);
  if (position.isInvalid())
    return both(ShapeValue::invalid(position.special->getMessage()));
  if (position.isUnknown())
    return both(ShapeValue::unranked());
  if (shape.isUnranked())
    return splitUnranked(op, position.number, frame);
  int64_t rank = shape.getRank(), at = position.number;
  if (at < -rank || at > rank)
    return both(ShapeValue::invalid(messages::outOfBounds));
  if (at < 0)
    at += rank;
  return HeadAndTail(ShapeValue::get(shape.getExtents().take_front(at)),
                     ShapeValue::get(shape.getExtents().drop_front(at)));
}

static LogicalResult evalSplitAt(shape::SplitAtOp op, Frame &frame) {
  FailureOr<ShapeValue> shape = getShape(op, op.getOperand(), frame);
  if (failed(shape))
    return failure();
  FailureOr<Position> position = getPosition(op, op.getIndex(), frame);
  if (failed(position))
    return failure();
  FailureOr<HeadAndTail> parts = split(op, *shape, *position, frame);
  if (failed(parts) || failed(bindShape(op, op.getHead(), parts->first, frame)))
    return failure();
  return bindShape(op, op.getTail(), parts->second, frame);
}

void reference::registerShapeStructureKernels(Kernels &kernels) {
  kernels.add<evalConstShape>();
  kernels.add<evalFromExtents>();
  kernels.add<evalFromExtentTensor>();
  kernels.add<evalToExtentTensor>();
  kernels.add<evalShapeOf>();
  kernels.add<evalRank>();
  kernels.add<evalNumElements>();
  kernels.add<evalGetExtent>();
  kernels.add<evalDim>();
  kernels.add<evalConcat>();
  kernels.add<evalSplitAt>();
}
