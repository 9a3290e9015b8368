//===- TwoSampleTest.cpp - tests and effects against known values *- C++ -*-==//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/TwoSample.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <random>

using namespace padlab;

/// The data are the permeability of placental membranes at term and at 12 to 26
/// weeks, from M. Hollander, D. Wolfe, "Nonparametric Statistical Methods",
/// 1973, page 69.
static const std::vector<double> atTerm = {0.80, 0.83, 1.89, 1.04, 1.45,
                                           1.38, 1.91, 1.64, 0.73, 1.46};
static const std::vector<double> earlier = {1.15, 0.88, 0.90, 0.74, 1.21};

TEST(TwoSample, MannWhitneyOfTheLiterature) {
  TestResult less = testMannWhitney(atTerm, earlier, Alternative::Less);
  EXPECT_EQ(less.statistic, 15);
  EXPECT_TRUE(less.exact);
  EXPECT_NEAR(less.pValue, 0.1272061272061272, 1e-12);
  EXPECT_NEAR(testMannWhitney(atTerm, earlier).pValue, 0.2544122544122544,
              1e-12);
  EXPECT_NEAR(testMannWhitney(atTerm, earlier, Alternative::Greater).pValue,
              0.8967698967698966, 1e-12);
  // The example of SciPy's documentation: ages at diagnosis.
  TestResult ages = testMannWhitney({19, 22, 16, 29, 24}, {20, 11, 17, 12});
  EXPECT_EQ(ages.statistic, 3);
  EXPECT_NEAR(ages.pValue, 1.0 / 9, 1e-12);
}

/// Six of these eleven ranks can be chosen in 462 ways. Counted one by one, 40
/// ways have a rank sum at least as large, and 434 have one at most as large.
TEST(TwoSample, TiesAreCountedExactly) {
  std::vector<double> a = {1, 2, 2, 3, 5}, b = {2, 3, 3, 4, 6, 6};
  TestResult greater = testMannWhitney(a, b, Alternative::Greater);
  EXPECT_TRUE(greater.exact);
  EXPECT_NEAR(greater.pValue, 40.0 / 462, 1e-12);
  EXPECT_NEAR(testMannWhitney(a, b, Alternative::Less).pValue, 434.0 / 462,
              1e-12);
  EXPECT_EQ(testMannWhitney({1, 1, 1}, {1, 1, 1}).pValue, 1);
}

/// The expected values come from SciPy's `mannwhitneyu(...,
/// method='asymptotic')`.
TEST(TwoSample, ManyValuesWithTiesAreApproximated) {
  std::vector<double> a(150), b(150);
  for (size_t i = 0; i != a.size(); ++i) {
    a[i] = i;
    b[i] = std::nearbyint(0.97 * i + 8);
  }
  TestResult result = testMannWhitney(a, b);
  EXPECT_FALSE(result.exact);
  EXPECT_EQ(result.statistic, 12110);
  EXPECT_NEAR(result.pValue, 0.2525762216997781, 1e-9);
  EXPECT_NEAR(testMannWhitney(a, b, Alternative::Greater).pValue,
              0.12628811084988906, 1e-9);
  EXPECT_NEAR(testMannWhitney(a, b, Alternative::Less).pValue,
              0.8739876658659577, 1e-9);
}

TEST(TwoSample, SeparatedSamplesGiveTheSmallestValue) {
  EXPECT_NEAR(
      testMannWhitney({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}, Alternative::Greater)
          .pValue,
      1.0 / 252, 1e-15);
  EXPECT_EQ(getCliffsDelta({1, 2}, {3, 4}), 1);
  EXPECT_EQ(getCliffsDelta({1, 2}, {1, 2}), 0);
  EXPECT_NEAR(getCliffsDelta(atTerm, earlier), 2 * 15.0 / 50 - 1, 1e-12);
}

/// R prints -0.305 and the interval from -0.76 to 0.15 for these data.
TEST(TwoSample, ShiftOfTheLiterature) {
  ShiftEstimate shift = estimateShift(atTerm, earlier, 0.95);
  EXPECT_NEAR(shift.shift, -0.305, 1e-12);
  EXPECT_NEAR(shift.low, -0.76, 1e-12);
  EXPECT_NEAR(shift.high, 0.15, 1e-12);
  EXPECT_NEAR(shift.confidence, 0.9600399600399601, 1e-12);
  // Three values on either side cannot give a confidence of 95 %.
  EXPECT_NEAR(estimateShift({1, 2, 3}, {4, 5, 6}).confidence, 0.9, 1e-12);
}

/// The example is from Y. Benjamini, Y. Hochberg, "Controlling the false
/// discovery rate", 1995: the first four of their 15 values are rejected at 5
/// %.
TEST(TwoSample, CorrectionOfTheLiterature) {
  std::vector<double> p = {0.0001, 0.0004, 0.0019, 0.0095, 0.0201,
                           0.0278, 0.0298, 0.0344, 0.0459, 0.3240,
                           0.4262, 0.5719, 0.6528, 0.7590, 1.0000};
  std::vector<double> adjusted = adjustForMany(p);
  for (size_t i = 0; i != p.size(); ++i)
    EXPECT_EQ(adjusted[i] <= 0.05, i < 4) << i;
  EXPECT_NEAR(adjusted[3], 0.0095 * 15 / 4, 1e-12);
  adjusted = adjustForMany({0.01, 0.04, 0.03, 0.005, 0.5});
  EXPECT_NEAR(adjusted[0], 0.025, 1e-12);
  EXPECT_NEAR(adjusted[2], 0.05, 1e-12);
  EXPECT_NEAR(adjusted[3], 0.025, 1e-12);
  EXPECT_TRUE(adjustForMany({}).empty());
}

/// Both samples come from one skewed distribution: the test must not reject,
/// and the interval must not miss, in more than 5 % of the trials.
TEST(TwoSample, FalseAlarmsAndCoverage) {
  std::mt19937_64 random(11);
  std::lognormal_distribution<double> draw(0, 0.5);
  constexpr unsigned trials = 4000;
  unsigned rejected = 0, missed = 0;
  for (unsigned trial = 0; trial != trials; ++trial) {
    std::vector<double> a(6), b(6);
    for (double &value : a)
      value = draw(random);
    for (double &value : b)
      value = draw(random);
    rejected += testMannWhitney(a, b).pValue <= 0.05;
    ShiftEstimate shift = estimateShift(a, b, 0.95);
    missed += shift.low > 0 || shift.high < 0;
  }
  // With six values a side, a test at 5 % in fact rejects 4.1 %, because its
  // levels are discrete; four standard deviations are 1.3 %.
  EXPECT_NEAR(double(rejected) / trials, 0.0411, 0.013);
  EXPECT_NEAR(double(missed) / trials, 0.0411, 0.013);
}
