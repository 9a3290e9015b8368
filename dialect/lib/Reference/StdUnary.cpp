//===- StdUnary.cpp - std: unary operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Evaluates the Standard dialect's unary operations whose results IEEE 754
/// fixes to the bit, on a float, or on each float of a vector or tensor.
/// MathFunctions.cpp has the others.
///
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"

#include "padlab/dialect/Std/Std.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using Elements = Operands;

static FailureOr<Element> evalStdAbsF(standard::AbsFOp op, Elements in,
                                      Frame &) {
  return makeFloat(op, llvm::abs(in[0].getFloat()));
}

static FailureOr<Element> evalCeilF(standard::CeilFOp op, Elements in,
                                    Frame &) {
  return makeFloat(op, roundUp(in[0].getFloat()));
}

static FailureOr<Element> evalStdNegF(standard::NegFOp op, Elements in,
                                      Frame &) {
  return makeFloat(op, llvm::neg(in[0].getFloat()));
}

static FailureOr<Element> evalStdSqrt(standard::SqrtOp op, Elements in,
                                      Frame &frame) {
  FailureOr<APFloat> root = squareRoot(op, in[0], frame);
  if (failed(root))
    return failure();
  return makeFloat(op, std::move(*root));
}

void reference::registerStdUnaryKernels(Kernels &kernels) {
  addElementwise<evalStdAbsF>(kernels);
  addElementwise<evalCeilF>(kernels);
  addElementwise<evalStdNegF>(kernels);
  addElementwise<evalStdSqrt>(kernels);
}
