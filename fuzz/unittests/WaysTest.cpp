//===- WaysTest.cpp - what cases were compared by -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Nightly/FuzzTotals.h"

#include "padlab/codegen/CPUName.h"

#include "gtest/gtest.h"

using namespace padlab;

/// Returns the row of `value`; null if there is none.
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
  // Ways that no case used are listed, too.
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
