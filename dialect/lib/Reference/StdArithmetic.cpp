//===- StdArithmetic.cpp - std: arithmetic operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Evaluates the Standard dialect's arithmetic on scalars, or element by
/// element on vectors and tensors (ranked or not).
///
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"

#include "padlab/dialect/Std/Std.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using llvm::APInt;
using Elements = Operands;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalStdAddF(standard::AddFOp op, Elements in,
                                      Frame &) {
  return makeFloat(op, add(in[0].getFloat(), in[1].getFloat()));
}

static FailureOr<Element> evalStdMulF(standard::MulFOp op, Elements in,
                                      Frame &) {
  return makeFloat(op, multiply(in[0].getFloat(), in[1].getFloat()));
}

/// The document says: "The magnitude of the first operand and the sign of the
/// second operand". If the second operand is a NaN, the result is poison,
/// because the sign of a NaN is not specified.
static FailureOr<Element> evalStdCopySign(standard::CopySignOp op, Elements in,
                                          Frame &) {
  if (in[1].getFloat().isNaN())
    return Element::poison(getResultElementType(op));
  return makeFloat(op, APFloat::copySign(in[0].getFloat(), in[1].getFloat()));
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalStdAddI(standard::AddIOp op, Elements in,
                                      Frame &) {
  return makeInt(op, in[0].getInt() + in[1].getInt());
}

static FailureOr<Element> evalAnd(standard::AndOp op, Elements in, Frame &) {
  return makeInt(op, in[0].getInt() & in[1].getInt());
}

static FailureOr<Element> evalOr(standard::OrOp op, Elements in, Frame &) {
  return makeInt(op, in[0].getInt() | in[1].getInt());
}

static FailureOr<Element> evalXOr(standard::XOrOp op, Elements in, Frame &) {
  return makeInt(op, in[0].getInt() ^ in[1].getInt());
}

/// The document says "Rounds towards zero", so that 6 / -2 = -3. It also says
/// "The semantics of division by zero or signed division overflow is TBD": here
/// both are undefined.
static FailureOr<Element> evalDivIS(standard::DivISOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, quotient(/*isSigned=*/true), frame);
}

/// The document says: "For i16 6 / -2 = 6 / (2^16 - 2) = 0".
static FailureOr<Element> evalDivIU(standard::DivIUOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, quotient(/*isSigned=*/false), frame);
}

/// Computes the signed remainder (the document: "6 % -2 = 0"). The remainder is
/// undefined if `divis` is undefined for the same operands.
static FailureOr<Element> evalRemIS(standard::RemISOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, remainder(/*isSigned=*/true), frame);
}

/// The document says: "For i16 6 % -2 = 6 % (2^16 - 2) = 6".
static FailureOr<Element> evalRemIU(standard::RemIUOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, remainder(/*isSigned=*/false), frame);
}

static FailureOr<Element> evalStdCmpI(standard::CmpIOp op, Elements in,
                                      Frame &) {
  // The predicates of `arith.cmpi` have the document's names and numbers.
  auto predicate = static_cast<arith::CmpIPredicate>(op.getPredicate());
  return makeInt(op, APInt(1, arith::applyCmpPredicate(
                                  predicate, in[0].getInt(), in[1].getInt())));
}

void reference::registerStdArithmeticKernels(Kernels &kernels) {
  addElementwise<evalStdAddF>(kernels);
  addElementwise<evalStdMulF>(kernels);
  addElementwise<evalStdCopySign>(kernels);
  addElementwise<evalStdAddI>(kernels);
  addElementwise<evalAnd>(kernels);
  addElementwise<evalOr>(kernels);
  addElementwise<evalXOr>(kernels);
  addElementwise<evalDivIS, PoisonRule::Observed>(kernels);
  addElementwise<evalDivIU, PoisonRule::Observed>(kernels);
  addElementwise<evalRemIS, PoisonRule::Observed>(kernels);
  addElementwise<evalRemIU, PoisonRule::Observed>(kernels);
  addElementwise<evalStdCmpI>(kernels);
  kernels.addShared<standard::SelectOp>(evalSelect);
}
