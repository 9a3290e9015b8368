//===- Shaped.cpp - tensors and vectors, compared ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conditions.h"

#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;

/// Compares two tensors of the same rank. Reads stay within the extents of
/// both.
static Value compareRanked(OpBuilder &b, Location loc, Value actual,
                           Value expected, unsigned ulps) {
  auto type = cast<RankedTensorType>(actual.getType());
  Value same = cond::constant(b, loc, true);
  SmallVector<Value> extents;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Value lhs = b.createOrFold<tensor::DimOp>(loc, actual, dim);
    if (type.isDynamicDim(dim)) {
      Value rhs = tensor::DimOp::create(b, loc, expected, dim);
      same = cond::both(b, loc, same, cond::equal(b, loc, lhs, rhs));
      lhs = arith::MinSIOp::create(b, loc, lhs, rhs);
    }
    extents.push_back(lhs);
  }
  SmallVector<Value> lower(extents.size(), cond::index(b, loc, 0));
  SmallVector<Value> step(extents.size(), cond::index(b, loc, 1));
  auto compareOne = [&](OpBuilder &b, Location loc, ValueRange index,
                        ValueRange soFar) -> scf::ValueVector {
    Value lhs = tensor::ExtractOp::create(b, loc, actual, index);
    Value rhs = tensor::ExtractOp::create(b, loc, expected, index);
    Value equal = compareElements(b, loc, lhs, rhs, ulps);
    return {cond::both(b, loc, soFar.front(), equal)};
  };
  return scf::buildLoopNest(b, loc, lower, extents, step, same, compareOne)
      .results.front();
}

/// Reshapes an unranked tensor to rank 1; it has `count` elements.
static Value flatten(OpBuilder &b, Location loc, Value tensor, Value count) {
  Type element = cast<TensorType>(tensor.getType()).getElementType();
  auto flat = RankedTensorType::get({ShapedType::kDynamic}, element);
  Value shape = tensor::FromElementsOp::create(b, loc, count);
  return tensor::ReshapeOp::create(b, loc, flat, tensor, shape);
}

/// Compares unranked tensors. Extents are compared first, because tensors may
/// be flattened only if they have the same shape, and so equally many elements.
static Value compareUnranked(OpBuilder &b, Location loc, Value actual,
                             Value expected, unsigned ulps) {
  Value rank = tensor::RankOp::create(b, loc, actual);
  Value sameRank =
      cond::equal(b, loc, rank, tensor::RankOp::create(b, loc, expected));
  Value no = cond::constant(b, loc, false);
  auto compareOfOneRank = [&](OpBuilder &b) {
    SmallVector<Value> start = {cond::constant(b, loc, true),
                                cond::index(b, loc, 1)};
    auto extents = scf::ForOp::create(
        b, loc, cond::index(b, loc, 0), rank, cond::index(b, loc, 1), start,
        [&](OpBuilder &b, Location loc, Value dim, ValueRange soFar) {
          Value lhs = tensor::DimOp::create(b, loc, actual, dim);
          Value rhs = tensor::DimOp::create(b, loc, expected, dim);
          Value same =
              cond::both(b, loc, soFar[0], cond::equal(b, loc, lhs, rhs));
          Value count = arith::MulIOp::create(b, loc, soFar[1], lhs);
          scf::YieldOp::create(b, loc, ValueRange{same, count});
        });
    auto compareFlat = [&](OpBuilder &b) {
      Value count = extents.getResult(1);
      return compareRanked(b, loc, flatten(b, loc, actual, count),
                           flatten(b, loc, expected, count), ulps);
    };
    return cond::ifHolds(b, loc, extents.getResult(0), compareFlat, no);
  };
  return cond::ifHolds(b, loc, sameRank, compareOfOneRank, no);
}

/// Compares vectors element by element, without a loop: they have few elements,
/// and a loop would need them in memory.
static Value compareVectors(OpBuilder &b, Location loc, Value actual,
                            Value expected, unsigned ulps) {
  auto type = cast<VectorType>(actual.getType());
  Value same = cond::constant(b, loc, true);
  SmallVector<int64_t> index(type.getRank(), 0);
  do {
    Value lhs = vector::ExtractOp::create(b, loc, actual, index);
    Value rhs = vector::ExtractOp::create(b, loc, expected, index);
    same = cond::both(b, loc, same, compareElements(b, loc, lhs, rhs, ulps));
  } while (nextIndex(index, type.getShape()));
  return same;
}

Value padlab::compareValues(OpBuilder &b, Location loc, Value actual,
                            Value expected, unsigned ulps) {
  Type type = actual.getType();
  if (isa<RankedTensorType>(type))
    return compareRanked(b, loc, actual, expected, ulps);
  if (isa<UnrankedTensorType>(type))
    return compareUnranked(b, loc, actual, expected, ulps);
  if (isa<VectorType>(type))
    return compareVectors(b, loc, actual, expected, ulps);
  return compareElements(b, loc, actual, expected, ulps);
}

/// Compares the extents of a tensor whose rank, at run time, is that of
/// `extents`.
static Value hasTensorExtents(OpBuilder &b, Location loc, Value tensor,
                              ArrayRef<int64_t> extents) {
  Value same = cond::constant(b, loc, true);
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    if (ShapedType::isDynamic(extent))
      continue;
    Value actual = b.createOrFold<tensor::DimOp>(loc, tensor, dim);
    same = cond::both(b, loc, same,
                      cond::equal(b, loc, actual, cond::index(b, loc, extent)));
  }
  return same;
}

Value padlab::hasExtents(OpBuilder &b, Location loc, Value value,
                         ArrayRef<int64_t> extents) {
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    return cond::constant(
        b, loc,
        llvm::equal(vector.getShape(), extents, [](int64_t a, int64_t e) {
          return ShapedType::isDynamic(e) || a == e;
        }));
  if (isa<RankedTensorType>(value.getType()))
    return hasTensorExtents(b, loc, value, extents);
  Value rank = tensor::RankOp::create(b, loc, value);
  Value sameRank =
      cond::equal(b, loc, rank, cond::index(b, loc, extents.size()));
  return cond::ifHolds(
      b, loc, sameRank,
      [&](OpBuilder &b) { return hasTensorExtents(b, loc, value, extents); },
      cond::constant(b, loc, false));
}
