//===- WaysTest.cpp - tests of the statistics and estimates of a night ----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Nightly/FuzzTotals.h"
#include "../lib/Nightly/TimeLeft.h"

#include "padlab/codegen/CPUName.h"

#include "gtest/gtest.h"

using namespace padlab;
using namespace padlab::nightly;

/// Returns the entry of `value` on `axis`; null if there is none.
static const llvm::json::Object *findWay(const llvm::json::Array &ways,
                                         llvm::StringRef axis,
                                         llvm::StringRef value) {
  for (const llvm::json::Value &way : ways)
    if (way.getAsObject()->getString("axis") == axis &&
        way.getAsObject()->getString("value") == value)
      return way.getAsObject();
  return nullptr;
}

static int64_t getCases(const llvm::json::Array &ways, llvm::StringRef axis,
                        llvm::StringRef value) {
  const llvm::json::Object *way = findWay(ways, axis, value);
  return way ? way->getInteger("cases").value_or(-1) : -1;
}

TEST(Ways, ACaseCountsForEachPropertyOfItsVariant) {
  const FuzzTarget &pad = *findFuzzTarget("pad");
  Funnel::Counts compared;
  compared["fused-frame@x86-64-v2:tiny-loops:O0"] = 3;
  compared["fused-lazy:clean-loops:O2"] = 4;
  compared["unfused+dynamic"] = 5;
  llvm::json::Array ways = nightly::describeWays(pad, compared);
  EXPECT_EQ(getCases(ways, "pipeline", "fused-frame"), 3);
  EXPECT_EQ(getCases(ways, "pipeline", "fused-lazy"), 4);
  EXPECT_EQ(getCases(ways, "lowering", "tiny-loops"), 3);
  EXPECT_EQ(getCases(ways, "lowering", "clean-loops"), 4);
  EXPECT_EQ(getCases(ways, "level", "O2"), 4);
  EXPECT_EQ(getCases(ways, "CPU", "x86-64-v2"), 3);
  EXPECT_EQ(getCases(ways, "extents", "dynamic"), 5);
  // Values that no case used are listed, too.
  for (llvm::StringRef strategy :
       {"fused-fill", "fused-stream", "fused-stream-nt", "fused"})
    EXPECT_EQ(getCases(ways, "pipeline", strategy), 0) << strategy.str();
  EXPECT_EQ(getCases(ways, "extents", "static"), 0);
}

TEST(Ways, ACPUThatThisMachineLacksIsSaidToBeLacking) {
  llvm::json::Array ways =
      nightly::describeWays(*findFuzzTarget("pad"), Funnel::Counts());
  for (llvm::StringRef cpu : {"x86-64-v2", "x86-64-v3", "x86-64-v4"}) {
    llvm::Error error = checkRunsHere(cpu);
    bool runsHere = !error;
    llvm::consumeError(std::move(error));
    const llvm::json::Object *way = findWay(ways, "CPU", cpu);
    ASSERT_NE(way, nullptr) << cpu.str();
    EXPECT_EQ(way->getBoolean("runsHere"), runsHere) << cpu.str();
  }
}

//===----------------------------------------------------------------------===//
// The time that a task still needs
//===----------------------------------------------------------------------===//

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
  // While the first step of a task runs, the progress gives no estimate, and
  // malformed texts are ignored. Then the plan's estimate counts.
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
