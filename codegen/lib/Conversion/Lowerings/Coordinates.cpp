//===- Coordinates.cpp - what gather and scatter address ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Coordinates.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;

/// Reads coordinate `number` of the slice at position `batch`.
static Value readCoordinate(OpBuilder &b, Location loc, Value indices,
                            ValueRange batch, int64_t number) {
  SmallVector<Value> at(batch);
  at.push_back(arith::ConstantIndexOp::create(b, loc, number));
  Value coordinate = tensor::ExtractOp::create(b, loc, indices, at);
  if (coordinate.getType().isIndex())
    return coordinate;
  return arith::IndexCastOp::create(b, loc, b.getIndexType(), coordinate);
}

SmallVector<Value> padlab::getPosition(OpBuilder &b, Location loc,
                                       Value indices,
                                       ArrayRef<int64_t> indexedDims,
                                       int64_t rank, ValueRange point) {
  int64_t batchRank = cast<RankedTensorType>(indices.getType()).getRank() - 1;
  ValueRange batch = point.take_front(batchRank);
  ValueRange inSlice = point.drop_front(batchRank);
  SlicedDims dims(rank, indexedDims, inSlice.size());
  SmallVector<Value> position(rank);
  for (int64_t dim = 0, next = 0; dim < rank; ++dim) {
    if (dims.isIndexed(dim) && !dims.keepsRank())
      continue;
    position[dim] = inSlice[next++];
  }
  for (auto [number, dim] : llvm::enumerate(indexedDims))
    position[dim] = readCoordinate(b, loc, indices, batch, number);
  return position;
}
