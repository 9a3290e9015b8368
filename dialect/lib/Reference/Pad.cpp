//===- Pad.cpp - structured operations with a border ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Visits the points of the destination in row-major order. For each point,
/// evaluates either the interior region or the border region, depending on
/// where the point lies. The interior of a `pad.frame` keeps its elements.
///
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Pad/Pad.h"

#include "AffineMaps.h"
#include "Kernels.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

namespace {
/// The box of a destination that is the interior.
struct Interior {
  SmallVector<int64_t> begin, extents;

  bool contains(ArrayRef<int64_t> index) const {
    for (auto [i, first, extent] : llvm::zip_equal(index, begin, extents))
      if (i < first || i >= first + extent)
        return false;
    return true;
  }
  SmallVector<int64_t> getPoint(ArrayRef<int64_t> index) const {
    SmallVector<int64_t> point;
    for (auto [i, first] : llvm::zip_equal(index, begin))
      point.push_back(i - first);
    return point;
  }
};
} // namespace

template <typename Op>
static FailureOr<Interior> getInterior(Op op, ArrayRef<int64_t> shape,
                                       Frame &frame) {
  auto low = frame.getIndices(op, op.getStaticLow(), op.getLow());
  auto high = frame.getIndices(op, op.getStaticHigh(), op.getHigh());
  if (failed(low) || failed(high))
    return failure();
  Interior interior{*low, {}};
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    int64_t before = (*low)[dim], behind = (*high)[dim];
    if (before < 0 || behind < 0)
      return frame.undefined(op, "negative amount in dimension " + Twine(dim) +
                                     ": low " + Twine(before) + ", high " +
                                     Twine(behind));
    if (before > extent || behind > extent - before)
      return frame.undefined(
          op, "low " + Twine(before) + " and high " + Twine(behind) +
                  " leave no interior of extent " + Twine(extent) +
                  " in dimension " + Twine(dim));
    interior.extents.push_back(extent - before - behind);
  }
  return interior;
}

/// Checks inputs: where the index is a plain dimension, the input must have the
/// interior's extent.
static LogicalResult checkExtents(pad::GenericOp op, const Interior &interior,
                                  Frame &frame) {
  for (auto [number, value] : llvm::enumerate(op.getInputs()))
    for (auto [i, extent, expr] :
         llvm::enumerate(frame.getTensor(value).getShape(),
                         op.getMap(number).getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (dim && interior.extents[dim.getPosition()] != extent)
        return frame.undefined(
            op, "input " + Twine(number) + " has extent " + Twine(extent) +
                    " in dimension " + Twine(i) + ", the interior has " +
                    Twine(interior.extents[dim.getPosition()]));
    }
  return success();
}

/// Binds the elements of the inputs at `point` of the interior. Unused elements
/// are not read.
static LogicalResult bindElements(pad::GenericOp op, ArrayRef<int64_t> point,
                                  Frame &frame) {
  for (auto [number, value] : llvm::enumerate(op.getInputs())) {
    BlockArgument element = op.getElement(number);
    if (element.use_empty())
      continue;
    const TensorValue &input = frame.getTensor(value);
    SmallVector<int64_t> index;
    for (AffineExpr expr : op.getMap(number).getResults()) {
      std::optional<int64_t> i = evaluate(expr, point);
      if (!i)
        return frame.undefined(op, "map " + Twine(number) +
                                       " has no value at " + toText(point));
      index.push_back(*i);
    }
    if (!input.isInBounds(index))
      return frame.undefined(
          op, "index " + toText(index) + " is out of bounds of input " +
                  Twine(number) + " of shape " + toText(input.getShape()));
    frame.bind(element, input.get(index));
  }
  return success();
}

/// Returns the element at an index of the destination.
using Compute = llvm::function_ref<FailureOr<Element>(ArrayRef<int64_t> index)>;

/// Binds the result to the elements that `compute` returns.
template <typename Op>
static LogicalResult bindResult(Op op, Frame &frame, Compute compute) {
  SmallVector<int64_t> shape(frame.getTensor(op.getInit()).getShape());
  FailureOr<TensorValue> result =
      frame.allocate(op, op.getElementType(), shape);
  if (failed(result))
    return failure();
  SmallVector<int64_t> index(shape.size(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    FailureOr<Element> element = compute(index);
    if (failed(element))
      return failure();
    result->set(i, *element);
    nextIndex(index, shape);
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

static LogicalResult evalFrame(pad::FrameOp op, Frame &frame) {
  if (!op.getResult())
    return frame.unsupported(op, "memref operands");
  const TensorValue &init = frame.getTensor(op.getInit());
  FailureOr<Interior> interior = getInterior(op, init.getShape(), frame);
  if (failed(interior))
    return failure();
  return bindResult(op, frame,
                    [&](ArrayRef<int64_t> index) -> FailureOr<Element> {
                      if (interior->contains(index))
                        return init.get(index);
                      return frame.runAt(op.getBorder(), index);
                    });
}

static LogicalResult evalGeneric(pad::GenericOp op, Frame &frame) {
  if (!op.getResult())
    return frame.unsupported(op, "memref operands");
  FailureOr<Interior> interior =
      getInterior(op, frame.getTensor(op.getInit()).getShape(), frame);
  if (failed(interior) || failed(checkExtents(op, *interior, frame)))
    return failure();
  return bindResult(op, frame,
                    [&](ArrayRef<int64_t> index) -> FailureOr<Element> {
                      if (!interior->contains(index))
                        return frame.runAt(op.getBorder(), index);
                      SmallVector<int64_t> point = interior->getPoint(index);
                      if (failed(bindElements(op, point, frame)))
                        return failure();
                      return frame.runAt(op.getInterior(), point);
                    });
}

/// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalPadYield(pad::YieldOp, Frame &) { return success(); }

void reference::registerPadKernels(Kernels &kernels) {
  kernels.add<evalFrame>();
  kernels.add<evalGeneric>();
  kernels.add<evalPadYield>();
}
