//===- BlindSpotsTest.cpp - tests of blind spots -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/BlindSpots.h"

#include "GenerateTestContext.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace padlab;

static SpotCounts countIn(llvm::StringRef text,
                          llvm::ArrayRef<ListedPass> passes = {}) {
  mlir::MLIRContext *context = getTestContext();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, context);
  EXPECT_TRUE(module);
  SpotCounter counter(context);
  counter.look(*module);
  return counter.finish(passes);
}

static constexpr llvm::StringLiteral loop = R"(
func.func @main(%x: f32) -> f32 attributes {padlab.seed = 0 : i64,
    padlab.passes = "func.func(canonicalize{top-down=true}),cse"} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %one step %one iter_args(%s = %x) -> f32 {
    %next = arith.addf %s, %x : f32
    scf.yield %next : f32
  }
  return %sum : f32
})";

TEST(BlindSpots, AProgramShowsItsOperationsBodiesAndTypes) {
  SpotCounts counts = countIn(loop);
  auto seen = [&](Spot spot) {
    auto it = counts.seen.find(spot);
    return it == counts.seen.end() ? -1 : int(it->second);
  };
  EXPECT_EQ(seen({"operation", "arith.addf", ""}), 1);
  EXPECT_EQ(seen({"operation", "arith.mulf", ""}), 0);
  EXPECT_EQ(seen({"body", "arith.addf", "scf.for"}), 1);
  EXPECT_EQ(seen({"body", "arith.addf", "func.func"}), 0);
  EXPECT_EQ(seen({"body", "arith.mulf", "func.func"}), -1);
  // The axis `body` has no entries for terminators, because an operation
  // determines the terminators of its regions.
  EXPECT_EQ(seen({"body", "scf.yield", "func.func"}), -1);
  EXPECT_EQ(seen({"element", "arith.addf", "f32"}), 1);
  EXPECT_EQ(seen({"element", "arith.addf", "bf16"}), 0);
  // An operation on an element type that the verifier rejects has no entry.
  EXPECT_EQ(seen({"element", "arith.addf", "i32"}), -1);
  EXPECT_EQ(seen({"attribute", "arith.addf", "fastmath"}), 0);
}

TEST(BlindSpots, ASequenceShowsItsPassesAndOptions) {
  SpotCounts counts =
      countIn(loop, {{"canonicalize", {"top-down", "max-iterations"}},
                     {"cse", {}},
                     {"no-such-pass", {"option"}}});
  EXPECT_EQ(counts.seen.at({"pass", "canonicalize", ""}), 1u);
  EXPECT_EQ(counts.seen.at({"option", "canonicalize", "top-down"}), 1u);
  EXPECT_EQ(counts.seen.at({"option", "canonicalize", "max-iterations"}), 0u);
  EXPECT_EQ(counts.seen.at({"pass", "no-such-pass", ""}), 0u);
  // An option has no entry if its pass is in no table.
  EXPECT_EQ(counts.seen.count({"option", "no-such-pass", "option"}), 0u);
  EXPECT_EQ(counts.passesOfMlirOpt, 3u);
  EXPECT_EQ(counts.passesWithoutTable, 1u);
}

TEST(BlindSpots, ReadsTheListOfPasses) {
  std::vector<ListedPass> passes =
      parsePassListing("Passes:\n"
                       "  --canonicalize   -   Canonicalize\n"
                       "    --region-simplify=<value>  - Simplify\n"
                       "    =normal   -   Simply\n"
                       "    --top-down    - Seed\n"
                       "  --cse    -   Eliminate\n"
                       "    -O <uint>    - Level\n");
  ASSERT_EQ(passes.size(), 2u);
  EXPECT_EQ(passes[0].name, "canonicalize");
  EXPECT_EQ(passes[0].options,
            (std::vector<std::string>{"region-simplify", "top-down"}));
  EXPECT_EQ(passes[1].options, (std::vector<std::string>{"O"}));
}

static std::string readReasonsOf(llvm::StringRef list) {
  auto reasons = parseReasons(
      ("{\"schema\": \"padlab-blind-spot-reasons-1\", \"reasons\": [" + list +
       "]}")
          .str(),
      "reasons.json");
  return reasons ? "" : llvm::toString(reasons.takeError());
}

TEST(BlindSpots, ReasonsAreReadStrictly) {
  auto reason = [](llvm::StringRef axis, llvm::StringRef of,
                   llvm::StringRef because, llvm::StringRef more = "") {
    return ("{\"axis\": \"" + axis + "\", \"of\": \"" + of +
            "\", \"with\": \"*\", \"because\": \"" + because + "\"" + more +
            "}")
        .str();
  };
  EXPECT_EQ(readReasonsOf(reason("body", "scf.{for,if}", "So it is.")), "");
  EXPECT_NE(readReasonsOf(reason("colour", "*", "So it is.")), "");
  EXPECT_NE(readReasonsOf(reason("body", "[", "So it is.")), "");
  EXPECT_NE(readReasonsOf(reason("body", "*", " ")), "");
  EXPECT_NE(readReasonsOf(reason("body", "*", "So.", ", \"more\": \"\"")), "");
  EXPECT_EQ(readReasonsOf("{\"axis\": \"body\"}").find("reasons.json: "), 0u);
}

TEST(BlindSpots, AReasonExplainsWhatItFitsAndIsStaleOtherwise) {
  auto reasons = parseReasons(
      R"({"schema": "padlab-blind-spot-reasons-1", "reasons": [
        {"axis": "body", "of": "a.*", "with": "b", "because": "Known."},
        {"axis": "body", "of": "z.*", "with": "*", "because": "Forgotten."}]})",
      "reasons.json");
  ASSERT_TRUE(bool(reasons)) << llvm::toString(reasons.takeError());
  SpotCounts counts;
  counts.seen = {{{"body", "a.x", "b"}, 0},
                 {{"body", "a.x", "c"}, 0},
                 {{"body", "a.y", "b"}, 7}};
  SpotReport report = explainSpots(counts, *reasons);
  EXPECT_EQ(report.blind, (std::vector<Spot>{{"body", "a.x", "c"}}));
  EXPECT_EQ(report.explained, (std::vector<uint64_t>{1, 0}));
  EXPECT_EQ(report.stale, (std::vector<size_t>{1}));
}

TEST(BlindSpots, WhatWasGeneratedComesBackWhenItIsLost) {
  SpotCounts before;
  before.seen = {{{"body", "often", "b"}, 400},
                 {{"body", "seldom", "b"}, 5},
                 {{"body", "never", "b"}, 0},
                 {{"operation", "new", ""}, 0}};
  SpotBaseline baseline = makeBaseline(before, explainSpots(before, {}), {},
                                       /*rounds=*/100, /*shortRounds=*/10, 1);
  // The baseline can be read in the form in which it is committed.
  auto read = SpotBaseline::parse(baseline.str(), "baseline.json");
  ASSERT_TRUE(bool(read)) << llvm::toString(read.takeError());
  EXPECT_EQ(read->spots, baseline.spots);

  SpotCounts now;
  now.seen = {{{"body", "often", "b"}, 0},
              {{"body", "seldom", "b"}, 0},
              {{"body", "never", "b"}, 0},
              // This operation is generated now. The baseline does not know its
              // pairs.
              {{"operation", "new", ""}, 9},
              {{"body", "new", "b"}, 0},
              {{"body", "often", "new blocks"}, 0}};
  EXPECT_EQ(findReturned(explainSpots(now, {}), *read),
            (std::vector<Spot>{{"body", "often", "b"}}));
  now.seen[{"body", "often", "b"}] = 1;
  EXPECT_TRUE(findReturned(explainSpots(now, {}), *read).empty());
}

/// The baseline has no operations of a dialect that was a blind spot.
TEST(BlindSpots, WhatABlindDialectHadDoesNotComeBack) {
  SpotCounts before;
  before.seen = {{{"dialect", "d", ""}, 0},
                 {{"dialect", "e", ""}, 400},
                 {{"operation", "e.a", ""}, 400},
                 {{"body", "e.a", "e.a"}, 400}};
  SpotBaseline baseline = makeBaseline(before, explainSpots(before, {}), {},
                                       /*rounds=*/100, /*shortRounds=*/10, 1);
  SpotCounts now;
  now.seen = {{{"dialect", "d", ""}, 9},       {{"operation", "d.a", ""}, 9},
              {{"operation", "d.b", ""}, 0},   {{"body", "d.a", "e.a"}, 0},
              {{"body", "e.a", "d.a"}, 0},     {{"element", "d.a", "f32"}, 0},
              {{"attribute", "d.a", "at"}, 0}, {{"operation", "e.a", ""}, 9},
              {{"body", "e.a", "e.a"}, 0}};
  EXPECT_EQ(findReturned(explainSpots(now, {}), baseline),
            (std::vector<Spot>{{"body", "e.a", "e.a"}}));
}

TEST(BlindSpots, ABrokenBaselineIsRefused) {
  for (llvm::StringRef text :
       {"", "{}", R"({"schema": "padlab-blind-spots-1"})",
        R"({"schema": "padlab-blind-spots-1", "rounds": 1, "seed": 1,
            "programs": 1, "passesOfMlirOpt": 1, "passesWithoutTable": 1,
            "spots": [["body", "a"]]})",
        R"({"schema": "padlab-blind-spots-1", "rounds": 1, "seed": 1,
            "programs": 1, "passesOfMlirOpt": 1, "passesWithoutTable": 1,
            "spots": [["body", "a", "b", "often"]]})"}) {
    auto read = SpotBaseline::parse(text, "baseline.json");
    EXPECT_FALSE(bool(read)) << text.str();
    std::string problem = llvm::toString(read.takeError());
    EXPECT_EQ(problem.find("baseline.json: "), 0u) << problem;
  }
}

TEST(BlindSpots, SubjectsAreDrawnOnTheirForms) {
  SpotCounter counter(getTestContext());
  unsigned shown = 0;
  counter.generate(/*rounds=*/1, /*seed=*/1,
                   [&](uint64_t done, uint64_t all) { shown += done == all; });
  SpotCounts counts = counter.finish({});
  EXPECT_EQ(shown, 1u);
  // Most pairs of a focus and a form of programs are drawn.
  unsigned drawn = 0, all = 0;
  for (const auto &[spot, programs] : counts.seen)
    if (spot.axis == "form") {
      ++all;
      drawn += programs != 0;
    }
  EXPECT_GT(all, 500u);
  EXPECT_GT(drawn, all * 9 / 10);
}
