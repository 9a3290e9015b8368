//===- UnitsFileTest.cpp - units measured in a time limit -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/UnitsFile.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

using namespace padlab;
namespace json = llvm::json;

namespace {

class UnitsFileTest : public ::testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> made;
    ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("units", "json", made));
    file = {made.str().str(), "native"};
  }
  void TearDown() override { llvm::sys::fs::remove(file.path); }

  json::Value get() {
    return llvm::cantFail(json::parse(readFile(file.path).value_or("")));
  }

  UnitsFile file;
};

TEST_F(UnitsFileTest, NamesTheUnitAtWhichARunDied) {
  EXPECT_FALSE(bool(file.noteUnderWay("a one")));
  EXPECT_FALSE(bool(file.noteUnderWay("a two")));
  EXPECT_EQ(get(), json::Value(
                       json::Object{{"cpu", "native"}, {"underWay", "a two"}}));
  // Writing the rest again keeps the name of the unit that was under way.
  json::Value rest = json::Object{{"cpu", "native"},
                                  {"goesOn", true},
                                  {"underWay", "a two"},
                                  {"units", json::Object{{"a one", 0.5}}}};
  for (int i = 0; i != 2; ++i) {
    EXPECT_FALSE(bool(file.writeRest(json::Object{{"a one", 0.5}})));
    EXPECT_EQ(get(), rest);
  }
  // The same command went on, and came to its end.
  EXPECT_FALSE(bool(file.write(json::Object{{"a one", 0.5}}, /*goesOn=*/true)));
  rest.getAsObject()->erase("underWay");
  EXPECT_EQ(get(), rest);
}

TEST_F(UnitsFileTest, PastIsThatOfTheCPU) {
  auto countUnits = [&](llvm::StringRef text) {
    llvm::cantFail(writeFileAtomically(file.path, text));
    return readPast(file.path, "native").size();
  };
  EXPECT_EQ(countUnits(R"({"cpus": {"x86-64-v2": {"a": {}},
                                    "native": {"b": {}, "c": {}}}})"),
            2u);
  // The file is of an earlier version, cut off, empty, or of another program.
  EXPECT_EQ(countUnits(R"({"night": 2, "seconds": 3000, "run": "x"})"), 0u);
  EXPECT_EQ(countUnits(R"({"cpus": {"native": {"b": )"), 0u);
  EXPECT_EQ(countUnits(""), 0u);
  EXPECT_EQ(countUnits(R"({"cpus": [1]})"), 0u);
  EXPECT_EQ(readPast(file.path + ".none", "native").size(), 0u);
}

} // namespace
