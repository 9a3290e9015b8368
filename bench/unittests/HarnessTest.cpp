//===- HarnessTest.cpp - interleaved measurements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Harness.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

using namespace padlab;

namespace {
/// A machine whose clock moves only as thunks say.
struct FakeMachine {
  double now = 0;
  std::string log;

  Thunk makeThunk(std::string name, double seconds, double &slowdown) {
    return {name, [this, name, seconds, &slowdown] {
              log += name;
              now += seconds * slowdown;
            }};
  }
  Clock getClock() {
    return [this] { return now; };
  }
};
} // namespace

TEST(Harness, TakesTurns) {
  FakeMachine machine;
  double one = 1;
  auto series = measureInterleaved(
      {machine.makeThunk("A", 1, one), machine.makeThunk("B", 2, one)},
      {/*sliceSeconds=*/0.5, /*minRounds=*/3, /*maxRounds=*/3, 0},
      machine.getClock(), machine.getClock());
  // Two calls each to calibrate, then three rounds with a rotating start.
  EXPECT_EQ(machine.log, "AABBABBAAB");
  ASSERT_EQ(series.size(), 2u);
  EXPECT_EQ(series[0].seconds, std::vector<double>({1, 1, 1}));
  EXPECT_EQ(series[1].seconds, std::vector<double>({2, 2, 2}));
}

TEST(Harness, RepeatsWhatIsShort) {
  FakeMachine machine;
  double one = 1;
  auto series = measureInterleaved({machine.makeThunk("A", 0.25, one)},
                                   {/*sliceSeconds=*/1, 1, 1, 0},
                                   machine.getClock(), machine.getClock());
  EXPECT_EQ(series[0].callsPerSlice, 4u);
  EXPECT_EQ(series[0].seconds, std::vector<double>({0.25}));
}

TEST(Harness, WarmsUpBeforeEachSlice) {
  FakeMachine machine;
  double one = 1;
  auto series = measureInterleaved(
      {machine.makeThunk("A", 1, one), machine.makeThunk("B", 1, one)},
      {/*sliceSeconds=*/1, 2, 2, 0,
       /*warmUpCalls=*/2},
      machine.getClock(), machine.getClock());
  EXPECT_EQ(machine.log, "AABB"
                         "AAABBB"
                         "BBBAAA");
  EXPECT_EQ(series[0].seconds, std::vector<double>({1, 1}));
}

TEST(Harness, StopsAtTheBudget) {
  FakeMachine machine;
  double one = 1;
  auto series = measureInterleaved({machine.makeThunk("A", 1, one)},
                                   {/*sliceSeconds=*/1, /*minRounds=*/2,
                                    /*maxRounds=*/100,
                                    /*budgetSeconds=*/5},
                                   machine.getClock(), machine.getClock());
  EXPECT_EQ(series[0].seconds.size(), 5u);
}

/// Others that run on this core cost no time.
TEST(Harness, ThreadClockStandsStillMeanwhile) {
  double wall = readMonotonicClock(), own = readThreadClock();
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_GE(readMonotonicClock() - wall, 0.05);
  EXPECT_LT(readThreadClock() - own, 0.025);
}

/// The point of pairing: a machine that slows down threefold half way changes
/// every time and no ratio.
TEST(Harness, RatiosSurviveASlowMachine) {
  FakeMachine machine;
  double slowdown = 1;
  unsigned calls = 0;
  Thunk a = machine.makeThunk("A", 1, slowdown);
  Thunk b = machine.makeThunk("B", 2, slowdown);
  Thunk counting = {"A", [&] {
                      if (++calls == 12)
                        slowdown = 3;
                      a.call();
                    }};
  auto series = measureInterleaved({counting, b}, {0.5, 21, 21, 0},
                                   machine.getClock(), machine.getClock());
  EXPECT_GT(estimateMedian(series[1].seconds).high,
            2 * estimateMedian(series[1].seconds).low);
  MedianEstimate ratio = estimateRatio(series[1], series[0]);
  EXPECT_DOUBLE_EQ(ratio.median, 2);
  EXPECT_DOUBLE_EQ(ratio.low, 2);
  EXPECT_DOUBLE_EQ(ratio.high, 2);
}
