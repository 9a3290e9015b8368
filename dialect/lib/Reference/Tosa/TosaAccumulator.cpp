//===- TosaAccumulator.cpp - tosa: sums of products -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaAccumulator.h"

#include "../Arithmetic.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

LogicalResult TosaAccumulator::addInt(int64_t term) {
  // The addition does not overflow 64 bits in the accumulators of the
  // specification, i32 and i48: products have at most 34 bits, and biases and
  // earlier sums fit in 48.
  FailureOr<Element> fitting = fitTosaInt(op, sum + term, type, frame);
  if (failed(fitting))
    return failure();
  sum = getTosaInt(*fitting);
  return success();
}

LogicalResult TosaAccumulator::addProduct(const Element &a, const Element &b) {
  if (a.isPoison() || b.isPoison() || zeroA.isPoison() || zeroB.isPoison()) {
    isPoison = true;
    return success();
  }
  if (failed(checkTosaZero(op, zeroA, frame)) ||
      failed(checkTosaZero(op, zeroB, frame)))
    return failure();
  if (!floats)
    return addInt((getTosaInt(a) - getTosaInt(zeroA)) *
                  (getTosaInt(b) - getTosaInt(zeroB)));
  floats->addProduct(a.getFloat(), b.getFloat());
  return success();
}

bool reference::isOpenTimesZero(const Element &factor) {
  return factor.isPoison() ||
         (isa<FloatType>(factor.getType()) && !factor.getFloat().isFinite());
}

void TosaAccumulator::skipProduct(const Element &factor) {
  isPoison |= isOpenTimesZero(factor);
}

LogicalResult TosaAccumulator::add(const Element &term) {
  isPoison |= term.isPoison();
  if (term.isPoison())
    return success();
  if (!floats)
    return addInt(getTosaInt(term));
  floats->add(term.getFloat());
  return success();
}

FailureOr<Element> TosaAccumulator::get(Type result) {
  if (isPoison)
    return Element::poison(result);
  if (auto floatType = dyn_cast<FloatType>(result))
    return floats->get(floatType);
  return fitTosaInt(op, sum, result, frame);
}

LogicalResult reference::checkTosaSum(Operation *op, Type accumulator,
                                      Frame &frame) {
  Type result = getResultElementType(op);
  if (isa<IntegerType>(accumulator) == isa<IntegerType>(result) &&
      (isa<IntegerType>(accumulator) || isTosaFloat(accumulator)))
    return success();
  return frame.unsupported(op, "an accumulator of " + toText(accumulator));
}
