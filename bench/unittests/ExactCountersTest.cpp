//===- ExactCountersTest.cpp - figures without noise -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/ExactCounters.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace padlab;

static ResultFile makeRun(std::map<std::string, double> counters) {
  ResultSeries series;
  series.name = "s/w/fused";
  series.rounds = {{1e-3, 0.5, 0}};
  series.counters = std::move(counters);
  ResultFile run;
  run.series.push_back(std::move(series));
  return run;
}

static Outcome judgePeaks(std::vector<double> a, std::vector<double> b,
                          const char *counter = "peak_over_result") {
  auto makeRuns = [&](llvm::ArrayRef<double> values) {
    std::vector<ResultFile> runs;
    for (double value : values)
      runs.push_back(makeRun({{counter, value}}));
    return runs;
  };
  auto all = compareExact(makeRuns(a), makeRuns(b));
  EXPECT_EQ(all.size(), 1u);
  return all.empty() ? Outcome::Missing : all.front().outcome;
}

TEST(ExactCounters, EveryChangeCounts) {
  EXPECT_EQ(judgePeaks({1.5, 1.5}, {1.5}), Outcome::Same);
  EXPECT_EQ(judgePeaks({1.5}, {1.5001}), Outcome::Regression);
  EXPECT_EQ(judgePeaks({1.5}, {1.4999}), Outcome::Improvement);
}

/// The compiler's hash tables depend on addresses, so its counts differ a
/// little between runs.
TEST(ExactCounters, TheCompilersInstructionsHaveATolerance) {
  EXPECT_EQ(judgePeaks({1e9}, {1.015e9}, "compiler_instructions"),
            Outcome::Same);
  EXPECT_EQ(judgePeaks({1e9}, {1.05e9}, "compiler_instructions"),
            Outcome::Regression);
  EXPECT_EQ(judgePeaks({1e9}, {1.015e9}, "instructions"), Outcome::Regression);
}

TEST(ExactCounters, DigitsThatFilesLeaveOutAreNoChange) {
  EXPECT_EQ(judgePeaks({1.6180339887}, {1.618034}), Outcome::Same);
}

TEST(ExactCounters, RunsOfOneSideMustAgree) {
  EXPECT_EQ(judgePeaks({1, 2}, {2}), Outcome::Undecided);
}

TEST(ExactCounters, CountersThatOneSideLacksAreLeftOut) {
  EXPECT_TRUE(
      compareExact({makeRun({{"allocations", 1}})}, {makeRun({})}).empty());
}

TEST(ExactCounters, AllocationsWhereThereWereNone) {
  auto all = compareExact({makeRun({{"allocations", 0}})},
                          {makeRun({{"allocations", 1}})});
  ASSERT_EQ(all.size(), 1u);
  EXPECT_TRUE(all.front().isAlert());
  EXPECT_TRUE(std::isinf(all.front().getChange()));
}
