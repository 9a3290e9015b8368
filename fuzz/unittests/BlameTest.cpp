//===- BlameTest.cpp - the guilty pass and pattern -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionCase.h"
#include "SharedNumber.h"

#include "../lib/Blame/Bisection.h"

#include "padlab/dialect/LLVMVersion.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "gtest/gtest.h"

#include <cstdlib>
#include <ctime>

using namespace padlab;
using namespace padlab::test;

using Passes = std::vector<std::string>;

namespace {

TEST(PassList, SplitsAtTheTopLevel) {
  EXPECT_EQ(splitPasses(""), Passes({}));
  EXPECT_EQ(splitPasses("a, b{x=1,y={2,3}} ,c"),
            Passes({"a", "b{x=1,y={2,3}}", "c"}));
}

TEST(PassList, KeepsTheAnchorOfEachPass) {
  EXPECT_EQ(splitPasses("a,func.func(b{x=1,y},scf.for(c),d),e"),
            Passes({"a", "func.func(b{x=1,y})", "func.func(scf.for(c))",
                    "func.func(d)", "e"}));
}

TEST(PassList, NamesThePass) {
  EXPECT_EQ(getPassArgument("a"), "a");
  EXPECT_EQ(getPassArgument("func.func(scf.for(b{x=(1),y}))"), "b");
}

Blame blame(const std::string &text, const std::string &pipeline) {
  return getProbe().blame(text, getDefect(getProbe(), text, pipeline));
}

TEST(Blame, NamesUpstreamsPattern) {
  Blame found = blame(makeReadsInitCase(), "upstream-fused");
  EXPECT_EQ(found.pass, "test-linalg-pad-fusion");
  EXPECT_EQ(found.pattern, "(anonymous namespace)::FusePadOp");
  EXPECT_EQ(found.application, 1u);
  EXPECT_EQ(found.before.find("linalg.fill"), std::string::npos);
  EXPECT_NE(found.after.find("linalg.fill"), std::string::npos);
}

TEST(Blame, FindsThePassAmongOthers) {
  Blame found =
      blame(makeReadsInitCase("canonicalize,func.func(cse),"
                              "test-linalg-pad-fusion,canonicalize,cse"),
            "passes");
  EXPECT_EQ(found.pass, "test-linalg-pad-fusion");
  EXPECT_EQ(found.pattern, "(anonymous namespace)::FusePadOp");
}

TEST(Blame, ThePassAloneIsCheap) {
  Compiler compiler;
  auto theCase =
      Case::parse(makeReadsInitCase("canonicalize,test-linalg-pad-fusion,cse"),
                  "case", compiler.getContext());
  ASSERT_TRUE(succeeded(theCase));
  EXPECT_EQ(findGuiltyPass(compiler, *theCase, {"mismatch", "passes", ""}).pass,
            "test-linalg-pad-fusion");
  // A search also finds the guilty pass if the verdict is another one of a
  // wrong value.
  EXPECT_EQ(findGuiltyPass(compiler, *theCase, {"poison", "passes", ""}).pass,
            "test-linalg-pad-fusion");
  EXPECT_EQ(findGuiltyPass(compiler, *theCase, {"leak", "passes", ""}).pass,
            "");
}

TEST(Blame, ABlameExplainsOnlyItsPattern) {
  std::string text = makeReadsInitCase("test-linalg-pad-fusion");
  Verdict defect{"mismatch", "passes", ""};
  BlameWorker worker;
  Blame found = worker.find(text, defect);
  EXPECT_TRUE(worker.isExplainedBy(text, defect, found));
  // The guilty pass may also be in the middle of a sequence.
  std::string longer =
      makeReadsInitCase("cse,test-linalg-pad-fusion,canonicalize");
  EXPECT_TRUE(worker.isExplainedBy(longer, defect, found));
  found.pattern = "(anonymous namespace)::AnotherPattern";
  EXPECT_FALSE(worker.isExplainedBy(text, defect, found));
  EXPECT_FALSE(worker.isExplainedBy(longer, defect, found));
  found.pass = "canonicalize";
  EXPECT_FALSE(worker.isExplainedBy(longer, defect, found));
}

TEST(Blame, OnlyCompilersThatHangAreGivenUpEarly) {
  Verdict hang{"hang", "passes", "no answer within 2 s of processor time"};
  EXPECT_EQ(getPatience(hang), hangSeconds);
  hang.phase = Phase::Run;
  EXPECT_GT(getPatience(hang), hangSeconds);
  hang.kind = "crash";
  EXPECT_GT(getPatience(hang), hangSeconds);
}

TEST(Triage, IsCutToTheGuiltyStep) {
  auto finding = triageWith(
      makeReadsInitCase("canonicalize,func.func(cse),test-linalg-pad-fusion"),
      "passes");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->passes, "test-linalg-pad-fusion");
}

TEST(Blame, NamesThePassThatRejects) {
  Blame found = blame(makeReadsInitCase("cse,padlab-no-such-pass"), "passes");
  EXPECT_EQ(found.pass, "padlab-no-such-pass");
  EXPECT_EQ(found.pattern, "");
}

/// An operation of a script that only reads the program may crash because of
/// what an earlier operation did to the program.
TEST(Blame, OperationsOfScriptsThatChangeNothingAreInnocent) {
  auto context = makeProgramContext();
  auto program = mlir::parseSourceString<mlir::ModuleOp>(R"mlir(
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.add"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.tile_using_for %0 tile_sizes [2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3 = transform.structured.match ops{["scf.for"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %4 = transform.param.constant 0 : i64 -> !transform.param<i64>
    transform.yield
  }
})mlir",
                                                         context.get());
  ASSERT_TRUE(program);
  const char *step = "transform-interpreter{entry-point=s}";
  ASSERT_EQ(countScriptOperations(*program, step), 4u);
  EXPECT_EQ(findLastChange(*program, step, 0), 0u);
  for (unsigned index : {1, 2, 3})
    EXPECT_EQ(findLastChange(*program, step, index), 1u);
}

/// The case has no inputs for its sparse tensor, so the reference cannot
/// compute results.
TEST(Blame, ACrashNeedsNoResults) {
  Blame found = blame(R"(
    #vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
    func.func @main(%a: tensor<4xi32, #vector>, %init: tensor<i32>)
        -> tensor<i32>
        attributes {padlab.passes = "pre-sparsification-rewrite",
                    padlab.seed = 1 : i64} {
      %r = linalg.generic {
          indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
          iterator_types = ["reduction"]}
          ins(%a : tensor<4xi32, #vector>) outs(%init : tensor<i32>) {
      ^bb0(%x: i32, %old: i32):
        linalg.yield %x : i32
      } -> tensor<i32>
      return %r : tensor<i32>
    })",
                      "passes");
  EXPECT_EQ(found.pass, "pre-sparsification-rewrite");
  EXPECT_EQ(found.pattern, "(anonymous namespace)::GenSemiRingReduction");
}

TEST(Blame, NoDefectNoBlame) {
  Verdict defect{"mismatch", "unfused", ""};
  Blame found = getProbe().blame(makeReadsInitCase(), defect);
  EXPECT_EQ(found.str(), "unknown");
  EXPECT_NE(found.unknown, "");
  EXPECT_NE(getProbe().blame("no case", defect).unknown, "");
}

/// The defect was a crash when it was found, but it does not show when the
/// guilty pass is searched for.
TEST(Blame, ACrashThatHidesIsBlamedOnWhatItNames) {
  Verdict defect{"crash", "passes", "signal 11 in cse", "cse"};
  Blame found = getProbe().blame(makeReadsInitCase("canonicalize,cse"), defect);
  EXPECT_EQ(found.pass, "cse");
  EXPECT_NE(found.describe().find("cse, as it says itself: it did not show"),
            std::string::npos)
      << found.describe();
  // The subject has no such pass: the pass belongs to the lowering, or native
  // code crashed.
  defect.pass = "native code";
  EXPECT_EQ(
      getProbe().blame(makeReadsInitCase("canonicalize,cse"), defect).pass, "");
}

TEST(Triage, FindsTheSmallestCaseAndItsReproducer) {
  auto finding = triageWith(makeReadsInitCase(), "upstream-fused");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->verdict.kind, "mismatch");
  EXPECT_EQ(finding->blame.pattern, "(anonymous namespace)::FusePadOp");
  EXPECT_LE(finding->operations, 10u) << finding->minimalCase;
  EXPECT_EQ(finding->shape, "linalg.generic,tensor.pad [reads-init]");
  EXPECT_TRUE(finding->reproduced);
  EXPECT_NE(finding->expected, finding->actual);
  EXPECT_TRUE(finding->stockReproducer);
  EXPECT_NE(finding->reproProgram.find("// EXPECT: r0.dim0"),
            std::string::npos);
}

TEST(Triage, ADefectHidesNoOther) {
  CaseReport report;
  report.verdicts = {{"poison", "upstream-fused", "a"},
                     {"mismatch", "fused", "b"},
                     {"mismatch", "fused", "c"},
                     {"rejected", "unfused", "d"}};
  std::vector<Verdict> defects = selectDefects(report);
  ASSERT_EQ(defects.size(), 2u);
  EXPECT_EQ(defects[1].str(), "mismatch fused: b");

  // The caller chooses the defect to triage, and the case does not show this
  // defect.
  TriageOptions options;
  options.defect = Verdict{"mismatch", "unfused", ""};
  EXPECT_FALSE(triageWith(makeReadsInitCase(), "upstream-fused", options));
}

TEST(Triage, AgreementIsNoFinding) {
  EXPECT_FALSE(triageWith(makeReadsInitCase(), "fused"));
  EXPECT_FALSE(triageWith("no case", "fused"));
}

/// A pass that leaves an invalid program may also have damaged the memory of
/// the worker, so the worker is replaced.
TEST(Probe, WhatMayHaveDamagedMemoryIsTheLastOfItsWorker) {
  if (!llvm_version::allowsNegativePadding)
    GTEST_SKIP() << "this LLVM refuses padding below zero";
  DefectProbe probe;
  probe.check(makeReadsInitCase(), {"upstream-fused"});
  EXPECT_EQ(probe.getRenewals(), 0u);
  std::string cropped = makeCroppedCase();
  CaseReport report = probe.check(cropped, {"upstream-fused"});
  ASSERT_EQ(report.verdicts.front().kind, "invalid-ir") << report.str();
  EXPECT_EQ(probe.getRenewals(), 1u);
  EXPECT_EQ(probe.check(cropped, {"upstream-fused"}).str(), report.str());
}

/// The last passes of the sparsifier's pipeline convert everything to the LLVM
/// dialect. The pipeline's mistakes are visible only after these passes, but
/// none of these passes is guilty.
TEST(Blame, AConversionAtTheEndOfAPipelineIsNotGuilty) {
  constexpr llvm::StringLiteral text = R"(
    #vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
    func.func @main() -> tensor<i32>
        attributes {padlab.passes = "sparsifier", padlab.seed = 1 : i64} {
      %numbers = arith.constant dense<[3, 0]> : tensor<2xi32>
      %init = arith.constant dense<0> : tensor<i32>
      %sparse = sparse_tensor.convert %numbers
          : tensor<2xi32> to tensor<2xi32, #vector>
      %last = linalg.generic {
            indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
            iterator_types = ["reduction"]}
          ins(%sparse : tensor<2xi32, #vector>) outs(%init : tensor<i32>) {
      ^bb0(%x: i32, %old: i32):
        %twice = arith.addi %x, %x : i32
        linalg.yield %twice : i32
      } -> tensor<i32>
      return %last : tensor<i32>
    })";
  DefectProbe probe;
  Blame blame = probe.blame(text, getDefect(probe, text, "passes"));
  EXPECT_EQ(blame.pass, "sparsifier");
  EXPECT_EQ(blame.pattern, "");
}

/// The reshape reads the coordinates in the wrong order. Between thousands of
/// attempts of the conversions that follow, the program is invalid, and none of
/// these conversions is guilty.
TEST(Blame, ALongPipelineIsSearchedInTime) {
  if (!llvm_version::isCorpusRelease)
    GTEST_SKIP() << "another release may not have the defect";
  constexpr llvm::StringLiteral text = R"(
    #columns = #sparse_tensor.encoding<{
      map = (i, j) -> (j : dense, i : compressed) }>
    #dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
    func.func @main(%a: tensor<2x2xi32>) -> tensor<4xi32>
        attributes {padlab.seed = 1 : i64} {
      %0 = sparse_tensor.convert %a
          : tensor<2x2xi32> to tensor<2x2xi32, #columns>
      %1 = tensor.collapse_shape %0 [[0, 1]]
          : tensor<2x2xi32, #columns> into tensor<4xi32, #dense>
      %2 = sparse_tensor.convert %1 : tensor<4xi32, #dense> to tensor<4xi32>
      return %2 : tensor<4xi32>
    })";
  DefectProbe probe;
  Blame found = probe.blame(text, getDefect(probe, text, "sparse-library"));
  EXPECT_EQ(found.describe(), "sparsifier");
  EXPECT_EQ(found.unknown, "");
}

/// Native code of the subject's output reads and writes beyond its buffers,
/// which must not spoil what the search finds out later.
TEST(Blame, DamageDoesNotLast) {
  if (!llvm_version::isCorpusRelease)
    GTEST_SKIP() << "another release may not have the defect";
  constexpr llvm::StringLiteral text = R"(
    #columns = #sparse_tensor.encoding<{
      map = (i, j) -> (j : dense, i : compressed),
      posWidth = 16, crdWidth = 16 }>
    #dense = #sparse_tensor.encoding<{
      map = (i) -> (i : dense), posWidth = 64, crdWidth = 64 }>
    func.func @main(%a: tensor<6x8xi64>) -> tensor<48xi64>
        attributes {padlab.seed = 1 : i64} {
      %0 = sparse_tensor.convert %a
          : tensor<6x8xi64> to tensor<6x8xi64, #columns>
      %1 = tensor.collapse_shape %0 [[0, 1]]
          : tensor<6x8xi64, #columns> into tensor<48xi64, #dense>
      %2 = sparse_tensor.convert %1 : tensor<48xi64, #dense> to tensor<48xi64>
      return %2 : tensor<48xi64>
    })";
  DefectProbe probe;
  EXPECT_EQ(probe.blame(text, {"mismatch", "sparse-library", ""}).describe(),
            "sparsifier");
}

/// The first pattern leaves a cast of two rows to two columns, which does not
/// verify. The second pattern makes a slice of the cast; the slice verifies,
/// but reads beyond the tensor.
TEST(Blame, InvalidProgramBetweenPatterns) {
  if (!llvm_version::isCorpusRelease)
    GTEST_SKIP() << "another release may not have the defect";
  constexpr llvm::StringLiteral text = R"(
    func.func @main(%a: tensor<1x1x2x?xi32>
                        {padlab.extents = array<i64: 1>}) -> tensor<1x2xi32>
        attributes {padlab.passes = "canonicalize", padlab.seed = 1 : i64} {
      %zero = arith.constant 0 : index
      %part = tensor.extract_slice %a[0, %zero, 0, 0] [1, 1, 2, 1] [1, 1, 1, 1]
          : tensor<1x1x2x?xi32> to tensor<1x2xi32>
      return %part : tensor<1x2xi32>
    })";
  DefectProbe probe;
  std::string pattern =
      probe.blame(text, getDefect(probe, text, "passes")).pattern;
  EXPECT_TRUE(llvm::StringRef(pattern).contains(
      "OpWithOffsetSizesAndStridesConstantArgumentFolder"))
      << pattern;
}

/// The first pattern turns the shape into one of another type, by a cast that
/// does not verify. The second one dies on this cast.
TEST(Blame, InvalidProgramBeforeACrash) {
  if (!llvm_version::isCorpusRelease)
    GTEST_SKIP() << "another release may not have the defect";
  constexpr llvm::StringLiteral text = R"(
    func.func @main(%a: tensor<0xi32>) -> tensor<0xi32>
        attributes {padlab.passes = "inline", padlab.seed = 0 : i64} {
      %shape = shape.shape_of %a : tensor<0xi32> -> !shape.shape
      %pair = shape.with_shape %a, %shape : tensor<0xi32>, !shape.shape
      %value = shape.value_of %pair : tensor<0xi32>
      return %value : tensor<0xi32>
    })";
  DefectProbe probe;
  Blame found = probe.blame(text, getDefect(probe, text, "passes"));
  EXPECT_EQ(found.pattern, "(anonymous namespace)::ShapeOfOpToConstShapeOp");
  EXPECT_EQ(found.application, 1u);
}

/// The first pattern puts operations into a mask that may hold only one. Until
/// the second pattern makes constants of them, which leave the mask, the
/// program is invalid.
TEST(Blame, AMaskWithTooManyOperations) {
  if (!llvm_version::isCorpusRelease)
    GTEST_SKIP() << "another release may not have the defect";
  constexpr llvm::StringLiteral text = R"(
    func.func @main(%a: tensor<0x2xindex>, %x: index, %mask: vector<3xi1>)
        -> vector<3xindex> attributes {
        padlab.passes = "convert-vector-to-llvm", padlab.seed = 1 : i64} {
      %zero = arith.constant 0 : index
      %read = vector.mask %mask {
        vector.transfer_read %a[%zero, %zero], %x
            {permutation_map = affine_map<(i, j) -> (i)>}
            : tensor<0x2xindex>, vector<3xindex>
      } : vector<3xi1> -> vector<3xindex>
      return %read : vector<3xindex>
    })";
  DefectProbe probe;
  Blame found = probe.blame(text, getDefect(probe, text, "passes"));
  EXPECT_TRUE(
      llvm::StringRef(found.pattern).contains("MaterializeTransferMask"))
      << found.pattern;
  EXPECT_EQ(found.application, 1u);
}

/// No function of Bisection.h counts an attempt that a guard withholds.
TEST(Bisection, GuardsWithholdAttempts) {
  std::string text = makeReadsInitCase(), guarded = text;
  guarded.insert(guarded.find("padlab.seed"),
                 "padlab.guards = \"pad-fusion-fills-init-that-is-read\", ");
  auto context = makeProgramContext();
  auto fuses = [&](const std::string &program) {
    auto module =
        mlir::parseSourceString<mlir::ModuleOp>(program, context.get());
    return listAppliedPatterns(*module, "test-linalg-pad-fusion")
               .count("(anonymous namespace)::FusePadOp") != 0;
  };
  EXPECT_TRUE(fuses(text));
  EXPECT_FALSE(fuses(guarded));
}

/// Dies when it runs for the first time, in whatever process.
struct TestDiesOnce
    : mlir::PassWrapper<TestDiesOnce, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestDiesOnce)
  llvm::StringRef getArgument() const override { return "test-dies-once"; }
  void runOnOperation() override {
    if ((*runs)++ == 0)
      std::abort();
  }

  /// Memory that the process shares with its children.
  static int *runs;
};
int *TestDiesOnce::runs = nullptr;

TEST(Bisection, ADeathByChanceIsNotBisected) {
  static mlir::PassRegistration<TestDiesOnce> registration;
  TestDiesOnce::runs = test::makeSharedNumber();
  ASSERT_TRUE(TestDiesOnce::runs);
  auto context = makeProgramContext();
  auto module =
      mlir::parseSourceString<mlir::ModuleOp>("module {}", context.get());
  EXPECT_FALSE(findDeadlyAttempt(*module, "test-dies-once"));
  EXPECT_GT(*TestDiesOnce::runs, 2);
}

/// The test reads the clock of its own process before and after the probe
/// works. The probe's time can only be larger than the process's own time if it
/// contains the time of workers.
TEST(Probe, TimeOfWorkersIsCounted) {
  DefectProbe probe;
  auto isMoreThanOwn = [&](llvm::function_ref<void()> work) {
    std::clock_t start = std::clock();
    double before = probe.getProcessorSeconds();
    work();
    double taken = probe.getProcessorSeconds() - before;
    return taken > double(std::clock() - start) / CLOCKS_PER_SEC;
  };
  EXPECT_TRUE(isMoreThanOwn(
      [&] { probe.check(makeReadsInitCase("canonicalize"), {"passes"}); }));
  EXPECT_TRUE(isMoreThanOwn([&] {
    probe.blame(makeReadsInitCase("canonicalize"), {"mismatch", "passes", ""});
  }));
}

/// A program that stops with an error shows another defect than one that
/// returns, even if a pipeline rejects both.
TEST(Probe, AnErrorProgramStaysOne) {
  auto makeText = [](llvm::StringRef holds) {
    return ("func.func @main(%a: f32) -> f8E5M2 attributes {padlab.seed = 1 : "
            "i64} {\n"
            "  %x = arith.truncf %a downward : f32 to f8E5M2\n"
            "  %holds = arith.constant " +
            holds +
            "\n"
            "  cf.assert %holds, \"stop\"\n"
            "  return %x : f8E5M2\n"
            "}\n")
        .str();
  };
  CaseReport report = getProbe().check(makeText("false"), {"unfused"});
  ASSERT_EQ(report.verdicts.front().kind, "rejected") << report.str();
  EXPECT_TRUE(report.stops);
  const Verdict &defect = report.verdicts.front();
  SoughtDefect stopping{defect, /*stops=*/true}, going{defect};
  EXPECT_TRUE(getProbe().shows(makeText("false"), stopping));
  EXPECT_FALSE(getProbe().shows(makeText("true"), stopping));
  EXPECT_TRUE(getProbe().shows(makeText("true"), going));
}

} // namespace
