//===- FloatConversionTest.cpp - f8 in software -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Runtime/FloatConversion.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"

#include "gtest/gtest.h"

#include <cmath>
#include <limits>

using llvm::APFloat;

namespace {

struct Format {
  const llvm::fltSemantics &semantics;
  float (*extend)(uint32_t);
  uint32_t (*fromSingle)(float);
  uint32_t (*fromDouble)(double);

  APFloat get(uint32_t bits) const {
    return APFloat(semantics, llvm::APInt(8, bits, false, true));
  }
};

const Format formats[] = {
    {APFloat::Float8E5M2(), padlab_extend_f8e5m2, padlab_truncate_f32_to_f8e5m2,
     padlab_truncate_f64_to_f8e5m2},
    {APFloat::Float8E4M3FN(), padlab_extend_f8e4m3fn,
     padlab_truncate_f32_to_f8e4m3fn, padlab_truncate_f64_to_f8e4m3fn}};

APFloat convert(APFloat value, const llvm::fltSemantics &semantics) {
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

bool areSame(const APFloat &a, const APFloat &b) {
  return (a.isNaN() && b.isNaN()) || a.bitwiseIsEqual(b);
}

void expectRounds(const Format &format, double value) {
  EXPECT_TRUE(areSame(format.get(format.fromDouble(value)),
                      convert(APFloat(value), format.semantics)))
      << value;
}

void expectRounds(const Format &format, float value) {
  EXPECT_TRUE(areSame(format.get(format.fromSingle(value)),
                      convert(APFloat(value), format.semantics)))
      << value;
}

TEST(FloatConversionTest, EveryF8Extends) {
  for (const Format &format : formats)
    for (uint32_t bits = 0; bits < 256; ++bits)
      EXPECT_TRUE(areSame(APFloat(format.extend(bits)),
                          convert(format.get(bits), APFloat::IEEEsingle())))
          << bits;
}

/// Every upper half of an f32, with lower halves around a tie.
TEST(FloatConversionTest, SinglesRoundOnce) {
  for (const Format &format : formats)
    for (uint32_t high = 0; high < 1 << 16; ++high)
      for (uint32_t low : {0u, 1u, 0x7FFFu, 0x8000u, 0x8001u, 0xFFFFu})
        expectRounds(format, llvm::bit_cast<float>(high << 16 | low));
}

/// Where rounding to f32 first would go wrong: next to what lies between two
/// f8, nearer than an f32 can tell.
TEST(FloatConversionTest, DoublesRoundOnce) {
  double infinity = std::numeric_limits<double>::infinity();
  for (const Format &format : formats)
    for (uint32_t bits = 0; bits < 255; ++bits) {
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
