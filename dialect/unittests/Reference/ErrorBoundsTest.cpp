//===- ErrorBoundsTest.cpp - floats under a licence -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ErrorBoundRuns.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace padlab;
using namespace padlab::test;

/// Writes a body that adds the products of `terms` and `factors`, from the
/// first to the last.
static std::string makeSum(llvm::ArrayRef<float> terms,
                           llvm::ArrayRef<float> factors) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (size_t i = 0; i != terms.size(); ++i) {
    printConstant(os, "x" + llvm::Twine(i), terms[i]);
    printConstant(os, "f" + llvm::Twine(i), factors[i]);
    os << "  %t" << i << " = arith.mulf %x" << i << ", %f" << i << " : f32\n";
  }
  os << "  %s0 = arith.constant 0.0 : f32\n";
  for (size_t i = 0; i != terms.size(); ++i)
    os << "  %s" << i + 1 << " = arith.addf %s" << i << ", %t" << i
       << " : f32\n";
  os << "  return %s" << terms.size() << " : f32";
  return text;
}

/// Sums of six products, two of which cancel, are within the bound in every
/// order, rounded or fused; sums from which one of the other four terms is
/// missing are not within the bound.
TEST(ErrorBoundsTest, everyOrderOfASum) {
  std::mt19937 random(1);
  std::uniform_real_distribution<float> draw(-1, 1);
  unsigned others = 0;
  for (int round = 0; round != 20; ++round) {
    std::vector<float> terms, factors;
    for (int i = 0; i != 6; ++i) {
      terms.push_back(std::ldexp(draw(random), int(random() % 8)));
      factors.push_back(draw(random) + (draw(random) < 0 ? -1 : 1));
    }
    terms[5] = -terms[4];
    factors[5] = factors[4];
    Interpretation reference = runBody("f32", makeSum(terms, factors));
    ASSERT_TRUE(reference.isDefined()) << reference.str();
    std::vector<int> order = {0, 1, 2, 3, 4, 5};
    do {
      float rounded = 0, fused = 0;
      for (int i : order) {
        volatile float product = terms[i] * factors[i];
        rounded += product;
        fused = std::fma(terms[i], factors[i], fused);
      }
      ASSERT_TRUE(agrees(reference, rounded));
      ASSERT_TRUE(agrees(reference, fused));
      others += rounded != fused;
    } while (std::next_permutation(order.begin(), order.end()));
    for (int left = 0; left != 4; ++left) {
      float sum = 0;
      for (int i = 0; i != 6; ++i)
        sum += i == left ? 0 : terms[i] * factors[i];
      EXPECT_FALSE(agrees(reference, sum));
    }
  }
  EXPECT_GT(others, 1000u) << "roundings that make no difference";
}

namespace {
/// An operation on the sum `t` and the constant `d`.
struct Step {
  const char *operation;
  float (*compute)(float t, float d);
};
} // namespace

/// If a sum was added in another order, the results of operations on it are
/// within their bounds; results that are off by a thousandth are not.
TEST(ErrorBoundsTest, everyRuleInAnyOrder) {
  static const Step steps[] = {
      {"arith.divf %t, %d", [](float t, float d) { return t / d; }},
      {"arith.divf %d, %t", [](float t, float d) { return d / t; }},
      {"arith.maximumf %t, %d",
       [](float t, float d) { return std::max(t, d); }},
      {"arith.minimumf %d, %t",
       [](float t, float d) { return std::min(t, d); }},
      {"arith.mulf %t, %d", [](float t, float d) { return t * d; }},
      {"math.fma %t, %d, %d",
       [](float t, float d) { return std::fma(t, d, d); }},
      {"math.fma %d, %d, %t",
       [](float t, float d) { return std::fma(d, d, t); }},
      {"math.copysign %t, %d",
       [](float t, float d) { return std::copysign(t, d); }},
      {"math.sqrt %t", [](float t, float) { return std::sqrt(t); }},
      {"math.absf %t", [](float t, float) { return std::abs(t); }},
      {"arith.negf %t", [](float t, float) { return -t; }}};
  std::mt19937 random(2);
  std::uniform_real_distribution<float> draw(0.5, 2);
  for (const Step &step : steps) {
    unsigned others = 0;
    for (int round = 0; round != 50; ++round) {
      float a = draw(random), b = 100 * draw(random), c = 0.01f - b,
            d = draw(random);
      std::string text;
      llvm::raw_string_ostream os(text);
      printConstant(os, "a", a);
      printConstant(os, "b", b);
      printConstant(os, "c", c);
      printConstant(os, "d", d);
      os << "  %s = arith.addf %a, %b : f32\n"
         << "  %t = arith.addf %s, %c : f32\n"
         << "  %r = " << step.operation << " : f32\n  return %r : f32";
      Interpretation reference = runBody("f32", text);
      ASSERT_TRUE(reference.isDefined()) << reference.str();
      ASSERT_EQ(reference.boundsGivenUp, "");
      float result = step.compute((a + b) + c, d);
      for (float sum : {(a + b) + c, (a + c) + b, (b + c) + a}) {
        float other = step.compute(sum, d);
        ASSERT_TRUE(agrees(reference, other)) << text;
        others += other != result;
      }
      EXPECT_FALSE(agrees(reference, result * 1.001f)) << text;
    }
    EXPECT_GT(others, 0u) << step.operation;
  }
}

/// If the sum is on the same side of the constant in every order, the choice is
/// decided; if the constant is chosen, the result is exact.
TEST(ErrorBoundsTest, decidedChoices) {
  auto ask = [](const char *chosen) {
    return getErrorOf(std::string(R"(
    %a = arith.constant 1.0 : f32
    %b = arith.constant 0.1 : f32
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %b : f32
    %zero = arith.constant 0.0 : f32
    %near = arith.constant 1.2 : f32
    %far = arith.constant 5.0 : f32
    %r = )") + chosen +
                      " : f32\n return %r : f32");
  };
  EXPECT_EQ(ask("arith.maximumf %t, %far"), 0);
  EXPECT_EQ(ask("arith.minnumf %zero, %t"), 0);
  EXPECT_GT(ask("arith.maxnumf %t, %zero"), 0);
  EXPECT_GT(ask("arith.minimumf %near, %t"), 0);
}

TEST(ErrorBoundsTest, whatHasOneValueIsExact) {
  const char *constants = R"(
    %a = arith.constant 0.1 : f32
    %b = arith.constant 0.7 : f32
    %c = arith.constant 0.25 : f32
    %z = arith.constant 0.0 : f32
)";
  auto ask = [&](const char *body) {
    return getErrorOf(constants + std::string(body));
  };
  EXPECT_EQ(ask("%r = arith.addf %a, %b : f32\n return %r : f32"), 0);
  EXPECT_EQ(ask("%r = arith.mulf %a, %b : f32\n return %r : f32"), 0);
  EXPECT_EQ(ask("%r = arith.divf %a, %b : f32\n return %r : f32"), 0);
  EXPECT_EQ(ask("%s = arith.addf %z, %a : f32\n"
                "%r = arith.addf %s, %b : f32\n return %r : f32"),
            0);
  // Fusing a product makes a difference only if the product is rounded.
  EXPECT_EQ(ask("%p = arith.mulf %a, %c : f32\n"
                "%r = arith.addf %p, %b : f32\n return %r : f32"),
            0);
  EXPECT_GT(ask("%p = arith.mulf %a, %b : f32\n"
                "%r = arith.addf %p, %b : f32\n return %r : f32"),
            0);
  EXPECT_EQ(ask("%p = arith.mulf %a, %z : f32\n"
                "%r = arith.addf %p, %b : f32\n return %r : f32"),
            0);
}

TEST(ErrorBoundsTest, sumsByTheSizeOfTheirTerms) {
  double error = getErrorOf(R"(
    %a = arith.constant 1.0e8 : f32
    %b = arith.constant -1.0e8 : f32
    %c = arith.constant 1.0 : f32
    %s = arith.addf %a, %b : f32
    %r = arith.addf %s, %c : f32
    return %r : f32)");
  EXPECT_GE(error, 1.0) << "(a + c) + b is zero";
  EXPECT_NEAR(error / (4 * unit * 2e8), 1, 1e-4);
  // In another order, a partial sum is infinite.
  EXPECT_EQ(getErrorOf(R"(
    %a = arith.constant 3.0e38 : f32
    %b = arith.constant -3.0e38 : f32
    %s = arith.addf %a, %b : f32
    %r = arith.addf %s, %a : f32
    return %r : f32)"),
            ErrorBound::unbounded);
}

TEST(ErrorBoundsTest, errorsGoOn) {
  const char *sum = R"(
    %a = arith.constant 1.0 : f32
    %b = arith.constant 0.1 : f32
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %b : f32
)";
  double once = 4 * unit * 1.2;
  auto ask = [&](const char *body) {
    return getErrorOf(sum + std::string(body));
  };
  EXPECT_NEAR(ask("return %t : f32") / once, 1, 1e-4);
  double twice = ask("%two = arith.constant 2.0 : f32\n"
                     "%r = arith.mulf %t, %two : f32\n return %r : f32");
  // The error of the sum is doubled, and the two roundings of the product,
  // which is about 2.4, add as much as the error of the sum once more.
  EXPECT_NEAR(twice / once, 3, 1e-4);
  EXPECT_EQ(ask("%d = arith.subf %t, %t : f32\n"
                "%r = arith.divf %a, %d : f32\n return %r : f32"),
            ErrorBound::unbounded);
  double power = ask("%r = math.exp %t : f32\n return %r : f32");
  EXPECT_GT(power, once * std::exp(1.2));
  EXPECT_LT(power, 4 * once * std::exp(1.2));
}

/// The licence covers f32 and f64 only: every sum of another type is exact.
TEST(ErrorBoundsTest, shortTypesAreExact) {
  for (const char *type : {"f16", "bf16"}) {
    const char *body = R"(
    %a = arith.constant 1.0 : {0}
    %b = arith.constant 0.1 : {0}
    %p = arith.mulf %b, %b : {0}
    %s = arith.addf %p, %a : {0}
    %t = arith.addf %s, %b : {0}
    return %t : {0})";
    Interpretation run = runBody(type, llvm::formatv(body, type).str());
    EXPECT_FALSE(std::get<Element>(run.results.front()).getBound().isOff());
  }
}

/// The loop doubles the number of terms forty times, so that there are more
/// terms than an error bound can count.
TEST(ErrorBoundsTest, sumsOfTooManyTerms) {
  EXPECT_EQ(getErrorOf(R"(
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %many = arith.constant 40 : index
    %a = arith.constant 0.1 : f32
    %r = scf.for %i = %zero to %many step %one iter_args(%x = %a) -> (f32) {
      %y = arith.addf %x, %x : f32
      scf.yield %y : f32
    }
    return %r : f32)"),
            ErrorBound::unbounded);
}

/// If a factor may have another value in another evaluation, its product with
/// zero may be a zero of the other sign, or a NaN.
TEST(ErrorBoundsTest, zeroTimesWhatIsOff) {
  const char *body = R"(
    %a = arith.constant {0} : f32
    %b = arith.constant -{0} : f32
    %c = arith.constant 1.0 : f32
    %z = arith.constant 0.0 : f32
    %s = arith.addf %a, %c : f32
    %t = arith.addf %s, %b : f32
    %r = arith.mulf %t, %z : f32
    return %r : f32)";
  Interpretation run = runBody("f32", llvm::formatv(body, "1.0e8").str());
  EXPECT_TRUE(agrees(run, -0.0f));
  EXPECT_FALSE(agrees(run, 0x1p-100f));
  EXPECT_EQ(getErrorOf(llvm::formatv(body, "3.0e38").str()),
            ErrorBound::unbounded);
}

/// The sum may have either sign, and so may its quotient by infinity, a zero.
TEST(ErrorBoundsTest, whatIsOffByInfinity) {
  Interpretation run = runBody("f32", R"(
    %a = arith.constant 1.0e8 : f32
    %b = arith.constant -1.0e8 : f32
    %c = arith.constant 1.0 : f32
    %infinity = arith.constant 0x7F800000 : f32
    %s = arith.addf %a, %c : f32
    %t = arith.addf %s, %b : f32
    %r = arith.divf %t, %infinity : f32
    return %r : f32)");
  EXPECT_TRUE(agrees(run, -0.0f));
  EXPECT_FALSE(agrees(run, 0x1p-100f));
}

/// Errors that underflow in f64 do not become zero.
TEST(ErrorBoundsTest, errorsThatUnderflow) {
  for (const char *last : {"arith.mulf %t, %small", "arith.divf %t, %large"}) {
    const char *body = R"(
    %a = arith.constant 1.0e-120 : f64
    %b = arith.constant 0.3e-120 : f64
    %small = arith.constant 1.0e-200 : f64
    %large = arith.constant 1.0e+200 : f64
    %s = arith.addf %a, %b : f64
    %t = arith.addf %s, %b : f64
    %r = {0} : f64
    return %r : f64)";
    Interpretation run = runBody("f64", llvm::formatv(body, last).str());
    ASSERT_TRUE(run.isDefined()) << run.str();
    EXPECT_TRUE(std::get<Element>(run.results.front()).getBound().isOff());
  }
}

/// The bounds are given up if a comparison may have another result in another
/// evaluation.
TEST(ErrorBoundsTest, givenUpWhereRoundingsDecide) {
  const char *body = R"(
    %a = arith.constant 1.0 : f32
    %b = arith.constant 0.1 : f32
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %b : f32
    %limit = arith.constant {0} : f32
    %r = arith.cmpf olt, %t, %limit : f32
    return %r : i1)";
  EXPECT_EQ(runBody("i1", llvm::formatv(body, "1.2").str()).boundsGivenUp,
            "arith.cmpf");
  Interpretation decided = runBody("i1", llvm::formatv(body, "1.3").str());
  EXPECT_EQ(decided.boundsGivenUp, "");
  EXPECT_EQ(std::get<Element>(decided.results.front()).str(), "true");
}

/// No rule bounds an operation that is computed in f32 and rounded to a type
/// without NaN.
TEST(ErrorBoundsTest, givenUpWhereTypesHaveNoNaN) {
  Interpretation run = runBody("f4E2M1FN", R"(
    %a = arith.constant 1.0 : f32
    %b = arith.constant 0.1 : f32
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %b : f32
    %u = arith.truncf %t : f32 to f4E2M1FN
    %r = arith.addf %u, %u : f4E2M1FN
    return %r : f4E2M1FN)");
  EXPECT_TRUE(run.isDefined()) << run.str();
  EXPECT_EQ(run.boundsGivenUp, "arith.addf");
}

/// The licence does not change the results: an exact comparison with them still
/// notices the neighbouring number.
TEST(ErrorBoundsTest, exactPipelinesNoticeNothing) {
  Interpretation bounded = runBody("f32", R"(
    %a = arith.constant 1.0 : f32
    %b = arith.constant 0.1 : f32
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %b : f32
    return %t : f32)");
  const auto &right = std::get<Element>(bounded.results.front());
  llvm::APFloat beside = right.getFloat();
  beside.next(/*nextDown=*/false);
  Element wrong = Element::get(right.getType(), beside);
  EXPECT_TRUE(compare(bounded.results, {wrong}));
  EXPECT_FALSE(compare(bounded.results, {wrong}, Exactness{0, licence}));
}
