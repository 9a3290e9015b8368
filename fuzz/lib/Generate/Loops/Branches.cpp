//===- Branches.cpp - scf: branches, regions, repeated conditions ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Emits one region of a branch, which yields values of the types of `given`.
static void emitWay(LoopProgram &p, Block *block, ValueRange given) {
  BodyScope scope(p, block, 1);
  p.emitSteps(loopBudget::maxNestedSteps);
  SmallVector<Value> yields = pickYields(p, given);
  scope.finish();
  if (block->empty() || !block->back().hasTrait<OpTrait::IsTerminator>())
    p.create<scf::YieldOp>(yields);
}

void generate::emitScfIf(LoopProgram &p) {
  Value condition = p.emitCondition();
  SmallVector<Value> given = pickCarriedScalars(p, p.features.carried);
  bool hasElse = !given.empty() || p.choices.chance(40);
  auto op =
      p.create<scf::IfOp>(TypeRange(ValueRange(given)), condition, hasElse);
  emitWay(p, op.thenBlock(), given);
  if (hasElse)
    emitWay(p, op.elseBlock(), given);
  llvm::append_range(p.scalars, op.getResults());
}

void generate::emitScfSwitch(LoopProgram &p) {
  RangedIndex index = p.pickIndex();
  SmallVector<Value> given = pickCarriedScalars(p, p.features.carried);
  SmallVector<int64_t> cases = {index.range.low};
  while (cases.size() < 3 && p.choices.chance(50)) {
    int64_t other = index.range.low + p.choices.range(-1, 6);
    if (!llvm::is_contained(cases, other))
      cases.push_back(other);
  }
  auto op = p.create<scf::IndexSwitchOp>(TypeRange(ValueRange(given)),
                                         index.value, cases, cases.size());
  for (Region &region : op->getRegions()) {
    OpBuilder::InsertionGuard guard(p.builder);
    emitWay(p, p.builder.createBlock(&region), given);
  }
  llvm::append_range(p.scalars, op.getResults());
}

void generate::emitExecuteRegion(LoopProgram &p) {
  SmallVector<Value> given = pickCarriedScalars(p, p.features.carried);
  auto op = p.create<scf::ExecuteRegionOp>(TypeRange(ValueRange(given)));
  OpBuilder::InsertionGuard guard(p.builder);
  emitWay(p, p.builder.createBlock(&op.getRegion()), given);
  llvm::append_range(p.scalars, op.getResults());
}

//===----------------------------------------------------------------------===//
// One condition at several places
//===----------------------------------------------------------------------===//

namespace {
/// Conditions of which, mostly, some depend on each other: a condition, its
/// negation, and its conjunction or disjunction with another condition.
struct Related {
  SmallVector<Value> conditions;

  Value pick(LoopProgram &p) const {
    return p.choices.chance(55) ? conditions.front()
                                : p.choices.pick(ArrayRef<Value>(conditions));
  }
};
} // namespace

static Related makeRelated(LoopProgram &p) {
  Value condition = p.emitCondition();
  Related related = {{condition}};
  if (p.choices.chance(50)) {
    Value always = p.create<arith::ConstantOp>(p.builder.getBoolAttr(true));
    related.conditions.push_back(p.create<arith::XOrIOp>(condition, always));
  }
  if (p.choices.chance(40))
    related.conditions.push_back(
        p.create<arith::AndIOp>(condition, p.emitCondition()));
  if (p.choices.chance(30))
    related.conditions.push_back(
        p.create<arith::OrIOp>(p.emitCondition(), condition));
  return related;
}

static Value pickYield(LoopProgram &p, const Related &related, Type type) {
  if (!type.isInteger(1) || p.choices.chance(25))
    return p.emitScalar(type);
  if (p.choices.chance(50))
    return related.pick(p);
  return p.create<arith::ConstantOp>(
      p.builder.getBoolAttr(p.choices.chance(50)));
}

/// Emits an `scf.if`, which may contain further ones, nested up to `levels`
/// deep.
static void emitBranch(LoopProgram &p, const Related &related,
                       ArrayRef<Type> types, unsigned levels) {
  bool hasElse = !types.empty() || p.choices.chance(60);
  auto op = p.create<scf::IfOp>(TypeRange(types), related.pick(p), hasElse);
  for (Region *region : {&op.getThenRegion(), &op.getElseRegion()}) {
    if (region->empty())
      continue;
    BodyScope scope(p, &region->front(), 1);
    if (p.choices.chance(50))
      p.emitSteps(1);
    if (levels > 0 && p.choices.chance(50))
      emitBranch(p, related, types, levels - 1);
    SmallVector<Value> yields;
    for (Type type : types)
      yields.push_back(pickYield(p, related, type));
    scope.finish();
    if (!types.empty())
      p.create<scf::YieldOp>(yields);
  }
  llvm::append_range(p.scalars, op.getResults());
}

/// Emits adjacent and nested branches with related conditions.
void generate::emitRepeatedCondition(LoopProgram &p) {
  Related related = makeRelated(p);
  for (unsigned i = 0, e = 2 + p.choices.draw(2); i < e; ++i) {
    SmallVector<Type> types;
    for (uint64_t count = p.choices.weighted({40, 40, 20}); count > 0; --count)
      types.push_back(p.choices.chance(30) ? Type(p.builder.getI1Type())
                                           : p.pickType());
    emitBranch(p, related, types, /*levels=*/1);
    if (p.choices.chance(25)) {
      Type type = p.pickType();
      Value first = p.emitScalar(type), second = p.emitScalar(type);
      p.scalars.push_back(
          p.create<arith::SelectOp>(related.pick(p), first, second));
    }
  }
}
