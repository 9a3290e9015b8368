//===- Pad.cpp - tensor.pad -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Amounts
//===----------------------------------------------------------------------===//

namespace {
struct Amounts {
  SmallVector<OpFoldResult, 5> low, high;
  Extents extents; ///< Of the result.
};
} // namespace

/// The simplest amount is 1; what the limits do not allow becomes 0.
static int64_t pickAmount(ProgramBuilder &program, int64_t most) {
  int64_t amount = program.choices.pick<int64_t>({1, 0, 2, 0, 3, 1, 0, 4});
  return std::min(amount, std::max<int64_t>(most, 0));
}

static Amounts pickAmounts(ProgramBuilder &program, const Extents &source) {
  Amounts amounts;
  amounts.extents = source;
  // An empty extent may grow beyond the others' product.
  int64_t product = 1;
  for (int64_t extent : source)
    product *= std::max<int64_t>(extent, 1);
  for (int64_t &extent : amounts.extents) {
    product /= std::max<int64_t>(extent, 1);
    int64_t most =
        std::min(budget::maxPadding, budget::maxElements / product - extent);
    int64_t low = pickAmount(program, most);
    int64_t high = pickAmount(program, most - low);
    extent += low + high;
    product *= std::max<int64_t>(extent, 1);
    unsigned percent = program.features.dynamicPadding;
    amounts.low.push_back(program.getFoldable(low, percent));
    amounts.high.push_back(program.getFoldable(high, percent));
  }
  return amounts;
}

//===----------------------------------------------------------------------===//
// Pad values
//===----------------------------------------------------------------------===//

/// A tensor of `type` from which an element can be extracted.
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

/// Defined before the pad.
static Value emitOutsideValue(ProgramBuilder &program, Type type) {
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
      return tensor::ExtractOp::create(program.builder, program.location, from,
                                       indices);
    }
    break;
  default:
    break;
  }
  return scalars.makeConstant(type);
}

/// An element of a tensor at a place that depends on the point, in bounds by
/// remainder.
static Value emitGather(ProgramBuilder &program, const TrackedTensor &tensor,
                        ValueRange point) {
  SmallVector<Value> indices;
  for (int64_t extent : tensor.extents) {
    Value bound = program.getConstant(program.builder.getIndexAttr(extent));
    Value index = bound;
    if (!point.empty())
      index = point[program.choices.draw(point.size())];
    indices.push_back(arith::RemUIOp::create(program.builder, program.location,
                                             index, bound));
  }
  return tensor::ExtractOp::create(program.builder, program.location,
                                   tensor.value, indices);
}

/// Computed in the region, from constants, scalars or the point.
static Value emitInsideValue(ProgramBuilder &program, Type type,
                             ValueRange point) {
  enum { FromScalars, FromPoint, FromBoth, Gathered };
  Choices &choices = program.choices;
  auto kind = choices.weighted({40, 25, 15, 20});
  if (kind == Gathered)
    if (const TrackedTensor *tensor = pickNonEmpty(program, type))
      return emitGather(program, *tensor, point);
  ScalarBuilder scalars = program.getScalarBuilder();
  // Something to compute with that is not a constant.
  if (kind != FromPoint && program.scalars.empty())
    pickArgument(program, type);
  if (kind != FromPoint)
    llvm::append_range(scalars.operands, program.scalars);
  if (kind != FromScalars)
    llvm::append_range(scalars.operands, point);
  return scalars.emit(type, 1 + choices.draw(3));
}

static void emitRegion(ProgramBuilder &program, tensor::PadOp pad,
                       Value outside) {
  OpBuilder &builder = program.builder;
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> types(pad.getResultType().getRank(),
                          builder.getIndexType());
  SmallVector<Location> locations(types.size(), program.location);
  Block *block = builder.createBlock(&pad.getRegion(), pad.getRegion().end(),
                                     types, locations);
  Type type = pad.getResultType().getElementType();
  Value value = outside;
  if (!value && program.choices.chance(program.features.computedPadValues))
    value = emitInsideValue(program, type, block->getArguments());
  if (!value)
    value = program.getScalarBuilder().makeConstant(type);
  tensor::YieldOp::create(builder, program.location, value);
}

//===----------------------------------------------------------------------===//
// The operation
//===----------------------------------------------------------------------===//

/// Mostly what a structured operation made: that is what can be fused.
static const TrackedTensor *pickSource(ProgramBuilder &program) {
  bool any = program.choices.chance(12);
  const TrackedTensor *source =
      program.pickTensor([&](const TrackedTensor &tensor) {
        return any || tensor.value.getDefiningOp<linalg::GenericOp>();
      });
  return source
             ? source
             : program.pickTensor([](const TrackedTensor &) { return true; });
}

/// An extent that is not inferable statically may still be claimed by the
/// result type.
static Type pickResultType(ProgramBuilder &program, RankedTensorType inferred,
                           const Extents &extents) {
  SmallVector<int64_t, 5> shape(inferred.getShape());
  for (auto [extent, size] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(extent) &&
        program.choices.chance(program.features.staticClaims))
      extent = size;
  return inferred.clone(shape);
}

bool generate::emitPad(ProgramBuilder &program) {
  const TrackedTensor *picked = pickSource(program);
  if (!picked || !program.fits(budget::maxElements))
    return false;
  TrackedTensor source = *picked;

  Amounts amounts = pickAmounts(program, source.extents);
  Value outside;
  if (program.choices.chance(program.features.outsidePadValues))
    outside = emitOutsideValue(program, source.getElementType());
  auto pad = tensor::PadOp::create(
      program.builder, program.location, Type(), source.value, amounts.low,
      amounts.high, program.choices.chance(program.features.nofold));
  pad.getResult().setType(cast<RankedTensorType>(
      pickResultType(program, pad.getResultType(), amounts.extents)));
  emitRegion(program, pad, outside);
  program.add(pad.getResult(), amounts.extents);
  return true;
}
