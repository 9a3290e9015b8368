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
  // Only in accumulators of i64, which the specification does not have, can the
  // addition overflow 64 bits.
  int64_t next;
  if (llvm::AddOverflow(sum, term, next))
    return frame.undefined(op, "the sum overflows");
  FailureOr<Element> fitting = fitTosaInt(op, next, type, frame);
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
  if (!floats) {
    int64_t product;
    if (llvm::MulOverflow(getTosaInt(a) - getTosaInt(zeroA),
                          getTosaInt(b) - getTosaInt(zeroB), product))
      return frame.undefined(op, "the product overflows");
    return addInt(product);
  }
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
