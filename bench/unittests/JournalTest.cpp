//===- JournalTest.cpp - what an interrupted run has measured -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Journal.h"
#include "GroupProgress.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <gtest/gtest.h>

using namespace padlab;

namespace {
struct JournalTest : testing::Test {
  JournalTest() {
    llvm::SmallString<128> unique;
    EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("journal", "", unique));
    path = std::string(unique);
    (void)llvm::sys::fs::remove(path);
  }
  ~JournalTest() override { (void)llvm::sys::fs::remove(path); }

  std::string read() const {
    auto file = llvm::MemoryBuffer::getFile(path);
    return file ? (*file)->getBuffer().str() : "";
  }
  void write(llvm::StringRef text) const {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
  }
  static void open(Journal &journal, const std::string &path,
                   llvm::StringRef identity = "this run") {
    EXPECT_FALSE(llvm::errorToBool(journal.open(path, identity)));
  }

  std::string path;
};
} // namespace

static MeasuredSeries makeSeries() {
  MeasuredSeries series;
  series.seconds = {0.1, 1e-9, 3};
  series.baselineRatios = {1, 1.0 / 3, 2};
  series.placements = {0, 0, 1};
  series.counters = {{"bytes_must", 1e15}, {"code_hash", double(1ull << 51)}};
  series.label = "baseline=unfused";
  return series;
}

TEST_F(JournalTest, GivesBackWhatItWasGiven) {
  {
    Journal journal;
    open(journal, path);
    journal.add("a/b", {makeSeries(), MeasuredSeries()});
  }
  Journal again;
  open(again, path);
  EXPECT_EQ(again.size(), 1u);
  auto found = again.find("a/b");
  ASSERT_TRUE(found);
  ASSERT_EQ(found->size(), 2u);
  MeasuredSeries expected = makeSeries();
  EXPECT_EQ((*found)[0].seconds, expected.seconds);
  EXPECT_EQ((*found)[0].baselineRatios, expected.baselineRatios);
  EXPECT_EQ((*found)[0].placements, expected.placements);
  EXPECT_EQ((*found)[0].counters, expected.counters);
  EXPECT_EQ((*found)[0].label, expected.label);
  EXPECT_FALSE(again.find("a/c"));
}

/// A process that is killed may leave half a line anywhere.
TEST_F(JournalTest, SurvivesEveryTruncation) {
  {
    Journal journal;
    open(journal, path);
    journal.add("a", {makeSeries()});
    journal.add("b", {makeSeries()});
  }
  std::string whole = read();
  for (size_t size = 0; size < whole.size(); size += 7) {
    write(llvm::StringRef(whole).take_front(size));
    {
      Journal journal;
      open(journal, path);
      if (!journal.find("a"))
        journal.add("a", {makeSeries()});
      journal.add("b", {makeSeries()});
    }
    EXPECT_EQ(read(), whole) << size;
  }
}

TEST_F(JournalTest, BeginsAnewForAnother) {
  {
    Journal journal;
    open(journal, path);
    journal.add("a", {makeSeries()});
  }
  Journal other;
  open(other, path, "another run");
  EXPECT_EQ(other.size(), 0u);
  EXPECT_FALSE(other.getNote().empty());
  other.close();
  EXPECT_FALSE(llvm::sys::fs::exists(path));
}

TEST_F(JournalTest, SaysWhereItCannotWrite) {
  Journal journal;
  std::string error =
      llvm::toString(journal.open("/no/such/folder/journal", "this run"));
  EXPECT_NE(error.find("/no/such/folder/journal: "), std::string::npos);
}

TEST(GroupProgress, CountsWhatTheFilterTakes) {
  GroupProgress progress;
  progress.setFilter("fused$");
  for (const char *group : {"a", "b", "c"})
    for (const char *contestant : {"/unfused", "/fused"})
      progress.expect(group, std::string(group) + contestant);
  progress.expect("d", "d/limit");
  EXPECT_EQ(progress.format("a"), "[1/3] a");
  progress.skip("a");
  EXPECT_EQ(progress.format("b"), "[2/3] b");
}
