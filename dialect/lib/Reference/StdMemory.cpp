//===- StdMemory.cpp - std: memory and data movement -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Memory.h"

#include "padlab/dialect/Std/Std.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

static LogicalResult evalStdAlloc(standard::AllocOp op, Frame &frame) {
  FailureOr<MemRefValue> memref =
      allocate(op, cast<MemRefType>(op.getMemref().getType()),
               op.getDynamicSizes(), op.getSymbolOperands(), frame);
  if (failed(memref))
    return failure();
  frame.bind(op.getMemref(), *memref);
  return success();
}

/// The document says: "With a fixed base pointer location in memory". If two
/// live buffers overlap there, the program is undefined.
static LogicalResult evalAllocStatic(standard::AllocStaticOp op, Frame &frame) {
  FailureOr<MemRefValue> memref = allocate(
      op, cast<MemRefType>(op.getMemref().getType()), /*sizes=*/ValueRange(),
      /*symbols=*/ValueRange(), frame);
  if (failed(memref) || failed(place(op, *memref, op.getBase(), frame)))
    return failure();
  frame.bind(op.getMemref(), *memref);
  return success();
}

/// The document says: "The end of the lifetime of the memory corresponding to a
/// memref allocation".
static LogicalResult evalStdDealloc(standard::DeallocOp op, Frame &frame) {
  return release(op, frame.get<MemRefValue>(op.getMemref()), frame);
}

static LogicalResult evalStdMemRefCast(standard::MemRefCastOp op,
                                       Frame &frame) {
  return castMemRef(op, op.getResult(), op.getSource(), frame);
}

//===----------------------------------------------------------------------===//
// Extents, elements
//===----------------------------------------------------------------------===//

static LogicalResult evalStdDim(standard::DimOp op, Frame &frame) {
  return bindExtent(op, op.getResult(), op.getSource(), op.getIndex(), frame);
}

static LogicalResult evalStdLoad(standard::LoadOp op, Frame &frame) {
  return loadElement(op, op.getResult(), op.getMemref(), op.getIndices(),
                     frame);
}

static LogicalResult evalStdStore(standard::StoreOp op, Frame &frame) {
  return storeElement(op, op.getValue(), op.getMemref(), op.getIndices(),
                      frame);
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

static LogicalResult evalStdDmaStart(standard::DmaStartOp op, Frame &frame) {
  return startTransfer(op,
                       {op.getSource(), op.getDest(), op.getTag(),
                        op.getSourceIndices(), op.getDestIndices(),
                        op.getTagIndices(), op.getNumElements(), op.getStride(),
                        op.getElementsPerStride()},
                       frame);
}

static LogicalResult evalStdDmaWait(standard::DmaWaitOp op, Frame &frame) {
  return waitForTransfer(op, op.getTag(), op.getTagIndices(),
                         op.getNumElements(), frame);
}

//===----------------------------------------------------------------------===//
// Tensors and vectors
//===----------------------------------------------------------------------===//

static LogicalResult evalExtractElement(standard::ExtractElementOp op,
                                        Frame &frame) {
  const TensorValue &aggregate = frame.getTensor(op.getAggregate());
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, op.getIndices());
  if (failed(index))
    return failure();
  // The rank of an unranked tensor is only known at run time.
  if (static_cast<int64_t>(index->size()) != aggregate.getRank())
    return frame.undefined(op, Twine(index->size()) +
                                   " indices of a tensor of rank " +
                                   Twine(aggregate.getRank()));
  if (!aggregate.isInBounds(*index))
    return frame.undefined(op, "index " + toText(*index) +
                                   " is out of bounds of shape " +
                                   toText(aggregate.getShape()));
  frame.bind(op.getResult(), aggregate.get(*index));
  return success();
}

static LogicalResult evalStdSplat(standard::SplatOp op, Frame &frame) {
  auto type = cast<ShapedType>(op.getAggregate().getType());
  FailureOr<SmallVector<int64_t>> shape =
      frame.getIndices(op, type.getShape(), op.getDynamicSizes());
  if (failed(shape))
    return failure();
  FailureOr<TensorValue> result =
      frame.allocate(op, type.getElementType(), *shape);
  if (failed(result))
    return failure();
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i)
    result->set(i, frame.getElement(op.getInput()));
  frame.bind(op.getAggregate(), std::move(*result));
  return success();
}

/// The document says: "Without changing any data elements". Static extents must
/// match.
static LogicalResult evalStdTensorCast(standard::TensorCastOp op,
                                       Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  if (failed(frame.checkShape(op, source.getShape(), op.getType())) ||
      failed(frame.spend(op, source.getNumElements())))
    return failure();
  frame.bind(op.getResult(), TensorValue(source));
  return success();
}

/// Makes what the document calls "an independent copy": later stores do not
/// change it.
static LogicalResult evalTensorLoad(standard::TensorLoadOp op, Frame &frame) {
  if (failed(checkScalars(op, op.getMemref().getType(), frame)))
    return failure();
  FailureOr<TensorValue> tensor =
      readAll(op, frame.get<MemRefValue>(op.getMemref()), frame);
  if (failed(tensor))
    return failure();
  frame.bind(op.getResult(), std::move(*tensor));
  return success();
}

static LogicalResult evalTensorStore(standard::TensorStoreOp op, Frame &frame) {
  if (failed(checkScalars(op, op.getMemref().getType(), frame)))
    return failure();
  return writeAll(op, frame.get<MemRefValue>(op.getMemref()),
                  frame.getTensor(op.getTensor()), frame);
}

void reference::registerStdMemoryKernels(Kernels &kernels) {
  kernels.add<evalStdAlloc>();
  kernels.add<evalAllocStatic>();
  kernels.add<evalStdDealloc>();
  kernels.add<evalStdMemRefCast>();
  kernels.add<evalStdDim>();
  kernels.add<evalStdLoad>();
  kernels.add<evalStdStore>();
  kernels.add<evalStdDmaStart>();
  kernels.add<evalStdDmaWait>();
  kernels.add<evalExtractElement>();
  kernels.add<evalStdSplat>();
  kernels.add<evalStdTensorCast>();
  kernels.add<evalTensorLoad>();
  kernels.add<evalTensorStore>();
}
