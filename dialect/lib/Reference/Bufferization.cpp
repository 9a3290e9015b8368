//===- Bufferization.cpp - between tensors and buffers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FutureBuffer.h"
#include "Kernels.h"
#include "Memory.h"
#include "Sparse/Sparse.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Binds a copy of the `copy` operand or, without this operand, a tensor of
/// poison or (`isEmptyZero`) a sparse tensor of zeros, like `tensor.empty`.
static LogicalResult evalAllocTensor(bufferization::AllocTensorOp op,
                                     Frame &frame) {
  if (op.getCopy() && getSparse(op.getCopy(), frame)) {
    bindSparse(op, getSparse(op.getCopy(), frame), frame);
    return success();
  }
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
  if (isEmptyZero(op.getType()))
    return bindEmptySparse(op, op, *shape, frame);
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

void Memory::lend(std::shared_ptr<Buffer> buffer, Operation *last) {
  Loan loan{last, buffer, buffer->isWritable, buffer->isFreeable};
  for (const Loan &other : loans)
    if (other.buffer == buffer)
      loan = {last, buffer, other.isWritable, other.isFreeable};
  buffer->isOnlyLent |= buffer->isWritable;
  buffer->isWritable = buffer->isFreeable = false;
  if (last)
    loans.push_back(std::move(loan));
  else
    llvm::erase_if(loans,
                   [&](const Loan &other) { return other.buffer == buffer; });
}

void Memory::takeBack(Operation *op) {
  for (size_t i = loans.size(); i-- > 0;) {
    if (loans[i].last != op)
      continue;
    Loan loan = std::move(loans[i]);
    loans.erase(loans.begin() + i);
    bool isLent = llvm::any_of(
        loans, [&](const Loan &other) { return other.buffer == loan.buffer; });
    if (isLent)
      continue;
    loan.buffer->isOnlyLent = false;
    loan.buffer->isWritable = loan.isWritable;
    loan.buffer->isFreeable = loan.isFreeable;
  }
}

void Memory::forbidWrites(Buffer &buffer) {
  buffer.isWritable = buffer.isOnlyLent = false;
  for (Loan &loan : loans)
    if (loan.buffer.get() == &buffer)
      loan.isWritable = false;
}

/// Returns the last operation in the block of `op` that uses the result of
/// `op`, or that uses a value that may share the result's buffer once the
/// program is bufferized. Returns `op` if there are no uses, and null if one of
/// these values leaves the block.
static Operation *findLastUse(bufferization::ToTensorOp op) {
  llvm::SmallSetVector<Value, 8> tensors;
  tensors.insert(op.getResult());
  Operation *last = op;
  for (size_t next = 0; next < tensors.size(); ++next)
    for (Operation *user : tensors[next].getUsers()) {
      bool yields = user->hasTrait<OpTrait::IsTerminator>();
      Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
      if (!ancestor || (yields && ancestor == user))
        return nullptr;
      if (last->isBeforeInBlock(ancestor))
        last = ancestor;
      for (Value result : (yields ? user->getParentOp() : user)->getResults())
        if (isa<TensorType>(result.getType()))
          tensors.insert(result);
    }
  return last;
}

/// Binds the elements that the buffer has now. Once the program is bufferized,
/// the tensor is this buffer: a write to the buffer while the tensor is in use
/// may or may not change the tensor (unless it changes nothing), and freeing
/// the buffer invalidates the tensor.
static LogicalResult evalToTensor(bufferization::ToTensorOp op, Frame &frame) {
  if (failed(checkScalars(op, op.getBuffer().getType(), frame)))
    return failure();
  const MemRefValue &memref = frame.get<MemRefValue>(op.getBuffer());
  FailureOr<TensorValue> tensor = readAll(op, memref, frame);
  if (failed(tensor))
    return failure();
  // If all elements are undefined, a write to the buffer is allowed: it only
  // replaces arbitrary values.
  bool isUndefined =
      llvm::all_of(llvm::seq(tensor->getNumElements()),
                   [&](int64_t element) { return tensor->isPoison(element); });
  bool mayBeWritten = isUndefined && memref.buffer->isWritable;
  frame.getMemory().lend(memref.buffer, findLastUse(op));
  memref.buffer->isWritable = mayBeWritten;
  frame.bind(op.getResult(), std::move(*tensor));
  return success();
}

/// Makes a memref with a new buffer: with the layout of `type` if it has no
/// symbols, otherwise contiguous. Reports undefined behaviour if `type` does
/// not admit this layout.
static FailureOr<MemRefValue> allocateAs(Operation *op, Type type,
                                         Type elementType,
                                         ArrayRef<int64_t> shape,
                                         Frame &frame) {
  // Only a layout without symbols determines the positions of the elements.
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

/// Lets the new buffer of a `to_buffer` share its record of writes
/// (`lastWriters`) with the buffers that equal `to_buffer` operations made.
static void shareWrites(bufferization::ToBufferOp op, Buffer &buffer,
                        Frame &frame) {
  Frame::EqualBuffers &equal =
      frame.equalBuffers[{op.getTensor(), op.getBuffer().getType()}];
  if (!equal.lastWriters || equal.made.contains(op)) {
    equal.lastWriters = std::make_shared<std::vector<unsigned>>(
        buffer.elements.getNumElements(), 0);
    equal.made.clear();
  }
  equal.made.insert(op);
  buffer.lastWriters = equal.lastWriters;
  buffer.number = equal.made.size();
}

/// Makes a buffer with the tensor's elements; the tensor keeps its value. The
/// operation is pure, so that CSE may merge equal ones: therefore what is
/// written to the buffer of one may not be read from that of another. If an
/// unequal `to_buffer` may yield the same buffer after bufferization, none of
/// these buffers may be written.
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
  if (future.hasEqual)
    shareWrites(op, *memref->buffer, frame);
  frame.bind(op.getBuffer(), RuntimeValue(*memref));
  return success();
}

/// Allocates the clone of `source`. The clone's type may leave some strides
/// open and fix others, such as 0, which no contiguous buffer has: then the
/// clone gets the strides of the source, if the type admits them.
static FailureOr<MemRefValue> allocateClone(bufferization::CloneOp op,
                                            const MemRefValue &source,
                                            Frame &frame) {
  auto type = dyn_cast<MemRefType>(op.getOutput().getType());
  SmallVector<int64_t> strides, symbols;
  int64_t offset = 0;
  bool isAdmitted =
      type && !source.layout &&
      type.getLayout().getAffineMap().getNumSymbols() &&
      succeeded(type.getStridesAndOffset(strides, offset)) &&
      !llvm::all_of(strides, ShapedType::isDynamic) &&
      strides.size() == source.strides.size() &&
      llvm::all_of(llvm::zip_equal(strides, source.strides), [](auto pair) {
        auto [declared, actual] = pair;
        return ShapedType::isDynamic(declared) || declared == actual;
      });
  if (!isAdmitted)
    return allocateAs(
        op, op.getOutput().getType(),
        cast<BaseMemRefType>(op.getInput().getType()).getElementType(),
        source.shape, frame);
  if (ShapedType::isDynamic(offset))
    symbols.push_back(0);
  for (auto [declared, actual] : llvm::zip_equal(strides, source.strides))
    if (ShapedType::isDynamic(declared))
      symbols.push_back(actual);
  FailureOr<MemRefValue> memref =
      allocate(op, type, source.shape, symbols, frame);
  if (failed(memref) || failed(checkView(op, *memref, type, frame)))
    return failure();
  return memref;
}

/// The document of `bufferization.clone` says: "Mutating the source or result
/// of the clone operation after the clone operation thus leads to undefined
/// behavior."
static LogicalResult evalClone(bufferization::CloneOp op, Frame &frame) {
  const MemRefValue &source = frame.get<MemRefValue>(op.getInput());
  FailureOr<MemRefValue> memref = allocateClone(op, source, frame);
  if (failed(memref) || failed(copyAll(op, source, *memref, frame)))
    return failure();
  frame.getMemory().forbidWrites(*source.buffer);
  frame.getMemory().forbidWrites(*memref->buffer);
  frame.bind(op.getOutput(), RuntimeValue(*memref));
  return success();
}

/// Frees a tensor's memory, so that the tensor may not be used any more. Since
/// tensors are values here, later uses are found in the IR: those after this
/// operation in its block, and all in other blocks.
static LogicalResult evalDealloc(bufferization::DeallocTensorOp op,
                                 Frame &frame) {
  Value tensor = op.getTensor();
  if (!isa<FunctionOpInterface>(op->getParentOp()) ||
      op->getBlock() != tensor.getParentBlock())
    return frame.unsupported(op, "a tensor of another block");
  for (Operation *user : tensor.getUsers()) {
    Operation *here = op->getBlock()->findAncestorOpInBlock(*user);
    if (!here || op->isBeforeInBlock(here))
      return frame.undefined(op, "the tensor is used afterwards");
  }
  return success();
}

void reference::registerBufferizationKernels(Kernels &kernels) {
  kernels.add<evalAllocTensor>();
  kernels.add<evalMaterialize>();
  kernels.add<evalToTensor>();
  kernels.add<evalToBuffer>();
  kernels.add<evalClone>();
  kernels.add<evalDealloc>();
}
