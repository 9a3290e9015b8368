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

/// Picks or makes a number that is a small multiple of a quarter, and therefore
/// not NaN.
static Number pickQuarters(ArithProgram &p, Type element) {
  if (p.choices.chance(50))
    if (std::optional<Number> known = p.pickKnown([&](const Number &number) {
          return number.isFloat() && number.magnitude > 0 &&
                 number.getElementType() == element;
        }))
      return *known;
  Type integer = p.builder.getIntegerType(p.choices.pick({8u, 16u, 32u, 4u}));
  if (isShort(element) && integer.getIntOrFloatBitWidth() > 16)
    integer = p.builder.getI16Type();
  bool isSigned = p.choices.chance(70);
  Number number = p.makeBelow(p.pick(integer), 8);
  if (isSigned)
    number = p.combine(ArithOp::SubI, number,
                       p.getConstant(integer, p.choices.pick({4, 0, 2})));
  // A number that may be negative must be converted as a signed one.
  bool mayBeNegative = number.range.getSignedMin().isNegative();
  Type type = p.wrap(element);
  Value value = isSigned || mayBeNegative
                    ? Value(p.create<arith::SIToFPOp>(type, number.value))
                    : Value(p.create<arith::UIToFPOp>(type, number.value));
  if (p.choices.chance(60)) {
    double factor = p.choices.pick({0.5, 0.25, 0.75, -0.25, -0.5});
    value = p.create<arith::MulFOp>(value, p.getFloat(element, factor).value);
  }
  return p.addFloat(value, 8);
}

/// Emits a sum or difference of multiples of a quarter.
static void emitQuarters(ArithProgram &p) {
  Type element = p.pickFloatType();
  Number x = pickQuarters(p, element), y = pickQuarters(p, element);
  if (p.choices.chance(50))
    p.addFloat(p.create<arith::AddFOp>(x.value, y.value),
               x.magnitude + y.magnitude);
  else
    p.addFloat(p.create<arith::SubFOp>(x.value, y.value),
               x.magnitude + y.magnitude);
}

/// Emits a conversion to an integer type that can represent the number, because
/// the result is undefined otherwise.
static void emitToInteger(ArithProgram &p) {
  Number number = pickQuarters(p, p.pickFloatType());
  Type integer = p.builder.getIntegerType(p.choices.pick({32u, 8u, 64u, 16u}));
  Type type = p.wrap(integer);
  if (p.choices.chance(70)) {
    p.add(p.create<arith::FPToSIOp>(type, number.value));
    return;
  }
  Value positive = p.create<math::AbsFOp>(number.value);
  p.add(p.create<arith::FPToUIOp>(type, positive));
}

/// Emits the sum or difference of an exact product and another number, so that
/// the result is the same if a pipeline fuses both operations to one that
/// rounds once.
static void emitExactProduct(ArithProgram &p) {
  Builder &b = p.builder;
  Type element = p.choices.chance(50) ? Type(b.getF32Type()) : b.getF64Type();
  Number x = pickQuarters(p, element), y = pickQuarters(p, element),
         z = pickQuarters(p, element);
  auto flags = arith::FastMathFlagsAttr::get(b.getContext(),
                                             arith::FastMathFlags::contract);
  auto product = p.create<arith::MulFOp>(x.value, y.value);
  Value lhs = product, rhs = z.value;
  if (p.choices.chance(40))
    std::swap(lhs, rhs);
  Operation *sum = p.choices.chance(75)
                       ? p.create<arith::AddFOp>(lhs, rhs).getOperation()
                       : p.create<arith::SubFOp>(lhs, rhs);
  if (p.choices.chance(85)) {
    product.setFastmathAttr(flags);
    sum->setAttr("fastmath", flags);
  }
  p.add(sum->getResult(0));
  if (p.choices.chance(25))
    p.add(product);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static void emitFloatBinary(ArithProgram &p) {
  Number x = p.pickFloat(), y = p.pick(x.getElementType());
  if (p.choices.chance(25))
    y = p.getFloat(x.getElementType(),
                   p.choices.pick({0.0, -0.0, 1.0, -1.0, 0.25}));
  if (p.choices.chance(25))
    std::swap(x, y);
  p.add(
      p.createOneOf({ArithOp::AddF, ArithOp::SubF, ArithOp::MulF, ArithOp::DivF,
                     ArithOp::MaximumF, ArithOp::MinimumF, ArithOp::RemF},
                    {x.value, y.value}));
}

/// Emits `maxnumf` or `minnumf`. One operand is a constant other than zero,
/// because the result for zeros of different signs may be either of them.
static void emitNumberOf(ArithProgram &p) {
  Number x = p.pickFloat();
  Number y =
      p.getFloat(x.getElementType(), p.choices.pick({1.0, -2.5, 0.25, 100.0}));
  p.add(
      p.createOneOf({ArithOp::MaxNumF, ArithOp::MinNumF}, {x.value, y.value}));
}

static void emitRounding(ArithProgram &p) {
  Number x =
      p.choices.chance(60) ? pickQuarters(p, p.pickFloatType()) : p.pickFloat();
  Value value = p.createOneOf({ArithOp::Ceil, ArithOp::Floor, ArithOp::Round,
                               ArithOp::RoundEven, ArithOp::Trunc},
                              {x.value});
  p.addFloat(value, x.magnitude ? x.magnitude + 1 : 0);
}

static void emitUnary(ArithProgram &p) {
  Number x = p.pickFloat();
  if (p.choices.chance(25)) {
    Number sign = pickQuarters(p, x.getElementType());
    p.add(p.create<math::CopySignOp>(x.value, sign.value));
    return;
  }
  p.add(
      p.createOneOf({ArithOp::NegF, ArithOp::AbsF, ArithOp::Sqrt}, {x.value}));
}

static void emitClass(ArithProgram &p) {
  Number x = p.pickFloat();
  p.add(p.createOneOf(
      {ArithOp::IsFinite, ArithOp::IsInf, ArithOp::IsNaN, ArithOp::IsNormal},
      {x.value}));
}

/// Emits functions of `math`, whose results can be compared exactly because all
/// lowerings call the same implementation.
static void emitFunction(ArithProgram &p) {
  Number x =
      p.choices.chance(60) ? pickQuarters(p, p.pickFloatType()) : p.pickFloat();
  if (p.choices.chance(25)) {
    Number y = pickQuarters(p, x.getElementType());
    p.add(p.createOneOf({ArithOp::PowF, ArithOp::Atan2}, {x.value, y.value}));
    return;
  }
  using Create = Value (*)(ArithProgram &, Value);
#define PADLAB_CREATE(NAME, OP)                                                \
  [](ArithProgram &p, Value v) -> Value { return p.create<math::OP>(v); },
  static constexpr Create functions[] = {
      PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_CREATE)};
#undef PADLAB_CREATE
  for (unsigned i = 0, e = 1 + p.choices.draw(3); i < e; ++i)
    p.add(p.choices.pick(ArrayRef(functions))(p, x.value));
}

static void emitSineAndCosine(ArithProgram &p) {
  Number x = pickQuarters(p, p.pickFloatType());
  if (p.choices.chance(30)) {
    auto both = p.create<math::SincosOp>(x.value);
    p.add(both.getSin());
    p.add(both.getCos());
    return;
  }
  p.add(p.create<math::SinOp>(x.value));
  p.add(p.create<math::CosOp>(x.value));
}

static void emitFma(ArithProgram &p) {
  Builder &b = p.builder;
  Type element = p.choices.chance(50) ? Type(b.getF32Type()) : b.getF64Type();
  Number x = p.pick(element), y = p.pick(element);
  p.add(p.create<math::FmaOp>(x.value, y.value, p.pick(element).value));
}

static void emitFloatCompare(ArithProgram &p) {
  Number x = p.pickFloat(), y = p.pick(x.getElementType());
  auto predicate = static_cast<arith::CmpFPredicate>(
      p.choices.draw(arith::getMaxEnumValForCmpFPredicate() + 1));
  Number condition =
      p.add(p.create<arith::CmpFOp>(predicate, x.value, y.value));
  if (p.choices.chance(60))
    p.select(condition.value, x, y);
}

/// Makes a number of type f16 or bf16, which few CPUs compute with directly,
/// and emits operations that mostly use such recent numbers.
static void emitShort(ArithProgram &p) {
  Builder &b = p.builder;
  Type element = p.choices.chance(50) ? Type(b.getF16Type()) : b.getBF16Type();
  p.choices.chance(50) ? pickQuarters(p, element) : p.addInput(element);
  static constexpr void (*emitters[])(ArithProgram &) = {
      emitFloatBinary,  emitRounding, emitFloatBinary, emitFunction,
      emitFloatCompare, emitUnary,    emitFloatBinary, emitClass};
  for (unsigned i = 0, e = 2 + p.choices.draw(2); i < e; ++i)
    p.choices.pick(ArrayRef(emitters))(p);
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

static Number convertFloat(ArithProgram &p, Number number, Type element) {
  Type from = number.getElementType();
  if (from == element)
    return number;
  unsigned before = from.getIntOrFloatBitWidth(),
           after = element.getIntOrFloatBitWidth();
  // Convert f64 to f16 or bf16, and f16 and bf16 to each other, in two steps by
  // way of f32. A single conversion may give different results: some compilers
  // go through f32 without being asked to, and so round twice.
  if (before != 32 && after != 32 && before >= after)
    return convertFloat(p, convertFloat(p, number, p.builder.getF32Type()),
                        element);
  Type type = p.wrap(element);
  Value value = before < after
                    ? Value(p.create<arith::ExtFOp>(type, number.value))
                    : Value(p.create<arith::TruncFOp>(type, number.value));
  return p.addFloat(value, number.magnitude);
}

static void emitFloatCasts(ArithProgram &p) {
  Builder &b = p.builder;
  Number number = p.pickFloat();
  Type first = number.getElementType();
  for (unsigned i = 0, e = 1 + p.choices.draw(3); i < e; ++i)
    number = convertFloat(
        p, number,
        i > 0 && p.choices.chance(40)
            ? first
            : p.choices.pick<Type>({b.getF32Type(), b.getF64Type(),
                                    b.getF16Type(), b.getBF16Type()}));
}

static void emitFromInteger(ArithProgram &p) {
  Number number = p.choices.chance(50) ? p.pickInteger() : p.pickBounded();
  Type element = p.pickFloatType();
  if (number.getElementType().isIndex())
    number = p.convert(number, p.builder.getI64Type(), true);
  if (isShort(element) && p.getWidth(number.getElementType()) > 16)
    number = p.convert(number, p.builder.getI16Type(), true);
  Type type = p.wrap(element);
  Value value = p.choices.chance(60)
                    ? Value(p.create<arith::SIToFPOp>(type, number.value))
                    : Value(p.create<arith::UIToFPOp>(type, number.value));
  if (p.choices.chance(25) && !isShort(element))
    convertFloat(p, p.add(value),
                 p.choices.chance(50) ? p.builder.getF32Type()
                                      : p.builder.getF64Type());
  else
    p.add(value);
}

/// Emits a bitcast of a float of known magnitude to an integer, and mostly a
/// bitcast to a float. An operation on the integer may flip or set the sign of
/// the float, or clear all its other bits; it never makes a NaN.
static void emitBits(ArithProgram &p) {
  Number number = pickQuarters(p, p.pickFloatType());
  Type element = number.getElementType();
  Type integer = p.builder.getIntegerType(element.getIntOrFloatBitWidth());
  Number bits =
      p.add(p.create<arith::BitcastOp>(p.wrap(integer), number.value));
  if (p.choices.chance(50))
    bits = p.combine(
        p.choices.pick({ArithOp::XOrI, ArithOp::AndI, ArithOp::OrI}), bits,
        p.getConstant(integer, llvm::APInt::getSignedMinValue(
                                   element.getIntOrFloatBitWidth())));
  if (p.choices.chance(60)) {
    Type other = element.isF16() && p.choices.chance(40)
                     ? Type(p.builder.getBF16Type())
                     : element;
    p.add(p.create<arith::BitcastOp>(p.wrap(other), bits.value));
  }
}

//===----------------------------------------------------------------------===//
// Complex numbers
//===----------------------------------------------------------------------===//

static Value makeComplex(ArithProgram &p, ComplexType type) {
  Type part = type.getElementType();
  if (p.choices.chance(40)) {
    auto pick = [&] {
      return p.builder.getFloatAttr(part,
                                    p.choices.pick({0.0, -0.0, 1.0, -1.5}));
    };
    return p.create<complex::ConstantOp>(
        type, p.builder.getArrayAttr({pick(), pick()}));
  }
  return p.create<complex::CreateOp>(type, p.pick(part).value,
                                     p.pick(part).value);
}

/// Emits sums, differences, products, opposites and comparisons of complex
/// numbers, and takes parts. In a program without scalars, emits an operation
/// on floats.
static void emitComplex(ArithProgram &p) {
  if (!p.hasScalars())
    return emitFloatBinary(p);
  Builder &b = p.builder;
  auto type = ComplexType::get(p.choices.chance(70) ? Type(b.getF32Type())
                                                    : b.getF64Type());
  SmallVector<Value> all = {makeComplex(p, type), makeComplex(p, type)};
  // Some passes lower neither negations nor conjugates.
  bool hasOpposites = p.choices.chance(35);
  for (unsigned i = 0, e = 1 + p.choices.draw(3); i < e; ++i) {
    Value x = p.choices.pick(ArrayRef(all));
    Value y = p.choices.chance(75) ? p.choices.pick(ArrayRef(all))
                                   : makeComplex(p, type);
    all.push_back(hasOpposites ? p.createOneOf({ArithOp::AddC, ArithOp::SubC,
                                                ArithOp::NegC, ArithOp::ConjC},
                                               {x, y})
                               : p.createOneOf({ArithOp::AddC, ArithOp::SubC,
                                                ArithOp::MulC},
                                               {x, y}));
  }
  if (p.choices.chance(30))
    p.add(p.createOneOf({ArithOp::EqualC, ArithOp::NotEqualC},
                        {all.back(), all.front()}));
  p.add(p.create<complex::ReOp>(all.back()));
  p.add(p.create<complex::ImOp>(all.back()));
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
