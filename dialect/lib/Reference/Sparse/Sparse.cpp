//===- Sparse.cpp - tensors that have a storage ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sparse.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

void reference::registerSparseKernels(Kernels &kernels) {
  registerSparseTensorKernels(kernels);
  registerSparseStorageKernels(kernels);
  registerSparseLoopKernels(kernels);
}

bool reference::isSparse(Type type) {
  return static_cast<bool>(sparse_tensor::getSparseTensorEncoding(type));
}

bool reference::isEmptyZero(Type type) {
  auto encoding = sparse_tensor::getSparseTensorEncoding(type);
  return encoding && !encoding.isAllDense();
}

Element reference::getSparseZero(Type type) {
  return Element::fromBits(type, uint64_t(0));
}

/// Whether the element equals zero as `arith.cmpf une` and `complex.neq`
/// compare: a negative zero is zero.
static bool isZeroPart(const Element &element) {
  return isa<FloatType>(element.getType()) ? element.getFloat().isZero()
                                           : element.getInt().isZero();
}

bool reference::isSparseZero(const Element &element) {
  if (isa<ComplexType>(element.getType()))
    return isZeroPart(element.getPart(0)) && isZeroPart(element.getPart(1));
  return isZeroPart(element);
}

SparseTensorRef reference::getSparse(Value tensor, Frame &frame) {
  const auto *bound = std::get_if<MemRefValue>(&frame.get(tensor));
  if (!bound || !isSparse(tensor.getType()))
    return nullptr;
  return std::static_pointer_cast<const SparseTensor>(bound->buffer);
}

/// Whether the operation accepts a tensor whose insertion is unfinished: it
/// inserts, ends the insertion, reads only extents, or passes the tensor on.
static bool takesUnfinished(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (auto load = dyn_cast<sparse_tensor::LoadOp>(op))
    return load.getHasInserts();
  if (auto loop = dyn_cast<sparse_tensor::ForeachOp>(op))
    return &operand != &loop.getTensorMutable();
  return movesOperands(op) || isa<tensor::InsertOp, tensor::DimOp,
                                  tensor::RankOp, sparse_tensor::LvlOp>(op);
}

LogicalResult reference::checkFinished(Operation *op, Frame &frame) {
  for (OpOperand &operand : op->getOpOperands()) {
    SparseTensorRef tensor = getSparse(operand.get(), frame);
    if (tensor && tensor->isOpen && !tensor->getEntries().empty() &&
        !takesUnfinished(operand))
      return frame.undefined(op, "insertions into the tensor are not finished");
  }
  return success();
}

FailureOr<SparseTensorRef> reference::requireSparse(Operation *op, Value tensor,
                                                    Frame &frame) {
  auto type = cast<RankedTensorType>(tensor.getType());
  const TensorValue &elements = frame.getTensor(tensor);
  if (failed(checkSparseType(op, type, elements.getShape(), frame)))
    return failure();
  if (SparseTensorRef known = getSparse(tensor, frame)) {
    if (!known->isOpen)
      return known;
  }
  auto stored = std::make_shared<SparseTensor>(elements, type);
  bool isOpen = static_cast<bool>(getSparse(tensor, frame));
  if (!isOpen && !sparse_tensor::SparseTensorType(type).isAllDense())
    return frame.unsupported(
        op, "nothing decides which elements of the tensor are stored");
  if (failed(storeEntries(op, *stored, {}, frame)))
    return failure();
  return SparseTensorRef(stored);
}

void reference::bindSparse(Value result, SparseTensorRef tensor, Frame &frame) {
  MemRefValue bound;
  bound.shape.assign(tensor->elements.getShape().begin(),
                     tensor->elements.getShape().end());
  bound.buffer = std::const_pointer_cast<SparseTensor>(std::move(tensor));
  frame.bind(result, RuntimeValue(std::move(bound)));
}

LogicalResult reference::bindEmptySparse(Operation *op, Value result,
                                         ArrayRef<int64_t> shape,
                                         Frame &frame) {
  auto type = cast<RankedTensorType>(result.getType());
  FailureOr<TensorValue> zeros =
      frame.allocate(op, type.getElementType(), shape);
  if (failed(zeros))
    return failure();
  zeros->markDefined();
  auto tensor = std::make_shared<SparseTensor>(std::move(*zeros), type);
  tensor->isOpen = true;
  bindSparse(result, tensor, frame);
  return success();
}

/// Checks that elements are inserted in the order of the storage, and that no
/// element is inserted twice.
static LogicalResult checkInsertion(Operation *op, const SparseTensor &tensor,
                                    ArrayRef<int64_t> index, Frame &frame) {
  if (tensor.getEntries().empty())
    return success();
  sparse_tensor::SparseTensorType type(tensor.type);
  SmallVector<int64_t> last =
      delinearizeSparse(tensor.getEntries().back(), tensor.elements.getShape());
  if (toLevels(type, last) < toLevels(type, index))
    return success();
  return frame.undefined(op, "index " + toText(index) + " after " +
                                 toText(last) +
                                 " is not the order of the storage");
}

LogicalResult reference::evalSparseInsert(tensor::InsertOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, op.getIndices());
  if (failed(index))
    return failure();
  SparseTensorRef old = getSparse(op.getDest(), frame);
  if (!old || !old->isOpen)
    return frame.unsupported(op, "insertion into a tensor that is finished");
  const TensorValue &elements = old->elements;
  if (!elements.isInBounds(*index))
    return frame.undefined(op, "index " + toText(*index) +
                                   " is out of bounds of shape " +
                                   toText(elements.getShape()));
  if (failed(checkSparseType(op, old->type, elements.getShape(), frame)) ||
      failed(checkInsertion(op, *old, *index, frame)) ||
      failed(frame.spend(op, elements.getNumElements())))
    return failure();
  auto grown = std::make_shared<SparseTensor>(*old);
  int64_t linear = elements.linearize(*index);
  grown->elements.set(linear, frame.getElement(op.getScalar()));
  grown->addEntry(linear);
  bindSparse(op, grown, frame);
  return success();
}
