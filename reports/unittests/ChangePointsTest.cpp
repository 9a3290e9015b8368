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
/// `count` values around `level`, of deviation `noise`.
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
  // One in a thousand may show one more change.
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
  // One in a thousand may; two are four standard deviations more.
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

/// The same step is a change where the code is other code, and none where it is
/// the same, or nobody knows.
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
  EXPECT_EQ(withNewCode, levels);
  EXPECT_LT(withOldCode, 70u);
}

/// Noise hides where a level begins; new code tells.
TEST(ChangePoints, ALevelBeginsWithNewCode) {
  std::mt19937 random(3);
  std::vector<double> values;
  append(values, random, 20, 1, 0.001);
  // The first value of the new level looks like one of the old one.
  values.push_back(1.001);
  append(values, random, 3, 1.1, 0.001);
  std::vector<std::string> codes(20, "a");
  codes.resize(24, "b");
  ASSERT_EQ(findSegments(values).size(), 2u);
  EXPECT_EQ(findSegments(values)[1].begin, 21u);
  ASSERT_EQ(findSegments(values, codes).size(), 2u);
  EXPECT_EQ(findSegments(values, codes)[1].begin, 20u);
}
