//===- TensorSlice.cpp - tensor: slices and concatenation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "ParallelWrites.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

namespace {
/// A hyper-rectangular selection of a tensor: point `i` of the slice is
/// element `offset + i * stride`.
struct Slice {
  SmallVector<int64_t> offsets, sizes, strides;

  SmallVector<int64_t> at(ArrayRef<int64_t> point) const {
    SmallVector<int64_t> index;
    for (auto [offset, i, stride] : llvm::zip_equal(offsets, point, strides))
      index.push_back(offset + i * stride);
    return index;
  }

  /// The sizes without the dimensions that a rank-reducing slice drops.
  SmallVector<int64_t>
  getReducedShape(const llvm::SmallBitVector &dropped) const {
    SmallVector<int64_t> shape;
    for (auto [d, size] : llvm::enumerate(sizes))
      if (!dropped[d])
        shape.push_back(size);
    return shape;
  }
};
} // namespace

/// Every element that the slice names lies in its tensor.
static LogicalResult checkBounds(Operation *op, const Slice &slice,
                                 ArrayRef<int64_t> shape, Frame &frame) {
  for (auto [d, extent] : llvm::enumerate(shape)) {
    int64_t offset = slice.offsets[d], size = slice.sizes[d];
    if (size < 0)
      return frame.undefined(op, "negative size " + Twine(size) +
                                     " in dimension " + Twine(d));
    int64_t span = 0, last = 0;
    bool overflows = llvm::MulOverflow<int64_t>(std::max<int64_t>(size - 1, 0),
                                                slice.strides[d], span) ||
                     llvm::AddOverflow(offset, span, last);
    // An empty slice touches nothing, but may not start beyond the end.
    int64_t limit = size == 0 ? extent + 1 : extent;
    if (overflows || offset < 0 || offset >= limit || last < 0 || last >= limit)
      return frame.undefined(
          op, "slice at offset " + Twine(offset) + " of size " + Twine(size) +
                  " and stride " + Twine(slice.strides[d]) +
                  " is out of bounds of extent " + Twine(extent));
  }
  return success();
}

template <typename Op>
static FailureOr<Slice> readSlice(Op op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> offsets =
      frame.getIndices(op, op.getStaticOffsets(), op.getOffsets());
  if (failed(offsets))
    return failure();
  FailureOr<SmallVector<int64_t>> sizes =
      frame.getIndices(op, op.getStaticSizes(), op.getSizes());
  if (failed(sizes))
    return failure();
  FailureOr<SmallVector<int64_t>> strides =
      frame.getIndices(op, op.getStaticStrides(), op.getStrides());
  if (failed(strides))
    return failure();
  return Slice{std::move(*offsets), std::move(*sizes), std::move(*strides)};
}

static LogicalResult evalExtractSlice(tensor::ExtractSliceOp op, Frame &frame) {
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

/// What both insertions ask of their slice of `shape`.
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

static LogicalResult evalInsertSlice(tensor::InsertSliceOp op, Frame &frame) {
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

/// Writes to what the loop around it shares between its iterations.
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

/// The extents of a concatenation along `dim`.
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

static LogicalResult evalConcat(tensor::ConcatOp op, Frame &frame) {
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
  kernels.add<evalExtractSlice>();
  kernels.add<evalInsertSlice>();
  kernels.add<evalParallelInsertSlice>();
  kernels.add<evalConcat>();
}
