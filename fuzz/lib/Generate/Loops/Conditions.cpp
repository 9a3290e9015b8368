//===- Conditions.cpp - one condition at several places -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// A condition, and mostly some that are related to it: its negation, and its
/// conjunction or disjunction with another condition.
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

/// Emits a branch, which may contain further ones, nested up to `levels` deep.
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
