//===- VectorReductions.cpp - reductions, contractions, scans -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorElements.h"

#include "padlab/dialect/Contraction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::expand;

using Kind = vector::CombiningKind;

/// Combines `old` with `value` if bit `i` of the mask is set.
static void accumulate(Expander &e, Kind kind, int64_t i, Value value,
                       Value &old) {
  old = e.select(e.getMaskBit(i), e.combine(kind, old, value), old);
}

/// Makes the result of a reduction without an accumulator if no lane is on.
static Value makeNeutral(Expander &e, Kind kind, Type type) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    llvm::APFloat value = llvm::APFloat::getNaN(semantics);
    if (kind == Kind::ADD)
      value = llvm::APFloat::getZero(semantics, /*Negative=*/true);
    else if (kind == Kind::MUL)
      value = llvm::APFloat::getOne(semantics);
    else if (kind == Kind::MINIMUMF || kind == Kind::MAXIMUMF)
      value = llvm::APFloat::getInf(semantics, kind == Kind::MAXIMUMF);
    return e.create<arith::ConstantOp>(e.b.getFloatAttr(type, value));
  }
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  llvm::APInt value = llvm::APInt::getZero(width);
  if (kind == Kind::MUL)
    value = llvm::APInt(width, 1);
  else if (kind == Kind::AND || kind == Kind::MINUI)
    value = llvm::APInt::getAllOnes(width);
  else if (kind == Kind::MINSI)
    value = llvm::APInt::getSignedMaxValue(width);
  else if (kind == Kind::MAXSI)
    value = llvm::APInt::getSignedMinValue(width);
  return e.create<arith::ConstantOp>(e.b.getIntegerAttr(type, value));
}

static void expandReduction(vector::ReductionOp op, Expander &e) {
  Elements source = e.get(op.getVector());
  Value result = op.getAcc();
  ArrayRef<Value> rest = source;
  if (!result && e.mask.empty()) {
    result = rest.front();
    rest = rest.drop_front();
  } else if (!result) {
    result = makeNeutral(e, op.getKind(), op.getType());
  }
  int64_t first = source.size() - rest.size();
  for (auto [i, value] : llvm::enumerate(rest))
    accumulate(e, op.getKind(), first + i, value, result);
  e.set(op.getResult(), {result});
}

static void expandMultiReduction(vector::MultiDimReductionOp op, Expander &e) {
  Elements source = e.get(op.getSource());
  Elements result = e.get(op.getAcc());
  int64_t next = 0;
  forEachPoint(getShape(op.getSource()), [&](ArrayRef<int64_t> point) {
    SmallVector<int64_t> kept;
    for (auto [dim, index] : llvm::enumerate(point))
      if (!op.isReducedDim(dim))
        kept.push_back(index);
    accumulate(e, op.getKind(), next, source[next],
               result[linearize(kept, getShape(op.getDest()))]);
    ++next;
  });
  e.set(op.getDest(), std::move(result));
}

/// Extends the value to `type`; integers are sign-extended.
static Value promote(Expander &e, Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (isa<FloatType>(type))
    return e.create<arith::ExtFOp>(type, value);
  return e.create<arith::ExtSIOp>(type, value);
}

static void expandContract(vector::ContractionOp op, Expander &e) {
  Elements lhs = e.get(op.getLhs()), rhs = e.get(op.getRhs());
  Elements result = e.get(op.getAcc());
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  Type type = getElementTypeOrSelf(op.getResultType());
  int64_t next = 0;
  forEachPoint(getIterationExtents(op), [&](ArrayRef<int64_t> point) {
    auto find = [&](AffineMap map, Value of) {
      SmallVector<int64_t> index;
      for (AffineExpr expr : map.getResults())
        index.push_back(point[cast<AffineDimExpr>(expr).getPosition()]);
      return linearize(index, getShape(of));
    };
    Value a = promote(e, lhs[find(maps[0], op.getLhs())], type);
    Value b = promote(e, rhs[find(maps[1], op.getRhs())], type);
    accumulate(e, op.getKind(), next++, e.combine(Kind::MUL, a, b),
               result[find(maps[2], op.getResult())]);
  });
  e.set(op.getResult(), std::move(result));
}

/// Combines the product of `a` and `b` with `acc`. If floats are added, the
/// product is not rounded separately; only the sum is.
static Value multiplyInto(Expander &e, Kind kind, Value a, Value b, Value acc) {
  if (kind == Kind::ADD && isa<FloatType>(a.getType()))
    return e.create<math::FmaOp>(a, b, acc);
  return e.combine(kind, e.combine(Kind::MUL, a, b), acc);
}

static void expandOuterProduct(vector::OuterProductOp op, Expander &e) {
  Elements lhs = e.get(op.getLhs()), rhs = e.get(op.getRhs());
  Elements acc = op.getAcc() ? e.get(op.getAcc()) : Elements();
  Elements result;
  for (Value a : lhs)
    for (Value b : rhs) {
      size_t i = result.size();
      if (acc.empty())
        result.push_back(e.combine(Kind::MUL, a, b));
      else
        result.push_back(e.select(e.getMaskBit(i),
                                  multiplyInto(e, op.getKind(), a, b, acc[i]),
                                  acc[i]));
    }
  e.set(op.getResult(), std::move(result));
}

/// Expands a scan. An inclusive scan begins with the first element of the
/// source, an exclusive one with the initial value. The accumulated value is
/// the last element of the result along the scanned dimension.
static void expandScan(vector::ScanOp op, Expander &e) {
  Elements source = e.get(op.getSource());
  Elements last = e.get(op.getInitialValue());
  int64_t dim = op.getReductionDim();
  ArrayRef<int64_t> shape = getShape(op.getSource());
  Elements result;
  forEachPoint(shape, [&](ArrayRef<int64_t> point) {
    SmallVector<int64_t> rest(point), before(point);
    rest.erase(rest.begin() + dim);
    --before[dim];
    Value &old = last[linearize(rest, getShape(op.getInitialValue()))];
    bool isFirst = point[dim] == 0;
    Value here = source[linearize(point, shape)];
    if (isFirst)
      old = op.getInclusive() ? here : old;
    else
      old = e.combine(op.getKind(), old,
                      op.getInclusive() ? here
                                        : source[linearize(before, shape)]);
    result.push_back(old);
  });
  e.set(op.getDest(), std::move(result));
  e.set(op.getAccumulatedValue(), std::move(last));
}

static void expandFma(vector::FMAOp op, Expander &e) {
  Elements result;
  for (auto [a, b, c] : llvm::zip_equal(e.get(op.getLhs()), e.get(op.getRhs()),
                                        e.get(op.getAcc())))
    result.push_back(e.create<math::FmaOp>(a, b, c));
  e.set(op.getResult(), std::move(result));
}

std::vector<Expansion> expand::getReductionExpansions() {
  return {
      makeExpansion<expandReduction>(), makeExpansion<expandMultiReduction>(),
      makeExpansion<expandContract>(),  makeExpansion<expandOuterProduct>(),
      makeExpansion<expandScan>(),      makeExpansion<expandFma>()};
}
