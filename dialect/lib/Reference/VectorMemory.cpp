//===- VectorMemory.cpp - vector: loads, stores, transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Evaluates loads and stores of whole vectors, and transfers, which may have
/// masks, on memrefs and tensors of scalars.
///
//===----------------------------------------------------------------------===//

#include "AffineMaps.h"
#include "Kernels.h"
#include "Memory.h"
#include "Vectors.h"
#include "Views.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Adds `distance` to `index`. A sum that overflows becomes the largest index,
/// at which there is never an element.
static void moveBy(int64_t &index, int64_t distance) {
  if (llvm::AddOverflow(index, distance, index))
    index = std::numeric_limits<int64_t>::max();
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// Offsets the last indices by a point of the vector.
static SmallVector<int64_t> offsetBy(ArrayRef<int64_t> base,
                                     ArrayRef<int64_t> point) {
  SmallVector<int64_t> index(base);
  for (size_t i = 0; i < point.size(); ++i)
    moveBy(index[index.size() - point.size() + i], point[i]);
  return index;
}

template <typename Op>
static LogicalResult readVector(Op op, Value memory,
                                FailureOr<SmallVector<int64_t>> base,
                                Frame &frame) {
  VectorType type = op.getVectorType();
  if (failed(base) || failed(checkScalars(op, op.getMemRefType(), frame)))
    return failure();
  FailureOr<TensorValue> result = allocateVector(op, type, frame);
  if (failed(result))
    return failure();
  if (failed(forEachPoint(type.getShape(), [&](int64_t i,
                                               ArrayRef<int64_t> point) {
        FailureOr<RuntimeValue> element =
            readElement(op, frame.get<MemRefValue>(memory),
                        offsetBy(*base, point), type.getElementType(), frame);
        if (succeeded(element))
          result->set(i, std::get<Element>(*element));
        return LogicalResult(element);
      })))
    return failure();
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

template <typename Op>
static LogicalResult writeVector(Op op, Value vector, Value memory,
                                 FailureOr<SmallVector<int64_t>> base,
                                 Frame &frame) {
  if (failed(base) || failed(checkScalars(op, op.getMemRefType(), frame)) ||
      failed(checkFixed(op, op.getVectorType(), frame)))
    return failure();
  const TensorValue &value = frame.getTensor(vector);
  return forEachPoint(
      value.getShape(), [&](int64_t i, ArrayRef<int64_t> point) {
        return writeElement(op, frame.get<MemRefValue>(memory),
                            offsetBy(*base, point), value.get(i), frame);
      });
}

static LogicalResult evalVectorLoad(vector::LoadOp op, Frame &frame) {
  return readVector(op, op.getBase(), frame.getIndices(op, op.getIndices()),
                    frame);
}

static LogicalResult evalVectorStore(vector::StoreOp op, Frame &frame) {
  return writeVector(op, op.getValueToStore(), op.getBase(),
                     frame.getIndices(op, op.getIndices()), frame);
}

static LogicalResult evalAffineVectorLoad(affine::AffineVectorLoadOp op,
                                          Frame &frame) {
  return readVector(
      op, op.getMemRef(),
      evaluateMap(op, op.getAffineMap(), op.getMapOperands(), frame), frame);
}

static LogicalResult evalAffineVectorStore(affine::AffineVectorStoreOp op,
                                           Frame &frame) {
  return writeVector(
      op, op.getValueToStore(), op.getMemRef(),
      evaluateMap(op, op.getAffineMap(), op.getMapOperands(), frame), frame);
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

namespace {
/// The positions in a memref or tensor of the elements of a transfer's vector.
struct TransferPoints {
  SmallVector<int64_t> base, shape;
  AffineMap map;
  SmallVector<bool> inBounds;
  /// The mask of the transfer itself, and that of the enclosing `vector.mask`;
  /// a mask that does not exist is null.
  const TensorValue *masks[2] = {};

  /// Returns the index, in the mask, of the bit for `point`. The dimensions of
  /// masks are in the order of the dimensions that the map indexes, and
  /// broadcast dimensions are left out.
  SmallVector<int64_t> getBit(ArrayRef<int64_t> point) const {
    SmallVector<std::pair<unsigned, int64_t>> indices;
    for (auto [expr, i] : llvm::zip_equal(map.getResults(), point))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        indices.push_back({dim.getPosition(), i});
    llvm::sort(indices);
    return llvm::to_vector(llvm::make_second_range(indices));
  }

  /// Returns the index that `point` accesses. Constant results of the map stand
  /// for broadcast dimensions: the coordinates there do not change the index.
  SmallVector<int64_t> getIndex(ArrayRef<int64_t> point) const {
    SmallVector<int64_t> index = base;
    for (auto [expr, i] : llvm::zip_equal(map.getResults(), point))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        moveBy(index[dim.getPosition()], i);
    return index;
  }

  /// Whether the transfer may skip an access at `index`: the index leaves the
  /// shape only in dimensions that are not `in_bounds`, and only at their end.
  /// (The document speaks of out-of-bounds accesses "as the index increases".)
  bool mayLeave(ArrayRef<int64_t> index) const {
    for (int64_t d = 0, e = index.size(); d < e; ++d)
      if (index[d] < 0 || (index[d] >= shape[d] && !mayLeave(d)))
        return false;
    return true;
  }

private:
  bool mayLeave(int64_t dim) const {
    for (auto [expr, isInBounds] : llvm::zip_equal(map.getResults(), inBounds))
      if (auto mapped = dyn_cast<AffineDimExpr>(expr))
        if (mapped.getPosition() == static_cast<uint64_t>(dim))
          return !isInBounds;
    return false;
  }
};
} // namespace

template <typename Op>
static FailureOr<TransferPoints> readPoints(Op op, ArrayRef<int64_t> shape,
                                            Frame &frame) {
  FailureOr<SmallVector<int64_t>> base = frame.getIndices(op, op.getIndices());
  if (failed(base) || failed(checkScalars(op, op.getShapedType(), frame)) ||
      failed(checkFixed(op, op.getVectorType(), frame)))
    return failure();
  TransferPoints points{*base, SmallVector<int64_t>(shape),
                        op.getPermutationMap(), op.getInBoundsValues()};
  if (op.getMask())
    points.masks[0] = &frame.getTensor(op.getMask());
  points.masks[1] = findMask(op, frame);
  return points;
}

static FailureOr<bool> isEnabled(Operation *op, const TransferPoints &points,
                                 ArrayRef<int64_t> point, Frame &frame) {
  for (const TensorValue *mask : points.masks) {
    if (!mask)
      continue;
    FailureOr<bool> isOn = isEnabled(op, mask, points.getBit(point), frame);
    if (failed(isOn) || !*isOn)
      return isOn;
  }
  return true;
}

static ArrayRef<int64_t> getShape(const RuntimeValue &value) {
  if (const auto *memref = std::get_if<MemRefValue>(&value))
    return memref->shape;
  return std::get<TensorValue>(value).getShape();
}

static bool isIn(ArrayRef<int64_t> index, ArrayRef<int64_t> shape) {
  return llvm::all_of_zip(index, shape, [](int64_t i, int64_t extent) {
    return i >= 0 && i < extent;
  });
}

static LogicalResult refuseLeaving(Operation *op, ArrayRef<int64_t> index,
                                   ArrayRef<int64_t> shape, Frame &frame) {
  return frame.undefined(op, "index " + toText(index) +
                                 " is out of bounds of shape " + toText(shape));
}

/// Returns the element for `point` of the vector; the padding if the mask is
/// off, or if the index is out of bounds where that is allowed.
static FailureOr<Element> readPoint(vector::TransferReadOp op,
                                    const TransferPoints &points,
                                    ArrayRef<int64_t> point, Frame &frame) {
  FailureOr<bool> isOn = isEnabled(op, points, point, frame);
  if (failed(isOn))
    return failure();
  if (!*isOn)
    return frame.getElement(op.getPadding());
  SmallVector<int64_t> index = points.getIndex(point);
  if (!isIn(index, points.shape)) {
    if (!points.mayLeave(index))
      return refuseLeaving(op, index, points.shape, frame);
    return frame.getElement(op.getPadding());
  }
  const RuntimeValue &source = frame.get(op.getBase());
  if (const auto *tensor = std::get_if<TensorValue>(&source))
    return tensor->get(index);
  FailureOr<RuntimeValue> element =
      readElement(op, std::get<MemRefValue>(source), index,
                  op.getShapedType().getElementType(), frame);
  if (failed(element))
    return failure();
  return std::get<Element>(*element);
}

static LogicalResult evalTransferRead(vector::TransferReadOp op, Frame &frame) {
  FailureOr<TransferPoints> points =
      readPoints(op, getShape(frame.get(op.getBase())), frame);
  if (failed(points))
    return failure();
  VectorType type = op.getVectorType();
  FailureOr<TensorValue> result = allocateVector(op, type, frame);
  if (failed(result))
    return failure();
  if (failed(forEachPoint(
          type.getShape(), [&](int64_t i, ArrayRef<int64_t> point) {
            FailureOr<Element> element = readPoint(op, *points, point, frame);
            if (succeeded(element))
              result->set(i, *element);
            return LogicalResult(element);
          })))
    return failure();
  frame.bind(op.getVector(), std::move(*result));
  return success();
}

/// Drops the lanes that are out of bounds where that is allowed.
static LogicalResult evalTransferWrite(vector::TransferWriteOp op,
                                       Frame &frame) {
  RuntimeValue dest = frame.get(op.getBase());
  FailureOr<TransferPoints> points = readPoints(op, getShape(dest), frame);
  if (failed(points))
    return failure();
  const TensorValue &value = frame.getTensor(op.getValueToStore());
  auto *tensor = std::get_if<TensorValue>(&dest);
  if (tensor && failed(frame.spend(op, tensor->getNumElements())))
    return failure();
  auto writePoint = [&](int64_t i, ArrayRef<int64_t> point) -> LogicalResult {
    FailureOr<bool> isOn = isEnabled(op, *points, point, frame);
    if (failed(isOn) || !*isOn)
      return isOn;
    SmallVector<int64_t> index = points->getIndex(point);
    if (!isIn(index, points->shape)) {
      if (points->mayLeave(index))
        return success();
      return refuseLeaving(op, index, points->shape, frame);
    }
    if (!tensor)
      return writeElement(op, std::get<MemRefValue>(dest), index, value.get(i),
                          frame);
    tensor->set(index, value.get(i));
    return success();
  };
  if (failed(forEachPoint(value.getShape(), writePoint)))
    return failure();
  if (tensor)
    frame.bind(op.getResult(), std::move(*tensor));
  return success();
}

void reference::registerVectorMemoryKernels(Kernels &kernels) {
  kernels.add<evalVectorLoad>();
  kernels.add<evalVectorStore>();
  kernels.add<evalAffineVectorLoad>();
  kernels.add<evalAffineVectorStore>();
  kernels.add<evalTransferRead>();
  kernels.add<evalTransferWrite>();
}
