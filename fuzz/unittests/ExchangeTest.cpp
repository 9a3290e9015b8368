//===- ExchangeTest.cpp - cases of the other fuzzers -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/FuzzLoop/Exchange.h"
#include "../lib/Support/Message.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SHA1.h"
#include "gtest/gtest.h"

#include <filesystem>

using namespace padlab;

namespace {

class ExchangeTest : public testing::Test {
protected:
  ExchangeTest() {
    llvm::SmallString<128> unique;
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("padlab", unique));
    root = unique.str().str();
    EXPECT_FALSE(llvm::sys::fs::create_directory(root + "/batches"));
  }
  ~ExchangeTest() override { llvm::sys::fs::remove_directories(root); }

  Exchange make(unsigned number, unsigned count) {
    return Exchange(root + "/batches", {number, count}, getCorpus(number));
  }
  std::string getCorpus(unsigned number) const {
    return root + "/" + std::to_string(number);
  }
  /// Stores a case under the name that libFuzzer would give it.
  void keep(unsigned number, const std::string &text) {
    llvm::sys::fs::create_directory(getCorpus(number));
    std::string name =
        llvm::toHex(llvm::SHA1::hash(llvm::arrayRefFromStringRef(text)), true);
    llvm::cantFail(writeFileAtomically(getCorpus(number) + "/" + name, text));
  }
  static void run(Exchange &exchange, unsigned times) {
    for (unsigned i = 0; i < times; ++i)
      exchange.noteRun(0.01);
  }
  /// Returns the fields of a batch. The additional field `texts` is the number
  /// of its cases.
  llvm::json::Object read(const std::string &name) const {
    std::string bytes = readFile(root + "/batches/" + name).value_or("");
    std::optional<Message> batch = Message::decode(bytes);
    EXPECT_TRUE(batch) << name;
    if (!batch)
      return {};
    batch->fields["texts"] = batch->texts.size();
    return std::move(batch->fields);
  }
  size_t countBatches() const {
    auto begin = std::filesystem::directory_iterator(root + "/batches");
    return std::distance(begin, std::filesystem::directory_iterator());
  }

  std::string root;
};

TEST_F(ExchangeTest, APartOfTheTimeIsForTheCasesOfOthers) {
  keep(0, "a case");
  keep(0, "another case");
  keep(0, "a third");
  Exchange first = make(0, 2), second = make(1, 2);
  first.takeTurn();
  second.takeTurn();
  EXPECT_FALSE(second.take(100));
  run(second, 1);
  std::optional<std::string> text = second.take(100);
  ASSERT_TRUE(text);
  EXPECT_TRUE(*text == "a case" || *text == "another case" ||
              *text == "a third");
  // Of `secondsPerForeign` seconds, one may be spent on foreign cases. So the
  // next case of the other fuzzer is taken only after enough time.
  run(second, Exchange::secondsPerForeign - 2);
  EXPECT_FALSE(second.take(100));
  run(second, 2);
  EXPECT_TRUE(second.take(100));
  second.noteRun(2);
  run(second, 2 * Exchange::secondsPerForeign);
  EXPECT_FALSE(second.take(100));
  second.publish();
  llvm::json::Object told = read("1-1");
  EXPECT_EQ(told.getInteger("foreign"), 2);
  EXPECT_EQ(told.getInteger("runs"), 3 * Exchange::secondsPerForeign + 2);
  EXPECT_NEAR(*told.getNumber("foreignSeconds"), 2.01, 1e-6);
}

/// Mutations are checked when they are made, so fuzzers spend most of their
/// time on making them.
TEST_F(ExchangeTest, TheTimeOfChangesCounts) {
  for (std::string text : {"a case", "another case"})
    keep(0, text);
  Exchange first = make(0, 2), second = make(1, 2);
  first.publish();
  second.takeTurn();
  run(second, 1);
  ASSERT_TRUE(second.take(100));
  second.noteChange(0.5);
  // The time of making a mutation does not count as time of the foreign case.
  second.noteRun(0.01);
  EXPECT_FALSE(second.take(100));
  run(second, 1);
  EXPECT_TRUE(second.take(100));
  second.noteRun(0.01);
  second.publish();
  llvm::json::Object told = read("1-1");
  EXPECT_NEAR(*told.getNumber("foreignSeconds"), 0.02, 1e-6);
  EXPECT_NEAR(*told.getNumber("runSeconds"), 0.54, 1e-6);
}

TEST_F(ExchangeTest, WhatFailsIsTriedAgain) {
  keep(0, "a case");
  std::filesystem::create_symlink(root + "/nothing", getCorpus(0) + "/link");
  Exchange first = make(0, 2);
  std::filesystem::remove(root + "/batches");
  first.publish();
  std::filesystem::create_directory(root + "/batches");
  first.publish();
  llvm::json::Object told = read("0-0");
  EXPECT_EQ(told.getInteger("texts"), 1);
  EXPECT_EQ(told.getInteger("found"), 1);
}

TEST_F(ExchangeTest, WhatIsTooLongIsLeftOut) {
  keep(0, "0123456789");
  Exchange first = make(0, 2), second = make(1, 2);
  first.publish();
  second.takeTurn();
  run(second, 1);
  EXPECT_FALSE(second.take(9));
}

TEST_F(ExchangeTest, WhatCameFromOthersIsNotPublishedAgain) {
  keep(0, "a case");
  Exchange first = make(0, 2), second = make(1, 2);
  first.publish();
  second.takeTurn();
  // The second fuzzer, too, had found the case new.
  keep(1, "a case");
  keep(1, "one of its own");
  second.publish();
  EXPECT_EQ(read("1-1").getInteger("found"), 1);
}

TEST_F(ExchangeTest, ABatchIsASample) {
  for (unsigned i = 0; i < 2 * Exchange::casesPerBatch; ++i)
    keep(0, "case " + std::to_string(i));
  make(0, 2).publish();
  llvm::json::Object told = read("0-0");
  EXPECT_EQ(told.getInteger("found"), 2 * Exchange::casesPerBatch);
  EXPECT_EQ(told.getInteger("texts"), Exchange::casesPerBatch);
}

TEST_F(ExchangeTest, WhoGoesOnPublishesNothingTwice) {
  keep(0, "a case");
  make(0, 2).publish();
  keep(0, "a later case");
  make(0, 2).publish();
  EXPECT_EQ(countBatches(), 2u);
  EXPECT_EQ(read("0-1").getInteger("found"), 1);
}

TEST_F(ExchangeTest, ADamagedBatchIsSkipped) {
  llvm::cantFail(writeFileAtomically(root + "/batches/0-0",
                                     "{\"fields\":{},\"sizes\":[9]}\nshort"));
  keep(0, "a case");
  Exchange first = make(0, 2), second = make(1, 2);
  first.publish();
  second.takeTurn();
  run(second, 1);
  EXPECT_EQ(second.take(100), "a case");
}

TEST_F(ExchangeTest, ATurnDoesNotGrowWithTheirNumber) {
  constexpr unsigned many = 1000;
  EXPECT_EQ(Exchange::getInterval(2), 5);
  EXPECT_EQ(Exchange::getInterval(many), 60);
  Exchange one = make(7, many);
  one.takeTurn();
  one.publish();
  // The fuzzer also opens its own earlier batch, once.
  EXPECT_EQ(read("7-1").getInteger("opened"), 1 + Exchange::peersPerTurn);
}

TEST_F(ExchangeTest, AllAreHeardInTheEnd) {
  constexpr unsigned fuzzers = 30;
  for (unsigned i = 1; i < fuzzers; ++i) {
    keep(i, "case " + std::to_string(i));
    make(i, fuzzers).publish();
  }
  Exchange first = make(0, fuzzers);
  for (unsigned i = 0; i < fuzzers / Exchange::peersPerTurn + 1; ++i)
    first.takeTurn();
  run(first, 1);
  unsigned heard = 0;
  while (first.take(100))
    ++heard;
  EXPECT_EQ(heard, fuzzers - 1);
}

} // namespace
