//===- PhysicalExtents.cpp - how much room a layout map needs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../AffineValues.h"
#include "../../MemRefView.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace padlab {

static bool hasDims(AffineExpr expr, unsigned numDims) {
  for (unsigned d = 0; d != numDims; ++d)
    if (expr.isFunctionOfDim(d))
      return true;
  return false;
}

static std::optional<int64_t> getConstant(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  return std::nullopt;
}

/// Whether the expression is known to be at least zero for all indices.
static bool isNonNegative(AffineExpr expr) {
  if (std::optional<int64_t> constant = getConstant(expr))
    return *constant >= 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return isa<AffineDimExpr>(expr);
  return binary.getKind() == AffineExprKind::Mod ||
         (isNonNegative(binary.getLHS()) && isNonNegative(binary.getRHS()));
}

namespace {

/// Computes upper bounds of expressions. Except for `mod`, which the divisor
/// bounds, the expressions must grow with every dimension, so that their
/// largest value is the one at the last index.
class UpperBound {
public:
  UpperBound(OpBuilder &b, Location loc, ValueRange lastIndex,
             ValueRange symbols)
      : b(b), loc(loc), numDims(lastIndex.size()),
        lastIndex(llvm::to_vector(lastIndex)),
        symbols(llvm::to_vector(symbols)) {}

  /// Whether `get` can compute a bound of `expr`.
  bool exists(AffineExpr expr) const {
    if (!hasDims(expr, numDims) || isa<AffineDimExpr>(expr))
      return true;
    auto binary = cast<AffineBinaryOpExpr>(expr);
    AffineExpr lhs = binary.getLHS(), rhs = binary.getRHS();
    std::optional<int64_t> factor = getConstant(rhs);
    switch (binary.getKind()) {
    case AffineExprKind::Add:
      return exists(lhs) && exists(rhs);
    case AffineExprKind::Mul:
      return factor && *factor >= 0 && exists(lhs);
    case AffineExprKind::FloorDiv:
    case AffineExprKind::CeilDiv:
      return factor && *factor > 0 && exists(lhs);
    case AffineExprKind::Mod:
      return factor.has_value();
    default:
      return false;
    }
  }

  /// Returns an upper bound of `expr` over all elements.
  Value get(AffineExpr expr) const {
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary || !hasDims(expr, numDims))
      return apply(expr);
    AffineExpr lhs = binary.getLHS(), rhs = binary.getRHS();
    if (binary.getKind() == AffineExprKind::Mod) {
      Value last = apply(rhs - 1);
      if (!exists(lhs) || !isNonNegative(lhs))
        return last;
      return arith::MinSIOp::create(b, loc, get(lhs), last);
    }
    return applyAffine(b, loc, binary.getKind(), get(lhs), get(rhs));
  }

private:
  Value apply(AffineExpr expr) const {
    return evaluateAffine(b, loc, expr, lastIndex, symbols);
  }

  OpBuilder &b;
  Location loc;
  unsigned numDims;
  SmallVector<Value> lastIndex, symbols;
};

} // namespace

/// Returns one more than the largest value of each of the map's results, but at
/// least 0. The program finds these values by evaluating the map for all
/// indices, because `UpperBound` does not support the map: for example, a
/// factor is a symbol, which may have either sign.
static SmallVector<Value> tryAll(OpBuilder &b, Location loc, AffineMap map,
                                 ValueRange extents, ValueRange symbols) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  SmallVector<Value> lower(extents.size(), zero), step(extents.size(), one);
  SmallVector<Value> none(map.getNumResults(), zero);
  auto visit = [&](OpBuilder &b, Location loc, ValueRange index,
                   ValueRange soFar) -> scf::ValueVector {
    scf::ValueVector larger;
    for (auto [expr, known] : llvm::zip_equal(map.getResults(), soFar)) {
      Value needed = evaluateAffine(b, loc, expr + 1, index, symbols);
      larger.push_back(arith::MaxSIOp::create(b, loc, known, needed));
    }
    return larger;
  };
  return llvm::to_vector_of<Value>(
      scf::buildLoopNest(b, loc, lower, extents, step, none, visit).results);
}

SmallVector<Value> getPhysicalExtents(OpBuilder &b, Location loc, AffineMap map,
                                      ValueRange extents, ValueRange symbols) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value isEmpty = arith::ConstantIntOp::create(b, loc, 0, /*width=*/1);
  SmallVector<Value> lastIndex;
  for (Value extent : extents) {
    Value none =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, extent, zero);
    isEmpty = arith::OrIOp::create(b, loc, isEmpty, none);
    lastIndex.push_back(arith::SubIOp::create(b, loc, extent, one));
  }
  UpperBound bound(b, loc, lastIndex, symbols);
  if (!llvm::all_of(map.getResults(),
                    [&](AffineExpr expr) { return bound.exists(expr); }))
    return tryAll(b, loc, map, extents, symbols);
  SmallVector<Value> physical;
  for (AffineExpr expr : map.getResults()) {
    Value extent = arith::AddIOp::create(b, loc, bound.get(expr), one);
    physical.push_back(arith::SelectOp::create(b, loc, isEmpty, zero, extent));
  }
  return physical;
}

} // namespace padlab
