//===- CaseChunksTest.cpp - several cases in one file -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CaseChunks.h"

#include "gtest/gtest.h"

using namespace padlab;

TEST(CaseChunksTest, oneCaseWithoutSeparators) {
  auto chunks = splitCases("// a comment\nmodule {}\n");
  ASSERT_EQ(chunks.size(), 1u);
  EXPECT_EQ(chunks[0].line, 1u);
  EXPECT_EQ(chunks[0].text, "// a comment\nmodule {}\n");
  EXPECT_EQ(chunks[0].expectation.kind, Expectation::Kind::Agree);
  EXPECT_EQ(chunks[0].defect, "");
}

TEST(CaseChunksTest, linesAreTheFiles) {
  auto chunks = splitCases("one\n// -----\n\ntwo\n// -----  \nthree");
  ASSERT_EQ(chunks.size(), 3u);
  EXPECT_EQ(chunks[0].text, "one\n");
  EXPECT_EQ(chunks[1].line, 4u);
  EXPECT_EQ(chunks[1].text, "\n\n\ntwo\n");
  EXPECT_EQ(chunks[2].line, 6u);
  EXPECT_EQ(chunks[2].text, "\n\n\n\n\nthree");
}

TEST(CaseChunksTest, emptyChunksAreNoCases) {
  EXPECT_TRUE(splitCases("").empty());
  EXPECT_TRUE(splitCases("\n// -----\n \n// -----").empty());
  EXPECT_EQ(splitCases("one\n// -----\n").size(), 1u);
  // A longer line of dashes is a comment.
  EXPECT_EQ(splitCases("one\n// --------\ntwo").size(), 1u);
}

TEST(CaseChunksTest, expectations) {
  auto chunks = splitCases("// About it.\n\n// EXPECT-ERROR: a: b \nx\n"
                           "// -----\n//EXPECT-UNDEFINED: by zero\nx\n"
                           "// -----\n// EXPECT-STOP: no\nx\n"
                           "// -----\n// EXPECT-NOT-READ-BACK: type\nx\n"
                           "// -----\n// EXPECT-UNSUPPORTED: form\nx\n"
                           "// -----\n// EXPECT-NOT-COMPILED: form\nx\n");
  ASSERT_EQ(chunks.size(), 6u);
  EXPECT_EQ(chunks[0].expectation.kind, Expectation::Kind::Error);
  EXPECT_EQ(chunks[0].expectation.text, "a: b");
  EXPECT_EQ(chunks[0].expectation.str(), "an error with 'a: b'");
  EXPECT_EQ(chunks[1].expectation.kind, Expectation::Kind::Undefined);
  EXPECT_EQ(chunks[1].expectation.text, "by zero");
  EXPECT_EQ(chunks[2].expectation.kind, Expectation::Kind::Stop);
  EXPECT_EQ(chunks[3].expectation.kind, Expectation::Kind::NotReadBack);
  EXPECT_EQ(chunks[4].expectation.kind, Expectation::Kind::Unsupported);
  EXPECT_EQ(chunks[5].expectation.kind, Expectation::Kind::NotCompiled);
  for (const CaseChunk &chunk : chunks)
    EXPECT_EQ(chunk.defect, "");
}

static std::string getDefect(llvm::StringRef text) {
  auto chunks = splitCases(text);
  return chunks.size() == 1 ? chunks[0].defect : "not one chunk";
}

TEST(CaseChunksTest, expectationsThatWouldBeOverlooked) {
  EXPECT_EQ(getDefect("// EXPECT-EROR: x\ny"),
            "no expectation is named 'EXPECT-EROR'");
  EXPECT_EQ(getDefect("// EXPECT-ERROR:\ny"),
            "EXPECT-ERROR needs a text after its colon");
  EXPECT_EQ(getDefect("y\n  // EXPECT-ERROR: x\n"),
            "an expectation stands below the program's first line");
  EXPECT_EQ(getDefect("// EXPECT-ERROR: x\n// EXPECT-STOP: x\ny"),
            "a case has one expectation");
}
