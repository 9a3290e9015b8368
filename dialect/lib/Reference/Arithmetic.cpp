//===- Arithmetic.cpp - functions of elements that dialects share ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "Constants.h"

#include <cmath>

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using llvm::APInt;

Element reference::makeInt(Operation *op, APInt value) {
  return Element::get(getResultElementType(op), std::move(value));
}

Element reference::makeFloat(Operation *op, APFloat value) {
  return Element::get(getResultElementType(op), std::move(value));
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

static LogicalResult checkDivisor(Operation *op, const Element &divisor,
                                  Frame &frame) {
  if (divisor.isPoison())
    return frame.undefined(op, "the divisor is poison");
  if (divisor.getInt().isZero())
    return frame.undefined(op, "division by zero");
  return success();
}

/// Reports undefined behaviour if the divisor is poison or zero, or if the
/// division overflows. If the divisor is -1, a poison dividend is undefined,
/// too, because it may be the signed minimum.
static LogicalResult checkSignedDivision(Operation *op, Operands in,
                                         Frame &frame) {
  if (failed(checkDivisor(op, in[1], frame)))
    return failure();
  if (in[1].getInt().isAllOnes() &&
      (in[0].isPoison() || in[0].getInt().isMinSignedValue()))
    return frame.undefined(op, "signed division overflows");
  return success();
}

Division reference::quotient(bool isSigned, bool isExact) {
  auto divideSigned = [](const APInt &a, const APInt &b) { return a.sdiv(b); };
  auto divideUnsigned = [](const APInt &a, const APInt &b) {
    return a.udiv(b);
  };
  if (isSigned)
    return {isSigned, isExact, divideSigned};
  return {isSigned, isExact, divideUnsigned};
}

Division reference::remainder(bool isSigned) {
  auto divideSigned = [](const APInt &a, const APInt &b) { return a.srem(b); };
  auto divideUnsigned = [](const APInt &a, const APInt &b) {
    return a.urem(b);
  };
  if (isSigned)
    return {isSigned, /*isExact=*/false, divideSigned};
  return {isSigned, /*isExact=*/false, divideUnsigned};
}

FailureOr<Element> reference::divide(Operation *op, Operands in,
                                     const Division &division, Frame &frame) {
  if (failed(division.isSigned ? checkSignedDivision(op, in, frame)
                               : checkDivisor(op, in[1], frame)))
    return failure();
  if (in[0].isPoison())
    return Element::poison(getResultElementType(op));
  const APInt &lhs = in[0].getInt(), &rhs = in[1].getInt();
  APInt remainder = division.isSigned ? lhs.srem(rhs) : lhs.urem(rhs);
  if (division.isExact && !remainder.isZero())
    return Element::poison(getResultElementType(op));
  return makeInt(op, division.divide(lhs, rhs));
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

APFloat reference::add(APFloat lhs, const APFloat &rhs) {
  lhs.add(rhs, nearestEven);
  return lhs;
}

APFloat reference::multiply(APFloat lhs, const APFloat &rhs) {
  lhs.multiply(rhs, nearestEven);
  return lhs;
}

// Rounds floats of at most 8 bits in f32: APFloat adds 2^(precision - 1) and
// subtracts it again, but f8E3M4 cannot represent that number, so that every
// result other than zero would be NaN.
APFloat reference::roundToIntegral(APFloat value, llvm::RoundingMode mode) {
  const llvm::fltSemantics &semantics = value.getSemantics();
  bool isShort = value.isFinite() && APFloat::getSizeInBits(semantics) <= 8;
  bool losesInfo = false;
  if (isShort)
    value.convert(APFloat::IEEEsingle(), nearestEven, &losesInfo);
  value.roundToIntegral(mode);
  if (isShort)
    value.convert(semantics, nearestEven, &losesInfo);
  return value;
}

APFloat reference::roundUp(APFloat value) {
  return roundToIntegral(std::move(value), APFloat::rmTowardPositive);
}

// The machine's double square root is correctly rounded; rounding it again to a
// type with at most 25 bits of precision is correct, too.
FailureOr<APFloat> reference::squareRoot(Operation *op, const Element &value,
                                         Frame &frame) {
  APFloat wide = value.getFloat();
  const llvm::fltSemantics &semantics = wide.getSemantics();
  if (APFloat::semanticsPrecision(semantics) >
      APFloat::semanticsPrecision(APFloat::IEEEdouble()))
    return frame.unsupported(op, "type " + toText(value.getType()));
  bool losesInfo = false;
  wide.convert(APFloat::IEEEdouble(), nearestEven, &losesInfo);
  APFloat root(std::sqrt(wide.convertToDouble()));
  root.convert(semantics, nearestEven, &losesInfo);
  return root;
}

//===----------------------------------------------------------------------===//
// Choice
//===----------------------------------------------------------------------===//

/// A poison condition makes the result poison, as ArithOps.td says.
static Element selectElement(Operands in) {
  if (in[0].isPoison())
    return Element::poison(in[1].getType());
  return in[0].getInt().isZero() ? in[2] : in[1];
}

LogicalResult reference::evalSelect(Operation *op, Frame &frame) {
  if (isa<ShapedType>(op->getOperand(0).getType()))
    return mapElements(op, PoisonRule::Observed, frame,
                       [](Operands in, MutableArrayRef<Element> out) {
                         out[0] = selectElement(in);
                         return success();
                       });
  const Element &condition = frame.getElement(op->getOperand(0));
  if (condition.isPoison()) {
    FailureOr<RuntimeValue> poison =
        getPoison(op, op->getResult(0).getType(), frame);
    if (failed(poison))
      return failure();
    frame.bind(op->getResult(0), std::move(*poison));
    return success();
  }
  frame.bind(op->getResult(0),
             frame.get(op->getOperand(condition.getInt().isZero() ? 2 : 1)));
  return success();
}
