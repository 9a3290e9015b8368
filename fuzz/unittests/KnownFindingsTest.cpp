//===- KnownFindingsTest.cpp - the reviewed list of findings --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/KnownFindings.h"
#include "padlab/fuzz/Version.inc"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace padlab;

namespace {

std::string makeList(llvm::StringRef entries) {
  return ("{\"schemaVersion\": 1, \"findings\": [" + entries + "]}").str();
}

KnownFindings parse(llvm::StringRef entries) {
  auto known = KnownFindings::parse(makeList(entries), "list.json");
  EXPECT_TRUE(static_cast<bool>(known)) << llvm::toString(known.takeError());
  return known ? *known : KnownFindings();
}

std::string getError(llvm::StringRef text) {
  auto known = KnownFindings::parse(text, "list.json");
  return known ? "" : llvm::toString(known.takeError());
}

DefectKey makeKey() {
  DefectKey key;
  key.name = "mismatch-FusePadOp-1a2b";
  key.kind = "mismatch";
  key.pass = "test-linalg-pad-fusion";
  key.pattern = "(anonymous namespace)::FusePadOp";
  key.shape = "linalg.generic,tensor.pad [reads-init]";
  return key;
}

TEST(KnownFindings, MatchesBySignature) {
  KnownFindings known =
      parse(R"({"signature": "mismatch-FusePadOp-1a2b", "state": "known",
                "reason": "r"})");
  DefectKey key = makeKey();
  ASSERT_TRUE(known.find(key));
  EXPECT_TRUE(known.isSettled(key));
  key.name = "mismatch-FusePadOp-1a2c";
  EXPECT_FALSE(known.find(key));
  EXPECT_FALSE(known.isSettled(key));
}

TEST(KnownFindings, MatchesWhatIsThereAndNoMore) {
  KnownFindings known = parse(
      R"({"match": {"verdict": "mismatch", "pattern": "*FusePadOp",
                    "shape": "*[*reads-init*]"},
          "state": "reported", "reference": "u", "reason": "r"})");
  EXPECT_TRUE(known.find(makeKey()));
  DefectKey other = makeKey();
  other.kind = "poison";
  EXPECT_FALSE(known.find(other));
  other = makeKey();
  other.shape = "linalg.generic,tensor.pad [crop]";
  EXPECT_FALSE(known.find(other));
  other = makeKey();
  other.pattern = "FusePadOpOther";
  EXPECT_FALSE(known.find(other));
  // What was not reduced has no shape, and is not taken for known by it.
  other = makeKey();
  other.shape = "";
  EXPECT_FALSE(known.find(other));
}

TEST(KnownFindings, UndefinedBehaviourIsKnownByWhatNativeCodeShows) {
  DefectKey key = makeKey();
  key.kind = "introduces-ub";
  for (auto [verdict, isKnown] :
       {std::pair("mismatch", true), std::pair("poison", true),
        std::pair("out-of-bounds", true), std::pair("introduces-ub", true),
        std::pair("crash", false), std::pair("invalid-ir", false)}) {
    KnownFindings known = parse(
        llvm::formatv(R"({{"match": {{"verdict": "{0}", "pass": "*"},
                       "state": "known", "reference": "u", "reason": "r"})",
                      verdict)
            .str());
    EXPECT_EQ(known.find(key) != nullptr, isKnown) << verdict;
  }
  // Not the other way around: that is a value, whoever is undefined.
  KnownFindings known = parse(
      R"({"match": {"verdict": "introduces-ub", "pass": "*"},
          "state": "known", "reference": "u", "reason": "r"})");
  EXPECT_FALSE(known.find(makeKey()));
}

TEST(KnownFindings, ASignatureComesFirst) {
  KnownFindings known = parse(
      R"({"match": {"verdict": "mismatch", "pass": "*"}, "state": "known",
          "reason": "all"},
         {"signature": "mismatch-FusePadOp-1a2b", "state": "false-alarm",
          "reason": "one"})");
  EXPECT_EQ(known.find(makeKey())->reason, "one");
}

TEST(KnownFindings, WhatWasFixedNeedsALook) {
  KnownFindings known = parse(
      R"({"match": {"verdict": "mismatch", "pass": "*"}, "state": "fixed",
          "reason": "r"})");
  EXPECT_TRUE(known.find(makeKey()));
  EXPECT_FALSE(known.isSettled(makeKey()));
}

TEST(KnownFindings, AppliesToReports) {
  KnownFindings known = parse(
      R"({"match": {"verdict": "crash", "pass": "a-*"}, "state": "known",
          "reference": "u", "reason": "r"})");
  llvm::json::Object finding{{"signature", "s"},
                             {"verdict", "crash"},
                             {"blame", llvm::json::Object{{"pass", "a-pass"}}}};
  applyKnownFindings(finding, known);
  EXPECT_EQ(finding.getString("state"), "known");
  EXPECT_EQ(finding.getString("reference"), "u");
  finding["verdict"] = "hang";
  finding["state"] = "fixed";
  applyKnownFindings(finding, known);
  EXPECT_EQ(finding.getString("state"), "fixed");
}

/// Each entry of the committed list decides on what it describes.
TEST(KnownFindings, NoEntryHidesALaterOne) {
  auto known =
      KnownFindings::load(PADLAB_SOURCE_DIR "/corpus/known-findings.json");
  ASSERT_TRUE(static_cast<bool>(known)) << llvm::toString(known.takeError());
  ASSERT_FALSE(known->getEntries().empty());
  for (const KnownFinding &entry : known->getEntries()) {
    DefectKey key = entry.match;
    key.name = entry.signature;
    for (std::string DefectKey::*field :
         {&DefectKey::kind, &DefectKey::pass, &DefectKey::pattern,
          &DefectKey::message, &DefectKey::shape})
      llvm::erase(key.*field, '*');
    EXPECT_EQ(known->find(key), &entry) << entry.reason;
  }
}

TEST(KnownFindings, TextIsReadBack) {
  KnownFindings known = parse(
      R"({"match": {"verdict": "crash", "message": "at mlir::*"},
          "state": "known", "reason": "r", "firstVersion": "22.1.8"})");
  auto again = KnownFindings::parse(known.str(), "again");
  ASSERT_TRUE(static_cast<bool>(again));
  EXPECT_EQ(again->str(), known.str());
  EXPECT_EQ(again->getEntries().front().match.message, "at mlir::*");
}

TEST(KnownFindings, ErrorsAreOneLocatedLine) {
  std::string noList = getError("{\"schemaVersion\": 1}");
  EXPECT_EQ(noList, "list.json: error: not an object with 'findings'");
  EXPECT_EQ(getError("{\n  \"a\": }").find("list.json:2:"), 0u);
  EXPECT_EQ(getError("{\"schemaVersion\": 2, \"findings\": []}"),
            "list.json: error: 'schemaVersion' must be 1");
  for (const char *entry :
       {"3", "{}", R"({"signature": "a", "state": "known"})",
        R"({"signature": "a", "state": "odd", "reason": "r"})",
        R"({"signature": "a", "match": {}, "state": "new", "reason": "r"})",
        R"({"match": {"verdict": "crash"}, "state": "new", "reason": "r"})",
        R"({"match": {"verdict": "crash", "colour": "*"}, "state": "new",
            "reason": "r"})",
        R"({"signature": "a", "state": "new", "reason": "r", "odd": "b"})",
        R"({"signature": 1, "state": "new", "reason": "r"})"}) {
    std::string error = getError(makeList(entry));
    EXPECT_EQ(error.find("list.json: error: findings[0]: "), 0u) << error;
    EXPECT_EQ(error.find('\n'), std::string::npos) << error;
  }
}

} // namespace
