//===- PadValues.cpp - the padding values of tensor.pad ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pad.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks a tensor of `type` that has elements; null if there is none.
static const TrackedTensor *pickNonEmpty(ProgramBuilder &p, Type type) {
  return p.pickTensor([&](const TrackedTensor &tensor) {
    return tensor.getElementType() == type && isNonEmpty(tensor);
  });
}

static Value pickArgument(ProgramBuilder &p, Type type) {
  for (Value scalar : p.scalars)
    if (scalar.getType() == type && p.choices.chance(60))
      return scalar;
  return p.addScalarArgument(type);
}

Value generate::emitPadValueOutside(ProgramBuilder &p, Type type) {
  if (!p.choices.chance(p.features.outsidePadValues))
    return Value();
  enum { Constant, Argument, Computed, Extracted };
  ScalarBuilder scalars = p.getScalarBuilder();
  switch (p.choices.weighted({35, 35, 15, 15})) {
  case Argument:
    return pickArgument(p, type);
  case Computed:
    scalars.operands.push_back(pickArgument(p, type));
    return scalars.emit(type, 1 + p.choices.draw(2));
  case Extracted:
    if (const TrackedTensor *tensor = pickNonEmpty(p, type)) {
      SmallVector<Value> indices;
      Value from = tensor->value;
      for (int64_t extent : Extents(tensor->extents))
        indices.push_back(p.getIndex(p.choices.draw(extent)));
      return p.create<tensor::ExtractOp>(from, indices);
    }
    break;
  default:
    break;
  }
  return scalars.makeConstant(type);
}

/// Emits the extraction of an element of `tensor`. Its position depends on
/// `point`, and remainders keep it in bounds.
static Value emitGather(ProgramBuilder &p, const TrackedTensor &tensor,
                        ValueRange point) {
  SmallVector<Value> indices;
  for (int64_t extent : tensor.extents) {
    Value bound = p.getConstant(p.builder.getIndexAttr(extent));
    Value index = bound;
    if (!point.empty())
      index = point[p.choices.draw(point.size())];
    indices.push_back(p.create<arith::RemUIOp>(index, bound));
  }
  return p.create<tensor::ExtractOp>(tensor.value, indices);
}

/// Computes a padding value in the pad's region, from constants, scalars, an
/// element of a tensor, or the indices of the position.
static Value emitComputed(ProgramBuilder &p, Type type, ValueRange point) {
  enum { FromScalars, FromPoint, FromBoth, Gathered };
  Choices &choices = p.choices;
  auto kind = choices.weighted({40, 25, 15, 20});
  if (kind == Gathered)
    if (const TrackedTensor *tensor = pickNonEmpty(p, type))
      return emitGather(p, *tensor, point);
  ScalarBuilder scalars = p.getScalarBuilder();
  // If there are no scalars, add one, so that the computation does not only use
  // constants.
  if (kind != FromPoint && p.scalars.empty())
    pickArgument(p, type);
  if (kind != FromPoint)
    llvm::append_range(scalars.operands, p.scalars);
  if (kind != FromScalars)
    llvm::append_range(scalars.operands, point);
  return scalars.emit(type, 1 + choices.draw(3));
}

//===----------------------------------------------------------------------===//
// Values that are only defined where the pad needs a padding value
//===----------------------------------------------------------------------===//

/// Computes an index that is zero at position `interior`, and nowhere else.
static Value emitDistance(ProgramBuilder &p, ValueRange point,
                          ArrayRef<int64_t> interior) {
  OpBuilder &b = p.builder;
  Value distance;
  for (auto [index, number] : llvm::zip_equal(point, interior)) {
    Value place = p.getConstant(b.getIndexAttr(number));
    Value away = p.create<arith::XOrIOp>(index, place);
    distance = distance ? Value(p.create<arith::OrIOp>(distance, away)) : away;
  }
  return distance;
}

/// Emits a division by a number that is zero at the interior position (see
/// emitPadValueInside), where the division is undefined.
static Value emitTrappingDivision(ProgramBuilder &p, Type type, Value distance,
                                  Value index) {
  ScalarBuilder scalars = p.getScalarBuilder();
  Value quotient;
  switch (p.choices.draw(3)) {
  case 0:
    quotient = p.create<arith::DivUIOp>(index, distance);
    break;
  case 1:
    quotient = p.create<arith::RemUIOp>(index, distance);
    break;
  default:
    quotient = p.create<arith::DivSIOp>(index, distance);
    break;
  }
  return scalars.convert(quotient, type);
}

/// Emits the extraction of an element whose position is far out of bounds if
/// `distance` is zero, which means at the interior position.
static Value emitTrappingGather(ProgramBuilder &p, const TrackedTensor &tensor,
                                Value distance, ValueRange point) {
  constexpr int64_t farAway = int64_t(1) << 40;
  OpBuilder &b = p.builder;
  Value zero = p.getConstant(b.getIndexAttr(0));
  Value away = p.getConstant(b.getIndexAttr(farAway));
  Value isInterior =
      p.create<arith::CmpIOp>(arith::CmpIPredicate::eq, distance, zero);
  SmallVector<Value> indices;
  for (int64_t extent : tensor.extents) {
    Value bound = p.getConstant(b.getIndexAttr(extent));
    Value index =
        p.create<arith::RemUIOp>(point[p.choices.draw(point.size())], bound);
    indices.push_back(p.create<arith::SelectOp>(isInterior, away, index));
  }
  return p.create<tensor::ExtractOp>(tensor.value, indices);
}

static Value emitTrapping(ProgramBuilder &p, Type type, ValueRange point,
                          ArrayRef<int64_t> interior) {
  const TrackedTensor *found = p.pickTensor([&](const TrackedTensor &tensor) {
    return tensor.getElementType() == type && tensor.getRank() > 0 &&
           isNonEmpty(tensor);
  });
  Value distance = emitDistance(p, point, interior);
  if (found && p.choices.chance(40))
    return emitTrappingGather(p, TrackedTensor(*found), distance, point);
  return emitTrappingDivision(p, type, distance,
                              point[p.choices.draw(point.size())]);
}

//===----------------------------------------------------------------------===//
// Any value
//===----------------------------------------------------------------------===//

Value generate::emitPadValueInside(ProgramBuilder &p, Type type,
                                   ValueRange point,
                                   std::optional<ArrayRef<int64_t>> interior) {
  Choices &choices = p.choices;
  if (interior && !point.empty() &&
      choices.chance(p.features.trappingPadValues))
    return emitTrapping(p, type, point, *interior);
  if (choices.chance(p.features.computedPadValues))
    return emitComputed(p, type, point);
  return p.getScalarBuilder().makeConstant(type);
}
