//===- Floats.cpp - arithmetic on floats -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArithProgram.h"

#include "padlab/dialect/MathFunctions.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static bool isShort(Type element) {
  return element.isF16() || element.isBF16();
}

//===----------------------------------------------------------------------===//
// Floats that are known
//===----------------------------------------------------------------------===//

/// Picks or makes a number that is a small multiple of a quarter, so never NaN.
static Number pickQuarters(ArithProgram &program, Type element) {
  if (program.choices.chance(50))
    if (std::optional<Number> known =
            program.pickKnown([&](const Number &number) {
              return number.isFloat() && number.magnitude > 0 &&
                     number.getElementType() == element;
            }))
      return *known;
  Type integer =
      program.builder.getIntegerType(program.choices.pick({8u, 16u, 32u, 4u}));
  if (isShort(element) && integer.getIntOrFloatBitWidth() > 16)
    integer = program.builder.getI16Type();
  bool isSigned = program.choices.chance(70);
  Number number = program.makeBelow(program.pick(integer), 8);
  if (isSigned)
    number = program.combine(
        ArithOp::SubI, number,
        program.getConstant(integer, program.choices.pick({4, 0, 2})));
  // A number that may be negative must be converted as a signed one.
  bool mayBeNegative = number.range.getSignedMin().isNegative();
  Type type = program.wrap(element);
  Value value =
      isSigned || mayBeNegative
          ? Value(program.create<arith::SIToFPOp>(type, number.value))
          : Value(program.create<arith::UIToFPOp>(type, number.value));
  if (program.choices.chance(60)) {
    double factor = program.choices.pick({0.5, 0.25, 0.75, -0.25, -0.5});
    value = program.create<arith::MulFOp>(
        value, program.getFloat(element, factor).value);
  }
  return program.addFloat(value, 8);
}

/// Emits a sum or difference of multiples of a quarter.
static void emitQuarters(ArithProgram &program) {
  Type element = program.pickFloatType();
  Number x = pickQuarters(program, element), y = pickQuarters(program, element);
  if (program.choices.chance(50))
    program.addFloat(program.create<arith::AddFOp>(x.value, y.value),
                     x.magnitude + y.magnitude);
  else
    program.addFloat(program.create<arith::SubFOp>(x.value, y.value),
                     x.magnitude + y.magnitude);
}

/// Emits a conversion to an integer type that can represent the number:
/// otherwise the result would be undefined.
static void emitToInteger(ArithProgram &program) {
  Number number = pickQuarters(program, program.pickFloatType());
  Type integer =
      program.builder.getIntegerType(program.choices.pick({32u, 8u, 64u, 16u}));
  Type type = program.wrap(integer);
  if (program.choices.chance(70)) {
    program.add(program.create<arith::FPToSIOp>(type, number.value));
    return;
  }
  Value positive = program.create<math::AbsFOp>(number.value);
  program.add(program.create<arith::FPToUIOp>(type, positive));
}

/// Emits a sum or difference with an exact product, so that a fused operation
/// rounds to the same result.
static void emitExactProduct(ArithProgram &program) {
  Builder &b = program.builder;
  Type element =
      program.choices.chance(50) ? Type(b.getF32Type()) : b.getF64Type();
  Number x = pickQuarters(program, element), y = pickQuarters(program, element),
         z = pickQuarters(program, element);
  auto flags = arith::FastMathFlagsAttr::get(b.getContext(),
                                             arith::FastMathFlags::contract);
  auto product = program.create<arith::MulFOp>(x.value, y.value);
  Value lhs = product, rhs = z.value;
  if (program.choices.chance(40))
    std::swap(lhs, rhs);
  Operation *sum = program.choices.chance(75)
                       ? program.create<arith::AddFOp>(lhs, rhs).getOperation()
                       : program.create<arith::SubFOp>(lhs, rhs);
  if (program.choices.chance(85)) {
    product.setFastmathAttr(flags);
    sum->setAttr("fastmath", flags);
  }
  program.add(sum->getResult(0));
  if (program.choices.chance(25))
    program.add(product);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static void emitFloatBinary(ArithProgram &program) {
  Number x = program.pickFloat(), y = program.pick(x.getElementType());
  if (program.choices.chance(25))
    y = program.getFloat(x.getElementType(),
                         program.choices.pick({0.0, -0.0, 1.0, -1.0, 0.25}));
  if (program.choices.chance(25))
    std::swap(x, y);
  program.add(program.createOneOf({ArithOp::AddF, ArithOp::SubF, ArithOp::MulF,
                                   ArithOp::DivF, ArithOp::MaximumF,
                                   ArithOp::MinimumF, ArithOp::RemF},
                                  {x.value, y.value}));
}

/// Emits `maxnumf` or `minnumf`. One operand is not zero, because for zeros of
/// different signs either may be the result.
static void emitNumberOf(ArithProgram &program) {
  Number x = program.pickFloat();
  Number y = program.getFloat(x.getElementType(),
                              program.choices.pick({1.0, -2.5, 0.25, 100.0}));
  program.add(program.createOneOf({ArithOp::MaxNumF, ArithOp::MinNumF},
                                  {x.value, y.value}));
}

static void emitRounding(ArithProgram &program) {
  Number x = program.choices.chance(60)
                 ? pickQuarters(program, program.pickFloatType())
                 : program.pickFloat();
  Value value =
      program.createOneOf({ArithOp::Ceil, ArithOp::Floor, ArithOp::Round,
                           ArithOp::RoundEven, ArithOp::Trunc},
                          {x.value});
  program.addFloat(value, x.magnitude ? x.magnitude + 1 : 0);
}

static void emitUnary(ArithProgram &program) {
  Number x = program.pickFloat();
  if (program.choices.chance(25)) {
    Number sign = pickQuarters(program, x.getElementType());
    program.add(program.create<math::CopySignOp>(x.value, sign.value));
    return;
  }
  program.add(program.createOneOf({ArithOp::NegF, ArithOp::AbsF, ArithOp::Sqrt},
                                  {x.value}));
}

static void emitClass(ArithProgram &program) {
  Number x = program.pickFloat();
  program.add(program.createOneOf(
      {ArithOp::IsFinite, ArithOp::IsInf, ArithOp::IsNaN, ArithOp::IsNormal},
      {x.value}));
}

/// Emits functions of `math`, whose results can be compared exactly because all
/// lowerings call the same implementation.
static void emitFunction(ArithProgram &program) {
  Number x = program.choices.chance(60)
                 ? pickQuarters(program, program.pickFloatType())
                 : program.pickFloat();
  if (program.choices.chance(25)) {
    Number y = pickQuarters(program, x.getElementType());
    program.add(program.createOneOf({ArithOp::PowF, ArithOp::Atan2},
                                    {x.value, y.value}));
    return;
  }
  using Create = Value (*)(ArithProgram &, Value);
#define PADLAB_CREATE(NAME, OP)                                                \
  [](ArithProgram &program, Value v) -> Value {                                \
    return program.create<math::OP>(v);                                        \
  },
  static constexpr Create functions[] = {
      PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_CREATE)};
#undef PADLAB_CREATE
  for (unsigned i = 0, e = 1 + program.choices.draw(3); i < e; ++i)
    program.add(program.choices.pick(ArrayRef(functions))(program, x.value));
}

static void emitSineAndCosine(ArithProgram &program) {
  Number x = pickQuarters(program, program.pickFloatType());
  if (program.choices.chance(30)) {
    auto both = program.create<math::SincosOp>(x.value);
    program.add(both.getSin());
    program.add(both.getCos());
    return;
  }
  program.add(program.create<math::SinOp>(x.value));
  program.add(program.create<math::CosOp>(x.value));
}

static void emitFma(ArithProgram &program) {
  Builder &b = program.builder;
  Type element =
      program.choices.chance(50) ? Type(b.getF32Type()) : b.getF64Type();
  Number x = program.pick(element), y = program.pick(element);
  program.add(program.create<math::FmaOp>(x.value, y.value,
                                          program.pick(element).value));
}

static void emitFloatCompare(ArithProgram &program) {
  Number x = program.pickFloat(), y = program.pick(x.getElementType());
  auto predicate = static_cast<arith::CmpFPredicate>(
      program.choices.draw(arith::getMaxEnumValForCmpFPredicate() + 1));
  Number condition =
      program.add(program.create<arith::CmpFOp>(predicate, x.value, y.value));
  if (program.choices.chance(60))
    program.select(condition.value, x, y);
}

/// Emits operations on f16 or bf16, with which few machines compute directly.
static void emitShort(ArithProgram &program) {
  Builder &b = program.builder;
  Type element =
      program.choices.chance(50) ? Type(b.getF16Type()) : b.getBF16Type();
  program.choices.chance(50) ? pickQuarters(program, element)
                             : program.addInput(element);
  static constexpr void (*emitters[])(ArithProgram &) = {
      emitFloatBinary,  emitRounding, emitFloatBinary, emitFunction,
      emitFloatCompare, emitUnary,    emitFloatBinary, emitClass};
  for (unsigned i = 0, e = 2 + program.choices.draw(2); i < e; ++i)
    program.choices.pick(ArrayRef(emitters))(program);
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

static Number convertFloat(ArithProgram &program, Number number, Type element) {
  Type from = number.getElementType();
  if (from == element)
    return number;
  unsigned before = from.getIntOrFloatBitWidth(),
           after = element.getIntOrFloatBitWidth();
  // The program converts f64 to f16 and f16 to bf16 by way of f32 itself: a
  // compiler that did so silently would round twice.
  if (before != 32 && after != 32 && before >= after)
    return convertFloat(
        program, convertFloat(program, number, program.builder.getF32Type()),
        element);
  Type type = program.wrap(element);
  Value value =
      before < after
          ? Value(program.create<arith::ExtFOp>(type, number.value))
          : Value(program.create<arith::TruncFOp>(type, number.value));
  return program.addFloat(value, number.magnitude);
}

static void emitFloatCasts(ArithProgram &program) {
  Builder &b = program.builder;
  Number number = program.pickFloat();
  Type first = number.getElementType();
  for (unsigned i = 0, e = 1 + program.choices.draw(3); i < e; ++i)
    number = convertFloat(
        program, number,
        i > 0 && program.choices.chance(40)
            ? first
            : program.choices.pick<Type>({b.getF32Type(), b.getF64Type(),
                                          b.getF16Type(), b.getBF16Type()}));
}

static void emitFromInteger(ArithProgram &program) {
  Number number = program.choices.chance(50) ? program.pickInteger()
                                             : program.pickBounded();
  Type element = program.pickFloatType();
  if (number.getElementType().isIndex())
    number = program.convert(number, program.builder.getI64Type(), true);
  if (isShort(element) && program.getWidth(number.getElementType()) > 16)
    number = program.convert(number, program.builder.getI16Type(), true);
  Type type = program.wrap(element);
  Value value =
      program.choices.chance(60)
          ? Value(program.create<arith::SIToFPOp>(type, number.value))
          : Value(program.create<arith::UIToFPOp>(type, number.value));
  if (program.choices.chance(25) && !isShort(element))
    convertFloat(program, program.add(value),
                 program.choices.chance(50) ? program.builder.getF32Type()
                                            : program.builder.getF64Type());
  else
    program.add(value);
}

/// Emits a bitcast of a known float to an integer, and mostly one back. The
/// bits may get another sign, but are never those of a NaN.
static void emitBits(ArithProgram &program) {
  Number number = pickQuarters(program, program.pickFloatType());
  Type element = number.getElementType();
  Type integer =
      program.builder.getIntegerType(element.getIntOrFloatBitWidth());
  Number bits = program.add(
      program.create<arith::BitcastOp>(program.wrap(integer), number.value));
  if (program.choices.chance(50))
    bits = program.combine(
        program.choices.pick({ArithOp::XOrI, ArithOp::AndI, ArithOp::OrI}),
        bits,
        program.getConstant(integer, llvm::APInt::getSignedMinValue(
                                         element.getIntOrFloatBitWidth())));
  if (program.choices.chance(60)) {
    Type other = element.isF16() && program.choices.chance(40)
                     ? Type(program.builder.getBF16Type())
                     : element;
    program.add(
        program.create<arith::BitcastOp>(program.wrap(other), bits.value));
  }
}

//===----------------------------------------------------------------------===//
// Complex numbers
//===----------------------------------------------------------------------===//

static Value makeComplex(ArithProgram &program, ComplexType type) {
  Type part = type.getElementType();
  if (program.choices.chance(40)) {
    auto pick = [&] {
      return program.builder.getFloatAttr(
          part, program.choices.pick({0.0, -0.0, 1.0, -1.5}));
    };
    return program.create<complex::ConstantOp>(
        type, program.builder.getArrayAttr({pick(), pick()}));
  }
  return program.create<complex::CreateOp>(type, program.pick(part).value,
                                           program.pick(part).value);
}

/// Emits sums, products and negations of complex numbers, and takes parts.
static void emitComplex(ArithProgram &program) {
  if (!program.hasScalars())
    return emitFloatBinary(program);
  Builder &b = program.builder;
  auto type = ComplexType::get(program.choices.chance(70) ? Type(b.getF32Type())
                                                          : b.getF64Type());
  SmallVector<Value> all = {makeComplex(program, type),
                            makeComplex(program, type)};
  // Some passes lower neither negations nor conjugates.
  bool hasOpposites = program.choices.chance(35);
  for (unsigned i = 0, e = 1 + program.choices.draw(3); i < e; ++i) {
    Value x = program.choices.pick(ArrayRef(all));
    Value y = program.choices.chance(75) ? program.choices.pick(ArrayRef(all))
                                         : makeComplex(program, type);
    all.push_back(
        hasOpposites
            ? program.createOneOf(
                  {ArithOp::AddC, ArithOp::SubC, ArithOp::NegC, ArithOp::ConjC},
                  {x, y})
            : program.createOneOf({ArithOp::AddC, ArithOp::SubC, ArithOp::MulC},
                                  {x, y}));
  }
  if (program.choices.chance(30))
    program.add(program.createOneOf({ArithOp::EqualC, ArithOp::NotEqualC},
                                    {all.back(), all.front()}));
  program.add(program.create<complex::ReOp>(all.back()));
  program.add(program.create<complex::ImOp>(all.back()));
}

llvm::ArrayRef<ArithEmitter> generate::getFloatEmitters() {
  static constexpr ArithEmitter emitters[] = {
      {"float binary", 6, emitFloatBinary, true},
      {"number of two", 2, emitNumberOf, true},
      {"quarters", 4, emitQuarters, true},
      {"to integer", 3, emitToInteger, true},
      {"exact product", 2, emitExactProduct, true},
      {"rounding", 4, emitRounding, true},
      {"float unary", 4, emitUnary, true},
      {"class of a float", 2, emitClass, true},
      {"function", 2, emitFunction, true},
      {"sine and cosine", 1, emitSineAndCosine, true},
      {"fma", 2, emitFma, true},
      {"float compare", 4, emitFloatCompare, true},
      {"short floats", 3, emitShort, true},
      {"float casts", 5, emitFloatCasts, true},
      {"from integer", 4, emitFromInteger, true},
      {"bits", 2, emitBits, true},
      {"complex", 3, emitComplex, true},
  };
  return emitters;
}
