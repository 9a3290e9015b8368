//===- SlicesTest.cpp - a share of all series -----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Slices.h"

#include "gtest/gtest.h"

#include <string>

using namespace padlab;

TEST(Slices, TakeEachUnitExactlyOnce) {
  for (int unit = 0; unit != 7; ++unit) {
    unsigned taken = 0;
    for (const char *text : {"1/3", "2/3", "3/3"}) {
      Slices slices;
      ASSERT_TRUE(slices.set(text));
      for (int earlier = 0; earlier != unit; ++earlier)
        slices.takes("sweep", std::to_string(earlier));
      taken += slices.takes("sweep", std::to_string(unit));
    }
    EXPECT_EQ(taken, 1u) << unit;
  }
}

TEST(Slices, KeepAUnitTogetherAndSuitesApart) {
  Slices slices;
  EXPECT_TRUE(slices.takes("a", "x"));
  ASSERT_TRUE(slices.set("1/2"));
  EXPECT_TRUE(slices.takes("a", "x"));
  EXPECT_FALSE(slices.takes("a", "y"));
  EXPECT_TRUE(slices.takes("a", "x"));
  EXPECT_TRUE(slices.takes("b", "y"));
}

TEST(Slices, RefuseWhatIsNone) {
  for (const char *text : {"", "3", "0/2", "3/2", "1/", "1/2x", "-1/2"})
    EXPECT_FALSE(Slices().set(text)) << text;
}
