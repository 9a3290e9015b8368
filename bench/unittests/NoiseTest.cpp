//===- NoiseTest.cpp - noise of a series from its history -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NoiseTally.h"

#include "padlab/bench/Noise.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

using namespace padlab;

TEST(Noise, RobustDeviation) {
  // The absolute deviations from the median 3 are 2, 1, 0, 1, 97.
  EXPECT_NEAR(getRobustDeviation({1, 2, 3, 4, 100}), 1.482602218505602, 1e-12);
  EXPECT_EQ(getRobustDeviation({7}), 0);
  EXPECT_EQ(getMedian({4, 1, 3, 2}), 2.5);
}

TEST(Noise, FewRunsSayNothing) {
  NoiseBand band = estimateNoise({{1, 0}, {1.1, 0}, {0.9, 0}});
  EXPECT_EQ(band.count, 3u);
  EXPECT_TRUE(std::isinf(band.getHalfWidth()));
  EXPECT_FALSE(band.floor);
  EXPECT_TRUE(std::isinf(estimateNoise({}).getHalfWidth()));
}

/// Only the newest level counts, and its prediction interval is Student's: with
/// ten runs 99 % lie within 3.25 deviations, and the center has an error, too.
TEST(Noise, BandOfTheNewestLevel) {
  std::vector<HistoryPoint> history;
  for (int i = 0; i != 10; ++i)
    history.push_back({2 + 0.1 * (i % 2), 0});
  for (int i = 0; i != 10; ++i)
    history.push_back({1 + 0.01 * (i % 2), 0});
  NoiseBand band = estimateNoise(history);
  EXPECT_EQ(band.changes, std::vector<size_t>{10});
  EXPECT_EQ(band.count, 10u);
  EXPECT_NEAR(band.center, 1.005, 1e-12);
  EXPECT_NEAR(band.deviation, 0.005 * 1.482602218505602, 1e-12);
  EXPECT_NEAR(band.getHalfWidth(0.99) / band.deviation,
              3.2498355 * std::sqrt(1.1), 1e-6);
}

/// Changes of level with the code do not count as noise; differences of equal
/// code do.
TEST(Noise, FloorIsThatOfEqualCode) {
  std::mt19937_64 random(3);
  std::normal_distribution<double> noise(0, 0.01);
  std::vector<HistoryPoint> history;
  for (uint64_t code = 1; code != 101; ++code)
    for (int run = 0; run != 4; ++run)
      history.push_back({0.2 * (code % 7) + noise(random), code});
  NoiseBand band = estimateNoise(history);
  ASSERT_TRUE(band.floor);
  EXPECT_NEAR(*band.floor, 0.01, 0.002);
  EXPECT_GT(band.deviation, 0.05);
}

/// Few runs without a change lie outside of the band, as promised.
TEST(Noise, FewRunsOfTheSameLieOutside) {
  std::mt19937_64 random(5);
  std::normal_distribution<double> noise(0, 0.02);
  unsigned outside = 0;
  constexpr unsigned trials = 500;
  for (unsigned trial = 0; trial != trials; ++trial) {
    std::vector<HistoryPoint> history;
    for (int run = 0; run != 15; ++run)
      history.push_back({noise(random), 0});
    NoiseBand band = estimateNoise(history);
    outside += std::fabs(noise(random) - band.center) > band.getHalfWidth(0.99);
  }
  // The median absolute deviation of 15 values is a rough estimate, so up to 3
  // % of the runs may lie outside instead of 1 %.
  EXPECT_LE(outside, trials * 3 / 100);
}

static SeriesComparison judged(Outcome outcome, double detectable) {
  SeriesComparison one;
  one.name = "s";
  one.outcome = outcome;
  one.detectable = detectable;
  return one;
}

/// Only promised slow-downs are judged; finding others is luck.
TEST(NoiseTally, JudgesPromises) {
  NoiseTally tally;
  for (int i = 0; i != 20; ++i)
    tally.addSlower(judged(Outcome::Same, 0.06), 0.05);
  tally.addSlower(judged(Outcome::Regression, 0.06), 0.05);
  EXPECT_TRUE(tally.isGood());
  EXPECT_EQ(tally.sum().slower[0.05].found, 1u);
  EXPECT_EQ(tally.sum().slower[0.05].promised, 0u);
  // An improvement does not count as finding an injected slow-down.
  tally.addSlower(judged(Outcome::Regression, 0.1), 0.1);
  tally.addSlower(judged(Outcome::Improvement, 0.1), 0.1);
  NoiseTally::Found found = tally.sum().slower[0.1];
  EXPECT_EQ(found.promised, 2u);
  EXPECT_EQ(found.foundPromised, 1u);
  EXPECT_TRUE(tally.isGood());
  tally.addSlower(judged(Outcome::Unconfirmed, 0.02), 0.1);
  tally.addSlower(judged(Outcome::Unconfirmed, 0.02), 0.1);
  EXPECT_FALSE(tally.isGood());
}

TEST(NoiseTally, CountsFalseAlerts) {
  NoiseTally tally;
  for (int i = 0; i != 999; ++i)
    tally.addEqual(judged(Outcome::Same, 0.05));
  tally.addEqual(judged(Outcome::Improvement, 0.05));
  EXPECT_TRUE(tally.isGood());
  tally.addEqual(judged(Outcome::Regression, 0.05));
  EXPECT_FALSE(tally.isGood());
}

/// A saved tally can be continued by another process, including infinities.
TEST(NoiseTally, GoesOnWithWhatWasSaved) {
  NoiseTally tally;
  tally.addEqual(judged(Outcome::Same, 0.05));
  tally.addEqual(
      judged(Outcome::Regression, std::numeric_limits<double>::infinity()));
  tally.addSlower(judged(Outcome::Regression, 0.04), 0.05);
  NoiseTally loaded;
  ASSERT_TRUE(loaded.load(tally.save()));
  auto print = [](const NoiseTally &one) {
    std::string text;
    llvm::raw_string_ostream os(text);
    one.print(os);
    one.printJSON(os);
    return text;
  };
  EXPECT_EQ(print(loaded), print(tally));
  loaded.addSlower(judged(Outcome::Same, 0.06), 0.05);
  EXPECT_EQ(loaded.sum().slower[0.05].comparisons, 2u);
  EXPECT_EQ(loaded.sum().slower[0.05].foundPromised, 1u);
  EXPECT_FALSE(NoiseTally().load(llvm::json::Array{1}));
}
