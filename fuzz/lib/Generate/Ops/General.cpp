//===- General.cpp - linalg.generic of any loops and maps -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"
#include "StructuredOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static Extents pickNewLoops(ProgramBuilder &p) {
  Choices &choices = p.choices;
  unsigned count = 1 + choices.weighted({20, 45, 25, 10});
  Extents loops;
  int64_t room = p.limits.producerElements;
  for (unsigned i = 0; i < count; ++i) {
    int64_t most = std::min<int64_t>(room, 5);
    loops.push_back(choices.chance(p.features.unitExtents)
                        ? 1
                        : 1 + (2 + choices.draw(most)) % most);
    room /= loops.back();
  }
  return loops;
}

/// Replaces the index of a loop by an expression: a window, a stride, the
/// reverse order, or an expression that has the same value in several
/// iterations.
static AffineExpr pickWindow(Choices &choices, AffineExpr expr,
                             ArrayRef<int64_t> loops) {
  auto dim = dyn_cast<AffineDimExpr>(expr);
  if (!dim)
    return expr;
  MLIRContext *context = expr.getContext();
  AffineExpr other = getAffineDimExpr(choices.draw(loops.size()), context);
  switch (choices.weighted({35, 20, 15, 10, 10, 5, 5})) {
  case 0:
    return expr + other;
  case 1:
    return expr * 2 + other;
  case 2:
    return expr + other * 2;
  case 3:
    return expr * 2;
  case 4:
    return getAffineConstantExpr(loops[dim.getPosition()] - 1, context) - expr;
  case 5:
    return expr.floorDiv(2);
  default:
    return expr % 2;
  }
}

static AffineMap pickReadMap(ProgramBuilder &p, const Extents &loops) {
  AffineMap map = pickInputMap(p, loops.size());
  SmallVector<AffineExpr, 5> results(map.getResults());
  for (AffineExpr &result : results)
    if (p.choices.chance(p.features.windowMaps / 2))
      result = pickWindow(p.choices, result, loops);
  return AffineMap::get(loops.size(), 0, results, map.getContext());
}

/// Picks the map of an init: the parallel loops in any order. At times changes
/// the map so that the operation does not write all of the init.
static AffineMap pickWriteMap(ProgramBuilder &p, const StructuredOp &op) {
  Choices &choices = p.choices;
  MLIRContext *context = p.builder.getContext();
  AffineMap order = pickPermutation(p, op.loops.size());
  SmallVector<AffineExpr, 5> results;
  for (AffineExpr expr : order.getResults())
    if (op.iterators[cast<AffineDimExpr>(expr).getPosition()] ==
        utils::IteratorType::parallel)
      results.push_back(expr);
  if (!choices.chance(p.features.partialWrites))
    return AffineMap::get(op.loops.size(), 0, results, context);
  if (results.empty() || choices.chance(40)) {
    auto at = results.begin() + choices.draw(results.size() + 1);
    results.insert(at, getAffineConstantExpr(choices.draw(3), context));
  } else {
    AffineExpr &result = results[choices.draw(results.size())];
    result = choices.chance(50) ? result * 2 : result + choices.range(1, 2);
  }
  return AffineMap::get(op.loops.size(), 0, results, context);
}

/// Adds an input that is indexed directly by all loops that do not yet index
/// any operand directly. Without it, no operand would determine the bounds of
/// these loops.
static void boundLoops(ProgramBuilder &p, StructuredOp &op) {
  llvm::SmallBitVector bounded(op.loops.size());
  auto visit = [&](AffineMap map) {
    for (AffineExpr expr : map.getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        bounded.set(dim.getPosition());
  };
  llvm::for_each(op.inputMaps, visit);
  llvm::for_each(op.initMaps, visit);
  SmallVector<AffineExpr, 5> missing;
  for (unsigned i = 0; i < op.loops.size(); ++i)
    if (!bounded.test(i))
      missing.push_back(p.builder.getAffineDimExpr(i));
  if (!missing.empty())
    addInput(
        p, op,
        AffineMap::get(op.loops.size(), 0, missing, p.builder.getContext()));
}

/// Emits a value to yield. It is computed from the operands of `scalars` and,
/// if `isRead`, from `init`.
static Value emitYield(ProgramBuilder &p, ScalarBuilder &scalars, Value init,
                       bool isRead) {
  Choices &choices = p.choices;
  Value value =
      scalars.emit(init.getType(), choices.draw(budget::maxBodySteps));
  if (!isRead)
    return value;
  return combine(scalars, choices, value, init);
}

bool generate::emitGeneral(ProgramBuilder &p) {
  Choices &choices = p.choices;
  StructuredOp op(pickNewLoops(p));
  bool reduces = false;
  for (utils::IteratorType &iterator : op.iterators)
    if (choices.chance(35)) {
      iterator = utils::IteratorType::reduction;
      reduces = true;
    }
  unsigned results = choices.chance(p.features.severalResults) ? 2 : 1;
  unsigned inputs = 1 + choices.weighted({50, 40, 10});
  if (!p.fits(2 * p.limits.elements))
    return false;
  for (unsigned i = 0; i < inputs; ++i)
    addInput(p, op, pickReadMap(p, op.loops));
  for (unsigned i = 0; i < results; ++i) {
    AffineMap map = pickWriteMap(p, op);
    // If the map leaves elements unwritten, the init must have defined elements
    // there, because later operations may use them as conditions. Besides, most
    // reductions read their inits.
    bool mustBeReadable =
        !map.isProjectedPermutation() || choices.chance(reduces ? 85 : 0);
    addInit(p, op, map, mustBeReadable);
  }
  boundLoops(p, op);
  buildStructuredOp(
      p, op,
      [&](ScalarBuilder &scalars, ValueRange arguments,
          SmallVectorImpl<Value> &yields) {
        llvm::append_range(scalars.operands,
                           arguments.take_front(op.inputs.size()));
        if (choices.chance(p.features.indexInBody))
          scalars.operands.push_back(
              scalars.create<linalg::IndexOp>(choices.draw(op.loops.size())));
        addRead(p, op, scalars);
        for (auto [i, readable] : llvm::enumerate(op.initIsReadable)) {
          unsigned percent = reduces ? 90 : p.features.initsRead;
          yields.push_back(emitYield(p, scalars,
                                     arguments[op.inputs.size() + i],
                                     readable && choices.chance(percent)));
        }
      });
  return true;
}
