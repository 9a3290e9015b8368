//===- ErrorBoundFunctionsTest.cpp - bounds of functions of sums ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A sum of three terms in any order lies in an interval around the reference's
/// sum, and a function of it lies in the image of that interval, which is
/// computed here in `long double`. A bound is wrong if it is narrower than this
/// image, or much wider.
///
//===----------------------------------------------------------------------===//

#include "ErrorBoundRuns.h"

#include <cmath>

using namespace padlab;
using namespace padlab::test;

using Function = long double (*)(long double);

namespace {

/// The sum (first + second) + third, in which the reference rounds nothing.
struct Sum {
  float first, second, third;

  /// Returns a sum of half of `sum` and two quarters of it.
  static Sum of(float sum) { return {sum / 2, sum / 4, sum / 4}; }
  /// Returns a sum of terms that cancel: its error depends on `size`, although
  /// its value is only `sum`.
  static Sum cancelling(float size, float sum) { return {size, -size, sum}; }

  long double get() const {
    return (static_cast<long double>(first) + second) + third;
  }
  /// Returns twice Higham's bound of the error, because each of two evaluations
  /// may have such an error.
  long double getError() const {
    long double roundings = 2 * 0x1p-24L;
    return 2 * roundings / (1 - roundings) *
           (std::abs(first) + std::abs(second) + std::abs(third));
  }
  /// Writes a body that returns the result of `operation`, which reads the sum
  /// `t` and has type `type`.
  std::string write(llvm::StringRef operation, llvm::StringRef type) const;
};

} // namespace

std::string Sum::write(llvm::StringRef operation, llvm::StringRef type) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  printConstant(os, "a", first);
  printConstant(os, "b", second);
  printConstant(os, "c", third);
  os << "  %s = arith.addf %a, %b : f32\n"
     << "  %t = arith.addf %s, %c : f32\n"
     << "  %r = " << operation << "\n  return %r : " << type;
  return text;
}

/// Returns the largest distance between `function` of the sum and `function` of
/// what other orders of the terms may give.
template <typename Map>
static long double getSpread(const Sum &sum, Map function) {
  constexpr int steps = 1000;
  long double middle = sum.get(), spread = 0;
  for (int i = -steps; i <= steps; ++i)
    spread = std::max(spread,
                      std::abs(function(middle + sum.getError() * i / steps) -
                               function(middle)));
  return spread;
}

/// Returns the distance from an f32 of this size to the next one.
static long double getUlp(long double value) {
  return std::ldexp(1.0L, std::ilogb(value) - 23);
}

//===----------------------------------------------------------------------===//
// Functions that are not exact
//===----------------------------------------------------------------------===//

namespace {
struct Sloped {
  const char *operation;
  Function function;
  /// The argument at which the function is steepest.
  float place;
};
} // namespace

static const Sloped functions[] = {
    {"math.sin", [](long double x) { return std::sin(x); }, 0},
    {"math.cos", [](long double x) { return std::cos(x); }, 0x1.921fb6p0f},
    {"math.tanh", [](long double x) { return std::tanh(x); }, 0},
    {"math.atan", [](long double x) { return std::atan(x); }, 0},
    {"math.asinh", [](long double x) { return std::asinh(x); }, 0},
    {"math.erf", [](long double x) { return std::erf(x); }, 0}};

static std::string writeFunction(const Sloped &each, const Sum &sum) {
  return sum.write(std::string(each.operation) + " %t : f32", "f32");
}

/// The error of sums whose terms cancel is so large that the roundings of the
/// function are negligible: only its slope matters.
TEST(ErrorBoundFunctionsTest, slopes) {
  for (const Sloped &each : functions)
    for (float from : {-0.02f, 0.001f, 0.05f}) {
      Sum sum = Sum::cancelling(0x1p8f, each.place + from);
      double bound = getErrorOf(writeFunction(each, sum));
      long double spread = getSpread(sum, each.function);
      EXPECT_GE(bound, spread) << each.operation << " near " << from;
      EXPECT_LE(bound, 1.1L * spread) << each.operation << " near " << from;
    }
}

/// Both evaluations may be wrong by an ulp, which is relatively large for
/// numbers just above a power of two.
TEST(ErrorBoundFunctionsTest, roundingsOfFunctions) {
  for (const Sloped &each : functions) {
    Sum sum = Sum::of(0x1.01p-6f);
    if (each.place != 0)
      sum = Sum::of(each.place - 0x1.01p-6f);
    double bound = getErrorOf(writeFunction(each, sum));
    long double most =
        getSpread(sum, each.function) + 2 * getUlp(each.function(sum.get()));
    EXPECT_GE(bound, most) << each.operation;
    EXPECT_LE(bound, 1.1L * most) << each.operation;
  }
}

/// Far from its steepest argument, the bound of a function is too wide, but not
/// too narrow.
TEST(ErrorBoundFunctionsTest, everywhere) {
  for (const Sloped &each : functions)
    for (float size : {0x1p-4f, 0x1p4f, 0x1p20f})
      for (float at = -5.9f; at <= 6; at += 0.375f) {
        Sum sum = Sum::cancelling(size, at);
        EXPECT_GE(getErrorOf(writeFunction(each, sum)),
                  getSpread(sum, each.function))
            << each.operation << " of " << at << " beside " << size;
      }
}

//===----------------------------------------------------------------------===//
// Other types
//===----------------------------------------------------------------------===//

/// Rounds to `digits` binary digits, the lowest of which is at least 2^`least`.
static long double roundTo(long double value, int digits, int least,
                           Function round) {
  if (value == 0)
    return value;
  int place = std::max(std::ilogb(value) + 1 - digits, least);
  return std::ldexp(round(std::ldexp(value, -place)), place);
}

namespace {
struct ShortType {
  const char *name;
  int digits, least;
};
struct RoundingMode {
  const char *attribute;
  Function round;
};
} // namespace

static long double roundToEven(long double value) {
  return std::nearbyint(value);
}
static long double roundDown(long double value) { return std::floor(value); }

static const ShortType shortTypes[] = {{"f16", 11, -24}, {"bf16", 8, -133}};
static const RoundingMode modes[] = {{"", roundToEven},
                                     {"downward ", roundDown}};

/// Tests sums at which the rounding jumps: between two numbers of the short
/// type, or at one of them, also below the smallest one.
TEST(ErrorBoundFunctionsTest, truncations) {
  for (const ShortType &type : shortTypes)
    for (const RoundingMode &mode : modes) {
      bool toNearest = mode.round == roundToEven;
      std::vector<float> sums = {std::ldexp(1.0f, type.least - toNearest)};
      for (int exponent : {-6, 0, 9})
        for (float digit : {1.0f, 1.5f})
          sums.push_back(std::ldexp(
              digit + toNearest * std::ldexp(1.0f, -type.digits), exponent));
      for (float at : sums) {
        Sum sum = Sum::of(at);
        auto round = [&](long double value) {
          return roundTo(value, type.digits, type.least, mode.round);
        };
        std::string text =
            sum.write(llvm::formatv("arith.truncf %t {0}: f32 to {1}",
                                    mode.attribute, type.name)
                          .str(),
                      type.name);
        double bound = getErrorOf(text, type.name);
        long double spread = getSpread(sum, round);
        ASSERT_GT(spread, 0) << "no jump in " << text;
        EXPECT_GE(bound, spread) << text;
        // The bound of a rounding is relative to the size of the number, so
        // that it may be twice as wide as the distance from the number to the
        // next one.
        EXPECT_LE(bound, 2.1L * spread + sum.getError()) << text;
      }
    }
}

TEST(ErrorBoundFunctionsTest, extensions) {
  for (float at : {0.02f, 1.5f, -3000.0f}) {
    Sum sum = Sum::cancelling(0x1p8f, at);
    double bound =
        getErrorOf(sum.write("arith.extf %t : f32 to f64", "f64"), "f64");
    EXPECT_GE(bound, sum.getError());
    EXPECT_LE(bound, 1.001L * sum.getError());
  }
  // The extension to f32 keeps the error of the rounding to f16.
  Sum sum = Sum::of(1 + 0x1p-11f);
  std::string back = sum.write("arith.extf %short : f16 to f32", "f32");
  back.insert(back.find("  %r ="), "  %short = arith.truncf %t : f32 to f16\n");
  double bound = getErrorOf(back);
  EXPECT_GE(bound, 0x1p-10);
  EXPECT_LE(bound, 1.01 * 0x1p-10);
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

namespace {
struct Integral {
  const char *operation;
  Function function;
  /// The argument at which the function jumps.
  float jump;
};
} // namespace

static const Integral integrals[] = {
    {"math.floor", [](long double x) { return std::floor(x); }, 3},
    {"math.ceil", [](long double x) { return std::ceil(x); }, 3},
    {"math.trunc", [](long double x) { return std::trunc(x); }, 3},
    {"math.round", [](long double x) { return std::round(x); }, 2.5f},
    {"math.roundeven", roundToEven, 2.5f}};

TEST(ErrorBoundFunctionsTest, integralsOfSums) {
  for (const Integral &each : integrals) {
    auto write = [&](const Sum &sum) {
      return sum.write(std::string(each.operation) + " %t : f32", "f32");
    };
    for (float sign : {1.0f, -1.0f}) {
      for (const Sum &sum : {Sum::of(sign * each.jump),
                             Sum::cancelling(0x1p20f, sign * each.jump),
                             Sum::cancelling(0x1p26f, sign * 2.3f)}) {
        double bound = getErrorOf(write(sum));
        long double spread = getSpread(sum, each.function);
        ASSERT_GE(spread, 1) << "no jump in " << write(sum);
        EXPECT_GE(bound, spread) << write(sum);
        EXPECT_LE(bound, spread + 2) << write(sum);
      }
      // The result is the same in any order.
      Sum between = Sum::of(sign * 2.25f);
      EXPECT_EQ(getSpread(between, each.function), 0);
      EXPECT_EQ(getErrorOf(write(between)), 0) << write(between);
    }
    // The result is zero, and may have either sign.
    Interpretation zero = runBody("f32", write({0x1p8f, -0x1p7f, -0x1p7f}));
    EXPECT_TRUE(agrees(zero, -0.0f)) << each.operation;
    EXPECT_TRUE(agrees(zero, 0.0f)) << each.operation;
  }
}

/// An integer has no bound: it is the same in any order, or the run gives its
/// bounds up.
TEST(ErrorBoundFunctionsTest, conversionsToIntegers) {
  auto truncate = [](long double x) { return std::trunc(x); };
  for (const char *operation : {"arith.fptosi", "arith.fptoui"}) {
    bool isSigned = llvm::StringRef(operation).ends_with("si");
    unsigned givenUp = 0, exact = 0;
    for (float sign : {1.0f, -1.0f})
      for (float at = 0.5f; at <= 4; at += 0.03125f) {
        if (sign < 0 && !isSigned)
          continue;
        Sum sum = Sum::cancelling(0x1p17f, sign * at);
        Interpretation run = runBody(
            "i32",
            sum.write(std::string(operation) + " %t : f32 to i32", "i32"));
        ASSERT_TRUE(run.isDefined()) << run.str();
        bool isOpen = getSpread(sum, truncate) != 0;
        if (isOpen) {
          EXPECT_EQ(run.boundsGivenUp, operation) << at;
          ++givenUp;
        } else if (run.boundsGivenUp.empty()) {
          EXPECT_EQ(std::get<Element>(run.results.front()).str(),
                    std::to_string(int(sign * at)));
          ++exact;
        }
      }
    EXPECT_GT(givenUp, 10u) << operation;
    EXPECT_GT(exact, 10u) << operation;
  }
}
