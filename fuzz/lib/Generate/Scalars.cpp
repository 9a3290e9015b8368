//===- Scalars.cpp - scalar expressions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalars.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Integers at most this wide convert to every float type with one rounding,
/// even where the compiler goes through f32.
static constexpr unsigned maxIntWidthToSmallFloat = 16;

static unsigned getIntWidth(Type type) {
  return type.isIndex() ? IndexType::kInternalStorageBitWidth
                        : type.getIntOrFloatBitWidth();
}

static bool isSmallFloat(Type type) { return type.isF16() || type.isBF16(); }

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static APFloat getSpecialFloat(const llvm::fltSemantics &semantics,
                               uint64_t kind) {
  bool isNegative = kind == 2;
  switch (kind) {
  case 0:
    return APFloat::getZero(semantics, /*Negative=*/true);
  case 1:
  case 2:
    return APFloat::semanticsHasInf(semantics)
               ? APFloat::getInf(semantics, isNegative)
               : APFloat::getLargest(semantics, isNegative);
  case 3:
    return APFloat::semanticsHasNaN(semantics) ? APFloat::getQNaN(semantics)
                                               : APFloat::getLargest(semantics);
  case 4:
    return APFloat::getSmallest(semantics);
  default:
    return APFloat::getLargest(semantics);
  }
}

TypedAttr ScalarBuilder::pickConstant(Type type) {
  bool special = choices.chance(specialValues);
  if (auto floatType = dyn_cast<FloatType>(type)) {
    // Scales have neither a zero nor a sign.
    if (!APFloat::semanticsHasZero(floatType.getFloatSemantics()))
      return FloatAttr::get(type, choices.pick({1.0, 2.0, 0.5, 8.0}));
    // What does not fit f64 is not read back as it was printed.
    uint64_t kinds = floatType.getWidth() > 64 ? 1 : 6;
    if (special)
      return FloatAttr::get(type, getSpecialFloat(floatType.getFloatSemantics(),
                                                  choices.draw(kinds)));
    // Halves up to 4: exact in every type.
    return FloatAttr::get(
        type, 0.5 * choices.pick({2, 0, 1, 3, 4, 5, 8, -1, -2, -3, -6}));
  }
  unsigned width = getIntWidth(type);
  if (special)
    return IntegerAttr::get(type, choices.pick({APInt::getSignedMaxValue(width),
                                                APInt::getSignedMinValue(width),
                                                APInt::getAllOnes(width)}));
  int64_t value = choices.pick({1, 0, 2, 3, 5, 7, -1, -2, -7, 100});
  return IntegerAttr::get(
      type, APInt(width, value, /*isSigned=*/true, /*implicitTrunc=*/true));
}

Value ScalarBuilder::makeConstant(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type))
    return makeComplexConstant(complexType);
  return arith::ConstantOp::create(builder, location, pickConstant(type));
}

Value ScalarBuilder::integerConstant(Type type, int64_t value) {
  return arith::ConstantOp::create(
      builder, location,
      cast<TypedAttr>(Attribute(IntegerAttr::get(type, value))));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

Value ScalarBuilder::convertFloat(Value value, FloatType type) {
  Type from = value.getType();
  unsigned fromWidth = from.getIntOrFloatBitWidth();
  if (fromWidth < type.getWidth())
    return arith::ExtFOp::create(builder, location, type, value);
  if (onlyChoosesFloats)
    return chooseFloat(value, type);
  // f64 to f16 and f16 to bf16 go through f32 in the program itself: a
  // compiler that does so silently would round twice.
  bool isDirect = fromWidth == 32 || type.getWidth() == 32;
  if (!isDirect)
    return convertFloat(convertFloat(value, builder.getF32Type()), type);
  // Powers of two, of which inputs have many, come to stand half-way between
  // two numbers of type bf16.
  constexpr double halfWay = 1 + 0x1p-8;
  if (type.isBF16() && choices.chance(25))
    value = arith::MulFOp::create(
        builder, location, value,
        arith::ConstantOp::create(builder, location,
                                  builder.getF32FloatAttr(halfWay)));
  return arith::TruncFOp::create(builder, location, type, value);
}

/// One of two constants, as `value` compares with another.
Value ScalarBuilder::chooseFloat(Value value, Type type) {
  Value truth = compare(value, makeConstant(value.getType()));
  return arith::SelectOp::create(builder, location, truth, makeConstant(type),
                                 makeConstant(type));
}

Value ScalarBuilder::convertToFloat(Value value, FloatType type) {
  if (isa<FloatType>(value.getType()))
    return convertFloat(value, type);
  if (onlyChoosesFloats)
    return chooseFloat(value, type);
  if (isSmallFloat(type) &&
      getIntWidth(value.getType()) > maxIntWidthToSmallFloat)
    value = convertToInteger(value,
                             builder.getIntegerType(maxIntWidthToSmallFloat));
  else if (value.getType().isIndex())
    value = convertToInteger(value, builder.getI64Type());
  if (choices.chance(30))
    return arith::UIToFPOp::create(builder, location, type, value);
  return arith::SIToFPOp::create(builder, location, type, value);
}

Value ScalarBuilder::convertToInteger(Value value, Type type) {
  Type from = value.getType();
  if (isa<FloatType>(from)) {
    // No fptosi: out of range it is poison.
    Value truth = compare(value, makeConstant(from));
    return truth.getType() == type ? truth : convertToInteger(truth, type);
  }
  bool isUnsigned = choices.chance(40);
  if (from.isIndex() || type.isIndex()) {
    if (isUnsigned)
      return arith::IndexCastUIOp::create(builder, location, type, value);
    return arith::IndexCastOp::create(builder, location, type, value);
  }
  if (getIntWidth(from) > getIntWidth(type))
    return arith::TruncIOp::create(builder, location, type, value);
  if (isUnsigned)
    return arith::ExtUIOp::create(builder, location, type, value);
  return arith::ExtSIOp::create(builder, location, type, value);
}

Value ScalarBuilder::convert(Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (auto complexType = dyn_cast<ComplexType>(type))
    return convertToComplex(value, complexType);
  if (isa<ComplexType>(value.getType()))
    return convertFromComplex(value, type);
  if (auto floatType = dyn_cast<FloatType>(type))
    return convertToFloat(value, floatType);
  return convertToInteger(value, type);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Value ScalarBuilder::pickOperand(Type type) {
  if (operands.empty() || choices.chance(20))
    return makeConstant(type);
  Value operand = operands[operands.size() - 1 - choices.draw(operands.size())];
  return convert(operand, type);
}

Value ScalarBuilder::compare(Value lhs, Value rhs) {
  if (isa<ComplexType>(lhs.getType()))
    return compareComplex(lhs, rhs);
  if (isa<FloatType>(lhs.getType())) {
    auto predicate = choices.pick<arith::CmpFPredicate>(
        {arith::CmpFPredicate::OLT, arith::CmpFPredicate::OGE,
         arith::CmpFPredicate::OEQ, arith::CmpFPredicate::UNE,
         arith::CmpFPredicate::ULE, arith::CmpFPredicate::OGT,
         arith::CmpFPredicate::UNO, arith::CmpFPredicate::ORD,
         arith::CmpFPredicate::ONE, arith::CmpFPredicate::UEQ});
    return arith::CmpFOp::create(builder, location, predicate, lhs, rhs);
  }
  auto predicate = static_cast<arith::CmpIPredicate>(
      choices.draw(arith::getMaxEnumValForCmpIPredicate() + 1));
  return arith::CmpIOp::create(builder, location, predicate, lhs, rhs);
}

Value ScalarBuilder::emitSelect(Type type) {
  Type compared = operands.empty()
                      ? type
                      : operands[choices.draw(operands.size())].getType();
  Value truth = compare(pickOperand(compared), pickOperand(compared));
  Value onTrue = pickOperand(type), onFalse = pickOperand(type);
  return arith::SelectOp::create(builder, location, truth, onTrue, onFalse);
}

Value ScalarBuilder::emitFloat(Type type) {
  uint64_t kind =
      onlyChoosesFloats ? choices.pick({3, 4, 6, 7}) : choices.draw(8);
  if (kind == 7)
    return emitSelect(type);
  Value lhs = pickOperand(type);
  if (kind == 6)
    return arith::NegFOp::create(builder, location, lhs);
  Value rhs = pickOperand(type);
  switch (kind) {
  case 0:
    return arith::AddFOp::create(builder, location, lhs, rhs);
  case 1:
    return arith::MulFOp::create(builder, location, lhs, rhs);
  case 2:
    return arith::SubFOp::create(builder, location, lhs, rhs);
  case 3:
    return arith::MaximumFOp::create(builder, location, lhs, rhs);
  case 4:
    return arith::MinimumFOp::create(builder, location, lhs, rhs);
  default:
    return arith::DivFOp::create(builder, location, lhs, rhs);
  }
}

Value ScalarBuilder::emitShift(Type type) {
  Value lhs = pickOperand(type);
  unsigned width = getIntWidth(type);
  Value amount = integerConstant(type, choices.draw(width));
  // Computed, and below the width all the same.
  if (llvm::isPowerOf2_32(width) && choices.chance(35))
    amount = arith::AndIOp::create(builder, location, pickOperand(type),
                                   integerConstant(type, width - 1));
  switch (choices.draw(3)) {
  case 0:
    return arith::ShLIOp::create(builder, location, lhs, amount);
  case 1:
    return arith::ShRSIOp::create(builder, location, lhs, amount);
  default:
    return arith::ShRUIOp::create(builder, location, lhs, amount);
  }
}

Value ScalarBuilder::emitDivision(Type type) {
  Value lhs = pickOperand(type);
  // A constant, or an operand made odd and small: 1 or 3.
  Value rhs = integerConstant(type, choices.pick({2, 3, 7}));
  if (choices.chance(50)) {
    Value masked = arith::AndIOp::create(builder, location, pickOperand(type),
                                         integerConstant(type, 3));
    rhs = arith::OrIOp::create(builder, location, masked,
                               integerConstant(type, 1));
  }
  switch (choices.draw(7)) {
  case 0:
    return arith::DivSIOp::create(builder, location, lhs, rhs);
  case 1:
    return arith::DivUIOp::create(builder, location, lhs, rhs);
  case 2:
    return arith::RemSIOp::create(builder, location, lhs, rhs);
  case 3:
    return arith::CeilDivSIOp::create(builder, location, lhs, rhs);
  case 4:
    return arith::CeilDivUIOp::create(builder, location, lhs, rhs);
  case 5:
    return arith::FloorDivSIOp::create(builder, location, lhs, rhs);
  default:
    return arith::RemUIOp::create(builder, location, lhs, rhs);
  }
}

Value ScalarBuilder::emitInteger(Type type) {
  // i1 has no amount to shift by and no divisor but minus one.
  uint64_t kind = choices.draw(type.isInteger(1) ? 11 : 13);
  if (kind == 10)
    return emitSelect(type);
  if (kind == 11)
    return emitShift(type);
  if (kind == 12)
    return emitDivision(type);
  Value lhs = pickOperand(type), rhs = pickOperand(type);
  switch (kind) {
  case 0:
    return arith::AddIOp::create(builder, location, lhs, rhs);
  case 1:
    return arith::MulIOp::create(builder, location, lhs, rhs);
  case 2:
    return arith::SubIOp::create(builder, location, lhs, rhs);
  case 3:
    return arith::AndIOp::create(builder, location, lhs, rhs);
  case 4:
    return arith::OrIOp::create(builder, location, lhs, rhs);
  case 5:
    return arith::XOrIOp::create(builder, location, lhs, rhs);
  case 6:
    return arith::MaxSIOp::create(builder, location, lhs, rhs);
  case 7:
    return arith::MinSIOp::create(builder, location, lhs, rhs);
  case 8:
    return arith::MaxUIOp::create(builder, location, lhs, rhs);
  default:
    return arith::MinUIOp::create(builder, location, lhs, rhs);
  }
}

Value ScalarBuilder::emitStep(Type type) {
  Value value = isa<ComplexType>(type) ? emitComplex(type)
                : isa<FloatType>(type) ? emitFloat(type)
                                       : emitInteger(type);
  operands.push_back(value);
  return value;
}

Value ScalarBuilder::emit(Type type, unsigned steps) {
  Value value = pickOperand(type);
  for (unsigned i = 0; i < steps; ++i)
    value = emitStep(type);
  return value;
}
