//===- Elements.cpp - two scalars, compared as integers ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../ComplexParts.h"
#include "Conditions.h"

#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;

Value cond::constant(OpBuilder &b, Location loc, bool value) {
  return arith::ConstantIntOp::create(b, loc, value, /*width=*/1);
}

Value cond::index(OpBuilder &b, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(b, loc, value);
}

Value cond::equal(OpBuilder &b, Location loc, Value lhs, Value rhs) {
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, lhs, rhs);
}

Value cond::both(OpBuilder &b, Location loc, Value lhs, Value rhs) {
  return arith::AndIOp::create(b, loc, lhs, rhs);
}

Value cond::either(OpBuilder &b, Location loc, Value lhs, Value rhs) {
  return arith::OrIOp::create(b, loc, lhs, rhs);
}

Value cond::ifHolds(OpBuilder &b, Location loc, Value condition,
                    llvm::function_ref<Value(OpBuilder &)> then,
                    Value otherwise) {
  return scf::IfOp::create(
             b, loc, condition,
             [&](OpBuilder &b, Location loc) {
               scf::YieldOp::create(b, loc, then(b));
             },
             [&](OpBuilder &b, Location loc) {
               scf::YieldOp::create(b, loc, otherwise);
             })
      .getResult(0);
}

static Value constantLike(OpBuilder &b, Location loc, Value like,
                          const llvm::APInt &value) {
  return arith::ConstantOp::create(b, loc,
                                   b.getIntegerAttr(like.getType(), value));
}

/// Returns the bits of a float without its sign, if its format has one.
static Value getMagnitude(OpBuilder &b, Location loc, Value bits,
                          const llvm::fltSemantics &semantics) {
  if (!llvm::APFloat::semanticsHasSignedRepr(semantics))
    return bits;
  unsigned width = bits.getType().getIntOrFloatBitWidth();
  return arith::AndIOp::create(
      b, loc, bits,
      constantLike(b, loc, bits, llvm::APInt::getSignedMaxValue(width)));
}

/// Whether a float, given as its bits, is a NaN.
static Value isNaN(OpBuilder &b, Location loc, Value bits,
                   const llvm::fltSemantics &semantics) {
  using llvm::APFloat;
  if (!APFloat::semanticsHasNaN(semantics))
    return cond::constant(b, loc, false);
  if (APFloat::semanticsHasInf(semantics)) {
    Value magnitude = getMagnitude(b, loc, bits, semantics);
    return arith::CmpIOp::create(
        b, loc, arith::CmpIPredicate::ugt, magnitude,
        constantLike(b, loc, magnitude,
                     APFloat::getInf(semantics).bitcastToAPInt()));
  }
  // In a format without infinities, NaN is one pattern, or two that differ in
  // the sign.
  auto isPattern = [&](bool isNegative) {
    return cond::equal(
        b, loc, bits,
        constantLike(b, loc, bits,
                     APFloat::getNaN(semantics, isNegative).bitcastToAPInt()));
  };
  return cond::either(b, loc, isPattern(false), isPattern(true));
}

/// Returns, as an unsigned number, the number of steps from one float to the
/// other, where each step leads to the next representable number. A magnitude
/// is the number of steps from zero, so that the sum or difference of two
/// magnitudes fits the width of the float.
static Value getDistance(OpBuilder &b, Location loc, Value lhs, Value rhs,
                         const llvm::fltSemantics &semantics) {
  Value lhsMagnitude = getMagnitude(b, loc, lhs, semantics);
  Value rhsMagnitude = getMagnitude(b, loc, rhs, semantics);
  Value larger = arith::MaxUIOp::create(b, loc, lhsMagnitude, rhsMagnitude);
  Value smaller = arith::MinUIOp::create(b, loc, lhsMagnitude, rhsMagnitude);
  Value difference = arith::SubIOp::create(b, loc, larger, smaller);
  if (!llvm::APFloat::semanticsHasSignedRepr(semantics))
    return difference;
  Value signs = arith::XOrIOp::create(b, loc, lhs, rhs);
  Value zero = constantLike(
      b, loc, lhs, llvm::APInt::getZero(lhs.getType().getIntOrFloatBitWidth()));
  Value acrossZero =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, signs, zero);
  Value sum = arith::AddIOp::create(b, loc, lhsMagnitude, rhsMagnitude);
  return arith::SelectOp::create(b, loc, acrossZero, sum, difference);
}

static Value areClose(OpBuilder &b, Location loc, Value lhs, Value rhs,
                      const llvm::fltSemantics &semantics, unsigned ulps) {
  if (ulps == 0)
    return cond::equal(b, loc, lhs, rhs);
  unsigned width = lhs.getType().getIntOrFloatBitWidth();
  llvm::APInt limit(64, ulps);
  limit = width < 64 ? limit.truncUSat(width) : limit.zext(width);
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ule,
                               getDistance(b, loc, lhs, rhs, semantics),
                               constantLike(b, loc, lhs, limit));
}

/// Compares two floats of one format, given as their bits.
static Value compareFloats(OpBuilder &b, Location loc, Value lhs, Value rhs,
                           const llvm::fltSemantics &semantics, unsigned ulps) {
  Value lhsNaN = isNaN(b, loc, lhs, semantics);
  Value rhsNaN = isNaN(b, loc, rhs, semantics);
  Value close = areClose(b, loc, lhs, rhs, semantics, ulps);
  Value neitherNaN = cond::equal(b, loc, cond::either(b, loc, lhsNaN, rhsNaN),
                                 cond::constant(b, loc, false));
  return cond::either(b, loc, cond::both(b, loc, lhsNaN, rhsNaN),
                      cond::both(b, loc, neitherNaN, close));
}

/// Returns the bits of a float as an integer; returns an index or an integer
/// unchanged.
static Value getBits(OpBuilder &b, Location loc, Value part) {
  if (!isa<FloatType>(part.getType()))
    return part;
  Type bits = b.getIntegerType(part.getType().getIntOrFloatBitWidth());
  return arith::BitcastOp::create(b, loc, bits, part);
}

static Value compareParts(OpBuilder &b, Location loc, Value actual,
                          Value expected, const ElementStorage &storage,
                          unsigned ulps) {
  Value lhs = getBits(b, loc, actual), rhs = getBits(b, loc, expected);
  if (!storage.semantics)
    return cond::equal(b, loc, lhs, rhs);
  return compareFloats(b, loc, lhs, rhs, *storage.semantics, ulps);
}

Value padlab::compareElements(OpBuilder &b, Location loc, Value actual,
                              Value expected, unsigned ulps) {
  ElementStorage storage = *getElementStorage(actual.getType());
  if (!storage.isComplex())
    return compareParts(b, loc, actual, expected, storage, ulps);
  auto [real, imaginary] = getComplexParts(b, loc, actual);
  auto [expectedReal, expectedImaginary] = getComplexParts(b, loc, expected);
  return cond::both(
      b, loc, compareParts(b, loc, real, expectedReal, storage, ulps),
      compareParts(b, loc, imaginary, expectedImaginary, storage, ulps));
}
