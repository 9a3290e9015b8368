//===- Vector.cpp - vector: making and taking apart -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Vectors.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

LogicalResult reference::checkFixed(Operation *op, VectorType type,
                                    Frame &frame) {
  if (!type.isScalable())
    return success();
  return frame.unsupported(op, "scalable vectors");
}

FailureOr<TensorValue> reference::allocateVector(Operation *op, VectorType type,
                                                 Frame &frame) {
  if (failed(checkFixed(op, type, frame)))
    return failure();
  return frame.allocate(op, type.getElementType(), type.getShape());
}

//===----------------------------------------------------------------------===//
// One position
//===----------------------------------------------------------------------===//

namespace {
/// The elements of a vector at a position of its leading dimensions: `size`
/// elements from linear index `first` on.
struct SubVector {
  int64_t first = 0, size = 0;
  /// Whether a static number of the position is -1, which stands for poison.
  bool isPoison = false;
};
} // namespace

template <typename Op>
static FailureOr<SubVector> findSubVector(Op op, ArrayRef<int64_t> shape,
                                          Frame &frame) {
  FailureOr<SmallVector<int64_t>> position =
      frame.getIndices(op, op.getStaticPosition(), op.getDynamicPosition());
  if (failed(position))
    return failure();
  SubVector found;
  found.size = llvm::product_of(shape.drop_front(position->size()));
  for (auto [i, number] : llvm::enumerate(op.getStaticPosition()))
    found.isPoison |= number == Op::kPoisonIndex;
  if (found.isPoison)
    return found;
  for (auto [i, extent] : llvm::zip(*position, shape)) {
    if (i < 0 || i >= extent)
      return frame.undefined(op, "position " + toText(*position) +
                                     " is out of bounds of shape " +
                                     toText(shape));
    found.first = found.first * extent + i;
  }
  found.first *= found.size;
  return found;
}

static LogicalResult evalVectorExtract(vector::ExtractOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  FailureOr<SubVector> found = findSubVector(op, source.getShape(), frame);
  if (failed(found))
    return failure();
  Type type = op.getResult().getType();
  auto vector = dyn_cast<VectorType>(type);
  if (!vector) {
    frame.bind(op.getResult(), found->isPoison ? Element::poison(type)
                                               : source.get(found->first));
    return success();
  }
  FailureOr<TensorValue> result = allocateVector(op, vector, frame);
  if (failed(result))
    return failure();
  for (int64_t i = 0; !found->isPoison && i < found->size; ++i)
    result->set(i, source.get(found->first + i));
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalVectorInsert(vector::InsertOp op, Frame &frame) {
  const TensorValue &dest = frame.getTensor(op.getDest());
  FailureOr<SubVector> found = findSubVector(op, dest.getShape(), frame);
  if (failed(found))
    return failure();
  FailureOr<TensorValue> result =
      allocateVector(op, op.getResult().getType(), frame);
  if (failed(result))
    return failure();
  if (!found->isPoison) {
    *result = dest;
    const RuntimeValue &value = frame.get(op.getValueToStore());
    const auto *vector = std::get_if<TensorValue>(&value);
    for (int64_t i = 0; i < found->size; ++i)
      result->set(found->first + i,
                  vector ? vector->get(i) : std::get<Element>(value));
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalVectorFromElements(vector::FromElementsOp op,
                                            Frame &frame) {
  FailureOr<TensorValue> result =
      allocateVector(op, op.getDest().getType(), frame);
  if (failed(result))
    return failure();
  for (auto [i, element] : llvm::enumerate(op.getElements()))
    result->set(i, frame.getElement(element));
  frame.bind(op.getDest(), std::move(*result));
  return success();
}

static LogicalResult evalToElements(vector::ToElementsOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  for (auto [i, result] : llvm::enumerate(op.getElements()))
    frame.bind(result, source.get(i));
  return success();
}

//===----------------------------------------------------------------------===//
// Other shapes
//===----------------------------------------------------------------------===//

/// Returns the index in a source of `shape` that `index` of the result reads:
/// dimensions are aligned to the right, and those of extent one are broadcast.
static SmallVector<int64_t> getBroadcastIndex(ArrayRef<int64_t> index,
                                              ArrayRef<int64_t> shape) {
  SmallVector<int64_t> from(index.take_back(shape.size()));
  for (auto [i, extent] : llvm::zip_equal(from, shape))
    if (extent == 1)
      i = 0;
  return from;
}

static LogicalResult evalVectorBroadcast(vector::BroadcastOp op, Frame &frame) {
  FailureOr<TensorValue> result =
      allocateVector(op, op.getVector().getType(), frame);
  if (failed(result))
    return failure();
  const RuntimeValue &source = frame.get(op.getSource());
  const auto *vector = std::get_if<TensorValue>(&source);
  SmallVector<int64_t> index(result->getRank(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    result->set(
        i, vector ? vector->get(getBroadcastIndex(index, vector->getShape()))
                  : std::get<Element>(source));
    nextIndex(index, result->getShape());
  }
  frame.bind(op.getVector(), std::move(*result));
  return success();
}

static LogicalResult evalShapeCast(vector::ShapeCastOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  FailureOr<TensorValue> result =
      allocateVector(op, op.getResult().getType(), frame);
  if (failed(result))
    return failure();
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i)
    result->set(i, source.get(i));
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalVectorTranspose(vector::TransposeOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getVector());
  FailureOr<TensorValue> result =
      allocateVector(op, op.getResult().getType(), frame);
  if (failed(result))
    return failure();
  SmallVector<int64_t> index(result->getRank(), 0), from(index);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    for (auto [d, sourceDim] : llvm::enumerate(op.getPermutation()))
      from[sourceDim] = index[d];
    result->set(i, source.get(from));
    nextIndex(index, result->getShape());
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

void reference::registerVectorKernels(Kernels &kernels) {
  kernels.add<evalVectorExtract>();
  kernels.add<evalVectorInsert>();
  kernels.add<evalVectorFromElements>();
  kernels.add<evalToElements>();
  kernels.add<evalVectorBroadcast>();
  kernels.add<evalShapeCast>();
  kernels.add<evalVectorTranspose>();
}
