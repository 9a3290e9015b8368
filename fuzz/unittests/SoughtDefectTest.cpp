//===- SoughtDefectTest.cpp - what is taken for the same defect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionCase.h"
#include "SharedNumber.h"

#include "../lib/Blame/Bisection.h"

#include "padlab/dialect/LLVMVersion.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace padlab;
using namespace padlab::test;

namespace {

constexpr llvm::StringLiteral guiltyPattern =
    "(anonymous namespace)::FusePadOp";

Blame makeBlame(llvm::StringRef pass, llvm::StringRef pattern) {
  Blame blame;
  blame.pass = pass.str();
  blame.pattern = pattern.str();
  blame.phase = Phase::Subject;
  return blame;
}

/// With a wrong blame, neither a candidate nor the original case would count as
/// showing the defect. So reduction must go on without the blame.
TEST(SoughtDefect, AWrongBlameDoesNotKeepTheWholeCase) {
  const std::string readsInit = makeReadsInitCase("test-linalg-pad-fusion");
  for (const Blame &wrong :
       {makeBlame("test-linalg-pad-fusion", "(anonymous namespace)::Another"),
        makeBlame("canonicalize", "")}) {
    TriageOptions options;
    options.checkReproducer = false;
    options.defect = Verdict{"mismatch", "passes", ""};
    options.blame = wrong;
    auto finding = triageWith(readsInit, "passes", options);
    ASSERT_TRUE(finding);
    EXPECT_LE(finding->operations, 9u) << finding->minimalCase;
    EXPECT_EQ(finding->blame.pattern, guiltyPattern);
  }
}

/// Whether a wrong value counts as poison depends on what is in memory, which
/// may differ from one run to the next.
TEST(SoughtDefect, AWrongValueMayChangeItsKind) {
  const std::string readsInit = makeReadsInitCase("test-linalg-pad-fusion");
  SoughtDefect sought{Verdict{"poison", "passes", ""}};
  sought.blame = makeBlame("test-linalg-pad-fusion", guiltyPattern);
  EXPECT_TRUE(getProbe().shows(readsInit, sought));
  EXPECT_EQ(sought.verdict.kind, "mismatch");
  // An access to foreign memory is another defect than a wrong value.
  sought.verdict = Verdict{"out-of-bounds", "passes", ""};
  EXPECT_FALSE(getProbe().shows(readsInit, sought));
  TriageOptions options;
  options.checkReproducer = false;
  options.defect = Verdict{"poison", "passes", ""};
  auto finding = triageWith(readsInit, "passes", options);
  ASSERT_TRUE(finding);
  EXPECT_LE(finding->operations, 9u) << finding->minimalCase;
  EXPECT_FALSE(finding->isCut);
}

/// Dies unless the process or one of its relatives has set `isQuiet`.
struct TestDiesUntilQuiet
    : mlir::PassWrapper<TestDiesUntilQuiet,
                        mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestDiesUntilQuiet)
  StringRef getArgument() const override { return "test-dies-until-quiet"; }
  void runOnOperation() override {
    if (!*isQuiet)
      std::abort();
  }
  /// Memory that the process shares with its children.
  static int *isQuiet;
};
int *TestDiesUntilQuiet::isQuiet = nullptr;

/// The case shows the defect until the reduction begins. The whole case is then
/// stored, but does not count as minimal.
TEST(Triage, WhatDoesNotShowAgainIsNotMinimal) {
  static mlir::PassRegistration<TestDiesUntilQuiet> registration;
  TestDiesUntilQuiet::isQuiet = test::makeSharedNumber();
  ASSERT_TRUE(TestDiesUntilQuiet::isQuiet);
  TriageOptions options;
  options.pipelines = {"passes"};
  options.checkReproducer = false;
  options.reduce.getUsedSeconds = [] {
    *TestDiesUntilQuiet::isQuiet = 1;
    return 0.0;
  };
  DefectProbe probe;
  auto finding = triage(probe, makeProgramContext().get(),
                        makeReadsInitCase("test-dies-until-quiet"), options);
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->verdict.kind, "crash");
  EXPECT_TRUE(finding->isCut);
}

TEST(SoughtDefect, AnOpenPatternIsTakenFromASmallerCase) {
  const std::string readsInit = makeReadsInitCase("test-linalg-pad-fusion");
  SoughtDefect sought{Verdict{"mismatch", "passes", ""}};
  sought.blame = makeBlame("test-linalg-pad-fusion", "");
  EXPECT_FALSE(getProbe().shows(readsInit, sought));
  sought.blame.isPatternOpen = true;
  EXPECT_TRUE(getProbe().shows(readsInit, sought));
  EXPECT_EQ(sought.blame.pattern, guiltyPattern);
  EXPECT_FALSE(sought.blame.isPatternOpen);
}

/// A defect of the case itself names no pipeline: any may show it.
TEST(SoughtDefect, ADefectOfTheCaseNeedsAllPipelines) {
  std::vector<std::string> pipelines =
      getPipelinesOf(Verdict{"hang", "", "no answer within 60 s"});
  CaseReport report =
      getProbe().check(makeReadsInitCase("test-linalg-pad-fusion"), pipelines);
  EXPECT_GT(report.pipelines.size(), 2u) << report.str();
}

/// Loop-invariant code motion moves the store out of a loop that never runs.
constexpr llvm::StringLiteral storesOutside = R"mlir(
func.func @main(%x: i32, %n: index {padlab.value = 0 : index},
                %at: index {padlab.value = 9 : index})
    -> tensor<4xi32> attributes {
    padlab.passes = "func.func(affine-loop-invariant-code-motion)",
    padlab.seed = 1 : i64} {
  %m = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %x, %m[%i] : memref<4xi32>
  }
  affine.for %i = 0 to %n {
    affine.store %x, %m[symbol(%at)] : memref<4xi32>
  }
  %t = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  return %t : tensor<4xi32>
}
)mlir";

TEST(SoughtDefect, NativeCodeOutOfBoundsIsUndefinedBehavior) {
  if (!llvm_version::isCorpusRelease)
    GTEST_SKIP() << "another release may not have the defect";
  CaseReport report = getProbe().check(storesOutside, {"passes"});
  const Verdict *shown = selectDefect(report);
  ASSERT_TRUE(shown && shown->kind == "introduces-ub") << report.str();
  SoughtDefect sought{Verdict{"out-of-bounds", "passes", "beyond a buffer"}};
  EXPECT_FALSE(getProbe().shows(storesOutside, sought)) << "no pass is known";
  sought.blame = makeBlame("canonicalize", "");
  EXPECT_FALSE(getProbe().shows(storesOutside, sought));
  EXPECT_EQ(sought.verdict.kind, "out-of-bounds");
  sought.blame = makeBlame("affine-loop-invariant-code-motion", "");
  EXPECT_TRUE(getProbe().shows(storesOutside, sought));
  // After the first match, the detail of the verdict must stay the same.
  EXPECT_EQ(sought.verdict.detail, shown->detail);
  sought.verdict.message = "arith.divsi: division by zero";
  EXPECT_FALSE(getProbe().shows(storesOutside, sought));
  // A wrong value is not explained by undefined behavior, so a verdict of this
  // kind does not match.
  sought.verdict = Verdict{"mismatch", "passes", ""};
  EXPECT_FALSE(getProbe().shows(storesOutside, sought));
}

/// The rest of the script vectorizes the program that tiling has made, and
/// finds the tiles by an attribute.
TEST(SoughtDefect, TheEndOfAScriptWorksAlone) {
  Compiler compiler;
  auto program = mlir::parseSourceString<mlir::ModuleOp>(R"mlir(
module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)
        -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.tile_using_for %0 tile_sizes [2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %1 : !transform.any_op
    transform.yield
  }
})mlir",
                                                         compiler.getContext());
  ASSERT_TRUE(program);
  const char *step = "transform-interpreter{entry-point=s}";
  EXPECT_FALSE(runFirstOperations(*program, step, 1)) << "a match does nothing";
  auto rest = runFirstOperations(*program, step, 2);
  ASSERT_TRUE(rest);
  std::string text = printProgram(*rest);
  EXPECT_NE(text.find("scf.for"), std::string::npos) << text;
  EXPECT_EQ(text.find("tile_using_for"), std::string::npos) << text;
  PassRun run = runPasses(*rest, step), whole = runPasses(*program, step);
  ASSERT_TRUE(run.module && whole.module) << run.error << text;
  EXPECT_NE(printProgram(*run.module).find("vector.transfer_write"),
            std::string::npos);
}

/// Stock tools can call an entry with vectors as arguments, and print the
/// vectors that it returns.
TEST(Triage, VectorsNeedNoPadlab) {
  constexpr llvm::StringLiteral text = R"mlir(
func.func @main(%v: vector<2xi32>, %sum: vector<2xi32>, %w: vector<2x1xi32>)
    -> (vector<2xi32>, vector<2x1xi32>, vector<f32>) attributes {
    padlab.passes = "func.func(test-vector-transfer-flatten-patterns)",
    padlab.seed = 1 : i64} {
  %0 = vector.multi_reduction <add>, %v, %sum []
      : vector<2xi32> to vector<2xi32>
  %1 = arith.constant dense<0.5> : vector<f32>
  return %0, %w, %1 : vector<2xi32>, vector<2x1xi32>, vector<f32>
}
)mlir";
  Finding finding;
  finding.minimalCase = text.str();
  finding.verdict = getDefect(getProbe(), text, "passes");
  finding.blame = getProbe().blame(text, finding.verdict);
  finding.passes = "func.func(test-vector-transfer-flatten-patterns)";
  makeReproducer(finding, makeProgramContext().get(), /*check=*/true);
  EXPECT_TRUE(finding.stockReproducer) << finding.reproProgram;
  EXPECT_TRUE(finding.reproduced) << finding.reproProgram;
}

} // namespace
