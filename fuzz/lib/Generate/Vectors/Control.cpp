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

/// Picks one or two vectors for a loop to carry or a branch to yield.
static SmallVector<Value> pickCarried(VectorProgram &p) {
  SmallVector<Value> carried;
  for (unsigned i = 0, count = 1 + p.choices.draw(2); i < count; ++i)
    carried.push_back(p.pickAny(0));
  return carried;
}

/// Picks a recent value of the type of `like`, which may be `like` itself.
static Value pickYield(VectorProgram &p, Value like) {
  return p.pickKnown([&](VectorType type) { return type == like.getType(); });
}

/// Emits a loop that counts from 0. It yields recent vectors and tensors, which
/// may be computed from the values that it carries.
static void emitLoop(VectorProgram &p) {
  if (p.depth >= budget::maxDepth)
    return;
  int64_t trips = p.choices.weighted({8, 25, 35, 32});
  int64_t step = p.choices.chance(25) ? 2 : 1;
  SmallVector<Value> initial = pickCarried(p);
  const TrackedTensor *tensor = nullptr;
  if (p.choices.chance(40))
    tensor = p.pickTensor([](const TrackedTensor &tensor) {
      return VectorType::isValidElementType(tensor.getElementType()) &&
             !llvm::is_contained(tensor.extents, 0);
    });
  std::optional<TrackedTensor> carried;
  if (tensor) {
    carried = *tensor;
    initial.push_back(tensor->value);
  }
  Value zero = p.getIndex(0);
  Value bound = p.getIndex(trips * step);
  auto loop = p.create<scf::ForOp>(zero, bound, p.getIndex(step), initial);
  {
    VectorScope scope(p, loop.getBody());
    p.counters.push_back(
        {loop.getInductionVar(), std::max<int64_t>(1, trips * step)});
    SmallVector<Value> yields;
    for (Value argument : loop.getRegionIterArgs())
      if (isa<VectorType>(argument.getType()))
        p.add(argument);
      else
        p.add(argument, carried->extents);
    p.emitSome(4);
    for (Value argument : loop.getRegionIterArgs())
      if (isa<VectorType>(argument.getType()))
        yields.push_back(pickYield(p, argument));
      else
        yields.push_back(pickYield(p, {argument, carried->extents}, argument));
    p.create<scf::YieldOp>(yields);
  }
  for (Value result : loop.getResults())
    if (isa<VectorType>(result.getType()))
      p.add(result);
    else
      p.add(result, carried->extents);
}

static void emitBranch(VectorProgram &p) {
  if (p.depth >= budget::maxDepth)
    return;
  SmallVector<Value> like = pickCarried(p);
  Value condition = emitCondition(p);
  auto branch = p.create<scf::IfOp>(TypeRange(ValueRange(like)), condition,
                                    /*withElse=*/true);
  for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
    VectorScope scope(p, &region->front());
    p.emitSome(2);
    SmallVector<Value> yields;
    for (Value value : like)
      yields.push_back(pickYield(p, value));
    p.create<scf::YieldOp>(yields);
  }
  for (Value result : branch.getResults())
    p.add(result);
}

/// Emits an operation on tensors between those on vectors.
static void emitTensorOp(VectorProgram &p) {
  getOpEmitters()[p.choices.weighted(p.bodyWeights)].emit(p);
}

llvm::ArrayRef<VectorEmitter> generate::getControlEmitters() {
  static constexpr VectorEmitter emitters[] = {{"for", 7, emitLoop},
                                               {"if", 3, emitBranch},
                                               {"tensors", 4, emitTensorOp}};
  return emitters;
}
