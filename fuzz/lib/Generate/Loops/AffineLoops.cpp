//===- AffineLoops.cpp - affine: loops and branches -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {

/// A lower or upper bound of a loop: the largest result of a map for a lower
/// bound, the smallest one for an upper bound. `range` is the range of the
/// bound.
struct Bound : BoundMap {
  IntRange range;
};

} // namespace

static Bound makeBound(LoopProgram &p, AffineExprs &exprs,
                       SmallVector<AffineExpr> results, bool isUpper) {
  Bound bound;
  bound.range = exprs.getRange(results.front());
  for (AffineExpr expr : results) {
    IntRange range = exprs.getRange(expr);
    auto choose = [&](int64_t a, int64_t b) {
      return isUpper ? std::min(a, b) : std::max(a, b);
    };
    bound.range = {choose(bound.range.low, range.low),
                   choose(bound.range.high, range.high)};
  }
  static_cast<BoundMap &>(bound) = exprs.getMap(results);
  return bound;
}

/// Picks a bound: the constant `number`, an index with this value, or an
/// expression of the surrounding indices. At times adds further constants and
/// expressions, of which the bound is the largest or smallest.
static Bound pickBound(LoopProgram &p, int64_t number, bool isUpper) {
  std::optional<RangedIndex> given;
  if (p.choices.chance(p.features.dynamic) && number >= 0) {
    given = {p.getNumber(number), IntRange::of(number)};
    p.indices.push_back(*given);
  }
  AffineExprs exprs(p);
  Builder &b = p.builder;
  SmallVector<AffineExpr> results;
  if (given) {
    results.push_back(exprs.get(*given));
    p.indices.pop_back();
  }
  if (results.empty() || !results.back())
    results = {b.getAffineConstantExpr(number)};
  if (p.depth > 0 && p.choices.chance(30))
    results.back() = exprs.pick();
  while (results.size() < 3 && p.choices.chance(20))
    results.push_back(p.choices.chance(50)
                          ? exprs.pick()
                          : b.getAffineConstantExpr(p.choices.range(-1, 12)));
  return makeBound(p, exprs, results, isUpper);
}

/// Returns the range of a loop's variable. If the loop never runs, any range is
/// right.
static IntRange getVariableRange(const Bound &lower, const Bound &upper) {
  return {lower.range.low, std::max(lower.range.low, upper.range.high - 1)};
}

static int64_t countTrips(IntRange range, int64_t step) {
  return llvm::divideCeilSigned(range.size(), step);
}

static int64_t pickStep(LoopProgram &p) {
  return p.choices.pick({1, 1, 1, 1, 2, 3, 4, 5, 1, 7, 16});
}

/// Picks the bounds of a loop. If the loop would have too many iterations,
/// picks constant bounds with which it has fewer.
static std::pair<Bound, Bound> pickAffineBounds(LoopProgram &p, int64_t step) {
  int64_t extent = pickExtent(p);
  int64_t first = p.choices.weighted({70, 15, 15});
  if (p.choices.chance(p.features.emptyLoops))
    first = extent + p.choices.draw(4);
  else if (p.choices.chance(10))
    first = -p.choices.range(1, 6);
  Bound lower = pickBound(p, first, /*isUpper=*/false);
  Bound upper = pickBound(p, extent, /*isUpper=*/true);
  IntRange range = getVariableRange(lower, upper);
  if (countTrips(range, step) * p.trips > loopBudget::maxTrips) {
    int64_t most = std::max<int64_t>(1, loopBudget::maxTrips / p.trips);
    AffineExprs none(p);
    lower = makeBound(p, none, {p.builder.getAffineConstantExpr(0)}, false);
    upper = makeBound(p, none,
                      {p.builder.getAffineConstantExpr(std::min(most, extent))},
                      true);
  }
  return {lower, upper};
}

//===----------------------------------------------------------------------===//
// affine.for
//===----------------------------------------------------------------------===//

void generate::emitAffineFor(LoopProgram &p) {
  int64_t step = pickStep(p);
  auto [lower, upper] = pickAffineBounds(p, step);
  SmallVector<Value> inits = pickCarriedScalars(p, p.features.carried);
  auto loop =
      p.create<affine::AffineForOp>(lower.operands, lower.map, upper.operands,
                                    upper.map, step, ValueRange(inits));
  IntRange range = getVariableRange(lower, upper);
  {
    BodyScope scope(p, loop.getBody(), countTrips(range, step));
    p.addIndex(loop.getInductionVar(), range);
    llvm::append_range(p.scalars, loop.getRegionIterArgs());
    emitRound<affine::AffineYieldOp>(p, scope, loop);
  }
  llvm::append_range(p.scalars, loop.getResults());
}

//===----------------------------------------------------------------------===//
// affine.parallel
//===----------------------------------------------------------------------===//

/// Returns one map for each of `bounds`. All these maps have the same operands,
/// which are stored in `operands`.
static SmallVector<AffineMap> joinMaps(ArrayRef<Bound> bounds,
                                       SmallVector<Value> &operands) {
  SmallVector<Value> dims, symbols;
  SmallVector<AffineExpr> exprs;
  for (const Bound &bound : bounds) {
    AffineMap map = bound.map;
    ArrayRef<Value> all = bound.operands;
    for (AffineExpr expr : map.getResults())
      exprs.push_back(expr.shiftDims(map.getNumDims(), dims.size())
                          .shiftSymbols(map.getNumSymbols(), symbols.size()));
    llvm::append_range(dims, all.take_front(map.getNumDims()));
    llvm::append_range(symbols, all.drop_front(map.getNumDims()));
  }
  AffineMap all = AffineMap::get(dims.size(), symbols.size(), exprs,
                                 bounds.front().map.getContext());
  llvm::append_range(dims, symbols);
  BoundMap joined = normalize({all, dims});
  operands = joined.operands;
  SmallVector<AffineMap> maps;
  unsigned first = 0;
  for (const Bound &bound : bounds) {
    unsigned size = bound.map.getNumResults();
    maps.push_back(joined.map.getSliceMap(first, size));
    first += size;
  }
  return maps;
}

static SmallVector<arith::AtomicRMWKind> pickReductions(LoopProgram &p,
                                                        TypeRange types) {
  SmallVector<arith::AtomicRMWKind> kinds;
  for (size_t i = 0; i < types.size(); ++i)
    kinds.push_back(p.choices.pick<arith::AtomicRMWKind>(
        {arith::AtomicRMWKind::addi, arith::AtomicRMWKind::muli,
         arith::AtomicRMWKind::andi, arith::AtomicRMWKind::ori}));
  return kinds;
}

/// Picks integer types, because pickReductions picks only kinds of reductions
/// of integers.
static SmallVector<Type> pickReducedTypes(LoopProgram &p) {
  SmallVector<Type> types;
  while (types.size() < 2 && p.choices.chance(p.features.carried / 2)) {
    Type type = p.pickType();
    types.push_back(isa<IntegerType>(type) && !type.isInteger(1)
                        ? type
                        : Type(p.builder.getI32Type()));
  }
  return types;
}

void generate::emitAffineParallel(LoopProgram &p) {
  SmallVector<Bound> lower, upper;
  SmallVector<int64_t> steps;
  SmallVector<IntRange> ranges;
  int64_t times = 1, outer = p.trips;
  for (uint64_t rank = 1 + p.choices.weighted({60, 30, 10}); rank > 0; --rank) {
    steps.push_back(pickStep(p));
    auto [low, high] = pickAffineBounds(p, steps.back());
    ranges.push_back(getVariableRange(low, high));
    times *= countTrips(ranges.back(), steps.back());
    p.trips = outer * times;
    lower.push_back(low);
    upper.push_back(high);
  }
  p.trips = outer;
  SmallVector<Type> types = pickReducedTypes(p);
  SmallVector<Value> lowerOperands, upperOperands;
  SmallVector<AffineMap> lowerMaps = joinMaps(lower, lowerOperands);
  SmallVector<AffineMap> upperMaps = joinMaps(upper, upperOperands);
  auto loop = p.create<affine::AffineParallelOp>(
      types, pickReductions(p, types), lowerMaps, lowerOperands, upperMaps,
      upperOperands, steps);
  {
    BodyScope scope(p, loop.getBody(), times);
    SmallVector<RangedIndex> variables;
    for (auto [iv, range] : llvm::zip_equal(loop.getIVs(), ranges))
      variables.push_back({iv, range});
    llvm::append_range(p.indices, variables);
    p.divideBuffers(variables);
    p.emitSteps(loopBudget::maxNestedSteps);
    SmallVector<Value> yields = p.emitScalars(types);
    scope.finish();
    if (!types.empty())
      p.create<affine::AffineYieldOp>(yields);
  }
  llvm::append_range(p.scalars, loop.getResults());
}

//===----------------------------------------------------------------------===//
// affine.if
//===----------------------------------------------------------------------===//

std::pair<IntegerSet, SmallVector<Value>>
generate::pickCondition(LoopProgram &p) {
  AffineExprs exprs(p);
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> isEquality;
  do {
    AffineExpr expr = exprs.pick();
    IntRange range = exprs.getRange(expr);
    // The limit is in the range of the expression, so that few constraints are
    // false in all iterations.
    int64_t limit =
        p.choices.range(range.low, std::min(range.high, range.low + 20));
    isEquality.push_back(p.choices.chance(25));
    constraints.push_back(p.choices.chance(50) ? expr - limit : limit - expr);
  } while (constraints.size() < 3 && p.choices.chance(35));
  auto [map, operands] = exprs.getMap(constraints);
  auto set = IntegerSet::get(map.getNumDims(), map.getNumSymbols(),
                             map.getResults(), isEquality);
  return {set, operands};
}

void generate::emitAffineIf(LoopProgram &p) {
  if (p.indices.empty())
    return emitAffineFor(p);
  auto [set, operands] = pickCondition(p);
  SmallVector<Value> given = pickCarriedScalars(p, p.features.carried);
  bool hasElse = !given.empty() || p.choices.chance(40);
  auto op = p.create<affine::AffineIfOp>(TypeRange(ValueRange(given)), set,
                                         operands, hasElse);
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    BodyScope scope(p, &region.front(), 1);
    p.emitSteps(loopBudget::maxNestedSteps);
    SmallVector<Value> yields = pickYields(p, given);
    scope.finish();
    if (!given.empty())
      p.create<affine::AffineYieldOp>(yields);
  }
  llvm::append_range(p.scalars, op.getResults());
}
