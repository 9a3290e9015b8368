//===- ArithProgram.cpp - a program of arithmetic -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArithProgram.h"

#include "../Drawing.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using llvm::APInt;
using llvm::ConstantRange;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static SmallVector<Type, 3> pickTypes(Choices &choices, ArrayRef<Type> all) {
  SmallVector<Type, 3> types;
  for (unsigned count = 1 + choices.draw(3); types.size() < count;)
    types.push_back(choices.pick(all));
  return types;
}

ArithProgram::ArithProgram(Choices &choices, MLIRContext *context,
                           bool onlyIntegers)
    : ProgramBuilder(choices, context), onlyIntegers(onlyIntegers) {
  Builder &b = builder;
  integerTypes = pickTypes(
      choices,
      {b.getI32Type(), b.getI64Type(), b.getIndexType(), b.getI8Type(),
       b.getI32Type(), b.getIndexType(), b.getI16Type(), b.getI1Type(),
       b.getIntegerType(33), b.getIntegerType(7), b.getIntegerType(4),
       b.getIntegerType(63), b.getIntegerType(24), b.getIntegerType(3)});
  floatTypes =
      pickTypes(choices, {b.getF32Type(), b.getF64Type(), b.getF32Type(),
                          b.getF16Type(), b.getBF16Type()});
  static constexpr Form forms[] = {Form::Scalars, Form::Vectors, Form::Tensors};
  form = forms[choices.weighted({66, 26, 8})];
  if (form != Form::Scalars)
    shape = choices.pick<SmallVector<int64_t, 3>>(
        {{4}, {3}, {1}, {2}, {2, 3}, {8}, {1, 4}, {}, {5}, {2, 1, 2}});
  promises = choices.pick({0u, 40u, 80u, 100u});
  indexDialect = choices.pick({0u, 50u, 100u});
  features.dynamicExtents = 0;
  features.encodings = 0;
  // No operations are outlined, because another call of their function with
  // other arguments would bypass the checks that keep results defined.
  features.calls = 0;
}

Type ArithProgram::wrap(Type element) const {
  switch (form) {
  case Form::Scalars:
    return element;
  case Form::Vectors:
    return VectorType::get(shape, element);
  case Form::Tensors:
    return RankedTensorType::get(shape, element);
  }
  llvm_unreachable("covered switch");
}

unsigned ArithProgram::getWidth(Type element) {
  return element.isIndex() ? IndexType::kInternalStorageBitWidth
                           : element.getIntOrFloatBitWidth();
}

Type ArithProgram::pickRecentType(bool isFloat) {
  if (choices.chance(85))
    if (std::optional<Number> known = pickKnown([&](const Number &number) {
          return isFloat ? number.isFloat() : number.isInteger();
        }))
      return known->getElementType();
  return isFloat ? pickFloatType() : pickIntegerType();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Number ArithProgram::add(Value value) {
  Type element = getElementTypeOrSelf(value.getType());
  return add(value, ConstantRange::getFull(
                        element.isIntOrIndex() ? getWidth(element) : 1));
}

Number ArithProgram::add(Value value, ConstantRange range) {
  numbers.push_back({value, std::move(range)});
  return numbers.back();
}

Number ArithProgram::addFloat(Value value, int64_t magnitude) {
  // The least precise of the float types, bf16, has all multiples of a quarter
  // up to 64. Two numbers up to 30 therefore have an exact sum.
  constexpr int64_t maxMagnitude = 30;
  Number number = add(value);
  number.magnitude = magnitude <= maxMagnitude ? magnitude : 0;
  numbers.back().magnitude = number.magnitude;
  return number;
}

Number ArithProgram::addInput(Type element) {
  if (isCallee)
    return pickConstant(element);
  if (hasScalars())
    return add(addScalarArgument(element));
  TrackedTensor tensor = addTensorArgument(shape, element);
  if (form == Form::Tensors)
    return add(tensor.value);
  SmallVector<Value> zeros(shape.size(), getIndex(0));
  SmallVector<bool> inBounds(shape.size(), true);
  Value padding = create<arith::ConstantOp>(builder.getZeroAttr(element));
  return add(create<vector::TransferReadOp>(
      VectorType::get(shape, element), tensor.value, zeros,
      std::optional<Value>(padding),
      builder.getMultiDimIdentityMap(shape.size()),
      std::optional<ArrayRef<bool>>(inBounds)));
}

std::optional<Number>
ArithProgram::pickKnown(llvm::function_ref<bool(const Number &)> accept) {
  return pickRecent(choices, numbers, accept);
}

Number ArithProgram::pick(Type element) {
  if (choices.chance(80))
    if (std::optional<Number> known = pickKnown([&](const Number &number) {
          return number.getElementType() == element;
        }))
      return *known;
  constexpr size_t manyNumbers = 24;
  if (numbers.size() > manyNumbers || choices.chance(45))
    return pickConstant(element);
  return addInput(element);
}

Number ArithProgram::pickBounded() {
  if (choices.chance(60))
    if (std::optional<Number> known = pickKnown([](const Number &number) {
          return number.isInteger() && !number.range.isFullSet() &&
                 number.range.getBitWidth() > 1;
        }))
      return *known;
  Type element = pickIntegerType();
  if (element.isInteger(1))
    element = builder.getI32Type();
  if (choices.chance(35)) {
    unsigned width = choices.pick({8u, 16u, 1u, 4u, 5u, 32u});
    if (width < getWidth(element))
      return convert(pick(builder.getIntegerType(width)), element,
                     choices.chance(50));
  }
  Number number = pick(element);
  if (choices.chance(60)) {
    // The bounds, from -3 to 3, fit even the narrowest type that is bounded
    // here, which has three bits.
    int64_t low = -choices.draw(4), high = choices.draw(4);
    Number least = combine(ArithOp::MaxSI, number, getConstant(element, low));
    return combine(ArithOp::MinSI, least, getConstant(element, high));
  }
  return makeBelow(number, choices.pick({4u, 3u, 2u, 1u}));
}

Value ArithProgram::pickCondition() {
  Type i1 = builder.getI1Type();
  if (hasScalars())
    return pick(i1).value;
  return addScalarArgument(i1);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Number ArithProgram::getConstant(Type element, const APInt &value) {
  auto attr = builder.getIntegerAttr(element, value);
  if (hasScalars() && element.isIndex() && choices.chance(indexDialect))
    return {create<index::ConstantOp>(attr), ConstantRange(value)};
  if (hasScalars()) {
    return {create<arith::ConstantOp>(cast<TypedAttr>(Attribute(attr))),
            ConstantRange(value)};
  }
  auto type = cast<ShapedType>(wrap(element));
  return {create<arith::ConstantOp>(
              TypedAttr(DenseElementsAttr::get(type, Attribute(attr)))),
          ConstantRange(value)};
}

Number ArithProgram::getConstant(Type element, int64_t value) {
  return getConstant(element, APInt(getWidth(element), value, /*isSigned=*/true,
                                    /*implicitTrunc=*/true));
}

Number ArithProgram::getFloat(Type element, double value) {
  TypedAttr attr = builder.getFloatAttr(element, value);
  if (!hasScalars())
    attr = DenseElementsAttr::get(cast<ShapedType>(wrap(element)),
                                  Attribute(attr));
  return {create<arith::ConstantOp>(attr)};
}

/// Draws a constant and adds it to the numbers. If it is a vector or tensor,
/// its elements may differ.
Number ArithProgram::pickConstant(Type element) {
  ScalarBuilder scalars = getScalarBuilder();
  TypedAttr first = scalars.pickConstant(element);
  auto rangeOf = [&](Attribute attr) {
    auto integer = dyn_cast<IntegerAttr>(attr);
    return integer ? ConstantRange(integer.getValue())
                   : ConstantRange::getFull(1);
  };
  if (hasScalars())
    return add(create<arith::ConstantOp>(first), rangeOf(first));
  auto type = cast<ShapedType>(wrap(element));
  SmallVector<Attribute> elements = {first};
  ConstantRange range = rangeOf(first);
  if (choices.chance(50))
    while (int64_t(elements.size()) < type.getNumElements()) {
      elements.push_back(scalars.pickConstant(element));
      range = range.unionWith(rangeOf(elements.back()));
    }
  return add(create<arith::ConstantOp>(
                 TypedAttr(DenseElementsAttr::get(type, elements))),
             range);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void ArithProgram::emitSome(unsigned most) {
  for (unsigned i = 0, count = 1 + choices.draw(most); i < count; ++i)
    getArithEmitters()[choices.weighted(weights)].emit(*this);
}

/// Writes `vector` into an empty tensor, and returns the result.
static Value writeOut(ArithProgram &p, Value vector) {
  auto type = cast<VectorType>(vector.getType());
  Value empty =
      p.create<tensor::EmptyOp>(type.getShape(), type.getElementType());
  SmallVector<Value> zeros(type.getRank(), p.getIndex(0));
  SmallVector<bool> inBounds(type.getRank(), true);
  return p
      .create<vector::TransferWriteOp>(
          vector, empty, zeros,
          p.builder.getMultiDimIdentityMap(type.getRank()),
          std::optional<ArrayRef<bool>>(inBounds))
      .getResult();
}

OwningOpRef<ModuleOp> ArithProgram::finish(uint64_t seed) {
  for (const Number &number : numbers) {
    Value value = number.value;
    if (isa<VectorType>(value.getType())) {
      if (!value.use_empty() && !choices.chance(15))
        continue;
      value = writeOut(*this, value);
    }
    if (isa<TensorType>(value.getType()))
      ProgramBuilder::add(value, Extents(shape.begin(), shape.end()));
    else
      addScalar(value);
  }
  return ProgramBuilder::finish(seed);
}
