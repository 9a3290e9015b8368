//===- TensorSlice.cpp - tensor: slices and concatenation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "ParallelWrites.h"
#include "Views.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

static LogicalResult evalTensorExtractSlice(tensor::ExtractSliceOp op,
                                            Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  FailureOr<Slice> slice = readSlice(op, frame);
  if (failed(slice) ||
      failed(checkBounds(op, *slice, source.getShape(), frame)))
    return failure();
  SmallVector<int64_t> shape = slice->getReducedShape(op.getDroppedDims());
  if (failed(frame.checkShape(op, shape, op.getType())))
    return failure();
  FailureOr<TensorValue> result =
      frame.allocate(op, source.getElementType(), shape);
  if (failed(result))
    return failure();
  SmallVector<int64_t> point(slice->sizes.size(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    result->set(i, source.get(slice->at(point)));
    nextIndex(point, slice->sizes);
  }
  frame.bind(op, std::move(*result));
  return success();
}

/// A stride of zero would write one element several times.
static LogicalResult checkWrittenOnce(Operation *op, const Slice &slice,
                                      Frame &frame) {
  for (auto [size, stride] : llvm::zip_equal(slice.sizes, slice.strides))
    if (size > 1 && stride == 0)
      return frame.undefined(op, "stride 0 writes an element several times");
  return success();
}

/// Reads and checks the slice that a `tensor.insert_slice` or
/// `tensor.parallel_insert_slice` writes, in a tensor of shape `shape`.
template <typename Op>
static FailureOr<Slice> readWrittenSlice(Op op, const TensorValue &source,
                                         ArrayRef<int64_t> shape,
                                         Frame &frame) {
  FailureOr<Slice> slice = readSlice(op, frame);
  if (failed(slice) || failed(checkBounds(op, *slice, shape, frame)) ||
      failed(checkWrittenOnce(op, *slice, frame)))
    return failure();
  SmallVector<int64_t> reduced = slice->getReducedShape(op.getDroppedDims());
  if (source.getShape() != ArrayRef<int64_t>(reduced))
    return frame.undefined(op, "source of shape " + toText(source.getShape()) +
                                   " does not fill a slice of shape " +
                                   toText(reduced));
  return slice;
}

static LogicalResult evalTensorInsertSlice(tensor::InsertSliceOp op,
                                           Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  TensorValue result = frame.getTensor(op.getDest());
  FailureOr<Slice> slice =
      readWrittenSlice(op, source, result.getShape(), frame);
  if (failed(slice) || failed(frame.spend(op, result.getNumElements())))
    return failure();
  SmallVector<int64_t> point(slice->sizes.size(), 0);
  for (int64_t i = 0, e = source.getNumElements(); i < e; ++i) {
    result.set(slice->at(point), source.get(i));
    nextIndex(point, slice->sizes);
  }
  frame.bind(op, std::move(result));
  return success();
}

/// Writes to the tensor that the enclosing loop shares between its iterations.
static LogicalResult evalParallelInsertSlice(tensor::ParallelInsertSliceOp op,
                                             Frame &frame) {
  ParallelWrites &writes = *frame.parallelWrites.back();
  SharedTensor &dest = writes.tensors.find(op.getDest())->second;
  const TensorValue &source = frame.getTensor(op.getSource());
  FailureOr<Slice> slice =
      readWrittenSlice(op, source, dest.getValue().getShape(), frame);
  if (failed(slice) || failed(frame.spend(op, source.getNumElements())))
    return failure();
  SmallVector<int64_t> point(slice->sizes.size(), 0);
  for (int64_t i = 0, e = source.getNumElements(); i < e; ++i) {
    SmallVector<int64_t> index = slice->at(point);
    if (!dest.write(index, source.get(i), writes.iteration))
      return frame.undefined(op, "element " + toText(index) +
                                     " is written more than once");
    nextIndex(point, slice->sizes);
  }
  return success();
}

/// Returns the shape of the concatenation. Reports undefined behaviour if the
/// operands differ in a dimension other than the concatenated one.
static FailureOr<SmallVector<int64_t>> getConcatShape(tensor::ConcatOp op,
                                                      Frame &frame) {
  int64_t dim = op.getDim();
  SmallVector<int64_t> shape(frame.getTensor(op.getInputs()[0]).getShape());
  for (Value input : op.getInputs().drop_front()) {
    ArrayRef<int64_t> other = frame.getTensor(input).getShape();
    for (size_t d = 0; d < shape.size(); ++d)
      if (static_cast<int64_t>(d) != dim && other[d] != shape[d])
        return frame.undefined(op, "operands differ in dimension " + Twine(d));
    shape[dim] += other[dim];
  }
  return shape;
}

static LogicalResult evalTensorConcat(tensor::ConcatOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> shape = getConcatShape(op, frame);
  if (failed(shape) || failed(frame.checkShape(op, *shape, op.getType())))
    return failure();
  FailureOr<TensorValue> result =
      frame.allocate(op, op.getType().getElementType(), *shape);
  if (failed(result))
    return failure();
  int64_t offset = 0;
  for (Value input : op.getInputs()) {
    const TensorValue &source = frame.getTensor(input);
    SmallVector<int64_t> index(source.getRank(), 0);
    for (int64_t i = 0, e = source.getNumElements(); i < e; ++i) {
      SmallVector<int64_t> target(index);
      target[op.getDim()] += offset;
      result->set(target, source.get(i));
      nextIndex(index, source.getShape());
    }
    offset += source.getShape()[op.getDim()];
  }
  frame.bind(op, std::move(*result));
  return success();
}

void reference::registerTensorSliceKernels(Kernels &kernels) {
  kernels.add<evalTensorExtractSlice>();
  kernels.add<evalTensorInsertSlice>();
  kernels.add<evalParallelInsertSlice>();
  kernels.add<evalTensorConcat>();
}
