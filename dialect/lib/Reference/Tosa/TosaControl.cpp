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

/// Binds the arguments of `region` to `inputs`. A region without arguments uses
/// values from outside of it instead.
static LogicalResult bindTosaInputs(Operation *op, Region &region,
                                    ValueRange inputs, Frame &frame) {
  for (auto [argument, input] : llvm::zip(region.getArguments(), inputs))
    if (failed(frame.checkShape(op, frame.getTensor(input).getShape(),
                                argument.getType())))
      return failure();
  if (region.getNumArguments() > 0)
    frame.bind(region.getArguments(), frame.copy(inputs));
  return success();
}

static LogicalResult evalTosaIf(tosa::IfOp op, Frame &frame) {
  const TensorValue &condition = frame.getTensor(op.getCondition());
  if (condition.getNumElements() != 1)
    return frame.undefined(op, "the condition does not have one element");
  Element holds = condition.get(int64_t(0));
  if (holds.isPoison())
    return frame.undefined(op, "the condition is poison");
  Region &region =
      holds.getInt().isZero() ? op.getElseGraph() : op.getThenGraph();
  if (failed(bindTosaInputs(op, region, op.getInputList(), frame)))
    return failure();
  FailureOr<Operation *> yield = frame.run(region);
  if (failed(yield))
    return failure();
  for (auto [result, value] :
       llvm::zip_equal(op.getResults(), (*yield)->getOperands()))
    if (failed(frame.checkShape(op, frame.getTensor(value).getShape(),
                                result.getType())))
      return failure();
  frame.bind(op.getResults(), frame.copy((*yield)->getOperands()));
  return success();
}

// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalTosaYield(tosa::YieldOp, Frame &) { return success(); }

void reference::registerTosaControlKernels(Kernels &kernels) {
  kernels.add<evalTosaIf>();
  kernels.add<evalTosaYield>();
}
