//===- TosaReductions.cpp - tosa: reductions along an axis ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tosa.h"

#include "../Arithmetic.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;

/// Reduces the elements along the axis to one element. There is at least one
/// element.
using TosaReduce =
    llvm::function_ref<FailureOr<Element>(ArrayRef<Element> elements)>;

/// Binds the result, whose extent along `axis` is 1 if `keepsAxis`; otherwise
/// it lacks this dimension.
static LogicalResult reduceTosa(Operation *op, unsigned axis, bool keepsAxis,
                                Frame &frame, TosaReduce reduce) {
  const TensorValue &input = frame.getTensor(op->getOperand(0));
  SmallVector<int64_t> shape(input.getShape());
  int64_t count = shape[axis];
  if (count == 0)
    return frame.undefined(op, "nothing to reduce");
  shape[axis] = 1;
  SmallVector<int64_t> resultShape(shape);
  if (!keepsAxis)
    resultShape.erase(resultShape.begin() + axis);
  FailureOr<TensorValue> result = allocateTosa(op, resultShape, frame);
  if (failed(result) || failed(frame.spend(op, input.getNumElements())))
    return failure();
  SmallVector<int64_t> index(shape.size(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    SmallVector<Element> elements;
    for (int64_t at = 0; at < count; ++at) {
      SmallVector<int64_t> place(index);
      place[axis] = at;
      elements.push_back(input.get(place));
    }
    if (llvm::none_of(elements,
                      [](const Element &e) { return e.isPoison(); })) {
      FailureOr<Element> reduced = reduce(elements);
      if (failed(reduced))
        return failure();
      result->set(i, *reduced);
    }
    nextIndex(index, shape);
  }
  frame.bind(op->getResult(0), std::move(*result));
  return success();
}

template <typename Op, bool wantsAll>
static LogicalResult evalTosaReduceTruth(Op op, Frame &frame) {
  return reduceTosa(op, op.getAxis(), /*keepsAxis=*/true, frame,
                    [&](ArrayRef<Element> elements) -> FailureOr<Element> {
                      for (const Element &element : elements)
                        if (element.getInt().isZero() == wantsAll)
                          return element;
                      return elements.front();
                    });
}

/// Reduces to the largest or smallest element, as `chooseTosaExtreme` chooses
/// it.
template <typename Op, bool wantsMax>
static LogicalResult evalTosaReduceExtreme(Op op, Frame &frame) {
  return reduceTosa(op, op.getAxis(), /*keepsAxis=*/true, frame,
                    [&](ArrayRef<Element> elements) -> FailureOr<Element> {
                      return chooseTosaExtreme(elements, wantsMax,
                                               op.getNanMode());
                    });
}

Element reference::chooseTosaExtreme(ArrayRef<Element> elements, bool wantsMax,
                                     tosa::NanPropagationMode mode) {
  Element best = elements.front();
  if (!isa<FloatType>(best.getType())) {
    for (const Element &element : elements)
      best = chooseTosa(best, element, wantsMax, mode);
    return best;
  }
  bool hasZero[2] = {false, false};
  for (const Element &element : elements) {
    const APFloat &value = element.getFloat();
    if (value.isZero())
      hasZero[value.isNegative()] = true;
    Element chosen = chooseTosa(best, element, wantsMax, mode);
    if (!chosen.isPoison())
      best = chosen;
  }
  bool isZero = best.getFloat().isZero() && hasZero[0] && hasZero[1];
  // If all elements are NaN and NaNs are ignored, no element is left.
  bool isNothing =
      best.getFloat().isNaN() && mode == tosa::NanPropagationMode::IGNORE;
  return isZero || isNothing ? Element::poison(best.getType()) : best;
}

static LogicalResult evalTosaReduceSum(tosa::ReduceSumOp op, Frame &frame) {
  Type type = getResultElementType(op);
  auto reduce = [&](ArrayRef<Element> elements) -> FailureOr<Element> {
    if (auto floatType = dyn_cast<FloatType>(type)) {
      TosaSum sum(floatType);
      for (const Element &element : elements)
        sum.add(element.getFloat());
      return sum.get(floatType);
    }
    Element sum = elements.front();
    for (const Element &element : elements.drop_front()) {
      int64_t next;
      if (llvm::AddOverflow(getTosaInt(sum), getTosaInt(element), next))
        return frame.undefined(op, "the sum overflows");
      FailureOr<Element> fitting = fitTosaInt(op, next, type, frame);
      if (failed(fitting))
        return failure();
      sum = *fitting;
    }
    return sum;
  };
  return reduceTosa(op, op.getAxis(), /*keepsAxis=*/true, frame, reduce);
}

/// Returns the product of all elements; returns poison unless it is certain
/// that the product is exact, whatever the order of the factors.
static Element multiplyTosaFloats(ArrayRef<Element> elements, FloatType type) {
  APFloat product = APFloat::getOne(type.getFloatSemantics());
  // If all factors are integers and the product is exact, each partial product
  // is exact in any order.
  bool isDecided = true;
  for (const Element &element : elements) {
    const APFloat &factor = element.getFloat();
    isDecided &= factor.isFiniteNonZero() && factor.isInteger();
    isDecided &= product.multiply(factor, nearestEven) == APFloat::opOK;
  }
  return isDecided && product.isFinite() ? Element::get(type, product)
                                         : Element::poison(type);
}

static LogicalResult evalTosaReduceProduct(tosa::ReduceProductOp op,
                                           Frame &frame) {
  auto floatType = dyn_cast<FloatType>(getResultElementType(op));
  if (!floatType)
    return frame.unsupported(op, "the specification has products of floats");
  return reduceTosa(op, op.getAxis(), /*keepsAxis=*/true, frame,
                    [&](ArrayRef<Element> elements) -> FailureOr<Element> {
                      return multiplyTosaFloats(elements, floatType);
                    });
}

/// Returns the first index of the largest element (argmax). A NaN is larger
/// than all numbers, or is ignored; the result is poison if all elements are
/// ignored.
static LogicalResult evalTosaArgMax(tosa::ArgMaxOp op, Frame &frame) {
  bool ignoresNaN = op.getNanMode() == tosa::NanPropagationMode::IGNORE;
  auto exceeds = [&](const Element &a, const Element &b) {
    if (!isa<FloatType>(a.getType()))
      return a.getInt().sgt(b.getInt());
    const APFloat &lhs = a.getFloat(), &rhs = b.getFloat();
    if (lhs.isNaN() || rhs.isNaN())
      return ignoresNaN ? rhs.isNaN() && !lhs.isNaN()
                        : lhs.isNaN() && !rhs.isNaN();
    return lhs > rhs;
  };
  Type type = getResultElementType(op);
  auto reduce = [&](ArrayRef<Element> elements) -> FailureOr<Element> {
    size_t best = 0;
    for (size_t i = 1; i < elements.size(); ++i)
      if (exceeds(elements[i], elements[best]))
        best = i;
    bool isNothing = ignoresNaN && isa<FloatType>(elements[best].getType()) &&
                     elements[best].getFloat().isNaN();
    return isNothing ? FailureOr<Element>(Element::poison(type))
                     : fitTosaInt(op, best, type, frame);
  };
  return reduceTosa(op, op.getAxis(), /*keepsAxis=*/false, frame, reduce);
}

void reference::registerTosaReductionKernels(Kernels &kernels) {
  kernels.add<evalTosaReduceTruth<tosa::ReduceAllOp, true>>();
  kernels.add<evalTosaReduceTruth<tosa::ReduceAnyOp, false>>();
  kernels.add<evalTosaReduceExtreme<tosa::ReduceMaxOp, true>>();
  kernels.add<evalTosaReduceExtreme<tosa::ReduceMinOp, false>>();
  kernels.add<evalTosaReduceSum>();
  kernels.add<evalTosaReduceProduct>();
  kernels.add<evalTosaArgMax>();
}
