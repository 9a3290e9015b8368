//===- Whiles.cpp - scf.while with conditions of any kind -----------------===//
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
/// A counter that starts at `first` and takes `trips` steps, up or down.
struct Count {
  int64_t first, step, trips;

  int64_t getEnd() const { return first + step * trips; }
  /// Returns the range of the counter over the first `steps` steps.
  IntRange getRange(int64_t steps) const {
    int64_t last = first + step * std::max<int64_t>(0, steps);
    return {std::min(first, last), std::max(first, last)};
  }
};
} // namespace

static Count pickCount(LoopProgram &p) {
  Count count = {p.choices.range(-2, 6),
                 p.choices.pick<int64_t>({1, -1, 2, -2, 3, 1}),
                 int64_t(p.choices.weighted({15, 15, 25, 25, 20}))};
  if (count.trips * p.trips > loopBudget::maxTrips)
    count.trips = 1;
  return count;
}

/// Emits a condition that holds until `counter` reaches the end of `count`.
static Value emitGoesOn(LoopProgram &p, const Count &count, Value counter) {
  using Predicate = arith::CmpIPredicate;
  bool isUp = count.step > 0;
  int64_t size = std::abs(count.step), slack = p.choices.draw(size);
  // For slt and sgt, all bounds after the last value of the counter and up to
  // its end have the same effect.
  int64_t bound = isUp ? count.getEnd() - slack : count.getEnd() + slack;
  Predicate predicate = isUp ? Predicate::slt : Predicate::sgt;
  switch (p.choices.weighted({50, 25, 25})) {
  case 1:
    predicate = isUp ? Predicate::sle : Predicate::sge;
    bound += isUp ? -1 : 1;
    break;
  case 2:
    predicate = Predicate::ne;
    bound = count.getEnd();
    break;
  default:
    break;
  }
  Type type = counter.getType();
  Value limit =
      type.isIndex() ? p.getNumber(bound) : p.getConstant(bound, type);
  if (p.choices.chance(75))
    return p.create<arith::CmpIOp>(predicate, counter, limit);
  auto swapped = [&] {
    switch (predicate) {
    case Predicate::slt:
      return Predicate::sgt;
    case Predicate::sgt:
      return Predicate::slt;
    case Predicate::sle:
      return Predicate::sge;
    case Predicate::sge:
      return Predicate::sle;
    default:
      return predicate;
    }
  }();
  return p.create<arith::CmpIOp>(swapped, limit, counter);
}

static void addCounter(LoopProgram &p, Value counter, IntRange range) {
  p.addIndex(p.castIndex(counter, p.builder.getIndexType()), range);
}

static Value emitNext(LoopProgram &p, const Count &count, Value counter) {
  Type type = counter.getType();
  Value step = p.getConstant(count.step, type);
  return p.choices.chance(80) ? Value(p.create<arith::AddIOp>(counter, step))
                              : Value(p.create<arith::AddIOp>(step, counter));
}

/// Picks one of `values` with type `type`, or emits a new scalar.
static Value pickLike(LoopProgram &p, ValueRange values, Type type) {
  SmallVector<Value> fitting;
  for (Value value : values)
    if (value.getType() == type)
      fitting.push_back(value);
  if (fitting.empty() || p.choices.chance(35))
    return p.emitScalar(type);
  return p.choices.pick(ArrayRef<Value>(fitting));
}

/// Computes values in one of two branches, depending on whether the loop
/// continues.
static void emitChosen(LoopProgram &p, Value goesOn, ValueRange values,
                       SmallVectorImpl<Value> &chosen) {
  SmallVector<Type> types;
  for (unsigned i = 0, e = 1 + p.choices.weighted({60, 40}); i < e; ++i)
    types.push_back(values.empty() || p.choices.chance(40)
                        ? p.pickType()
                        : values[p.choices.draw(values.size())].getType());
  auto branch = p.create<scf::IfOp>(TypeRange(types), goesOn,
                                    /*withElseRegion=*/true);
  for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
    BodyScope scope(p, &region->front(), 1);
    if (p.choices.chance(25))
      p.emitSteps(1);
    SmallVector<Value> yields;
    for (Type type : types)
      yields.push_back(pickLike(p, values, type));
    scope.finish();
    p.create<scf::YieldOp>(yields);
  }
  llvm::append_range(chosen, branch.getResults());
}

static scf::WhileOp createWhile(LoopProgram &p, TypeRange results,
                                ArrayRef<Value> inits) {
  auto loop = p.create<scf::WhileOp>(results, inits);
  SmallVector<Type> types = llvm::to_vector(TypeRange(ValueRange(inits)));
  OpBuilder::InsertionGuard guard(p.builder);
  p.builder.createBlock(&loop.getBefore(), {}, types,
                        SmallVector<Location>(types.size(), p.location));
  return loop;
}

static SmallVector<Value> pickInits(LoopProgram &p, const Count &count) {
  Type type = p.builder.getIndexType();
  if (p.choices.chance(p.features.indexWidths / 2))
    type = p.builder.getI32Type();
  SmallVector<Value> inits = {type.isIndex()
                                  ? p.getNumber(count.first)
                                  : p.getConstant(count.first, type)};
  llvm::append_range(inits, pickCarriedScalars(p, 50));
  return inits;
}

//===----------------------------------------------------------------------===//
// Loops that test the condition first
//===----------------------------------------------------------------------===//

namespace {
/// The operands of `scf.condition`, which are the values that the first region
/// forwards to the second one: the counter at position `counter`, and any other
/// values, some perhaps several times.
struct Forwarded {
  SmallVector<Value> values;
  unsigned counter;
};
} // namespace

static Forwarded pickForwarded(LoopProgram &p, Value counter,
                               ArrayRef<Value> known) {
  Forwarded forwarded = {{counter}, 0};
  if (!known.empty())
    for (uint64_t more = p.choices.weighted({10, 30, 35, 25}); more > 0; --more)
      forwarded.values.push_back(p.choices.pick(known));
  if (p.choices.chance(40)) {
    forwarded.counter = p.choices.draw(forwarded.values.size());
    std::swap(forwarded.values.front(), forwarded.values[forwarded.counter]);
  }
  return forwarded;
}

/// Emits an `scf.while` whose operands and results may have different types.
void generate::emitGeneralWhile(LoopProgram &p) {
  Count count = pickCount(p);
  SmallVector<Value> inits = pickInits(p, count);
  scf::WhileOp loop = createWhile(p, TypeRange(), inits);
  ValueRange own = loop.getBeforeArguments();
  Forwarded forwarded;
  {
    BodyScope scope(p, loop.getBeforeBody(), count.trips + 1);
    addCounter(p, own.front(), count.getRange(count.trips));
    llvm::append_range(p.scalars, own.drop_front());
    if (p.choices.chance(35))
      p.emitSteps(2);
    Value goesOn = emitGoesOn(p, count, own.front());
    if (p.choices.chance(15))
      goesOn = p.create<arith::AndIOp>(goesOn, p.emitCondition());
    SmallVector<Value> known(own);
    if (p.choices.chance(30))
      known.push_back(p.emitScalar(p.pickType()));
    if (p.choices.chance(45))
      emitChosen(p, goesOn, own, known);
    forwarded = pickForwarded(p, own.front(), known);
    scope.finish();
    p.create<scf::ConditionOp>(goesOn, forwarded.values);
  }
  // Create the loop again, because only now the types of its results are known.
  TypeRange types = TypeRange(ValueRange(forwarded.values));
  auto whole = p.create<scf::WhileOp>(types, inits);
  whole.getBefore().takeBody(loop.getBefore());
  loop.erase();
  {
    OpBuilder::InsertionGuard guard(p.builder);
    p.builder.createBlock(&whole.getAfter(), {}, types,
                          SmallVector<Location>(types.size(), p.location));
  }
  {
    BodyScope scope(p, whole.getAfterBody(), count.trips);
    ValueRange given = whole.getAfterArguments();
    Value counter = given[forwarded.counter];
    addCounter(p, counter, count.getRange(count.trips - 1));
    for (auto [i, value] : llvm::enumerate(given))
      if (i != forwarded.counter)
        p.scalars.push_back(value);
    if (p.choices.chance(60))
      p.emitSteps(loopBudget::maxNestedSteps);
    SmallVector<Value> yields = {emitNext(p, count, counter)};
    for (Value init : ArrayRef(inits).drop_front())
      yields.push_back(pickLike(p, given, init.getType()));
    scope.finish();
    p.create<scf::YieldOp>(yields);
  }
  addCounter(p, whole.getResult(forwarded.counter),
             count.getRange(count.trips));
  for (auto [i, value] : llvm::enumerate(whole.getResults()))
    if (i != forwarded.counter)
      p.scalars.push_back(value);
}

//===----------------------------------------------------------------------===//
// Loops that test the condition last
//===----------------------------------------------------------------------===//

/// Emits an `scf.while` whose work is all in the region before the condition,
/// so that the work is done at least once.
void generate::emitDoWhile(LoopProgram &p) {
  Count count = pickCount(p);
  count.trips = std::max<int64_t>(1, count.trips);
  SmallVector<Value> inits = pickInits(p, count);
  TypeRange types = TypeRange(ValueRange(inits));
  auto loop = p.create<scf::WhileOp>(types, inits);
  {
    OpBuilder::InsertionGuard guard(p.builder);
    SmallVector<Location> locations(types.size(), p.location);
    p.builder.createBlock(&loop.getBefore(), {}, types, locations);
    p.builder.createBlock(&loop.getAfter(), {}, types, locations);
  }
  {
    BodyScope scope(p, loop.getBeforeBody(), count.trips);
    ValueRange own = loop.getBeforeArguments();
    addCounter(p, own.front(), count.getRange(count.trips - 1));
    llvm::append_range(p.scalars, own.drop_front());
    p.emitSteps(loopBudget::maxNestedSteps);
    SmallVector<Value> next = {emitNext(p, count, own.front())};
    llvm::append_range(next, pickYields(p, own.drop_front()));
    Value goesOn = emitGoesOn(p, count, next.front());
    scope.finish();
    p.create<scf::ConditionOp>(goesOn, next);
  }
  {
    BodyScope scope(p, loop.getAfterBody(), count.trips);
    ValueRange given = loop.getAfterArguments();
    SmallVector<Value> yields(given);
    if (p.choices.chance(30))
      for (Value &value : MutableArrayRef<Value>(yields).drop_front())
        value = pickLike(p, given.drop_front(), value.getType());
    p.create<scf::YieldOp>(yields);
  }
  addCounter(p, loop.getResult(0), count.getRange(count.trips));
  llvm::append_range(p.scalars, loop.getResults().drop_front());
}
