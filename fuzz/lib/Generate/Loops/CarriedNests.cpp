//===- CarriedNests.cpp - nests whose loops carry values ------------------===//
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
struct CarriedNest {
  SmallVector<Bounds> bounds;
  bool isAffine;
  /// The values that the loops around the insertion point carry, from the
  /// outermost on, and the variables of these loops.
  SmallVector<SmallVector<Value>> carried = {};
  SmallVector<Value> variables = {};
};

/// A loop of a nest, from the dialect affine or scf.
struct CarryingLoop {
  Operation *op;
  Block *body;
  SmallVector<Value> arguments;
};
} // namespace

static CarryingLoop createLoop(LoopProgram &p, const Bounds &bounds,
                               bool isAffine, ArrayRef<Value> inits) {
  if (isAffine) {
    auto loop = p.create<affine::AffineForOp>(bounds.low, bounds.high,
                                              bounds.step, ValueRange(inits));
    return {loop, loop.getBody(),
            llvm::to_vector_of<Value>(loop.getRegionIterArgs())};
  }
  auto loop = p.create<scf::ForOp>(bounds.values[0], bounds.values[1],
                                   bounds.values[2], inits);
  return {loop, loop.getBody(),
          llvm::to_vector_of<Value>(loop.getRegionIterArgs())};
}

static void yield(LoopProgram &p, bool isAffine, ArrayRef<Value> values) {
  if (isAffine)
    p.create<affine::AffineYieldOp>(ValueRange(values));
  else
    p.create<scf::YieldOp>(ValueRange(values));
}

static Value pickOfType(LoopProgram &p, ArrayRef<Value> values, Type type) {
  SmallVector<Value> fitting;
  for (Value value : values)
    if (value.getType() == type)
      fitting.push_back(value);
  return fitting.empty() ? p.emitScalar(type)
                         : p.choices.pick(ArrayRef<Value>(fitting));
}

/// Picks a value for the innermost loop to yield for `own`, one of the values
/// that the loops of the nest carry.
static Value pickNext(LoopProgram &p, const CarriedNest &nest, Value own) {
  Type type = own.getType();
  size_t level = p.choices.draw(nest.carried.size());
  switch (p.choices.weighted({45, 15, 15, 25})) {
  case 0: {
    Value other = p.choices.chance(60)
                      ? pickOfType(p, nest.carried[level], type)
                      : p.emitScalar(type);
    return emitCombined(p, own, other);
  }
  case 1:
    return pickOfType(p, nest.carried[level], type);
  case 2:
    return pickOfType(p, nest.variables, type);
  default:
    return p.emitScalar(type);
  }
}

/// Returns the initial values of the next inner loop. They are mostly
/// `carried`, the values that the loop around it carries.
static SmallVector<Value> pickInnerInits(LoopProgram &p,
                                         ArrayRef<Value> carried) {
  SmallVector<Value> inits(carried);
  if (p.choices.chance(75))
    return inits;
  for (Value &init : inits)
    init = p.choices.chance(50) ? pickOfType(p, carried, init.getType())
                                : p.emitScalar(init.getType());
  return inits;
}

static SmallVector<Value> emitLevel(LoopProgram &p, CarriedNest &nest,
                                    ArrayRef<Value> inits);

static SmallVector<Value> emitInside(LoopProgram &p, CarriedNest &nest,
                                     ArrayRef<Value> own) {
  SmallVector<Value> next(own);
  if (nest.carried.size() == nest.bounds.size()) {
    if (p.choices.chance(60))
      emitWork(p);
    for (Value &value : next)
      value = pickNext(p, nest, value);
    return next;
  }
  bool isPerfect = p.choices.chance(75);
  if (!isPerfect && p.choices.chance(50))
    p.show(p.choices.pick(own));
  next = emitLevel(p, nest, pickInnerInits(p, own));
  if (!isPerfect)
    for (Value &value : next)
      if (p.choices.chance(40))
        value = p.choices.chance(50) ? pickOfType(p, own, value.getType())
                                     : p.emitScalar(value.getType());
  return next;
}

static SmallVector<Value> emitLevel(LoopProgram &p, CarriedNest &nest,
                                    ArrayRef<Value> inits) {
  const Bounds &bounds = nest.bounds[nest.carried.size()];
  CarryingLoop loop = createLoop(p, bounds, nest.isAffine, inits);
  {
    BodyScope scope(p, loop.body, bounds.countTrips());
    Value variable =
        p.castIndex(loop.body->getArgument(0), p.builder.getIndexType());
    p.addIndex(variable, bounds.getRange());
    llvm::append_range(p.scalars, loop.arguments);
    nest.carried.push_back(loop.arguments);
    nest.variables.push_back(variable);
    SmallVector<Value> next = emitInside(p, nest, loop.arguments);
    nest.carried.pop_back();
    nest.variables.pop_back();
    scope.finish();
    yield(p, nest.isAffine, next);
  }
  return llvm::to_vector_of<Value>(loop.op->getResults());
}

/// Emits a nest of loops that carry values. Mostly, the initial values of a
/// loop are the values that the loop around it carries. A body may use the
/// carried values of all loops around it.
static void emitCarried(LoopProgram &p, bool isAffine) {
  CarriedNest nest = {{}, isAffine};
  unsigned depth = 2 + p.choices.weighted({70, 30});
  for (unsigned i = 0; i < depth; ++i) {
    int64_t low = p.choices.chance(80) ? 0 : p.choices.range(-1, 3);
    int64_t step = p.choices.pick<int64_t>({1, 1, 1, 2, 3});
    nest.bounds.push_back(
        {low, low + step * p.choices.pick<int64_t>({3, 2, 4, 1, 0}), step});
    if (!nest.isAffine)
      emitBoundsBefore(p, nest.bounds.back());
  }
  SmallVector<Value> inits;
  for (unsigned i = 0, e = 1 + p.choices.weighted({60, 40}); i < e; ++i)
    inits.push_back(p.emitScalar(
        p.choices.chance(35) ? Type(p.builder.getIndexType()) : p.pickType()));
  if (inits.size() > 1 && p.choices.chance(40))
    inits.back() = p.emitScalar(inits.front().getType());
  for (Value result : emitLevel(p, nest, inits)) {
    p.scalars.push_back(result);
    p.show(result);
  }
}

//===----------------------------------------------------------------------===//
// Nests that passes may wrongly turn into one loop
//===----------------------------------------------------------------------===//

/// Picks a value in place of `own`: mostly `own` itself, otherwise a value of
/// `others`.
static Value pickInPlaceOf(LoopProgram &p, Value own, ArrayRef<Value> others) {
  return p.choices.chance(65) ? own : pickOfType(p, others, own.getType());
}

/// Emits the body of the innermost loop.
static SmallVector<Value> emitInnermost(LoopProgram &p,
                                        const CarriedNest &nest) {
  for (auto [variable, bounds] : llvm::zip_equal(nest.variables, nest.bounds))
    p.addIndex(p.castIndex(variable, p.builder.getIndexType()),
               bounds.getRange());
  if (p.choices.chance(50))
    emitWork(p);
  SmallVector<Value> next;
  for (Value own : nest.carried.back())
    next.push_back(p.choices.chance(75)
                       ? emitCombined(p, own, p.emitScalar(own.getType()))
                       : pickOfType(p, nest.carried.back(), own.getType()));
  return next;
}

/// Emits loops without code between them. The initial values of a loop, and the
/// values that it yields, may be in another order than the carried values, or
/// be different values.
static SmallVector<Value> emitCrossed(LoopProgram &p, CarriedNest &nest,
                                      ArrayRef<Value> inits) {
  Bounds &bounds = nest.bounds[nest.carried.size()];
  // The upper bound may be the variable of the enclosing loop.
  if (!nest.isAffine && !nest.variables.empty() && p.choices.chance(12) &&
      nest.variables.back().getType() == bounds.values[1].getType()) {
    bounds.values[1] = nest.variables.back();
    bounds.high =
        std::max(bounds.low, nest.bounds[nest.carried.size() - 1].high);
  }
  CarryingLoop loop = createLoop(p, bounds, nest.isAffine, inits);
  {
    BodyScope scope(p, loop.body, bounds.countTrips());
    llvm::append_range(p.scalars, loop.arguments);
    nest.carried.push_back(loop.arguments);
    nest.variables.push_back(loop.body->getArgument(0));
    SmallVector<Value> next;
    if (nest.carried.size() == nest.bounds.size()) {
      next = emitInnermost(p, nest);
    } else {
      SmallVector<Value> inner;
      for (Value own : loop.arguments)
        inner.push_back(pickInPlaceOf(p, own, loop.arguments));
      SmallVector<Value> results = emitCrossed(p, nest, inner);
      SmallVector<Value> others(results);
      llvm::append_range(others, loop.arguments);
      for (Value result : results)
        next.push_back(pickInPlaceOf(p, result, others));
    }
    nest.carried.pop_back();
    nest.variables.pop_back();
    scope.finish();
    yield(p, nest.isAffine, next);
  }
  return llvm::to_vector_of<Value>(loop.op->getResults());
}

static void emitCrossed(LoopProgram &p, bool isAffine) {
  if (p.trips > 30)
    return emitMove(p);
  CarriedNest nest = {{}, isAffine};
  for (unsigned i = 0, e = 2 + p.choices.weighted({65, 35}); i < e; ++i) {
    int64_t low = p.choices.range(-2, 4), step = p.choices.range(1, 3);
    int64_t high = low + step * p.choices.pick<int64_t>({2, 3, 1, 0, 2});
    // The length of the range need not be a multiple of the step.
    if (high > low)
      high -= p.choices.draw(step);
    nest.bounds.push_back({low, high, step});
    if (!nest.isAffine)
      emitBoundsBefore(p, nest.bounds.back());
  }
  SmallVector<Value> inits = {p.emitScalar(p.pickType())};
  for (unsigned i = 0, e = p.choices.weighted({20, 55, 25}); i < e; ++i)
    inits.push_back(p.emitScalar(p.choices.chance(75) ? inits.front().getType()
                                                      : p.pickType()));
  for (Value result : emitCrossed(p, nest, inits)) {
    p.scalars.push_back(result);
    p.show(result);
  }
}

void generate::emitCarriedNest(LoopProgram &p) {
  emitCarried(p, p.choices.chance(p.features.affine / 2));
}

void generate::emitCrossedNest(LoopProgram &p) {
  emitCrossed(p, p.choices.chance(p.features.affine / 2));
}

void generate::emitAffineCarriedNest(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  if (p.choices.chance(50))
    emitCarried(p, /*isAffine=*/true);
  else
    emitCrossed(p, /*isAffine=*/true);
}

//===----------------------------------------------------------------------===//
// Loops without a body
//===----------------------------------------------------------------------===//

/// Emits a loop that only yields: values from outside, its variable, or its
/// carried values in any order.
void generate::emitEmptyLoop(LoopProgram &p) {
  bool isAffine = p.choices.chance(p.features.affine);
  int64_t low = p.choices.chance(75) ? 0 : p.choices.range(-1, 3);
  int64_t step = p.choices.pick<int64_t>({1, 1, 2, 3});
  Bounds bounds = {low, low + step * p.choices.pick<int64_t>({3, 2, 1, 0, 5}),
                   step};
  if (!isAffine)
    emitBoundsBefore(p, bounds);
  SmallVector<Value> outer;
  for (unsigned i = 0, e = 2 + p.choices.draw(3); i < e; ++i)
    outer.push_back(
        p.emitScalar(i > 0 && p.choices.chance(60) ? outer.front().getType()
                     : p.choices.chance(35) ? Type(p.builder.getIndexType())
                                            : p.pickType()));
  ArrayRef<Value> inits =
      ArrayRef(outer).take_front(1 + p.choices.draw(outer.size()));
  CarryingLoop loop = createLoop(p, bounds, isAffine, inits);
  {
    BodyScope scope(p, loop.body, bounds.countTrips());
    SmallVector<Value> known(outer);
    llvm::append_range(known, loop.arguments);
    llvm::append_range(known, loop.arguments);
    known.push_back(loop.body->getArgument(0));
    SmallVector<Value> next;
    for (Value argument : loop.arguments)
      next.push_back(pickOfType(p, known, argument.getType()));
    yield(p, isAffine, next);
  }
  for (Value result : loop.op->getResults()) {
    p.scalars.push_back(result);
    p.show(result);
  }
}

//===----------------------------------------------------------------------===//
// Reductions of rows
//===----------------------------------------------------------------------===//

namespace {
/// A row of `source` along dimension `dim`. `others` are the indices of the
/// other dimensions.
struct Row {
  TrackedBuffer source;
  unsigned dim;
  bool isAffine;
  SmallVector<Value> others = {};

  SmallVector<Value> getPlace(Value index) const {
    SmallVector<Value> place(others);
    place.insert(place.begin() + dim, index);
    return place;
  }
};
} // namespace

static Value loadOf(LoopProgram &p, const Row &row, Value index) {
  if (row.isAffine)
    return p.create<affine::AffineLoadOp>(row.source.value,
                                          ValueRange(row.getPlace(index)));
  return p.create<memref::LoadOp>(row.source.value, row.getPlace(index));
}

/// Emits a loop that mostly runs over a whole row, and returns its results. It
/// combines each of several accumulators with the elements or, at times, with
/// other scalars.
static SmallVector<Value> emitAccumulation(LoopProgram &p, const Row &row,
                                           ArrayRef<Value> inits) {
  Bounds bounds = {0, row.source.extents[row.dim], 1};
  if (p.choices.chance(15))
    bounds = pickBounds(p, bounds.high);
  if (!row.isAffine)
    emitBoundsBefore(p, bounds);
  CarryingLoop loop = createLoop(p, bounds, row.isAffine, inits);
  {
    BodyScope scope(p, loop.body, bounds.countTrips());
    Value index =
        p.castIndex(loop.body->getArgument(0), p.builder.getIndexType());
    p.addIndex(index, bounds.getRange());
    Value element = loadOf(p, row, index);
    p.scalars.push_back(element);
    SmallVector<Value> next;
    for (Value argument : loop.arguments) {
      Value value =
          p.choices.chance(70) ? element : p.emitScalar(argument.getType());
      bool isFirst = p.choices.chance(70);
      next.push_back(emitCombined(p, isFirst ? argument : value,
                                  isFirst ? value : argument));
    }
    scope.finish();
    yield(p, row.isAffine, next);
  }
  return llvm::to_vector_of<Value>(loop.op->getResults());
}

/// Combines the elements of each row, as in a sum or a maximum, and stores the
/// results in a new buffer.
void generate::emitRowReduction(LoopProgram &p) {
  std::optional<TrackedBuffer> source = pickWalked(p, /*isWritten=*/false);
  if (!source)
    return emitAffineNest(p);
  Row row = {*source, unsigned(source->extents.size()) - 1,
             p.choices.chance(75)};
  if (p.choices.chance(25))
    row.dim = p.choices.draw(source->extents.size());
  Extents kept = source->extents;
  kept.erase(kept.begin() + row.dim);
  TrackedBuffer target = p.addBuffer(kept, source->getElementType());
  SmallVector<Bounds> bounds;
  for (int64_t extent : kept)
    bounds.push_back({0, extent, 1});
  size_t first = p.indices.size();
  emitLoops(p, bounds, row.isAffine, [&] {
    for (size_t i = first; i < p.indices.size(); ++i)
      row.others.push_back(p.indices[i].value);
    Type type = target.getElementType();
    SmallVector<Value> inits;
    for (unsigned i = 0, e = 1 + p.choices.weighted({80, 20}); i < e; ++i)
      inits.push_back(p.emitScalar(type));
    if (p.choices.chance(25))
      inits.front() =
          p.create<memref::LoadOp>(target.value, ValueRange(row.others));
    SmallVector<Value> sums = emitAccumulation(p, row, inits);
    Value result = sums.front();
    if (sums.size() > 1 || p.choices.chance(25))
      result = emitCombined(p, sums.back(), result);
    if (row.isAffine)
      p.create<affine::AffineStoreOp>(result, target.value,
                                      ValueRange(row.others));
    else
      p.create<memref::StoreOp>(result, target.value, ValueRange(row.others));
  });
}
