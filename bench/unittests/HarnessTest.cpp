//===- HarnessTest.cpp - interleaved measurements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Harness.h"

#include "llvm/ADT/STLExtras.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

using namespace padlab;

namespace {
/// A machine whose clock only moves when thunks move it.
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
  // There are two calls each to calibrate, then one each per round.
  ASSERT_EQ(machine.log.size(), 10u);
  EXPECT_EQ(machine.log.substr(0, 4), "AABB");
  for (size_t round = 4; round != 10; round += 2)
    EXPECT_NE(machine.log[round], machine.log[round + 1]);
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
  // The call that finds out how many calls fill a slice is warm, too.
  EXPECT_EQ(machine.log.substr(0, 8), "AAAABBBB");
  ASSERT_EQ(machine.log.size(), 20u);
  for (size_t slice = 8; slice != 20; slice += 3)
    EXPECT_EQ(machine.log.substr(slice, 3), std::string(3, machine.log[slice]));
  EXPECT_EQ(series[0].seconds, std::vector<double>({1, 1}));
}

TEST(Harness, WarmsUpForSomeTime) {
  FakeMachine machine;
  double one = 1;
  std::vector<Thunk> thunks = {machine.makeThunk("A", 1, one),
                               machine.makeThunk("B", 1, one)};
  thunks[0].warmUp = {/*calls=*/1, /*seconds=*/2};
  auto series = measureInterleaved(thunks, {/*sliceSeconds=*/4, 1, 1, 0},
                                   machine.getClock(), machine.getClock());
  EXPECT_EQ(series[0].callsPerSlice, 4u);
  // To find out how many calls fill a slice takes three calls of A, which has a
  // warm-up, and two of B.
  EXPECT_EQ(llvm::count(machine.log, 'A'), 3 + 2 + 4);
  EXPECT_EQ(llvm::count(machine.log, 'B'), 2 + 4);
}

/// The order is random, but the same for the same seed.
TEST(Harness, OrdersEachRoundAnew) {
  auto run = [](unsigned seed) {
    FakeMachine machine;
    double one = 1;
    measureInterleaved(
        {machine.makeThunk("A", 1, one), machine.makeThunk("B", 1, one)},
        {/*sliceSeconds=*/1, 20, 20, 0, /*warmUpCalls=*/0, seed},
        machine.getClock(), machine.getClock());
    return machine.log.substr(4);
  };
  std::string log = run(1);
  EXPECT_EQ(log, run(1));
  EXPECT_NE(log, run(2));
  size_t firstA = 0;
  for (size_t round = 0; round != log.size(); round += 2)
    firstA += log[round] == 'A';
  EXPECT_GT(firstA, 4u);
  EXPECT_LT(firstA, 16u);
}

/// The work before a call is not timed.
TEST(Harness, PreparesEachCall) {
  FakeMachine machine;
  double one = 1;
  Thunk thunk = machine.makeThunk("A", 1, one);
  thunk.before = [&] {
    machine.log += "b";
    machine.now += 100;
  };
  auto series = measureInterleaved({thunk}, {/*sliceSeconds=*/2, 1, 1, 0},
                                   machine.getClock(), machine.getClock());
  EXPECT_EQ(machine.log, "AbA"
                         "bAbA");
  EXPECT_EQ(series[0].seconds, std::vector<double>({1}));
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

/// The time that other threads run on this core does not count.
TEST(Harness, ThreadClockStandsStillMeanwhile) {
  double wall = readMonotonicClock(), own = readThreadClock();
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_GE(readMonotonicClock() - wall, 0.05);
  EXPECT_LT(readThreadClock() - own, 0.025);
}

/// Pairing matters if a machine becomes three times slower in the middle of a
/// run: every time changes, but no ratio.
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
