//===- TosaControl.cpp - TOSA's control flow ------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tosa.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Binds `values` to the tensors `bound`. Reports undefined behaviour unless
/// their types admit the shapes.
static LogicalResult bindTosaTensors(Operation *op, ValueRange values,
                                     ValueRange bound, Frame &frame) {
  for (auto [value, tensor] : llvm::zip_equal(values, bound))
    if (failed(frame.checkShape(op, frame.getTensor(tensor).getShape(),
                                value.getType())))
      return failure();
  frame.bind(values, frame.copy(bound));
  return success();
}

static LogicalResult evalTosaIf(tosa::IfOp op, Frame &frame) {
  if (frame.getTensor(op.getCondition()).getNumElements() != 1)
    return frame.undefined(op, "the condition does not have one element");
  Element holds = getTosaScalar(op.getCondition(), frame);
  if (holds.isPoison())
    return frame.undefined(op, "the condition is poison");
  Region &region =
      holds.getInt().isZero() ? op.getElseGraph() : op.getThenGraph();
  // A region without arguments uses values from outside of it instead.
  if (region.getNumArguments() > 0 &&
      failed(
          bindTosaTensors(op, region.getArguments(), op.getInputList(), frame)))
    return failure();
  FailureOr<Operation *> yield = frame.run(region);
  if (failed(yield))
    return failure();
  return bindTosaTensors(op, op.getResults(), (*yield)->getOperands(), frame);
}

// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalTosaYield(tosa::YieldOp, Frame &) { return success(); }

void reference::registerTosaControlKernels(Kernels &kernels) {
  kernels.add<evalTosaIf>();
  kernels.add<evalTosaYield>();
}
