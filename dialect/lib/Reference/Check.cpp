//===- Check.cpp - assertions inside programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "padlab/dialect/Check/Check.h"
#include "padlab/dialect/Comparison.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

static bool hasPoison(const RuntimeValue &value) {
  if (const auto *tensor = std::get_if<TensorValue>(&value))
    return tensor->hasPoison();
  return std::get<Element>(value).isPoison();
}

static LogicalResult evalExpectEq(check::ExpectEqOp op, Frame &frame) {
  const RuntimeValue &actual = frame.get(op.getActual());
  const RuntimeValue &expected = frame.get(op.getExpected());
  if (hasPoison(actual) || hasPoison(expected))
    return frame.undefined(op, "compares a poison element");
  if (std::optional<Difference> difference = compare(expected, actual))
    return frame.checkFailed(op, difference->str());
  return success();
}

void reference::registerCheckKernels(Kernels &kernels) {
  kernels.add<evalExpectEq>();
}
