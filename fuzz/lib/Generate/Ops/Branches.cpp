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
static void emitBranch(ProgramBuilder &program, Block *block,
                       ArrayRef<TrackedTensor> given) {
  RegionScope scope(program, block);
  emitBody(program, budget::maxNestedSteps);
  SmallVector<Value> yields;
  for (const TrackedTensor &tensor : given)
    yields.push_back(pickYield(program, tensor, tensor.value));
  program.create<scf::YieldOp>(yields);
}

static SmallVector<Type> getTypes(ArrayRef<TrackedTensor> tensors) {
  return llvm::to_vector(llvm::map_range(
      tensors, [](const TrackedTensor &t) { return t.value.getType(); }));
}

bool generate::emitIf(ProgramBuilder &program) {
  if (!mayNest(program))
    return false;
  SmallVector<TrackedTensor, 3> given = pickCarried(program);
  if (given.empty())
    return false;
  Value condition = emitCondition(program);
  auto op = program.create<scf::IfOp>(getTypes(given), condition,
                                      /*withElseRegion=*/true);
  emitBranch(program, op.thenBlock(), given);
  emitBranch(program, op.elseBlock(), given);
  for (auto [result, tensor] : llvm::zip_equal(op.getResults(), given))
    program.add(result, tensor.extents);
  return true;
}

bool generate::emitIndexSwitch(ProgramBuilder &program) {
  if (!mayNest(program))
    return false;
  SmallVector<TrackedTensor, 3> given = pickCarried(program);
  if (given.empty())
    return false;
  OpBuilder &b = program.builder;
  int64_t taken = program.choices.draw(4);
  Value number = program.getIndex(taken);
  SmallVector<int64_t> cases = {1};
  if (program.choices.chance(50))
    cases.push_back(program.choices.pick<int64_t>({0, 3}));
  auto op = program.create<scf::IndexSwitchOp>(getTypes(given), number, cases,
                                               cases.size());
  for (Region &region : op->getRegions()) {
    OpBuilder::InsertionGuard guard(b);
    emitBranch(program, b.createBlock(&region), given);
  }
  for (auto [result, tensor] : llvm::zip_equal(op.getResults(), given))
    program.add(result, tensor.extents);
  return true;
}

bool generate::emitSelect(ProgramBuilder &program) {
  SmallVector<TrackedTensor, 3> given = pickCarried(program);
  if (given.empty())
    return false;
  TrackedTensor first = given.front();
  Value condition = emitCondition(program);
  Value other = pickYield(program, first, first.value);
  program.add(program.create<arith::SelectOp>(condition, first.value, other),
              first.extents);
  return true;
}
