//===- KnownFindingsTest.cpp - known causes of findings, and decisions ----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/FindingStates.h"
#include "padlab/fuzz/Version.inc"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

using namespace padlab;

namespace {

std::string makeList(llvm::StringRef entries) {
  return ("{\"schemaVersion\": 2, \"findings\": [" + entries + "]}").str();
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

TEST(KnownFindings, FindsBySignatureAlone) {
  KnownFindings known =
      parse(R"({"signature": "mismatch-FusePadOp-1a2b", "state": "reported",
                "reference": "u", "reason": "r", "firstVersion": "22.1.8"})");
  ASSERT_TRUE(known.find("mismatch-FusePadOp-1a2b"));
  EXPECT_EQ(known.find("mismatch-FusePadOp-1a2b")->reference, "u");
  EXPECT_FALSE(known.find("mismatch-FusePadOp-1a2c"));
}

TEST(KnownFindings, TextIsReadBack) {
  KnownFindings known =
      parse(R"({"signature": "s", "state": "known", "reason": "r"})");
  auto again = KnownFindings::parse(known.str(), "again");
  ASSERT_TRUE(static_cast<bool>(again));
  EXPECT_EQ(again->str(), known.str());
  EXPECT_EQ(again->getEntries().front().reason, "r");
}

/// Tests with a corpus in a folder of their own. `load` writes a list of
/// decisions with `entries`, and copies `causes` and the causes that are
/// related to them from the committed catalogue.
class FindingStatesTest : public ::testing::Test {
protected:
  FindingStates load(llvm::StringRef entries,
                     llvm::ArrayRef<llvm::StringRef> causes = {}) {
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("padlab-test", folder));
    llvm::cantFail(writeFileAtomically((folder + "/known-findings.json").str(),
                                       makeList(entries)));
    std::vector<std::string> names(causes.begin(), causes.end());
    for (size_t i = 0; i != names.size(); ++i) {
      copyCause(names[i]);
      auto record = llvm::cantFail(readCause(getFolder(names[i])));
      for (const std::string &other : record.related)
        if (!llvm::is_contained(names, other))
          names.push_back(other);
    }
    auto states = FindingStates::load(folder.str().str());
    if (!states)
      llvm::report_fatal_error(states.takeError());
    return std::move(*states);
  }

  static std::string getFolder(llvm::StringRef cause) {
    return (PADLAB_SOURCE_DIR "/corpus/defects/" + cause).str();
  }
  void copyCause(llvm::StringRef cause) {
    std::string to = (folder + "/defects/" + cause).str();
    EXPECT_FALSE(llvm::sys::fs::create_directories(to));
    for (const char *name : {"case.mlir", "near.mlir", "record.json"})
      EXPECT_FALSE(llvm::sys::fs::copy_file(getFolder(cause) + "/" + name,
                                            to + "/" + name));
  }

  ~FindingStatesTest() override { llvm::sys::fs::remove_directories(folder); }
  llvm::SmallString<128> folder;
};

llvm::json::Object makeFinding(llvm::StringRef kind, llvm::StringRef cause) {
  return llvm::json::Object{{"signature", "s"},
                            {"verdict", kind},
                            {"causes", llvm::json::Array{cause}},
                            {"causesAre", "all"}};
}

/// Returns the state of a finding of this kind that shows this cause. If
/// `blame` is given, it is the finding's blame.
std::string getState(const FindingStates &states, llvm::StringRef kind,
                     llvm::StringRef cause,
                     std::optional<llvm::json::Object> blame = std::nullopt) {
  auto finding = makeFinding(kind, cause);
  if (blame)
    finding["blame"] = std::move(*blame);
  states.apply(finding);
  return finding.getString("state").value_or("").str();
}

TEST_F(FindingStatesTest, ADecisionComesBeforeACause) {
  FindingStates states = load(R"({"signature": "s", "state": "false-alarm",
                                  "reference": "u", "reason": "r"})");
  auto finding = makeFinding("mismatch", "index-cast-drops-truncation");
  states.apply(finding);
  EXPECT_EQ(finding.getString("state"), "false-alarm");
  EXPECT_EQ(finding.getString("reference"), "u");
}

TEST_F(FindingStatesTest, WhatIsSaidOutlivesTheDecisions) {
  auto finding = makeFinding("mismatch", "index-cast-drops-truncation");
  load(R"({"signature": "s", "state": "reported", "reference": "u",
           "reason": "r"})")
      .apply(finding);
  EXPECT_EQ(finding.getString("state"), "reported");
}

TEST_F(FindingStatesTest, AGuardOnAPatternIsEnough) {
  FindingStates states = load("");
  EXPECT_EQ(getState(states, "crash", "index-cast-drops-truncation"), "known");
  EXPECT_EQ(getState(states, "crash", "no-such-cause"), "new");
}

/// A guard on a pattern also hides other mistakes of the pattern. So the kind
/// of the finding must be one that the cause can have.
TEST_F(FindingStatesTest, AGuardOnAPatternWantsNoOtherKind) {
  auto getStateOf = [&](llvm::StringRef cause, llvm::StringRef kind) {
    return getState(load("", cause), kind, cause);
  };
  constexpr llvm::StringLiteral mismatch = "pad-fusion-fills-init-that-is-read",
                                invalid = "flatten-memref-drops-dynamic-extent";
  EXPECT_EQ(getStateOf(mismatch, "introduces-ub"), "known");
  EXPECT_EQ(getStateOf(mismatch, "round-trip"), "known");
  EXPECT_EQ(getStateOf(mismatch, "invalid-ir"), "new");
  EXPECT_EQ(getStateOf(mismatch, "crash"), "new");
  EXPECT_EQ(getStateOf(invalid, "invalid-ir"), "known");
  EXPECT_EQ(getStateOf(invalid, "crash"), "new");
  EXPECT_EQ(getStateOf(invalid, "mismatch"), "new");
}

/// A guard on a whole pass hides other defects of the pass, too.
TEST_F(FindingStatesTest, AGuardOnAPassWantsTheKindOfTheCause) {
  constexpr llvm::StringLiteral coarse = "int-range-of-loop-with-unknown-bound";
  FindingStates states = load("", coarse);
  auto getStateBlamedOn = [&](llvm::StringRef pass) {
    return getState(states, "crash", coarse,
                    llvm::json::Object{{"pass", pass}});
  };
  EXPECT_EQ(getState(states, "crash", coarse), "known");
  EXPECT_EQ(getStateBlamedOn("int-range-optimizations"), "known");
  EXPECT_EQ(getStateBlamedOn("canonicalize"), "new");
  EXPECT_EQ(getState(states, "mismatch", coarse), "new");
  // A known finding becomes new if another pass is blamed later.
  auto finding = makeFinding("crash", coarse);
  states.apply(finding);
  EXPECT_EQ(finding.getString("state"), "known");
  finding["blame"] = llvm::json::Object{{"pass", "canonicalize"}};
  states.apply(finding);
  EXPECT_EQ(finding.getString("state"), "new");
}

/// If a cause has guards on a pattern and on a pass, either may have withheld
/// something. If the program fails in another way, it shows the cause for sure
/// only if the pattern is blamed.
TEST_F(FindingStatesTest, AGuardOnAPatternIsNotEnoughBesideOneOnAPass) {
  constexpr llvm::StringLiteral cause = "decompose-pad-that-crops";
  FindingStates states = load("", cause);
  auto getStateOf = [&](llvm::StringRef kind, llvm::StringRef pattern) {
    return getState(states, kind, cause,
                    llvm::json::Object{{"pass", "convert-tensor-to-linalg"},
                                       {"pattern", pattern}});
  };
  EXPECT_EQ(
      getStateOf("round-trip", "(anonymous namespace)::DecomposePadOpPattern"),
      "known");
  EXPECT_EQ(getStateOf("round-trip", ""), "new");
  EXPECT_EQ(getStateOf("round-trip", "OtherPattern"), "new");
  EXPECT_EQ(getStateOf("introduces-ub", ""), "known");
}

/// The pattern may have run in a pass that the guard does not withhold, or in a
/// pipeline that was blamed like one pass.
TEST_F(FindingStatesTest, AGuardOnAPassCountsIfTheGuiltyPatternIsBlamed) {
  constexpr llvm::StringLiteral cause =
      "reshape-lowering-takes-unranked-for-ranked";
  FindingStates states = load("", cause);
  auto getStateOf = [&](llvm::StringRef kind, llvm::StringRef pattern) {
    return getState(
        states, kind, cause,
        llvm::json::Object{{"pass", "sparsifier"}, {"pattern", pattern}});
  };
  EXPECT_EQ(
      getStateOf("crash", "(anonymous namespace)::MemRefReshapeOpLowering"),
      "known");
  EXPECT_EQ(getStateOf("crash", "(anonymous namespace)::MemRefCastOpLowering"),
            "new");
  EXPECT_EQ(getStateOf("crash", ""), "new");
  EXPECT_EQ(
      getStateOf("mismatch", "(anonymous namespace)::MemRefReshapeOpLowering"),
      "new");
}

/// Names are compared as a whole: `tile_using_for` is a prefix of
/// `tile_using_forall`, but another transform.
TEST_F(FindingStatesTest, ATransformIsComparedByItsWholeName) {
  constexpr llvm::StringLiteral cause =
      "tile-forall-by-more-threads-than-rounds";
  FindingStates states = load("", cause);
  auto getStateOf = [&](llvm::StringRef blamed) {
    return getState(states, "mismatch", cause,
                    llvm::json::Object{
                        {"pass", "transform-interpreter"},
                        {"pattern", "transform.structured." + blamed.str()}});
  };
  EXPECT_EQ(getStateOf("tile_using_forall"), "known");
  EXPECT_EQ(getStateOf("tile_reduction_using_forall"), "known");
  EXPECT_EQ(getStateOf("tile_using_for"), "new");
  EXPECT_EQ(getStateOf("tile_reduction_using_for"), "new");
}

/// If each of several guards makes the program right, the finding's kind and
/// blame say which of their causes is shown.
TEST_F(FindingStatesTest, OfSeveralCausesTheBestIsShown) {
  constexpr llvm::StringLiteral
      poison = "sparse-convert-fold-reads-empty-tensor",
      malformed = "sparse-convert-fold-forgets-sizes-of-empty",
      winograd = "decompose-winograd-loops-to-dynamic-marker",
      tiling = "tile-forall-by-more-threads-than-"
               "rounds",
      folder = "trunci-of-trunci-keeps-nsw",
      range = "int-range-of-loop-with-unknown-bound";
  FindingStates states =
      load("", {poison, malformed, winograd, tiling, folder, range});
  auto getShown = [&](llvm::StringRef kind, llvm::StringRef pass,
                      llvm::StringRef pattern,
                      std::vector<std::string> causes) {
    llvm::json::Object finding{
        {"signature", "s"},
        {"verdict", kind},
        {"causes", llvm::json::Array(causes)},
        {"causesAre", "alternatives"},
        {"blame", llvm::json::Object{{"pass", pass}, {"pattern", pattern}}}};
    states.apply(finding);
    EXPECT_EQ(finding.getString("state"), "known");
    return Attribution::load(finding).str();
  };
  constexpr llvm::StringLiteral fold =
      "(anonymous namespace)::FoldConvertIntoProducer";
  std::vector<std::string> folds = {poison.str(), malformed.str()};
  EXPECT_EQ(getShown("invalid-ir", "pre-sparsification-rewrite", fold, folds),
            malformed);
  EXPECT_EQ(getShown("poison", "pre-sparsification-rewrite", fold, folds),
            poison);
  EXPECT_EQ(getShown("poison", "transform-interpreter",
                     "transform.structured.decompose_winograd_op",
                     {winograd.str(), tiling.str()}),
            winograd);
  EXPECT_EQ(getShown("crash", "int-range-optimizations", "",
                     {folder.str(), range.str()}),
            range);
  // If nothing was blamed, only the kind says which cause is shown.
  EXPECT_EQ(getShown("poison", "", "", {winograd.str(), tiling.str()}),
            winograd);
}

/// A decision about a finding does not make its attribution certain.
TEST_F(FindingStatesTest, AnAttributionStandsWithoutADecision) {
  constexpr llvm::StringLiteral coarse = "int-range-of-loop-with-unknown-bound";
  FindingStates states = load(R"({"signature": "s", "state": "reported",
                                  "reference": "u", "reason": "r"})",
                              coarse);
  auto finding = makeFinding("mismatch", coarse);
  EXPECT_FALSE(states.isAttributed(finding));
  states.apply(finding);
  EXPECT_EQ(finding.getString("state"), "reported");
  EXPECT_TRUE(states.isAttributed(makeFinding("crash", coarse)));
}

TEST_F(FindingStatesTest, WhatNoLongerShowsKeepsItsState) {
  FindingStates states =
      load(R"({"signature": "s", "state": "known", "reason": "r"})");
  auto finding = makeFinding("mismatch", "none");
  finding["state"] = "fixed";
  finding["fixedIn"] = "23";
  states.apply(finding);
  EXPECT_EQ(finding.getString("state"), "fixed");
}

/// Lists of version 1 are rejected, because they decided about many findings by
/// their appearance.
TEST_F(FindingStatesTest, ListsOfBeforeAreRefused) {
  auto known = KnownFindings::parse(R"({"schemaVersion": 1, "findings": []})",
                                    "list.json");
  EXPECT_EQ(llvm::toString(known.takeError()),
            "list.json: error: is of version 1: convert it with padlab "
            "catalogue import");
}

TEST(KnownFindings, ErrorsAreOneLocatedLine) {
  std::string noList = getError("{\"schemaVersion\": 1}");
  EXPECT_EQ(noList, "list.json: error: not an object with 'findings'");
  EXPECT_EQ(getError("{\n  \"a\": }").find("list.json:2:"), 0u);
  EXPECT_EQ(getError("{\"schemaVersion\": 3, \"findings\": []}"),
            "list.json: error: 'schemaVersion' must be 2");
  for (const char *entry :
       {"3", "{}", R"({"signature": "a", "state": "known"})",
        R"({"signature": "a", "state": "odd", "reason": "r"})",
        R"({"match": {"verdict": "crash", "pass": "a"}, "state": "new",
            "reason": "r"})",
        R"({"signature": "a", "state": "new", "reason": "r", "odd": "b"})",
        R"({"signature": 1, "state": "new", "reason": "r"})"}) {
    std::string error = getError(makeList(entry));
    EXPECT_EQ(error.find("list.json: error: findings[0]: "), 0u) << error;
    EXPECT_EQ(error.find('\n'), std::string::npos) << error;
  }
}

} // namespace
