//===- Bufferization.cpp - bufferization on tensors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// A copy of the operand, or a tensor of poison like `tensor.empty`.
static LogicalResult evalAllocTensor(bufferization::AllocTensorOp op,
                                     Frame &frame) {
  if (op.getCopy()) {
    const TensorValue &source = frame.getTensor(op.getCopy());
    if (failed(frame.spend(op, source.getNumElements())) ||
        failed(frame.checkShape(op, source.getShape(), op.getType())))
      return failure();
    frame.bind(op, TensorValue(source));
    return success();
  }
  FailureOr<SmallVector<int64_t>> shape =
      frame.getIndices(op, op.getType().getShape(), op.getDynamicSizes());
  if (failed(shape))
    return failure();
  FailureOr<TensorValue> result =
      frame.allocate(op, op.getType().getElementType(), *shape);
  if (failed(result))
    return failure();
  frame.bind(op, std::move(*result));
  return success();
}

static LogicalResult
evalMaterialize(bufferization::MaterializeInDestinationOp op, Frame &frame) {
  if (!isa<TensorType>(op.getDest().getType()))
    return frame.unsupported(op, "a destination that is no tensor");
  const TensorValue &source = frame.getTensor(op.getSource());
  ArrayRef<int64_t> shape = frame.getTensor(op.getDest()).getShape();
  if (source.getShape() != shape)
    return frame.undefined(op, "source of shape " + toText(source.getShape()) +
                                   " does not fill a destination of shape " +
                                   toText(shape));
  if (failed(frame.spend(op, source.getNumElements())))
    return failure();
  frame.bind(op.getResult(), TensorValue(source));
  return success();
}

void reference::registerBufferizationKernels(Kernels &kernels) {
  kernels.add<evalAllocTensor>();
  kernels.add<evalMaterialize>();
}
