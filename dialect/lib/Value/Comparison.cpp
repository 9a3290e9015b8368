//===- Comparison.cpp - expected against actual -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Comparison.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;
using namespace padlab;

std::string Difference::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "result " << result;
  if (!index.empty()) {
    os << '[';
    llvm::interleaveComma(index, os);
    os << ']';
  }
  os << ": expected " << expected << ", actual " << actual;
  if (count > 1)
    os << " (" << count << " elements differ)";
  return text;
}

/// Maps floats to integers in the order of their values, and both zeros to 0:
/// the difference of two such integers says how many representable values the
/// two floats are apart. The integer is one bit wider than the float, so that
/// differences fit.
static llvm::APInt getOrdinal(const llvm::APFloat &value) {
  llvm::APInt bits = value.bitcastToAPInt();
  bool hasSign = llvm::APFloat::semanticsHasSignedRepr(value.getSemantics());
  bool negative = hasSign && bits.isNegative();
  if (hasSign)
    bits.clearSignBit();
  llvm::APInt magnitude = bits.zext(bits.getBitWidth() + 1);
  return negative ? -magnitude : magnitude;
}

static bool isWithin(const llvm::APFloat &expected, const llvm::APFloat &actual,
                     unsigned ulps) {
  return (getOrdinal(expected) - getOrdinal(actual)).abs().ule(ulps);
}

/// Whether `actual` differs from `expected` by at most `error`; always true for
/// an unbounded error.
static bool isWithinBound(const llvm::APFloat &expected,
                          const llvm::APFloat &actual, double error) {
  if (error == ErrorBound::unbounded)
    return true;
  llvm::APFloat distance = expected;
  distance.subtract(actual, llvm::APFloat::rmNearestTiesToEven);
  return std::abs(toDouble(distance)) <= error;
}

static bool agreeAsFloats(const Element &expected, const Element &actual,
                          const Exactness &exactness) {
  const llvm::APFloat &e = expected.getFloat(), &a = actual.getFloat();
  const ErrorBound &bound = expected.getBound();
  if (!exactness.licence.isEmpty() && bound.isOff())
    return isWithinBound(e, a,
                         getError(bound, FloatLimits::get(e.getSemantics())));
  if (e.isNaN() || a.isNaN())
    return e.isNaN() && a.isNaN();
  return exactness.ulps == 0 ? e.bitwiseIsEqual(a)
                             : isWithin(e, a, exactness.ulps);
}

static bool agree(const Element &expected, const Element &actual,
                  const Exactness &exactness) {
  if (expected.isPoison())
    return true;
  if (actual.isPoison())
    return false;
  ElementStorage storage = *getElementStorage(expected.getType());
  if (storage.isComplex())
    return agree(expected.getPart(0), actual.getPart(0), exactness) &&
           agree(expected.getPart(1), actual.getPart(1), exactness);
  if (!storage.isFloat())
    return expected.getInt() == actual.getInt();
  return agreeAsFloats(expected, actual, exactness);
}

/// Prints `tensor<2x3xf32>` or `f32`; other values print as themselves.
static std::string getTypeName(const RuntimeValue &value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (const auto *tensor = std::get_if<TensorValue>(&value))
    os << RankedTensorType::get(tensor->getShape(), tensor->getElementType());
  else if (const auto *element = std::get_if<Element>(&value))
    os << element->getType();
  else
    os << toString(value);
  return text;
}

static bool haveSameType(const RuntimeValue &a, const RuntimeValue &b) {
  if (a.index() != b.index())
    return false;
  if (const auto *tensor = std::get_if<TensorValue>(&a)) {
    const auto &other = std::get<TensorValue>(b);
    return tensor->getElementType() == other.getElementType() &&
           tensor->getShape() == other.getShape();
  }
  const auto *element = std::get_if<Element>(&a);
  return !element || element->getType() == std::get<Element>(b).getType();
}

/// Compares values that are equal or different as a whole, without elements.
template <typename T>
static bool areEqual(const RuntimeValue &a, const RuntimeValue &b) {
  const auto *value = std::get_if<T>(&a);
  return value && *value == std::get<T>(b);
}

static std::optional<Difference> compareTensors(const TensorValue &expected,
                                                const TensorValue &actual,
                                                const Exactness &exactness) {
  // In the common case the bytes are equal, so that the values are equal and
  // need not be decoded.
  if (!actual.hasPoison() && expected.getBytes() == actual.getBytes())
    return std::nullopt;
  Difference difference;
  SmallVector<int64_t, 6> index(expected.getRank(), 0);
  for (int64_t i = 0, e = expected.getNumElements(); i < e; ++i) {
    Element want = expected.get(i), got = actual.get(i);
    if (!agree(want, got, exactness) && difference.count++ == 0) {
      difference.index = index;
      difference.expected = want.str();
      difference.actual = got.str();
      difference.isPoison = got.isPoison();
    }
    nextIndex(index, expected.getShape());
  }
  if (difference.count == 0)
    return std::nullopt;
  return difference;
}

static std::optional<Difference> compareValues(const RuntimeValue &expected,
                                               const RuntimeValue &actual,
                                               const Exactness &exactness) {
  Difference difference;
  difference.count = 1;
  if (!haveSameType(expected, actual)) {
    difference.expected = getTypeName(expected);
    difference.actual = getTypeName(actual);
    return difference;
  }
  if (const auto *tensor = std::get_if<TensorValue>(&expected))
    return compareTensors(*tensor, std::get<TensorValue>(actual), exactness);
  const auto *element = std::get_if<Element>(&expected);
  difference.isPoison = element && std::get<Element>(actual).isPoison();
  if (element ? agree(*element, std::get<Element>(actual), exactness)
              : areEqual<SizeValue>(expected, actual) ||
                    areEqual<ShapeValue>(expected, actual) ||
                    areEqual<WitnessValue>(expected, actual))
    return std::nullopt;
  difference.expected = toString(expected);
  difference.actual = toString(actual);
  return difference;
}

std::optional<Difference> padlab::compare(ArrayRef<RuntimeValue> expected,
                                          ArrayRef<RuntimeValue> actual,
                                          Exactness exactness) {
  if (expected.size() != actual.size()) {
    Difference difference;
    difference.result = std::min(expected.size(), actual.size());
    difference.expected = std::to_string(expected.size()) + " results";
    difference.actual = std::to_string(actual.size()) + " results";
    difference.count = 1;
    return difference;
  }
  for (size_t i = 0; i < expected.size(); ++i) {
    std::optional<Difference> difference =
        compareValues(expected[i], actual[i], exactness);
    if (!difference)
      continue;
    difference->result = i;
    return difference;
  }
  return std::nullopt;
}
