//===- TriageQueueTest.cpp - the order of raw defects ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Finding/RawDefects.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/TriageQueue.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace padlab;
namespace fs = llvm::sys::fs;

namespace {

class TriageQueueTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("padlab-triage", dir));
    incoming = (dir + "/incoming").str();
    ASSERT_FALSE(fs::create_directory(incoming));
  }
  void TearDown() override { fs::remove_directories(dir); }

  std::string add(llvm::StringRef name, llvm::StringRef pass, size_t size) {
    std::string path = (incoming + "/" + name + ".mlir").str();
    CaseReport report = CaseReport::of({"crash", "passes", "", pass.str()});
    std::string text = llvm::formatv("{0}", llvm::json::Value(report.toJSON()));
    EXPECT_FALSE(bool(writeFileAtomically(getReportPath(path), text)));
    EXPECT_FALSE(bool(writeFileAtomically(path, std::string(size, 'x'))));
    return path;
  }
  std::vector<std::string> getOrder() const {
    std::vector<std::string> names;
    RawDefects defects(incoming);
    for (const RawDefect &defect : defects.getOrder())
      names.push_back(llvm::sys::path::stem(defect.path).str());
    return names;
  }

  llvm::SmallString<128> dir;
  std::string incoming;
};

using Names = std::vector<std::string>;

TEST_F(TriageQueueTest, WhatFailedComesLater) {
  std::string small = add("small", "a", 1);
  add("large", "a", 2);
  add("other", "b", 3);
  EXPECT_EQ(getOrder(), Names({"small", "other", "large"}));
  // After others of its group, then after all.
  EXPECT_EQ(noteTry(small), 1u);
  EXPECT_EQ(getOrder(), Names({"large", "other", "small"}));
  add("other2", "b", 4);
  add("other3", "b", 5);
  EXPECT_EQ(getOrder(), Names({"large", "other", "small", "other2", "other3"}));
  EXPECT_EQ(noteTry(small), 2u);
  EXPECT_EQ(noteTry(small), 3u);
  EXPECT_EQ(getOrder(), Names({"large", "other", "other2", "other3", "small"}));
  // What the fuzzer said of it is there still.
  auto report = readReport(small);
  ASSERT_TRUE(report);
  EXPECT_EQ(report->verdicts.front().pass, "a");
}

TEST_F(TriageQueueTest, WhatHasNoReportIsCountedToo) {
  std::string path = add("case", "a", 1);
  fs::remove(getReportPath(path));
  EXPECT_EQ(noteTry(path), 1u);
  EXPECT_EQ(noteTry(path), 2u);
  EXPECT_EQ(getOrder(), Names({"case"}));
}

TEST_F(TriageQueueTest, SaysWhatItCannotDo) {
  add("case", "a", 1);
  TriageQueueOptions options;
  options.findingsDir = (dir + "/findings").str();
  options.secondsPerDefect = 0;
  for (unsigned tries = 1; tries <= 4; ++tries) {
    TriageQueueResult result = triageFolder(incoming, options);
    EXPECT_EQ(result.triaged, 0u);
    EXPECT_EQ(result.getLeft(), 1u);
    EXPECT_EQ(result.stubborn, tries >= RawDefect::maxTries ? 1u : 0u);
  }
}

TEST_F(TriageQueueTest, AnInterruptIsNoTry) {
  add("case", "a", 1);
  TriageQueueOptions options;
  options.findingsDir = (dir + "/findings").str();
  bool asked = false;
  options.isCancelled = [&asked] { return std::exchange(asked, true); };
  triageFolder(incoming, options);
  EXPECT_EQ(RawDefects(incoming).getOrder().front().tries, 0u);
}

} // namespace
