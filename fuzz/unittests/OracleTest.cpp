//===- OracleTest.cpp - verdicts on evidence made by hand -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Evidence.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

class OracleTest : public testing::Test {
protected:
  using Numbers = std::vector<std::optional<int>>;

  OracleTest()
      : context(mlir::MLIRContext::Threading::DISABLED),
        type(mlir::IntegerType::get(&context, 32)) {
    unfused.name = "unfused";
    fused.name = "fused";
  }

  /// Makes a 1-d tensor; nullopt represents poison.
  RuntimeValue makeTensor(const Numbers &numbers) {
    TensorValue tensor(type, {static_cast<int64_t>(numbers.size())});
    for (size_t i = 0; i < numbers.size(); ++i)
      if (numbers[i])
        tensor.set(static_cast<int64_t>(i),
                   Element::get(type, llvm::APInt(32, *numbers[i], true)));
    return tensor;
  }

  RunResult makeRun(const Numbers &numbers) {
    RunResult run;
    run.results.push_back(makeTensor(numbers));
    return run;
  }

  RunResult makeFailedRun(RunResult::Status status) {
    RunResult run;
    run.status = status;
    run.message = "at 0x10";
    return run;
  }

  Evidence makeEvidence(const Numbers &reference) {
    Interpretation truth{Interpretation::Status::Defined,
                         {makeTensor(reference)},
                         "",
                         mlir::UnknownLoc::get(&context),
                         ""};
    return Evidence(nullptr, std::move(truth));
  }

  Evidence makeStoppedEvidence(llvm::StringRef message) {
    Interpretation truth{Interpretation::Status::Error,
                         {},
                         "cf.assert",
                         mlir::UnknownLoc::get(&context),
                         message.str()};
    return Evidence(nullptr, std::move(truth));
  }

  PipelineEvidence &add(Evidence &evidence, const Pipeline &pipeline,
                        std::initializer_list<RunResult> runs) {
    PipelineEvidence &entry = evidence.pipelines.emplace_back(&pipeline);
    entry.compiled = runs.size() != 0;
    entry.runs.append(runs.begin(), runs.end());
    return entry;
  }

  static std::string judgeAsText(const Evidence &evidence) {
    return judge(evidence).str();
  }

  mlir::MLIRContext context;
  mlir::Type type;
  Pipeline unfused, fused;
};

TEST_F(OracleTest, Agree) {
  Evidence evidence = makeEvidence({1, 2});
  add(evidence, unfused, {makeRun({1, 2}), makeRun({1, 2})});
  add(evidence, fused, {makeRun({1, 2}), makeRun({1, 2})});
  CaseReport report = judge(evidence);
  EXPECT_EQ(report.str(), "agree (unfused, fused)");
  EXPECT_EQ(report.getExitCode(), ExitCode::Agree);
  EXPECT_EQ(report.getDefect(), nullptr);
  EXPECT_TRUE(report.expected.empty()) << "agreement must not print values";
}

TEST_F(OracleTest, MismatchSaysWhere) {
  Evidence evidence = makeEvidence({1, 2});
  add(evidence, unfused, {makeRun({1, 2}), makeRun({1, 2})});
  add(evidence, fused, {makeRun({1, 3}), makeRun({1, 3})});
  CaseReport report = judge(evidence);
  EXPECT_EQ(report.str(), "mismatch fused: result 0[1]: expected 2, actual 3");
  EXPECT_EQ(report.getExitCode(), ExitCode::Defect);
  ASSERT_EQ(report.expected.size(), 1u);
  EXPECT_EQ(report.expected[0], "[1, 2]");
  ASSERT_EQ(report.actual.size(), 1u);
  EXPECT_EQ(report.actual[0], "[1, 3]");
}

TEST_F(OracleTest, AnErrorOfTheProgramIsAnOutcome) {
  auto stop = [](llvm::StringRef message) {
    RunResult run;
    run.status = RunResult::Status::Error;
    run.message = message.str();
    return run;
  };
  Evidence evidence = makeStoppedEvidence("too large");
  // The texts of errors are not compared, because a subject may move one
  // assertion over another.
  add(evidence, unfused, {stop("too large"), stop("another")});
  CaseReport agreeing = judge(evidence);
  EXPECT_EQ(agreeing.str(),
            "agree: stops with the error 'too large' (unfused)");
  EXPECT_TRUE(agreeing.stops);
  EXPECT_TRUE(agreeing.isDefined());
  EXPECT_TRUE(agreeing.pipelines[0].compared);

  add(evidence, fused, {stop("too large"), makeRun({1})});
  CaseReport returning = judge(evidence);
  EXPECT_EQ(returning.str(),
            "mismatch fused: expected the error 'too large', actual: returns");
  EXPECT_EQ(returning.expected[0], "error: too large");
  EXPECT_EQ(returning.actual[0], "[1]");

  Evidence faulty = makeStoppedEvidence("too large");
  add(faulty, fused, {makeFailedRun(RunResult::Status::Hang)});
  EXPECT_EQ(judgeAsText(faulty), "hang fused: native code: at 0x10");
  EXPECT_FALSE(judge(faulty).pipelines[0].compared);

  Evidence defined = makeEvidence({1});
  add(defined, fused, {stop("too large"), stop("too large")});
  EXPECT_EQ(judgeAsText(defined),
            "mismatch fused: expected results, actual: stops with the error "
            "'too large'");
  EXPECT_EQ(judge(defined).actual[0], "error: too large");
}

TEST_F(OracleTest, TheTrustedPipelineIsJudgedToo) {
  Evidence evidence = makeEvidence({1});
  add(evidence, unfused, {makeRun({7}), makeRun({7})});
  ASSERT_NE(judge(evidence).getDefect(), nullptr);
  EXPECT_EQ(judge(evidence).getDefect()->pipeline, "unfused");
}

TEST_F(OracleTest, TheReferenceJudgesWhatASubjectLeft) {
  using Status = Interpretation::Status;
  Evidence evidence = makeEvidence({1, 2});
  PipelineEvidence &entry = add(evidence, fused, {});
  entry.isLeftOut = true;
  entry.interpretation = makeEvidence({1, 2}).reference;
  CaseReport agreeing = judge(evidence);
  EXPECT_EQ(agreeing.str(), "agree (interpreted: fused)");
  EXPECT_FALSE(agreeing.pipelines[0].compared);
  EXPECT_TRUE(agreeing.pipelines[0].interpreted);

  entry.interpretation = makeEvidence({1, 3}).reference;
  CaseReport differing = judge(evidence);
  EXPECT_EQ(differing.str(),
            "mismatch fused: result 0[1]: expected 2, actual 3");
  EXPECT_TRUE(differing.verdicts[0].interpreted);
  EXPECT_EQ(differing.actual[0], "[1, 3]");

  entry.interpretation = makeEvidence({1, std::nullopt}).reference;
  EXPECT_EQ(judgeAsText(evidence),
            "poison fused: result 0[1]: expected 2, actual poison");

  entry.interpretation->status = Status::Undefined;
  entry.interpretation->operation = "arith.remui";
  entry.interpretation->reason = "the divisor is poison";
  EXPECT_EQ(judgeAsText(evidence),
            "introduces-ub fused: arith.remui: the divisor is poison");
  EXPECT_EQ(judge(evidence).getExitCode(), ExitCode::Defect);
  EXPECT_FALSE(judge(evidence).mayHaveLeftDamage());
  // The verdict stays the same, whatever native code does.
  entry.isLeftOut = false;
  entry.compiled = true;
  entry.runs = {makeRun({1, 2}), makeFailedRun(RunResult::Status::Crash)};
  EXPECT_EQ(judgeAsText(evidence),
            "introduces-ub fused: arith.remui: the divisor is poison");
  EXPECT_TRUE(judge(evidence).mayHaveLeftDamage());

  entry.interpretation->status = Status::CheckFailed;
  EXPECT_EQ(judgeAsText(evidence),
            "check-failed fused: arith.remui: the divisor is poison");
}

TEST_F(OracleTest, TheReferenceAndNativeCodeMustReadOneProgramAlike) {
  // Either the interpretation or native code is wrong. This proves nothing
  // about the subject.
  for (int interpreted : {2, 3}) {
    Evidence evidence = makeEvidence({1, 2});
    PipelineEvidence &entry =
        add(evidence, fused,
            {makeRun({1, 5 - interpreted}), makeRun({1, 5 - interpreted})});
    entry.interpretation = makeEvidence({1, interpreted}).reference;
    CaseReport report = judge(evidence);
    ASSERT_EQ(report.verdicts.size(), 1u) << report.str();
    EXPECT_EQ(report.verdicts[0].kind, "internal");
    EXPECT_EQ(report.getExitCode(), ExitCode::Internal);
    EXPECT_EQ(report.getDefect(), nullptr);
    EXPECT_EQ(report.expected[0], "[1, " + std::to_string(interpreted) + "]");
    EXPECT_EQ(report.actual[0], "[1, " + std::to_string(5 - interpreted) + "]");
  }

  // Here it is known that the stage `codegen` has misread the program.
  Evidence evidence = makeEvidence({1, 2});
  PipelineEvidence &entry =
      add(evidence, fused, {makeRun({1, 3}), makeRun({1, 3})});
  entry.interpretation = makeEvidence({1, 2}).reference;
  entry.misreader = "codegen";
  CaseReport report = judge(evidence);
  EXPECT_EQ(report.str(), "mismatch fused: result 0[1]: expected 2, actual 3");
  EXPECT_EQ(report.verdicts[0].pass, "codegen");
  EXPECT_FALSE(report.verdicts[0].interpreted);
  // A pipeline with another lowering tests this lowering, so the difference
  // counts as a mismatch.
  entry.misreader.clear();
  fused.lowering = "clean-loops";
  EXPECT_EQ(judgeAsText(evidence),
            "mismatch fused: result 0[1]: expected 2, actual 3");
  fused.lowering = "loops";

  // The interpretation and native code agree on a wrong result.
  Evidence wrong = makeEvidence({1, 2});
  add(wrong, fused, {makeRun({1, 3}), makeRun({1, 3})}).interpretation =
      makeEvidence({1, 3}).reference;
  EXPECT_EQ(judgeAsText(wrong),
            "mismatch fused: result 0[1]: expected 2, actual 3");
  EXPECT_TRUE(judge(wrong).verdicts[0].interpreted);
  // If an element is poison in the subject's output, the verdict is `poison`.
  wrong.pipelines[0].interpretation = makeEvidence({1, std::nullopt}).reference;
  EXPECT_EQ(judgeAsText(wrong),
            "poison fused: result 0[1]: expected 2, actual poison");
}

TEST_F(OracleTest, TheOrderOfParallelIterationsMustNotMatter) {
  Evidence evidence = makeEvidence({1, 2});
  PipelineEvidence &entry =
      add(evidence, fused, {makeRun({1, 2}), makeRun({1, 2})});
  entry.reversedRun = makeRun({1, 2});
  EXPECT_EQ(judgeAsText(evidence), "agree (fused)");
  entry.reversedRun = makeRun({1, 3});
  EXPECT_EQ(judgeAsText(evidence),
            "introduces-ub fused: a race: with parallel loops from the last "
            "iteration to the first, result 0[1]: expected 2, actual 3");
}

TEST_F(OracleTest, PoisonOfTheReferenceMayBeAnything) {
  Evidence evidence = makeEvidence({1, std::nullopt});
  add(evidence, fused, {makeRun({1, 5}), makeRun({1, 6})});
  EXPECT_EQ(judgeAsText(evidence), "agree (fused)");
}

TEST_F(OracleTest, DefinedResultsMustNotDependOnPoison) {
  Evidence evidence = makeEvidence({1, 2});
  // With the first pattern of uninitialized memory, the result is right by
  // chance.
  add(evidence, fused, {makeRun({1, 2}), makeRun({1, 9})});
  CaseReport report = judge(evidence);
  ASSERT_EQ(report.verdicts.size(), 1u) << report.str();
  EXPECT_EQ(report.verdicts[0].kind, "poison");
  EXPECT_EQ(report.actual[0], "[1, 9]");
}

TEST_F(OracleTest, WrongUnderBothPatternsAlikeIsAMismatch) {
  // The two runs differ where the reference has poison, and are wrong in the
  // same way elsewhere.
  Evidence evidence = makeEvidence({1, std::nullopt});
  add(evidence, fused, {makeRun({8, 5}), makeRun({8, 6})});
  ASSERT_EQ(judge(evidence).verdicts.size(), 1u);
  EXPECT_EQ(judge(evidence).verdicts[0].kind, "mismatch");
}

TEST_F(OracleTest, FaultsOfNativeCode) {
  using Status = RunResult::Status;
  std::pair<Status, std::string> faults[] = {
      {Status::OutOfBounds, "out-of-bounds fused: at 0x10"},
      {Status::UseAfterFree, "use-after-free fused: at 0x10"},
      {Status::DoubleFree, "double-free fused: at 0x10"},
      {Status::Crash, "crash fused: native code: at 0x10"},
      {Status::Hang, "hang fused: native code: at 0x10"},
      {Status::CheckFailed, "check-failed fused: at 0x10"}};
  for (auto &[status, text] : faults) {
    Evidence evidence = makeEvidence({1});
    add(evidence, unfused, {makeRun({1}), makeRun({1})});
    // Only the second run shows the defect.
    add(evidence, fused, {makeRun({1}), makeFailedRun(status)});
    CaseReport report = judge(evidence);
    EXPECT_EQ(report.str(), text);
    EXPECT_EQ(report.getExitCode(), ExitCode::Defect);
    EXPECT_TRUE(report.pipelines[0].compared);
    EXPECT_FALSE(report.pipelines[1].compared);
  }
}

TEST_F(OracleTest, TheNumberOfBuffersDoesNotDependOnUninitializedMemory) {
  Evidence evidence = makeEvidence({1});
  RunResult leaky = makeRun({1});
  leaky.leakedBuffers = 3;
  add(evidence, unfused, {leaky, leaky});
  RunResult leakier = makeRun({1});
  leakier.leakedBuffers = 4;
  add(evidence, fused, {leaky, leakier});
  EXPECT_EQ(judgeAsText(evidence),
            "poison fused: 3 buffers are left, and 4 with other uninitialized "
            "memory");

  Evidence differing = makeEvidence({1});
  RunResult wrong = makeRun({2});
  wrong.leakedBuffers = 4;
  add(differing, fused, {leaky, wrong});
  EXPECT_EQ(judgeAsText(differing),
            "poison fused: result 0[0]: expected 1, actual 2 (changes with "
            "uninitialized memory)");
}

TEST_F(OracleTest, LeaksCountOnlyWhereBuffersAreFreed) {
  ASSERT_EQ(findLowering("loops")->passes.find("deallocation"),
            std::string::npos);
  Evidence evidence = makeEvidence({1});
  RunResult leaky = makeRun({1});
  leaky.leakedBuffers = 3;
  add(evidence, unfused, {leaky, leaky});
  EXPECT_EQ(judgeAsText(evidence), "agree (unfused)");
  fused.lowering = "loops-dealloc";
  add(evidence, fused, {leaky, leaky});
  EXPECT_EQ(judgeAsText(evidence), "leak fused: 3 buffers are never freed");
}

TEST_F(OracleTest, WhatIsReadBackOtherwiseIsADefect) {
  Evidence evidence = makeEvidence({1});
  evidence.examination.roundTrip = "the text means another program";
  add(evidence, unfused, {makeRun({1}), makeRun({1})});
  add(evidence, fused, {makeRun({1}), makeRun({1})}).examination.roundTrip =
      "the bytecode is not read back: x";
  EXPECT_EQ(judgeAsText(evidence),
            "round-trip: the text means another program; round-trip fused: the "
            "bytecode is not read back: x");
}

TEST_F(OracleTest, ASubjectIsJudgedThoughItSharesItsCode) {
  Evidence evidence = makeEvidence({1});
  add(evidence, unfused, {makeRun({1}), makeRun({1})});
  PipelineEvidence &shared = add(evidence, fused, {});
  shared.sharesWith = 0;
  shared.examination.nondeterminism = "fails once";
  EXPECT_EQ(judgeAsText(evidence), "nondeterminism fused: fails once");
  shared.examination.nondeterminism.clear();
  shared.cost.operationsBefore = 10;
  shared.cost.subject = CompileCost::getAllowance(10);
  shared.cost.operationsAfter = CompileCost::getAllowedOperations(10);
  EXPECT_EQ(judgeAsText(evidence), "agree (unfused, fused)");
  shared.cost.subject = 12'000'000'000;
  EXPECT_EQ(judgeAsText(evidence),
            "slow-compile fused: subject: 12.0 s of processor time for 10 "
            "operations, which explain 1.1 s");
  shared.cost.subject = 0;
  shared.cost.lowering = 12'000'000'000;
  shared.cost.operationsLowered = 200;
  EXPECT_EQ(judgeAsText(evidence),
            "slow-compile fused: lowering: 12.0 s of processor time for 200 "
            "operations, which explain 2.0 s");
  shared.cost.lowering = 0;
  shared.cost.operationsAfter = 1'000'000;
  EXPECT_EQ(judgeAsText(evidence),
            "ir-growth fused: 10 operations become 1000000");
}

TEST_F(OracleTest, WithoutATruthPipelinesAreComparedWithOneAnother) {
  Evidence evidence = makeEvidence({1});
  evidence.reference.status = Interpretation::Status::TooLong;
  Pipeline poisoned;
  poisoned.name = "poisoned";
  add(evidence, unfused, {makeRun({7, 8}), makeRun({7, 8})});
  add(evidence, poisoned, {makeRun({1, 2}), makeRun({3, 4})});
  EXPECT_EQ(judge(evidence).verdicts.size(), 1u) << judgeAsText(evidence);
  add(evidence, fused, {makeRun({7, 9}), makeRun({7, 9})});
  CaseReport report = judge(evidence);
  ASSERT_EQ(report.verdicts.size(), 2u) << report.str();
  EXPECT_EQ(report.verdicts[1].str(),
            "disagreement fused: with unfused: result 0[1]: expected 8, actual "
            "9");
  EXPECT_EQ(report.getExitCode(), ExitCode::Defect);
  EXPECT_FALSE(report.isDefined());
  // If the reference has results, the pipelines are compared with these.
  evidence.reference = makeEvidence({7, 9}).reference;
  EXPECT_EQ(judge(evidence).getDefect()->pipeline, "poisoned");
}

TEST_F(OracleTest, RejectionIsNoDefect) {
  Evidence evidence = makeEvidence({1});
  add(evidence, unfused, {makeRun({1}), makeRun({1})});
  PipelineEvidence &entry = add(evidence, fused, {});
  entry.compileStep = "lowering";
  entry.compileError = "op was not bufferized";
  CaseReport report = judge(evidence);
  EXPECT_EQ(report.str(), "rejected fused: lowering: op was not bufferized");
  EXPECT_EQ(report.getDefect(), nullptr);
  EXPECT_EQ(report.getExitCode(), ExitCode::NotCompiled);
}

TEST_F(OracleTest, InvalidIRIsADefectAndNoRejection) {
  Evidence evidence = makeEvidence({1});
  PipelineEvidence &entry = add(evidence, fused, {});
  entry.subject.invalidIR = true;
  entry.subject.pass = "canonicalize";
  entry.subject.error = "'tensor.pad' op expected 1 low pad";
  CaseReport report = judge(evidence);
  EXPECT_EQ(report.str(),
            "invalid-ir fused: after 'canonicalize': 'tensor.pad' op expected "
            "1 low pad");
  EXPECT_EQ(report.getExitCode(), ExitCode::Defect);
}

TEST_F(OracleTest, SharedCodeIsJudgedOnce) {
  Evidence evidence = makeEvidence({1});
  add(evidence, unfused, {makeRun({2}), makeRun({2})});
  add(evidence, fused, {}).sharesWith = 0;
  CaseReport report = judge(evidence);
  EXPECT_EQ(report.verdicts.size(), 1u) << report.str();
  ASSERT_EQ(report.pipelines.size(), 2u);
  EXPECT_TRUE(report.pipelines[1].compiled);
  EXPECT_TRUE(report.pipelines[1].compared);
}

TEST_F(OracleTest, ARefusedProgramProvesNothing) {
  using Status = Interpretation::Status;
  std::tuple<Status, std::string, ExitCode> refusals[] = {
      {Status::Undefined, "undefined", ExitCode::Undefined},
      {Status::Unsupported, "unsupported", ExitCode::NotCompiled},
      {Status::TooLong, "too-long", ExitCode::NotCompiled},
      {Status::CheckFailed, "check-failed", ExitCode::Defect}};
  for (auto &[status, kind, code] : refusals) {
    Evidence evidence = makeEvidence({1});
    evidence.reference.status = status;
    evidence.reference.operation = "tensor.extract";
    evidence.reference.reason = "index 4 is out of bounds";
    add(evidence, unfused, {makeRun({9}), makeRun({9})});
    CaseReport report = judge(evidence);
    EXPECT_EQ(report.str(),
              kind + ": tensor.extract: index 4 is out of bounds");
    EXPECT_EQ(report.getExitCode(), code);
  }
}

} // namespace
