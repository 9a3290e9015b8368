//===- StatisticsTest.cpp - medians and their intervals -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Statistics.h"

#include <gtest/gtest.h>

#include <random>

using namespace padlab;

TEST(Statistics, MedianOfOddAndEvenCounts) {
  EXPECT_DOUBLE_EQ(estimateMedian({3, 1, 2}).median, 2);
  EXPECT_DOUBLE_EQ(estimateMedian({4, 1, 2, 3}).median, 2.5);
  EXPECT_DOUBLE_EQ(estimateMedian({7}).median, 7);
}

/// The table of the sign test: for 15 samples the 4th and the 12th enclose the
/// median with 96.5 %, for 10 the 2nd and 9th with 97.9 %.
TEST(Statistics, IntervalIsThatOfTheSignTest) {
  OrderInterval of15 = findMedianInterval(15, 0.95);
  EXPECT_EQ(of15.low, 3u);
  EXPECT_EQ(of15.high, 11u);
  EXPECT_NEAR(of15.confidence, 0.9648, 1e-4);
  OrderInterval of10 = findMedianInterval(10, 0.95);
  EXPECT_EQ(of10.low, 1u);
  EXPECT_EQ(of10.high, 8u);
  EXPECT_NEAR(of10.confidence, 0.9785, 1e-4);
}

/// Five samples cannot give 95 %: the interval ends at the extremes, and
/// reports the confidence that they give.
TEST(Statistics, FewSamplesSayWhatTheyCanGive) {
  OrderInterval interval = findMedianInterval(5, 0.95);
  EXPECT_EQ(interval.low, 0u);
  EXPECT_EQ(interval.high, 4u);
  EXPECT_NEAR(interval.confidence, 1 - 2 * std::pow(0.5, 5), 1e-12);
  EXPECT_EQ(findMedianInterval(1, 0.95).confidence, 0);
}

TEST(Statistics, ManySamplesDoNotUnderflow) {
  OrderInterval interval = findMedianInterval(5000, 0.95);
  EXPECT_GE(interval.confidence, 0.95);
  EXPECT_LT(interval.confidence, 0.96);
  EXPECT_EQ(interval.low + interval.high, 4999u);
}

/// An outlier moves the mean at will, and the median not at all.
TEST(Statistics, OutliersDoNotMatter) {
  std::vector<double> samples(21, 1.0);
  samples[20] = 1e9;
  MedianEstimate estimate = estimateMedian(samples);
  EXPECT_DOUBLE_EQ(estimate.median, 1);
  EXPECT_DOUBLE_EQ(estimate.high, 1);
}

/// Over many draws of a skewed distribution, the interval contains the true
/// median at least as often as its confidence says.
TEST(Statistics, CoverageOfASkewedDistribution) {
  std::mt19937_64 random(7);
  std::exponential_distribution<double> draw(1);
  unsigned hits = 0;
  constexpr unsigned trials = 4000;
  for (unsigned trial = 0; trial != trials; ++trial) {
    std::vector<double> samples(15);
    for (double &sample : samples)
      sample = draw(random);
    MedianEstimate estimate = estimateMedian(samples);
    hits += estimate.low <= std::log(2) && std::log(2) <= estimate.high;
  }
  // 96.5 % expected; four standard deviations are 1.2 %.
  EXPECT_NEAR(double(hits) / trials, 0.9648, 0.012);
}
