//===- TriageQueueTest.cpp - the order of raw defects ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionCase.h"

#include "../lib/Finding/CauseIndex.h"
#include "../lib/Finding/Clusters.h"
#include "../lib/Finding/RawDefects.h"
#include "../lib/Finding/TriageSchedule.h"
#include "../lib/Finding/TriageWorker.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/TriageQueue.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

#include <map>

using namespace padlab;

namespace {

class TriageQueueTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("padlab-triage", dir));
    incoming = (dir + "/incoming").str();
    ASSERT_FALSE(fs::create_directory(incoming));
  }
  void TearDown() override { fs::remove_directories(dir); }

  std::string add(llvm::StringRef name, llvm::StringRef pass, size_t size) {
    return add(name, CaseReport::of({"crash", "passes", "", pass.str()}),
               std::string(size, 'x'));
  }
  std::string add(llvm::StringRef name, const CaseReport &report,
                  const std::string &program) {
    std::string path = (incoming + "/" + name + ".mlir").str();
    std::string text = llvm::formatv("{0}", llvm::json::Value(report.toJSON()));
    EXPECT_FALSE(bool(writeFileAtomically(getReportPath(path), text)));
    EXPECT_FALSE(bool(writeFileAtomically(path, program)));
    return path;
  }
  std::vector<std::string> getOrder() const {
    std::vector<std::string> names;
    RawDefects defects(incoming);
    for (const RawDefect &defect : defects.getOrder())
      names.push_back(llvm::sys::path::stem(defect.path).str());
    return names;
  }

  llvm::SmallString<128> dir;
  std::string incoming;
};

using Names = std::vector<std::string>;

TEST_F(TriageQueueTest, WhatFailedComesLater) {
  std::string small = add("small", "a", 1);
  add("large", "a", 2);
  add("other", "b", 3);
  EXPECT_EQ(getOrder(), Names({"small", "other", "large"}));
  // A second try of a defect comes after the other defects of its group, and a
  // third try after all defects.
  EXPECT_EQ(noteTry(small), 1u);
  EXPECT_EQ(getOrder(), Names({"large", "other", "small"}));
  add("other2", "b", 4);
  add("other3", "b", 5);
  EXPECT_EQ(getOrder(), Names({"large", "other", "small", "other2", "other3"}));
  EXPECT_EQ(noteTry(small), 2u);
  EXPECT_EQ(noteTry(small), 3u);
  EXPECT_EQ(getOrder(), Names({"large", "other", "other2", "other3", "small"}));
  // The fuzzer's report is unchanged.
  auto report = readReport(small);
  ASSERT_TRUE(report);
  EXPECT_EQ(report->verdicts.front().pass, "a");
}

TEST_F(TriageQueueTest, WhatHasNoReportIsCountedToo) {
  std::string path = add("case", "a", 1);
  fs::remove(getReportPath(path));
  EXPECT_EQ(noteTry(path), 1u);
  EXPECT_EQ(noteTry(path), 2u);
  EXPECT_EQ(getOrder(), Names({"case"}));
}

/// If the report has no defect, findings cannot explain the case. But the case
/// may show a defect nevertheless, so it is triaged.
TEST_F(TriageQueueTest, WhatNoDefectIsReportedOfIsLookedAt) {
  std::string path = add("case", CaseReport::of({"agree", "", ""}),
                         "func.func @main() { return }");
  ASSERT_TRUE(readReport(path));
  Worker worker(makeTriageWorkerFactory((dir + "/findings").str(), {}), {});
  for (bool hasReport : {true, false}) {
    if (!hasReport)
      fs::remove(getReportPath(path));
    WorkerReply reply = worker.call(encodeExplain(path));
    ASSERT_EQ(reply.status, WorkerReply::Status::Done) << reply.reason;
    std::vector<LookedAt> ways = decodeLook(reply.text);
    ASSERT_EQ(ways.size(), 1u);
    EXPECT_EQ(ways.front().cluster.aspect, "");
    EXPECT_FALSE(ways.front().isExplained);
  }
}

/// Without time for a reduction, the finding is stored as it is, and says so.
TEST_F(TriageQueueTest, AReductionEndsWithTheTimeForTriage) {
  std::string path = add("case", CaseReport::of({"mismatch", "passes", ""}),
                         test::makeReadsInitCase("test-linalg-pad-fusion"));
  std::string findings = (dir + "/findings").str();
  Worker worker(makeTriageWorkerFactory(findings, {}), {});
  WorkerReply reply = worker.call(
      encodeReduce(path, "mismatch", "passes", /*secondsLeft=*/0.5));
  ASSERT_EQ(reply.status, WorkerReply::Status::Done) << reply.reason;
  Reduced reduced = decodeReduced(reply.text);
  ASSERT_NE(reduced.signature, "") << reduced.error;
  std::string record =
      readFile(findings + "/" + reduced.signature + "/finding.json")
          .value_or("");
  EXPECT_NE(record.find("\"cut\": true"), std::string::npos) << record;
}

TEST_F(TriageQueueTest, SaysWhatItCannotDo) {
  add("case", "a", 1);
  TriageQueueOptions options;
  options.findingsDir = (dir + "/findings").str();
  options.secondsPerDefect = 0;
  for (unsigned tries = 1; tries <= 4; ++tries) {
    TriageQueueResult result = triageFolder(incoming, options);
    EXPECT_EQ(result.triaged, 0u);
    EXPECT_EQ(result.getLeft(), 1u);
    EXPECT_EQ(result.stubborn, tries >= RawDefect::maxTries ? 1u : 0u);
  }
}

TEST_F(TriageQueueTest, AnInterruptIsNoTry) {
  add("case", "a", 1);
  TriageQueueOptions options;
  options.findingsDir = (dir + "/findings").str();
  bool asked = false;
  options.isCancelled = [&asked] { return std::exchange(asked, true); };
  triageFolder(incoming, options);
  EXPECT_EQ(RawDefects(incoming).getOrder().front().tries, 0u);
}

TEST_F(TriageQueueTest, WhatIsNewInAGroupComesBeforeItsLikes) {
  CaseReport wrong = CaseReport::of({"mismatch", "passes", "", "a"});
  add("1", wrong, "%0 = arith.addi %a, %a : i32\n");
  add("2", wrong, "%00 = arith.addi %a, %a : i32\n");
  add("3", wrong, "%000 = arith.muli %a, %a : i32\n");
  auto withOption = [](const char *option) {
    return "func.func @main() attributes {padlab.passes = \"func.func(a{" +
           std::string(option) + "})\"}\n";
  };
  add("4", wrong, withOption("size=1"));
  add("5", wrong, withOption("size=12"));
  add("6", wrong, withOption("size=12 tight"));
  EXPECT_EQ(getOrder(), Names({"1", "3", "4", "6", "2", "5"}));
}

TEST_F(TriageQueueTest, OneOfManyDefectsStandsForEachOfThem) {
  Verdict wrong{"mismatch", "passes", "", "a"};
  Verdict invalid{"invalid-ir", "passes", "after 'a': bad", "a"};
  CaseReport both;
  both.verdicts = {wrong, invalid};
  add("both", both, "x");
  add("wrong", CaseReport::of(wrong), "xx");
  wrong.pipeline = "passes+dynamic@x86-64-v3";
  add("elsewhere", CaseReport::of(wrong), "xxx");
  wrong.pass = "b";
  add("other", CaseReport::of(wrong), "xxxx");
  RawDefects defects(incoming);
  EXPECT_EQ(defects.countGroups(), 3u);
  EXPECT_EQ(getOrder(), Names({"both", "other", "wrong", "elsewhere"}));
}

/// Even if the time is too short to triage all wrong values, a crash is
/// triaged.
TEST_F(TriageQueueTest, KindsTakeTurns) {
  for (const char *name : {"1", "2", "3"})
    add(std::string("wrong") + name,
        CaseReport::of({"mismatch", "passes", "", name}), name);
  for (const char *name : {"1", "2"})
    add(std::string("crash") + name, name, 9);
  add("invalid", CaseReport::of({"invalid-ir", "passes", "", "a"}), "x");
  EXPECT_EQ(getOrder(), Names({"wrong1", "invalid", "crash1", "wrong2",
                               "crash2", "wrong3"}));
}

TEST_F(TriageQueueTest, TheSecondInOnePlaceComesLater) {
  CaseReport crash = CaseReport::of({"crash", "passes", "signal", "a"});
  crash.verdicts.front().function = "f";
  CaseReport wrong = CaseReport::of({"mismatch", "passes", "", "b"});
  for (const char *name : {"1", "2"})
    add(std::string("crash") + name, crash, name);
  for (const char *name : {"1", "2", "3", "4", "5"})
    add(std::string("wrong") + name, wrong, name);
  EXPECT_EQ(getOrder(), Names({"wrong1", "crash1", "wrong2", "wrong3", "wrong4",
                               "crash2", "wrong5"}));
}

TEST_F(TriageQueueTest, WhatTakesLongHasAShareOfTheTime) {
  for (const char *name : {"h", "i"})
    add(std::string("1") + name,
        CaseReport::of({"hang", "passes", "20 s in x", name}), name);
  for (const char *name : {"a", "b", "c"})
    add(std::string("2") + name, name, 1);
  RawDefects defects(incoming);
  TriageSchedule schedule(defects);
  auto take = [&](double seconds, double left = 1000) {
    TriageTask task = schedule.take(seconds, left).value();
    const RawDefect &defect = defects.getOrder()[task.defect];
    EXPECT_EQ(task.step, TriageTask::Step::Explain);
    return std::make_pair(llvm::sys::path::stem(defect.path).str(), task);
  };
  EXPECT_EQ(take(100, /*left=*/30).first, "2a") << "too late for a slow one";
  auto [name, slow] = take(100);
  EXPECT_EQ(name, "1h");
  EXPECT_EQ(take(1000).first, "2b") << "one at a time";
  schedule.finish(slow, 30);
  EXPECT_EQ(take(200).first, "2c") << "it has had its share";
  EXPECT_EQ(take(200, /*left=*/30).first, "1i") << "nothing else is left";
  EXPECT_FALSE(schedule.take(200, 1000));
}

TEST_F(TriageQueueTest, OneMoreOfAClusterComesAfterWhatMayBeNew) {
  CaseReport wrong = CaseReport::of({"mismatch", "passes", "", "a"});
  for (const char *name : {"1", "2", "3", "4"})
    add(name, wrong, "");
  RawDefects defects(incoming);
  TriageSchedule schedule(defects);
  for (TriageTask &task : schedule.takeRest()) {
    task.step = TriageTask::Step::Look;
    schedule.add(task, /*reductionsLater=*/0);
  }
  TriageTask more = schedule.take(0, 1000).value();
  more.step = TriageTask::Step::Reduce;
  more.kind = "mismatch";
  schedule.add(more, /*reductionsLater=*/1);
  std::vector<std::string> order;
  while (auto task = schedule.take(0, 1000))
    order.push_back(
        task->kind +
        llvm::sys::path::stem(defects.getOrder()[task->defect].path).str());
  EXPECT_EQ(order, Names({"2", "3", "mismatch1", "4"}));
}

TEST_F(TriageQueueTest, ToExplainHasAShareUntilAllAreExplained) {
  CaseReport wrong = CaseReport::of({"mismatch", "passes", "", "a"});
  for (const char *name : {"1", "2", "3"})
    add(name, wrong, "");
  RawDefects defects(incoming);
  TriageSchedule schedule(defects);
  using Step = TriageTask::Step;
  TriageTask first = schedule.take(0, 1000).value();
  EXPECT_EQ(first.step, Step::Explain);
  first.step = Step::Look;
  schedule.add(first, /*reductionsLater=*/0);
  TriageTask second = schedule.take(100, 1000).value();
  EXPECT_EQ(second.step, Step::Explain) << "it has had nothing of the time";
  schedule.finish(second, 90);
  EXPECT_EQ(schedule.take(100, 1000)->step, Step::Look)
      << "it has had its share";
  EXPECT_EQ(schedule.take(100, 1000)->step, Step::Explain)
      << "nothing else is left";
  EXPECT_FALSE(schedule.take(100, 1000));
}

TEST_F(TriageQueueTest, ShardsShareTheGroups) {
  constexpr unsigned count = 3;
  for (unsigned i = 0; i < 30; ++i)
    add("case" + std::to_string(i), "pass" + std::to_string(i % 10), i + 1);
  std::map<std::string, unsigned> shardOf;
  size_t all = 0;
  for (unsigned number = 0; number < count; ++number) {
    RawDefects defects(incoming, Shard{number, count});
    all += defects.getOrder().size();
    for (const RawDefect &defect : defects.getOrder()) {
      auto report = readReport(defect.path);
      ASSERT_TRUE(report);
      auto [entry, isFirst] =
          shardOf.try_emplace(report->verdicts.front().pass, number);
      EXPECT_EQ(entry->second, number) << "a group is in one shard";
    }
  }
  EXPECT_EQ(all, 30u);
}

//===----------------------------------------------------------------------===//
// Clusters
//===----------------------------------------------------------------------===//

/// Returns which of `count` defects of one cluster are reduced. Defect number
/// `i` has the aspect `aspect(i)`, and its reduction gives the finding
/// `give(i)`.
std::vector<unsigned>
listReduced(unsigned count, llvm::function_ref<std::string(unsigned)> give,
            llvm::function_ref<std::string(unsigned)> aspect) {
  Clusters clusters;
  DefectKey cluster;
  cluster.kind = "mismatch";
  std::vector<unsigned> reduced;
  for (unsigned i = 1; i <= count; ++i) {
    if (!clusters.enter(cluster, aspect(i)).countsFor.empty())
      continue;
    reduced.push_back(i);
    clusters.note(cluster, give(i));
  }
  return reduced;
}

TEST(Clusters, AreReducedWhileThatGivesNews) {
  using Numbers = std::vector<unsigned>;
  auto none = [](unsigned) { return std::string(); };
  auto same = [](unsigned) { return std::string("a"); };
  auto number = [](unsigned i) { return std::to_string(i); };
  EXPECT_EQ(listReduced(20, same, none), Numbers({1, 2, 4, 8, 16}));
  EXPECT_EQ(listReduced(1100, same, none),
            Numbers({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 768, 1024}));
  EXPECT_EQ(listReduced(5, number, none), Numbers({1, 2, 3, 4, 5}));
  auto third = [](unsigned i) { return std::string(i == 4 ? "b" : "a"); };
  EXPECT_EQ(listReduced(10, third, none), Numbers({1, 2, 4, 6, 10}));
  // A defect that shows another effect of the guilty pass is triaged, too, up
  // to a limit.
  auto odd = [](unsigned i) { return std::string(i < 7 ? "x" : "y"); };
  EXPECT_EQ(listReduced(8, same, odd), Numbers({1, 2, 4, 7}));
  EXPECT_LT(listReduced(100, same, number).size(), 20u);
}

/// A guard on a pattern explains one defect. A guard on a pass also hides other
/// defects, so some defects that it explains are reduced nevertheless.
TEST(Clusters, OfAPatternsCauseOneIsEnough) {
  auto countReduced = [](const DefectKey &cluster) {
    Clusters clusters;
    EXPECT_EQ(clusters.enter(cluster).countsFor, "");
    EXPECT_EQ(clusters.enter(cluster).countsFor, "") << "nobody has reduced it";
    EXPECT_EQ(clusters.findKnown(cluster), "");
    clusters.note(cluster, "a");
    unsigned reduced = 0;
    for (unsigned i = 0; i < 100; ++i)
      reduced += clusters.findKnown(cluster).empty();
    return reduced;
  };
  DefectKey cluster;
  cluster.aspect = "cause";
  EXPECT_EQ(countReduced(cluster), 0u);
  cluster.kind = "mismatch";
  unsigned ofPass = countReduced(cluster);
  EXPECT_GT(ofPass, 0u);
  EXPECT_LT(ofPass, 13u);
  cluster.aspect.clear();
  EXPECT_EQ(countReduced(cluster), 100u) << "whoever is guilty is not known";
}

TEST_F(TriageQueueTest, OneCauseIsOneFinding) {
  auto make = [](std::vector<std::string> causes, llvm::StringRef are) {
    return llvm::json::Object{{"verdict", "mismatch"},
                              {"causes", llvm::json::Array(causes)},
                              {"causesAre", are}};
  };
  auto getSureCauses = [](const llvm::json::Object &finding) {
    return finding.getString("verdict") == "mismatch"
               ? Attribution::load(finding)
               : Attribution();
  };
  auto store = [&](llvm::StringRef name, llvm::json::Object finding) {
    std::string folder = (dir + "/" + name).str();
    ASSERT_FALSE(fs::create_directory(folder));
    std::string text =
        llvm::formatv("{0}", llvm::json::Value(std::move(finding)));
    ASSERT_FALSE(bool(writeFileAtomically(folder + "/finding.json", text)));
  };
  CauseIndex index(dir.str().str(), getSureCauses);
  EXPECT_EQ(index.findSame(make({"a"}, "all")), "");
  store("first", make({"a"}, "all"));
  EXPECT_EQ(index.findSame(make({"a"}, "all")), "first");
  // If the finding that `findOther` finds is the same finding, the smaller
  // program must be stored, so it returns an empty name.
  llvm::json::Object itself = make({"a"}, "all");
  itself["signature"] = "first";
  EXPECT_EQ(index.findOther(itself), "");
  itself["signature"] = "third";
  EXPECT_EQ(index.findOther(itself), "first");
  // Another process has stored a finding in the meantime.
  store("another", make({"a"}, "all"));
  EXPECT_EQ(index.findSame(make({"a"}, "all")), "another");
  store("second", make({"a"}, "all"));
  EXPECT_EQ(index.findSame(make({"a"}, "all")), "another");
  // These findings show another cause, two causes, one of two causes, or an
  // uncertain cause.
  EXPECT_EQ(index.findSame(make({"b"}, "all")), "");
  EXPECT_EQ(index.findSame(make({"a", "b"}, "all")), "");
  EXPECT_EQ(index.findSame(make({"a", "b"}, "alternatives")), "");
  llvm::json::Object unsure = make({"a"}, "all");
  unsure["verdict"] = "crash";
  EXPECT_EQ(index.findSame(unsure), "");
  EXPECT_EQ(CauseIndex(dir.str().str(), nullptr).findSame(make({"a"}, "all")),
            "");
}

/// Stores a finding named `first`, which counts `count` defects that look like
/// `defect`.
static void storeFirst(llvm::StringRef findings, const Verdict &defect,
                       int64_t count) {
  std::string folder = (findings + "/first").str();
  ASSERT_FALSE(fs::create_directories(folder));
  std::string text = llvm::formatv(
      "{0}", llvm::json::Value(llvm::json::Object{{"signature", "first"},
                                                  {"verdict", defect.kind},
                                                  {"pipeline", "passes"},
                                                  {"says", defect.toJSON()},
                                                  {"count", count}}));
  ASSERT_FALSE(bool(writeFileAtomically(folder + "/finding.json", text)));
}

/// A finding of an earlier night stands for the defects that its cause
/// explains, but not for those of another pass.
TEST_F(TriageQueueTest, FindingsOfACauseAreLoaded) {
  Verdict defect{"crash", "passes", "", "affine-scalrep"};
  storeFirst((dir + "/findings").str(), defect, 20);
  std::string cause = "scalrep-drops-vector-store";
  Verdict other = defect;
  other.pass = "cse";
  std::string findings = (dir + "/findings").str();
  Clusters clusters;
  clusters.load(findings, [&](const auto &) { return cause; });
  EXPECT_EQ(clusters.findKnown(Clusters::makeKeyOfCause(defect, cause)),
            "first");
  EXPECT_EQ(clusters.findKnown(Clusters::makeKeyOfCause(other, cause)), "");
  Clusters unsure;
  unsure.load(findings, [](const auto &) { return ""; });
  EXPECT_EQ(unsure.findKnown(Clusters::makeKeyOfCause(defect, cause)), "");
}

/// If a cluster is seen in many nights, but rarely in each of them, one of its
/// defects is still reduced now and then.
TEST_F(TriageQueueTest, NightsCountTheDefectsOfAClusterTogether) {
  Verdict defect{"mismatch", "passes", "", "affine-scalrep"};
  std::string findings = (dir + "/findings").str();
  std::string cause = "scalrep-drops-vector-store";
  std::vector<int> reduced;
  for (int seen = 1000; seen < 1600;) {
    storeFirst(findings, defect, seen);
    Clusters clusters;
    clusters.load(findings, [&](const auto &) { return cause; });
    for (int i = 0; i != 100; ++i) {
      ++seen;
      if (clusters.findKnown(Clusters::makeKeyOfCause(defect, cause)).empty())
        reduced.push_back(seen);
    }
  }
  EXPECT_EQ(reduced, std::vector<int>({1024, 1280, 1536}));
}

TEST(Clusters, AnAspectIsWhatThePassDid) {
  Blame blame;
  blame.pass = "a";
  blame.step = "func.func(a{size=3 tight})";
  blame.program = "scf.for %i = %a to %b {\n%x = memref.load %m[%i]\n";
  blame.result = "%y = vector.load %m[%i]\n%x = memref.load %m[%i]\n";
  std::string aspect = Clusters::describeAspect(blame);
  EXPECT_EQ(aspect, "+vector.load -scf.for size tight");
  blame.step = "func.func(a{size=4 tight})";
  EXPECT_EQ(Clusters::describeAspect(blame), aspect);
  // If the pass runs a script, the aspect depends on the blamed transform or
  // pattern, not on the options of the pass.
  blame.setPatternName("transform.a");
  EXPECT_EQ(Clusters::describeAspect(blame), "+vector.load -scf.for");
  blame.application = 2;
  blame.before = "%x = memref.load %m[%i]\n";
  blame.after = "%x = arith.constant 1\n";
  EXPECT_EQ(Clusters::describeAspect(blame), "+arith.constant -memref.load");
}

} // namespace
