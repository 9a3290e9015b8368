//===- VectorMaskedMemory.cpp - vector: lanes that may not be there -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Vectors.h"
#include "Views.h"

#include "llvm/Support/MathExtras.h"

#include <set>

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Returns `base`, an index of an element, moved by `distance` along the last
/// dimension.
static FailureOr<SmallVector<int64_t>> moveLast(Operation *op,
                                                ArrayRef<int64_t> base,
                                                int64_t distance,
                                                Frame &frame) {
  SmallVector<int64_t> index(base);
  if (index.empty() || llvm::AddOverflow(index.back(), distance, index.back()))
    return frame.undefined(op, "an index has no 64 bits");
  return index;
}

/// Reads an element of a tensor or a memref.
static FailureOr<Element> readAt(Operation *op, Value base,
                                 ArrayRef<int64_t> index, Frame &frame) {
  const RuntimeValue &source = frame.get(base);
  if (const auto *tensor = std::get_if<TensorValue>(&source)) {
    if (!tensor->isInBounds(index))
      return frame.undefined(op, "index " + toText(index) +
                                     " is out of bounds of shape " +
                                     toText(tensor->getShape()));
    return tensor->get(index);
  }
  FailureOr<RuntimeValue> element =
      readElement(op, std::get<MemRefValue>(source), index,
                  cast<ShapedType>(base.getType()).getElementType(), frame);
  if (failed(element))
    return failure();
  return std::get<Element>(*element);
}

/// Returns the distance of lane `i` from the base; called for active lanes
/// only, in order.
using FindDistance = llvm::function_ref<FailureOr<int64_t>(int64_t i)>;

template <typename Op>
static LogicalResult checkForm(Op op, Value base, VectorType type,
                               bool isAnyRank, Frame &frame) {
  if (failed(checkScalars(op, base.getType(), frame)) ||
      failed(checkFixed(op, type, frame)))
    return failure();
  if (!isAnyRank && type.getRank() != 1)
    return frame.unsupported(op, "more than one dimension");
  return success();
}

/// Reads the active lanes; inactive ones take the value of the passthrough.
template <typename Op>
static LogicalResult readLanes(Op op, ValueRange indices, Frame &frame,
                               FindDistance findDistance) {
  FailureOr<SmallVector<int64_t>> base = frame.getIndices(op, indices);
  FailureOr<TensorValue> result = allocateVector(op, op.getVectorType(), frame);
  if (failed(base) || failed(result))
    return failure();
  const TensorValue &own = frame.getTensor(op.getMask());
  const TensorValue *around = findMask(op, frame);
  const TensorValue &passthru = frame.getTensor(op.getPassThru());
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    FailureOr<bool> isOn = isEnabled(op, &own, i, frame);
    if (succeeded(isOn) && *isOn)
      isOn = isEnabled(op, around, i, frame);
    if (failed(isOn))
      return failure();
    if (!*isOn) {
      result->set(i, passthru.get(i));
      continue;
    }
    FailureOr<int64_t> distance = findDistance(i);
    if (failed(distance))
      return failure();
    FailureOr<SmallVector<int64_t>> index =
        moveLast(op, *base, *distance, frame);
    if (failed(index))
      return failure();
    FailureOr<Element> element = readAt(op, op.getBase(), *index, frame);
    if (failed(element))
      return failure();
    result->set(i, *element);
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

template <typename Op>
static LogicalResult writeLanes(Op op, ValueRange indices, Frame &frame,
                                FindDistance findDistance) {
  FailureOr<SmallVector<int64_t>> base = frame.getIndices(op, indices);
  if (failed(base))
    return failure();
  const TensorValue &mask = frame.getTensor(op.getMask());
  const TensorValue &value = frame.getTensor(op.getValueToStore());
  for (int64_t i = 0, e = value.getNumElements(); i < e; ++i) {
    FailureOr<bool> isOn = isEnabled(op, &mask, i, frame);
    if (failed(isOn))
      return failure();
    if (!*isOn)
      continue;
    FailureOr<int64_t> distance = findDistance(i);
    if (failed(distance))
      return failure();
    FailureOr<SmallVector<int64_t>> index =
        moveLast(op, *base, *distance, frame);
    if (failed(index) ||
        failed(writeElement(op, frame.get<MemRefValue>(op.getBase()), *index,
                            value.get(i), frame)))
      return failure();
  }
  return success();
}

static LogicalResult evalMaskedLoad(vector::MaskedLoadOp op, Frame &frame) {
  if (failed(checkForm(op, op.getBase(), op.getVectorType(), false, frame)))
    return failure();
  return readLanes(op, op.getIndices(), frame,
                   [](int64_t i) -> FailureOr<int64_t> { return i; });
}

static LogicalResult evalMaskedStore(vector::MaskedStoreOp op, Frame &frame) {
  if (failed(checkForm(op, op.getBase(), op.getVectorType(), false, frame)))
    return failure();
  return writeLanes(op, op.getIndices(), frame,
                    [](int64_t i) -> FailureOr<int64_t> { return i; });
}

static LogicalResult evalExpandLoad(vector::ExpandLoadOp op, Frame &frame) {
  if (failed(checkForm(op, op.getBase(), op.getVectorType(), false, frame)))
    return failure();
  int64_t next = 0;
  return readLanes(op, op.getIndices(), frame,
                   [&](int64_t) -> FailureOr<int64_t> { return next++; });
}

static LogicalResult evalCompressStore(vector::CompressStoreOp op,
                                       Frame &frame) {
  if (failed(checkForm(op, op.getBase(), op.getVectorType(), false, frame)))
    return failure();
  int64_t next = 0;
  return writeLanes(op, op.getIndices(), frame,
                    [&](int64_t) -> FailureOr<int64_t> { return next++; });
}

/// Returns the index of lane `i`. Indices of fewer than 64 bits are extended by
/// their sign.
static FailureOr<int64_t> getLaneIndex(Operation *op,
                                       const TensorValue &indices, int64_t i,
                                       Frame &frame) {
  if (indices.isPoison(i))
    return frame.undefined(op, "an index is poison");
  return indices.get(i).getSExtValue();
}

static LogicalResult evalVectorGather(vector::GatherOp op, Frame &frame) {
  if (failed(checkForm(op, op.getBase(), op.getVectorType(), true, frame)))
    return failure();
  const TensorValue &indices = frame.getTensor(op.getIndices());
  return readLanes(op, op.getOffsets(), frame, [&](int64_t i) {
    return getLaneIndex(op, indices, i, frame);
  });
}

/// The program is undefined if two active lanes have the same index.
static LogicalResult evalVectorScatter(vector::ScatterOp op, Frame &frame) {
  if (failed(checkForm(op, op.getBase(), op.getVectorType(), true, frame)))
    return failure();
  if (!isa<MemRefType>(op.getBase().getType()))
    return frame.unsupported(op, "tensors");
  const TensorValue &indices = frame.getTensor(op.getIndices());
  std::set<int64_t> seen;
  return writeLanes(
      op, op.getOffsets(), frame, [&](int64_t i) -> FailureOr<int64_t> {
        FailureOr<int64_t> index = getLaneIndex(op, indices, i, frame);
        if (succeeded(index) && !seen.insert(*index).second)
          return frame.undefined(op, "two lanes have one index");
        return index;
      });
}

void reference::registerVectorMaskedMemoryKernels(Kernels &kernels) {
  kernels.add<evalMaskedLoad>();
  kernels.add<evalMaskedStore>();
  kernels.add<evalExpandLoad>();
  kernels.add<evalCompressStore>();
  kernels.add<evalVectorGather>();
  kernels.add<evalVectorScatter>();
}
