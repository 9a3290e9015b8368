//===- SmallShapes.cpp - computations of extents -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Operations of the shape dialect on extent tensors, where upstream's folders
/// and docs/shape-semantics.md agree: nothing is unknown or invalid, and every
/// constraint holds.
///
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// An extent tensor, and its elements.
struct KnownShape {
  Value value;
  Extents extents;

  int64_t getRank() const { return extents.size(); }
};
} // namespace

static Type getExtentsType(ProgramBuilder &program) {
  return shape::getExtentTensorType(program.builder.getContext());
}

static std::optional<KnownShape> emitShapeOf(ProgramBuilder &program) {
  const TrackedTensor *picked = program.pickMovedTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked)
    return std::nullopt;
  Extents extents = picked->extents;
  Value value = program.create<shape::ShapeOfOp>(picked->value);
  return KnownShape{value, extents};
}

static KnownShape spellOut(ProgramBuilder &program, Extents extents) {
  SmallVector<Value> values;
  for (int64_t extent : extents)
    values.push_back(program.getIndex(extent));
  OpBuilder &b = program.builder;
  auto type = RankedTensorType::get(int64_t(extents.size()), b.getIndexType());
  Value value = program.create<tensor::FromElementsOp>(type, values);
  return {value, std::move(extents)};
}

/// Emits a shape that can be broadcast with `shape`.
static KnownShape emitFitting(ProgramBuilder &program,
                              const KnownShape &shape) {
  Extents extents = shape.extents;
  for (int64_t &extent : extents)
    if (extent == 1)
      extent = program.choices.range(1, 3);
    else if (program.choices.chance(40))
      extent = 1;
  if (extents.size() > 1 && program.choices.chance(35))
    extents.erase(extents.begin());
  return spellOut(program, std::move(extents));
}

static Extents broadcast(Extents longer, Extents shorter) {
  if (longer.size() < shorter.size())
    std::swap(longer, shorter);
  size_t before = longer.size() - shorter.size();
  for (size_t i = 0; i < shorter.size(); ++i)
    if (longer[before + i] == 1)
      longer[before + i] = shorter[i];
  return longer;
}

static KnownShape emitBroadcast(ProgramBuilder &program,
                                const KnownShape &shape) {
  KnownShape other = emitFitting(program, shape);
  Value value =
      program.create<shape::BroadcastOp>(getExtentsType(program), shape.value,
                                         other.value, /*error=*/StringAttr());
  return {value, broadcast(shape.extents, other.extents)};
}

static KnownShape emitSplit(ProgramBuilder &program, const KnownShape &shape) {
  int64_t rank = shape.getRank(), place = program.choices.range(0, rank);
  bool fromBehind = place < rank && program.choices.chance(40);
  auto split = program.create<shape::SplitAtOp>(
      getExtentsType(program), getExtentsType(program), shape.value,
      program.getIndex(fromBehind ? place - rank : place));
  ArrayRef<int64_t> extents = shape.extents;
  bool isHead = program.choices.chance(50) ? place > 0 : place == rank;
  if (isHead)
    return {split.getHead(), Extents(extents.take_front(place))};
  return {split.getTail(), Extents(extents.drop_front(place))};
}

/// Emits the sum or product of the extents.
static Value emitReduce(ProgramBuilder &program, const KnownShape &shape) {
  bool isProduct = program.choices.chance(60);
  Location loc = program.location;
  Value init = program.getIndex(isProduct ? 1 : program.choices.range(0, 3));
  auto reduce =
      shape::ReduceOp::create(program.builder, loc, shape.value, init);
  auto b = OpBuilder::atBlockEnd(&reduce.getRegion().front());
  Value extent = reduce.getRegion().getArgument(1);
  Value sum = reduce.getRegion().getArgument(2);
  sum = isProduct ? Value(arith::MulIOp::create(b, loc, sum, extent))
                  : Value(arith::AddIOp::create(b, loc, sum, extent));
  shape::YieldOp::create(b, loc, sum);
  return reduce->getResult(0);
}

static Value emitMeasure(ProgramBuilder &program, const KnownShape &shape) {
  if (shape.getRank() > 0 && program.choices.chance(60))
    return program.create<shape::GetExtentOp>(
        shape.value, program.getIndex(program.choices.draw(shape.getRank())));
  if (program.choices.chance(50))
    return emitReduce(program, shape);
  return program.create<shape::RankOp>(shape.value);
}

static Value emitPredicate(ProgramBuilder &program, const KnownShape &shape) {
  KnownShape other = program.choices.chance(30)
                         ? spellOut(program, shape.extents)
                         : emitFitting(program, shape);
  if (program.choices.chance(50))
    return program.create<shape::ShapeEqOp>(shape.value, other.value);
  return program.create<shape::IsBroadcastableOp>(shape.value, other.value);
}

static Value emitConstraint(ProgramBuilder &program, const KnownShape &shape) {
  OpBuilder &b = program.builder;
  switch (program.choices.draw(3)) {
  case 0: {
    KnownShape other = emitFitting(program, shape);
    return program.create<shape::CstrBroadcastableOp>(shape.value, other.value);
  }
  case 1: {
    KnownShape equal = spellOut(program, shape.extents);
    return program.create<shape::CstrEqOp>(
        b.getType<shape::WitnessType>(), ValueRange{shape.value, equal.value});
  }
  default: {
    KnownShape other = emitFitting(program, shape);
    Value holds =
        program.create<shape::IsBroadcastableOp>(shape.value, other.value);
    return program.create<shape::CstrRequireOp>(holds, "shapes do not fit");
  }
  }
}

static Value emitAssuming(ProgramBuilder &program, const KnownShape &shape) {
  Value witness = emitConstraint(program, shape);
  auto assuming = program.create<shape::AssumingOp>(
      witness, [&](OpBuilder &b, Location loc) -> SmallVector<Value, 2> {
        return {shape::RankOp::create(b, loc, shape.value)};
      });
  return assuming.getResult(0);
}

/// Emits one more operation, which may replace `shape`.
static void emitStep(ProgramBuilder &program, KnownShape &shape) {
  switch (program.choices.draw(5)) {
  case 0:
    shape = emitBroadcast(program, shape);
    return;
  case 1:
    shape = emitSplit(program, shape);
    return;
  case 2:
    program.addScalar(emitAssuming(program, shape));
    return;
  case 3: {
    Value holds = emitPredicate(program, shape);
    program.addScalar(program.create<arith::IndexCastUIOp>(
        program.builder.getIndexType(), holds));
    return;
  }
  default:
    program.addScalar(emitMeasure(program, shape));
  }
}

static std::optional<KnownShape> emitSteps(ProgramBuilder &program) {
  std::optional<KnownShape> shape = emitShapeOf(program);
  if (!shape)
    return std::nullopt;
  for (unsigned left = 1 + program.choices.draw(4);
       left > 0 && shape->getRank() > 0; --left)
    emitStep(program, *shape);
  return shape;
}

bool generate::emitExtents(ProgramBuilder &program) {
  std::optional<KnownShape> shape = emitSteps(program);
  if (shape)
    program.addScalar(emitMeasure(program, *shape));
  return shape.has_value();
}

bool generate::emitNumberOfElements(ProgramBuilder &program) {
  std::optional<KnownShape> shape = emitSteps(program);
  if (shape)
    program.addScalar(program.create<shape::NumElementsOp>(shape->value));
  return shape.has_value();
}

/// Emits the shape of the tensor, as one value or built from its extents.
static Value emitItsShape(ProgramBuilder &program,
                          const TrackedTensor &tensor) {
  OpBuilder &b = program.builder;
  auto type = shape::ShapeType::get(b.getContext());
  Value whole = program.create<shape::ShapeOfOp>(type, tensor.value);
  if (program.choices.chance(50))
    return whole;
  SmallVector<Value> extents;
  for (int64_t i = 0, e = tensor.getRank(); i != e; ++i) {
    Value place = program.create<shape::ConstSizeOp>(i);
    extents.push_back(program.create<shape::GetExtentOp>(
        shape::SizeType::get(b.getContext()), whole, place));
  }
  return program.create<shape::FromExtentsOp>(type, extents);
}

bool generate::emitValueWithShape(ProgramBuilder &program) {
  const TrackedTensor *picked = program.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked)
    return false;
  TrackedTensor tensor = *picked;
  OpBuilder &b = program.builder;
  Value shaped = program.create<shape::WithOp>(
      shape::ValueShapeType::get(b.getContext()), tensor.value,
      emitItsShape(program, tensor));
  Value value =
      program.create<shape::ValueOfOp>(tensor.value.getType(), shaped);
  program.add(value, tensor.extents);
  return true;
}
