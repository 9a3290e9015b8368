//===- SmallShapes.cpp - computations of extents -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits operations of the shape dialect, mostly on extent tensors. They stay
/// where upstream's folders and docs/shape-semantics.md agree: no value is
/// unknown or invalid, and every constraint holds.
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
/// An extent tensor, and the values of its elements.
struct KnownShape {
  Value value;
  Extents extents;

  int64_t getRank() const { return extents.size(); }
};
} // namespace

static Type getExtentsType(ProgramBuilder &p) {
  return shape::getExtentTensorType(p.builder.getContext());
}

static std::optional<KnownShape> emitShapeOf(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickMovedTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked)
    return std::nullopt;
  Extents extents = picked->extents;
  Value value = p.create<shape::ShapeOfOp>(picked->value);
  return KnownShape{value, extents};
}

static KnownShape spellOut(ProgramBuilder &p, Extents extents) {
  SmallVector<Value> values;
  for (int64_t extent : extents)
    values.push_back(p.getIndex(extent));
  OpBuilder &b = p.builder;
  auto type = RankedTensorType::get(int64_t(extents.size()), b.getIndexType());
  Value value = p.create<tensor::FromElementsOp>(type, values);
  return {value, std::move(extents)};
}

/// Emits a shape with which `shape` can be broadcast.
static KnownShape emitFitting(ProgramBuilder &p, const KnownShape &shape) {
  Extents extents = shape.extents;
  for (int64_t &extent : extents)
    if (extent == 1)
      extent = p.choices.range(1, 3);
    else if (p.choices.chance(40))
      extent = 1;
  if (extents.size() > 1 && p.choices.chance(35))
    extents.erase(extents.begin());
  return spellOut(p, std::move(extents));
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

static KnownShape emitBroadcast(ProgramBuilder &p, const KnownShape &shape) {
  KnownShape other = emitFitting(p, shape);
  Value value = p.create<shape::BroadcastOp>(
      getExtentsType(p), shape.value, other.value, /*error=*/StringAttr());
  return {value, broadcast(shape.extents, other.extents)};
}

static KnownShape emitSplit(ProgramBuilder &p, const KnownShape &shape) {
  int64_t rank = shape.getRank(), place = p.choices.range(0, rank);
  bool fromBehind = place < rank && p.choices.chance(40);
  auto split = p.create<shape::SplitAtOp>(
      getExtentsType(p), getExtentsType(p), shape.value,
      p.getIndex(fromBehind ? place - rank : place));
  ArrayRef<int64_t> extents = shape.extents;
  bool isHead = p.choices.chance(50) ? place > 0 : place == rank;
  if (isHead)
    return {split.getHead(), Extents(extents.take_front(place))};
  return {split.getTail(), Extents(extents.drop_front(place))};
}

/// Emits the product of the extents of `shape`, or their sum plus a small
/// number.
static Value emitReduce(ProgramBuilder &p, const KnownShape &shape) {
  bool isProduct = p.choices.chance(60);
  Location loc = p.location;
  Value init = p.getIndex(isProduct ? 1 : p.choices.range(0, 3));
  auto reduce = shape::ReduceOp::create(p.builder, loc, shape.value, init);
  auto b = OpBuilder::atBlockEnd(&reduce.getRegion().front());
  Value extent = reduce.getRegion().getArgument(1);
  Value sum = reduce.getRegion().getArgument(2);
  sum = isProduct ? Value(arith::MulIOp::create(b, loc, sum, extent))
                  : Value(arith::AddIOp::create(b, loc, sum, extent));
  shape::YieldOp::create(b, loc, sum);
  return reduce->getResult(0);
}

static Value emitMeasure(ProgramBuilder &p, const KnownShape &shape) {
  if (shape.getRank() > 0 && p.choices.chance(60))
    return p.create<shape::GetExtentOp>(
        shape.value, p.getIndex(p.choices.draw(shape.getRank())));
  if (p.choices.chance(50))
    return emitReduce(p, shape);
  return p.create<shape::RankOp>(shape.value);
}

static Value emitPredicate(ProgramBuilder &p, const KnownShape &shape) {
  KnownShape other =
      p.choices.chance(30) ? spellOut(p, shape.extents) : emitFitting(p, shape);
  if (p.choices.chance(50))
    return p.create<shape::ShapeEqOp>(shape.value, other.value);
  return p.create<shape::IsBroadcastableOp>(shape.value, other.value);
}

static Value emitConstraint(ProgramBuilder &p, const KnownShape &shape) {
  OpBuilder &b = p.builder;
  switch (p.choices.draw(3)) {
  case 0: {
    KnownShape other = emitFitting(p, shape);
    return p.create<shape::CstrBroadcastableOp>(shape.value, other.value);
  }
  case 1: {
    KnownShape equal = spellOut(p, shape.extents);
    return p.create<shape::CstrEqOp>(b.getType<shape::WitnessType>(),
                                     ValueRange{shape.value, equal.value});
  }
  default: {
    KnownShape other = emitFitting(p, shape);
    Value holds = p.create<shape::IsBroadcastableOp>(shape.value, other.value);
    return p.create<shape::CstrRequireOp>(holds, "shapes do not fit");
  }
  }
}

static Value emitAssuming(ProgramBuilder &p, const KnownShape &shape) {
  Value witness = emitConstraint(p, shape);
  auto assuming = p.create<shape::AssumingOp>(
      witness, [&](OpBuilder &b, Location loc) -> SmallVector<Value, 2> {
        return {shape::RankOp::create(b, loc, shape.value)};
      });
  return assuming.getResult(0);
}

/// Emits one more operation on `shape`. Its result may replace `shape`.
static void emitStep(ProgramBuilder &p, KnownShape &shape) {
  switch (p.choices.draw(5)) {
  case 0:
    shape = emitBroadcast(p, shape);
    return;
  case 1:
    shape = emitSplit(p, shape);
    return;
  case 2:
    p.addScalar(emitAssuming(p, shape));
    return;
  case 3: {
    Value holds = emitPredicate(p, shape);
    p.addScalar(
        p.create<arith::IndexCastUIOp>(p.builder.getIndexType(), holds));
    return;
  }
  default:
    p.addScalar(emitMeasure(p, shape));
  }
}

static std::optional<KnownShape> emitSteps(ProgramBuilder &p) {
  std::optional<KnownShape> shape = emitShapeOf(p);
  if (!shape)
    return std::nullopt;
  for (unsigned left = 1 + p.choices.draw(4); left > 0 && shape->getRank() > 0;
       --left)
    emitStep(p, *shape);
  return shape;
}

bool generate::emitExtents(ProgramBuilder &p) {
  std::optional<KnownShape> shape = emitSteps(p);
  if (shape)
    p.addScalar(emitMeasure(p, *shape));
  return shape.has_value();
}

bool generate::emitNumberOfElements(ProgramBuilder &p) {
  std::optional<KnownShape> shape = emitSteps(p);
  if (shape)
    p.addScalar(p.create<shape::NumElementsOp>(shape->value));
  return shape.has_value();
}

/// Emits the shape of `tensor`, either as one value, or built from the tensor's
/// extents.
static Value emitItsShape(ProgramBuilder &p, const TrackedTensor &tensor) {
  OpBuilder &b = p.builder;
  auto type = shape::ShapeType::get(b.getContext());
  Value whole = p.create<shape::ShapeOfOp>(type, tensor.value);
  if (p.choices.chance(50))
    return whole;
  SmallVector<Value> extents;
  for (int64_t i = 0, e = tensor.getRank(); i != e; ++i) {
    Value place = p.create<shape::ConstSizeOp>(i);
    extents.push_back(p.create<shape::GetExtentOp>(
        shape::SizeType::get(b.getContext()), whole, place));
  }
  return p.create<shape::FromExtentsOp>(type, extents);
}

bool generate::emitValueWithShape(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked)
    return false;
  TrackedTensor tensor = *picked;
  OpBuilder &b = p.builder;
  Value shaped =
      p.create<shape::WithOp>(shape::ValueShapeType::get(b.getContext()),
                              tensor.value, emitItsShape(p, tensor));
  Value value = p.create<shape::ValueOfOp>(tensor.value.getType(), shaped);
  p.add(value, tensor.extents);
  return true;
}
