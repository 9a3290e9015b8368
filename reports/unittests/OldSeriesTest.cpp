//===- OldSeriesTest.cpp - series from before they had fields -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/OldSeries.h"

#include "gtest/gtest.h"

#include <set>

using namespace padlab::reports;

/// The records equal those that padlab-bench writes today for the same series,
/// so that old and new values form one series.
TEST(OldSeries, GetsTheFieldsThatItsRowsHaveToday) {
  EXPECT_EQ(
      describeOldSeries("throughput/committed/batch:8/iterations:1", ""),
      R"({"name":"throughput/committed/batch:8","suite":"throughput",)"
      R"("workload":"committed/batch:8","contestant":"ours",)"
      R"("kind":"pipeline","baseline":"naive","figure":"cases_per_s",)"
      R"("unit":"cases/s","better":"larger","axes":[{"name":"programs",)"
      R"("value":"committed"},{"name":"batch","unit":"cases","value":8}]})");
  EXPECT_EQ(describeOldSeries("compile-time/optimized/pairs:4/fused/"
                              "iterations:1/manual_time",
                              ""),
            R"({"name":"compile-time/optimized/pairs:4/fused",)"
            R"("suite":"compile-time","workload":"optimized/pairs:4",)"
            R"("contestant":"fused","kind":"pipeline","baseline":"unfused",)"
            R"("unit":"s","better":"smaller","axes":[{"name":"tier",)"
            R"("value":"optimized"},{"name":"program","value":"pairs"},)"
            R"({"name":"pairs","unit":"pairs","value":4}]})");
  std::string limit = describeOldSeries("pad-workloads/A/limit-avx512",
                                        "limit-avx512 (the limit)");
  EXPECT_NE(limit.find(R"("kind":"limit","baseline":"unfused","role":"limit")"),
            std::string::npos)
      << limit;
}

TEST(OldSeries, OfTheSweepHasAllAxes) {
  std::string record =
      describeOldSeries("sweep/ratio=4,size=L1/fused@x86-64-v3/iterations:1/"
                        "repeats:9/manual_time",
                        "fused@x86-64-v3 baseline=unfused");
  for (const char *part :
       {R"("workload":"ratio=4,size=L1")", R"("codeFor":"x86-64-v3")",
        R"({"name":"ratio","unit":"1","value":4})",
        R"({"name":"size","value":"L1"})",
        R"({"name":"type","usual":true,"value":"f32"})"})
    EXPECT_NE(record.find(part), std::string::npos) << part << "\n" << record;
}

TEST(SeriesTitle, IsShortAndTellsSeriesApart) {
  EXPECT_EQ(makeSeriesTitle("ratio=4", "fused"), "ratio=4 fused");
  std::string workload = "ratio=0.4,side=low,size=L1,rank=3,type=i8,"
                         "consumer=pooling,value=index,pages=small,";
  std::set<std::string> titles;
  for (const char *end : {"strategy=lazy", "strategy=all", "rival=limit"})
    for (const char *contestant : {"unfused", "fused"}) {
      titles.insert(makeSeriesTitle(workload + end, contestant));
      EXPECT_LE(titles.rbegin()->size(), titleLength);
    }
  EXPECT_EQ(titles.size(), 6u);
}
