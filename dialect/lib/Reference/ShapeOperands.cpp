//===- ShapeOperands.cpp - the two forms of sizes and shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeOperands.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

FailureOr<SizeValue> reference::getSize(Operation *op, Value value,
                                        Frame &frame) {
  if (isa<shape::SizeType>(value.getType()))
    return frame.get<SizeValue>(value);
  FailureOr<int64_t> index = frame.getIndex(op, value);
  if (failed(index))
    return failure();
  if (*index < 0)
    return frame.undefined(op, "the size " + Twine(*index) + " is negative");
  return SizeValue::get(*index);
}

FailureOr<ShapeValue> reference::getShape(Operation *op, Value value,
                                          Frame &frame) {
  if (isa<shape::ShapeType>(value.getType()))
    return frame.get<ShapeValue>(value);
  const TensorValue &tensor = frame.getTensor(value);
  SmallVector<int64_t> extents;
  for (int64_t i = 0, e = tensor.getNumElements(); i < e; ++i) {
    if (tensor.isPoison(i))
      return frame.undefined(op, "an extent is poison");
    extents.push_back(tensor.get(i).getSExtValue());
    if (extents.back() < 0)
      return frame.undefined(op, "the extent " + Twine(extents.back()) +
                                     " is negative");
  }
  return ShapeValue::get(extents);
}

FailureOr<SmallVector<ShapeValue>>
reference::getShapes(Operation *op, ValueRange values, Frame &frame) {
  SmallVector<ShapeValue> shapes;
  for (Value value : values) {
    FailureOr<ShapeValue> shape = getShape(op, value, frame);
    if (failed(shape))
      return failure();
    shapes.push_back(std::move(*shape));
  }
  return shapes;
}

FailureOr<algebra::Position> reference::getPosition(Operation *op, Value value,
                                                    Frame &frame) {
  if (isa<shape::SizeType>(value.getType()))
    return algebra::Position::get(frame.get<SizeValue>(value));
  FailureOr<int64_t> index = frame.getIndex(op, value);
  if (failed(index))
    return failure();
  return algebra::Position{std::nullopt, *index};
}

bool reference::isIndexForm(Operation *op) {
  return llvm::all_of(op->getOperandTypes(), llvm::IsaPred<IndexType>) &&
         llvm::all_of(op->getResultTypes(), llvm::IsaPred<IndexType>);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

LogicalResult reference::bindSize(Operation *op, Value result,
                                  const SizeValue &size, Frame &frame) {
  if (isa<shape::SizeType>(result.getType())) {
    frame.bind(result, size);
    return success();
  }
  if (!size.isKnown())
    return frame.undefined(op, "an index cannot hold the size " + size.str());
  frame.bind(result, Element::getIndex(op->getContext(), size.getExtent()));
  return success();
}

LogicalResult reference::bindShape(Operation *op, Value result,
                                   const ShapeValue &shape, Frame &frame) {
  if (isa<shape::ShapeType>(result.getType())) {
    frame.bind(result, shape);
    return success();
  }
  std::optional<SmallVector<int64_t>> extents = shape.getKnownExtents();
  if (!extents)
    return frame.undefined(op, "an extent tensor cannot hold the shape " +
                                   shape.str());
  auto rank = static_cast<int64_t>(extents->size());
  FailureOr<TensorValue> tensor =
      frame.allocate(op, IndexType::get(op->getContext()), {rank});
  if (failed(tensor) || failed(frame.checkShape(op, {rank}, result.getType())))
    return failure();
  for (auto [i, extent] : llvm::enumerate(*extents))
    tensor->set(i, Element::getIndex(op->getContext(), extent));
  frame.bind(result, std::move(*tensor));
  return success();
}
