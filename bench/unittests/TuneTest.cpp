//===- TuneTest.cpp - choices from measurements ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tune/DecisionTree.h"
#include "Tune/Thresholds.h"
#include "Tune/TuneCommand.h"

#include "llvm/ADT/STLExtras.h"

#include <gtest/gtest.h>

using namespace padlab;

/// Filling is best up to 16 KiB with short rows, one pass up to 4 MiB, then
/// stores past the caches; all other strategies take 1.5 times as long.
static std::vector<Observation> makePoints() {
  std::vector<Observation> points;
  for (double bytes = 1024; bytes <= (64 << 20); bytes *= 2)
    for (double row : {64., 2048.}) {
      Observation &point = points.emplace_back();
      point.features[size_t(Feature::PaddedBytes)] = bytes;
      point.features[size_t(Feature::RowBytes)] = row;
      size_t best = bytes <= 16384 && row < 1000 ? Fill
                    : bytes < (4 << 20)          ? Stream
                                                 : StreamNonTemporal;
      point.learned.fill(1.5 * bytes);
      point.learned[best] = bytes;
      point.judged = point.learned;
      point.built = bytes;
    }
  return points;
}

static std::vector<const Observation *>
getPointers(const std::vector<Observation> &points) {
  std::vector<const Observation *> pointers;
  for (const Observation &point : points)
    pointers.push_back(&point);
  return pointers;
}

TEST(Tune, FindsTheThresholds) {
  std::vector<Observation> points = makePoints();
  Thresholds fitted = fitThresholds(getPointers(points));
  EXPECT_EQ(fitted.mostFilledBytes, 16 << 10);
  EXPECT_GE(fitted.mostFilledRowBytes, 64);
  EXPECT_LT(fitted.mostFilledRowBytes, 2048);
  EXPECT_EQ(fitted.fewestNonTemporalBytes, 4 << 20);
  for (const Observation &point : points)
    EXPECT_EQ(point.getRegret(point.judged[fitted.choose(point)]), 0);
  EXPECT_EQ(Thresholds({0, 0, 1024}).getTableEntry("z80"),
            "PAD_COSTS(\"z80\", 1, 1, 1024)\n");
}

TEST(Tune, TreeLearnsTheRule) {
  std::vector<Observation> points = makePoints();
  llvm::erase_if(points, [](const Observation &point) {
    return point.get(Feature::RowBytes) > 1000;
  });
  DecisionTree tree = DecisionTree::grow(getPointers(points));
  double regret = 0;
  for (const Observation &point : points)
    regret += point.getRegret(point.judged[tree.choose(point)]);
  EXPECT_LT(regret / points.size(), 0.03) << tree.str();
  // Without questions, the tree chooses what is best for most points.
  points = makePoints();
  DecisionTree leaf = DecisionTree::grow(getPointers(points), {0, 1});
  EXPECT_EQ(leaf.str(), "fused-stream\n");
}

TEST(Tune, ReportsRegret) {
  std::string text = reportChoosers(makePoints(), "z80");
  EXPECT_NE(text.find("| fused, as built        |   0.0% |"), std::string::npos)
      << text;
  EXPECT_NE(text.find("| always fused-frame     |  50.0% |"), std::string::npos)
      << text;
  EXPECT_NE(text.find("hold."), std::string::npos) << text;
  EXPECT_NE(text.find("PAD_COSTS(\"z80\", 16384, "), std::string::npos) << text;
}

TEST(Tune, RenewsOneLineOfTheTable) {
  llvm::StringRef table = "// What\nPAD_COSTS(\"a\", 1, 2, 3)\n"
                          "PAD_COSTS(\"ab\", 4, 5, 6)\n";
  EXPECT_EQ(replaceTableEntry(table, "PAD_COSTS(\"a\", 7, 8, 9)\n"),
            "// What\nPAD_COSTS(\"a\", 7, 8, 9)\nPAD_COSTS(\"ab\", 4, 5, 6)\n");
  EXPECT_EQ(replaceTableEntry(table, "PAD_COSTS(\"b\", 7, 8, 9)\n"),
            table.str() + "PAD_COSTS(\"b\", 7, 8, 9)\n");
}
