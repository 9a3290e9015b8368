//===- SparseTensors.cpp - sparse_tensor: tensors from tensors ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sparse.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

namespace {
/// A tensor under construction: its elements and, if it is decided which
/// elements the tensor stores, the linear indices of the stored ones.
struct Gathered {
  explicit Gathered(TensorValue elements) : elements(std::move(elements)) {}
  TensorValue elements;
  std::vector<int64_t> entries;
  bool isDecided = true;
};
} // namespace

/// Copies the elements of `source` to `into`, where they begin at `offset`
/// along dimension `dim`. Adds to the stored elements of `into` the nonzero
/// elements of a dense `source`, or the stored elements of a sparse one.
/// Whether a stored zero is copied is left to the implementation.
static LogicalResult gather(Operation *op, Value source, unsigned dim,
                            int64_t offset, Gathered &into, Frame &frame) {
  const TensorValue &elements = frame.getTensor(source);
  SparseTensorRef stored = getSparse(source, frame);
  bool isDense = !isSparse(source.getType());
  if (!isDense && !stored)
    into.isDecided = false;
  ArrayRef<int64_t> shape = elements.getShape();
  for (int64_t linear = 0, e = elements.getNumElements(); linear < e;
       ++linear) {
    Element element = elements.get(linear);
    if (isDense && element.isPoison())
      return frame.undefined(op, "an element that is tested is poison");
    bool isZero = !element.isPoison() && isSparseZero(element);
    SmallVector<int64_t> index = delinearizeSparse(linear, shape);
    if (!index.empty())
      index[dim] += offset;
    int64_t place = into.elements.linearize(index);
    into.elements.set(place, element);
    if (isDense ? !isZero : stored && stored->isStored(linear)) {
      into.entries.push_back(place);
      into.isDecided &= !isZero && !element.isPoison();
    }
  }
  return success();
}

/// Replaces negative zeros that are not stored by positive ones, because
/// implicit zeros have no sign.
static void dropSigns(Gathered &gathered) {
  llvm::DenseSet<int64_t> stored(gathered.entries.begin(),
                                 gathered.entries.end());
  Element zero = getSparseZero(gathered.elements.getElementType());
  for (int64_t i = 0, e = gathered.elements.getNumElements(); i < e; ++i)
    if (!gathered.elements.isPoison(i) && !stored.contains(i) &&
        isSparseZero(gathered.elements.get(i)))
      gathered.elements.set(i, zero);
}

static LogicalResult bindGathered(Operation *op, Gathered gathered,
                                  Frame &frame) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (failed(frame.checkShape(op, gathered.elements.getShape(), type)))
    return failure();
  if (isSparse(type)) {
    if (failed(checkSparseType(op, type, gathered.elements.getShape(), frame)))
      return failure();
    if (gathered.isDecided)
      dropSigns(gathered);
  }
  if (!isSparse(type) || !gathered.isDecided) {
    frame.bind(op->getResult(0), std::move(gathered.elements));
    return success();
  }
  auto tensor =
      std::make_shared<SparseTensor>(std::move(gathered.elements), type);
  if (failed(storeEntries(op, *tensor, std::move(gathered.entries), frame)))
    return failure();
  bindSparse(op->getResult(0), tensor, frame);
  return success();
}

static LogicalResult evalConvert(sparse_tensor::ConvertOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  // A conversion to the same encoding does nothing.
  SparseTensorRef same = getSparse(op.getSource(), frame);
  if (same && op.getSource().getType() == op.getType()) {
    bindSparse(op, same, frame);
    return success();
  }
  // A conversion to a dense tensor need not look for zeros.
  if (!isSparse(op.getType())) {
    if (failed(frame.checkExtents(op, source.getShape())))
      return failure();
    frame.bind(op, TensorValue(source));
    return success();
  }
  FailureOr<TensorValue> elements =
      frame.allocate(op, source.getElementType(), source.getShape());
  if (failed(elements))
    return failure();
  Gathered gathered(std::move(*elements));
  if (failed(
          gather(op, op.getSource(), /*dim=*/0, /*offset=*/0, gathered, frame)))
    return failure();
  return bindGathered(op, std::move(gathered), frame);
}

static LogicalResult evalConcatenate(sparse_tensor::ConcatenateOp op,
                                     Frame &frame) {
  unsigned dim = op.getDimension();
  SmallVector<int64_t> shape(
      frame.getTensor(op.getInputs().front()).getShape());
  shape[dim] = 0;
  for (Value input : op.getInputs()) {
    ArrayRef<int64_t> its = frame.getTensor(input).getShape();
    for (auto [d, extent] : llvm::enumerate(its))
      if (d != dim && extent != shape[d])
        return frame.undefined(op, "extents differ in dimension " + Twine(d));
    shape[dim] += its[dim];
  }
  FailureOr<TensorValue> elements = frame.allocate(
      op, cast<RankedTensorType>(op.getType()).getElementType(), shape);
  if (failed(elements))
    return failure();
  Gathered gathered(std::move(*elements));
  int64_t offset = 0;
  for (Value input : op.getInputs()) {
    if (failed(gather(op, input, dim, offset, gathered, frame)))
      return failure();
    offset += frame.getTensor(input).getShape()[dim];
  }
  return bindGathered(op, std::move(gathered), frame);
}

/// Evaluates `sparse_tensor.load`, which finishes insertions and has no other
/// meaning.
static LogicalResult evalLoad(sparse_tensor::LoadOp op, Frame &frame) {
  SparseTensorRef tensor = getSparse(op.getTensor(), frame);
  if (!tensor || !tensor->isOpen || !op.getHasInserts()) {
    frame.bind(op, frame.get(op.getTensor()));
    return success();
  }
  auto finished = std::make_shared<SparseTensor>(*tensor);
  finished->isOpen = false;
  if (failed(storeEntries(op, *finished, tensor->getEntries().vec(), frame)))
    return failure();
  bindSparse(op.getResult(), finished, frame);
  return success();
}

static LogicalResult evalNumberOfEntries(sparse_tensor::NumberOfEntriesOp op,
                                         Frame &frame) {
  FailureOr<SparseTensorRef> tensor = requireSparse(op, op.getTensor(), frame);
  if (failed(tensor))
    return failure();
  frame.bind(
      op, Element::getIndex(op.getContext(), (*tensor)->getEntries().size()));
  return success();
}

static LogicalResult evalLvl(sparse_tensor::LvlOp op, Frame &frame) {
  FailureOr<int64_t> level = frame.getIndex(op, op.getIndex());
  if (failed(level))
    return failure();
  auto type = cast<RankedTensorType>(op.getSource().getType());
  ArrayRef<int64_t> shape = frame.getTensor(op.getSource()).getShape();
  SmallVector<int64_t> levels(shape);
  if (isSparse(type)) {
    if (failed(checkSparseType(op, type, shape, frame)))
      return failure();
    levels = getLevelShape(sparse_tensor::SparseTensorType(type), shape);
  }
  if (*level < 0 || *level >= static_cast<int64_t>(levels.size()))
    return frame.undefined(op, "level " + Twine(*level) + " is out of bounds");
  frame.bind(op, Element::getIndex(op.getContext(), levels[*level]));
  return success();
}

void reference::registerSparseTensorKernels(Kernels &kernels) {
  kernels.add<evalConvert>();
  kernels.add<evalConcatenate>();
  kernels.add<evalLoad>();
  kernels.add<evalNumberOfEntries>();
  kernels.add<evalLvl>();
}
