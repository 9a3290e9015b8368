//===- Tensor.cpp - tensor: making, reading, padding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Sparse/Sparse.h"

#include "padlab/dialect/LLVMVersion.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Makes a tensor of shape `shape` for `op`'s single result. Reports undefined
/// behaviour if the result's type does not admit the shape.
static FailureOr<TensorValue>
allocateResult(Operation *op, ArrayRef<int64_t> shape, Frame &frame) {
  auto type = cast<TensorType>(op->getResult(0).getType());
  FailureOr<TensorValue> result =
      frame.allocate(op, type.getElementType(), shape);
  if (failed(result) || failed(frame.checkShape(op, shape, type)))
    return failure();
  return result;
}

/// Makes a tensor for `op`'s single result, whose dynamic extents are `sizes`.
static FailureOr<TensorValue> allocateResult(Operation *op, ValueRange sizes,
                                             Frame &frame) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  FailureOr<SmallVector<int64_t>> shape =
      frame.getIndices(op, type.getShape(), sizes);
  if (failed(shape))
    return failure();
  return frame.allocate(op, type.getElementType(), *shape);
}

//===----------------------------------------------------------------------===//
// Making tensors
//===----------------------------------------------------------------------===//

static LogicalResult evalEmpty(tensor::EmptyOp op, Frame &frame) {
  if (isEmptyZero(op.getType())) {
    FailureOr<SmallVector<int64_t>> shape =
        frame.getIndices(op, op.getType().getShape(), op.getDynamicSizes());
    return failed(shape) ? failure() : bindEmptySparse(op, op, *shape, frame);
  }
  FailureOr<TensorValue> result =
      allocateResult(op, op.getDynamicSizes(), frame);
  if (failed(result))
    return failure();
  frame.bind(op, std::move(*result));
  return success();
}

static LogicalResult evalTensorSplat(tensor::SplatOp op, Frame &frame) {
  FailureOr<TensorValue> result =
      allocateResult(op, op.getDynamicSizes(), frame);
  if (failed(result))
    return failure();
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i)
    result->set(i, frame.getElement(op.getInput()));
  frame.bind(op, std::move(*result));
  return success();
}

static LogicalResult evalTensorFromElements(tensor::FromElementsOp op,
                                            Frame &frame) {
  FailureOr<TensorValue> result =
      allocateResult(op, op.getType().getShape(), frame);
  if (failed(result))
    return failure();
  for (auto [i, element] : llvm::enumerate(op.getElements()))
    result->set(i, frame.getElement(element));
  frame.bind(op, std::move(*result));
  return success();
}

static LogicalResult evalGenerate(tensor::GenerateOp op, Frame &frame) {
  FailureOr<TensorValue> result =
      allocateResult(op, op.getDynamicExtents(), frame);
  if (failed(result))
    return failure();
  SmallVector<int64_t> index(result->getRank(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    FailureOr<Element> element = frame.runAt(op.getBody(), index);
    if (failed(element))
      return failure();
    result->set(i, *element);
    nextIndex(index, result->getShape());
  }
  frame.bind(op, std::move(*result));
  return success();
}

//===----------------------------------------------------------------------===//
// Reading and writing elements
//===----------------------------------------------------------------------===//

static LogicalResult evalTensorRank(tensor::RankOp op, Frame &frame) {
  frame.bind(op, Element::getIndex(op.getContext(),
                                   frame.getTensor(op.getTensor()).getRank()));
  return success();
}

static LogicalResult evalTensorDim(tensor::DimOp op, Frame &frame) {
  FailureOr<int64_t> dim = frame.getIndex(op, op.getIndex());
  if (failed(dim))
    return failure();
  ArrayRef<int64_t> shape = frame.getTensor(op.getSource()).getShape();
  if (*dim < 0 || *dim >= static_cast<int64_t>(shape.size()))
    return frame.undefined(op, "dimension " + Twine(*dim) +
                                   " is out of bounds of rank " +
                                   Twine(shape.size()));
  frame.bind(op, Element::getIndex(op.getContext(), shape[*dim]));
  return success();
}

static LogicalResult checkInBounds(Operation *op, const TensorValue &tensor,
                                   ArrayRef<int64_t> index, Frame &frame) {
  if (tensor.isInBounds(index))
    return success();
  return frame.undefined(op, "index " + toText(index) +
                                 " is out of bounds of shape " +
                                 toText(tensor.getShape()));
}

static LogicalResult evalTensorExtract(tensor::ExtractOp op, Frame &frame) {
  const TensorValue &tensor = frame.getTensor(op.getTensor());
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, op.getIndices());
  if (failed(index) || failed(checkInBounds(op, tensor, *index, frame)))
    return failure();
  frame.bind(op, tensor.get(*index));
  return success();
}

static LogicalResult evalTensorInsert(tensor::InsertOp op, Frame &frame) {
  if (isEmptyZero(op.getDest().getType()))
    return evalSparseInsert(op, frame);
  TensorValue result = frame.getTensor(op.getDest());
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, op.getIndices());
  if (failed(index) || failed(checkInBounds(op, result, *index, frame)) ||
      failed(frame.spend(op, result.getNumElements())))
    return failure();
  result.set(*index, frame.getElement(op.getScalar()));
  frame.bind(op, std::move(result));
  return success();
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

/// One dimension of a pad: `low` and `high` may be negative and then crop.
struct PadExtent {
  int64_t source, low, high;
  int64_t result() const { return source + low + high; }
  /// The number of elements of the source that are left.
  int64_t kept() const {
    return source + std::min<int64_t>(low, 0) + std::min<int64_t>(high, 0);
  }
};

static LogicalResult checkPadExtent(tensor::PadOp op, const PadExtent &extent,
                                    Frame &frame) {
  constexpr int64_t limit = int64_t(1) << 60;
  auto isHuge = [](int64_t amount) {
    return amount < -limit || amount > limit;
  };
  if (isHuge(extent.low) || isHuge(extent.high))
    return frame.undefined(op, "padding overflows the extent");
  if (!padlab::llvm_version::allowsNegativePadding &&
      (extent.low < 0 || extent.high < 0))
    return frame.undefined(op, "padding " + Twine(extent.low) + " and " +
                                   Twine(extent.high) + " is below zero");
  if (extent.result() < 0)
    return frame.undefined(op, "padding " + Twine(extent.low) + " and " +
                                   Twine(extent.high) + " of extent " +
                                   Twine(extent.source) +
                                   " makes a negative extent");
  if (extent.kept() < 0)
    return frame.undefined(op, "padding " + Twine(extent.low) + " and " +
                                   Twine(extent.high) + " of extent " +
                                   Twine(extent.source) +
                                   " crops more than the source has");
  return success();
}

/// Element `i` of the result is element `i - low` of the source if the source
/// has such an element; otherwise it is the value that the region yields for
/// `i`.
static LogicalResult evalPad(tensor::PadOp op, Frame &frame) {
  const TensorValue &source = frame.getTensor(op.getSource());
  FailureOr<SmallVector<int64_t>> low =
      frame.getIndices(op, op.getStaticLow(), op.getLow());
  if (failed(low))
    return failure();
  FailureOr<SmallVector<int64_t>> high =
      frame.getIndices(op, op.getStaticHigh(), op.getHigh());
  if (failed(high))
    return failure();
  SmallVector<int64_t> shape;
  for (auto [extent, l, h] : llvm::zip_equal(source.getShape(), *low, *high)) {
    PadExtent pad{extent, l, h};
    if (failed(checkPadExtent(op, pad, frame)))
      return failure();
    shape.push_back(pad.result());
  }
  FailureOr<TensorValue> result = allocateResult(op, shape, frame);
  if (failed(result))
    return failure();
  SmallVector<int64_t> index(shape.size(), 0), sourceIndex(shape.size(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    for (size_t d = 0; d < shape.size(); ++d)
      sourceIndex[d] = index[d] - (*low)[d];
    FailureOr<Element> element = source.isInBounds(sourceIndex)
                                     ? source.get(sourceIndex)
                                     : frame.runAt(op.getRegion(), index);
    if (failed(element))
      return failure();
    result->set(i, *element);
    nextIndex(index, shape);
  }
  frame.bind(op, std::move(*result));
  return success();
}

/// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalTensorYield(tensor::YieldOp, Frame &) {
  return success();
}

void reference::registerTensorKernels(Kernels &kernels) {
  kernels.add<evalEmpty>();
  kernels.add<evalTensorSplat>();
  kernels.add<evalTensorFromElements>();
  kernels.add<evalGenerate>();
  kernels.add<evalTensorRank>();
  kernels.add<evalTensorDim>();
  kernels.add<evalTensorExtract>();
  kernels.add<evalTensorInsert>();
  kernels.add<evalPad>();
  kernels.add<evalTensorYield>();
}
