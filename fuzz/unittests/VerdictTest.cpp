//===- VerdictTest.cpp - verdicts as values and as JSON -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Verdict.h"

#include "gtest/gtest.h"

using namespace padlab;

TEST(Verdict, EveryKindIsKnownByName) {
  for (const VerdictKind &kind : getVerdictKinds()) {
    EXPECT_EQ(findVerdictKind(kind.name), &kind);
    EXPECT_FALSE(kind.description.empty()) << kind.name;
  }
  EXPECT_EQ(findVerdictKind("no-such-kind"), nullptr);
  EXPECT_EQ(CaseReport::of({"no-such-kind", "", ""}).getExitCode(),
            ExitCode::Internal);
}

/// The steps are those of `CompileResult`.
TEST(Verdict, EveryStepHasAPhase) {
  EXPECT_EQ(getPhaseOfStep("assembly"), Phase::CodeGeneration);
  EXPECT_EQ(getPhaseOfStep("lowering"), Phase::Lowering);
  EXPECT_EQ(getPhaseOfStep("translation"), Phase::CodeGeneration);
  EXPECT_EQ(getPhaseOfStep("codegen"), Phase::CodeGeneration);
}

TEST(Verdict, ReportsSurviveJSON) {
  CaseReport report = CaseReport::of({"mismatch", "fused", "result 0"});
  report.verdicts.push_back({"rejected", "other", "not UTF-8: \xff"});
  report.verdicts[0].interpreted = true;
  report.pipelines = {{"unfused", false, true, true},
                      {"fused", true, true, false, true}};
  report.expected = {"[1]"};
  report.actual = {"[2]", "3"};
  std::string text =
      llvm::formatv("{0}", llvm::json::Value(report.toJSON())).str();
  auto value = llvm::json::parse(text);
  ASSERT_TRUE(static_cast<bool>(value));
  auto copy = CaseReport::fromJSON(*value);
  ASSERT_TRUE(copy.has_value());
  EXPECT_EQ(copy->verdicts.size(), 2u);
  EXPECT_EQ(copy->verdicts[0].str(), "mismatch fused: result 0");
  ASSERT_EQ(copy->pipelines.size(), 2u);
  EXPECT_TRUE(copy->verdicts[0].interpreted);
  EXPECT_FALSE(copy->verdicts[1].interpreted);
  EXPECT_TRUE(copy->pipelines[1].fired);
  EXPECT_TRUE(copy->pipelines[1].interpreted);
  EXPECT_FALSE(copy->pipelines[0].interpreted);
  EXPECT_FALSE(copy->pipelines[1].compared);
  EXPECT_EQ(copy->expected, report.expected);
  EXPECT_EQ(copy->actual, report.actual);
  EXPECT_EQ(copy->getDefect()->pipeline, "fused");
}

TEST(Verdict, AllFieldsSurviveJSON) {
  Verdict verdict{"crash", "passes:O2", "signal 11 in a, at f", "a", "op"};
  verdict.phase = Phase::CodeGeneration;
  verdict.message = "signal 11";
  verdict.pattern = "P";
  verdict.function = "f";
  verdict.caller = "g";
  verdict.operations = {"x.y", "x.z"};
  verdict.place = "result 0[1]";
  verdict.expected = "3";
  verdict.actual = "4";
  Verdict copy;
  llvm::json::Path::Root root;
  ASSERT_TRUE(fromJSON(verdict.toJSON(), copy, root));
  EXPECT_EQ(llvm::json::Value(copy.toJSON()),
            llvm::json::Value(verdict.toJSON()));
  EXPECT_EQ(copy.phase, Phase::CodeGeneration);
  EXPECT_EQ(copy.operations, verdict.operations);
  EXPECT_EQ(copy.actual, "4");
}

/// In older versions, verdicts had few fields: their detail contained the rest.
TEST(Verdict, WhatOlderVersionsWroteIsRead) {
  auto read = [](const char *kind, const char *detail, const char *pass) {
    Verdict verdict;
    llvm::json::Path::Root root;
    EXPECT_TRUE(fromJSON(llvm::json::Object{{"kind", kind},
                                            {"pipeline", "passes"},
                                            {"detail", detail},
                                            {"pass", pass}},
                         verdict, root));
    return verdict;
  };
  Verdict crash = read("crash",
                       "signal 11 (Segmentation fault) in canonicalize / Fold, "
                       "under mlir::scf::tile, at mlir::Operation::fold",
                       "transform-interpreter: transform.structured.pad");
  EXPECT_EQ(crash.message, "signal 11 (Segmentation fault)");
  EXPECT_EQ(crash.function, "mlir::Operation::fold");
  EXPECT_EQ(crash.caller, "mlir::scf::tile");
  EXPECT_EQ(crash.pass, "transform-interpreter");
  EXPECT_EQ(crash.operation, "transform.structured.pad");
  Verdict native = read("crash", "native code: signal Aborted", "");
  EXPECT_EQ(native.phase, Phase::Run);
  EXPECT_EQ(native.function, "");
  EXPECT_TRUE(
      read("hang", "no answer within 20 s in cse", "cse").isCompilerHang());
  EXPECT_FALSE(
      read("hang", "native code: no end within 2 s", "").isCompilerHang());
  Verdict invalid = read("invalid-ir", "after 'a': 'x.y' op is wrong", "a");
  EXPECT_EQ(invalid.message, "'x.y' op is wrong");
  EXPECT_EQ(invalid.phase, Phase::Verify);
  EXPECT_TRUE(llvm::is_contained(invalid.operations, "x.y"));
  EXPECT_EQ(read("rejected", "lowering: no", "").message, "lowering: no");
}

TEST(Verdict, WhatIsKnownBeforeNativeCode) {
  auto isKnown = [](Verdict verdict, Phase phase, bool interpreted = false) {
    verdict.phase = phase;
    verdict.interpreted = interpreted;
    return CaseReport::of(std::move(verdict)).isKnownBeforeNativeCode();
  };
  EXPECT_TRUE(isKnown({"invalid-ir", "p", ""}, Phase::Verify));
  EXPECT_TRUE(isKnown({"rejected", "p", ""}, Phase::Subject));
  EXPECT_TRUE(isKnown({"mismatch", "p", ""}, Phase::Subject, true));
  EXPECT_FALSE(isKnown({"rejected", "p", ""}, Phase::Lowering));
  EXPECT_FALSE(isKnown({"mismatch", "p", ""}, Phase::Run));
  // Nondeterminism may show only when the program is compiled again.
  EXPECT_FALSE(isKnown({"nondeterminism", "p", ""}, Phase::Subject));
  CaseReport both = CaseReport::of({"mismatch", "p", ""});
  both.verdicts.front().interpreted = true;
  both.verdicts.push_back({"poison", "q", ""});
  EXPECT_FALSE(both.isKnownBeforeNativeCode());
}

TEST(Verdict, BrokenJSONIsNoReport) {
  for (llvm::StringRef text : {"{}", "[]", "{\"verdicts\": []}",
                               "{\"verdicts\": [], \"pipelines\": [],"
                               " \"expected\": [], \"actual\": []}"}) {
    auto value = llvm::json::parse(text);
    ASSERT_TRUE(static_cast<bool>(value));
    EXPECT_FALSE(CaseReport::fromJSON(*value).has_value()) << text.str();
  }
}
