//===- Integers.cpp - arithmetic on integers and indices -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArithProgram.h"

#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using llvm::APInt;
using llvm::ConstantRange;
using Predicate = arith::CmpIPredicate;

static ArithOp pickTotal(ArithProgram &program) {
  return static_cast<ArithOp>(
      program.choices.draw(static_cast<unsigned>(ArithOp::MinUI) + 1));
}

static ArithOp pickShift(ArithProgram &program) {
  return program.choices.pick({ArithOp::ShLI, ArithOp::ShRSI, ArithOp::ShRUI});
}

static Predicate pickPredicate(ArithProgram &program) {
  return static_cast<Predicate>(
      program.choices.draw(arith::getMaxEnumValForCmpIPredicate() + 1));
}

static void emitBinary(ArithProgram &program) {
  Number lhs = program.pickInteger();
  program.combine(pickTotal(program), lhs, program.pick(lhs.getElementType()));
}

/// Emits an operation on bounded integers, so that overflow flags often hold.
static void emitBoundedBinary(ArithProgram &program) {
  Number lhs = program.pickBounded();
  Type element = lhs.getElementType();
  Number rhs = program.choices.chance(50)
                   ? program.getConstant(element, program.choices.range(-9, 9))
                   : program.convert(program.pickBounded(), element,
                                     program.choices.chance(50));
  program.combine(
      program.choices.chance(70)
          ? program.choices.pick({ArithOp::AddI, ArithOp::SubI, ArithOp::MulI})
          : pickTotal(program),
      lhs, rhs);
}

//===----------------------------------------------------------------------===//
// Shifts and divisions
//===----------------------------------------------------------------------===//

static Number pickAmount(ArithProgram &program, Type element) {
  unsigned width = program.getWidth(element);
  if (program.choices.chance(35))
    return program.getConstant(element, program.choices.draw(width));
  return program.makeBelow(program.pick(element), width);
}

static void emitShift(ArithProgram &program) {
  Number lhs = program.pickInteger();
  program.combine(pickShift(program), lhs,
                  pickAmount(program, lhs.getElementType()));
}

/// Emits a shift, mostly to the left, and then a shift of its result, mostly by
/// the same amount.
static void emitShiftedBack(ArithProgram &program) {
  Number number = program.choices.chance(50) ? program.pickInteger()
                                             : program.pickBounded();
  Number amount = pickAmount(program, number.getElementType());
  Number shifted = program.combine(
      program.choices.chance(75) ? ArithOp::ShLI : pickShift(program), number,
      amount);
  if (program.choices.chance(30))
    amount = pickAmount(program, number.getElementType());
  program.combine(pickShift(program), shifted, amount);
}

static bool mayBe(const Number &number, const APInt &value) {
  return number.range.contains(value);
}

/// Makes a number that is not 0.
static Number makeNonZero(ArithProgram &program, Number number) {
  Type element = number.getElementType();
  unsigned width = program.getWidth(element);
  if (!mayBe(number, APInt::getZero(width)))
    return number;
  Number one = program.getConstant(element, 1);
  switch (program.choices.draw(3)) {
  case 0:
    return program.combine(ArithOp::OrI, number, one);
  case 1:
    return program.combine(ArithOp::MaxUI, number, one);
  default: {
    Number zero = program.getConstant(element, 0);
    Number isZero = program.compare(Predicate::eq, number, zero);
    Value value =
        program.create<arith::SelectOp>(isZero.value, one.value, number.value);
    return program.add(value, ConstantRange(APInt(width, 1), APInt(width, 0)));
  }
  }
}

/// Changes an operand if the division may be that of the least number by -1,
/// which overflows.
static void keepFromOverflow(ArithProgram &program, Number &lhs, Number &rhs) {
  Type element = lhs.getElementType();
  unsigned width = program.getWidth(element);
  APInt least = APInt::getSignedMinValue(width);
  if (!mayBe(lhs, least) || !mayBe(rhs, APInt::getAllOnes(width)))
    return;
  if (program.choices.chance(50))
    lhs = program.combine(ArithOp::MaxSI, lhs,
                          program.getConstant(element, least + 1));
  else
    rhs = program.combine(ArithOp::MaxSI, rhs, program.getConstant(element, 1));
}

static Number pickDivisor(ArithProgram &program, Type element) {
  if (program.choices.chance(45))
    return program.getConstant(
        element, program.choices.pick({2, 3, 1, 4, 7, -1, -2, -3, 8, 100}));
  return program.pick(element);
}

static void divide(ArithProgram &program, ArithOp op, Number lhs, Number rhs) {
  rhs = makeNonZero(program, rhs);
  if (getArithEntry(op).domain == Domain::SignedDivision)
    keepFromOverflow(program, lhs, rhs);
  program.combine(op, lhs, rhs);
}

static ArithOp pickDivision(ArithProgram &program, Type element) {
  // A signed i1 has no divisor but -1, and -1 divided by -1 overflows.
  if (element.isInteger(1))
    return program.choices.pick(
        {ArithOp::DivUI, ArithOp::RemUI, ArithOp::CeilDivUI});
  return program.choices.pick(
      {ArithOp::DivSI, ArithOp::CeilDivSI, ArithOp::FloorDivSI, ArithOp::RemSI,
       ArithOp::DivUI, ArithOp::CeilDivUI, ArithOp::RemUI});
}

static void emitDivision(ArithProgram &program) {
  Number lhs = program.choices.chance(70) ? program.pickInteger()
                                          : program.pickBounded();
  Type element = lhs.getElementType();
  divide(program, pickDivision(program, element), lhs,
         pickDivisor(program, element));
}

/// Emits a division of a number at an end of its type's range.
static void emitExtremeDivision(ArithProgram &program) {
  Type element = program.pickIntegerType();
  if (element.isInteger(1))
    element = program.builder.getI8Type();
  unsigned width = program.getWidth(element);
  APInt ends[] = {APInt::getSignedMinValue(width),
                  APInt::getSignedMaxValue(width), APInt::getAllOnes(width),
                  APInt::getSignedMinValue(width) + 1};
  Number end =
      program.getConstant(element, program.choices.pick(ArrayRef(ends)));
  Number input = program.pick(element);
  // Use the end itself, or a select that may yield it.
  Number lhs = program.choices.chance(40)
                   ? end
                   : program.select(program.pickCondition(), end, input);
  divide(program, pickDivision(program, element), lhs,
         pickDivisor(program, element));
}

//===----------------------------------------------------------------------===//
// Two results
//===----------------------------------------------------------------------===//

static void emitExtended(ArithProgram &program) {
  Number x = program.pickInteger(), y = program.pick(x.getElementType());
  if (program.choices.chance(25))
    y = program.getConstant(x.getElementType(),
                            program.choices.pick({1, -1, 2, 0}));
  ArithOp op = program.choices.pick(
      {ArithOp::AddUIExtended, ArithOp::MulSIExtended, ArithOp::MulUIExtended});
  Operation *extended = program.create(op, {x.value, y.value}).getDefiningOp();
  for (Value result : extended->getResults())
    program.add(result);
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// Applies one operation, or a mix of sums and differences, to a number and
/// constants several times.
static void emitConstantChain(ArithProgram &program) {
  Number number = program.choices.chance(60) ? program.pickBounded()
                                             : program.pickInteger();
  Type element = number.getElementType();
  bool isSum = program.choices.chance(50);
  ArithOp first = pickTotal(program);
  for (unsigned i = 0, e = 2 + program.choices.draw(2); i < e; ++i) {
    Number constant = program.getConstant(
        element, program.choices.pick({1, 2, -1, 3, -2, 7, 0, -128, 100}));
    ArithOp op =
        isSum ? program.choices.pick({ArithOp::AddI, ArithOp::SubI}) : first;
    bool isLeft = program.choices.chance(op == ArithOp::SubI ? 40 : 10);
    number = isLeft ? program.combine(op, constant, number)
                    : program.combine(op, number, constant);
  }
}

/// Emits a chain of casts, some to types that cannot represent the number.
static void emitCasts(ArithProgram &program) {
  Number number = program.choices.chance(50) ? program.pickBounded()
                                             : program.pickInteger();
  Builder &b = program.builder;
  Type first = number.getElementType();
  for (unsigned i = 0, e = 1 + program.choices.draw(3); i < e; ++i) {
    Type element = i > 0 && program.choices.chance(40)
                       ? first
                       : program.choices.pick<Type>(
                             {b.getI32Type(), b.getI8Type(), b.getI64Type(),
                              b.getIndexType(), b.getI16Type(), b.getI1Type(),
                              b.getIntegerType(33), b.getIntegerType(5)});
    number = program.convert(number, element, program.choices.chance(50));
  }
}

/// Computes a product, or another operation, of extended operands, and
/// truncates a part of the result.
static void emitWidened(ArithProgram &program) {
  Number x = program.pickInteger();
  Type narrow = x.getElementType();
  unsigned width = program.getWidth(narrow);
  if (width > 32)
    return emitCasts(program);
  Number y = program.pick(narrow);
  Type wide = program.builder.getIntegerType(
      program.choices.pick({2 * width, width + 1, 64u}));
  bool isSigned = program.choices.chance(50);
  bool isSame = program.choices.chance(80);
  Number result = program.combine(
      program.choices.chance(50) ? ArithOp::MulI : pickTotal(program),
      program.convert(x, wide, isSigned),
      program.convert(y, wide, isSame ? isSigned : !isSigned));
  if (program.choices.chance(60))
    result = program.combine(
        program.choices.pick({ArithOp::ShRUI, ArithOp::ShRSI}), result,
        program.getConstant(wide, program.choices.pick({width, 1u, width - 1}) %
                                      program.getWidth(wide)));
  if (program.choices.chance(80))
    program.convert(result, narrow, isSigned);
}

//===----------------------------------------------------------------------===//
// Comparisons and choices
//===----------------------------------------------------------------------===//

static void emitCompare(ArithProgram &program) {
  Number lhs = program.pickInteger(), rhs = program.pick(lhs.getElementType());
  if (program.choices.chance(40))
    rhs = program.combine(ArithOp::SubI, lhs,
                          program.choices.chance(50)
                              ? rhs
                              : program.getConstant(lhs.getElementType(), 1));
  if (program.choices.chance(30))
    lhs = program.getConstant(rhs.getElementType(), 0);
  if (program.choices.chance(50))
    std::swap(lhs, rhs);
  program.compare(pickPredicate(program), lhs, rhs);
}

/// Compares with a number at an end of the operand's range, or just beyond it.
static void emitEdgeCompare(ArithProgram &program) {
  Number number = program.pickBounded();
  const ConstantRange &range = number.range;
  APInt ends[] = {range.getSignedMax(), range.getSignedMin(),
                  range.getUnsignedMax(), range.getUnsignedMin()};
  APInt end = program.choices.pick(ArrayRef(ends)) +
              APInt(range.getBitWidth(), program.choices.range(-1, 1),
                    /*isSigned=*/true);
  program.compare(pickPredicate(program), number,
                  program.getConstant(number.getElementType(), end));
}

static Value invert(ArithProgram &program, Number condition) {
  return program
      .combine(ArithOp::XOrI, condition,
               program.getConstant(program.builder.getI1Type(), 1))
      .value;
}

/// Emits a select of compared values or booleans, and at times a second one of
/// its result, by the same, the inverse or another condition.
static void emitSelect(ArithProgram &program) {
  Type i1 = program.builder.getI1Type();
  Number x = program.pickInteger(), y = program.pick(x.getElementType());
  Number condition = program.choices.chance(60)
                         ? program.compare(pickPredicate(program), x, y)
                         : program.pick(i1);
  Value by =
      program.choices.chance(20) ? invert(program, condition) : condition.value;
  if (program.choices.chance(15))
    by = program.pickCondition();
  if (program.choices.chance(25)) {
    x = program.pick(i1);
    y = program.choices.chance(50)
            ? program.getConstant(i1, program.choices.draw(2))
            : program.pick(i1);
  }
  Number chosen = program.select(by, x, y);
  if (!program.choices.chance(50))
    return;
  Number other = program.pick(chosen.getElementType());
  if (program.choices.chance(40))
    by = program.choices.chance(50) ? invert(program, condition)
                                    : program.pick(i1).value;
  if (program.choices.chance(50))
    std::swap(chosen, other);
  program.select(by, chosen, other);
}

/// Emits a select with a poison operand, which is never chosen: the range of
/// the compared number decides the condition.
static void emitUnchosenPoison(ArithProgram &program) {
  // Tensors of poison cannot be bufferized.
  if (isa<TensorType>(program.wrap(program.builder.getI1Type())))
    return emitSelect(program);
  Number bounded = program.pickBounded();
  APInt beyond = bounded.range.getSignedMax();
  Number condition =
      program.compare(Predicate::sle, bounded,
                      program.getConstant(bounded.getElementType(), beyond));
  Number chosen = program.pickInteger();
  Value poison = program.create<ub::PoisonOp>(chosen.value.getType());
  bool isInverse = program.choices.chance(30);
  Value by = isInverse ? invert(program, condition) : condition.value;
  Value value =
      isInverse
          ? Value(program.create<arith::SelectOp>(by, poison, chosen.value))
          : Value(program.create<arith::SelectOp>(by, chosen.value, poison));
  Number result = program.add(value, chosen.range);
  if (program.choices.chance(50))
    program.combine(pickTotal(program), result,
                    program.pick(result.getElementType()));
}

//===----------------------------------------------------------------------===//
// math
//===----------------------------------------------------------------------===//

static void emitCount(ArithProgram &program) {
  Number number = program.choices.chance(70) ? program.pickInteger()
                                             : program.pickBounded();
  const ConstantRange &range = number.range;
  const std::pair<ArithOp, ConstantRange> counts[] = {
      {ArithOp::AbsI, range.abs()},
      {ArithOp::CountLeadingZeros, range.ctlz()},
      {ArithOp::CountTrailingZeros, range.cttz()},
      {ArithOp::CtPop, range.ctpop()}};
  const auto &[op, result] = program.choices.pick(ArrayRef(counts));
  program.add(program.create(op, {number.value}), result);
}

//===----------------------------------------------------------------------===//
// Wide integers
//===----------------------------------------------------------------------===//

/// Emits operations on i64 between conversions from and to i32, for passes that
/// emulate integers wider than the machine's.
static void emitWide(ArithProgram &program) {
  Builder &b = program.builder;
  Type narrow = b.getI32Type(), wide = b.getI64Type();
  size_t known = program.numbers.size();
  SmallVector<Number> all;
  for (unsigned i = 0, e = 2 + program.choices.draw(2); i < e; ++i)
    all.push_back(program.choices.chance(75)
                      ? program.convert(program.pick(narrow), wide,
                                        program.choices.chance(60))
                      : program.pickConstant(wide));
  for (unsigned i = 0, e = 1 + program.choices.draw(4); i < e; ++i) {
    Number lhs = program.choices.pick(ArrayRef(all));
    Number rhs = program.choices.pick(ArrayRef(all));
    if (program.choices.chance(30))
      all.push_back(program.combine(
          pickShift(program), lhs,
          program.choices.chance(40)
              ? program.getConstant(wide, program.choices.draw(64))
              : program.combine(ArithOp::AndI, rhs,
                                program.getConstant(wide, 63))));
    else
      all.push_back(program.combine(pickTotal(program), lhs, rhs));
  }
  Number result = all.back();
  if (program.choices.chance(30))
    program.compare(pickPredicate(program), result, all.front());
  if (program.choices.chance(30))
    result =
        program.combine(ArithOp::ShRUI, result, program.getConstant(wide, 32));
  program.convert(result, narrow, true);
  // Later emitters must not use the wide numbers.
  auto first = program.numbers.begin() + known;
  program.numbers.erase(std::remove_if(first, program.numbers.end(),
                                       [&](const Number &number) {
                                         return number.getElementType() == wide;
                                       }),
                        program.numbers.end());
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
      {"wide", 2, emitWide, /*isFloat=*/false, /*standsAlone=*/true},
  };
  return emitters;
}
