//===- Bufferization.cpp - between tensors and buffers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FutureBuffer.h"
#include "Kernels.h"
#include "Memory.h"

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
  const TensorValue &source = frame.getTensor(op.getSource());
  if (isa<BaseMemRefType>(op.getDest().getType()))
    return writeAll(op, frame.get<MemRefValue>(op.getDest()), source, frame);
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

/// The elements as they are now. The tensor has this buffer: writing into it
/// later would change, or not change, the tensor, and who frees it takes it
/// away from whoever reads the tensor then.
static LogicalResult evalToTensor(bufferization::ToTensorOp op, Frame &frame) {
  if (failed(checkScalars(op, op.getBuffer().getType(), frame)))
    return failure();
  const MemRefValue &memref = frame.get<MemRefValue>(op.getBuffer());
  FailureOr<TensorValue> tensor = readAll(op, memref, frame);
  if (failed(tensor))
    return failure();
  memref.buffer->isWritable = false;
  memref.buffer->isFreeable = false;
  frame.bind(op.getResult(), std::move(*tensor));
  return success();
}

/// A contiguous memref with a new buffer, seen as `type` may see it.
static FailureOr<MemRefValue> allocateAs(Operation *op, Type type,
                                         Type elementType,
                                         ArrayRef<int64_t> shape,
                                         Frame &frame) {
  // Only a layout without symbols says where the elements lie.
  auto ranked = dyn_cast<MemRefType>(type);
  bool isKnown =
      ranked && ranked.getLayout().getAffineMap().getNumSymbols() == 0;
  FailureOr<MemRefValue> memref =
      allocate(op, isKnown ? ranked : MemRefType::get(shape, elementType),
               shape, /*symbols=*/ArrayRef<int64_t>(), frame);
  if (failed(memref) || failed(checkView(op, *memref, type, frame)))
    return failure();
  return memref;
}

/// A buffer with the tensor's elements; the tensor stays what it is. Of several
/// buffers that may be one, none may be written: `to_buffer` is pure, they are
/// one where they are seen to be equal.
static LogicalResult evalToBuffer(bufferization::ToBufferOp op, Frame &frame) {
  FutureBuffer future = findFutureBuffer(op);
  if (future.writer)
    return frame.undefined(op, future.writer->getName().getStringRef() +
                                   " may compute its result in the buffer");
  const TensorValue &tensor = frame.getTensor(op.getTensor());
  FailureOr<MemRefValue> memref =
      allocateAs(op, op.getBuffer().getType(), tensor.getElementType(),
                 tensor.getShape(), frame);
  if (failed(memref) || failed(writeAll(op, *memref, tensor, frame)))
    return failure();
  memref->buffer->isFreeable = false;
  memref->buffer->isWritable = !op.getReadOnly() && !future.hasOthers;
  frame.bind(op.getBuffer(), RuntimeValue(*memref));
  return success();
}

/// "Mutating the source or result of the clone operation after the clone
/// operation thus leads to undefined behavior."
static LogicalResult evalClone(bufferization::CloneOp op, Frame &frame) {
  const MemRefValue &source = frame.get<MemRefValue>(op.getInput());
  auto type = cast<BaseMemRefType>(op.getInput().getType());
  FailureOr<MemRefValue> memref = allocateAs(
      op, op.getOutput().getType(), type.getElementType(), source.shape, frame);
  if (failed(memref) || failed(copyAll(op, source, *memref, frame)))
    return failure();
  source.buffer->isWritable = false;
  memref->buffer->isWritable = false;
  frame.bind(op.getOutput(), RuntimeValue(*memref));
  return success();
}

void reference::registerBufferizationKernels(Kernels &kernels) {
  kernels.add<evalAllocTensor>();
  kernels.add<evalMaterialize>();
  kernels.add<evalToTensor>();
  kernels.add<evalToBuffer>();
  kernels.add<evalClone>();
}
