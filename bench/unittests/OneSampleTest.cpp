//===- OneSampleTest.cpp - tests of pairs against known values --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/OneSample.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

using namespace padlab;

/// The data are depression scale factors of nine patients before and after a
/// tranquilizer, from M. Hollander, D. Wolfe, "Nonparametric Statistical
/// Methods", 1973, page 29.
static std::vector<double> getDepression() {
  std::vector<double> before = {1.83, 0.50, 1.62, 2.48, 1.68,
                                1.88, 1.55, 3.06, 1.30};
  std::vector<double> after = {0.878, 0.647, 0.598, 2.05, 1.06,
                               1.29,  1.06,  3.14,  1.29};
  for (size_t i = 0; i != before.size(); ++i)
    before[i] -= after[i];
  return before;
}

/// R prints V = 40, p = 0.01953 for `greater`, and p = 0.03906 for both sides.
TEST(OneSample, SignedRankOfTheLiterature) {
  TestResult greater = testSignedRank(getDepression(), Alternative::Greater);
  EXPECT_EQ(greater.statistic, 40);
  EXPECT_NEAR(greater.pValue, 0.01953125, 1e-12);
  EXPECT_NEAR(testSignedRank(getDepression()).pValue, 0.0390625, 1e-12);
  EXPECT_NEAR(testSignedRank(getDepression(), Alternative::Less).pValue,
              0.986328125, 1e-12);
  EXPECT_NEAR(getRankCorrelation(getDepression()), 2 * 40.0 / 45 - 1, 1e-12);
}

/// R's pseudomedian of the same data is 0.46, with the 96 % interval 0.01 to
/// 0.786.
TEST(OneSample, CenterOfTheLiterature) {
  ShiftEstimate center = estimateCenter(getDepression(), 0.95);
  EXPECT_NEAR(center.shift, 0.46, 1e-12);
  EXPECT_NEAR(center.low, 0.01, 1e-12);
  EXPECT_NEAR(center.high, 0.786, 1e-12);
  EXPECT_NEAR(center.confidence, 0.9609375, 1e-12);
  // Three differences cannot give a confidence of 95 %.
  EXPECT_NEAR(estimateCenter({1, 2, 3}).confidence, 0.75, 1e-12);
}

/// Two of the 16 subsets of the ranks 1, 2.5, 2.5, 4 have a sum of 9 or more.
TEST(OneSample, EqualDifferencesAndZeros) {
  std::vector<double> differences = {0, -1, 2, 2, 0, 3};
  TestResult result = testSignedRank(differences, Alternative::Greater);
  EXPECT_EQ(result.statistic, 9);
  EXPECT_NEAR(result.pValue, 2.0 / 16, 1e-12);
  EXPECT_EQ(testSignedRank({0, 0, 0}).pValue, 1);
  EXPECT_EQ(getRankCorrelation({0, 0}), 0);
}

/// The critical sum, the test and the interval say the same.
TEST(OneSample, CriticalSumsBelongToTheTest) {
  EXPECT_FALSE(findCriticalRankSum(4, 0.05));
  EXPECT_EQ(findCriticalRankSum(5, 0.05), 0u);
  EXPECT_EQ(findCriticalRankSum(6, 0.05), 2u);
  // The tables' value for 14 pairs and 1 %, one-sided.
  EXPECT_EQ(findCriticalRankSum(14, 0.01), 15u);
  std::mt19937_64 random(7);
  std::normal_distribution<double> draw(0.5, 1);
  for (int trial = 0; trial != 200; ++trial) {
    std::vector<double> differences(12);
    for (double &difference : differences)
      difference = draw(random);
    bool isFound =
        testSignedRank(differences, Alternative::Greater).pValue <= 0.025;
    size_t decisive = *findCriticalRankSum(12, 0.025);
    EXPECT_EQ(isFound, listWalshAverages(differences)[decisive] > 0);
    EXPECT_EQ(isFound, estimateCenter(differences, 0.95).low > 0);
  }
}

/// The rate of false alarms is as promised for differences of two values of one
/// skewed distribution.
TEST(OneSample, FalseAlarms) {
  std::mt19937_64 random(13);
  std::lognormal_distribution<double> draw(0, 1);
  constexpr unsigned trials = 4000;
  unsigned rejected = 0;
  for (unsigned trial = 0; trial != trials; ++trial) {
    std::vector<double> differences(8);
    for (double &difference : differences) {
      double first = draw(random);
      difference = first - draw(random);
    }
    rejected += testSignedRank(differences).pValue <= 0.05;
  }
  // With eight values, a test at 5 % in fact rejects 3.9 %, because its levels
  // are discrete; four standard deviations are 1.2 %.
  EXPECT_NEAR(double(rejected) / trials, 0.0390625, 0.0125);
}
