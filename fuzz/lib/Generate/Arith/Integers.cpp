//===- Integers.cpp - arithmetic on integers and indices -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArithProgram.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using llvm::APInt;
using llvm::ConstantRange;
using Predicate = arith::CmpIPredicate;

static ArithOp pickTotal(ArithProgram &p) {
  return static_cast<ArithOp>(
      p.choices.draw(static_cast<unsigned>(ArithOp::MinUI) + 1));
}

static ArithOp pickShift(ArithProgram &p) {
  return p.choices.pick({ArithOp::ShLI, ArithOp::ShRSI, ArithOp::ShRUI});
}

static Predicate pickPredicate(ArithProgram &p) {
  return static_cast<Predicate>(
      p.choices.draw(arith::getMaxEnumValForCmpIPredicate() + 1));
}

static void emitBinary(ArithProgram &p) {
  Number lhs = p.pickInteger();
  p.combine(pickTotal(p), lhs, p.pick(lhs.getElementType()));
}

/// Emits an operation on bounded integers, which often do not overflow, so that
/// the operation may carry `nsw` or `nuw`.
static void emitBoundedBinary(ArithProgram &p) {
  Number lhs = p.pickBounded();
  Type element = lhs.getElementType();
  Number rhs = p.choices.chance(50)
                   ? p.getConstant(element, p.choices.range(-9, 9))
                   : p.convert(p.pickBounded(), element, p.choices.chance(50));
  p.combine(p.choices.chance(70)
                ? p.choices.pick({ArithOp::AddI, ArithOp::SubI, ArithOp::MulI})
                : pickTotal(p),
            lhs, rhs);
}

//===----------------------------------------------------------------------===//
// Shifts and divisions
//===----------------------------------------------------------------------===//

static Number pickAmount(ArithProgram &p, Type element) {
  unsigned width = p.getWidth(element);
  if (p.choices.chance(35))
    return p.getConstant(element, p.choices.draw(width));
  return p.makeBelow(p.pick(element), width);
}

static void emitShift(ArithProgram &p) {
  Number lhs = p.pickInteger();
  p.combine(pickShift(p), lhs, pickAmount(p, lhs.getElementType()));
}

/// Emits a shift, mostly to the left, and then a shift of its result, mostly by
/// the same amount.
static void emitShiftedBack(ArithProgram &p) {
  Number number = p.choices.chance(50) ? p.pickInteger() : p.pickBounded();
  Number amount = pickAmount(p, number.getElementType());
  Number shifted = p.combine(
      p.choices.chance(75) ? ArithOp::ShLI : pickShift(p), number, amount);
  if (p.choices.chance(30))
    amount = pickAmount(p, number.getElementType());
  p.combine(pickShift(p), shifted, amount);
}

static bool mayBe(const Number &number, const APInt &value) {
  return number.range.contains(value);
}

/// Returns a number that is never 0, computed from `number` if necessary.
static Number makeNonZero(ArithProgram &p, Number number) {
  Type element = number.getElementType();
  unsigned width = p.getWidth(element);
  if (!mayBe(number, APInt::getZero(width)))
    return number;
  Number one = p.getConstant(element, 1);
  switch (p.choices.draw(3)) {
  case 0:
    return p.combine(ArithOp::OrI, number, one);
  case 1:
    return p.combine(ArithOp::MaxUI, number, one);
  default: {
    Number zero = p.getConstant(element, 0);
    Number isZero = p.compare(Predicate::eq, number, zero);
    Value value =
        p.create<arith::SelectOp>(isZero.value, one.value, number.value);
    return p.add(value, ConstantRange(APInt(width, 1), APInt(width, 0)));
  }
  }
}

/// Changes an operand if the division may divide the least number of the type
/// by -1, because that overflows.
static void keepFromOverflow(ArithProgram &p, Number &lhs, Number &rhs) {
  Type element = lhs.getElementType();
  unsigned width = p.getWidth(element);
  APInt least = APInt::getSignedMinValue(width);
  if (!mayBe(lhs, least) || !mayBe(rhs, APInt::getAllOnes(width)))
    return;
  if (p.choices.chance(50))
    lhs = p.combine(ArithOp::MaxSI, lhs, p.getConstant(element, least + 1));
  else
    rhs = p.combine(ArithOp::MaxSI, rhs, p.getConstant(element, 1));
}

static Number pickDivisor(ArithProgram &p, Type element) {
  if (p.choices.chance(45))
    return p.getConstant(element,
                         p.choices.pick({2, 3, 1, 4, 7, -1, -2, -3, 8, 100}));
  return p.pick(element);
}

static void divide(ArithProgram &p, ArithOp op, Number lhs, Number rhs) {
  rhs = makeNonZero(p, rhs);
  if (getArithEntry(op).domain == Domain::SignedDivision)
    keepFromOverflow(p, lhs, rhs);
  p.combine(op, lhs, rhs);
}

static ArithOp pickDivision(ArithProgram &p, Type element) {
  // A signed i1 has no divisor but -1, and -1 divided by -1 overflows.
  if (element.isInteger(1))
    return p.choices.pick({ArithOp::DivUI, ArithOp::RemUI, ArithOp::CeilDivUI});
  return p.choices.pick({ArithOp::DivSI, ArithOp::CeilDivSI,
                         ArithOp::FloorDivSI, ArithOp::RemSI, ArithOp::DivUI,
                         ArithOp::CeilDivUI, ArithOp::RemUI});
}

static void emitDivision(ArithProgram &p) {
  Number lhs = p.choices.chance(70) ? p.pickInteger() : p.pickBounded();
  Type element = lhs.getElementType();
  divide(p, pickDivision(p, element), lhs, pickDivisor(p, element));
}

/// Emits a division whose dividend is, or may be, a number at an end of its
/// type's range, or next to it.
static void emitExtremeDivision(ArithProgram &p) {
  Type element = p.pickIntegerType();
  if (element.isInteger(1))
    element = p.builder.getI8Type();
  unsigned width = p.getWidth(element);
  APInt ends[] = {APInt::getSignedMinValue(width),
                  APInt::getSignedMaxValue(width), APInt::getAllOnes(width),
                  APInt::getSignedMinValue(width) + 1};
  Number end = p.getConstant(element, p.choices.pick(ArrayRef(ends)));
  Number input = p.pick(element);
  // Use the end itself, or a select that may yield it.
  Number lhs =
      p.choices.chance(40) ? end : p.select(p.pickCondition(), end, input);
  divide(p, pickDivision(p, element), lhs, pickDivisor(p, element));
}

//===----------------------------------------------------------------------===//
// Two results
//===----------------------------------------------------------------------===//

static void emitExtended(ArithProgram &p) {
  Number x = p.pickInteger(), y = p.pick(x.getElementType());
  if (p.choices.chance(25))
    y = p.getConstant(x.getElementType(), p.choices.pick({1, -1, 2, 0}));
  ArithOp op = p.choices.pick(
      {ArithOp::AddUIExtended, ArithOp::MulSIExtended, ArithOp::MulUIExtended});
  Operation *extended = p.create(op, {x.value, y.value}).getDefiningOp();
  for (Value result : extended->getResults())
    p.add(result);
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// Applies the same operation, or a mix of sums and differences, to a number
/// several times, each time with a constant that is drawn anew.
static void emitConstantChain(ArithProgram &p) {
  Number number = p.choices.chance(60) ? p.pickBounded() : p.pickInteger();
  Type element = number.getElementType();
  bool isSum = p.choices.chance(50);
  ArithOp first = pickTotal(p);
  for (unsigned i = 0, e = 2 + p.choices.draw(2); i < e; ++i) {
    Number constant = p.getConstant(
        element, p.choices.pick({1, 2, -1, 3, -2, 7, 0, -128, 100}));
    ArithOp op = isSum ? p.choices.pick({ArithOp::AddI, ArithOp::SubI}) : first;
    bool isLeft = p.choices.chance(op == ArithOp::SubI ? 40 : 10);
    number = isLeft ? p.combine(op, constant, number)
                    : p.combine(op, number, constant);
  }
}

/// Emits a chain of casts, some to types that cannot represent the number.
static void emitCasts(ArithProgram &p) {
  Number number = p.choices.chance(50) ? p.pickBounded() : p.pickInteger();
  Builder &b = p.builder;
  Type first = number.getElementType();
  for (unsigned i = 0, e = 1 + p.choices.draw(3); i < e; ++i) {
    Type element = i > 0 && p.choices.chance(40)
                       ? first
                       : p.choices.pick<Type>(
                             {b.getI32Type(), b.getI8Type(), b.getI64Type(),
                              b.getIndexType(), b.getI16Type(), b.getI1Type(),
                              b.getIntegerType(33), b.getIntegerType(5)});
    number = p.convert(number, element, p.choices.chance(50));
  }
}

/// Extends two operands, computes their product or the like in the wide type,
/// and truncates a part of the result.
static void emitWidened(ArithProgram &p) {
  Number x = p.pickInteger();
  Type narrow = x.getElementType();
  unsigned width = p.getWidth(narrow);
  if (width > 32)
    return emitCasts(p);
  Number y = p.pick(narrow);
  Type wide =
      p.builder.getIntegerType(p.choices.pick({2 * width, width + 1, 64u}));
  bool isSigned = p.choices.chance(50);
  bool isSame = p.choices.chance(80);
  Number result = p.combine(p.choices.chance(50) ? ArithOp::MulI : pickTotal(p),
                            p.convert(x, wide, isSigned),
                            p.convert(y, wide, isSame ? isSigned : !isSigned));
  if (p.choices.chance(60))
    result =
        p.combine(p.choices.pick({ArithOp::ShRUI, ArithOp::ShRSI}), result,
                  p.getConstant(wide, p.choices.pick({width, 1u, width - 1}) %
                                          p.getWidth(wide)));
  if (p.choices.chance(80))
    p.convert(result, narrow, isSigned);
}

//===----------------------------------------------------------------------===//
// Comparisons and choices
//===----------------------------------------------------------------------===//

static void emitCompare(ArithProgram &p) {
  Number lhs = p.pickInteger(), rhs = p.pick(lhs.getElementType());
  if (p.choices.chance(40))
    rhs = p.combine(
        ArithOp::SubI, lhs,
        p.choices.chance(50) ? rhs : p.getConstant(lhs.getElementType(), 1));
  if (p.choices.chance(30))
    lhs = p.getConstant(rhs.getElementType(), 0);
  if (p.choices.chance(50))
    std::swap(lhs, rhs);
  p.compare(pickPredicate(p), lhs, rhs);
}

/// Compares a number with an end of its range, or with the integer next to this
/// end.
static void emitEdgeCompare(ArithProgram &p) {
  Number number = p.pickBounded();
  const ConstantRange &range = number.range;
  APInt ends[] = {range.getSignedMax(), range.getSignedMin(),
                  range.getUnsignedMax(), range.getUnsignedMin()};
  APInt end = p.choices.pick(ArrayRef(ends)) + APInt(range.getBitWidth(),
                                                     p.choices.range(-1, 1),
                                                     /*isSigned=*/true);
  p.compare(pickPredicate(p), number,
            p.getConstant(number.getElementType(), end));
}

static Value invert(ArithProgram &p, Number condition) {
  return p
      .combine(ArithOp::XOrI, condition,
               p.getConstant(p.builder.getI1Type(), 1))
      .value;
}

/// Emits a select between two values, mostly by a comparison of them, or
/// between two booleans. At times emits a second select, which takes the first
/// one's result, by the same, the inverse or another condition.
static void emitSelect(ArithProgram &p) {
  Type i1 = p.builder.getI1Type();
  Number x = p.pickInteger(), y = p.pick(x.getElementType());
  Number condition =
      p.choices.chance(60) ? p.compare(pickPredicate(p), x, y) : p.pick(i1);
  Value by = p.choices.chance(20) ? invert(p, condition) : condition.value;
  if (p.choices.chance(15))
    by = p.pickCondition();
  if (p.choices.chance(25)) {
    x = p.pick(i1);
    y = p.choices.chance(50) ? p.getConstant(i1, p.choices.draw(2))
                             : p.pick(i1);
  }
  Number chosen = p.select(by, x, y);
  if (!p.choices.chance(50))
    return;
  Number other = p.pick(chosen.getElementType());
  if (p.choices.chance(40))
    by = p.choices.chance(50) ? invert(p, condition) : p.pick(i1).value;
  if (p.choices.chance(50))
    std::swap(chosen, other);
  p.select(by, chosen, other);
}

/// Emits a select with a poison operand that is never chosen, because the
/// condition compares a number with an end of its range.
static void emitUnchosenPoison(ArithProgram &p) {
  // Tensors of poison cannot be bufferized.
  if (isa<TensorType>(p.wrap(p.builder.getI1Type())))
    return emitSelect(p);
  Number bounded = p.pickBounded();
  APInt beyond = bounded.range.getSignedMax();
  Number condition = p.compare(Predicate::sle, bounded,
                               p.getConstant(bounded.getElementType(), beyond));
  Number chosen = p.pickInteger();
  Value poison = p.create<ub::PoisonOp>(chosen.value.getType());
  bool isInverse = p.choices.chance(30);
  Value by = isInverse ? invert(p, condition) : condition.value;
  Value value =
      isInverse ? Value(p.create<arith::SelectOp>(by, poison, chosen.value))
                : Value(p.create<arith::SelectOp>(by, chosen.value, poison));
  Number result = p.add(value, chosen.range);
  if (p.choices.chance(50))
    p.combine(pickTotal(p), result, p.pick(result.getElementType()));
}

//===----------------------------------------------------------------------===//
// math
//===----------------------------------------------------------------------===//

static void emitCount(ArithProgram &p) {
  Number number = p.choices.chance(70) ? p.pickInteger() : p.pickBounded();
  const ConstantRange &range = number.range;
  const std::pair<ArithOp, ConstantRange> counts[] = {
      {ArithOp::AbsI, range.abs()},
      {ArithOp::CountLeadingZeros, range.ctlz()},
      {ArithOp::CountTrailingZeros, range.cttz()},
      {ArithOp::CtPop, range.ctpop()}};
  const auto &[op, result] = p.choices.pick(ArrayRef(counts));
  p.add(p.create(op, {number.value}), result);
}

/// Emits a power. Mostly the exponent is a small constant, because passes
/// rewrite such powers. The base is not zero if the exponent may be negative.
static void emitPower(ArithProgram &p) {
  Number base = p.choices.chance(50) ? p.pickBounded() : p.pickInteger();
  Type element = base.getElementType();
  Number exponent =
      p.choices.chance(75)
          ? p.getConstant(element,
                          p.choices.pick({2, 3, -1, -2, 1, 0, 5, -3, 8, 9}))
          : p.pick(element);
  if (!exponent.range.getSignedMin().isNonNegative())
    base = makeNonZero(p, base);
  p.add(p.create<math::IPowIOp>(base.value, exponent.value));
}

//===----------------------------------------------------------------------===//
// Wide integers
//===----------------------------------------------------------------------===//

/// Emits operations on i64 between conversions from and to i32, for passes that
/// emulate integers wider than the machine's.
static void emitWide(ArithProgram &p) {
  Builder &b = p.builder;
  Type narrow = b.getI32Type(), wide = b.getI64Type();
  size_t known = p.numbers.size();
  SmallVector<Number> all;
  for (unsigned i = 0, e = 2 + p.choices.draw(2); i < e; ++i)
    all.push_back(p.choices.chance(75)
                      ? p.convert(p.pick(narrow), wide, p.choices.chance(60))
                      : p.pickConstant(wide));
  for (unsigned i = 0, e = 1 + p.choices.draw(4); i < e; ++i) {
    Number lhs = p.choices.pick(ArrayRef(all));
    Number rhs = p.choices.pick(ArrayRef(all));
    if (p.choices.chance(30))
      all.push_back(p.combine(
          pickShift(p), lhs,
          p.choices.chance(40)
              ? p.getConstant(wide, p.choices.draw(64))
              : p.combine(ArithOp::AndI, rhs, p.getConstant(wide, 63))));
    else
      all.push_back(p.combine(pickTotal(p), lhs, rhs));
  }
  Number result = all.back();
  if (p.choices.chance(30))
    p.compare(pickPredicate(p), result, all.front());
  if (p.choices.chance(30))
    result = p.combine(ArithOp::ShRUI, result, p.getConstant(wide, 32));
  p.convert(result, narrow, true);
  // Later emitters must not use the wide numbers: the passes can emulate only
  // the operations that are emitted here.
  auto first = p.numbers.begin() + known;
  p.numbers.erase(std::remove_if(first, p.numbers.end(),
                                 [&](const Number &number) {
                                   return number.getElementType() == wide;
                                 }),
                  p.numbers.end());
}

llvm::ArrayRef<ArithEmitter> generate::getIntegerEmitters() {
  static constexpr ArithEmitter emitters[] = {
      {"binary", 8, emitBinary},
      {"bounded binary", 8, emitBoundedBinary},
      {"shift", 6, emitShift},
      {"shifted back", 4, emitShiftedBack},
      {"division", 8, emitDivision},
      {"extreme division", 4, emitExtremeDivision},
      {"extended", 5, emitExtended},
      {"constant chain", 6, emitConstantChain},
      {"casts", 8, emitCasts},
      {"widened", 5, emitWidened},
      {"compare", 6, emitCompare},
      {"edge compare", 10, emitEdgeCompare},
      {"select", 7, emitSelect},
      {"unchosen poison", 2, emitUnchosenPoison},
      {"count", 4, emitCount},
      {"power", 2, emitPower},
      {"wide", 2, emitWide, /*isFloat=*/false, /*standsAlone=*/true},
  };
  return emitters;
}
