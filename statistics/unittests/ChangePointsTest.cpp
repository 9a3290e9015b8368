//===- ChangePointsTest.cpp - levels of a history ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/statistics/ChangePoints.h"
#include "padlab/statistics/LevelTest.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

using namespace padlab;

/// Draws noise around each of the levels, `length` values for each.
static std::vector<double> draw(std::vector<double> levels, size_t length,
                                double deviation, unsigned seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<double> noise(0, deviation);
  std::vector<double> values;
  for (double level : levels)
    for (size_t i = 0; i != length; ++i)
      values.push_back(level + noise(random));
  return values;
}

TEST(ChangePoints, LevelsAreFoundWhereTheyBegin) {
  std::vector<double> values = draw({1, 1.3, 0.9}, 20, 0.02, 3);
  EXPECT_EQ(findChangePoints(values), (std::vector<size_t>{20, 40}));
}

TEST(ChangePoints, NothingToFind) {
  EXPECT_TRUE(findChangePoints({}).empty());
  EXPECT_TRUE(findChangePoints({1, 2}).empty());
  EXPECT_TRUE(findChangePoints(std::vector<double>(30, 0.1)).empty());
}

/// A single bad night is not a change.
TEST(ChangePoints, AnOutlierIsNoChange) {
  std::vector<double> values = draw({1}, 40, 0.01, 4);
  values[17] = 1.5;
  EXPECT_TRUE(findChangePoints(values).empty());
}

/// A level that does not change but gets noisier has changed, too: the energy
/// statistic sees distributions.
TEST(ChangePoints, NoiseThatGrowsIsFound) {
  std::vector<double> values = draw({1}, 60, 0.001, 5);
  for (double value : draw({1}, 60, 0.1, 6))
    values.push_back(value);
  std::vector<size_t> changes = findChangePoints(values);
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_NEAR(double(changes[0]), 60, 6);
}

TEST(ChangePoints, SameSeedSameAnswer) {
  std::vector<double> values = draw({1, 1.02}, 30, 0.02, 7);
  EXPECT_EQ(findChangePoints(values), findChangePoints(values));
}

/// The third value after a change reveals it, whatever the noise.
TEST(ChangePoints, ThreeValuesAreEnoughAtTheEnd) {
  for (double deviation : {0.001, 0.005, 0.01}) {
    std::vector<double> values = draw({1}, 20, deviation, 8);
    for (double value : draw({1.1}, 2, deviation, 9))
      values.push_back(value);
    EXPECT_TRUE(findChangePoints(values).empty());
    values.push_back(1.1);
    EXPECT_EQ(findChangePoints(values), std::vector<size_t>{20}) << deviation;
  }
}

/// A second change soon after the first is found as quickly.
TEST(ChangePoints, ALevelOfFiveValuesMayEnd) {
  std::vector<double> values = draw({1}, 20, 0.005, 8);
  for (double value : draw({1.1}, 5, 0.005, 9))
    values.push_back(value);
  for (double value : draw({1.2}, 3, 0.005, 10))
    values.push_back(value);
  EXPECT_EQ(findChangePoints(values), (std::vector<size_t>{20, 25}));
}

/// Returns the share of histories without a change in which one is found at the
/// end. `wild` is the share of values with five times the noise.
static double countAlarmsAtTheEnd(double significance, double wild) {
  ChangePointOptions options;
  options.permutations = 0;
  options.recentSignificance = significance;
  constexpr unsigned trials = 20000;
  unsigned alarms = 0;
  for (unsigned trial = 0; trial != trials; ++trial) {
    std::vector<double> values = draw({1}, 19 + trial % 20, 0.1, 500 + trial);
    std::mt19937_64 random(trial);
    for (double &value : values)
      if (std::uniform_real_distribution<>()(random) < wild)
        value = 1 + 5 * (value - 1);
    alarms += !findChangePoints(values, options).empty();
  }
  return double(alarms) / trials;
}

/// The test keeps its promise for normal noise, and nearly so if one night in
/// ten is an outlier. The bounds allow three standard deviations more than the
/// promise.
TEST(ChangePoints, FewFalseAlarmsAtTheEnd) {
  EXPECT_LE(countAlarmsAtTheEnd(1e-4, 0), 1e-4 + 2.1e-4);
  EXPECT_LE(countAlarmsAtTheEnd(1e-4, 0.1), 5e-4 + 4.8e-4);
  // findChangePoints also checks other conditions, so it reports only a part of
  // the false alarms that the test of levels alone would give.
  double often = countAlarmsAtTheEnd(0.01, 0);
  EXPECT_LE(often, 0.01);
  EXPECT_GT(often, 0.0005);
}

/// Two wild nights of twenty do not hide a step of five deviations.
TEST(ChangePoints, WildNightsHideNothing) {
  unsigned found = 0;
  for (unsigned seed = 0; seed != 100; ++seed) {
    std::vector<double> values = draw({1}, 20, 0.02, 900 + seed);
    values[3] = 1.6;
    values[11] = 0.7;
    for (double value : draw({1.1}, 3, 0.02, 1900 + seed))
      values.push_back(value);
    found += findChangePoints(values) == std::vector<size_t>{20};
  }
  EXPECT_GE(found, 88u);
}

/// Single values that reach the second level before it begins show that the
/// history alternates between two levels, which is not a change.
TEST(ChangePoints, AnOldLevelIsNoNewOne) {
  for (unsigned seed = 0; seed != 200; ++seed) {
    std::vector<double> values = draw({1}, 20, 0.002, 1 + seed);
    for (size_t place : {4, 9, 15})
      values[place] += 0.1;
    for (double value : draw({1.1}, 3, 0.002, 1001 + seed))
      values.push_back(value);
    EXPECT_TRUE(findChangePoints(values).empty()) << seed;
  }
}

/// Few histories without a change show one.
TEST(ChangePoints, FalseAlarms) {
  ChangePointOptions options;
  options.permutations = 199;
  options.significance = 0.05;
  unsigned alarms = 0;
  constexpr unsigned trials = 300;
  for (unsigned trial = 0; trial != trials; ++trial)
    alarms +=
        !findChangePoints(draw({1}, 20, 0.1, 100 + trial), options).empty();
  // 5 % expected; three standard deviations are 3.8 %.
  EXPECT_LE(double(alarms) / trials, 0.088);
  EXPECT_GT(alarms, 0u);
}

/// The chance equals the frequency in histories without a change.
TEST(LevelTest, ChancesAreFrequencies) {
  // With 19 and 29 values in all, slightly less than a tenth is trimmed.
  for (size_t before : {8, 16, 20, 26, 60}) {
    constexpr unsigned trials = 4000;
    unsigned rare = 0;
    for (unsigned trial = 0; trial != trials; ++trial)
      rare += getChanceOfLevels(draw({1}, before + 3, 0.1, 7 + trial), {before},
                                0) <= 0.05;
    // Three standard deviations are 0.0103; winsorizing is not quite exact.
    EXPECT_NEAR(double(rare) / trials, 0.05, 0.0103 + 0.008) << before;
  }
}

TEST(LevelTest, FewOrEqualValues) {
  EXPECT_EQ(getChanceOfLevels({1, 2}, {1}, 0), 1);
  EXPECT_EQ(getChanceOfLevels({1, 1, 1, 1}, {2}, 0), 1);
  EXPECT_LT(getChanceOfLevels({1, 1, 1, 2, 2, 2}, {3}, 0), 1e-9);
  EXPECT_LT(getChanceOfLevels({0, 0, 0, 2, 2, 2}, {3}, 0), 1e-9);
}

/// If most values are equal, the ones that differ tell the noise.
TEST(LevelTest, TiesAreNotWithoutNoise) {
  std::vector<double> values(18, 1);
  values.insert(values.end(), {1.105, 1, 1.011, 1.011, 1.011});
  EXPECT_GT(getChanceOfLevels(values, {20}, 0), 0.1);
  // The rounding of the values' mean does not count as noise.
  for (double &value : values)
    value *= 1.1;
  EXPECT_GT(getChanceOfLevels(values, {20}, 0), 0.1);
  EXPECT_LT(getChanceOfLevels({0, 0, 0, 0, 1e-9, 1e-9, 1e-9}, {4}, 0), 1e-9);
  EXPECT_EQ(getChanceOfLevels({0, 0, 0, 0, 1e-9, 1e-9, 1e-9}, {4}, 0, 1e-8), 1);
}

TEST(LevelTest, ValuesThatAreNotFinite) {
  for (double value : {HUGE_VAL, -HUGE_VAL, std::nan("")}) {
    std::vector<double> values(20, 1);
    values.resize(23, value);
    EXPECT_EQ(getChanceOfLevels(values, {20}, 0), 1);
    EXPECT_TRUE(findChangePoints(values).empty());
  }
}
