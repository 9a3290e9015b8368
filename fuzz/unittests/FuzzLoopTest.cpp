//===- FuzzLoopTest.cpp - funnel, kept defects, options -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FuzzLoop.h"
#include "../lib/FuzzLoop/LoopBody.h"
#include "../lib/FuzzLoop/Novelty.h"
#include "../lib/FuzzLoop/SequenceLosses.h"
#include "../lib/Support/Words.h"
#include "GenerateTestContext.h"
#include "padlab/codegen/Registration.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Check.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Incoming.h"

#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <filesystem>
#include <fstream>
#include <set>

using namespace padlab;

namespace {

class TemporaryDirectory {
public:
  TemporaryDirectory() {
    llvm::SmallString<128> unique;
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("padlab", unique));
    path = unique.str().str();
  }
  ~TemporaryDirectory() { llvm::sys::fs::remove_directories(path); }
  std::set<std::string> list() const {
    std::set<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(path))
      names.insert(entry.path().filename());
    return names;
  }
  std::string path;
};

/// Offers a case that marks these features and calls this many functions.
bool offer(Novelty &novelty, std::vector<size_t> features,
           size_t functions = 0) {
  clearFeedbackCounters();
  for (size_t number : features)
    getFeedbackCounters(FeedbackFeatures)[number] = 1;
  for (size_t number = 0; number < functions; ++number)
    getFeedbackCounters(FeedbackFunctions)[number] = 1;
  bool accepted = novelty.accepts();
  clearFeedbackCounters();
  return accepted;
}

TEST(NoveltyTest, TheMoreIsHeldTheMoreACaseHasToBring) {
  Novelty novelty(/*casesPerMark=*/2);
  EXPECT_TRUE(offer(novelty, {1}));
  EXPECT_TRUE(offer(novelty, {1, 2}));
  EXPECT_EQ(novelty.getHeld(), 2u);
  // Two cases are held now, so one new mark is no longer enough. A case without
  // new marks is left to libFuzzer, which decides itself.
  EXPECT_FALSE(offer(novelty, {1, 3}));
  EXPECT_FALSE(offer(novelty, {2, 4}));
  EXPECT_TRUE(offer(novelty, {1, 2}));
  EXPECT_EQ(novelty.getHeld(), 2u);
  // The marks of the rejected cases are still new.
  EXPECT_TRUE(offer(novelty, {3, 4}));
  EXPECT_EQ(novelty.getHeld(), 3u);
  // The functions are new only for the first of these cases.
  EXPECT_TRUE(offer(novelty, {5}, 1));
  EXPECT_TRUE(offer(novelty, {}, 1));
  EXPECT_EQ(novelty.getHeld(), 5u);
  EXPECT_FALSE(offer(novelty, {6, 7}));
  EXPECT_TRUE(offer(novelty, {6, 7, 8}));
}

/// Marks come from a child, whose memory may be damaged, so they may be
/// nonsense.
TEST(MarksTest, CountersThatDoNotExistAreIgnored) {
  clearFeedbackCounters();
  getFeedbackCounters(FeedbackActions)[7] = 1;
  std::string marks;
  for (uint32_t word :
       {unsigned(FeedbackFeatures), ~0u, unsigned(FeedbackAll), 1u, ~0u, 1u})
    marks.append(reinterpret_cast<const char *>(&word), sizeof(word));
  std::string good = packMarks();
  clearFeedbackCounters();
  unpackMarks(marks + good + "end");
  EXPECT_EQ(packMarks(), good);
  clearFeedbackCounters();
}

TEST(SequenceLossesTest, WhatHangsIsRunLessNeverNotAtAll) {
  SequenceLosses losses;
  std::string hangs = "cse,func.func(a{x=1 y=2}),b", other = "a,cse";
  EXPECT_EQ(losses.getShare(hangs), 100u);
  losses.addDeath(hangs, "a", SequenceLosses::hang);
  unsigned once = losses.getShare(hangs);
  EXPECT_LT(once, 25u);
  // All sequences that begin with the same passes are run less often, whatever
  // their options.
  EXPECT_EQ(losses.getShare("cse,func.func(a)"), once);
  EXPECT_EQ(losses.getShare("cse"), 100u);
  EXPECT_EQ(losses.getShare(other), 100u);
  EXPECT_EQ(losses.getShare(""), 100u);
  for (unsigned i = 0; i < 100; ++i)
    losses.addDeath(hangs, "a", SequenceLosses::hang);
  EXPECT_EQ(losses.getShare(hangs), SequenceLosses::leastShare);
  RandomChoices choices(1);
  unsigned runs = 0;
  for (unsigned i = 0; i < 1000; ++i)
    runs += losses.accepts(hangs, choices);
  EXPECT_GT(runs, 60u);
  EXPECT_LT(runs, 200u);
}

TEST(SequenceLossesTest, WhatEndsWellComesBack) {
  SequenceLosses losses;
  losses.addDeath("a,b", "b", SequenceLosses::hang);
  unsigned before = losses.getShare("a,b");
  for (unsigned i = 0; i < 200; ++i)
    losses.addEnd("a,b,c");
  EXPECT_GT(losses.getShare("a,b"), 80u);
  EXPECT_LT(before, 80u);
  losses.addDeath("a,c", "c", SequenceLosses::crash);
  EXPECT_GT(losses.getShare("a,c"), 70u) << "a crash costs little";
}

TEST(SequenceLossesTest, FindsTheSequenceInText) {
  EXPECT_EQ(findSequence("func.func @main() attributes {padlab.passes = "
                         "\"cse,sccp\", padlab.seed = 1 : i64}"),
            "cse,sccp");
  EXPECT_EQ(findSequence("func.func @main()"), "");
}

CaseReport makeReport(std::string kind, bool fired = true,
                      bool compiled = true) {
  CaseReport report = CaseReport::of({std::move(kind), "fused", "why"});
  report.pipelines = {{"unfused", false, true, true},
                      {"fused", fired, compiled, compiled}};
  return report;
}

TEST(FunnelTest, CountsEachStep) {
  Funnel funnel;
  funnel.add(true, makeReport("mismatch"));
  funnel.add(true, makeReport("rejected", false, false));
  funnel.add(false, CaseReport::of({"undefined", "", ""}));
  EXPECT_EQ(funnel.generated, 3u);
  EXPECT_EQ(funnel.verified, 2u);
  EXPECT_EQ(funnel.defined, 2u);
  EXPECT_EQ(funnel.fired, 1u);
  EXPECT_EQ(funnel.compiled, 1u);
  EXPECT_EQ(funnel.compared, 1u);
  EXPECT_EQ(funnel.verdictsByPipeline.at("mismatch fused"), 1u);
  EXPECT_TRUE(funnel.has(ExitCode::Defect));
  EXPECT_FALSE(funnel.has(ExitCode::Internal));
}

TEST(FunnelTest, ACompilerThatDiedWasRunOnADefinedProgram) {
  Funnel funnel;
  funnel.add(true, CaseReport::of({"crash", "fused", "signal 11"}));
  EXPECT_EQ(funnel.defined, 1u);
  EXPECT_EQ(funnel.compiled, 0u);
  EXPECT_EQ(funnel.compared, 0u);
  funnel.add(true, CaseReport::of({"internal", "", "reference"}));
  EXPECT_EQ(funnel.defined, 1u);
}

TEST(FunnelTest, SurvivesJSON) {
  Funnel funnel;
  funnel.add(true, makeReport("mismatch"));
  auto copy = Funnel::fromJSON(funnel.toJSON());
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->str(), funnel.str());
  copy->add(funnel);
  EXPECT_EQ(copy->generated, 2u);
  EXPECT_EQ(copy->verdicts.at("mismatch"), 2u);
}

TEST(IncomingTest, KeepsTheSmallestAndASample) {
  TemporaryDirectory directory;
  Incoming incoming(directory.path, 1);
  constexpr unsigned total = 120;
  // The largest cases come first, so that the small ones must displace them.
  for (unsigned size = total; size > 0; --size)
    ASSERT_FALSE(bool(
        incoming.add(std::string(size, 'x'), "shape", makeReport("mismatch"))));
  EXPECT_EQ(incoming.getCount(), total);
  std::set<std::string> names = directory.list();
  EXPECT_EQ(names.size(), 2 * incoming.getStored());
  EXPECT_LE(incoming.getStored(), 2 * Incoming::keptPerBucket);
  EXPECT_GT(incoming.getStored(), Incoming::keptPerBucket);
  std::multiset<uintmax_t> sizes;
  for (const std::string &name : names)
    if (llvm::StringRef(name).ends_with(".mlir"))
      sizes.insert(std::filesystem::file_size(directory.path + "/" + name));
  for (unsigned size = 1; size <= Incoming::keptPerBucket; ++size)
    EXPECT_EQ(sizes.count(size), 1u) << size;
}

TEST(IncomingTest, BucketsDoNotCompete) {
  TemporaryDirectory directory;
  Incoming incoming(directory.path, 1);
  for (unsigned i = 0; i < 200; ++i)
    ASSERT_FALSE(bool(incoming.add("flood" + std::to_string(i), "shape",
                                   makeReport("mismatch"))));
  size_t before = incoming.getStored();
  ASSERT_FALSE(bool(incoming.add(std::string(1000, 'y'), "other shape",
                                 makeReport("mismatch"))));
  ASSERT_FALSE(bool(
      incoming.add(std::string(1000, 'z'), "shape", makeReport("poison"))));
  EXPECT_EQ(incoming.getStored(), before + 2);
}

TEST(IncomingTest, OptionsAndNamedOperationsHaveBucketsOfTheirOwn) {
  TemporaryDirectory directory;
  Incoming incoming(directory.path, 1);
  CaseReport invalid =
      CaseReport::of({"invalid-ir", "passes", "op is wrong", "a"});
  invalid.verdicts.front().operations = {"x.y"};
  auto add = [&](const std::string &step, unsigned number) {
    EXPECT_FALSE(bool(incoming.add("padlab.passes = \"b," + step + "\" " +
                                       std::to_string(100 + number),
                                   "", invalid)));
  };
  for (unsigned i = 0; i < 200; ++i)
    add("a{size=" + std::to_string(i) + "}", i);
  size_t before = incoming.getStored();
  EXPECT_LE(before, 2 * Incoming::keptPerBucket);
  add("a{size=1 tight=true}", 201);
  invalid.verdicts.front().operations = {"x.z"};
  add("a{size=1}", 202);
  EXPECT_EQ(incoming.getStored(), before + 2);
  EXPECT_EQ(incoming.getGroups(), 1u);
}

TEST(RawKeyTest, IsWhatTheReportSaysOfThePlace) {
  Verdict crash{"crash", "passes", "signal 11", "x"};
  crash.function = "f";
  CaseReport one = CaseReport::of(crash), both = one, other = one;
  both.verdicts.push_back(crash);
  both.verdicts.back().pipeline = "passes+static";
  other.verdicts.front().pass = "y";
  EXPECT_EQ(getRawKeys(one), getRawKeys(both));
  EXPECT_NE(getRawKeys(one), getRawKeys(other));
  Verdict mismatch{"mismatch", "passes", "result 0: expected 1, actual 2", "x"};
  CaseReport wrong = CaseReport::of(mismatch), alsoWrong = wrong;
  alsoWrong.verdicts.front().detail = "result 3: expected 7, actual 2";
  EXPECT_EQ(getRawKeys(wrong), getRawKeys(alsoWrong));
}

TEST(RawKeyTest, WhereManyDieTheCallerTellsThemApart) {
  auto makeCrash = [](const char *caller) {
    Verdict crash{"crash", "passes", "signal 11", "x"};
    crash.function = "mlir::Operation::fold";
    crash.caller = caller;
    return CaseReport::of(std::move(crash));
  };
  CaseReport one = makeCrash("f"), other = makeCrash("g");
  EXPECT_EQ(getDefectGroups(one), getDefectGroups(makeCrash("f")));
  EXPECT_NE(getDefectGroups(one), getDefectGroups(other));
  EXPECT_NE(getRawKeys(one), getRawKeys(other));
}

TEST(IncomingTest, GroupsAreCountedWithoutPipelinesAndCompany) {
  TemporaryDirectory directory;
  Incoming incoming(directory.path, 1);
  Verdict crash{"crash", "passes", "signal 11", "x"}, other = crash;
  CaseReport one = CaseReport::of(crash), two = one;
  other.pipeline = "passes@aarch64";
  two.verdicts.push_back(other);
  for (const CaseReport &report : {one, two})
    ASSERT_FALSE(bool(incoming.add("a", "", report)));
  EXPECT_EQ(incoming.getGroups(), 1u);
  other.pass = "y";
  ASSERT_FALSE(bool(incoming.add("b", "", CaseReport::of(other))));
  EXPECT_EQ(incoming.getGroups(), 2u);
}

TEST(IncomingTest, FailureIsReportedAndLeavesNothing) {
  Incoming incoming("/nonexistent", 1);
  llvm::Error error = incoming.add("text", "shape", makeReport("mismatch"));
  ASSERT_TRUE(bool(error));
  EXPECT_NE(llvm::toString(std::move(error)).find("/nonexistent"),
            std::string::npos);
  EXPECT_EQ(incoming.getStored(), 0u);
}

TEST(IncomingTest, WhatKilledWritersLeftGoes) {
  TemporaryDirectory directory;
  Incoming incoming(directory.path, 1);
  ASSERT_FALSE(bool(incoming.add("whole", "", makeReport("mismatch"))));
  std::set<std::string> whole = directory.list();
  auto leave = [&](const std::string &name, bool isOld) {
    std::string path = directory.path + "/" + name;
    std::ofstream(path) << "{}\n";
    if (isOld)
      std::filesystem::last_write_time(
          path, std::filesystem::file_time_type::clock::now() -
                    std::chrono::minutes(5));
  };
  leave("a-1.json", true);
  leave("b-1.json", false);
  leave("c-1.mlir.tmp-77", true);
  leave("d-1.mlir.tmp-77", false);
  leave(".probe-77", true);
  removeOrphanedReports(directory.path);
  removeTemporaries(directory.path);
  // Another process may still be writing the newer files.
  whole.insert({"b-1.json", "d-1.mlir.tmp-77"});
  EXPECT_EQ(directory.list(), whole);
}

llvm::Expected<FuzzOptions> parse(std::vector<std::string> arguments) {
  std::vector<char *> pointers;
  for (std::string &argument : arguments)
    pointers.push_back(argument.data());
  return FuzzOptions::parse(pointers);
}

TEST(FuzzOptionsTest, Parse) {
  auto options = parse({"-runs=5", "--state=dir", "--feedback=actions",
                        "--pipelines=unfused,fused", "corpus"});
  ASSERT_TRUE(bool(options));
  EXPECT_EQ(options->stateDir, "dir");
  EXPECT_EQ(options->feedback, unsigned(FeedbackActions));
  EXPECT_EQ(options->pipelines, (std::vector<std::string>{"unfused", "fused"}));
  for (std::string wrong :
       {"--feedback=everything", "--pipelines=none", "--state", "--what=1",
        "--case-seconds=0", "--case-mb=many"}) {
    auto failed = parse({wrong});
    EXPECT_FALSE(bool(failed)) << wrong;
    llvm::consumeError(failed.takeError());
  }
}

TEST(TrustedTest, IsLeftOutOfMostSequencesAlone) {
  constexpr uint64_t count = 8000;
  auto countMeeting = [](llvm::StringRef target) {
    uint64_t meeting = 0;
    for (uint64_t structure = 0; structure < count; ++structure)
      meeting += meetsTrusted(*findFuzzTarget(target), structure);
    return meeting;
  };
  EXPECT_EQ(countMeeting("pad"), count);
  EXPECT_EQ(countMeeting("tensor"), count);
  EXPECT_GT(countMeeting("passes"), count / 10);
  EXPECT_LT(countMeeting("passes"), count / 6);
}

class FuzzLoopTest : public testing::Test {
protected:
  std::unique_ptr<FuzzLoop> make() {
    FuzzOptions options;
    options.pipelines = {"unfused"};
    options.stateDir = state.path;
    auto loop = FuzzLoop::create(*findFuzzTarget("pad"), options);
    EXPECT_TRUE(bool(loop));
    return std::move(*loop);
  }
  TemporaryDirectory state;
};

TEST_F(FuzzLoopTest, EveryInputMeansSomeProgram) {
  auto loop = make();
  for (std::string input : {"", "\n", "module {", "\xff\x01\x80 padlab.seed"})
    EXPECT_FALSE(loop->run(input)) << "only text is kept";
  EXPECT_EQ(loop->getFunnel().generated, 4u);
  EXPECT_EQ(loop->getFunnel().verified, 4u);
}

/// Upstream's fusion is wrong on some of the generated cases.
TEST_F(FuzzLoopTest, WhatShowsADefectDoesNotBreed) {
  FuzzOptions options;
  options.stateDir = state.path;
  auto loop = FuzzLoop::create(*findFuzzTarget("pad"), options);
  ASSERT_TRUE(bool(loop));
  auto countAgreeing = [&] {
    const auto &verdicts = (*loop)->getFunnel().verdicts;
    auto it = verdicts.find("agree");
    return it == verdicts.end() ? 0 : it->second;
  };
  constexpr unsigned cases = 60;
  for (uint64_t seed = 1; seed <= cases; ++seed) {
    uint64_t before = countAgreeing();
    bool keep = (*loop)->run((*loop)->mutate("", 1 << 16, seed));
    EXPECT_EQ(keep, countAgreeing() > before) << seed;
  }
  EXPECT_GT(countAgreeing(), 0u);
  EXPECT_LT(countAgreeing(), cases);
}

TEST_F(FuzzLoopTest, MutantsAreValidTextAndFit) {
  auto loop = make();
  constexpr size_t maxSize = 1 << 16;
  std::string text = loop->mutate("", maxSize, 1);
  for (uint64_t seed = 1; seed < 20; ++seed) {
    std::string mutant = loop->mutate(text, maxSize, seed);
    std::string child = loop->crossOver(text, mutant, maxSize, seed);
    ASSERT_LE(mutant.size(), maxSize);
    mlir::MLIRContext context;
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    EXPECT_TRUE(succeeded(Case::parse(mutant, "mutant", &context)));
    EXPECT_TRUE(succeeded(Case::parse(child, "child", &context)));
    text = mutant;
  }
  loop->accountUnrun();
  uint64_t generated = loop->getFunnel().generated;
  EXPECT_EQ(loop->mutate(text, 10, 3), "") << "nothing fits in ten bytes";
  loop->accountUnrun();
  EXPECT_EQ(loop->getFunnel().generated, generated) << "nothing is no case";
}

TEST(CheckTest, IsReproducibleAndCountsEachCase) {
  CheckOptions options;
  options.target = findFuzzTarget("pad");
  options.pipelines = {"unfused"};
  options.count = 25;
  options.batch = 4;
  auto first = runCheck(options);
  ASSERT_TRUE(bool(first));
  EXPECT_EQ(first->funnel.generated, 25u);
  EXPECT_GT(first->programs.size(), 10u);
  options.jobs = 2;
  options.batch = 1;
  auto second = runCheck(options);
  ASSERT_TRUE(bool(second));
  EXPECT_EQ(first->funnel.str(), second->funnel.str());
}

TEST(Incoming, ShapeIsWhatMakesTensors) {
  Case theCase = parseCase(
      R"mlir(func.func @main(%a: tensor<2xi32>, %n: index) -> tensor<?xi32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<2xi32>
  %s = arith.addi %d, %n : index
  %p = tensor.pad %a low[%s] high[0] {
  ^bb0(%i: index):
    %z = arith.constant 0 : i32
    tensor.yield %z : i32
  } : tensor<2xi32> to tensor<?xi32>
  return %p : tensor<?xi32>
})mlir");
  EXPECT_EQ(getCoarseShape(theCase), "tensor.pad");
}

} // namespace
