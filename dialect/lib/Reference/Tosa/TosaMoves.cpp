//===- TosaMoves.cpp - tosa: elements go elsewhere ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tosa.h"

#include "../Reshape.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Returns, for an index of the result, the index of the element of the source
/// that the result has there; nullopt if the result has another value there.
using TosaPlace = llvm::function_ref<std::optional<SmallVector<int64_t>>(
    ArrayRef<int64_t> index)>;

/// Binds the result to elements of `source`, and to `otherwise` elsewhere.
static LogicalResult bindTosaMoved(Operation *op, const TensorValue &source,
                                   ArrayRef<int64_t> shape,
                                   const Element &otherwise, Frame &frame,
                                   TosaPlace getPlace) {
  FailureOr<TensorValue> result = allocateTosa(op, shape, frame);
  if (failed(result))
    return failure();
  SmallVector<int64_t> index(shape.size(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    auto place = getPlace(index);
    result->set(i, place ? source.get(*place) : otherwise);
    nextIndex(index, shape);
  }
  frame.bind(op->getResult(0), std::move(*result));
  return success();
}

static LogicalResult bindTosaMoved(Operation *op, const TensorValue &source,
                                   ArrayRef<int64_t> shape, Frame &frame,
                                   TosaPlace getPlace) {
  return bindTosaMoved(op, source, shape,
                       Element::poison(source.getElementType()), frame,
                       getPlace);
}

static LogicalResult evalTosaPad(tosa::PadOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getInput1());
  SmallVector<int64_t> amounts = getTosaNumbers(op.getPadding(), frame), shape;
  if (static_cast<int64_t>(amounts.size()) != 2 * source.getRank())
    return frame.undefined(op, "amounts of another rank");
  for (auto [dim, extent] : llvm::enumerate(source.getShape())) {
    if (amounts[2 * dim] < 0 || amounts[2 * dim + 1] < 0)
      return frame.undefined(op, "an amount is negative");
    shape.push_back(amounts[2 * dim] + extent + amounts[2 * dim + 1]);
  }
  return bindTosaMoved(
      op, source, shape, getTosaScalar(op.getPadConst(), frame), frame,
      [&](ArrayRef<int64_t> index) -> std::optional<SmallVector<int64_t>> {
        SmallVector<int64_t> place;
        for (auto [dim, i] : llvm::enumerate(index))
          place.push_back(i - amounts[2 * dim]);
        return source.isInBounds(place) ? std::optional(place) : std::nullopt;
      });
}

static LogicalResult evalTosaSlice(tosa::SliceOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getInput1());
  SmallVector<int64_t> start = getTosaNumbers(op.getStart(), frame),
                       size = getTosaNumbers(op.getSize(), frame);
  for (auto [dim, extent] : llvm::enumerate(source.getShape())) {
    // In upstream, -1 means the rest of the dimension.
    if (size[dim] == -1)
      return frame.unsupported(op, "a size that is inferred");
    if (start[dim] < 0 || size[dim] <= 0 || start[dim] + size[dim] > extent)
      return frame.undefined(op, "the slice is not inside of the tensor");
  }
  return bindTosaMoved(op, source, size, frame,
                       [&](ArrayRef<int64_t> index) -> SmallVector<int64_t> {
                         SmallVector<int64_t> place;
                         for (auto [i, first] : llvm::zip_equal(index, start))
                           place.push_back(i + first);
                         return place;
                       });
}

static LogicalResult evalTosaConcat(tosa::ConcatOp op, Frame &frame) {
  unsigned axis = op.getAxis();
  SmallVector<int64_t> shape(
      frame.getTensor(op.getInput1().front()).getShape());
  shape[axis] = 0;
  for (Value input : op.getInput1()) {
    ArrayRef<int64_t> its = frame.getTensor(input).getShape();
    for (auto [dim, extent] : llvm::enumerate(its))
      if (dim != axis && extent != shape[dim])
        return frame.undefined(op, "extents differ in dimension " + Twine(dim));
    shape[axis] += its[axis];
  }
  FailureOr<TensorValue> result = allocateTosa(op, shape, frame);
  if (failed(result))
    return failure();
  int64_t first = 0;
  for (Value input : op.getInput1()) {
    const TensorValue &tensor = frame.getTensor(input);
    SmallVector<int64_t> index(tensor.getRank(), 0);
    for (int64_t i = 0, e = tensor.getNumElements(); i < e; ++i) {
      SmallVector<int64_t> place(index);
      place[axis] += first;
      result->set(place, tensor.get(i));
      nextIndex(index, tensor.getShape());
    }
    first += tensor.getShape()[axis];
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalTosaReshape(tosa::ReshapeOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getInput1());
  SmallVector<int64_t> shape = getTosaNumbers(op.getShape(), frame);
  // In upstream, an extent of -1 is determined by the number of elements.
  if (llvm::is_contained(shape, -1)) {
    int64_t others = 1;
    for (int64_t extent : shape)
      others *= extent == -1 ? 1 : extent;
    if (llvm::count(shape, -1) != 1 || others == 0 ||
        source.getNumElements() % others != 0)
      return frame.undefined(op, "an extent of -1 that nothing decides");
    *llvm::find(shape, -1) = source.getNumElements() / others;
  }
  return bindReshaped(op, source, shape, frame);
}

static LogicalResult evalTosaReverse(tosa::ReverseOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getInput1());
  unsigned axis = op.getAxis();
  return bindTosaMoved(
      op, source, source.getShape(), frame, [&](ArrayRef<int64_t> index) {
        SmallVector<int64_t> place(index);
        place[axis] = source.getShape()[axis] - 1 - index[axis];
        return place;
      });
}

static LogicalResult evalTosaTile(tosa::TileOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getInput1());
  SmallVector<int64_t> multiples = getTosaNumbers(op.getMultiples(), frame),
                       shape;
  for (auto [extent, multiple] :
       llvm::zip_equal(source.getShape(), multiples)) {
    if (multiple < 1)
      return frame.undefined(op, "a multiple is not positive");
    shape.push_back(extent * multiple);
  }
  return bindTosaMoved(op, source, shape, frame, [&](ArrayRef<int64_t> index) {
    SmallVector<int64_t> place;
    for (auto [i, extent] : llvm::zip_equal(index, source.getShape()))
      place.push_back(i % extent);
    return place;
  });
}

static LogicalResult evalTosaTranspose(tosa::TransposeOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getInput1());
  SmallVector<int64_t> shape;
  for (int32_t dim : op.getPerms())
    shape.push_back(source.getShape()[dim]);
  return bindTosaMoved(op, source, shape, frame, [&](ArrayRef<int64_t> index) {
    SmallVector<int64_t> place(index.size());
    for (auto [i, dim] : llvm::zip_equal(index, op.getPerms()))
      place[dim] = i;
    return place;
  });
}

/// Returns the row that `indices` names at `w` of batch `n`; reports undefined
/// behaviour unless this row is at least 0 and below `extent`.
static FailureOr<int64_t> getTosaRow(Operation *op, const TensorValue &indices,
                                     int64_t n, int64_t w, int64_t extent,
                                     Frame &frame) {
  Element index = indices.get({n, w});
  if (index.isPoison())
    return frame.undefined(op, "an index is poison");
  int64_t row = getTosaInt(index);
  if (row < 0 || row >= extent)
    return frame.undefined(op, "index " + Twine(row) +
                                   " is out of bounds of extent " +
                                   Twine(extent));
  return row;
}

static LogicalResult evalTosaGather(tosa::GatherOp op, Frame &frame) {
  const TensorValue &values = frame.getTensor(op.getValues()),
                    &indices = frame.getTensor(op.getIndices());
  ArrayRef<int64_t> shape = values.getShape();
  int64_t count = indices.getShape()[1];
  if (indices.getShape()[0] != shape[0])
    return frame.undefined(op, "the batches differ");
  FailureOr<TensorValue> result =
      allocateTosa(op, {shape[0], count, shape[2]}, frame);
  if (failed(result))
    return failure();
  for (int64_t n = 0; n < shape[0]; ++n)
    for (int64_t w = 0; w < count; ++w) {
      FailureOr<int64_t> row = getTosaRow(op, indices, n, w, shape[1], frame);
      if (failed(row))
        return failure();
      for (int64_t c = 0; c < shape[2]; ++c)
        result->set({n, w, c}, values.get({n, *row, c}));
    }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalTosaScatter(tosa::ScatterOp op, Frame &frame) {
  TensorValue result = frame.getTensor(op.getValuesIn());
  const TensorValue &indices = frame.getTensor(op.getIndices()),
                    &input = frame.getTensor(op.getInput());
  SmallVector<int64_t> shape(input.getShape());
  if (indices.getShape() != ArrayRef<int64_t>(shape).take_front(2) ||
      result.getShape()[0] != shape[0] || result.getShape()[2] != shape[2])
    return frame.undefined(op, "extents differ");
  if (failed(frame.checkShape(op, result.getShape(), op.getType())) ||
      failed(frame.spend(op, result.getNumElements())))
    return failure();
  std::set<std::pair<int64_t, int64_t>> written;
  for (int64_t n = 0; n < shape[0]; ++n)
    for (int64_t w = 0; w < shape[1]; ++w) {
      FailureOr<int64_t> row =
          getTosaRow(op, indices, n, w, result.getShape()[1], frame);
      if (failed(row))
        return failure();
      if (!written.insert({n, *row}).second)
        return frame.undefined(op, "row " + Twine(*row) + " is written twice");
      for (int64_t c = 0; c < shape[2]; ++c)
        result.set({n, *row, c}, input.get({n, w, c}));
    }
  frame.bind(op.getResult(), std::move(result));
  return success();
}

void reference::registerTosaMoveKernels(Kernels &kernels) {
  kernels.add<evalTosaPad>();
  kernels.add<evalTosaSlice>();
  kernels.add<evalTosaConcat>();
  kernels.add<evalTosaReshape>();
  kernels.add<evalTosaReverse>();
  kernels.add<evalTosaTile>();
  kernels.add<evalTosaTranspose>();
  kernels.add<evalTosaGather>();
  kernels.add<evalTosaScatter>();
}
