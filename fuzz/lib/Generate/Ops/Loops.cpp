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

/// Makes arguments of a block, which have the extents of `carried`, known to
/// the program.
static void addArguments(ProgramBuilder &program, ValueRange arguments,
                         ArrayRef<TrackedTensor> carried) {
  for (auto [argument, tensor] : llvm::zip_equal(arguments, carried))
    program.add(argument, tensor.extents);
}

/// Picks the tensors that the loop yields: recent ones that fit; at times the
/// carried ones, rotated by one place.
static SmallVector<Value> pickYields(ProgramBuilder &program,
                                     ValueRange arguments,
                                     ArrayRef<TrackedTensor> carried) {
  SmallVector<Value> yields;
  bool swaps = program.choices.chance(program.features.swaps);
  for (auto [i, tensor] : llvm::enumerate(carried)) {
    Value next = arguments[(i + 1) % arguments.size()];
    if (swaps && next.getType() == tensor.value.getType() &&
        carried[(i + 1) % carried.size()].extents == tensor.extents)
      yields.push_back(next);
    else
      yields.push_back(pickYield(program, tensor, arguments[i]));
  }
  return yields;
}

static void addResults(ProgramBuilder &program, ValueRange results,
                       ArrayRef<TrackedTensor> carried) {
  for (auto [result, tensor] : llvm::zip_equal(results, carried))
    program.add(result, tensor.extents);
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

/// Emits an operation on a part of one of the carried tensors that moves with
/// the loop.
static void emitMovingStep(ProgramBuilder &program, ValueRange arguments,
                           ArrayRef<TrackedTensor> carried, const Trips &trips,
                           Value induction) {
  Choices &choices = program.choices;
  size_t which = choices.draw(carried.size());
  TrackedTensor tensor{arguments[which], carried[which].extents};
  int64_t last = trips.begin + trips.step * (trips.iterations - 1);
  SmallVector<unsigned> dims;
  for (auto [dim, extent] : llvm::enumerate(tensor.extents))
    if (extent > last)
      dims.push_back(dim);
  if (dims.empty() || trips.iterations == 0 ||
      getNumElements(tensor.extents) == 0)
    return;
  unsigned dim = dims[choices.draw(dims.size())];
  int64_t most = tensor.extents[dim] - last;
  int64_t size = std::min(most, choices.pick<int64_t>({trips.step, 1, 2}));
  OpFoldResult offset = induction;
  // Take the slices in reverse order.
  if (choices.chance(25))
    offset = affine::makeComposedFoldedAffineApply(
        program.builder, program.location,
        program.builder.getAffineConstantExpr(tensor.extents[dim] - size) -
            program.builder.getAffineDimExpr(0),
        {induction});
  emitSliceStep(program, tensor, dim, offset, size);
}

bool generate::emitFor(ProgramBuilder &program) {
  if (!mayNest(program))
    return false;
  SmallVector<TrackedTensor, 3> carried = pickCarried(program);
  if (carried.empty())
    return false;
  Trips trips = pickTrips(program.choices);
  OpBuilder &b = program.builder;
  Value begin = program.getIndex(trips.begin);
  // A last step need not be a whole one.
  int64_t missing = trips.iterations > 0 ? program.choices.draw(trips.step) : 0;
  Value end = program.getIndex(trips.getEnd() - missing);
  Value step = program.getConstant(b.getIndexAttr(trips.step));
  auto loop = program.create<scf::ForOp>(begin, end, step, getValues(carried));
  {
    RegionScope scope(program, loop.getBody());
    addArguments(program, loop.getRegionIterArgs(), carried);
    program.addScalar(loop.getInductionVar());
    if (program.choices.chance(55))
      emitMovingStep(program, loop.getRegionIterArgs(), carried, trips,
                     loop.getInductionVar());
    emitBody(program, budget::maxNestedSteps);
    program.create<scf::YieldOp>(
        pickYields(program, loop.getRegionIterArgs(), carried));
  }
  addResults(program, loop.getResults(), carried);
  return true;
}

bool generate::emitWhile(ProgramBuilder &program) {
  if (!mayNest(program))
    return false;
  SmallVector<TrackedTensor, 3> carried = pickCarried(program);
  if (carried.empty())
    return false;
  OpBuilder &b = program.builder;
  Value begin = program.getConstant(b.getIndexAttr(0));
  Value end = program.getIndex(program.choices.pick<int64_t>({2, 1, 0, 3}));
  Value one = program.getConstant(b.getIndexAttr(1));
  SmallVector<Value> inits = {begin};
  llvm::append_range(inits, getValues(carried));
  scf::WhileOp loop = createWhile(program, inits);
  Block *before = loop.getBeforeBody(), *after = loop.getAfterBody();
  {
    RegionScope scope(program, before);
    ValueRange arguments = before->getArguments();
    addArguments(program, arguments.drop_front(), carried);
    Value goesOn = program.create<arith::CmpIOp>(arith::CmpIPredicate::ult,
                                                 arguments.front(), end);
    if (program.choices.chance(30))
      emitBody(program, 1);
    SmallVector<Value> forwarded = {arguments.front()};
    llvm::append_range(forwarded,
                       pickYields(program, arguments.drop_front(), carried));
    program.create<scf::ConditionOp>(goesOn, forwarded);
  }
  {
    RegionScope scope(program, after);
    ValueRange arguments = after->getArguments();
    addArguments(program, arguments.drop_front(), carried);
    program.addScalar(arguments.front());
    emitBody(program, budget::maxNestedSteps);
    SmallVector<Value> yields = {
        program.create<arith::AddIOp>(arguments.front(), one)};
    llvm::append_range(yields,
                       pickYields(program, arguments.drop_front(), carried));
    program.create<scf::YieldOp>(yields);
  }
  addResults(program, loop.getResults().drop_front(), carried);
  return true;
}
