//===- Branches.cpp - scf: branches and regions -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Emits one branch, which yields values of the types of `given`.
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
