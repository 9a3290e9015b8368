//===- Operations.cpp - operations on integers, and their ranges ---===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArithProgram.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "llvm/IR/InstrTypes.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using llvm::APInt;
using llvm::ConstantRange;
using Flags = arith::IntegerOverflowFlags;

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

/// Rounded by `divide`, by a number that is known and positive: both bounds
/// are.
static ConstantRange
divideBounds(const APInt &least, const APInt &most, const APInt &divisor,
             APInt (*divide)(const APInt &, const APInt &)) {
  return ConstantRange::getNonEmpty(divide(least, divisor),
                                    divide(most, divisor) + 1);
}

static ConstantRange getRoundedQuotient(IntOp op, const ConstantRange &lhs,
                                        const ConstantRange &rhs) {
  const APInt *divisor = rhs.getSingleElement();
  if (!divisor || !divisor->isStrictlyPositive())
    return ConstantRange::getFull(lhs.getBitWidth());
  using Rounding = APInt::Rounding;
  switch (op) {
  case IntOp::CeilDivU:
    return divideBounds(lhs.getUnsignedMin(), lhs.getUnsignedMax(), *divisor,
                        [](const APInt &a, const APInt &b) {
                          return llvm::APIntOps::RoundingUDiv(a, b,
                                                              Rounding::UP);
                        });
  case IntOp::CeilDivS:
    return divideBounds(lhs.getSignedMin(), lhs.getSignedMax(), *divisor,
                        [](const APInt &a, const APInt &b) {
                          return llvm::APIntOps::RoundingSDiv(a, b,
                                                              Rounding::UP);
                        });
  default:
    return divideBounds(lhs.getSignedMin(), lhs.getSignedMax(), *divisor,
                        [](const APInt &a, const APInt &b) {
                          return llvm::APIntOps::RoundingSDiv(a, b,
                                                              Rounding::DOWN);
                        });
  }
}

static ConstantRange getRange(IntOp op, const ConstantRange &lhs,
                              const ConstantRange &rhs) {
  switch (op) {
  case IntOp::Add:
    return lhs.add(rhs);
  case IntOp::Sub:
    return lhs.sub(rhs);
  case IntOp::Mul:
    return lhs.multiply(rhs);
  case IntOp::And:
    return lhs.binaryAnd(rhs);
  case IntOp::Or:
    return lhs.binaryOr(rhs);
  case IntOp::XOr:
    return lhs.binaryXor(rhs);
  case IntOp::MaxS:
    return lhs.smax(rhs);
  case IntOp::MaxU:
    return lhs.umax(rhs);
  case IntOp::MinS:
    return lhs.smin(rhs);
  case IntOp::MinU:
    return lhs.umin(rhs);
  case IntOp::ShL:
    return lhs.shl(rhs);
  case IntOp::ShRS:
    return lhs.ashr(rhs);
  case IntOp::ShRU:
    return lhs.lshr(rhs);
  case IntOp::DivS:
    return lhs.sdiv(rhs);
  case IntOp::DivU:
    return lhs.udiv(rhs);
  case IntOp::RemS:
    return lhs.srem(rhs);
  case IntOp::RemU:
    return lhs.urem(rhs);
  case IntOp::CeilDivS:
  case IntOp::CeilDivU:
  case IntOp::FloorDivS:
    return getRoundedQuotient(op, lhs, rhs);
  }
  llvm_unreachable("covered switch");
}

//===----------------------------------------------------------------------===//
// Promises
//===----------------------------------------------------------------------===//

/// Whether `wide` has only what fits `width` bits.
static bool fits(const ConstantRange &wide, unsigned width, bool isSigned) {
  if (isSigned)
    return wide.getSignedMin().isSignedIntN(width) &&
           wide.getSignedMax().isSignedIntN(width);
  return wide.getSignedMin().isNonNegative() &&
         wide.getSignedMax().isIntN(width);
}

/// Computed with room for any result: of an addition, subtraction,
/// multiplication or shift.
static bool neverWraps(IntOp op, const ConstantRange &lhs,
                       const ConstantRange &rhs, bool isSigned) {
  unsigned width = lhs.getBitWidth(), wide = 2 * width + 1;
  auto extend = [&](const ConstantRange &range, bool bySign) {
    return bySign ? range.signExtend(wide) : range.zeroExtend(wide);
  };
  ConstantRange result = getRange(op, extend(lhs, isSigned),
                                  extend(rhs, isSigned && op != IntOp::ShL));
  return fits(result, width, isSigned);
}

Flags ArithProgram::pickFlags(IntOp op, const Number &lhs, const Number &rhs) {
  Flags flags = Flags::none;
  if (choices.chance(promises) && neverWraps(op, lhs.range, rhs.range, true))
    flags = flags | Flags::nsw;
  if (choices.chance(promises) && neverWraps(op, lhs.range, rhs.range, false))
    flags = flags | Flags::nuw;
  return flags;
}

/// Undoes a multiplication or a shift that lost nothing.
static bool isExact(IntOp op, Value lhs, Value rhs) {
  if (auto shift = lhs.getDefiningOp<arith::ShLIOp>())
    return (op == IntOp::ShRS || op == IntOp::ShRU) && shift.getRhs() == rhs;
  auto product = lhs.getDefiningOp<arith::MulIOp>();
  if (!product || product.getRhs() != rhs)
    return false;
  return (op == IntOp::DivS && product.hasNoSignedWrap()) ||
         (op == IntOp::DivU && product.hasNoUnsignedWrap());
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Value ArithProgram::createInteger(IntOp op, const Number &x, const Number &y) {
  Value lhs = x.value, rhs = y.value;
  bool exact = isExact(op, lhs, rhs) && choices.chance(promises);
  switch (op) {
  case IntOp::Add:
    return create<arith::AddIOp>(lhs, rhs, pickFlags(op, x, y));
  case IntOp::Sub:
    return create<arith::SubIOp>(lhs, rhs, pickFlags(op, x, y));
  case IntOp::Mul:
    return create<arith::MulIOp>(lhs, rhs, pickFlags(op, x, y));
  case IntOp::ShL:
    return create<arith::ShLIOp>(lhs, rhs, pickFlags(op, x, y));
  case IntOp::And:
    return create<arith::AndIOp>(lhs, rhs);
  case IntOp::Or:
    return create<arith::OrIOp>(lhs, rhs);
  case IntOp::XOr:
    return create<arith::XOrIOp>(lhs, rhs);
  case IntOp::MaxS:
    return create<arith::MaxSIOp>(lhs, rhs);
  case IntOp::MaxU:
    return create<arith::MaxUIOp>(lhs, rhs);
  case IntOp::MinS:
    return create<arith::MinSIOp>(lhs, rhs);
  case IntOp::MinU:
    return create<arith::MinUIOp>(lhs, rhs);
  case IntOp::ShRS:
    return create<arith::ShRSIOp>(lhs, rhs, exact);
  case IntOp::ShRU:
    return create<arith::ShRUIOp>(lhs, rhs, exact);
  case IntOp::DivS:
    return create<arith::DivSIOp>(lhs, rhs, exact);
  case IntOp::DivU:
    return create<arith::DivUIOp>(lhs, rhs, exact);
  case IntOp::CeilDivS:
    return create<arith::CeilDivSIOp>(lhs, rhs);
  case IntOp::CeilDivU:
    return create<arith::CeilDivUIOp>(lhs, rhs);
  case IntOp::FloorDivS:
    return create<arith::FloorDivSIOp>(lhs, rhs);
  case IntOp::RemS:
    return create<arith::RemSIOp>(lhs, rhs);
  case IntOp::RemU:
    return create<arith::RemUIOp>(lhs, rhs);
  }
  llvm_unreachable("covered switch");
}

Value ArithProgram::createIndex(IntOp op, Value lhs, Value rhs) {
  switch (op) {
  case IntOp::Add:
    return create<index::AddOp>(lhs, rhs);
  case IntOp::Sub:
    return create<index::SubOp>(lhs, rhs);
  case IntOp::Mul:
    return create<index::MulOp>(lhs, rhs);
  case IntOp::And:
    return create<index::AndOp>(lhs, rhs);
  case IntOp::Or:
    return create<index::OrOp>(lhs, rhs);
  case IntOp::XOr:
    return create<index::XOrOp>(lhs, rhs);
  case IntOp::MaxS:
    return create<index::MaxSOp>(lhs, rhs);
  case IntOp::MaxU:
    return create<index::MaxUOp>(lhs, rhs);
  case IntOp::MinS:
    return create<index::MinSOp>(lhs, rhs);
  case IntOp::MinU:
    return create<index::MinUOp>(lhs, rhs);
  case IntOp::ShL:
    return create<index::ShlOp>(lhs, rhs);
  case IntOp::ShRS:
    return create<index::ShrSOp>(lhs, rhs);
  case IntOp::ShRU:
    return create<index::ShrUOp>(lhs, rhs);
  case IntOp::DivS:
    return create<index::DivSOp>(lhs, rhs);
  case IntOp::DivU:
    return create<index::DivUOp>(lhs, rhs);
  case IntOp::CeilDivS:
    return create<index::CeilDivSOp>(lhs, rhs);
  case IntOp::CeilDivU:
    return create<index::CeilDivUOp>(lhs, rhs);
  case IntOp::FloorDivS:
    return create<index::FloorDivSOp>(lhs, rhs);
  case IntOp::RemS:
    return create<index::RemSOp>(lhs, rhs);
  case IntOp::RemU:
    return create<index::RemUOp>(lhs, rhs);
  }
  llvm_unreachable("covered switch");
}

Number ArithProgram::combine(IntOp op, Number lhs, Number rhs) {
  bool isIndex = lhs.value.getType().isIndex() && choices.chance(indexDialect);
  Value value = isIndex ? createIndex(op, lhs.value, rhs.value)
                        : createInteger(op, lhs, rhs);
  return add(value, getRange(op, lhs.range, rhs.range));
}

Number ArithProgram::makeBelow(Number number, uint64_t limit) {
  Type element = number.getElementType();
  unsigned width = getWidth(element);
  if (APInt::getMaxValue(width).ult(limit - 1) ||
      number.range.getUnsignedMax().ult(limit))
    return number;
  Number most = getConstant(element, limit - 1);
  switch (choices.draw(4)) {
  case 0:
    return combine(IntOp::And, number,
                   getConstant(element, llvm::bit_floor(limit) - 1));
  case 1:
    return combine(IntOp::MinU, number, most);
  case 2: {
    if (APInt::getMaxValue(width).ult(limit))
      return combine(IntOp::MinU, number, most);
    return combine(IntOp::RemU, number, getConstant(element, limit));
  }
  default: {
    Number isBelow = compare(arith::CmpIPredicate::ule, number, most);
    Number least = getConstant(element, choices.draw(limit));
    Value value =
        create<arith::SelectOp>(isBelow.value, number.value, least.value);
    return add(value,
               ConstantRange(APInt(width, 0), most.range.getUnsignedMax())
                   .unionWith(most.range));
  }
  }
}

Number ArithProgram::convert(Number number, Type element, bool isSigned) {
  Type from = number.getElementType();
  if (from == element)
    return number;
  unsigned width = getWidth(element), before = getWidth(from);
  ConstantRange range = isSigned ? number.range.sextOrTrunc(width)
                                 : number.range.zextOrTrunc(width);
  Type type = wrap(element);
  if (from.isIndex() || element.isIndex()) {
    if (hasScalars() && choices.chance(indexDialect))
      return add(isSigned ? Value(create<index::CastSOp>(type, number.value))
                          : Value(create<index::CastUOp>(type, number.value)),
                 range);
    return add(isSigned
                   ? Value(create<arith::IndexCastOp>(type, number.value))
                   : Value(create<arith::IndexCastUIOp>(type, number.value)),
               range);
  }
  if (before < width)
    return add(isSigned ? Value(create<arith::ExtSIOp>(type, number.value))
                        : Value(create<arith::ExtUIOp>(type, number.value)),
               range);
  Flags flags = Flags::none;
  if (choices.chance(promises) && fits(number.range, width, true))
    flags = flags | Flags::nsw;
  if (choices.chance(promises) && number.range.getUnsignedMax().isIntN(width))
    flags = flags | Flags::nuw;
  return add(create<arith::TruncIOp>(type, number.value, flags),
             number.range.truncate(width));
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

static llvm::CmpInst::Predicate getPredicate(arith::CmpIPredicate predicate) {
  using From = arith::CmpIPredicate;
  using To = llvm::CmpInst::Predicate;
  switch (predicate) {
  case From::eq:
    return To::ICMP_EQ;
  case From::ne:
    return To::ICMP_NE;
  case From::slt:
    return To::ICMP_SLT;
  case From::sle:
    return To::ICMP_SLE;
  case From::sgt:
    return To::ICMP_SGT;
  case From::sge:
    return To::ICMP_SGE;
  case From::ult:
    return To::ICMP_ULT;
  case From::ule:
    return To::ICMP_ULE;
  case From::ugt:
    return To::ICMP_UGT;
  case From::uge:
    return To::ICMP_UGE;
  }
  llvm_unreachable("covered switch");
}

Number ArithProgram::compare(arith::CmpIPredicate predicate, Number lhs,
                             Number rhs) {
  llvm::CmpInst::Predicate same = getPredicate(predicate);
  ConstantRange range = ConstantRange::getFull(1);
  if (lhs.range.icmp(same, rhs.range))
    range = ConstantRange(APInt(1, 1));
  else if (lhs.range.icmp(llvm::CmpInst::getInversePredicate(same), rhs.range))
    range = ConstantRange(APInt(1, 0));
  if (lhs.value.getType().isIndex() && choices.chance(indexDialect)) {
    auto name = index::symbolizeIndexCmpPredicate(
        arith::stringifyCmpIPredicate(predicate));
    return add(create<index::CmpOp>(*name, lhs.value, rhs.value), range);
  }
  return add(create<arith::CmpIOp>(predicate, lhs.value, rhs.value), range);
}

Number ArithProgram::select(Value condition, Number onTrue, Number onFalse) {
  Value value = create<arith::SelectOp>(condition, onTrue.value, onFalse.value);
  if (!onTrue.isInteger())
    return addFloat(value, onTrue.magnitude && onFalse.magnitude
                               ? std::max(onTrue.magnitude, onFalse.magnitude)
                               : 0);
  return add(value, onTrue.range.unionWith(onFalse.range));
}
