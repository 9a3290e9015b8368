//===- Stored.cpp - what is stored, and what is not -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks a sparse tensor for which the program determines what is stored.
static std::optional<SparseOperand> pickDecided(SparseProgram &program) {
  return program.pick([](const SparseOperand &tensor) {
    return tensor.isSparse() && tensor.isDecided;
  });
}

void generate::emitSparseCount(SparseProgram &program) {
  if (auto source = pickDecided(program))
    program.addScalar(
        program.create<sparse_tensor::NumberOfEntriesOp>(source->value));
}

/// Emits a loop that folds the stored elements, and at times their coordinates,
/// in storage order.
void generate::emitSparseForeach(SparseProgram &program) {
  auto source = pickDecided(program);
  if (!source)
    return;
  Value init = program.makeScalar(program.pickNumber(/*mayBeZero=*/true));
  Value factor = program.makeScalar(3);
  bool countsPlaces = program.choices.chance(50);
  Value start = program.makeIndex(0), weight = program.makeIndex(5);
  SmallVector<Value> inits = {init};
  if (countsPlaces)
    inits.push_back(start);
  auto loop = program.create<sparse_tensor::ForeachOp>(
      source->value, inits,
      [&](OpBuilder &, Location, ValueRange coordinates, Value element,
          ValueRange carried) {
        Value value = carried[0];
        if (!program.isFloat())
          value = program.create(ArithOp::MulI, ValueRange{value, factor});
        SmallVector<Value> next = {
            program.create(program.getAdd(), ValueRange{value, element})};
        if (countsPlaces) {
          Value place = carried[1];
          for (Value coordinate : coordinates) {
            place = program.create(ArithOp::MulI, ValueRange{place, weight});
            place =
                program.create(ArithOp::AddI, ValueRange{place, coordinate});
          }
          next.push_back(place);
        }
        program.create<sparse_tensor::YieldOp>(next);
      });
  for (Value result : loop.getResults())
    program.addScalar(result);
}

/// Fills `region`, whose block has `count` arguments: it yields the result of
/// `body` on them.
static void fillRegion(SparseProgram &program, Region &region, unsigned count,
                       SparseProgram::Body body) {
  OpBuilder::InsertionGuard guard(program.builder);
  Block *block = program.builder.createBlock(
      &region, region.end(), SmallVector<Type>(count, program.element),
      SmallVector<Location>(count, program.location));
  program.create<sparse_tensor::YieldOp>(body(block->getArguments()));
}

/// Computes on stored and on missing elements separately, or keeps those that
/// satisfy a condition.
void generate::emitSparseUnary(SparseProgram &program) {
  auto source = pickDecided(program);
  if (!source || !program.fits(source->most + 5))
    return;
  unsigned rank = source->getRank();
  Value number = program.makeScalar(program.pickNumber(/*mayBeZero=*/false));
  bool selects = program.choices.chance(25),
       hasPresent = program.choices.chance(85),
       hasAbsent = program.choices.chance(40);
  Value result = program.createGeneric(
      source->value, program.makeResult(source->extents),
      program.getIdentities(rank, 2), program.getParallel(rank),
      [&](ValueRange arguments) -> Value {
        if (selects) {
          auto op = program.create<sparse_tensor::SelectOp>(arguments.front());
          fillRegion(program, op.getRegion(), 1, [&](ValueRange x) -> Value {
            if (program.isFloat())
              return program.create<arith::CmpFOp>(arith::CmpFPredicate::OGT,
                                                   x.front(), number);
            return program.create<arith::CmpIOp>(arith::CmpIPredicate::sgt,
                                                 x.front(), number);
          });
          return op;
        }
        auto op = program.create<sparse_tensor::UnaryOp>(program.element,
                                                         arguments.front());
        if (hasPresent)
          fillRegion(program, op.getPresentRegion(), 1, [&](ValueRange x) {
            return program.create(program.getAdd(),
                                  ValueRange{x.front(), number});
          });
        if (hasAbsent)
          fillRegion(program, op.getAbsentRegion(), 0,
                     [&](ValueRange) { return number; });
        return op;
      });
  program.add(result, source->extents, source->most + 5);
}

void generate::emitSparseBinary(SparseProgram &program) {
  auto x = pickDecided(program);
  if (!x)
    return;
  auto y = program.pick([&](const SparseOperand &tensor) {
    return tensor.extents == x->extents &&
           (!tensor.isSparse() || tensor.isDecided);
  });
  uint64_t most = x->most + y->most;
  if (!program.fits(most))
    return;
  unsigned rank = x->getRank();
  bool hasOverlap = program.choices.chance(85);
  uint64_t left = program.choices.draw(3), right = program.choices.draw(3);
  auto copy = [](ValueRange arguments) { return arguments.front(); };
  Value result = program.createGeneric(
      {x->value, y->value}, program.makeResult(x->extents),
      program.getIdentities(rank, 3), program.getParallel(rank),
      [&](ValueRange arguments) -> Value {
        auto op = program.create<sparse_tensor::BinaryOp>(
            program.element, arguments[0], arguments[1], left == 0, right == 0);
        if (hasOverlap)
          fillRegion(program, op.getOverlapRegion(), 2,
                     [&](ValueRange operands) {
                       return program.create(program.getAdd(), operands);
                     });
        if (left == 1)
          fillRegion(program, op.getLeftRegion(), 1, copy);
        if (right == 1)
          fillRegion(program, op.getRightRegion(), 1, copy);
        return op;
      });
  program.add(result, x->extents, most);
}

/// Reduces the stored elements by an operation for which zeros matter.
void generate::emitSparseReduce(SparseProgram &program) {
  auto source = program.pick([](const SparseOperand &tensor) {
    return tensor.isSparse() && tensor.isDecided && tensor.getRank() == 2;
  });
  if (!source || program.isFloat())
    return;
  Extents extents = {source->extents[0]};
  Value identity = program.makeScalar(1);
  Value output = program.makeOutput(
      program.pickType(extents, program.choices.chance(50)
                                    ? program.pickSparseEncoding(extents)
                                    : Attribute()),
      extents, /*value=*/1);
  Value result = program.createGeneric(
      source->value, output,
      {program.builder.getMultiDimIdentityMap(2),
       AffineMap::get(2, 0, program.builder.getAffineDimExpr(0))},
      {utils::IteratorType::parallel, utils::IteratorType::reduction},
      [&](ValueRange arguments) -> Value {
        auto op = program.create<sparse_tensor::ReduceOp>(
            arguments[1], arguments[0], identity);
        fillRegion(program, op.getRegion(), 2, [&](ValueRange operands) {
          return program.create(ArithOp::MulI, operands);
        });
        return op;
      });
  program.add(result, extents, 0);
}
