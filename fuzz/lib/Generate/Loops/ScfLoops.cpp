//===- ScfLoops.cpp - scf: loops -===//
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

/// The bounds of a loop as values with their ranges, and the step.
struct Walk {
  RangedIndex lower, upper;
  int64_t step;

  IntRange getRange() const {
    return {lower.range.low, std::max(lower.range.low, upper.range.high - 1)};
  }
  int64_t countTrips() const {
    return llvm::divideCeilSigned(getRange().size(), step);
  }
};

} // namespace

static RangedIndex makeNumber(LoopProgram &p, int64_t number) {
  return {p.getNumber(number), IntRange::of(number)};
}

/// Returns the minimum of `upper` and a constant. The upper bound of a loop
/// over a tile has this form.
static RangedIndex makeLeast(LoopProgram &p, RangedIndex upper) {
  Builder &b = p.builder;
  int64_t number = upper.range.high + p.choices.range(-3, 2);
  SmallVector<AffineExpr> results = {b.getAffineConstantExpr(number),
                                     b.getAffineDimExpr(0)};
  if (p.choices.chance(40))
    std::swap(results.front(), results.back());
  AffineMap map = AffineMap::get(1, 0, results, b.getContext());
  Value least = p.create<affine::AffineMinOp>(map, upper.value);
  return {
      least,
      {std::min(upper.range.low, number), std::min(upper.range.high, number)}};
}

static Walk pickWalk(LoopProgram &p) {
  int64_t upper = pickExtent(p), lower = p.choices.weighted({70, 15, 15});
  if (p.choices.chance(p.features.emptyLoops))
    lower = upper + p.choices.draw(4);
  else if (p.choices.chance(10))
    lower = -p.choices.range(1, 6);
  int64_t step = p.choices.pick({1, 1, 1, 2, 3, 1, 4, 7, 16});
  Walk walk = {makeNumber(p, lower), makeNumber(p, upper), step};
  // Make triangular loops, in which a bound is an index such as the variable of
  // an enclosing loop.
  if (p.depth > 0 && p.choices.chance(25))
    walk.lower = p.pickIndex();
  if (p.depth > 0 && p.choices.chance(20))
    walk.upper = p.pickIndex();
  if (walk.countTrips() * p.trips > loopBudget::maxTrips) {
    int64_t most = std::max<int64_t>(1, loopBudget::maxTrips / p.trips);
    walk = {makeNumber(p, 0), makeNumber(p, std::min(most, upper)), 1};
  }
  if (p.features.leastBounds && p.choices.chance(p.features.leastBounds))
    walk.upper = makeLeast(p, walk.upper);
  return walk;
}

//===----------------------------------------------------------------------===//
// scf.for
//===----------------------------------------------------------------------===//

void generate::emitScfFor(LoopProgram &p) {
  Walk walk = pickWalk(p);
  Type type = p.builder.getIndexType();
  // The variable may be an i8 if even its value after the last iteration fits
  // into an i8.
  bool isSmall = walk.lower.range.isWithin(-100, 100) &&
                 walk.upper.range.isWithin(-100, 100);
  if (p.choices.chance(p.features.indexWidths))
    type = p.builder.getIntegerType(
        p.choices.pick({32u, 64u, isSmall ? 8u : 32u}));
  SmallVector<Value> inits = pickCarriedScalars(p, p.features.carried);
  auto loop = p.create<scf::ForOp>(
      p.castIndex(walk.lower.value, type), p.castIndex(walk.upper.value, type),
      p.castIndex(p.getNumber(walk.step), type), inits);
  if (walk.lower.range.low >= 0 && walk.upper.range.low >= 0 &&
      p.choices.chance(15))
    loop.setUnsignedCmp(true);
  {
    BodyScope scope(p, loop.getBody(), walk.countTrips());
    p.addIndex(p.castIndex(loop.getInductionVar(), p.builder.getIndexType()),
               walk.getRange());
    if (!type.isIndex())
      p.scalars.push_back(loop.getInductionVar());
    llvm::append_range(p.scalars, loop.getRegionIterArgs());
    emitRound<scf::YieldOp>(p, scope, loop);
  }
  llvm::append_range(p.scalars, loop.getResults());
}

//===----------------------------------------------------------------------===//
// scf.while
//===----------------------------------------------------------------------===//

/// At times passes a condition through an `scf.if` that yields the same truth
/// value, and returns its result.
static Value maskCondition(LoopProgram &p, Value goesOn) {
  if (!p.choices.chance(30))
    return goesOn;
  Value never = p.create<arith::ConstantOp>(p.builder.getBoolAttr(false));
  auto op = p.create<scf::IfOp>(TypeRange(p.builder.getI1Type()), goesOn,
                                /*withElseRegion=*/true);
  for (Region *region : {&op.getThenRegion(), &op.getElseRegion()}) {
    OpBuilder::InsertionGuard guard(p.builder);
    p.builder.setInsertionPointToEnd(&region->front());
    bool isThen = region == &op.getThenRegion();
    p.create<scf::YieldOp>(isThen ? goesOn : never);
  }
  return op.getResult(0);
}

/// Emits an `scf.while` that counts to a bound. Mostly, some of its work is in
/// the region that computes the condition.
void generate::emitScfWhile(LoopProgram &p) {
  Walk walk = pickWalk(p);
  SmallVector<Value> carried = pickCarriedScalars(p, p.features.carried);
  SmallVector<Value> inits = {walk.lower.value};
  llvm::append_range(inits, carried);
  SmallVector<Type> types = llvm::to_vector(TypeRange(ValueRange(inits)));
  SmallVector<Location> locations(types.size(), p.location);
  Value step = p.getNumber(walk.step);
  auto loop = p.create<scf::WhileOp>(types, inits);
  {
    OpBuilder::InsertionGuard guard(p.builder);
    p.builder.createBlock(&loop.getBefore(), {}, types, locations);
    p.builder.createBlock(&loop.getAfter(), {}, types, locations);
  }
  IntRange range = walk.getRange();
  IntRange seen = {range.low,
                   std::max(walk.lower.range.high, range.high + walk.step)};
  {
    BodyScope scope(p, loop.getBeforeBody(), walk.countTrips() + 1);
    Value counter = loop.getBeforeArguments().front();
    p.addIndex(counter, seen);
    ValueRange own = loop.getBeforeArguments().drop_front();
    llvm::append_range(p.scalars, own);
    Value goesOn = p.create<arith::CmpIOp>(arith::CmpIPredicate::slt, counter,
                                           walk.upper.value);
    p.scalars.push_back(goesOn);
    if (p.choices.chance(60))
      p.emitSteps(2);
    SmallVector<Value> forwarded = {counter};
    llvm::append_range(forwarded, pickYields(p, own));
    Value condition = maskCondition(p, goesOn);
    scope.finish();
    p.create<scf::ConditionOp>(condition, forwarded);
  }
  {
    BodyScope scope(p, loop.getAfterBody(), walk.countTrips());
    Value counter = loop.getAfterArguments().front();
    p.addIndex(counter, range);
    ValueRange own = loop.getAfterArguments().drop_front();
    llvm::append_range(p.scalars, own);
    p.emitSteps(loopBudget::maxNestedSteps);
    SmallVector<Value> yields = {p.create<arith::AddIOp>(counter, step)};
    llvm::append_range(yields, pickYields(p, own));
    scope.finish();
    p.create<scf::YieldOp>(yields);
  }
  p.addIndex(loop.getResult(0), seen);
  llvm::append_range(p.scalars, loop.getResults().drop_front());
}

//===----------------------------------------------------------------------===//
// scf.parallel, scf.forall
//===----------------------------------------------------------------------===//

namespace {

struct Box {
  SmallVector<Value> lower, upper, steps;
  SmallVector<IntRange> ranges;
  int64_t times = 1;

  SmallVector<RangedIndex> getVariables(ValueRange values) const {
    SmallVector<RangedIndex> variables;
    for (auto [value, range] : llvm::zip_equal(values, ranges))
      variables.push_back({value, range});
    return variables;
  }
};

} // namespace

/// Picks one loop for each dimension of a buffer, so that each iteration can
/// access an element of its own.
static std::optional<Box> pickBoxOfBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = p.pickNonEmpty(/*isWritten=*/true);
  if (!buffer || buffer->extents.empty() ||
      getNumElements(buffer->extents) * p.trips > loopBudget::maxTrips)
    return std::nullopt;
  Box box;
  for (int64_t extent : buffer->extents) {
    int64_t step = p.choices.pick<int64_t>({1, 1, 1, 2});
    int64_t lower = p.choices.chance(85) ? 0 : p.choices.draw(extent);
    box.lower.push_back(p.getNumber(lower));
    box.upper.push_back(p.getNumber(extent));
    box.steps.push_back(p.getNumber(step));
    box.ranges.push_back({lower, extent - 1});
    box.times *= llvm::divideCeilSigned(extent - lower, step);
  }
  return box;
}

static Box pickBox(LoopProgram &p) {
  Box box;
  int64_t outer = p.trips;
  for (uint64_t rank = 1 + p.choices.weighted({60, 30, 10}); rank > 0; --rank) {
    Walk walk = pickWalk(p);
    box.lower.push_back(walk.lower.value);
    box.upper.push_back(walk.upper.value);
    box.steps.push_back(p.getNumber(walk.step));
    box.ranges.push_back(walk.getRange());
    box.times *= walk.countTrips();
    p.trips = outer * box.times;
  }
  p.trips = outer;
  return box;
}

/// Picks initial values of reductions. They are integers, so that the order in
/// which the iterations are combined does not matter.
static SmallVector<Value> pickReducedInits(LoopProgram &p) {
  SmallVector<Value> inits;
  while (inits.size() < 2 && p.choices.chance(p.features.carried / 2)) {
    Type type = p.pickType();
    inits.push_back(p.emitScalar(
        isa<FloatType>(type) ? Type(p.builder.getI32Type()) : type));
  }
  return inits;
}

static void emitReduce(LoopProgram &p, ValueRange values) {
  auto reduce = p.create<scf::ReduceOp>(values);
  for (Region &region : reduce.getReductions()) {
    OpBuilder::InsertionGuard guard(p.builder);
    Block &block = region.front();
    p.builder.setInsertionPointToEnd(&block);
    p.create<scf::ReduceReturnOp>(
        emitCombined(p, block.getArgument(0), block.getArgument(1)));
  }
}

static void emitParallelIn(LoopProgram &p, const Box &box) {
  SmallVector<Value> inits = pickReducedInits(p);
  auto loop = p.create<scf::ParallelOp>(
      box.lower, box.upper, box.steps, inits,
      [](OpBuilder &, Location, ValueRange, ValueRange) {});
  Block *body = loop.getBody();
  if (!body->empty())
    body->back().erase();
  {
    BodyScope scope(p, body, box.times);
    SmallVector<RangedIndex> variables =
        box.getVariables(loop.getInductionVars());
    llvm::append_range(p.indices, variables);
    p.divideBuffers(variables);
    p.emitSteps(loopBudget::maxNestedSteps);
    SmallVector<Value> values;
    for (Value init : inits)
      values.push_back(p.emitScalar(init.getType()));
    scope.finish();
    emitReduce(p, values);
  }
  llvm::append_range(p.scalars, loop.getResults());
}

void generate::emitScfParallel(LoopProgram &p) {
  emitParallelIn(p, pickBox(p));
}

/// Emits two or three parallel loops over the same points. Later loops may use
/// what earlier ones have written.
void generate::emitParallelPair(LoopProgram &p) {
  std::optional<Box> buffer =
      p.choices.chance(75) ? pickBoxOfBuffer(p) : std::nullopt;
  Box box = buffer ? *buffer : pickBox(p);
  for (unsigned i = 0, count = 2 + p.choices.weighted({80, 20}); i < count;
       ++i) {
    if (i > 0 && p.choices.chance(10))
      emitBufferStore(p);
    emitParallelIn(p, box);
  }
}

/// Emits a parallel loop whose number of iterations is static and divisible by
/// 2 or 3.
void generate::emitStaticParallel(LoopProgram &p) {
  Box box;
  Extents extents;
  for (uint64_t rank = 1 + p.choices.weighted({45, 45, 10}); rank > 0; --rank) {
    int64_t trips = p.choices.pick<int64_t>({4, 2, 6, 4, 3});
    int64_t lower = p.choices.pick<int64_t>({0, 0, 0, 1});
    int64_t step = box.times > 4 ? 1 : p.choices.pick<int64_t>({1, 1, 2});
    if (box.times * trips * p.trips > loopBudget::maxElements)
      trips = 2;
    box.times *= trips;
    box.lower.push_back(p.getConstant(lower));
    box.upper.push_back(p.getConstant(lower + trips * step));
    box.steps.push_back(p.getConstant(step));
    box.ranges.push_back({lower, lower + (trips - 1) * step});
    extents.push_back(box.ranges.back().high + 1);
  }
  // Add a buffer in which each iteration can write an element of its own.
  p.addBuffer(extents, p.pickType());
  emitParallelIn(p, box);
}

void generate::emitForToLeast(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.leastBounds, 100);
  emitScfFor(p);
}

void generate::emitParallelToLeast(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.leastBounds, 100);
  emitScfParallel(p);
}

void generate::emitScfForall(LoopProgram &p) {
  Box box = pickBox(p);
  auto loop = p.create<scf::ForallOp>(
      getAsOpFoldResult(box.lower), getAsOpFoldResult(box.upper),
      getAsOpFoldResult(box.steps), ValueRange(), std::nullopt);
  BodyScope scope(p, loop.getBody(), box.times);
  SmallVector<RangedIndex> variables =
      box.getVariables(loop.getInductionVars());
  llvm::append_range(p.indices, variables);
  p.divideBuffers(variables);
  p.emitSteps(loopBudget::maxNestedSteps);
  scope.finish();
}
