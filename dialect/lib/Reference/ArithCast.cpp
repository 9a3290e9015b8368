//===- ArithCast.cpp - arith between types -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;
using Elements = Operands;

/// Returns the width of an integer type; `index` has 64 bits.
static unsigned getWidth(Type type) {
  return isa<IndexType>(type) ? 64 : type.getIntOrFloatBitWidth();
}

//===----------------------------------------------------------------------===//
// Integer to integer
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalExtUI(arith::ExtUIOp op, Elements in, Frame &) {
  Type type = getResultElementType(op);
  return Element::get(type, in[0].getInt().zext(getWidth(type)));
}

static FailureOr<Element> evalExtSI(arith::ExtSIOp op, Elements in, Frame &) {
  Type type = getResultElementType(op);
  return Element::get(type, in[0].getInt().sext(getWidth(type)));
}

static FailureOr<Element> evalTruncI(arith::TruncIOp op, Elements in, Frame &) {
  Type type = getResultElementType(op);
  APInt truncated = in[0].getInt().trunc(getWidth(type));
  unsigned wide = in[0].getInt().getBitWidth();
  auto flags = op.getOverflowFlags();
  bool isPoison =
      (arith::bitEnumContainsAll(flags, arith::IntegerOverflowFlags::nsw) &&
       truncated.sext(wide) != in[0].getInt()) ||
      (arith::bitEnumContainsAll(flags, arith::IntegerOverflowFlags::nuw) &&
       truncated.zext(wide) != in[0].getInt());
  return isPoison ? Element::poison(type) : Element::get(type, truncated);
}

static FailureOr<Element> evalIndexCast(arith::IndexCastOp op, Elements in,
                                        Frame &) {
  Type type = getResultElementType(op);
  return Element::get(type, in[0].getInt().sextOrTrunc(getWidth(type)));
}

static FailureOr<Element> evalIndexCastUI(arith::IndexCastUIOp op, Elements in,
                                          Frame &) {
  Type type = getResultElementType(op);
  return Element::get(type, in[0].getInt().zextOrTrunc(getWidth(type)));
}

//===----------------------------------------------------------------------===//
// Float to float
//===----------------------------------------------------------------------===//

static llvm::RoundingMode getRounding(arith::TruncFOp op) {
  switch (op.getRoundingmode().value_or(arith::RoundingMode::to_nearest_even)) {
  case arith::RoundingMode::to_nearest_even:
    return APFloat::rmNearestTiesToEven;
  case arith::RoundingMode::downward:
    return APFloat::rmTowardNegative;
  case arith::RoundingMode::upward:
    return APFloat::rmTowardPositive;
  case arith::RoundingMode::toward_zero:
    return APFloat::rmTowardZero;
  case arith::RoundingMode::to_nearest_away:
    return APFloat::rmNearestTiesToAway;
  }
  llvm_unreachable("covered switch");
}

/// Evaluates a conversion between float types.
template <typename Op>
static FailureOr<Element>
castFloat(Op op, Elements in, APFloat::roundingMode rounding, Frame &frame) {
  auto flags = op.getFastmath().value_or(arith::FastMathFlags::none);
  if (failed(checkFastMath(op, flags, frame)))
    return failure();
  return applyFastMath(
      flags, in,
      convertFloat(in[0].getFloat(), getResultElementType(op), rounding));
}

static FailureOr<Element> evalExtF(arith::ExtFOp op, Elements in,
                                   Frame &frame) {
  return castFloat(op, in, APFloat::rmNearestTiesToEven, frame);
}

static FailureOr<Element> evalTruncF(arith::TruncFOp op, Elements in,
                                     Frame &frame) {
  return castFloat(op, in, getRounding(op), frame);
}

//===----------------------------------------------------------------------===//
// Integer to float and back
//===----------------------------------------------------------------------===//

static Element intToFloat(Operation *op, const APInt &value, bool isSigned) {
  Type type = getResultElementType(op);
  APFloat result(cast<FloatType>(type).getFloatSemantics());
  result.convertFromAPInt(value, isSigned, APFloat::rmNearestTiesToEven);
  return Element::get(type, result);
}

/// Rounds towards zero; NaN, and numbers out of range, become poison.
static Element floatToInt(Operation *op, const APFloat &value, bool isSigned) {
  Type type = getResultElementType(op);
  APSInt result(getWidth(type), /*isUnsigned=*/!isSigned);
  bool isExact = false;
  APFloat::opStatus status =
      value.convertToInteger(result, APFloat::rmTowardZero, &isExact);
  if (status & APFloat::opInvalidOp)
    return Element::poison(type);
  return Element::get(type, APInt(result));
}

static FailureOr<Element> evalSIToFP(arith::SIToFPOp op, Elements in, Frame &) {
  return intToFloat(op, in[0].getInt(), /*isSigned=*/true);
}

static FailureOr<Element> evalUIToFP(arith::UIToFPOp op, Elements in, Frame &) {
  return intToFloat(op, in[0].getInt(), /*isSigned=*/false);
}

static FailureOr<Element> evalFPToSI(arith::FPToSIOp op, Elements in, Frame &) {
  return floatToInt(op, in[0].getFloat(), /*isSigned=*/true);
}

static FailureOr<Element> evalFPToUI(arith::FPToUIOp op, Elements in, Frame &) {
  return floatToInt(op, in[0].getFloat(), /*isSigned=*/false);
}

static FailureOr<Element> evalArithBitcast(arith::BitcastOp op, Elements in,
                                           Frame &frame) {
  return castBits(in[0], getResultElementType(op), frame);
}

void reference::registerArithCastKernels(Kernels &kernels) {
  addElementwise<evalExtUI>(kernels);
  addElementwise<evalExtSI>(kernels);
  addElementwise<evalTruncI>(kernels);
  addElementwise<evalIndexCast>(kernels);
  addElementwise<evalIndexCastUI>(kernels);
  addElementwise<evalExtF>(kernels);
  addElementwise<evalTruncF>(kernels);
  addElementwise<evalSIToFP>(kernels);
  addElementwise<evalUIToFP>(kernels);
  addElementwise<evalFPToSI>(kernels);
  addElementwise<evalFPToUI>(kernels);
  addElementwise<evalArithBitcast>(kernels);
}
