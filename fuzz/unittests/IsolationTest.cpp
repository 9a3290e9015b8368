//===- IsolationTest.cpp - a case that dies costs only itself -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests fuzz loops whose subject, reference, generator or mutators misbehave.
///
//===----------------------------------------------------------------------===//

#include "../lib/FuzzLoop/CaseBody.h"
#include "NativeDamage.h"

#include "padlab/codegen/Registration.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/FuzzLoop.h"
#include "padlab/fuzz/TextTarget.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <chrono>
#include <csignal>
#include <cstring>
#include <map>
#include <sys/mman.h>

using namespace padlab;

namespace {

/// The mistake of the subject of a case. The seed of the case decides it.
enum Misbehaviour : uint64_t {
  None,
  Crash,
  Abort,
  Hang,
  Devour,
  Recurse,
  Damage,
  HiddenDamage,
  DeadlyDamage,
  NativeDamage
};

/// Whether a case has damaged the memory of this process. The next case that
/// uses the memory then dies.
bool isDamaged = false;

[[noreturn]] void spin() {
  for (volatile unsigned turns = 0;; turns = turns + 1)
    ;
}

/// Uses more and more memory, which it gets without the functions that
/// sanitizers watch.
[[noreturn]] void devour() {
  constexpr size_t bytes = 1 << 20;
  while (true)
    memset(mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
           1, bytes);
}

/// Recurses without end: `more` is always true, but the compiler does not know
/// this.
unsigned recurse(const volatile bool &more, unsigned depth = 0) {
  volatile char frame[4096];
  frame[0] = static_cast<char>(depth);
  return more ? recurse(more, depth + 1) + frame[0] : 0;
}

struct TestMisbehave
    : mlir::PassWrapper<TestMisbehave, mlir::OperationPass<mlir::ModuleOp>> {
  llvm::StringRef getArgument() const override { return "test-misbehave"; }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::LLVM::LLVMDialect>();
  }
  void runOnOperation() override {
    auto seed = (*getOperation().getOps<mlir::func::FuncOp>().begin())
                    ->getAttrOfType<mlir::IntegerAttr>(attrs::seed);
    switch (seed.getInt()) {
    case Crash:
      raise(SIGSEGV);
      break;
    case Abort:
      abort();
    case Hang:
      spin();
    case Devour:
      devour();
    case Recurse: {
      const volatile bool more = true;
      recurse(more);
    } break;
    case Damage:
      isDamaged = true;
      // Makes the program invalid: the terminator loses its operand.
      (*getOperation().getOps<mlir::func::FuncOp>().begin())
          .getBody()
          .front()
          .getTerminator()
          ->eraseOperand(0);
      break;
    case HiddenDamage:
      isDamaged = true;
      break;
    case DeadlyDamage:
      // The crash looks as if a later step had noticed the damage.
      noteActivity(Activity::Step, "oracles");
      raise(SIGSEGV);
      break;
    case NativeDamage:
      test::insertNativeDamage(
          *getOperation().getOps<mlir::func::FuncOp>().begin());
      break;
    default:
      break;
    }
  }
};

std::string makeCase(uint64_t seed, llvm::StringRef body = "") {
  return ("func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> attributes "
          "{padlab.seed = " +
          llvm::Twine(seed) + " : i64} {\n" + body +
          "  return %a : tensor<4xf32>\n}\n")
      .str();
}

/// Makes a case for which the reference would need about 10^9 steps.
std::string makeEndlessCase() {
  return makeCase(None, "  %0 = arith.constant 0 : index\n"
                        "  %1 = arith.constant 1 : index\n"
                        "  %n = arith.constant 1000000000 : index\n"
                        "  scf.for %i = %0 to %n step %1 {\n"
                        "    %x = arith.addi %i, %1 : index\n"
                        "  }\n");
}

class IsolationTest : public testing::Test {
protected:
  void SetUp() override {
    static mlir::PassRegistration<TestMisbehave> registration;
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("padlab", state));
    target = *findFuzzTarget("pad");
  }
  void TearDown() override { llvm::sys::fs::remove_directories(state); }

  void start(double seconds = 0.6, unsigned batch = 1) {
    FuzzOptions options;
    options.batch = batch;
    options.stateDir = state.str().str();
    options.pipelines = {"unfused", "{test-misbehave}"};
    options.caseSeconds = seconds;
    options.caseMegabytes = 400;
    auto made = FuzzLoop::create(target, options);
    ASSERT_TRUE(bool(made));
    loop = std::move(*made);
  }

  uint64_t count(const std::string &verdict) {
    const Funnel::Counts &verdicts = loop->getFunnel().verdicts;
    auto it = verdicts.find(verdict);
    return it == verdicts.end() ? 0 : it->second;
  }

  /// Runs a case that must end with `verdict` and kill `lost` children. Then
  /// runs another case, which must agree.
  void expectOneLost(const std::string &text, const std::string &verdict,
                     unsigned lost = 1) {
    uint64_t before = count(verdict), agreed = count("agree");
    unsigned deaths = loop->getDeaths();
    loop->run(text);
    EXPECT_EQ(count(verdict), before + 1) << loop->getFunnel().str();
    auto start = std::chrono::steady_clock::now();
    EXPECT_TRUE(loop->run(makeCase(None)));
    auto time = std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::steady_clock::now() - start);
    std::printf("[ measured ] the case after a death: %lld us\n",
                (long long)time.count());
    EXPECT_EQ(count("agree"), agreed + 1) << loop->getFunnel().str();
    EXPECT_EQ(loop->getDeaths(), deaths + lost);
  }

  /// Runs a case that must kill `lost` children, in code of padlab, and must be
  /// stored as a crash of the pipeline under test. Returns the stored report.
  std::string expectBlamed(Misbehaviour what, unsigned lost) {
    expectOneLost(makeCase(what), "crash", lost);
    const Funnel &funnel = loop->getFunnel();
    EXPECT_EQ(count("internal"), 0u) << funnel.str();
    EXPECT_EQ(funnel.verdictsByPipeline.at("crash {test-misbehave}"), 1u);
    return readStored("incoming", ".json");
  }

  /// Returns a stored file of the folder `kind` whose name ends with `ending`.
  std::string readStored(llvm::StringRef kind, llvm::StringRef ending) {
    std::error_code error;
    llvm::sys::fs::recursive_directory_iterator it(state + "/" + kind, error);
    std::string text;
    for (; it != llvm::sys::fs::recursive_directory_iterator() && !error;
         it.increment(error))
      if (llvm::StringRef(it->path()).ends_with(ending))
        text = readFile(it->path()).value_or("");
    return text;
  }

  llvm::SmallString<128> state;
  FuzzTarget target;
  std::unique_ptr<FuzzLoop> loop;
};

TEST_F(IsolationTest, SubjectsThatDieCostOneCaseEach) {
  // On a busy machine, clearing the memory that the subject takes needs half a
  // second.
  start(/*seconds=*/2);
  for (Misbehaviour what : {Crash, Abort, Recurse, Devour})
    expectOneLost(makeCase(what), "crash");
  expectOneLost(makeCase(Hang), "hang");
  EXPECT_EQ(loop->getFunnel().generated, 10u);
  EXPECT_EQ(loop->getFunnel().defined, 10u);
  EXPECT_EQ(loop->getFunnel().verdictsByPipeline.at("crash {test-misbehave}"),
            4u)
      << "the subject died, not the other pipeline";
}

/// A case for which the reference takes too long is dropped, and is no defect
/// of the compiler.
TEST_F(IsolationTest, TheReferenceIsNotTheCompiler) {
  start();
  expectOneLost(makeEndlessCase(), "too-long");
  EXPECT_EQ(count("crash") + count("hang"), 0u);
  WorkerReply death;
  death.status = WorkerReply::Status::Crash;
  death.activity[unsigned(Activity::Step)] = "reference";
  EXPECT_EQ(reportDeath(death).verdicts.front().kind, "internal");
}

TEST_F(IsolationTest, GeneratorsAndMutatorsAreOurs) {
  target.generate = [](Choices &, mlir::MLIRContext *) -> Case { abort(); };
  target.mutate = [](const RunCase &, Choices &) -> std::optional<RunCase> {
    spin();
  };
  start();
  // The loop tries the text twice.
  expectOneLost("no case", "internal", /*lost=*/2);
  std::string text = makeCase(None);
  EXPECT_FALSE(loop->mutate(text, 1 << 16, 1).empty()) << "something goes on";
  EXPECT_TRUE(loop->run(text));
  EXPECT_EQ(count("internal"), 2u) << loop->getFunnel().str();
  EXPECT_EQ(count("crash") + count("hang"), 0u);
}

/// The record of a mutation that died contains what is needed to repeat it.
TEST_F(IsolationTest, AChangeThatDiedIsReplayed) {
  target.mutate = [](const RunCase &, Choices &) -> std::optional<RunCase> {
    abort();
  };
  target.crossover = [](const RunCase &a, const RunCase &b,
                        Choices &) -> std::optional<RunCase> {
    if (a.theCase.getSeed() == None && b.theCase.getSeed() == Hang)
      abort();
    return std::nullopt;
  };
  start();
  // For some seeds, the loop generates a case instead of calling the crossover.
  for (uint64_t seed = 0; count("internal") == 0; ++seed)
    loop->crossOver(makeCase(None), makeCase(Hang), 1 << 16, seed);
  std::string kept = readStored("internal", ".mlir");
  ASSERT_FALSE(kept.empty());
  EXPECT_FALSE(loop->run(kept));
  EXPECT_EQ(count("internal"), 2u) << kept;
  EXPECT_EQ(loop->getFunnel().generated, 0u);
}

TEST_F(IsolationTest, DamageOfACaseIsNobodyElses) {
  target.mutate = [](const RunCase &from, Choices &) -> std::optional<RunCase> {
    if (isDamaged)
      abort();
    RunCase changed{from.theCase.clone()};
    changed.theCase.setSeed(None);
    return changed;
  };
  start();
  // If a case shows a defect that may damage memory, its child runs no further
  // case.
  loop->run(makeCase(Damage));
  EXPECT_EQ(count("invalid-ir"), 1u) << loop->getFunnel().str();
  EXPECT_EQ(loop->getRenewals(), 1u);
  for (uint64_t seed = 1; seed <= 4; ++seed)
    EXPECT_FALSE(loop->mutate(makeCase(None), 1 << 16, seed).empty());
  EXPECT_EQ(loop->getDeaths(), 0u);
  // If a case hides its damage, the child dies in a later case.
  loop->run(makeCase(HiddenDamage));
  EXPECT_EQ(count("agree"), 1u) << loop->getFunnel().str();
  for (uint64_t seed = 1; seed <= 4; ++seed)
    EXPECT_FALSE(loop->mutate(makeCase(None), 1 << 16, seed).empty());
  EXPECT_EQ(loop->getDeaths(), 1u);
  EXPECT_EQ(count("internal"), 0u) << loop->getFunnel().str();
}

TEST_F(IsolationTest, WhoDiesOfASubjectsDamageIsNotToBlame) {
  start();
  // The case is run twice, then its variants are run alone, and then its
  // subject without native code.
  std::string report = expectBlamed(DeadlyDamage, /*lost=*/4);
  EXPECT_NE(report.find("after the subject: signal 11"), std::string::npos)
      << report;
}

TEST_F(IsolationTest, WhoDiesOfDamageByNativeCodeIsNotToBlame) {
  start(/*seconds=*/2);
  // The case is run twice, and then its variants are run alone.
  std::string report = expectBlamed(NativeDamage, /*lost=*/3);
  EXPECT_NE(report.find("after native code: signal 11"), std::string::npos)
      << report;
  EXPECT_NE(report.find("\"phase\": \"run\""), std::string::npos) << report;
}

/// If a case of a batch kills the child, the other cases are checked again
/// without it.
TEST_F(IsolationTest, OfABatchOnlyThoseAreLostThatDie) {
  target.freshShare = 100;
  target.generate = [](Choices &choices, mlir::MLIRContext *context) {
    Misbehaviour what = choices.pick({None, Crash, None, Damage, None, Abort});
    return std::move(*Case::parse(makeCase(what), "case", context));
  };
  start(/*seconds=*/2, /*batch=*/8);
  std::map<std::string, uint64_t> shown;
  for (uint64_t seed = 0; seed < 24; ++seed) {
    std::string text = loop->mutate(makeCase(None), 1 << 16, seed);
    bool breeds = loop->run(text);
    bool dies = false;
    for (Misbehaviour what : {None, Crash, Damage, Abort})
      if (llvm::StringRef(text).contains(
              "padlab.seed = " + std::to_string(what) + " ")) {
        ++shown[std::to_string(what)];
        dies = what != None;
      }
    EXPECT_EQ(breeds, !dies) << text;
  }
  EXPECT_EQ(loop->getFunnel().generated, 24u);
  EXPECT_GT(count("agree"), 0u);
  EXPECT_GT(count("crash"), 0u);
  EXPECT_GT(count("invalid-ir"), 0u);
  EXPECT_EQ(count("agree"), shown[std::to_string(None)]);
  EXPECT_EQ(count("invalid-ir"), shown[std::to_string(Damage)]);
  EXPECT_EQ(count("crash"),
            shown[std::to_string(Crash)] + shown[std::to_string(Abort)]);
}

/// Each case of a batch has its own limit of processor time, so that a case
/// that hangs is not run again. Nothing is lost if the process ends before
/// libFuzzer has run all cases of the batch.
TEST_F(IsolationTest, AHangOfABatchIsThatOfACaseAndKeptAtTheEnd) {
  target.freshShare = 100;
  target.generate = [](Choices &, mlir::MLIRContext *context) {
    return std::move(*Case::parse(makeCase(Hang), "case", context));
  };
  start(/*seconds=*/0.6, /*batch=*/2);
  loop->mutate(makeCase(None), 1 << 16, 1);
  EXPECT_EQ(loop->getFunnel().generated, 0u);
  loop->accountUnrun();
  EXPECT_EQ(count("hang"), 2u) << loop->getFunnel().str();
  EXPECT_EQ(loop->getFunnel().generated, 2u);
  std::error_code error;
  llvm::sys::fs::directory_iterator kept(state + "/incoming/pad", error);
  EXPECT_NE(kept, llvm::sys::fs::directory_iterator());
  loop->accountUnrun();
  EXPECT_EQ(count("hang"), 2u) << "each counts once";
  // The death of a child is counted when another child replaces it.
  EXPECT_TRUE(loop->run(makeCase(None)));
  EXPECT_EQ(loop->getDeaths(), 2u);
}

/// If a child dies after it has run native code of all cases of a batch, no
/// case is to blame.
TEST_F(IsolationTest, ABatchLeavesNoCurrentCase) {
  std::unique_ptr<CurrentCase> current = std::make_unique<CurrentCase>();
  CaseBody body(target, {"unfused"}, /*drawsExtras=*/false, /*nativeEvery=*/1,
                /*guardedEvery=*/0, *current);
  std::string text = makeCase(None);
  LoopRequest request;
  request.first = text;
  body.serve(request);
  EXPECT_EQ(current->getText(), text);
  request.kind = LoopRequest::Kind::Batch;
  request.batch = {text, text};
  auto answers = decodeAnswers(body.serve(request), 2);
  ASSERT_TRUE(answers);
  EXPECT_EQ(answers->back().report.getExitCode(), ExitCode::Agree);
  EXPECT_EQ(current->getText(), "");
}

/// A mutation that finds nothing to change is tried again, and several
/// mutations follow each other. The steps of all of them together are limited.
TEST_F(IsolationTest, AllMutationsOfARequestAreBounded) {
  std::unique_ptr<CurrentCase> current = std::make_unique<CurrentCase>();
  target.freshShare = 0;
  std::string endless = makeEndlessCase();
  constexpr uint64_t stepsOfOne = 100'000;
  uint64_t steps = 0;
  target.mutate = [&](const RunCase &from,
                      Choices &) -> std::optional<RunCase> {
    uint64_t before = getInterpretedSteps();
    from.run.run(from.theCase, stepsOfOne);
    EXPECT_FALSE(from.run.find());
    steps += getInterpretedSteps() - before;
    return std::nullopt;
  };
  CaseBody body(target, {"unfused"}, /*drawsExtras=*/false, /*nativeEvery=*/1,
                /*guardedEvery=*/0, *current);
  LoopRequest request;
  request.kind = LoopRequest::Kind::Mutate;
  request.first = endless;
  request.maxSize = 1 << 16;
  uint64_t most = 0;
  for (request.seed = 0; request.seed < 8; ++request.seed) {
    steps = 0;
    body.serve(request);
    most = std::max(most, steps);
  }
  EXPECT_GE(most, CaseBody::maxMutationSteps);
  EXPECT_LE(most, CaseBody::maxMutationSteps + stepsOfOne);
}

/// In a batch, a case gives libFuzzer the same coverage as it does alone.
TEST_F(IsolationTest, ACaseOfABatchMarksWhatItMarksAlone) {
  auto getMarks = [] {
    std::vector<uint8_t> marks;
    for (FeedbackSignal signal : {FeedbackFeatures, FeedbackActions})
      llvm::append_range(marks, getFeedbackCounters(signal));
    return marks;
  };
  start(/*seconds=*/2, /*batch=*/6);
  std::vector<std::string> texts;
  std::vector<std::vector<uint8_t>> together;
  for (uint64_t seed = 0; seed < 6; ++seed) {
    texts.push_back(loop->mutate(makeCase(None), 1 << 16, seed));
    clearFeedbackCounters();
    loop->run(texts.back());
    together.push_back(getMarks());
  }
  for (auto [text, marks] : llvm::zip_equal(texts, together)) {
    clearFeedbackCounters();
    loop->run(text);
    size_t more = 0, features = getFeedbackCounters(FeedbackFeatures).size();
    std::vector<uint8_t> alone = getMarks();
    for (size_t i = 0; i < alone.size(); ++i) {
      // A case that runs alone also marks actions of its lowering.
      EXPECT_LE(marks[i], alone[i]) << text;
      more += i < features && marks[i] != alone[i];
    }
    EXPECT_EQ(more, 0u) << text;
  }
}

/// Makes a text with so many nested types that upstream's parser crashes.
std::string nestTypes() {
  std::string text = "func.func private @f() -> ";
  for (unsigned i = 0; i < 150'000; ++i)
    text += "tuple<";
  return text + " attributes {padlab.seed}\n";
}

TEST_F(IsolationTest, ReadersTakeAnyBytes) {
  FuzzOptions options;
  options.stateDir = state.str().str();
  auto made = FuzzLoop::create(getTextTarget(), options);
  ASSERT_TRUE(bool(made));
  loop = std::move(*made);
  for (std::string bytes :
       {"", "{\"verdicts\": [1]}", "fused@:O9=0", "// -----", "func @main() {"})
    EXPECT_TRUE(loop->run(bytes)) << bytes;
  EXPECT_TRUE(loop->run(nestTypes()));
  EXPECT_TRUE(loop->run(std::string(16, '\xff'))) << "a message of 2^64 bytes";
  EXPECT_EQ(count("agree"), 7u) << loop->getFunnel().str();
  EXPECT_EQ(loop->getDeaths(), 0u);
}

} // namespace
