//===- Complex.cpp - arithmetic on complex numbers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Evaluates operations on complex numbers whose results are defined to the
/// bit: by formulas on the real and imaginary parts, in which each step is
/// rounded. Products are `(ac - bd, ad + bc)`, without recovery of infinities.
/// Quotients, absolute values and functions have no kernel, because there are
/// several formulas for each.
///
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "Constants.h"

#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;

namespace {
struct Parts {
  APFloat real, imaginary;
};
} // namespace

static Parts getParts(const Element &element) {
  return {element.getPart(0).getFloat(), element.getPart(1).getFloat()};
}

/// Makes the result of an operation that takes `fastmath` flags; refuses any
/// flag.
template <typename Op>
static FailureOr<Element> makeComplex(Op op, const Parts &parts, Frame &frame) {
  if (op.getFastmath() != arith::FastMathFlags::none)
    return frame.unsupported(op, "fastmath flags on complex numbers");
  auto type = cast<ComplexType>(op.getType());
  Type part = type.getElementType();
  return Element::getComplex(type, Element::get(part, parts.real),
                             Element::get(part, parts.imaginary));
}

static APFloat subtract(APFloat lhs, const APFloat &rhs) {
  lhs.subtract(rhs, APFloat::rmNearestTiesToEven);
  return lhs;
}

static FailureOr<Element> evalCreate(complex::CreateOp op, Operands in,
                                     Frame &) {
  return Element::getComplex(op.getType(), in[0], in[1]);
}

static FailureOr<Element> evalRe(complex::ReOp, Operands in, Frame &) {
  return in[0].getPart(0);
}

static FailureOr<Element> evalIm(complex::ImOp, Operands in, Frame &) {
  return in[0].getPart(1);
}

static FailureOr<Element> evalNeg(complex::NegOp op, Operands in,
                                  Frame &frame) {
  Parts x = getParts(in[0]);
  return makeComplex(op, {llvm::neg(x.real), llvm::neg(x.imaginary)}, frame);
}

static FailureOr<Element> evalConj(complex::ConjOp op, Operands in,
                                   Frame &frame) {
  Parts x = getParts(in[0]);
  return makeComplex(op, {x.real, llvm::neg(x.imaginary)}, frame);
}

static FailureOr<Element> evalComplexAdd(complex::AddOp op, Operands in,
                                         Frame &frame) {
  Parts x = getParts(in[0]), y = getParts(in[1]);
  return makeComplex(op, {add(x.real, y.real), add(x.imaginary, y.imaginary)},
                     frame);
}

static FailureOr<Element> evalSub(complex::SubOp op, Operands in,
                                  Frame &frame) {
  Parts x = getParts(in[0]), y = getParts(in[1]);
  return makeComplex(
      op, {subtract(x.real, y.real), subtract(x.imaginary, y.imaginary)},
      frame);
}

static FailureOr<Element> evalComplexMul(complex::MulOp op, Operands in,
                                         Frame &frame) {
  Parts x = getParts(in[0]), y = getParts(in[1]);
  return makeComplex(
      op,
      {subtract(multiply(x.real, y.real), multiply(x.imaginary, y.imaginary)),
       add(multiply(x.real, y.imaginary), multiply(x.imaginary, y.real))},
      frame);
}

static bool areEqual(Operands in) {
  Parts x = getParts(in[0]), y = getParts(in[1]);
  return x.real.compare(y.real) == APFloat::cmpEqual &&
         x.imaginary.compare(y.imaginary) == APFloat::cmpEqual;
}

static FailureOr<Element> evalEqual(complex::EqualOp op, Operands in, Frame &) {
  return makeInt(op, llvm::APInt(1, areEqual(in)));
}

static FailureOr<Element> evalNotEqual(complex::NotEqualOp op, Operands in,
                                       Frame &) {
  return makeInt(op, llvm::APInt(1, !areEqual(in)));
}

static LogicalResult evalComplexConstant(complex::ConstantOp op, Frame &frame) {
  return bindConstant(op, op.getValue(), frame);
}

void reference::registerComplexKernels(Kernels &kernels) {
  addElementwise<evalCreate>(kernels);
  addElementwise<evalRe>(kernels);
  addElementwise<evalIm>(kernels);
  addElementwise<evalNeg>(kernels);
  addElementwise<evalConj>(kernels);
  addElementwise<evalComplexAdd>(kernels);
  addElementwise<evalSub>(kernels);
  addElementwise<evalComplexMul>(kernels);
  addElementwise<evalEqual>(kernels);
  addElementwise<evalNotEqual>(kernels);
  kernels.add<evalComplexConstant>();
}
