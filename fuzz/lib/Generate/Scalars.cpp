//===- Scalars.cpp - scalar expressions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalars.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Integers of at most this width convert to every float type with one
/// rounding, even if the compiler converts through f32.
static constexpr unsigned maxIntWidthToSmallFloat = 16;

static unsigned getIntWidth(Type type) {
  return type.isIndex() ? IndexType::kInternalStorageBitWidth
                        : type.getIntOrFloatBitWidth();
}

/// Narrower types do not count: all their numbers are less than 2^16, and f32
/// represents all integers up to 2^24, so that a conversion through f32 rounds
/// once.
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
    // Types of scales, such as f8E8M0FNU, have neither a zero nor a sign.
    if (!APFloat::semanticsHasZero(floatType.getFloatSemantics()))
      return FloatAttr::get(type, choices.pick({1.0, 2.0, 0.5, 8.0}));
    // In types wider than f64, draw no number that f64 cannot represent,
    // because such a number is not the same after printing and parsing.
    uint64_t kinds = floatType.getWidth() > 64 ? 1 : 6;
    if (special)
      return FloatAttr::get(type, getSpecialFloat(floatType.getFloatSemantics(),
                                                  choices.draw(kinds)));
    // These numbers are multiples of a half up to 4 in magnitude, which all
    // types that `ScalarBuilder` computes with represent exactly.
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
  return create<arith::ConstantOp>(pickConstant(type));
}

Value ScalarBuilder::integerConstant(Type type, int64_t value) {
  return create<arith::ConstantOp>(
      cast<TypedAttr>(Attribute(IntegerAttr::get(type, value))));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

Value ScalarBuilder::convertFloat(Value value, FloatType type) {
  Type from = value.getType();
  unsigned fromWidth = from.getIntOrFloatBitWidth();
  if (fromWidth < type.getWidth())
    return create<arith::ExtFOp>(type, value);
  if (onlyChoosesFloats)
    return chooseFloat(value, type);
  // If neither type is f32 (as from f64 to f16, and from f16 to bf16), convert
  // in two steps by way of f32. A single conversion may give different results:
  // some compilers go through f32 without being asked to, and so round twice.
  bool isDirect = fromWidth == 32 || type.getWidth() == 32;
  if (!isDirect)
    return convertFloat(convertFloat(value, builder.getF32Type()), type);
  // A factor in the middle between two numbers of type bf16: a power of two,
  // which is frequent among inputs, becomes a tie when the product is rounded
  // to bf16.
  constexpr double halfWay = 1 + 0x1p-8;
  if (type.isBF16() && choices.chance(50))
    value = create(
        ArithOp::MulF,
        {value, create<arith::ConstantOp>(builder.getF32FloatAttr(halfWay))});
  return create<arith::TruncFOp>(type, value);
}

/// Compares `value` with a constant, and selects one of two other constants by
/// the result.
Value ScalarBuilder::chooseFloat(Value value, Type type) {
  Value truth = compare(value, makeConstant(value.getType()));
  return create<arith::SelectOp>(truth, makeConstant(type), makeConstant(type));
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
    return create<arith::UIToFPOp>(type, value);
  return create<arith::SIToFPOp>(type, value);
}

Value ScalarBuilder::convertToInteger(Value value, Type type) {
  Type from = value.getType();
  if (isa<FloatType>(from)) {
    // Compare instead of converting: the result of `fptosi` is poison if the
    // integer type cannot represent the number.
    Value truth = compare(value, makeConstant(from));
    return truth.getType() == type ? truth : convertToInteger(truth, type);
  }
  bool isUnsigned = choices.chance(40);
  if (from.isIndex() || type.isIndex()) {
    if (isUnsigned)
      return create<arith::IndexCastUIOp>(type, value);
    return create<arith::IndexCastOp>(type, value);
  }
  if (getIntWidth(from) > getIntWidth(type))
    return create<arith::TruncIOp>(type, value);
  if (isUnsigned)
    return create<arith::ExtUIOp>(type, value);
  return create<arith::ExtSIOp>(type, value);
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
    return create<arith::CmpFOp>(predicate, lhs, rhs);
  }
  auto predicate = static_cast<arith::CmpIPredicate>(
      choices.draw(arith::getMaxEnumValForCmpIPredicate() + 1));
  return create<arith::CmpIOp>(predicate, lhs, rhs);
}

Value ScalarBuilder::emitSelect(Type type) {
  Type compared = operands.empty()
                      ? type
                      : operands[choices.draw(operands.size())].getType();
  Value truth = compare(pickOperand(compared), pickOperand(compared));
  Value onTrue = pickOperand(type), onFalse = pickOperand(type);
  return create<arith::SelectOp>(truth, onTrue, onFalse);
}

Value ScalarBuilder::emitOf(ArithOp op, Type type) {
  SmallVector<Value, 2> of = {pickOperand(type)};
  if (getArithEntry(op).numOperands == 2)
    of.push_back(pickOperand(type));
  return create(op, of);
}

Value ScalarBuilder::emitFloat(Type type) {
  static constexpr ArithOp ops[] = {
      ArithOp::AddF,     ArithOp::MulF, ArithOp::SubF, ArithOp::MaximumF,
      ArithOp::MinimumF, ArithOp::DivF, ArithOp::NegF};
  uint64_t kind = onlyChoosesFloats ? choices.pick({3, 4, 6, 7})
                                    : choices.draw(std::size(ops) + 1);
  return kind == std::size(ops) ? emitSelect(type) : emitOf(ops[kind], type);
}

Value ScalarBuilder::emitShift(Type type) {
  Value lhs = pickOperand(type);
  unsigned width = getIntWidth(type);
  Value amount = integerConstant(type, choices.draw(width));
  // The amount may also be computed; a mask keeps it less than the width.
  if (llvm::isPowerOf2_32(width) && choices.chance(35))
    amount = create(ArithOp::AndI,
                    {pickOperand(type), integerConstant(type, width - 1)});
  return createOneOf({ArithOp::ShLI, ArithOp::ShRSI, ArithOp::ShRUI},
                     {lhs, amount});
}

Value ScalarBuilder::emitDivision(Type type) {
  Value lhs = pickOperand(type);
  // The divisor is a constant, or an operand from which masks make 1 or 3.
  Value rhs = integerConstant(type, choices.pick({2, 3, 7}));
  if (choices.chance(50)) {
    Value masked =
        create(ArithOp::AndI, {pickOperand(type), integerConstant(type, 3)});
    rhs = create(ArithOp::OrI, {masked, integerConstant(type, 1)});
  }
  return createOneOf({ArithOp::DivSI, ArithOp::DivUI, ArithOp::RemSI,
                      ArithOp::CeilDivSI, ArithOp::CeilDivUI,
                      ArithOp::FloorDivSI, ArithOp::RemUI},
                     {lhs, rhs});
}

Value ScalarBuilder::emitInteger(Type type) {
  static constexpr ArithOp ops[] = {
      ArithOp::AddI,  ArithOp::MulI, ArithOp::SubI,  ArithOp::AndI,
      ArithOp::OrI,   ArithOp::XOrI, ArithOp::MaxSI, ArithOp::MinSI,
      ArithOp::MaxUI, ArithOp::MinUI};
  enum { Select = std::size(ops), Shift, Division, End };
  // On i1, a shift has no amount but 0, and a signed division no divisor but
  // -1, so that neither is drawn.
  uint64_t kind = choices.draw(type.isInteger(1) ? Shift : End);
  switch (kind) {
  case Select:
    return emitSelect(type);
  case Shift:
    return emitShift(type);
  case Division:
    return emitDivision(type);
  default:
    return emitOf(ops[kind], type);
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

//===----------------------------------------------------------------------===//
// Complex numbers
//===----------------------------------------------------------------------===//

Value ScalarBuilder::makeComplexConstant(ComplexType type) {
  TypedAttr real = pickConstant(type.getElementType());
  TypedAttr imaginary = pickConstant(type.getElementType());
  return create<complex::ConstantOp>(type,
                                     builder.getArrayAttr({real, imaginary}));
}

Value ScalarBuilder::convertToComplex(Value value, ComplexType type) {
  Type part = type.getElementType();
  Value real, imaginary;
  if (isa<ComplexType>(value.getType())) {
    real = convert(create<complex::ReOp>(value), part);
    imaginary = convert(create<complex::ImOp>(value), part);
  } else {
    real = convert(value, part);
    imaginary = makeConstant(part);
  }
  return create<complex::CreateOp>(type, real, imaginary);
}

Value ScalarBuilder::convertFromComplex(Value value, Type type) {
  if (choices.chance(50))
    return convert(create<complex::ImOp>(value), type);
  return convert(create<complex::ReOp>(value), type);
}

Value ScalarBuilder::compareComplex(Value lhs, Value rhs) {
  return create(choices.chance(50) ? ArithOp::NotEqualC : ArithOp::EqualC,
                {lhs, rhs});
}

Value ScalarBuilder::emitComplex(Type type) {
  static constexpr ArithOp ops[] = {ArithOp::AddC, ArithOp::MulC, ArithOp::SubC,
                                    ArithOp::NegC, ArithOp::ConjC};
  uint64_t kind = choices.draw(std::size(ops) + 1);
  return kind == std::size(ops) ? emitSelect(type) : emitOf(ops[kind], type);
}
