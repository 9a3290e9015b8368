//===- Branches.cpp - scf.if, scf.index_switch, arith.select -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"
#include "Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Emits a branch that yields tensors with the types and extents of `given`.
static void emitBranch(ProgramBuilder &p, Block *block,
                       ArrayRef<TrackedTensor> given) {
  RegionScope scope(p, block);
  emitBody(p, budget::maxNestedSteps);
  SmallVector<Value> yields;
  for (const TrackedTensor &tensor : given)
    yields.push_back(pickYield(p, tensor, tensor.value));
  p.create<scf::YieldOp>(yields);
}

static SmallVector<Type> getTypes(ArrayRef<TrackedTensor> tensors) {
  return llvm::to_vector(llvm::map_range(
      tensors, [](const TrackedTensor &t) { return t.value.getType(); }));
}

bool generate::emitIf(ProgramBuilder &p) {
  if (!mayNest(p))
    return false;
  SmallVector<TrackedTensor, 3> given = pickCarried(p);
  if (given.empty())
    return false;
  Value condition = emitCondition(p);
  auto op = p.create<scf::IfOp>(getTypes(given), condition,
                                /*withElseRegion=*/true);
  emitBranch(p, op.thenBlock(), given);
  emitBranch(p, op.elseBlock(), given);
  for (auto [result, tensor] : llvm::zip_equal(op.getResults(), given))
    p.add(result, tensor.extents);
  return true;
}

bool generate::emitIndexSwitch(ProgramBuilder &p) {
  if (!mayNest(p))
    return false;
  SmallVector<TrackedTensor, 3> given = pickCarried(p);
  if (given.empty())
    return false;
  OpBuilder &b = p.builder;
  int64_t taken = p.choices.draw(4);
  Value number = p.getIndex(taken);
  SmallVector<int64_t> cases = {1};
  if (p.choices.chance(50))
    cases.push_back(p.choices.pick<int64_t>({0, 3}));
  auto op = p.create<scf::IndexSwitchOp>(getTypes(given), number, cases,
                                         cases.size());
  for (Region &region : op->getRegions()) {
    OpBuilder::InsertionGuard guard(b);
    emitBranch(p, b.createBlock(&region), given);
  }
  for (auto [result, tensor] : llvm::zip_equal(op.getResults(), given))
    p.add(result, tensor.extents);
  return true;
}

bool generate::emitSelect(ProgramBuilder &p) {
  SmallVector<TrackedTensor, 3> given = pickCarried(p);
  if (given.empty())
    return false;
  TrackedTensor first = given.front();
  Value condition = emitCondition(p);
  Value other = pickYield(p, first, first.value);
  p.add(p.create<arith::SelectOp>(condition, first.value, other),
        first.extents);
  return true;
}
