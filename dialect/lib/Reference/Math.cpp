//===- Math.cpp - the exact operations of math -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Evaluates the operations whose results IEEE 754 or integer arithmetic fixes
/// to the bit. MathFunctions.cpp has the others.
///
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "Vectors.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using llvm::APInt;
using Elements = Operands;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static Element makeCount(Operation *op, Elements in, unsigned count) {
  return makeInt(op, APInt(in[0].getInt().getBitWidth(), count));
}

/// The signed minimum is its own absolute value.
static FailureOr<Element> evalAbsI(math::AbsIOp op, Elements in, Frame &) {
  return makeInt(op, in[0].getInt().abs());
}

static FailureOr<Element> evalCtlz(math::CountLeadingZerosOp op, Elements in,
                                   Frame &) {
  return makeCount(op, in, in[0].getInt().countl_zero());
}

static FailureOr<Element> evalCttz(math::CountTrailingZerosOp op, Elements in,
                                   Frame &) {
  return makeCount(op, in, in[0].getInt().countr_zero());
}

static FailureOr<Element> evalCtPop(math::CtPopOp op, Elements in, Frame &) {
  return makeCount(op, in, in[0].getInt().popcount());
}

/// Computes a power as the folder of `ipowi` does: products wrap around, and
/// for a negative exponent, the reciprocal of the power is rounded towards
/// zero. The op is pure, so that zero to a negative exponent must be poison,
/// although the conversion to functions divides by zero there.
static FailureOr<Element> evalIPowI(math::IPowIOp op, Elements in, Frame &) {
  const APInt &base = in[0].getInt();
  APInt exponent = in[1].getInt();
  APInt result(base.getBitWidth(), 1);
  if (exponent.isNegative()) {
    if (base.isZero())
      return Element::poison(getResultElementType(op));
    if (base == result || (base.isAllOnes() && !exponent[0]))
      return makeInt(op, result);
    return makeInt(op, base.isAllOnes() ? base
                                        : APInt::getZero(base.getBitWidth()));
  }
  for (APInt square = base; !exponent.isZero(); square *= square) {
    if (exponent[0])
      result *= square;
    exponent.lshrInPlace(1);
  }
  return makeInt(op, result);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalMathAbsF(math::AbsFOp op, Elements in,
                                       Frame &frame) {
  return makeFloat(op, in, llvm::abs(in[0].getFloat()), frame);
}

/// Copying the sign of a NaN makes poison, because a NaN's sign is not
/// specified.
static FailureOr<Element> evalMathCopySign(math::CopySignOp op, Elements in,
                                           Frame &frame) {
  if (in[1].getFloat().isNaN())
    return Element::poison(getResultElementType(op));
  return makeFloat(
      op, in, APFloat::copySign(in[0].getFloat(), in[1].getFloat()), frame);
}

static FailureOr<Element> evalCeil(math::CeilOp op, Elements in, Frame &frame) {
  return makeFloat(op, in, roundUp(in[0].getFloat()), frame);
}

static FailureOr<Element> evalFloor(math::FloorOp op, Elements in,
                                    Frame &frame) {
  return makeFloat(op, in,
                   roundToIntegral(in[0].getFloat(), APFloat::rmTowardNegative),
                   frame);
}

static FailureOr<Element> evalRound(math::RoundOp op, Elements in,
                                    Frame &frame) {
  return makeFloat(
      op, in, roundToIntegral(in[0].getFloat(), APFloat::rmNearestTiesToAway),
      frame);
}

static FailureOr<Element> evalRoundEven(math::RoundEvenOp op, Elements in,
                                        Frame &frame) {
  return makeFloat(
      op, in, roundToIntegral(in[0].getFloat(), APFloat::rmNearestTiesToEven),
      frame);
}

static FailureOr<Element> evalTrunc(math::TruncOp op, Elements in,
                                    Frame &frame) {
  return makeFloat(
      op, in, roundToIntegral(in[0].getFloat(), APFloat::rmTowardZero), frame);
}

APFloat reference::multiplyAdd(const APFloat &a, const APFloat &b,
                               const APFloat &c) {
  const llvm::fltSemantics &semantics = a.getSemantics();
  bool losesInfo = false;
  auto widen = [&](APFloat value) {
    if (APFloat::getSizeInBits(semantics) <= 8)
      value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                    &losesInfo);
    return value;
  };
  APFloat value = widen(a);
  value.fusedMultiplyAdd(widen(b), widen(c), APFloat::rmNearestTiesToEven);
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

static FailureOr<Element> evalMathFma(math::FmaOp op, Elements in,
                                      Frame &frame) {
  return makeFloat(
      op, in, multiplyAdd(in[0].getFloat(), in[1].getFloat(), in[2].getFloat()),
      frame);
}

static FailureOr<Element> evalMathSqrt(math::SqrtOp op, Elements in,
                                       Frame &frame) {
  FailureOr<APFloat> root = squareRoot(op, in[0], frame);
  if (failed(root))
    return failure();
  return makeFloat(op, in, std::move(*root), frame);
}

//===----------------------------------------------------------------------===//
// Classification
//===----------------------------------------------------------------------===//

template <typename Op>
static FailureOr<Element> classify(Op op, Elements in, bool holds,
                                   Frame &frame) {
  if (failed(checkFastMath(op, op.getFastmath(), frame)))
    return failure();
  return applyFastMath(op.getFastmath(), in, makeInt(op, APInt(1, holds)));
}

static FailureOr<Element> evalIsFinite(math::IsFiniteOp op, Elements in,
                                       Frame &frame) {
  return classify(op, in, in[0].getFloat().isFinite(), frame);
}

static FailureOr<Element> evalIsInf(math::IsInfOp op, Elements in,
                                    Frame &frame) {
  return classify(op, in, in[0].getFloat().isInfinity(), frame);
}

static FailureOr<Element> evalIsNaN(math::IsNaNOp op, Elements in,
                                    Frame &frame) {
  return classify(op, in, in[0].getFloat().isNaN(), frame);
}

static FailureOr<Element> evalIsNormal(math::IsNormalOp op, Elements in,
                                       Frame &frame) {
  return classify(op, in, in[0].getFloat().isNormal(), frame);
}

void reference::registerMathKernels(Kernels &kernels) {
  addElementwise<evalAbsI>(kernels);
  addElementwise<evalCtlz>(kernels);
  addElementwise<evalCttz>(kernels);
  addElementwise<evalCtPop>(kernels);
  addElementwise<evalIPowI>(kernels);
  addElementwise<evalMathAbsF>(kernels);
  addElementwise<evalMathCopySign>(kernels);
  addElementwise<evalCeil>(kernels);
  addElementwise<evalFloor>(kernels);
  addElementwise<evalRound>(kernels);
  addElementwise<evalRoundEven>(kernels);
  addElementwise<evalTrunc>(kernels);
  addElementwise<evalMathFma>(kernels);
  addElementwise<evalMathSqrt>(kernels);
  addElementwise<evalIsFinite>(kernels);
  addElementwise<evalIsInf>(kernels);
  addElementwise<evalIsNaN>(kernels);
  addElementwise<evalIsNormal>(kernels);
}
