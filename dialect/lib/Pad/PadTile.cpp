//===- PadTile.cpp - which part of a pad operation a tile is ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadTile.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"

using namespace mlir;
using namespace padlab::pad;

OpFoldResult padlab::pad::getExtent(OpBuilder &builder, Location loc,
                                    Value value, unsigned dim) {
  if (isa<BaseMemRefType>(value.getType()))
    return memref::getMixedSize(builder, loc, value, dim);
  return tensor::getMixedSize(builder, loc, value, dim);
}

/// Whether `a` and `b` are obviously the same number: equal constants, the same
/// value, or the same extent of the same value.
static bool isSame(OpFoldResult a, OpFoldResult b) {
  if (isEqualConstantIntOrValue(a, b))
    return true;
  auto x = dyn_cast<Value>(a), y = dyn_cast<Value>(b);
  if (!x || !y)
    return false;
  auto dimX = x.getDefiningOp<ShapedDimOpInterface>();
  auto dimY = y.getDefiningOp<ShapedDimOpInterface>();
  return dimX && dimY && dimX.getShapedValue() == dimY.getShapedValue() &&
         isEqualConstantIntOrValue(dimX.getDimension(), dimY.getDimension());
}

bool padlab::pad::isWhole(OpBuilder &builder, Location loc, Value source,
                          ArrayRef<OpFoldResult> offsets,
                          ArrayRef<OpFoldResult> sizes) {
  auto isAll = [&](unsigned dim) {
    return isConstantIntValue(offsets[dim], 0) &&
           isSame(sizes[dim], getExtent(builder, loc, source, dim));
  };
  return llvm::all_of(llvm::seq<unsigned>(0, offsets.size()), isAll);
}

//===----------------------------------------------------------------------===//
// Description of a tile
//===----------------------------------------------------------------------===//

namespace {
/// One dimension of a `Tile`.
struct Range1D {
  OpFoldResult low, high, first, interior;
};
} // namespace

/// Returns the tile of `size` points from `offset` on, in a dimension of
/// `extent` points. `first` is clamped to the points of the whole interior even
/// if the tile has no interior points, because an empty slice that begins at
/// the very end of an input would not verify.
static Range1D makeRange(IndexArithmetic math, OpFoldResult offset,
                         OpFoldResult size, OpFoldResult extent,
                         OpFoldResult low, OpFoldResult high) {
  OpFoldResult zero = math.constant(0);
  if (isConstantIntValue(offset, 0) && isSame(size, extent))
    return {low, high, zero, math.subtract(math.subtract(size, low), high)};
  bool hasLow = !isConstantIntValue(low, 0);
  bool hasHigh = !isConstantIntValue(high, 0);
  Range1D range{zero, zero, offset, size};
  if (hasLow) {
    OpFoldResult left = math.subtract(low, offset);
    range.low = math.min(math.max(left, zero), size);
    range.first = math.max(math.subtract(offset, low), zero);
  }
  if (hasHigh) {
    OpFoldResult behind = math.subtract(extent, math.add(offset, size));
    range.high = math.min(math.max(math.subtract(high, behind), zero), size);
    OpFoldResult last = math.subtract(math.subtract(extent, low),
                                      math.add(high, math.constant(1)));
    range.first = math.min(range.first, math.max(last, zero));
  }
  range.interior = math.subtract(math.subtract(size, range.low), range.high);
  return range;
}

Tile padlab::pad::makeTile(OpBuilder &builder, Location loc, Value init,
                           ArrayRef<OpFoldResult> low,
                           ArrayRef<OpFoldResult> high,
                           ArrayRef<OpFoldResult> offsets,
                           ArrayRef<OpFoldResult> sizes) {
  Tile tile;
  tile.offsets.assign(offsets.begin(), offsets.end());
  tile.sizes.assign(sizes.begin(), sizes.end());
  for (unsigned dim = 0; dim != offsets.size(); ++dim) {
    Range1D range =
        makeRange(IndexArithmetic(builder, loc), offsets[dim], sizes[dim],
                  getExtent(builder, loc, init, dim), low[dim], high[dim]);
    tile.low.push_back(range.low);
    tile.high.push_back(range.high);
    tile.first.push_back(range.first);
    tile.interior.push_back(range.interior);
  }
  return tile;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// Whether `expr` is a sum of a constant and multiples of dimensions, with no
/// negative constant or factor.
static bool isMonotonicSum(AffineExpr expr) {
  if (isa<AffineDimExpr>(expr))
    return true;
  if (auto number = dyn_cast<AffineConstantExpr>(expr))
    return number.getValue() >= 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return isMonotonicSum(binary.getLHS()) && isMonotonicSum(binary.getRHS());
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return expr.getKind() == AffineExprKind::Mul && factor &&
         factor.getValue() >= 0 && isMonotonicSum(binary.getLHS());
}

/// Returns the value of `expr` at the tile's first interior point.
static OpFoldResult evaluate(OpBuilder &builder, Location loc, const Tile &tile,
                             AffineExpr expr) {
  return affine::makeComposedFoldedAffineApply(
      builder, loc, AffineMap::get(tile.first.size(), 0, expr), tile.first);
}

/// Restricts a dimension of an input: the slice begins at the first element
/// that the tile reads, or at the element before it. Returns the index
/// expression relative to that beginning. On entry, `size` is the input's
/// extent. If the tile's interior is empty, the offset is arbitrary but in
/// bounds.
static AffineExpr restrictSum(OpBuilder &builder, Location loc,
                              const Tile &tile, AffineExpr expr,
                              OpFoldResult &offset, OpFoldResult &size) {
  IndexArithmetic math(builder, loc);
  SmallVector<AffineExpr> zeros(tile.first.size(),
                                builder.getAffineConstantExpr(0));
  AffineExpr sum = expr - expr.replaceDims(zeros);
  auto dim = dyn_cast<AffineDimExpr>(sum);
  offset = evaluate(builder, loc, tile, expr);
  if (dim && tile.isKnownNotEmpty()) {
    size = tile.interior[dim.getPosition()];
    return sum;
  }
  // If the map's result is a plain dimension, the verifier requires that the
  // input is as long as the interior, but the slice may be longer here.
  // Therefore the slice begins one element earlier, and the index adds 1: the
  // result is no plain dimension then.
  if (dim) {
    offset = math.subtract(offset, math.constant(1));
    sum = sum + 1;
  }
  OpFoldResult last =
      math.max(math.subtract(size, math.constant(1)), math.constant(0));
  offset = math.min(offset, last);
  size = math.subtract(size, offset);
  return sum;
}

/// Computes a part of an input's dimension that has all that a tile reads, and
/// the expression that indexes it. Returns nullopt if a map without symbols
/// cannot express the index, or if the expression would be a plain dimension,
/// although that of the whole operation is none.
static std::optional<AffineExpr>
restrictResult(OpBuilder &builder, Location loc, const Tile &tile,
               AffineExpr expr, OpFoldResult extent, OpFoldResult &offset,
               OpFoldResult &size) {
  IndexArithmetic math(builder, loc);
  offset = math.constant(0);
  size = extent;
  if (isa<AffineConstantExpr>(expr))
    return expr;
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    offset = tile.first[dim.getPosition()];
    size = tile.interior[dim.getPosition()];
    return expr;
  }
  if (isMonotonicSum(expr))
    return restrictSum(builder, loc, tile, expr, offset, size);
  SmallVector<AffineExpr> shifted;
  for (auto [dim, first] : llvm::enumerate(tile.first)) {
    std::optional<int64_t> number = getConstantIntValue(first);
    if (!number && expr.isFunctionOfDim(dim))
      return std::nullopt;
    shifted.push_back(builder.getAffineDimExpr(dim) + number.value_or(0));
  }
  AffineExpr moved = expr.replaceDims(shifted);
  // If the result were a plain dimension, the verifier would require that the
  // input is as long as the interior.
  return isa<AffineDimExpr>(moved) ? std::nullopt : std::optional(moved);
}

std::optional<InputTile>
padlab::pad::makeInputTile(OpBuilder &builder, Location loc, const Tile &tile,
                           Value input, AffineMap map) {
  Numbers offsets, sizes;
  SmallVector<AffineExpr> exprs;
  for (auto [number, expr] : llvm::enumerate(map.getResults())) {
    OpFoldResult offset, size;
    std::optional<AffineExpr> restricted =
        restrictResult(builder, loc, tile, expr,
                       getExtent(builder, loc, input, number), offset, size);
    if (!restricted)
      return std::nullopt;
    exprs.push_back(*restricted);
    offsets.push_back(offset);
    sizes.push_back(size);
  }
  return InputTile{
      offsets, sizes,
      AffineMap::get(map.getNumDims(), 0, exprs, builder.getContext())};
}
