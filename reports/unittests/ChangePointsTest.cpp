//===- ChangePointsTest.cpp -----------------------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/ChangePoints.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstdlib>
#include <random>

using namespace padlab::reports;

namespace {
/// Appends `count` values around `level` with the standard deviation `noise`.
void append(std::vector<double> &values, std::mt19937 &random, size_t count,
            double level, double noise) {
  std::normal_distribution<double> around(level, noise);
  for (size_t i = 0; i != count; ++i)
    values.push_back(around(random));
}
} // namespace

TEST(ChangePoints, CoversTheSeries) {
  EXPECT_TRUE(findSegments({}).empty());
  for (size_t count : {1, 2, 5, 6, 7}) {
    std::vector<Segment> segments =
        findSegments(std::vector<double>(count, 1.5));
    ASSERT_EQ(segments.size(), 1u);
    EXPECT_EQ(segments[0].begin, 0u);
    EXPECT_EQ(segments[0].end, count);
    EXPECT_EQ(segments[0].median, 1.5);
    EXPECT_EQ(segments[0].noise, 0);
  }
}

TEST(ChangePoints, FindsAStepOfFiveDeviations) {
  unsigned found = 0;
  for (unsigned seed = 0; seed != 50; ++seed) {
    std::mt19937 random(seed);
    std::vector<double> values;
    append(values, random, 40, 1, 0.02);
    append(values, random, 30, 1.1, 0.02);
    std::vector<Segment> segments = findSegments(values);
    ASSERT_GE(segments.size(), 2u) << "seed " << seed;
    found += segments.size() == 2 && std::abs(int(segments[0].end) - 40) <= 1 &&
             std::abs(segments[0].median - 1) < 0.01 &&
             std::abs(segments[1].median - 1.1) < 0.012;
  }
  // One series in a thousand may show a further change because of noise.
  EXPECT_GE(found, 49u);
}

TEST(ChangePoints, SeesNothingInNoise) {
  unsigned alarms = 0;
  for (unsigned seed = 0; seed != 200; ++seed) {
    std::mt19937 random(seed);
    std::vector<double> values;
    append(values, random, 100, 0.5, 0.01);
    alarms += findSegments(values).size() > 1;
  }
  // One series in a thousand may show a change, so 0.2 are expected among 200;
  // four standard deviations more are two.
  EXPECT_LE(alarms, 2u);
}

TEST(ChangePoints, OneBadNightIsNone) {
  std::mt19937 random(1);
  std::vector<double> values;
  append(values, random, 60, 1, 0.01);
  values[30] = 3;
  values[31] = 2.5;
  EXPECT_EQ(findSegments(values).size(), 1u);
}

TEST(ChangePoints, SeesTwoSteps) {
  std::mt19937 random(7);
  std::vector<double> values;
  append(values, random, 50, 1, 0.01);
  append(values, random, 50, 0.8, 0.01);
  append(values, random, 50, 1.05, 0.01);
  std::vector<Segment> segments = findSegments(values);
  ASSERT_EQ(segments.size(), 3u);
  EXPECT_NEAR(segments[0].end, 50, 1);
  EXPECT_NEAR(segments[1].end, 100, 1);
}

/// A step counts as a change more often if the code is new than if it is the
/// same or unknown.
TEST(ChangePoints, NewCodeIsACause) {
  unsigned withNewCode = 0, withOldCode = 0, levels = 0;
  for (unsigned seed = 0; seed != 100; ++seed) {
    std::mt19937 random(seed);
    std::vector<double> values;
    append(values, random, 20, 1, 0.02);
    append(values, random, 3, 1.1, 0.02);
    std::vector<std::string> codes(20, "a");
    codes.resize(23, "b");
    std::vector<Segment> ofNew = findSegments(values, codes),
                         ofOld = findSegments(values);
    levels += ofNew.size() == 2;
    withNewCode += ofNew.back().isChange;
    withOldCode += ofOld.back().isChange;
  }
  EXPECT_GE(levels, 90u);
  // Noise may set a level at the end with a chance of up to 1e-4. It counts as
  // a change with new code only if the chance is at most half of that, and with
  // other code only if it is far smaller.
  EXPECT_GE(withNewCode, levels - 3);
  EXPECT_LT(withOldCode, 70u);
}

/// Returns the position of the only change that `values` with `codes` show.
static size_t findPlace(const std::vector<double> &values,
                        const std::vector<std::string> &codes = {}) {
  std::vector<Segment> segments = findSegments(values, codes);
  EXPECT_EQ(segments.size(), 2u);
  return segments.back().begin;
}

/// Returns `all` codes: `count` times "a", then "b".
static std::vector<std::string> makeCodes(size_t count, size_t all) {
  std::vector<std::string> codes(count, "a");
  codes.resize(all, "b");
  return codes;
}

/// Noise hides where a level begins, but the position of new code shows it.
TEST(ChangePoints, ALevelBeginsWithNewCode) {
  std::mt19937 random(4);
  std::vector<double> values;
  append(values, random, 20, 1, 0.02);
  // The first value of the new level looks rather like one of the old one.
  values.push_back(1.045);
  append(values, random, 6, 1.1, 0.02);
  EXPECT_EQ(findPlace(values), 21u);
  EXPECT_EQ(findPlace(values, makeCodes(20, 27)), 20u);
  // The last value of the old level looks like one of the new one.
  values[19] = 1.055;
  values[20] = 1.1;
  EXPECT_EQ(findPlace(values), 19u);
  EXPECT_EQ(findPlace(values, makeCodes(20, 27)), 20u);
}

/// A clear change does not move, whatever code is new near it.
TEST(ChangePoints, AClearChangeDoesNotMove) {
  std::mt19937 random(3);
  std::vector<double> values;
  append(values, random, 20, 1, 0.002);
  append(values, random, 3, 1.5, 0.002);
  for (size_t place : {18, 19, 21, 22})
    EXPECT_EQ(findPlace(values, makeCodes(place, 23)), 20u) << place;
  append(values, random, 7, 1.5, 0.002);
  for (size_t place : {18, 19, 21, 22})
    EXPECT_EQ(findPlace(values, makeCodes(place, 30)), 20u) << place;
}

/// Even if new code begins nearer to the end, the last level keeps three
/// values.
TEST(ChangePoints, TheLastLevelHasThreeValues) {
  unsigned found = 0;
  for (unsigned seed = 0; seed != 200; ++seed) {
    std::mt19937 random(seed);
    std::vector<double> values;
    append(values, random, 20, 1, 0.02);
    append(values, random, 3, 1.08, 0.02);
    for (size_t place : {21, 22}) {
      std::vector<Segment> segments =
          findSegments(values, makeCodes(place, 23));
      found += segments.size() > 1;
      EXPECT_GE(segments.back().end - segments.back().begin, 3u) << seed;
    }
  }
  EXPECT_GE(found, 100u);
}

/// Counts the changes that are reported in so many histories of noise, with one
/// look at each.
static unsigned countChanges(unsigned histories, size_t length, bool isNew) {
  unsigned changes = 0;
  for (unsigned seed = 0; seed != histories; ++seed) {
    std::mt19937 random(seed);
    std::vector<double> values;
    append(values, random, length, 1, 0.01);
    std::vector<std::string> codes;
    for (size_t i = 0; i != length; ++i)
      codes.push_back(isNew ? std::to_string(i) : "same");
    for (const Segment &segment : findSegments(values, codes))
      changes += segment.isChange;
  }
  return changes;
}

/// Noise alone causes as few changes as the chances promise, whatever code is
/// new. In 20,000 histories at most 2 and 0.02 are expected; more than 7 and 1
/// have a probability of 0.1 % and of 0.02 %. Without the correction for the
/// number of positions, 15 and 11 histories of 23 and 60 values with new code
/// showed a change.
TEST(ChangePoints, NoiseMakesFewChanges) {
  for (size_t length : {23, 60}) {
    EXPECT_LE(countChanges(20000, length, /*isNew=*/true), 7u) << length;
    EXPECT_LE(countChanges(20000, length, /*isNew=*/false), 1u) << length;
  }
}

/// Infinite values are no change.
TEST(ChangePoints, ValuesThatAreNotFinite) {
  std::vector<double> values(20, 1);
  values.resize(23, HUGE_VAL);
  for (const Segment &segment : findSegments(values))
    EXPECT_FALSE(segment.isChange);
}
