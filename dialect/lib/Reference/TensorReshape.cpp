//===- TensorReshape.cpp - tensor: same elements, other type -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"
#include "Reshape.h"
#include "Views.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

LogicalResult reference::bindReshaped(Operation *op, const TensorValue &source,
                                      ArrayRef<int64_t> shape, Frame &frame) {
  FailureOr<TensorValue> result =
      frame.allocate(op, source.getElementType(), shape);
  if (failed(result) ||
      failed(frame.checkShape(op, shape, op->getResult(0).getType())))
    return failure();
  if (result->getNumElements() != source.getNumElements())
    return frame.undefined(op, Twine(source.getNumElements()) +
                                   " elements do not fit shape " +
                                   toText(shape));
  for (int64_t i = 0, e = source.getNumElements(); i < e; ++i)
    result->set(i, source.get(i));
  frame.bind(op->getResult(0), std::move(*result));
  return success();
}

static LogicalResult evalTensorCast(tensor::CastOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  return bindReshaped(op, source, source.getShape(), frame);
}

/// Reinterprets the bits of each element as the other type. The operation also
/// casts the shape, like `tensor.cast`.
static LogicalResult evalTensorBitcast(tensor::BitcastOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  Type element = op.getType().getElementType();
  FailureOr<TensorValue> result =
      frame.allocate(op, element, source.getShape());
  if (failed(result) ||
      failed(frame.checkShape(op, source.getShape(), op.getType())))
    return failure();
  for (int64_t i = 0, e = source.getNumElements(); i < e; ++i)
    result->set(i, castBits(source.get(i), element, frame));
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalTensorReshape(tensor::ReshapeOp op, Frame &frame) {
  const TensorValue &extents = frame.getTensor(op.getShape());
  SmallVector<int64_t> shape;
  for (int64_t i = 0, e = extents.getNumElements(); i < e; ++i) {
    Element extent = extents.get(i);
    if (extent.isPoison())
      return frame.undefined(op, "an index, extent or bound is poison");
    shape.push_back(extent.getSExtValue());
  }
  return bindReshaped(op, frame.getTensor(op.getSource()), shape, frame);
}

static LogicalResult evalTensorExpandShape(tensor::ExpandShapeOp op,
                                           Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSrc());
  FailureOr<SmallVector<int64_t>> shape =
      frame.getIndices(op, op.getStaticOutputShape(), op.getOutputShape());
  if (failed(shape) || failed(checkGroups(op, op.getReassociationIndices(),
                                          *shape, source.getShape(), frame)))
    return failure();
  return bindReshaped(op, source, *shape, frame);
}

static LogicalResult evalTensorCollapseShape(tensor::CollapseShapeOp op,
                                             Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSrc());
  FailureOr<SmallVector<int64_t>> shape = collapseGroups(
      op, op.getReassociationIndices(), source.getShape(), frame);
  if (failed(shape))
    return failure();
  return bindReshaped(op, source, *shape, frame);
}

void reference::registerTensorReshapeKernels(Kernels &kernels) {
  kernels.add<evalTensorBitcast>();
  kernels.add<evalTensorCast>();
  kernels.add<evalTensorReshape>();
  kernels.add<evalTensorExpandShape>();
  kernels.add<evalTensorCollapseShape>();
}
