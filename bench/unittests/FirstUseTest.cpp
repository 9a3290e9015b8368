//===- FirstUseTest.cpp - calls in processes of their own -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstUse.h"

#include <gtest/gtest.h>

#include <cstdlib>

using namespace padlab;

/// Effects of a call are not visible to the next call, nor in this process.
TEST(FirstUse, CallsStartAnew) {
  unsigned calls = 0;
  Thunk once = {"once", [&] {
                  if (++calls != 1)
                    _Exit(1);
                }};
  std::vector<Series> series = measureFirstUse({once}, /*rounds=*/3);
  EXPECT_EQ(calls, 0u);
  ASSERT_EQ(series.size(), 1u);
  EXPECT_EQ(series[0].seconds.size(), 3u);
  for (double seconds : series[0].seconds)
    EXPECT_GE(seconds, 0);
}

TEST(FirstUse, FailureLeavesNoSeries) {
  Thunk fails = {"fails", [] { _Exit(3); }};
  Thunk works = {"works", [] {}};
  std::vector<Series> series = measureFirstUse({fails, works}, /*rounds=*/2);
  EXPECT_TRUE(series[0].seconds.empty());
  EXPECT_EQ(series[1].seconds.size(), 2u);
  EXPECT_LT(timeInChild(fails), 0);
}
