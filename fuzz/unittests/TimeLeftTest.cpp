//===- TimeLeftTest.cpp - how long a task still takes ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Nightly/TimeLeft.h"

#include "gtest/gtest.h"

using namespace padlab;
using namespace padlab::nightly;

namespace {

double estimate(double elapsed, llvm::StringRef word = "") {
  Task task;
  task.expected = 600;
  task.limit = 2400;
  return estimateSecondsLeft(task, elapsed, word);
}

TEST(TimeLeft, IsAsThePlanExpects) {
  EXPECT_EQ(estimate(0), 600);
  EXPECT_EQ(estimate(200), 400);
  EXPECT_EQ(estimate(200, "1200 cases, 6 a second"), 400);
}

TEST(TimeLeft, WhatATaskSaysOfItselfCountsMore) {
  EXPECT_EQ(estimate(900, "[31/40] 5 min 2 s left: pad/3d"), 300);
  EXPECT_EQ(estimate(30, "4 of 12: crop.mlir"), 90);
  // A task at its first step has no estimate of its own yet, and malformed
  // texts are ignored: the plan's estimate counts.
  for (const char *word : {"[1/40] pad", "[41/40] pad", "[3/40", "[3 of 40: x",
                           "3 of 40 raw defects", "[0/0] x"})
    EXPECT_EQ(estimate(200, word), 400) << word;
}

TEST(TimeLeft, IsNotNothingForOneThatIsLate) {
  EXPECT_EQ(estimate(900), 300);
  EXPECT_EQ(estimate(2000), 400);
  EXPECT_EQ(estimate(2400), 0);
}

TEST(TimeLeft, IsSaidInMinutes) {
  EXPECT_EQ(describeSecondsLeft(3), "less than a minute");
  EXPECT_EQ(describeSecondsLeft(60), "about 1 min");
  EXPECT_EQ(describeSecondsLeft(200), "about 3 min");
}

} // namespace
