//===- DifferentialTest.cpp - whole cases on all pipelines -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Differential.h"
#include "../lib/Differential/DeathCause.h"
#include "../lib/Support/Message.h"
#include "NativeDamage.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/fuzz/Generator.h"

#include "mlir/Pass/Pass.h"
#include "gtest/gtest.h"

#include <cstdlib>
#include <map>
#include <unistd.h>

using namespace padlab;

namespace {

constexpr llvm::StringLiteral padded = R"mlir(
func.func @main(%a: tensor<3xi32>) -> tensor<6xi32>
    attributes {padlab.seed = 1 : i64} {
  %empty = tensor.empty() : tensor<3xi32>
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<3xi32>) outs(%empty : tensor<3xi32>) {
  ^bb0(%x: i32, %out: i32):
    %y = arith.addi %x, %x : i32
    linalg.yield %y : i32
  } -> tensor<3xi32>
  %c7 = arith.constant 7 : i32
  %padded = tensor.pad %sum low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %c7 : i32
  } : tensor<3xi32> to tensor<6xi32>
  return %padded : tensor<6xi32>
}
)mlir";

constexpr llvm::StringLiteral stops = R"mlir(
func.func @main(%n: i32 {padlab.value = 9 : i32}) -> i32
    attributes {padlab.seed = 1 : i64} {
  %c7 = arith.constant 7 : i32
  %isSmall = arith.cmpi slt, %n, %c7 : i32
  cf.assert %isSmall, "n is not small"
  return %n : i32
}
)mlir";

constexpr llvm::StringLiteral undefinedDivision = R"mlir(
func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %q = arith.divsi %a, %zero : i32
  return %q : i32
}
)mlir";

constexpr llvm::StringLiteral somethingToFold = R"mlir(
func.func @main() -> i32 attributes {padlab.seed = 1 : i64} {
  %one = arith.constant 1 : i32
  %two = arith.addi %one, %one : i32
  return %two : i32
}
)mlir";

constexpr llvm::StringLiteral nothingToFuse = R"mlir(
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32>
    attributes {padlab.seed = 1 : i64} {
  return %a : tensor<2xi32>
}
)mlir";

const std::vector<std::string> three = {"unfused", "upstream-fused", "fused"};

class DifferentialTest : public testing::Test {
protected:
  // All tests share one compiler, because making it takes longer than using it.
  static void SetUpTestSuite() { compiler = new Compiler(); }
  static void TearDownTestSuite() { delete compiler; }

  static Case parse(llvm::StringRef text) {
    auto theCase = Case::parse(text, "test", compiler->getContext());
    EXPECT_TRUE(succeeded(theCase));
    return std::move(*theCase);
  }

  static Compiler *compiler;
};

Compiler *DifferentialTest::compiler = nullptr;

TEST_F(DifferentialTest, ThreeWaysAgreeOnAPaddedProgram) {
  CaseReport report = Differential(*compiler, three).check(parse(padded));
  EXPECT_EQ(report.str(), "agree (unfused, upstream-fused, fused)");
  ASSERT_EQ(report.pipelines.size(), 3u);
  EXPECT_FALSE(report.pipelines[0].fired);
  EXPECT_TRUE(report.pipelines[1].fired);
  EXPECT_TRUE(report.pipelines[2].fired);
}

TEST_F(DifferentialTest, NothingIsCompiledForAnUndefinedProgram) {
  uint64_t before = compiler->getStageTimes().codegen;
  CaseReport report =
      Differential(*compiler, three).check(parse(undefinedDivision));
  EXPECT_EQ(report.verdicts[0].kind, "undefined") << report.str();
  EXPECT_TRUE(report.pipelines.empty());
  EXPECT_EQ(compiler->getStageTimes().codegen, before);
}

TEST_F(DifferentialTest, WhatDidNotFireSharesTheCode) {
  CaseReport report =
      Differential(*compiler, three).check(parse(nothingToFuse));
  EXPECT_EQ(report.str(), "agree (unfused, upstream-fused, fused)");
  for (const PipelineSummary &summary : report.pipelines)
    EXPECT_FALSE(summary.fired);
}

TEST_F(DifferentialTest, FoldingAloneChangesButDoesNotFire) {
  const Pipeline &upstream = *findPipeline("upstream-fused");
  SubjectResult folded = compiler->runSubject(parse(somethingToFold), upstream);
  EXPECT_TRUE(folded.changed);
  EXPECT_FALSE(folded.fired);
  SubjectResult fused = compiler->runSubject(parse(padded), upstream);
  EXPECT_TRUE(fused.changed);
  EXPECT_TRUE(fused.fired);
}

TEST_F(DifferentialTest, ABatchReportsEveryCaseInOrder) {
  Case first = parse(padded), second = parse(undefinedDivision),
       third = parse(nothingToFuse);
  for (bool joint : {true, false}) {
    Differential differential(*compiler, three, {joint});
    auto reports = differential.check({&first, &second, &third});
    ASSERT_EQ(reports.size(), 3u);
    EXPECT_EQ(reports[0].verdicts[0].kind, "agree") << reports[0].str();
    EXPECT_TRUE(reports[0].pipelines[1].fired);
    EXPECT_EQ(reports[1].verdicts[0].kind, "undefined");
    EXPECT_EQ(reports[2].verdicts[0].kind, "agree") << reports[2].str();
    EXPECT_GT(differential.getReferenceTime(), 0u);
  }
}

TEST_F(DifferentialTest, AProgramThatStopsItselfIsCompared) {
  CaseReport report = Differential(*compiler, three).check(parse(stops));
  EXPECT_EQ(report.str(), "agree: stops with the error 'n is not small' "
                          "(unfused, upstream-fused, fused)");
  EXPECT_TRUE(report.stops);
  EXPECT_TRUE(report.isDefined());
  EXPECT_EQ(report.getExitCode(), ExitCode::Agree);
  auto copy = CaseReport::fromJSON(llvm::json::Value(report.toJSON()));
  ASSERT_TRUE(copy.has_value());
  EXPECT_TRUE(copy->stops);
}

TEST_F(DifferentialTest, ASubsetNeedsNoTrustedPipeline) {
  Differential differential(*compiler, {"fused"});
  EXPECT_EQ(differential.check(parse(nothingToFuse)).str(), "agree (fused)");
}

TEST_F(DifferentialTest, ThePassesOfACaseAreASubject) {
  Case theCase = parse(padded);
  Differential differential(*compiler, {"unfused", "passes"});
  EXPECT_EQ(differential.check(theCase).str(), "agree (unfused)");
  theCase.setPasses("test-linalg-pad-fusion,canonicalize");
  CaseReport report = differential.check(theCase);
  EXPECT_EQ(report.str(), "agree (unfused, passes)");
  EXPECT_TRUE(report.pipelines[1].fired);
}

constexpr llvm::StringLiteral overlapping = R"mlir(
func.func @main(%t: tensor<8xi32>) -> tensor<8xi32> attributes {
    padlab.seed = 1 : i64, padlab.passes = "func.func(affine-parallelize)"} {
  %m = memref.alloc() : memref<8xi32>
  %from = bufferization.to_buffer %t read_only : tensor<8xi32> to memref<8xi32>
  memref.copy %from, %m : memref<8xi32> to memref<8xi32>
  affine.for %i = 0 to 3 {
    %v = affine.vector_load %m[2 * %i] : memref<8xi32>, vector<4xi32>
    %sum = arith.addi %v, %v : vector<4xi32>
    affine.vector_store %sum, %m[2 * %i] : memref<8xi32>, vector<4xi32>
  }
  %result = bufferization.to_tensor %m restrict : memref<8xi32> to tensor<8xi32>
  return %result : tensor<8xi32>
}
)mlir";

TEST_F(DifferentialTest, WhatTheReferenceHasJudgedIsCompiledNowAndThen) {
  DifferentialOptions options;
  options.nativeEvery = 1'000'000;
  Differential differential(*compiler, {"unfused", "passes", "passes:O1"},
                            options);
  Case theCase = parse(somethingToFold);
  theCase.setPasses("canonicalize");
  ASSERT_NE(theCase.getStructuralHash() % options.nativeEvery, 0u);
  // The variant at another optimization level is compiled to native code,
  // because it tests this compilation.
  EXPECT_EQ(differential.check(theCase).str(),
            "agree (passes:O1; interpreted: passes)");
  EXPECT_EQ(differential.check(theCase, {0}).verdicts[0].kind, "left-out");
  // The reference does not know the LLVM dialect, so native code runs.
  theCase.setPasses("convert-arith-to-llvm");
  EXPECT_EQ(differential.check(theCase, {0, 1}).str(), "agree (passes)");
  differential.setNativeEvery(1);
  theCase.setPasses("canonicalize");
  EXPECT_EQ(differential.check(theCase, {0, 1}).str(),
            "agree (unfused, passes)");
}

/// Programs that padlab's own pad fusion made are always compiled and compared
/// with the trusted pipeline. The output of upstream's passes is compiled only
/// for a share of the cases.
TEST_F(DifferentialTest, FusedAndUnfusedPadsAreAlwaysCompiled) {
  Case theCase = parse(R"mlir(
func.func @main(%t: tensor<4xi32>) -> tensor<7xi32>
    attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<4xi32>
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%t : tensor<4xi32>) outs(%empty : tensor<4xi32>) {
  ^bb0(%a: i32, %out: i32):
    %twice = arith.addi %a, %a : i32
    linalg.yield %twice : i32
  } -> tensor<4xi32>
  %pad = tensor.pad %sum low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<4xi32> to tensor<7xi32>
  return %pad : tensor<7xi32>
}
)mlir");
  DifferentialOptions options;
  options.nativeEvery = 1'000'000;
  std::vector<std::string> pipelines = findFuzzTarget("pad")->pipelines;
  CaseReport report =
      Differential(*compiler, pipelines, options).check(theCase);
  EXPECT_EQ(report.getExitCode(), ExitCode::Agree) << report.str();
  ASSERT_EQ(report.pipelines.size(), 3u);
  for (const PipelineSummary &pipeline : report.pipelines) {
    EXPECT_EQ(pipeline.compiled, pipeline.pipeline != "upstream-fused")
        << pipeline.pipeline;
    EXPECT_EQ(pipeline.interpreted, pipeline.pipeline != "unfused")
        << pipeline.pipeline;
  }
}

/// No lowering supports TOSA, but the reference can run programs of TOSA.
TEST_F(DifferentialTest, ClaimsAboutTosaAreInterpreted) {
  Case theCase = parse(R"mlir(
func.func @main(%a: tensor<2x3xi32>, %b: tensor<2x1xi32>) -> tensor<?x4xi32>
    attributes {padlab.seed = 1 : i64} {
  %joined = "tosa.concat"(%a, %b) <{axis = 1 : i32}>
      : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<?x4xi32>
  return %joined : tensor<?x4xi32>
}
)mlir");
  Differential differential(
      *compiler, {"claims",
                  "{func.func(padlab-claim-shapes{lie-about=tosa.concat "
                  "lie-through=InferShapedTypeOpInterface})}",
                  "unfused"});
  EXPECT_EQ(differential.check(theCase, {0}).str(),
            "agree (interpreted: claims)");
  CaseReport report = differential.check(theCase, {1});
  EXPECT_EQ(report.verdicts[0].kind, "false-claim") << report.str();
  EXPECT_EQ(report.verdicts[0].message,
            "InferShapedTypeOpInterface of tosa.concat");
  EXPECT_FALSE(report.pipelines[0].compiled);
  EXPECT_TRUE(differential.check(theCase, {2}).pipelines.empty());
}

/// The bits of a NaN are unspecified, and the reference does not run operations
/// that read them, but leaves them to native code. Here, no extent depends on
/// such bits.
TEST_F(DifferentialTest, AFalseClaimIsNamedThoughBitsAreOpen) {
  Case theCase = parse(R"mlir(
func.func @main(%a: tensor<2xf32> {padlab.value = dense<0x7FC00000> : tensor<2xf32>}, %n: index {padlab.value = 3 : index}) -> (tensor<2xi32>, tensor<?xi32>)
    attributes {padlab.seed = 1 : i64} {
  %abs = math.absf %a : tensor<2xf32>
  %bits = tensor.bitcast %abs : tensor<2xf32> to tensor<2xi32>
  %empty = tensor.empty(%n) : tensor<?xi32>
  %zero = arith.constant 0 : i32
  %filled = linalg.fill ins(%zero : i32) outs(%empty : tensor<?xi32>) -> tensor<?xi32>
  return %bits, %filled : tensor<2xi32>, tensor<?xi32>
}
)mlir");
  CaseReport report =
      Differential(*compiler,
                   {"{func.func(padlab-claim-shapes{lie-about=tensor.empty})}"})
          .check(theCase);
  EXPECT_EQ(report.verdicts[0].kind, "false-claim") << report.str();
}

TEST_F(DifferentialTest, ARaceIsSeenThoughNativeCodeIsRight) {
  Case theCase = parse(overlapping);
  for (unsigned every : {1, 1'000'000}) {
    DifferentialOptions options;
    options.nativeEvery = every;
    CaseReport report =
        Differential(*compiler, {"unfused", "passes"}, options).check(theCase);
    ASSERT_EQ(report.verdicts.size(), 1u) << report.str();
    EXPECT_EQ(report.verdicts[0].kind, "introduces-ub");
    EXPECT_TRUE(report.verdicts[0].interpreted);
    EXPECT_EQ(report.pipelines[1].compiled, every == 1);
  }
}

TEST_F(DifferentialTest, ParallelLoopsRunInASecondOrder) {
  constexpr llvm::StringLiteral racing = R"mlir(
func.func @main(%n: index {padlab.value = 3 : index}) -> tensor<i32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<i32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %number = arith.index_cast %i : index to i32
    memref.store %number, %m[] : memref<i32>
    scf.reduce
  }
  %result = bufferization.to_tensor %m restrict : memref<i32> to tensor<i32>
  return %result : tensor<i32>
}
)mlir";
  Case theCase = parse(racing);
  for (auto [lowering, last] :
       {std::make_pair("loops", 2), std::make_pair("loops-reversed", 0)}) {
    CompileResult code =
        std::move(compiler->compile({theCase.getModule()}, lowering).front());
    ASSERT_TRUE(code.executable) << code.error;
    RunResult run = code.executable->run(materializeInputs(theCase));
    EXPECT_EQ(toString(run.results.front()), std::to_string(last));
  }
}

TEST_F(DifferentialTest, TheReserveIsForWhatShowsSomething) {
  Case theCase = parse(padded);
  Differential differential(*compiler, {"unfused", "passes"});
  theCase.setPasses("test-linalg-pad-fusion");
  CaseReport report = differential.check(theCase, {1}, /*reserve=*/{0});
  EXPECT_EQ(report.str(), "agree (passes)");
  theCase.setPasses("test-linalg-pad-fusion,transform-interpreter");
  report = differential.check(theCase, {1}, /*reserve=*/{0});
  ASSERT_EQ(report.verdicts.size(), 1u) << report.str();
  EXPECT_EQ(report.verdicts[0].kind, "rejected");
  EXPECT_EQ(report.verdicts[0].pipeline, "passes");
  ASSERT_EQ(report.pipelines.size(), 2u);
  EXPECT_EQ(report.pipelines[0].pipeline, "unfused");
  EXPECT_TRUE(report.pipelines[0].compared);
  EXPECT_FALSE(report.pipelines[1].compiled);
}

TEST_F(DifferentialTest, TheReserveOfAnUndefinedProgramIsNotAsked) {
  Case theCase = parse(undefinedDivision);
  theCase.setPasses("canonicalize");
  Differential differential(*compiler, {"unfused", "passes"});
  uint64_t before = compiler->getStageTimes().codegen;
  CaseReport report = differential.check(theCase, {1}, /*reserve=*/{0});
  EXPECT_EQ(report.verdicts[0].kind, "undefined") << report.str();
  EXPECT_TRUE(report.pipelines.empty());
  EXPECT_EQ(compiler->getStageTimes().codegen, before);
}

/// `passes:O2` compiles the sequence of the case in another way, so `passes`
/// need not. `passes+dynamic` compiles another form of the case.
TEST(Sample, AnExtraReplacesThePipelineThatItIncludes) {
  const FuzzTarget &target = *findFuzzTarget("passes");
  std::vector<Variant> variants =
      llvm::cantFail(parseVariants(getDefaultVariants(target)));
  const unsigned last = target.pipelines.size() - 1;
  unsigned replaced = 0, added = 0;
  for (uint64_t seed = 0; seed != 400; ++seed) {
    VariantChoice choice = chooseDefaults(target, variants, seed);
    if (choice.back() == last)
      continue;
    bool isSameForm = variants[choice.back()].form == ExtentForm::AsWritten;
    EXPECT_NE(llvm::is_contained(choice, last), isSameForm) << seed;
    ++(isSameForm ? replaced : added);
  }
  EXPECT_GT(replaced, 0u);
  EXPECT_GT(added, 0u);
}

TEST(DifferentialWorker, ReportsCrossTheProcess) {
  Worker worker(makeDifferentialFactory(three));
  CaseReport report = checkInWorker(worker, padded);
  EXPECT_EQ(report.str(), "agree (unfused, upstream-fused, fused)");
  EXPECT_EQ(checkInWorker(worker, undefinedDivision).verdicts[0].kind,
            "undefined");
  EXPECT_EQ(worker.getRestarts(), 0u);
}

TEST(DifferentialWorker, BrokenTextIsLocated) {
  Worker worker(makeDifferentialFactory(three));
  CaseReport report = checkInWorker(worker, "func.func @main(", "x.mlir");
  EXPECT_EQ(report.getExitCode(), ExitCode::BadInput);
  EXPECT_EQ(report.verdicts[0].detail.rfind("x.mlir:1:", 0), 0u)
      << report.str();
  std::string garbage("\0\xff\x7f ELF \0\n", 9);
  EXPECT_EQ(checkInWorker(worker, garbage).getExitCode(), ExitCode::BadInput);
  EXPECT_EQ(checkInWorker(worker, "").getExitCode(), ExitCode::BadInput);
  EXPECT_EQ(worker.getRestarts(), 0u);
}

/// Returns a handler that dies as a compiler would die.
Worker::Handler dieInAPass(llvm::StringRef step) {
  return [step](llvm::StringRef) -> std::string {
    noteActivity(Activity::Step, step);
    noteActivity(Activity::Pass, "canonicalize");
    noteActivity(Activity::Pattern, "FoldPad");
    abort();
  };
}

TEST(DifferentialWorker, ACrashNamesPipelinePassAndPattern) {
  Worker worker([] { return dieInAPass("fused"); });
  CaseReport report = checkInWorker(worker, padded);
  ASSERT_EQ(report.verdicts.size(), 1u);
  EXPECT_EQ(report.verdicts[0].kind, "crash");
  EXPECT_EQ(report.verdicts[0].pipeline, "fused");
  EXPECT_EQ(report.verdicts[0].detail.rfind(
                "signal 6 (Aborted) in canonicalize / FoldPad", 0),
            0u)
      << report.str();
  EXPECT_EQ(report.getExitCode(), ExitCode::Defect);
}

TEST(DifferentialWorker, ACrashInACommonPlaceNamesItsCaller) {
  WorkerReply reply;
  reply.status = WorkerReply::Status::Crash;
  reply.reason = "signal 11";
  reply.activity[static_cast<unsigned>(Activity::Step)] = "fused";
  auto getDetail = [&](const std::string &stack) {
    reply.errorOutput = "before\n" + stack;
    return reportDeath(reply).verdicts.front().detail;
  };
  std::string fold = "/l/libMLIR.so.22.1(_ZN4mlir9Operation4foldEv+)\n";
  std::string cast = "/l/libLLVM.so.22.1(_ZN4llvm4castEv+)\n";
  std::string tile = "/l/libMLIR.so.22.1(_ZN4mlir3scf4tileEi+)\n";
  EXPECT_EQ(getDetail(""), "signal 11");
  EXPECT_EQ(getDetail(tile + fold), "signal 11, at mlir::scf::tile");
  EXPECT_EQ(getDetail(fold + cast), "signal 11, at mlir::Operation::fold");
  EXPECT_EQ(getDetail(fold + cast + tile),
            "signal 11, under mlir::scf::tile, at mlir::Operation::fold");
}

TEST(DifferentialWorker, ACrashOfOursIsInternal) {
  Worker worker([] { return dieInAPass("reference"); });
  EXPECT_EQ(checkInWorker(worker, padded).getExitCode(), ExitCode::Internal);
}

/// Returns the report on a request that the handler never answers.
CaseReport hangIn(llvm::StringRef step) {
  WorkerLimits limits;
  limits.secondsPerRequest = 1;
  Worker worker(
      [step]() -> Worker::Handler {
        return [step](llvm::StringRef) -> std::string {
          noteActivity(Activity::Step, step);
          while (true)
            sleep(1);
        };
      },
      limits);
  return checkInWorker(worker, padded);
}

TEST(DifferentialWorker, WhoIsToTakeNothingBackMayRefuseByItsEnd) {
  WorkerReply death;
  death.status = WorkerReply::Status::Crash;
  death.activity[unsigned(Activity::Step)] = "passes";
  EXPECT_EQ(reportDeath(death).verdicts.front().kind, "crash");
  death.errorOutput = "LLVM ERROR: op 'tensor.dim' folder rollback of IR "
                      "modifications requested\n";
  EXPECT_EQ(reportDeath(death).verdicts.front().kind, "rejected");
}

TEST(DifferentialWorker, TheSparseLibraryMayLackAType) {
  WorkerReply death;
  death.status = WorkerReply::Status::Crash;
  death.activity[unsigned(Activity::Step)] = "sparse-library";
  death.errorOutput = "SparseTensorUtils: unsupported combination of types: "
                      "<P=2, C=3, V=3>\n";
  CaseReport report = reportDeath(death);
  EXPECT_EQ(report.verdicts.front().kind, "unsupported");
  EXPECT_EQ(report.getExitCode(), ExitCode::NotCompiled);
}

TEST(DifferentialWorker, AHangIsAVerdict) {
  EXPECT_EQ(hangIn("upstream-fused").str(),
            "hang upstream-fused: no answer within 1 s");
}

TEST(DifferentialWorker, ASlowReferenceIsNoDefect) {
  EXPECT_EQ(hangIn("reference").str(),
            "too-long: no answer within 1 s in reference");
}

/// A death that damage of memory explains.
WorkerReply dieInOracles() {
  WorkerReply death;
  death.status = WorkerReply::Status::Crash;
  death.reason = "signal 6";
  death.activity[unsigned(Activity::Step)] = oracleStep.str();
  return death;
}

WorkerReply answerWith(const Verdict &verdict,
                       llvm::ArrayRef<llvm::StringRef> variants = {}) {
  WorkerReply reply;
  reply.text = Message{CaseReport::of(verdict).toJSON(),
                       {variants.begin(), variants.end()}}
                   .encode();
  return reply;
}

class DeathCauseTest : public testing::Test {
protected:
  using Stage = CasePart::Stage;

  /// Finds the cause for a case with the variants `unfused` and `fused`.
  /// `answers` has what the parts of the case answer that do not agree.
  std::string
  explain(std::map<std::pair<Stage, std::string>, WorkerReply> answers) {
    asked = 0;
    return findDeathCause(
               reportDeath(dieInOracles()),
               [&](const CasePart &part) {
                 ++asked;
                 auto answer = answers.find({part.lastStage, part.variant});
                 return answer != answers.end()
                            ? answer->second
                            : answerWith({"agree"}, {"unfused", "fused"});
               })
        .str();
  }

  unsigned asked = 0;
  const Verdict outside{"out-of-bounds", "fused", "outside"};
  const Verdict wrong{"mismatch", "unfused", "wrong"};
  const std::string unknown = "internal: signal 6 in oracles";
};

TEST_F(DeathCauseTest, WhatDiesWithoutNativeCodeIsOurs) {
  EXPECT_EQ(explain({{{Stage::Reference, ""}, dieInOracles()},
                     {{Stage::NativeCode, "fused"}, answerWith(outside)}}),
            unknown);
  EXPECT_EQ(asked, 1u);
}

TEST_F(DeathCauseTest, WhatNoVariantAloneShowsIsOurs) {
  EXPECT_EQ(explain({}), unknown);
  EXPECT_EQ(asked, 3u);
  Verdict slow{"slow-compile", "fused", "slow"};
  EXPECT_EQ(explain({{{Stage::NativeCode, "fused"}, answerWith(slow)}}),
            unknown);
}

TEST_F(DeathCauseTest, DamageExplainsMoreThanWrongValues) {
  EXPECT_EQ(explain({{{Stage::NativeCode, "unfused"}, answerWith(wrong)},
                     {{Stage::NativeCode, "fused"}, answerWith(outside)}}),
            "out-of-bounds fused: outside");
  EXPECT_EQ(explain({{{Stage::NativeCode, "unfused"}, answerWith(wrong)},
                     {{Stage::NativeCode, "fused"}, dieInOracles()}}),
            "mismatch unfused: wrong");
}

TEST_F(DeathCauseTest, AVariantMayDieByItself) {
  WorkerReply death = dieInOracles();
  death.activity[unsigned(Activity::Step)] = "unfused";
  EXPECT_EQ(explain({{{Stage::NativeCode, "unfused"}, death}}),
            "crash unfused: signal 6");
  EXPECT_EQ(asked, 2u);
}

TEST_F(DeathCauseTest, AVariantOfWhichOursDiesIsToBlame) {
  EXPECT_EQ(explain({{{Stage::NativeCode, "unfused"}, dieInOracles()}}),
            "crash unfused: after native code: signal 6 in oracles");
  EXPECT_EQ(asked, 3u) << "unfused has no subject";
  EXPECT_EQ(explain({{{Stage::NativeCode, "fused"}, dieInOracles()}}),
            "crash fused: after native code: signal 6 in oracles");
  EXPECT_EQ(explain({{{Stage::NativeCode, "fused"}, dieInOracles()},
                     {{Stage::Subjects, "fused"}, dieInOracles()}}),
            "crash fused: after the subject: signal 6 in oracles");
  EXPECT_EQ(asked, 4u);
}

struct TestNativeDamage
    : mlir::PassWrapper<TestNativeDamage, mlir::OperationPass<mlir::ModuleOp>> {
  llvm::StringRef getArgument() const override { return "test-native-damage"; }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::LLVM::LLVMDialect>();
  }
  void runOnOperation() override {
    test::insertNativeDamage(
        *getOperation().getOps<mlir::func::FuncOp>().begin());
  }
};

TEST(DifferentialWorker, WhatDiesOfNativeCodeIsNotInternal) {
  mlir::PassRegistration<TestNativeDamage> registration;
  Worker worker(makeDifferentialFactory({"unfused", "{test-native-damage}"}));
  CaseReport report = checkInWorker(worker, nothingToFuse);
  ASSERT_EQ(report.verdicts.size(), 1u) << report.str();
  const Verdict &verdict = report.verdicts.front();
  EXPECT_EQ(verdict.kind, "crash") << report.str();
  EXPECT_EQ(verdict.pipeline, "{test-native-damage}");
  EXPECT_EQ(verdict.phase, Phase::Run);
  EXPECT_EQ(verdict.message.rfind("after native code: signal 11", 0), 0u)
      << report.str();
  // The case died twice, and then its second variant alone.
  EXPECT_EQ(worker.getRestarts(), 3u);
}

} // namespace
