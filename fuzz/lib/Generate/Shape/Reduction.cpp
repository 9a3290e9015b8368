//===- Reduction.cpp - reductions over shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The operation of a reduction's body. Its operands are the accumulator and
/// the extent, in either order.
struct SizeStep {
  unsigned op;
  bool extentFirst;
};
} // namespace

static constexpr StringLiteral sizeOps[] = {"max", "min",  "add",
                                            "mul", "meet", "div"};

static std::optional<SizeValue> apply(const SizeStep &step, SizeValue acc,
                                      SizeValue extent) {
  if (step.extentFirst)
    std::swap(acc, extent);
  switch (step.op) {
  case 0:
    return algebra::minOrMax(acc, extent, std::max<int64_t>);
  case 1:
    return algebra::minOrMax(acc, extent, std::min<int64_t>);
  case 2:
    return algebra::add(acc, extent);
  case 3:
    return algebra::mul(acc, extent);
  case 4:
    return algebra::meet(acc, extent, "operands contradict each other");
  default:
    return algebra::div(acc, extent);
  }
}

/// Returns the accumulator after all iterations. Returns nullopt if it gets too
/// large, or if an iteration has no defined result.
static std::optional<SizeValue>
simulate(const SizeStep &step, const ShapeValue &shape, SizeValue acc) {
  if (shape.isInvalid())
    return SizeValue::invalid(shape.getMessage());
  if (shape.isUnranked())
    return SizeValue::unknown();
  for (const SizeValue &extent : shape.getExtents()) {
    std::optional<SizeValue> next = apply(step, acc, extent);
    if (!next || (next->isKnown() && next->getExtent() > shapeBudget::maxSize))
      return std::nullopt;
    acc = *next;
  }
  return acc;
}

/// Moves the insertion point into the body of `reduce`, and returns the body.
/// Its arguments are the position, the extent and the accumulators.
static Block *enterBody(ShapeProgram &p, shape::ReduceOp reduce) {
  Block *block = &reduce.getRegion().front();
  p.builder.setInsertionPointToEnd(block);
  return block;
}

/// Emits a reduction of a shape to a size.
static bool emitSizeReduction(ShapeProgram &p, const TrackedExtents &shape) {
  TrackedSize init = p.pickSize();
  if (init.isIndex())
    return false;
  SizeStep step{static_cast<unsigned>(p.choices.draw(6)), p.choices.chance(30)};
  std::optional<SizeValue> known = simulate(step, shape.known, init.known);
  // Leave out reductions whose result is too large or not defined. Besides,
  // minimum and maximum require sizes, while the extents of an extent tensor
  // are indices.
  if (!known || (shape.isTensor() && step.op < 2))
    return false;
  auto reduce =
      shape::ReduceOp::create(p.builder, p.location, shape.value, init.value);
  OpBuilder::InsertionGuard guard(p.builder);
  Block *body = enterBody(p, reduce);
  SmallVector<Value> operands = {body->getArgument(2), body->getArgument(1)};
  if (step.extentFirst)
    std::swap(operands[0], operands[1]);
  Operation *next = p.create(sizeOps[step.op], p.getSizeType(), operands);
  shape::YieldOp::create(p.builder, p.location, next->getResults());
  p.add(reduce.getResult()[0], *known);
  return true;
}

/// Emits a reduction that appends each extent to another shape, or puts it in
/// front of that shape, which reverses the order of the extents.
static bool emitAppending(ShapeProgram &p, const TrackedExtents &shape) {
  TrackedExtents init = p.pickShape();
  if (init.isTensor() ||
      shape.known.getRank() + init.known.getRank() > shapeBudget::maxConcatRank)
    return false;
  bool inFront = p.choices.chance(50);
  ShapeValue known = init.known;
  for (const SizeValue &extent : shape.known.getExtents()) {
    ShapeValue one = ShapeValue::get(ArrayRef<SizeValue>(extent));
    known = inFront ? algebra::concat(one, known) : algebra::concat(known, one);
  }
  if (!shape.known.isRanked())
    known = shape.known;
  auto reduce =
      shape::ReduceOp::create(p.builder, p.location, shape.value, init.value);
  OpBuilder::InsertionGuard guard(p.builder);
  Block *body = enterBody(p, reduce);
  Value one = p.create("from_extents", p.getShapeType(), body->getArgument(1))
                  ->getResult(0);
  SmallVector<Value> operands = {one, body->getArgument(2)};
  if (!inFront)
    std::swap(operands[0], operands[1]);
  Operation *next = p.create("concat", p.getShapeType(), operands);
  shape::YieldOp::create(p.builder, p.location, next->getResults());
  p.add(reduce.getResult()[0], known);
  return true;
}

/// Emits a reduction with two accumulators of type index. Each iteration
/// replaces (a, b) by (b, a + position).
static bool emitIndexReduction(ShapeProgram &p, const TrackedExtents &shape) {
  if (!shape.known.isRanked())
    return false;
  TrackedNumber first = p.pickIndex(), second = p.pickIndex();
  uint64_t a = first.number, b = second.number;
  for (int64_t i = 0, e = shape.known.getRank(); i < e; ++i) {
    uint64_t sum = a + static_cast<uint64_t>(i);
    a = b;
    b = sum;
  }
  auto reduce = shape::ReduceOp::create(p.builder, p.location, shape.value,
                                        {first.value, second.value});
  OpBuilder::InsertionGuard guard(p.builder);
  Block *body = enterBody(p, reduce);
  Value sum = p.create("add", p.builder.getIndexType(),
                       {body->getArgument(2), body->getArgument(0)})
                  ->getResult(0);
  shape::YieldOp::create(p.builder, p.location,
                         ValueRange{body->getArgument(3), sum});
  p.addIndex(reduce.getResult()[0], a);
  p.addIndex(reduce.getResult()[1], b);
  return true;
}

bool generate::emitShapeReduction(ShapeProgram &p) {
  TrackedExtents shape = p.pickShape();
  switch (p.choices.weighted({5, 3, 2})) {
  case 1:
    return emitAppending(p, shape);
  case 2:
    return emitIndexReduction(p, shape);
  default:
    return emitSizeReduction(p, shape);
  }
}
