//===- TensorGather.cpp - tensor: elements that coordinates name ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `tensor.gather` copies slices of a tensor, here called the big tensor, to a
/// tensor of slices; `tensor.scatter` copies the slices of such a tensor to a
/// big tensor. The leading dimensions of the tensor of slices (the batch)
/// number the tuples of coordinates. Its trailing dimensions are those of the
/// big tensor, except that a dimension that coordinates index has extent 1 or
/// is left out. Coordinates are signed numbers, as in `arith.index_cast`.
///
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Views.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <set>

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

namespace {

/// The tuples of coordinates, and the dimensions of the big tensor that they
/// index.
class Coordinates {
public:
  Coordinates(const TensorValue &indices, ArrayRef<int64_t> dims,
              ArrayRef<int64_t> shape)
      : indices(indices), dims(dims), shape(shape),
        batch(indices.getShape().drop_back()) {}

  ArrayRef<int64_t> getBatch() const { return batch; }

  /// Returns the shape of the tensor of slices, which has the indexed
  /// dimensions if `keepsRank`.
  SmallVector<int64_t> getSlicesShape(bool keepsRank) const {
    SmallVector<int64_t> result(batch);
    for (auto [dim, extent] : llvm::enumerate(shape))
      if (!isIndexed(dim))
        result.push_back(extent);
      else if (keepsRank)
        result.push_back(1);
    return result;
  }

  /// Whether a tensor of slices of rank `rank` has the indexed dimensions.
  bool keepsRank(int64_t rank) const {
    return rank == static_cast<int64_t>(batch.size() + shape.size());
  }

  /// Reports undefined behaviour unless all tuples have a coordinate for each
  /// indexed dimension, are defined and in bounds and, if `unique`, differ from
  /// each other.
  LogicalResult check(Operation *op, bool unique, Frame &frame) const;

  /// Maps `point`, the index of an element in the tensor of slices, to the
  /// index of this element in the big tensor.
  SmallVector<int64_t> getPosition(ArrayRef<int64_t> point) const;

private:
  bool isIndexed(int64_t dim) const { return llvm::is_contained(dims, dim); }
  /// Returns coordinate `number` of a tuple; tuples are numbered in row-major
  /// order of the batch.
  int64_t getCoordinate(int64_t tuple, size_t number) const {
    return indices.get(tuple * dims.size() + number).getSExtValue();
  }

  const TensorValue &indices;
  ArrayRef<int64_t> dims, shape, batch;
};

} // namespace

LogicalResult Coordinates::check(Operation *op, bool unique,
                                 Frame &frame) const {
  if (indices.getShape().back() != static_cast<int64_t>(dims.size()))
    return frame.undefined(op, Twine(indices.getShape().back()) +
                                   " coordinates for " + Twine(dims.size()) +
                                   " dimensions");
  if (indices.hasPoison())
    return frame.undefined(op, "a coordinate is poison");
  std::set<std::vector<int64_t>> seen;
  for (int64_t tuple = 0, e = llvm::product_of(batch); tuple < e; ++tuple) {
    std::vector<int64_t> coordinates;
    for (auto [number, dim] : llvm::enumerate(dims)) {
      int64_t coordinate = getCoordinate(tuple, number);
      if (coordinate < 0 || coordinate >= shape[dim])
        return frame.undefined(op, "coordinate " + Twine(coordinate) +
                                       " is out of bounds of extent " +
                                       Twine(shape[dim]));
      coordinates.push_back(coordinate);
    }
    if (unique && !seen.insert(coordinates).second)
      return frame.undefined(op, "coordinates " + toText(coordinates) +
                                     " are not unique");
  }
  return success();
}

SmallVector<int64_t> Coordinates::getPosition(ArrayRef<int64_t> point) const {
  int64_t tuple = 0;
  for (auto [i, extent] : llvm::zip(point, batch))
    tuple = tuple * extent + i;
  bool keeps = keepsRank(point.size());
  SmallVector<int64_t> position(shape.size(), 0);
  const int64_t *inSlice = point.begin() + batch.size();
  for (size_t dim = 0; dim < shape.size(); ++dim)
    if (keeps || !isIndexed(dim))
      position[dim] = *inSlice++;
  for (auto [number, dim] : llvm::enumerate(dims))
    position[dim] = getCoordinate(tuple, number);
  return position;
}

static LogicalResult evalTensorGather(tensor::GatherOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  Coordinates coordinates(frame.getTensor(op.getIndices()), op.getGatherDims(),
                          source.getShape());
  RankedTensorType type = op.getResultType();
  SmallVector<int64_t> shape =
      coordinates.getSlicesShape(coordinates.keepsRank(type.getRank()));
  FailureOr<TensorValue> result =
      frame.allocate(op, source.getElementType(), shape);
  if (failed(result) || failed(frame.checkShape(op, shape, type)) ||
      failed(coordinates.check(op, op.getUnique(), frame)))
    return failure();
  LogicalResult read =
      forEachPoint(shape, [&](int64_t i, ArrayRef<int64_t> point) {
        result->set(i, source.get(coordinates.getPosition(point)));
        return success();
      });
  frame.bind(op, std::move(*result));
  return read;
}

static LogicalResult evalTensorScatter(tensor::ScatterOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  TensorValue result = frame.getTensor(op.getDest());
  Coordinates coordinates(frame.getTensor(op.getIndices()), op.getScatterDims(),
                          result.getShape());
  SmallVector<int64_t> shape =
      coordinates.getSlicesShape(coordinates.keepsRank(source.getRank()));
  if (source.getShape() != ArrayRef<int64_t>(shape))
    return frame.undefined(op, "source of shape " + toText(source.getShape()) +
                                   " does not fill slices of shape " +
                                   toText(shape));
  if (failed(coordinates.check(op, op.getUnique(), frame)) ||
      failed(frame.spend(op, result.getNumElements())))
    return failure();
  LogicalResult written =
      forEachPoint(shape, [&](int64_t i, ArrayRef<int64_t> point) {
        result.set(coordinates.getPosition(point), source.get(i));
        return success();
      });
  frame.bind(op, std::move(result));
  return written;
}

void reference::registerTensorGatherKernels(Kernels &kernels) {
  kernels.add<evalTensorGather>();
  kernels.add<evalTensorScatter>();
}
