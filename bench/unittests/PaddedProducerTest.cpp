//===- PaddedProducerTest.cpp - sizes and traffic of the sweep -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedProducer.h"

#include <gtest/gtest.h>

using namespace padlab;

TEST(PaddedProducer, HitsTheRatio) {
  for (double ratio : {0.0, 0.01, 0.1, 1.0, 4.0}) {
    PaddedProducer program = PaddedProducer::get(2048, 2048, ratio);
    EXPECT_NEAR(program.getBytes().getPaddingRatio(), ratio,
                0.002 + 0.002 * ratio);
  }
}

/// The figures of the table in the design document, for I (input) = N
/// (interior) = 4 KiB and P (padded) = 16 KiB.
TEST(PaddedProducer, Traffic) {
  PadBytes bytes = PaddedProducer{32, 32, 16, 16}.getBytes();
  EXPECT_EQ(bytes.interior, 4096);
  EXPECT_EQ(bytes.padded, 4 * 4096);
  EXPECT_DOUBLE_EQ(bytes.getPaddingRatio(), 3);
  EXPECT_EQ(getCompulsoryTraffic(bytes), 5 * 4096);
  EXPECT_EQ(getUnpaddedTraffic(bytes), 3 * 4096);
  EXPECT_EQ(getUnfusedTraffic(bytes), (1 + 5 + 2 * 4) * 4096);
  EXPECT_EQ(getWholeFillTraffic(bytes), (1 + 2 * 4 + 2) * 4096);
}
