//===- Control.cpp - vectors in loops and branches -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

#include "../Ops/Bodies.h"
#include "../Ops/Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks one or two vectors, which a loop carries or a branch yields.
static SmallVector<Value> pickCarried(VectorProgram &program) {
  SmallVector<Value> carried;
  for (unsigned i = 0, count = 1 + program.choices.draw(2); i < count; ++i)
    carried.push_back(program.pickAny(0));
  return carried;
}

/// Picks a recent value of the type of `like`, perhaps `like` itself.
static Value pickYield(VectorProgram &program, Value like) {
  return program.pickKnown(
      [&](VectorType type) { return type == like.getType(); });
}

/// Emits a loop that counts from 0; values computed from carried ones are
/// yielded.
static void emitLoop(VectorProgram &program) {
  if (program.depth >= budget::maxDepth)
    return;
  int64_t trips = program.choices.weighted({8, 25, 35, 32});
  int64_t step = program.choices.chance(25) ? 2 : 1;
  SmallVector<Value> initial = pickCarried(program);
  const TrackedTensor *tensor = nullptr;
  if (program.choices.chance(40))
    tensor = program.pickTensor([](const TrackedTensor &tensor) {
      return VectorType::isValidElementType(tensor.getElementType()) &&
             !llvm::is_contained(tensor.extents, 0);
    });
  std::optional<TrackedTensor> carried;
  if (tensor) {
    carried = *tensor;
    initial.push_back(tensor->value);
  }
  Value zero = program.getIndex(0);
  Value bound = program.getIndex(trips * step);
  auto loop =
      program.create<scf::ForOp>(zero, bound, program.getIndex(step), initial);
  {
    VectorScope scope(program, loop.getBody());
    program.counters.push_back(
        {loop.getInductionVar(), std::max<int64_t>(1, trips * step)});
    SmallVector<Value> yields;
    for (Value argument : loop.getRegionIterArgs())
      if (isa<VectorType>(argument.getType()))
        program.add(argument);
      else
        program.add(argument, carried->extents);
    program.emitSome(4);
    for (Value argument : loop.getRegionIterArgs())
      if (isa<VectorType>(argument.getType()))
        yields.push_back(pickYield(program, argument));
      else
        yields.push_back(
            pickYield(program, {argument, carried->extents}, argument));
    program.create<scf::YieldOp>(yields);
  }
  for (Value result : loop.getResults())
    if (isa<VectorType>(result.getType()))
      program.add(result);
    else
      program.add(result, carried->extents);
}

static void emitBranch(VectorProgram &program) {
  if (program.depth >= budget::maxDepth)
    return;
  SmallVector<Value> like = pickCarried(program);
  Value condition = emitCondition(program);
  auto branch =
      program.create<scf::IfOp>(TypeRange(ValueRange(like)), condition,
                                /*withElse=*/true);
  for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
    VectorScope scope(program, &region->front());
    program.emitSome(2);
    SmallVector<Value> yields;
    for (Value value : like)
      yields.push_back(pickYield(program, value));
    program.create<scf::YieldOp>(yields);
  }
  for (Value result : branch.getResults())
    program.add(result);
}

/// Emits an operation on tensors, among those on vectors.
static void emitTensorOp(VectorProgram &program) {
  getOpEmitters()[program.choices.weighted(program.bodyWeights)].emit(program);
}

llvm::ArrayRef<VectorEmitter> generate::getControlEmitters() {
  static constexpr VectorEmitter emitters[] = {{"for", 7, emitLoop},
                                               {"if", 3, emitBranch},
                                               {"tensors", 4, emitTensorOp}};
  return emitters;
}
