//===- ResultsTest.cpp - files of benchmark results -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Results.h"

#include <gtest/gtest.h>

using namespace padlab;

/// Two rounds of one series, an aggregate and a failed series, as Google
/// Benchmark prints them.
static const char text[] = R"({
  "context": {"num_cpus": 2, "padlab_schema": "2", "fingerprint": "f00d"},
  "benchmarks": [
    {"name": "s/w/fused/iterations:1/repeats:2/manual_time",
     "run_name": "s/w/fused/iterations:1/repeats:2/manual_time",
     "run_type": "iteration", "repetitions": 2, "repetition_index": 0,
     "real_time": 2.5e+00, "time_unit": "ms", "baseline_ratio": 5.0e-01,
     "code_hash": 4.5035996273704950e+15, "placement": 1.0e+00,
     "label": "fused baseline=unfused", "bytes_must": 1.2e+01},
    {"name": "s/w/fused/iterations:1/repeats:2/manual_time",
     "run_type": "iteration", "repetitions": 2, "repetition_index": 1,
     "real_time": 3.0e+00, "time_unit": "ms", "baseline_ratio": 6.0e-01},
    {"name": "s/w/fused/iterations:1/repeats:2/manual_time_median",
     "run_type": "aggregate", "repetitions": 2, "real_time": 1.0e+00,
     "time_unit": "ms"},
    {"name": "s/w/wrong/repeats:2", "run_type": "iteration", "repetitions": 2,
     "error_occurred": true, "error_message": "differs"}
  ]
})";

static std::string explain(llvm::StringRef text) {
  llvm::Expected<ResultFile> file = parseResults(text, "f.json");
  return file ? "" : llvm::toString(file.takeError());
}

static std::string replaced(llvm::StringRef from, llvm::StringRef to) {
  auto [front, back] = llvm::StringRef(text).split(from);
  EXPECT_FALSE(back.empty()) << from.str();
  return (front + to + back).str();
}

TEST(Results, RoundsAreRepetitions) {
  auto file = llvm::cantFail(parseResults(text, "f.json"));
  EXPECT_EQ(file.getFingerprint(), "f00d");
  EXPECT_EQ(file.getContext("num_cpus"), "2");
  ASSERT_EQ(file.series.size(), 2u);
  const ResultSeries *series = file.find("s/w/fused");
  ASSERT_TRUE(series);
  EXPECT_EQ(series->baseline, "unfused");
  EXPECT_EQ(series->codeHash, 4503599627370495u);
  EXPECT_EQ(series->counters.at("bytes_must"), 12);
  ASSERT_EQ(series->rounds.size(), 2u);
  EXPECT_DOUBLE_EQ(series->rounds[0].seconds, 2.5e-3);
  EXPECT_EQ(series->rounds[0].baselineRatio, 0.5);
  EXPECT_EQ(series->rounds[0].placement, 1u);
  EXPECT_DOUBLE_EQ(series->rounds[1].seconds, 3e-3);
  EXPECT_EQ(file.find("s/w/wrong")->error, "differs");
}

TEST(Results, NamesLoseWhatTheRunAppended) {
  EXPECT_EQ(stripRunSettings("a/n:3/iterations:1/repeats:9/manual_time"),
            "a/n:3");
  EXPECT_EQ(stripRunSettings("a/min_time:0.500/threads:2"), "a");
  EXPECT_EQ(stripRunSettings("a/manual_time/b"), "a/manual_time/b");
}

TEST(Results, NumbersThatJSONHasNotAreNull) {
  EXPECT_EQ(replaceNonNumbers(R"({"NaN\"NaN": NaN, "x": -Infinity, "y": 1})"),
            R"({"NaN\"NaN": null, "x": null, "y": 1})");
  std::string message =
      explain(replaced(R"("bytes_must": 1.2e+01)", R"("bytes_must": NaN)"));
  EXPECT_EQ(message, "");
}

/// Every truncation is refused in one line that names the file.
TEST(Results, TruncatedFilesAreRefused) {
  llvm::StringRef all = text;
  for (size_t size = 0; size + 1 < all.rtrim().size(); ++size) {
    std::string message = explain(all.take_front(size));
    EXPECT_TRUE(llvm::StringRef(message).starts_with("f.json:")) << size;
    EXPECT_EQ(message.find('\n'), std::string::npos) << size;
  }
}

TEST(Results, OtherVersionsAreRefused) {
  EXPECT_EQ(explain(replaced(R"("padlab_schema": "2", )", "")),
            "f.json: error: says no version (padlab_schema): it is of another "
            "program or of an older padlab");
  EXPECT_EQ(
      explain(replaced(R"("padlab_schema": "2")", R"("padlab_schema": "3")")),
      "f.json: error: is of version 3, this padlab reads 2");
  EXPECT_EQ(explain("[]"), "f.json: error: is no result file: it has no "
                           "`context` and `benchmarks`");
}

TEST(Results, BrokenRowsAreRefused) {
  EXPECT_EQ(explain(replaced(R"("real_time": 3.0e+00)", R"("real_time": -1)")),
            "f.json: error: series 's/w/fused' has a round without a time");
  EXPECT_EQ(explain(replaced(R"("time_unit": "ms")", R"("time_unit": "h")")),
            "f.json: error: series 's/w/fused' has a round without a time");
  EXPECT_EQ(explain(replaced(R"("baseline_ratio": 6.0e-01)", R"("x": 1)")),
            "f.json: error: series 's/w/fused' has a baseline_ratio in some "
            "rounds");
  EXPECT_EQ(explain(replaced(R"("repetitions": 2, "repetition_index": 1)",
                             R"("repetitions": 3, "repetition_index": 1)")),
            "f.json: error: series 's/w/fused' has 2 of 3 rounds");
  EXPECT_EQ(explain(replaced(R"("name": "s/w/wrong/repeats:2", )", "")),
            "f.json: error: has a row without a name");
}
