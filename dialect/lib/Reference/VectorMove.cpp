//===- VectorMove.cpp - vector: parts, orders and bits of elements -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"
#include "Kernels.h"
#include "Vectors.h"
#include "Views.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APInt;

/// Adds `offsets` to the first dimensions of `point`.
static SmallVector<int64_t> moveBy(ArrayRef<int64_t> point,
                                   ArrayRef<int64_t> offsets) {
  SmallVector<int64_t> moved(point);
  for (auto [index, offset] : llvm::zip(moved, offsets))
    index += offset;
  return moved;
}

static LogicalResult evalVectorExtractSlice(vector::ExtractStridedSliceOp op,
                                            Frame &frame) {
  VectorType type = cast<VectorType>(op.getResult().getType());
  FailureOr<TensorValue> result = allocateVector(op, type, frame);
  if (failed(result))
    return failure();
  const TensorValue &source = frame.getTensor(op.getSource());
  SmallVector<int64_t> offsets =
      extractFromIntegerArrayAttr<int64_t>(op.getOffsets());
  SmallVector<int64_t> strides =
      extractFromIntegerArrayAttr<int64_t>(op.getStrides());
  (void)forEachPoint(type.getShape(), [&](int64_t i, ArrayRef<int64_t> point) {
    SmallVector<int64_t> from(point);
    for (auto [index, stride] : llvm::zip(from, strides))
      index *= stride;
    result->set(i, source.get(moveBy(from, offsets)));
    return success();
  });
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

/// Inserts the source, whose dimensions are the last dimensions of the result.
static LogicalResult evalVectorInsertSlice(vector::InsertStridedSliceOp op,
                                           Frame &frame) {
  if (failed(checkFixed(op, op.getSourceVectorType(), frame)))
    return failure();
  const TensorValue &source = frame.getTensor(op.getValueToStore());
  TensorValue result = frame.getTensor(op.getDest());
  SmallVector<int64_t> offsets =
      extractFromIntegerArrayAttr<int64_t>(op.getOffsets());
  SmallVector<int64_t> strides =
      extractFromIntegerArrayAttr<int64_t>(op.getStrides());
  size_t leading = result.getRank() - source.getRank();
  (void)forEachPoint(
      source.getShape(), [&](int64_t i, ArrayRef<int64_t> point) {
        SmallVector<int64_t> to(leading, 0);
        for (auto [index, stride] : llvm::zip_equal(point, strides))
          to.push_back(index * stride);
        result.set(moveBy(to, offsets), source.get(i));
        return success();
      });
  frame.bind(op.getResult(), std::move(result));
  return success();
}

/// Each slice of the result along the first dimension is a slice of one of the
/// two operands, or poison.
static LogicalResult evalShuffle(vector::ShuffleOp op, Frame &frame) {
  FailureOr<TensorValue> result =
      allocateVector(op, op.getResultVectorType(), frame);
  if (failed(result))
    return failure();
  const TensorValue &first = frame.getTensor(op.getV1());
  const TensorValue &second = frame.getTensor(op.getV2());
  int64_t extent = first.getRank() == 0 ? 1 : first.getShape().front();
  int64_t size = first.getNumElements() / extent;
  for (auto [slot, number] : llvm::enumerate(op.getMask())) {
    if (number == vector::ShuffleOp::kPoisonIndex)
      continue;
    bool isFirst = number < extent;
    const TensorValue &source = isFirst ? first : second;
    int64_t from = (isFirst ? number : number - extent) * size;
    for (int64_t i = 0; i < size; ++i)
      result->set(slot * size + i, source.get(from + i));
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalInterleave(vector::InterleaveOp op, Frame &frame) {
  FailureOr<TensorValue> result =
      allocateVector(op, op.getResultVectorType(), frame);
  if (failed(result))
    return failure();
  const TensorValue &lhs = frame.getTensor(op.getLhs());
  const TensorValue &rhs = frame.getTensor(op.getRhs());
  for (int64_t i = 0, e = lhs.getNumElements(); i < e; ++i) {
    result->set(2 * i, lhs.get(i));
    result->set(2 * i + 1, rhs.get(i));
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalDeinterleave(vector::DeinterleaveOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  for (auto [parity, part] : llvm::enumerate(op->getResults())) {
    FailureOr<TensorValue> result =
        allocateVector(op, cast<VectorType>(part.getType()), frame);
    if (failed(result))
      return failure();
    for (int64_t i = 0, e = result->getNumElements(); i < e; ++i)
      result->set(i, source.get(2 * i + parity));
    frame.bind(part, std::move(*result));
  }
  return success();
}

/// Reinterprets the bits of a row, with the first element in the lowest bits; a
/// result that shares a bit with poison or with an element of open bits is
/// poison.
static LogicalResult evalBitCast(vector::BitCastOp op, Frame &frame) {
  VectorType type = op.getResultVectorType();
  FailureOr<TensorValue> result = allocateVector(op, type, frame);
  if (failed(result))
    return failure();
  const TensorValue &source = frame.getTensor(op.getSource());
  unsigned from = source.getStorage().bits, to = result->getStorage().bits;
  if (source.getStorage().parts != 1 || result->getStorage().parts != 1)
    return frame.unsupported(op, "complex numbers");
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    APInt bits(to, 0);
    bool isPoison = false;
    for (unsigned bit = 0; bit < to; ++bit) {
      int64_t position = i * to + bit;
      Element element = source.get(position / from);
      isPoison |= !hasKnownBits(element, frame);
      if (!isPoison && element.getBits()[position % from])
        bits.setBit(bit);
    }
    result->set(i, isPoison ? Element::poison(type.getElementType())
                            : Element::fromBits(type.getElementType(), bits));
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalStep(vector::StepOp op, Frame &frame) {
  FailureOr<TensorValue> result =
      allocateVector(op, op.getResult().getType(), frame);
  if (failed(result))
    return failure();
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i)
    result->set(i, Element::getIndex(op.getContext(), i));
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

void reference::registerVectorMoveKernels(Kernels &kernels) {
  kernels.add<evalVectorExtractSlice>();
  kernels.add<evalVectorInsertSlice>();
  kernels.add<evalShuffle>();
  kernels.add<evalInterleave>();
  kernels.add<evalDeinterleave>();
  kernels.add<evalBitCast>();
  kernels.add<evalStep>();
}
