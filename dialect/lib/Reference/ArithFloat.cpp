//===- ArithFloat.cpp - arith on floats -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Evaluates the float operations of arith by IEEE 754, rounded to nearest,
/// ties to even (`remf` is C's `fmod`, which is exact). Nothing is reassociated
/// or contracted.
///
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using Elements = Operands;

static FailureOr<Element> evalArithNegF(arith::NegFOp op, Elements in,
                                        Frame &frame) {
  return makeFloat(op, in, llvm::neg(in[0].getFloat()), frame);
}

template <typename Op>
static bool mayContract(Op op) {
  return arith::bitEnumContainsAll(op.getFastmath(),
                                   arith::FastMathFlags::contract);
}

/// Returns the result of an operation that the flag `contract` permits to fuse
/// with an adjacent product or sum. Fusing does not change the result if the
/// product is exact, and `evalArithMulF` refuses the flag on other products (in
/// a run without a licence). Therefore this function ignores the flag.
template <typename Op>
static FailureOr<Element> makeContracted(Op op, Elements in, APFloat value,
                                         Frame &frame) {
  auto flags = op.getFastmath() & ~arith::FastMathFlags::contract;
  if (failed(checkFastMath(op, flags, frame)))
    return failure();
  return applyFastMath(flags, in,
                       Element::get(getResultElementType(op), value));
}

static FailureOr<Element> evalArithAddF(arith::AddFOp op, Elements in,
                                        Frame &frame) {
  return makeContracted(op, in, add(in[0].getFloat(), in[1].getFloat()), frame);
}

static FailureOr<Element> evalSubF(arith::SubFOp op, Elements in,
                                   Frame &frame) {
  APFloat value = in[0].getFloat();
  value.subtract(in[1].getFloat(), nearestEven);
  return makeContracted(op, in, value, frame);
}

static FailureOr<Element> evalArithMulF(arith::MulFOp op, Elements in,
                                        Frame &frame) {
  APFloat value = in[0].getFloat();
  APFloat::opStatus status = value.multiply(in[1].getFloat(), nearestEven);
  if (mayContract(op) && (status & APFloat::opInexact) && !frame.isLicensed())
    return frame.unsupported(op, "fastmath<contract> of a rounded product: has "
                                 "no single result");
  return makeContracted(op, in, value, frame);
}

static FailureOr<Element> evalDivF(arith::DivFOp op, Elements in,
                                   Frame &frame) {
  APFloat value = in[0].getFloat();
  value.divide(in[1].getFloat(), nearestEven);
  return makeFloat(op, in, value, frame);
}

static FailureOr<Element> evalRemF(arith::RemFOp op, Elements in,
                                   Frame &frame) {
  APFloat value = in[0].getFloat();
  value.mod(in[1].getFloat());
  return makeFloat(op, in, value, frame);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// The result is a NaN if an operand is a NaN; -0 is less than +0.
static FailureOr<Element> evalMaximumF(arith::MaximumFOp op, Elements in,
                                       Frame &frame) {
  return makeFloat(op, in, llvm::maximum(in[0].getFloat(), in[1].getFloat()),
                   frame);
}

static FailureOr<Element> evalMinimumF(arith::MinimumFOp op, Elements in,
                                       Frame &frame) {
  return makeFloat(op, in, llvm::minimum(in[0].getFloat(), in[1].getFloat()),
                   frame);
}

bool reference::isAmbiguousMaxNum(const APFloat &a, const APFloat &b) {
  return a.isSignaling() || b.isSignaling() ||
         (a.isZero() && b.isZero() && a.isNegative() != b.isNegative());
}

static FailureOr<Element> evalMaxNumF(arith::MaxNumFOp op, Elements in,
                                      Frame &frame) {
  if (isAmbiguousMaxNum(in[0].getFloat(), in[1].getFloat()))
    return Element::poison(getResultElementType(op));
  return makeFloat(op, in, llvm::maxnum(in[0].getFloat(), in[1].getFloat()),
                   frame);
}

static FailureOr<Element> evalMinNumF(arith::MinNumFOp op, Elements in,
                                      Frame &frame) {
  if (isAmbiguousMaxNum(in[0].getFloat(), in[1].getFloat()))
    return Element::poison(getResultElementType(op));
  return makeFloat(op, in, llvm::minnum(in[0].getFloat(), in[1].getFloat()),
                   frame);
}

static FailureOr<Element> evalCmpF(arith::CmpFOp op, Elements in,
                                   Frame &frame) {
  if (failed(checkFastMath(op, op.getFastmath(), frame)))
    return failure();
  bool holds = arith::applyCmpPredicate(op.getPredicate(), in[0].getFloat(),
                                        in[1].getFloat());
  return applyFastMath(
      op.getFastmath(), in,
      Element::get(getResultElementType(op), llvm::APInt(1, holds)));
}

void reference::registerArithFloatKernels(Kernels &kernels) {
  addElementwise<evalArithNegF>(kernels);
  addElementwise<evalArithAddF>(kernels);
  addElementwise<evalSubF>(kernels);
  addElementwise<evalArithMulF>(kernels);
  addElementwise<evalDivF>(kernels);
  addElementwise<evalRemF>(kernels);
  addElementwise<evalMaximumF>(kernels);
  addElementwise<evalMinimumF>(kernels);
  addElementwise<evalMaxNumF>(kernels);
  addElementwise<evalMinNumF>(kernels);
  addElementwise<evalCmpF>(kernels);
}
