//===- PadValues.cpp - what tensor.pad pads with -*- C++ -*-===//
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
static const TrackedTensor *pickNonEmpty(ProgramBuilder &program, Type type) {
  return program.pickTensor([&](const TrackedTensor &tensor) {
    return tensor.getElementType() == type &&
           getNumElements(tensor.extents) > 0;
  });
}

static Value pickArgument(ProgramBuilder &program, Type type) {
  for (Value scalar : program.scalars)
    if (scalar.getType() == type && program.choices.chance(60))
      return scalar;
  return program.addScalarArgument(type);
}

Value generate::emitPadValueOutside(ProgramBuilder &program, Type type) {
  if (!program.choices.chance(program.features.outsidePadValues))
    return Value();
  enum { Constant, Argument, Computed, Extracted };
  ScalarBuilder scalars = program.getScalarBuilder();
  switch (program.choices.weighted({35, 35, 15, 15})) {
  case Argument:
    return pickArgument(program, type);
  case Computed:
    scalars.operands.push_back(pickArgument(program, type));
    return scalars.emit(type, 1 + program.choices.draw(2));
  case Extracted:
    if (const TrackedTensor *tensor = pickNonEmpty(program, type)) {
      SmallVector<Value> indices;
      Value from = tensor->value;
      for (int64_t extent : Extents(tensor->extents))
        indices.push_back(program.getIndex(program.choices.draw(extent)));
      return program.create<tensor::ExtractOp>(from, indices);
    }
    break;
  default:
    break;
  }
  return scalars.makeConstant(type);
}

/// Emits an element of a tensor at a position that depends on the point, kept
/// in bounds by a remainder.
static Value emitGather(ProgramBuilder &program, const TrackedTensor &tensor,
                        ValueRange point) {
  SmallVector<Value> indices;
  for (int64_t extent : tensor.extents) {
    Value bound = program.getConstant(program.builder.getIndexAttr(extent));
    Value index = bound;
    if (!point.empty())
      index = point[program.choices.draw(point.size())];
    indices.push_back(program.create<arith::RemUIOp>(index, bound));
  }
  return program.create<tensor::ExtractOp>(tensor.value, indices);
}

/// Computes a padding value in the region, from constants, scalars or the
/// point.
static Value emitComputed(ProgramBuilder &program, Type type,
                          ValueRange point) {
  enum { FromScalars, FromPoint, FromBoth, Gathered };
  Choices &choices = program.choices;
  auto kind = choices.weighted({40, 25, 15, 20});
  if (kind == Gathered)
    if (const TrackedTensor *tensor = pickNonEmpty(program, type))
      return emitGather(program, *tensor, point);
  ScalarBuilder scalars = program.getScalarBuilder();
  // Make sure that there is something to compute with besides constants.
  if (kind != FromPoint && program.scalars.empty())
    pickArgument(program, type);
  if (kind != FromPoint)
    llvm::append_range(scalars.operands, program.scalars);
  if (kind != FromScalars)
    llvm::append_range(scalars.operands, point);
  return scalars.emit(type, 1 + choices.draw(3));
}

//===----------------------------------------------------------------------===//
// Values that only border points have
//===----------------------------------------------------------------------===//

/// Computes an index that is zero at `interior` and nowhere else.
static Value emitDistance(ProgramBuilder &program, ValueRange point,
                          ArrayRef<int64_t> interior) {
  OpBuilder &b = program.builder;
  Value distance;
  for (auto [index, number] : llvm::zip_equal(point, interior)) {
    Value place = program.getConstant(b.getIndexAttr(number));
    Value away = program.create<arith::XOrIOp>(index, place);
    distance =
        distance ? Value(program.create<arith::OrIOp>(distance, away)) : away;
  }
  return distance;
}

/// Divides by a number that is zero at `interior`.
static Value emitTrappingDivision(ProgramBuilder &program, Type type,
                                  Value distance, Value index) {
  ScalarBuilder scalars = program.getScalarBuilder();
  Value quotient;
  switch (program.choices.draw(3)) {
  case 0:
    quotient = program.create<arith::DivUIOp>(index, distance);
    break;
  case 1:
    quotient = program.create<arith::RemUIOp>(index, distance);
    break;
  default:
    quotient = program.create<arith::DivSIOp>(index, distance);
    break;
  }
  return scalars.convert(quotient, type);
}

/// Reads far outside of a tensor at `interior`.
static Value emitTrappingGather(ProgramBuilder &program,
                                const TrackedTensor &tensor, Value distance,
                                ValueRange point) {
  constexpr int64_t farAway = int64_t(1) << 40;
  OpBuilder &b = program.builder;
  Value zero = program.getConstant(b.getIndexAttr(0));
  Value away = program.getConstant(b.getIndexAttr(farAway));
  Value isInterior =
      program.create<arith::CmpIOp>(arith::CmpIPredicate::eq, distance, zero);
  SmallVector<Value> indices;
  for (int64_t extent : tensor.extents) {
    Value bound = program.getConstant(b.getIndexAttr(extent));
    Value index = program.create<arith::RemUIOp>(
        point[program.choices.draw(point.size())], bound);
    indices.push_back(program.create<arith::SelectOp>(isInterior, away, index));
  }
  return program.create<tensor::ExtractOp>(tensor.value, indices);
}

static Value emitTrapping(ProgramBuilder &program, Type type, ValueRange point,
                          ArrayRef<int64_t> interior) {
  const TrackedTensor *found =
      program.pickTensor([&](const TrackedTensor &tensor) {
        return tensor.getElementType() == type && tensor.getRank() > 0 &&
               getNumElements(tensor.extents) > 0;
      });
  Value distance = emitDistance(program, point, interior);
  if (found && program.choices.chance(40))
    return emitTrappingGather(program, TrackedTensor(*found), distance, point);
  return emitTrappingDivision(program, type, distance,
                              point[program.choices.draw(point.size())]);
}

//===----------------------------------------------------------------------===//
// Any value
//===----------------------------------------------------------------------===//

Value generate::emitPadValueInside(ProgramBuilder &program, Type type,
                                   ValueRange point,
                                   std::optional<ArrayRef<int64_t>> interior) {
  Choices &choices = program.choices;
  if (interior && !point.empty() &&
      choices.chance(program.features.trappingPadValues))
    return emitTrapping(program, type, point, *interior);
  if (choices.chance(program.features.computedPadValues))
    return emitComputed(program, type, point);
  return program.getScalarBuilder().makeConstant(type);
}
