//===- FloatConversionTest.cpp - small floats in software -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Runtime/FloatConversion.h"
#include "../lib/Runtime/SmallFloatFormat.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"

#include "gtest/gtest.h"

#include <cmath>
#include <limits>

using llvm::APFloat;

namespace {

using padlab::SmallFloatFormat;
using padlab::SpecialValues;

struct Format {
  const llvm::fltSemantics &semantics;
  SmallFloatFormat format;

  unsigned getWidth() const { return APFloat::getSizeInBits(semantics); }
  uint32_t getPatterns() const { return uint32_t(1) << getWidth(); }
  APFloat get(uint32_t bits) const {
    return APFloat(semantics, llvm::APInt(getWidth(), bits));
  }
  float extend(uint32_t bits) const {
    return padlab_extend_small_float(bits, format.pack());
  }
  uint32_t from(float value) const {
    return padlab_truncate_f32_to_small_float(value, format.pack());
  }
  uint32_t from(double value) const {
    return padlab_truncate_f64_to_small_float(value, format.pack());
  }
  /// Whether the format defines the result of converting `value` to it.
  bool holds(const APFloat &value) const {
    if (format.special == SpecialValues::None)
      return value.isFinite();
    return format.special != SpecialValues::Scale || value.isNaN() ||
           (!value.isNegative() && !value.isZero());
  }
};

const Format formats[] = {
    {APFloat::Float8E5M2(), {5, 2, 15, SpecialValues::InfinityAndNaN}},
    {APFloat::Float8E4M3(), {4, 3, 7, SpecialValues::InfinityAndNaN}},
    {APFloat::Float8E3M4(), {3, 4, 3, SpecialValues::InfinityAndNaN}},
    {APFloat::Float8E4M3FN(), {4, 3, 7, SpecialValues::NaN}},
    {APFloat::Float8E5M2FNUZ(), {5, 2, 16, SpecialValues::UnsignedNaN}},
    {APFloat::Float8E4M3FNUZ(), {4, 3, 8, SpecialValues::UnsignedNaN}},
    {APFloat::Float8E4M3B11FNUZ(), {4, 3, 11, SpecialValues::UnsignedNaN}},
    {APFloat::Float6E3M2FN(), {3, 2, 3, SpecialValues::None}},
    {APFloat::Float6E2M3FN(), {2, 3, 1, SpecialValues::None}},
    {APFloat::Float4E2M1FN(), {2, 1, 1, SpecialValues::None}},
    {APFloat::Float8E8M0FNU(), {8, 0, 127, SpecialValues::Scale}}};

APFloat convert(APFloat value, const llvm::fltSemantics &semantics) {
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

bool areSame(const APFloat &a, const APFloat &b) {
  return (a.isNaN() && b.isNaN()) || a.bitwiseIsEqual(b);
}

template <typename Float>
void expectRounds(const Format &format, Float value) {
  if (format.holds(APFloat(value)))
    EXPECT_TRUE(areSame(format.get(format.from(value)),
                        convert(APFloat(value), format.semantics)))
        << value << " gives " << format.from(value) << " in a format of "
        << int(format.format.exponentBits) << " and "
        << int(format.format.fractionBits) << " bits";
}

TEST(FloatConversionTest, EverySmallFloatExtends) {
  for (const Format &format : formats)
    for (uint32_t bits = 0; bits < format.getPatterns(); ++bits)
      EXPECT_TRUE(areSame(APFloat(format.extend(bits)),
                          convert(format.get(bits), APFloat::IEEEsingle())))
          << bits;
}

/// Tests f32 values with every pattern of the upper 16 bits, combined with
/// lower 16 bits around a tie.
TEST(FloatConversionTest, SinglesRoundOnce) {
  for (const Format &format : formats)
    for (uint32_t high = 0; high < 1 << 16; ++high)
      for (uint32_t low : {0u, 1u, 0x7FFFu, 0x8000u, 0x8001u, 0xFFFFu})
        expectRounds(format, llvm::bit_cast<float>(high << 16 | low));
}

/// Tests the small floats, the middles between two of them, the neighbours of
/// both, and extreme values. Neighbours of middles would be converted wrongly
/// if they were first rounded to f32, which cannot distinguish them from the
/// middles.
TEST(FloatConversionTest, DoublesRoundOnce) {
  double infinity = std::numeric_limits<double>::infinity();
  for (const Format &format : formats)
    for (uint32_t bits = 0; bits + 1 < format.getPatterns(); ++bits) {
      double low = format.extend(bits), high = format.extend(bits + 1);
      for (double value : {low, high, (low + high) / 2})
        for (double near : {value, std::nextafter(value, infinity),
                            std::nextafter(value, -infinity)})
          expectRounds(format, near);
    }
  for (const Format &format : formats)
    for (double value : {464.0, std::nextafter(464.0, infinity), 61440.0,
                         std::nextafter(61440.0, 0.0), 1e300, -1e300, infinity,
                         -infinity, 5e-324, 0.0, -0.0})
      expectRounds(format, value);
}

} // namespace
