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
// Promises
//===----------------------------------------------------------------------===//

/// Returns whether every value in the range `wide` fits into `width` bits.
static bool fitsWidth(const ConstantRange &wide, unsigned width,
                      bool isSigned) {
  if (isSigned)
    return wide.getSignedMin().isSignedIntN(width) &&
           wide.getSignedMax().isSignedIntN(width);
  return wide.getSignedMin().isNonNegative() &&
         wide.getSignedMax().isIntN(width);
}

/// Returns whether an addition, subtraction, multiplication or shift never
/// wraps. Computes the range of the result in a type that has enough bits for
/// every result.
static bool neverWraps(ArithOp op, const ConstantRange &lhs,
                       const ConstantRange &rhs, bool isSigned) {
  unsigned width = lhs.getBitWidth(), wide = 2 * width + 1;
  auto extend = [&](const ConstantRange &range, bool bySign) {
    return bySign ? range.signExtend(wide) : range.zeroExtend(wide);
  };
  ConstantRange result = getArithEntry(op).getRange(
      extend(lhs, isSigned), extend(rhs, isSigned && op != ArithOp::ShLI));
  return fitsWidth(result, width, isSigned);
}

Flags ArithProgram::pickFlags(ArithOp op, const Number &lhs,
                              const Number &rhs) {
  Flags flags = Flags::none;
  if (choices.chance(promises) && neverWraps(op, lhs.range, rhs.range, true))
    flags = flags | Flags::nsw;
  if (choices.chance(promises) && neverWraps(op, lhs.range, rhs.range, false))
    flags = flags | Flags::nuw;
  return flags;
}

/// Returns whether the operation can be `exact` because of its operands: it
/// divides a product that does not wrap by its second factor, or shifts back
/// what was shifted to the left.
static bool isExact(ArithOp op, Value lhs, Value rhs) {
  if (auto shift = lhs.getDefiningOp<arith::ShLIOp>())
    return (op == ArithOp::ShRSI || op == ArithOp::ShRUI) &&
           shift.getRhs() == rhs;
  auto product = lhs.getDefiningOp<arith::MulIOp>();
  if (!product || product.getRhs() != rhs)
    return false;
  return (op == ArithOp::DivSI && product.hasNoSignedWrap()) ||
         (op == ArithOp::DivUI && product.hasNoUnsignedWrap());
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Number ArithProgram::combine(ArithOp op, Number lhs, Number rhs) {
  const ArithEntry &entry = getArithEntry(op);
  ConstantRange range = entry.getRange(lhs.range, rhs.range);
  Value operands[] = {lhs.value, rhs.value};
  if (lhs.value.getType().isIndex() && choices.chance(indexDialect))
    return add(entry.createIndex(builder, location, operands)->getResult(0),
               range);
  bool exact = isExact(op, lhs.value, rhs.value) && choices.chance(promises);
  Operation *result = entry.create(builder, location, operands);
  if (exact)
    result->setAttr("isExact", builder.getUnitAttr());
  if (auto wraps = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(result))
    result->setAttr(wraps.getIntegerOverflowAttrName(),
                    arith::IntegerOverflowFlagsAttr::get(
                        builder.getContext(), pickFlags(op, lhs, rhs)));
  return add(result->getResult(0), range);
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
    return combine(ArithOp::AndI, number,
                   getConstant(element, llvm::bit_floor(limit) - 1));
  case 1:
    return combine(ArithOp::MinUI, number, most);
  case 2: {
    if (APInt::getMaxValue(width).ult(limit))
      return combine(ArithOp::MinUI, number, most);
    return combine(ArithOp::RemUI, number, getConstant(element, limit));
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
  if (choices.chance(promises) && fitsWidth(number.range, width, true))
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
