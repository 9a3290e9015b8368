//===- Loops.cpp - scf.for and scf.while that carry tensors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"
#include "Ops.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static SmallVector<Value> getValues(ArrayRef<TrackedTensor> tensors) {
  return llvm::to_vector(
      llvm::map_range(tensors, [](const TrackedTensor &t) { return t.value; }));
}

/// Adds arguments of a block to the values of the program. They have the
/// extents of `carried`.
static void addArguments(ProgramBuilder &p, ValueRange arguments,
                         ArrayRef<TrackedTensor> carried) {
  for (auto [argument, tensor] : llvm::zip_equal(arguments, carried))
    p.add(argument, tensor.extents);
}

/// Picks the tensors that the loop yields: recent tensors that fit, or, at
/// times, the carried ones rotated by one place.
static SmallVector<Value> pickYields(ProgramBuilder &p, ValueRange arguments,
                                     ArrayRef<TrackedTensor> carried) {
  SmallVector<Value> yields;
  bool swaps = p.choices.chance(p.features.swaps);
  for (auto [i, tensor] : llvm::enumerate(carried)) {
    Value next = arguments[(i + 1) % arguments.size()];
    if (swaps && next.getType() == tensor.value.getType() &&
        carried[(i + 1) % carried.size()].extents == tensor.extents)
      yields.push_back(next);
    else
      yields.push_back(pickYield(p, tensor, arguments[i]));
  }
  return yields;
}

static void addResults(ProgramBuilder &p, ValueRange results,
                       ArrayRef<TrackedTensor> carried) {
  for (auto [result, tensor] : llvm::zip_equal(results, carried))
    p.add(result, tensor.extents);
}

namespace {
struct Trips {
  int64_t begin, step, iterations;
  int64_t getEnd() const { return begin + step * iterations; }
};
} // namespace

static Trips pickTrips(Choices &choices) {
  Trips trips;
  trips.iterations = choices.pick<int64_t>({2, 1, 3, 0, 2});
  trips.begin = choices.pick<int64_t>({0, 0, 0, 1, 2});
  trips.step = choices.pick<int64_t>({1, 1, 2, 1, 3});
  return trips;
}

/// Emits an operation on a slice of one of the carried tensors. The offset of
/// the slice changes with the induction variable.
static void emitMovingStep(ProgramBuilder &p, ValueRange arguments,
                           ArrayRef<TrackedTensor> carried, const Trips &trips,
                           Value induction) {
  Choices &choices = p.choices;
  size_t which = choices.draw(carried.size());
  TrackedTensor tensor{arguments[which], carried[which].extents};
  int64_t last = trips.begin + trips.step * (trips.iterations - 1);
  SmallVector<unsigned> dims;
  for (auto [dim, extent] : llvm::enumerate(tensor.extents))
    if (extent > last)
      dims.push_back(dim);
  if (dims.empty() || trips.iterations == 0 || !isNonEmpty(tensor))
    return;
  unsigned dim = dims[choices.draw(dims.size())];
  int64_t most = tensor.extents[dim] - last;
  int64_t size = std::min(most, choices.pick<int64_t>({trips.step, 1, 2}));
  OpFoldResult offset = induction;
  // Take the slices in reverse order.
  if (choices.chance(25))
    offset = affine::makeComposedFoldedAffineApply(
        p.builder, p.location,
        p.builder.getAffineConstantExpr(tensor.extents[dim] - size) -
            p.builder.getAffineDimExpr(0),
        {induction});
  emitSliceStep(p, tensor, dim, offset, size);
}

bool generate::emitFor(ProgramBuilder &p) {
  if (!mayNest(p))
    return false;
  SmallVector<TrackedTensor, 3> carried = pickCarried(p);
  if (carried.empty())
    return false;
  Trips trips = pickTrips(p.choices);
  OpBuilder &b = p.builder;
  Value begin = p.getIndex(trips.begin);
  // The length of the range need not be a multiple of the step.
  int64_t missing = trips.iterations > 0 ? p.choices.draw(trips.step) : 0;
  Value end = p.getIndex(trips.getEnd() - missing);
  Value step = p.getConstant(b.getIndexAttr(trips.step));
  auto loop = p.create<scf::ForOp>(begin, end, step, getValues(carried));
  {
    RegionScope scope(p, loop.getBody());
    addArguments(p, loop.getRegionIterArgs(), carried);
    p.addScalar(loop.getInductionVar());
    if (p.choices.chance(55))
      emitMovingStep(p, loop.getRegionIterArgs(), carried, trips,
                     loop.getInductionVar());
    emitBody(p, budget::maxNestedSteps);
    p.create<scf::YieldOp>(pickYields(p, loop.getRegionIterArgs(), carried));
  }
  addResults(p, loop.getResults(), carried);
  return true;
}

bool generate::emitWhile(ProgramBuilder &p) {
  if (!mayNest(p))
    return false;
  SmallVector<TrackedTensor, 3> carried = pickCarried(p);
  if (carried.empty())
    return false;
  OpBuilder &b = p.builder;
  Value begin = p.getConstant(b.getIndexAttr(0));
  Value end = p.getIndex(p.choices.pick<int64_t>({2, 1, 0, 3}));
  Value one = p.getConstant(b.getIndexAttr(1));
  SmallVector<Value> inits = {begin};
  llvm::append_range(inits, getValues(carried));
  scf::WhileOp loop = createWhile(p, inits);
  Block *before = loop.getBeforeBody(), *after = loop.getAfterBody();
  {
    RegionScope scope(p, before);
    ValueRange arguments = before->getArguments();
    addArguments(p, arguments.drop_front(), carried);
    Value goesOn = p.create<arith::CmpIOp>(arith::CmpIPredicate::ult,
                                           arguments.front(), end);
    if (p.choices.chance(30))
      emitBody(p, 1);
    SmallVector<Value> forwarded = {arguments.front()};
    llvm::append_range(forwarded,
                       pickYields(p, arguments.drop_front(), carried));
    p.create<scf::ConditionOp>(goesOn, forwarded);
  }
  {
    RegionScope scope(p, after);
    ValueRange arguments = after->getArguments();
    addArguments(p, arguments.drop_front(), carried);
    p.addScalar(arguments.front());
    emitBody(p, budget::maxNestedSteps);
    SmallVector<Value> yields = {
        p.create<arith::AddIOp>(arguments.front(), one)};
    llvm::append_range(yields, pickYields(p, arguments.drop_front(), carried));
    p.create<scf::YieldOp>(yields);
  }
  addResults(p, loop.getResults().drop_front(), carried);
  return true;
}
