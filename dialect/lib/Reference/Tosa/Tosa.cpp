//===- Tosa.cpp - what the kernels of TOSA share --------------------------===//
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
using llvm::APInt;

void reference::registerTosaKernels(Kernels &kernels) {
  registerTosaElementwiseKernels(kernels);
  registerTosaConversionKernels(kernels);
  registerTosaControlKernels(kernels);
  registerTosaMoveKernels(kernels);
  registerTosaReductionKernels(kernels);
  registerTosaWindowKernels(kernels);
  registerTosaResizeKernels(kernels);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

FailureOr<TensorValue>
reference::allocateTosa(Operation *op, ArrayRef<int64_t> shape, Frame &frame) {
  Type type = op->getResult(0).getType();
  Type element = getElementTypeOrSelf(type);
  if (!getStorageBytes(element))
    return frame.unsupported(op, "type " + toText(type));
  FailureOr<TensorValue> result = frame.allocate(op, element, shape);
  if (failed(result) || failed(frame.checkShape(op, shape, type)))
    return failure();
  return result;
}

SmallVector<int64_t> reference::getTosaNumbers(Value shape, Frame &frame) {
  const TensorValue &numbers = frame.getTensor(shape);
  SmallVector<int64_t> result;
  for (int64_t i = 0, e = numbers.getNumElements(); i < e; ++i)
    result.push_back(numbers.get(i).getSExtValue());
  return result;
}

Element reference::getTosaScalar(Value tensor, Frame &frame) {
  return frame.getTensor(tensor).get(int64_t(0));
}

LogicalResult reference::checkTosaZero(Operation *op, const Element &zero,
                                       Frame &frame, bool isUnsigned) {
  Type type = zero.getType();
  if (isa<FloatType>(type))
    return zero.getFloat().isZero()
               ? success()
               : frame.undefined(op, "a zero point of floats is not zero");
  int64_t value = getTosaInt(zero, isUnsigned);
  if (value == 0 || type.isInteger(8) ||
      (type.isInteger(16) && isUnsigned && value == 32768))
    return success();
  return frame.undefined(op,
                         "zero point " + Twine(value) + " of " + toText(type));
}

/// Returns the shape that all of `operands` are broadcast to: their extents are
/// equal or 1.
static FailureOr<SmallVector<int64_t>>
broadcastTosa(Operation *op, ValueRange operands, Frame &frame) {
  SmallVector<int64_t> shape(frame.getTensor(operands.front()).getShape());
  for (Value operand : operands.drop_front()) {
    ArrayRef<int64_t> other = frame.getTensor(operand).getShape();
    if (other.size() != shape.size())
      return frame.undefined(op, "operands differ in rank");
    for (auto [extent, its] : llvm::zip_equal(shape, other)) {
      if (extent != its && extent != 1 && its != 1)
        return frame.undefined(op, "extents " + Twine(extent) + " and " +
                                       Twine(its) + " do not broadcast");
      if (extent == 1)
        extent = its;
    }
  }
  return shape;
}

LogicalResult reference::mapTosaElements(Operation *op, ValueRange operands,
                                         PoisonRule rule, Frame &frame,
                                         ElementKernel kernel) {
  FailureOr<SmallVector<int64_t>> shape = broadcastTosa(op, operands, frame);
  if (failed(shape))
    return failure();
  FailureOr<TensorValue> result = allocateTosa(op, *shape, frame);
  if (failed(result))
    return failure();
  SmallVector<int64_t> index(shape->size(), 0);
  for (int64_t i = 0, e = result->getNumElements(); i < e; ++i) {
    SmallVector<Element, 3> elements;
    for (Value operand : operands) {
      const TensorValue &tensor = frame.getTensor(operand);
      SmallVector<int64_t> place;
      for (auto [at, extent] : llvm::zip_equal(index, tensor.getShape()))
        place.push_back(extent == 1 ? 0 : at);
      elements.push_back(tensor.get(place));
    }
    auto pointers = llvm::map_to_vector<3>(
        elements, [](const Element &element) { return &element; });
    Element out = Element::poison(result->getElementType());
    bool isPoison = rule == PoisonRule::Propagates &&
                    llvm::any_of(elements, [](const Element &element) {
                      return element.isPoison();
                    });
    if (!isPoison && failed(kernel(Operands(pointers), out)))
      return failure();
    result->set(i, out);
    nextIndex(index, *shape);
  }
  frame.bind(op->getResult(0), std::move(*result));
  return success();
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

int64_t reference::getTosaInt(const Element &element, bool isUnsigned) {
  const APInt &bits = element.getInt();
  return isUnsigned || bits.getBitWidth() == 1
             ? static_cast<int64_t>(bits.getZExtValue())
             : bits.getSExtValue();
}

/// Returns the minimum of the type, or the maximum with `wantsMax`.
static int64_t getTosaLimit(Type type, bool wantsMax, bool isUnsigned = false) {
  unsigned width = type.getIntOrFloatBitWidth();
  if (isUnsigned)
    return wantsMax
               ? static_cast<int64_t>(APInt::getMaxValue(width).getZExtValue())
               : 0;
  return wantsMax ? APInt::getSignedMaxValue(width).getSExtValue()
                  : APInt::getSignedMinValue(width).getSExtValue();
}

static Element makeTosaInt(int64_t value, Type type) {
  return Element::get(type, APInt(64, value, /*isSigned=*/true)
                                .sextOrTrunc(type.getIntOrFloatBitWidth()));
}

FailureOr<Element> reference::fitTosaInt(Operation *op, int64_t value,
                                         Type type, Frame &frame) {
  if (value < getTosaLimit(type, /*wantsMax=*/false) ||
      value > getTosaLimit(type, /*wantsMax=*/true))
    return frame.undefined(op, Twine(value) + " does not fit " + toText(type) +
                                   ", as the specification requires");
  return makeTosaInt(value, type);
}

Element reference::clipTosaInt(int64_t value, Type type, bool isUnsigned) {
  return makeTosaInt(std::clamp(value, getTosaLimit(type, false, isUnsigned),
                                getTosaLimit(type, true, isUnsigned)),
                     type);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

bool reference::isTosaFloat(Type type) {
  return type.isF32() || type.isF16() || type.isBF16() || type.isF64();
}

static Element chooseTosaFloat(const Element &a, const Element &b,
                               bool wantsMax, tosa::NanPropagationMode mode) {
  const APFloat &lhs = a.getFloat(), &rhs = b.getFloat();
  if (lhs.isNaN() || rhs.isNaN()) {
    bool propagates = mode == tosa::NanPropagationMode::PROPAGATE;
    return lhs.isNaN() == propagates ? a : b;
  }
  if (lhs.isZero() && rhs.isZero() && lhs.isNegative() != rhs.isNegative())
    return Element::poison(a.getType());
  return (lhs < rhs) == wantsMax ? b : a;
}

Element reference::chooseTosa(const Element &a, const Element &b, bool wantsMax,
                              tosa::NanPropagationMode mode) {
  if (isa<FloatType>(a.getType()))
    return chooseTosaFloat(a, b, wantsMax, mode);
  return a.getInt().slt(b.getInt()) == wantsMax ? b : a;
}

void TosaSum::add(const APFloat &term) {
  bool losesInfo = false;
  APFloat wide = term;
  wide.convert(APFloat::IEEEquad(), nearestEven, &losesInfo);
  addExact(wide);
}

void TosaSum::addProduct(const APFloat &a, const APFloat &b) {
  bool losesInfo = false;
  APFloat product = a, factor = b;
  product.convert(APFloat::IEEEquad(), nearestEven, &losesInfo);
  factor.convert(APFloat::IEEEquad(), nearestEven, &losesInfo);
  // This is exact: both factors have at most 53 bits.
  product.multiply(factor, nearestEven);
  addExact(product);
}

/// Returns the exponent of the lowest bit that is set in `value`, an IEEEquad.
static int getTosaLowestBit(const APFloat &value) {
  constexpr unsigned fractionBits = 112;
  APInt fraction = value.bitcastToAPInt().extractBits(fractionBits, 0);
  return ilogb(value) -
         (fraction.isZero() ? 0 : int(fractionBits - fraction.countr_zero()));
}

void TosaSum::addExact(const APFloat &term) {
  hasTerms = true;
  hasNaN |= term.isNaN();
  hasOtherThanNegativeZero |= !(term.isZero() && term.isNegative());
  if (term.isInfinity())
    hasInf[term.isNegative()] = true;
  if (!term.isFiniteNonZero())
    return;
  lowestBit = std::min(lowestBit, getTosaLowestBit(term));
  isExact &= sum.add(term, nearestEven) == APFloat::opOK;
  isExact &= magnitude.add(abs(term), nearestEven) == APFloat::opOK;
}

std::optional<APFloat> TosaSum::getDecided() const {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (hasNaN || (hasInf[0] && hasInf[1]))
    return APFloat::getNaN(semantics);
  bool losesInfo = false;
  APFloat largest = APFloat::getLargest(semantics);
  largest.convert(APFloat::IEEEquad(), nearestEven, &losesInfo);
  if (!isExact || magnitude > largest)
    return std::nullopt;
  if (hasInf[0] || hasInf[1])
    return APFloat::getInf(semantics, /*Negative=*/hasInf[1]);
  if (magnitude.isZero())
    return hasTerms && !hasOtherThanNegativeZero
               ? std::nullopt
               : std::optional(APFloat::getZero(semantics));
  // All partial sums are multiples of the lowest bit, and none exceeds the sum
  // of the magnitudes. So they are exact if the type can hold all multiples of
  // the lowest bit up to that sum.
  int precision = APFloat::semanticsPrecision(semantics);
  int smallest = APFloat::semanticsMinExponent(semantics) - (precision - 1);
  if (lowestBit < smallest || ilogb(magnitude) - lowestBit >= precision)
    return std::nullopt;
  APFloat result = sum;
  result.convert(semantics, nearestEven, &losesInfo);
  return result;
}

/// Converts `value` to an element of `result`; poison if that rounds.
static Element convertTosaExactly(APFloat value, FloatType result) {
  bool losesInfo = false;
  value.convert(result.getFloatSemantics(), nearestEven, &losesInfo);
  return losesInfo && !value.isNaN() ? Element::poison(result)
                                     : Element::get(result, value);
}

Element TosaSum::get(FloatType result) const {
  std::optional<APFloat> decided = getDecided();
  return decided ? convertTosaExactly(*decided, result)
                 : Element::poison(result);
}

Element TosaSum::getMean(FloatType result, int64_t count) const {
  std::optional<APFloat> mean = getDecided();
  if (!mean)
    return Element::poison(result);
  APFloat divisor(mean->getSemantics());
  if (divisor.convertFromAPInt(APInt(64, count), /*IsSigned=*/true,
                               nearestEven) != APFloat::opOK ||
      mean->divide(divisor, nearestEven) != APFloat::opOK)
    return Element::poison(result);
  return convertTosaExactly(*mean, result);
}
