//===- TosaResize.cpp - tosa: images of other sizes -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tosa.h"

#include "../Arithmetic.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;

namespace {
/// The two neighbours of an output element along one input dimension, and its
/// position between them.
struct TosaBetween {
  int64_t first, second;
  /// The distance from the first neighbour, as the fraction `part` / `unit`.
  int64_t part, unit;

  bool isNearerToSecond() const { return 2 * part >= unit; }
};

/// The parameters of a resize along one dimension.
struct TosaAxis {
  int64_t numerator, denominator, offset, border, extent;

  FailureOr<int64_t> getExtent(Operation *op, Frame &frame) const;
  TosaBetween getPlace(int64_t at) const;
};
} // namespace

FailureOr<int64_t> TosaAxis::getExtent(Operation *op, Frame &frame) const {
  if (extent < 1)
    return frame.undefined(op, "the input has no elements");
  if (numerator <= 0 || denominator <= 0 || numerator > (1 << 11) ||
      denominator >= 16 * numerator || offset < -numerator ||
      offset >= 16 * numerator || border < -16 * numerator ||
      border >= numerator)
    return frame.undefined(op, "scale, offset or border out of their range");
  int64_t last = (extent - 1) * numerator - offset + border;
  if (last < 0 || last % denominator != 0)
    return frame.undefined(op, "the last output is not at the border");
  return last / denominator + 1;
}

TosaBetween TosaAxis::getPlace(int64_t at) const {
  int64_t place = at * denominator + offset;
  int64_t whole = llvm::divideFloorSigned(place, numerator);
  return {std::max<int64_t>(whole, 0), std::min<int64_t>(whole + 1, extent - 1),
          place - whole * numerator, numerator};
}

/// Interpolates between floats. The weights are quotients of integers. The
/// result is poison unless all computations are exact.
static Element interpolateTosaFloats(const Element (&corners)[4],
                                     const TosaBetween &y, const TosaBetween &x,
                                     FloatType type) {
  TosaSum sum(type);
  for (unsigned corner = 0; corner < 4; ++corner) {
    APFloat weight = APFloat::getOne(type.getFloatSemantics());
    for (auto [between, isSecond] :
         {std::pair(y, corner / 2 == 1), std::pair(x, corner % 2 == 1)}) {
      APFloat part(type.getFloatSemantics()), unit = part;
      int64_t distance = isSecond ? between.part : between.unit - between.part;
      APFloat::opStatus status =
          part.convertFromAPInt(llvm::APInt(64, distance), true, nearestEven);
      status = APFloat::opStatus(
          status |
          unit.convertFromAPInt(llvm::APInt(64, between.unit), true,
                                nearestEven) |
          part.divide(unit, nearestEven) | weight.multiply(part, nearestEven));
      if (status != APFloat::opOK)
        return Element::poison(type);
    }
    sum.addProduct(corners[corner].getFloat(), weight);
  }
  return sum.get(type);
}

static FailureOr<Element>
interpolateTosaInts(tosa::ResizeOp op, const Element (&corners)[4],
                    const TosaBetween &y, const TosaBetween &x, Frame &frame) {
  int64_t sum = 0;
  for (unsigned corner = 0; corner < 4; ++corner)
    sum += getTosaInt(corners[corner]) *
           (corner / 2 == 1 ? y.part : y.unit - y.part) *
           (corner % 2 == 1 ? x.part : x.unit - x.part);
  return fitTosaInt(op, sum, getResultElementType(op), frame);
}

static FailureOr<Element> resizeTosa(tosa::ResizeOp op,
                                     const TensorValue &input,
                                     ArrayRef<int64_t> at, const TosaBetween &y,
                                     const TosaBetween &x, Frame &frame) {
  if (op.getMode() == tosa::ResizeMode::NEAREST_NEIGHBOR)
    return input.get({at[0], y.isNearerToSecond() ? y.second : y.first,
                      x.isNearerToSecond() ? x.second : x.first, at[3]});
  const Element corners[] = {input.get({at[0], y.first, x.first, at[3]}),
                             input.get({at[0], y.first, x.second, at[3]}),
                             input.get({at[0], y.second, x.first, at[3]}),
                             input.get({at[0], y.second, x.second, at[3]})};
  Type type = getResultElementType(op);
  if (llvm::any_of(corners, [](const Element &e) { return e.isPoison(); }))
    return Element::poison(type);
  if (auto floatType = dyn_cast<FloatType>(type))
    return interpolateTosaFloats(corners, y, x, floatType);
  return interpolateTosaInts(op, corners, y, x, frame);
}

static LogicalResult evalTosaResize(tosa::ResizeOp op, Frame &frame) {
  const TensorValue &input = frame.getTensor(op.getInput());
  Type element = input.getElementType();
  if (isa<FloatType>(element) && !isTosaFloat(element))
    return frame.unsupported(op, "type " + toText(element));
  SmallVector<int64_t> scale = getTosaNumbers(op.getScale(), frame),
                       offset = getTosaNumbers(op.getOffset(), frame),
                       border = getTosaNumbers(op.getBorder(), frame);
  TosaAxis rows{scale[0], scale[1], offset[0], border[0], input.getShape()[1]},
      columns{scale[2], scale[3], offset[1], border[1], input.getShape()[2]};
  FailureOr<int64_t> height = rows.getExtent(op, frame);
  if (failed(height))
    return failure();
  FailureOr<int64_t> width = columns.getExtent(op, frame);
  if (failed(width))
    return failure();
  SmallVector<int64_t> shape = {input.getShape()[0], *height, *width,
                                input.getShape()[3]};
  FailureOr<TensorValue> result = allocateTosa(op, shape, frame);
  if (failed(result))
    return failure();
  SmallVector<int64_t> index(4, 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    FailureOr<Element> value =
        resizeTosa(op, input, index, rows.getPlace(index[1]),
                   columns.getPlace(index[2]), frame);
    if (failed(value))
      return failure();
    result->set(i, *value);
    nextIndex(index, shape);
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

void reference::registerTosaResizeKernels(Kernels &kernels) {
  kernels.add<evalTosaResize>();
}
