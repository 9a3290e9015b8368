//===- MathTest.cpp - math -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "padlab/dialect/ExpSteps.h"
#include "padlab/dialect/MathFunctions.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstring>

using namespace padlab;
using namespace padlab::test;

static constexpr const char *nan32 = "0x7FC00000", *inf32 = "0x7F800000";

TEST(MathTest, testsThatAssumeNumbers) {
  expectPrograms({{"i1", R"(
      %nan = arith.constant 0x7FC00000 : f32
      %r = "math.isnan"(%nan) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
      return %r : i1)",
                   "poison"}});
}

TEST(MathTest, integers) {
  expectUnary({
      {"math.absi", "i8", "-5", "5"},
      {"math.absi", "i8", "-128", "-128"},
      {"math.ctpop", "i8", "-1", "8"},
      {"math.ctpop", "i1", "true", "true"},
      {"math.ctlz", "i8", "1", "7"},
      {"math.ctlz", "i8", "0", "8"},
      {"math.cttz", "i8", "8", "3"},
      {"math.cttz", "i8", "0", "8"},
      {"math.ctlz", "i8", "poison", "poison"},
  });
}

TEST(MathTest, rounding) {
  expectUnary({
      {"math.ceil", "f32", "-0.5", "-0"},
      {"math.ceil", "f32", "1.25", "2"},
      {"math.floor", "f32", "-1.5", "-2"},
      {"math.round", "f32", "2.5", "3"},
      {"math.round", "f32", "-2.5", "-3"},
      {"math.roundeven", "f32", "2.5", "2"},
      {"math.roundeven", "f32", "3.5", "4"},
      {"math.trunc", "f32", "-1.75", "-1"},
      {"math.ceil", "f8E3M4", "-1.5", "-1"},
      {"math.floor", "f8E3M4", "-1.5", "-2"},
      {"math.round", "f8E3M4", "-6.0", "-6"},
      {"math.round", "f8E3M4", "15.5", "inf"},
      {"math.roundeven", "f8E3M4", "2.5", "2"},
      {"math.trunc", "f8E3M4", "-0.5", "-0"},
      {"math.floor", "f32", inf32, "inf"},
      {"math.floor", "f32", nan32, "nan"},
      {"math.floor", "f32", nan32, "poison", "fastmath<nnan>"},
  });
}

TEST(MathTest, floats) {
  expectUnary({
      {"math.absf", "f32", "-0.0", "0"},
      {"math.absf", "f16", "-2.5", "2.5"},
      {"math.sqrt", "f32", "4.0", "2"},
      {"math.sqrt", "f32", "2.0", "1.41421354"},
      {"math.sqrt", "f64", "2.0", "1.4142135623730951"},
      {"math.sqrt", "f16", "2.0", "1.4141"},
      {"math.sqrt", "bf16", "2.0", "1.414"},
      {"math.sqrt", "f32", "-0.0", "-0"},
      {"math.sqrt", "f32", "-1.0", "nan"},
      {"math.sqrt", "f80", "2.0", "unsupported: math.sqrt: type f80"},
      {"math.isnan", "f32", nan32, "true", "", "i1"},
      {"math.isinf", "f32", inf32, "true", "", "i1"},
      {"math.isfinite", "f32", inf32, "false", "", "i1"},
      {"math.isnormal", "f32", "1.0e-40", "false", "", "i1"},
      {"math.isnormal", "f32", "1.0", "true", "", "i1"},
  });
  expectBinary({
      {"math.copysign", "f32", "1.0", "-0.0", "-1"},
      {"math.copysign", "f32", nan32, "-1.0", "nan"},
      {"math.copysign", "f32", "1.0", nan32, "poison"},
  });
}

TEST(MathTest, fmaRoundsOnce) {
  expectPrograms({
      {"f32, f32", R"(
        %a = arith.constant 4097.0 : f32
        %c = arith.constant -16785408.0 : f32
        %0 = math.fma %a, %a, %c : f32
        %1 = arith.mulf %a, %a : f32
        %2 = arith.addf %1, %c : f32
        return %0, %2 : f32, f32)",
       "1; 0"},
  });
}

/// f64 uses the function for f64; all other types use the function for f32, and
/// round its result.
TEST(MathTest, transcendentalFunctions) {
  expectUnary({{"math.exp", "f64", "1.0", "2.7182818284590451"},
               {"math.exp", "f32", "1.0", "2.71828175"},
               {"math.exp", "f16", "1.0", "2.7188"},
               {"math.exp", "f8E5M2", "1.0", "2.5"},
               {"math.exp", "f8E4M3FN", "7.0", "nan"},
               {"math.log", "f32", "-1.0", "nan"},
               {"math.log", "f32", "0.0", "-inf"},
               {"math.rsqrt", "f32", "4.0", "0.5"},
               {"math.tanh", "bf16", "-20.0", "-1"}});
}

static float fromBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

/// The steps of ExpSteps.h are as accurate as a function of f64: the result is
/// nearly always the nearest f32, and never farther than its neighbour. The
/// test covers one of every 9,973 floats.
TEST(MathTest, exponentialsInSteps) {
  unsigned others = 0;
  for (uint64_t bits = 0; bits < uint64_t(1) << 32; bits += 9973) {
    float x = fromBits(bits), y = padlab_exp_f32(x);
    auto nearest = static_cast<float>(std::exp(static_cast<double>(x)));
    if (std::isnan(x)) {
      ASSERT_TRUE(std::isnan(y));
    } else if (y != nearest) {
      ++others;
      ASSERT_EQ(std::nextafter(nearest, y), y) << x;
    }
  }
  EXPECT_LE(others, 1u);
  EXPECT_EQ(padlab_exp_f32(0), 1);
  EXPECT_EQ(padlab_exp_f32(-INFINITY), 0);
  EXPECT_EQ(padlab_exp_f32(INFINITY), INFINITY);
}

namespace {
/// The short steps of the exponential function, with fused multiply-adds if
/// `fuses`.
template <bool fuses>
struct ShortSteps {
  /// A product that has not been rounded yet, or a number.
  struct Value {
    float a, b = 1;
    operator float() const {
      volatile float rounded = a * b;
      return rounded;
    }
  };
  Value number(double value) { return {float(value)}; }
  Value add(Value lhs, Value rhs) {
    if (fuses && lhs.b != 1)
      return {std::fma(lhs.a, lhs.b, float(rhs))};
    return {float(lhs) + float(rhs)};
  }
  Value subtract(Value lhs, Value rhs) {
    if (fuses && rhs.b != 1)
      return {std::fma(-rhs.a, rhs.b, float(lhs))};
    return {float(lhs) - float(rhs)};
  }
  Value multiply(Value lhs, Value rhs) { return {float(lhs), float(rhs)}; }
  Value limit(Value x, double low, double high) {
    float value = x < float(low) ? float(low) : float(x);
    return {value > float(high) ? float(high) : value};
  }
  Value powerOfTwo(Value x) {
    float value = x;
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof(bits));
    return {fromBits((bits << 23) + (uint32_t(126) << 23))};
  }
};
} // namespace

/// Checks that the result is at most two units in the last place off or, for
/// results below 2^-124, at most 2^-124 off.
template <bool fuses>
static void checkShortSteps(float x) {
  ShortSteps<fuses> steps;
  float y = takeShortExpSteps(steps, typename ShortSteps<fuses>::Value{x});
  double exact = std::exp(static_cast<double>(x));
  if (std::isnan(x)) {
    ASSERT_TRUE(std::isnan(y));
    return;
  }
  auto nearest = static_cast<float>(exact);
  if (std::isinf(nearest)) {
    ASSERT_GE(y, std::nextafter(nearest, 0.0f)) << x;
    return;
  }
  double unit = std::ldexp(1.0, std::max(std::ilogb(exact), -126) - 23);
  ASSERT_LE(std::abs(y - exact), exact < 0x1p-124 ? 0x1p-124 : 2 * unit) << x;
}

/// Tries every 4,999th float, more floats from -88 to 89, outside of which the
/// result is zero, subnormal or infinite, and a few special ones.
TEST(MathTest, exponentialsInShortSteps) {
  for (uint64_t bits = 0; bits < uint64_t(1) << 32; bits += 4999) {
    checkShortSteps<false>(fromBits(bits));
    checkShortSteps<true>(fromBits(bits));
  }
  for (float x = -88; x < 89; x += 0.00037f) {
    checkShortSteps<false>(x);
    checkShortSteps<true>(x);
  }
  for (float x : {0.0f, -INFINITY, INFINITY, 88.7f, 88.73f, 200.0f})
    checkShortSteps<false>(x);
  ShortSteps<true> steps;
  EXPECT_EQ(float(takeShortExpSteps(steps, steps.number(-INFINITY))), 0);
}
