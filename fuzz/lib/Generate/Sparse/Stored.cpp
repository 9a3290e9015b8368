//===- Stored.cpp - operations on the stored elements only ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks a sparse tensor for which the program determines the stored elements.
static std::optional<SparseOperand> pickDecided(SparseProgram &p) {
  return p.pick([](const SparseOperand &tensor) {
    return tensor.isSparse() && tensor.isDecided;
  });
}

void generate::emitSparseCount(SparseProgram &p) {
  if (auto source = pickDecided(p))
    p.addScalar(p.create<sparse_tensor::NumberOfEntriesOp>(source->value));
}

/// Emits a loop over the stored elements in storage order. It folds the
/// elements into one value, and at times their coordinates into another.
void generate::emitSparseForeach(SparseProgram &p) {
  auto source = pickDecided(p);
  if (!source)
    return;
  Value init = p.makeScalar(p.pickNumber(/*mayBeZero=*/true));
  Value factor = p.makeScalar(3);
  bool countsPlaces = p.choices.chance(50);
  Value start = p.makeIndex(0), weight = p.makeIndex(5);
  SmallVector<Value> inits = {init};
  if (countsPlaces)
    inits.push_back(start);
  auto loop = p.create<sparse_tensor::ForeachOp>(
      source->value, inits,
      [&](OpBuilder &, Location, ValueRange coordinates, Value element,
          ValueRange carried) {
        Value value = carried[0];
        if (!p.isFloat())
          value = p.create(ArithOp::MulI, ValueRange{value, factor});
        SmallVector<Value> next = {
            p.create(p.getAdd(), ValueRange{value, element})};
        if (countsPlaces) {
          Value place = carried[1];
          for (Value coordinate : coordinates) {
            place = p.create(ArithOp::MulI, ValueRange{place, weight});
            place = p.create(ArithOp::AddI, ValueRange{place, coordinate});
          }
          next.push_back(place);
        }
        p.create<sparse_tensor::YieldOp>(next);
      });
  for (Value result : loop.getResults())
    p.addScalar(result);
}

/// Adds a block with `count` arguments to `region`. The block yields the result
/// of `body` for these arguments.
static void fillRegion(SparseProgram &p, Region &region, unsigned count,
                       SparseProgram::Body body) {
  OpBuilder::InsertionGuard guard(p.builder);
  Block *block = p.builder.createBlock(
      &region, region.end(), SmallVector<Type>(count, p.element),
      SmallVector<Location>(count, p.location));
  p.create<sparse_tensor::YieldOp>(body(block->getArguments()));
}

/// Emits a `sparse_tensor.unary`, which computes stored and missing elements in
/// separate regions, or a `sparse_tensor.select`, which keeps the elements that
/// satisfy a condition.
void generate::emitSparseUnary(SparseProgram &p) {
  auto source = pickDecided(p);
  if (!source || !p.fits(source->most + 5))
    return;
  unsigned rank = source->getRank();
  Value number = p.makeScalar(p.pickNumber(/*mayBeZero=*/false));
  bool selects = p.choices.chance(25), hasPresent = p.choices.chance(85),
       hasAbsent = p.choices.chance(40);
  Value result = p.createGeneric(
      source->value, p.makeResult(source->extents), p.getIdentities(rank, 2),
      p.getParallel(rank), [&](ValueRange arguments) -> Value {
        if (selects) {
          auto op = p.create<sparse_tensor::SelectOp>(arguments.front());
          fillRegion(p, op.getRegion(), 1, [&](ValueRange x) -> Value {
            if (p.isFloat())
              return p.create<arith::CmpFOp>(arith::CmpFPredicate::OGT,
                                             x.front(), number);
            return p.create<arith::CmpIOp>(arith::CmpIPredicate::sgt, x.front(),
                                           number);
          });
          return op;
        }
        auto op =
            p.create<sparse_tensor::UnaryOp>(p.element, arguments.front());
        if (hasPresent)
          fillRegion(p, op.getPresentRegion(), 1, [&](ValueRange x) {
            return p.create(p.getAdd(), ValueRange{x.front(), number});
          });
        if (hasAbsent)
          fillRegion(p, op.getAbsentRegion(), 0,
                     [&](ValueRange) { return number; });
        return op;
      });
  p.add(result, source->extents, source->most + 5);
}

void generate::emitSparseBinary(SparseProgram &p) {
  auto x = pickDecided(p);
  if (!x)
    return;
  auto y = p.pick([&](const SparseOperand &tensor) {
    return tensor.extents == x->extents &&
           (!tensor.isSparse() || tensor.isDecided);
  });
  uint64_t most = x->most + y->most;
  if (!p.fits(most))
    return;
  unsigned rank = x->getRank();
  bool hasOverlap = p.choices.chance(85);
  uint64_t left = p.choices.draw(3), right = p.choices.draw(3);
  auto copy = [](ValueRange arguments) { return arguments.front(); };
  Value result = p.createGeneric(
      {x->value, y->value}, p.makeResult(x->extents), p.getIdentities(rank, 3),
      p.getParallel(rank), [&](ValueRange arguments) -> Value {
        auto op = p.create<sparse_tensor::BinaryOp>(
            p.element, arguments[0], arguments[1], left == 0, right == 0);
        if (hasOverlap)
          fillRegion(p, op.getOverlapRegion(), 2, [&](ValueRange operands) {
            return p.create(p.getAdd(), operands);
          });
        if (left == 1)
          fillRegion(p, op.getLeftRegion(), 1, copy);
        if (right == 1)
          fillRegion(p, op.getRightRegion(), 1, copy);
        return op;
      });
  p.add(result, x->extents, most);
}

/// Reduces the stored elements by an operation for which it matters that zeros
/// are left out.
void generate::emitSparseReduce(SparseProgram &p) {
  auto source = p.pick([](const SparseOperand &tensor) {
    return tensor.isSparse() && tensor.isDecided && tensor.getRank() == 2;
  });
  if (!source || p.isFloat())
    return;
  Extents extents = {source->extents[0]};
  Value identity = p.makeScalar(1);
  Value output = p.makeOutput(
      p.pickType(extents, p.choices.chance(50) ? p.pickSparseEncoding(extents)
                                               : Attribute()),
      extents, /*value=*/1);
  Value result = p.createGeneric(
      source->value, output,
      {p.builder.getMultiDimIdentityMap(2),
       AffineMap::get(2, 0, p.builder.getAffineDimExpr(0))},
      {utils::IteratorType::parallel, utils::IteratorType::reduction},
      [&](ValueRange arguments) -> Value {
        auto op = p.create<sparse_tensor::ReduceOp>(arguments[1], arguments[0],
                                                    identity);
        fillRegion(p, op.getRegion(), 2, [&](ValueRange operands) {
          return p.create(ArithOp::MulI, operands);
        });
        return op;
      });
  p.add(result, extents, 0);
}
