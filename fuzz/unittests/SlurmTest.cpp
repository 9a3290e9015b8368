//===- SlurmTest.cpp - nights of several machines --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Nightly/Slurm.h"
#include "../lib/Corpus/Covered.h"
#include "../lib/Nightly/Night.h"
#include "../lib/Nightly/Starts.h"
#include "../lib/Support/RunCommand.h"
#include "../lib/Support/SharedFiles.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/Shard.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <sys/wait.h>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::slurm;

namespace {

using Words = std::vector<std::string>;

/// A temporary folder for each test.
class FolderTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("padlab-slurm", dir));
  }
  void TearDown() override { fs::remove_directories(dir); }
  std::string path(llvm::StringRef name) const {
    return (dir + "/" + name).str();
  }
  void write(llvm::StringRef name, llvm::StringRef text) const {
    ASSERT_FALSE(bool(writeFileAtomically(path(name), text)));
  }

  llvm::SmallString<128> dir;
};

using SharedFiles = FolderTest;
using Starts = FolderTest;
using Covering = FolderTest;
using Script = FolderTest;

//===----------------------------------------------------------------------===//
// Command lines
//===----------------------------------------------------------------------===//

bool hasWord(const Words &words, const std::string &word) {
  return llvm::is_contained(words, word);
}

TEST(Submission, NamesAreWordsWhateverIsInThem) {
  Submission submission;
  submission.partition = "night shift";
  submission.account = "o'brien \"x\" $HOME;\nrm";
  submission.directory = "/a b/100%/'c'";
  submission.script = "/a b/job.sh";
  submission.name = "n";
  submission.words = {"/t \n\"x\"/padlab-nightly", "work", "$(id)", ""};
  Words words = makeCommand(submission);
  EXPECT_TRUE(hasWord(words, "--partition=night shift"));
  EXPECT_TRUE(hasWord(words, "--account=o'brien \"x\" $HOME;\nrm"));
  EXPECT_TRUE(hasWord(words, "--chdir=/a b/100%/'c'"));
  // In this option, sbatch replaces patterns, so `%` is doubled.
  EXPECT_TRUE(hasWord(words, "--output=/a b/100%%/'c'/n.%j.log"));
  Words end(words.end() - 5, words.end());
  EXPECT_EQ(end, Words({"/a b/job.sh", "/t \n\"x\"/padlab-nightly", "work",
                        "$(id)", ""}));
  submission.directory = "/a\\b";
  EXPECT_TRUE(hasWord(makeCommand(submission), "--output=/dev/null"));
}

/// The script of a job passes its arguments to the command unchanged.
TEST_F(Script, RunsItsArguments) {
  write("job.sh", jobScript);
  write("print", "#!/bin/sh\nprintf '<%s>' \"$@\"\n");
  fs::setPermissions(path("print"), fs::perms::all_all);
  auto outcome =
      processes::runCommand({"/bin/sh", path("job.sh"), path("print"), "a b",
                             "c\nd", "'\"$x`", "", "*"});
  ASSERT_TRUE(bool(outcome));
  EXPECT_EQ(outcome->out, "<a b><c\nd><'\"$x`><><*>");
}

TEST_F(Script, RunsAgainWhatSomebodyKilled) {
  write("job.sh", jobScript);
  write("die", "echo x >> \"$1\"\n"
               "[ $(wc -l < \"$1\") -ge 3 ] || kill -9 $$\n"
               "exit 7\n");
  auto outcome = processes::runCommand(
      {"/bin/sh", path("job.sh"), "/bin/sh", path("die"), path("runs")});
  ASSERT_TRUE(bool(outcome));
  ASSERT_TRUE(outcome->exit);
  EXPECT_EQ(outcome->exit->code, 7);
  EXPECT_EQ(readFile(path("runs")), "x\nx\nx\n");
}

TEST(Submission, WhatAJobNeeds) {
  Task fuzz, bench;
  fuzz.limit = 100, fuzz.memoryMB = 8192;
  bench.limit = 1000, bench.quiet = true, bench.cores = 2;
  JobGroup group;
  group.isArray = true;
  Submission array = makeSubmission(group, {&fuzz, &fuzz, &fuzz});
  EXPECT_EQ(array.elements, 3u);
  EXPECT_EQ(array.minutes, 4u);
  EXPECT_EQ(array.memoryMB, 8192u);
  EXPECT_TRUE(hasWord(makeCommand(array), "--array=0-2"));
  EXPECT_FALSE(hasWord(makeCommand(array), "--exclusive"));
  group.isArray = false;
  Submission both = makeSubmission(group, {&fuzz, &bench});
  EXPECT_EQ(both.minutes, 23u);
  both.node = "n1";
  both.after = {"4", "7"};
  Words words = makeCommand(both);
  for (const char *word : {"--exclusive", "--nodelist=n1", "--cpus-per-task=2",
                           "--mem=8192M", "--dependency=afterany:4:7"})
    EXPECT_TRUE(hasWord(words, word)) << word;
}

//===----------------------------------------------------------------------===//
// Output of Slurm
//===----------------------------------------------------------------------===//

TEST(Submission, IsRefusedForGoodOrForNow) {
  std::string sbatch = "sbatch: error: Batch job submission failed: ";
  for (const char *reason :
       {"Invalid partition name specified",
        "Invalid account or account/partition combination specified"})
    EXPECT_TRUE(
        isRefusal("sbatch: error: it says more\n" + sbatch + reason + "\n"))
        << reason;
  for (const char *reason :
       {"Unable to contact slurm controller (connect failure)",
        "Socket timed out on send/recv operation",
        "Unable to create job record, try again", "Something new"})
    EXPECT_FALSE(isRefusal(sbatch + reason)) << reason;
  // The reason must be the whole text after the prefix: the same words
  // elsewhere in the message are no reason.
  EXPECT_FALSE(isRefusal("sbatch: error: /Invalid qos specification/x"));
  EXPECT_FALSE(isRefusal(sbatch + "Invalid qos specification? no"));
}

TEST(Queue, IsRead) {
  Queue queue = parseQueue("12_0|RUNNING|n1|padlab-a|None\n"
                           "12_1|PENDING||padlab-a|Dependency\n"
                           "13|COMPLETED|n2|padlab-b|a|b\n"
                           "nonsense\n");
  ASSERT_EQ(queue.size(), 3u);
  EXPECT_EQ(queue["12_0"].node, "n1");
  EXPECT_EQ(queue["13"].reason, "a|b");
  EXPECT_TRUE(findActive(queue, "12", 1, /*isArray=*/true));
  EXPECT_FALSE(findActive(queue, "12", 2, true));
  EXPECT_FALSE(findActive(queue, "13", 0, false)) << "it has ended";
}

TEST(Cores, AreThoseOfNodesThatAreUp) {
  llvm::StringRef text = "n1|4|idle|night*\nn2|8|mixed|night*\n"
                         "n3|16|down*|night*\nn4|2|drained|night*\n"
                         "m1|64|idle|day\n";
  EXPECT_EQ(countCores(text, /*isDefault=*/true, 0), 12u);
  EXPECT_EQ(countCores(text, true, 1), 8u);
  EXPECT_EQ(countCores("m1|64|idle|day\n", false, 0), 64u);
  EXPECT_EQ(countCores("", true, 0), 0u);
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

NightlyOptions makeOptions(unsigned jobs) {
  NightlyOptions options;
  options.target = "pad";
  options.stateDir = "/state";
  options.corpusDir = "/corpus";
  options.toolDir = "/nowhere";
  options.jobs = jobs;
  options.executor = "slurm";
  return options;
}

TEST(ClusterPlan, GrowsWithTheCluster) {
  Plan plan = makePlan(makeOptions(5));
  for (const char *id : {"fuzz-pad-4", "merge-pad-4", "merge-pad", "triage-4"})
    EXPECT_TRUE(plan.find(id)) << id;
  EXPECT_FALSE(plan.find("fuzz-pad-5"));
  const Task *leaf = plan.find("merge-pad-3"), *root = plan.find("merge-pad");
  EXPECT_TRUE(hasWord(leaf->command, "--shard=3/5"));
  EXPECT_TRUE(hasWord(root->needs, "merge-pad-3"));
  EXPECT_TRUE(hasWord(plan.find("triage-1")->command, "--shard=1/5"));
  NightlyOptions local = makeOptions(5);
  local.executor = "local";
  EXPECT_TRUE(makePlan(local).find("triage"));
  EXPECT_FALSE(makePlan(local).find("merge-pad-0"));
}

TEST(ClusterPlan, BecomesJobs) {
  Plan plan = makePlan(makeOptions(5));
  std::vector<JobGroup> groups = groupTasks(plan, /*maxArray=*/3);
  auto find = [&](llvm::StringRef id) {
    for (size_t i = 0; i < groups.size(); ++i)
      for (const Task *task : groups[i].tasks)
        if (task->id == id)
          return i;
    return groups.size();
  };
  EXPECT_EQ(find("fuzz-pad-0"), find("fuzz-pad-2"));
  EXPECT_NE(find("fuzz-pad-2"), find("fuzz-pad-3"));
  EXPECT_EQ(find("fuzz-pad-3"), find("fuzz-pad-4"));
  EXPECT_TRUE(groups[find("triage-0")].isArray);
  const JobGroup &bench = groups[find("bench")];
  EXPECT_FALSE(bench.isArray);
  // The root of the merges needs only its leaves, because these need the
  // fuzzers.
  const JobGroup &root = groups[find("merge-pad")];
  EXPECT_EQ(root.needs,
            (std::vector<size_t>{find("merge-pad-0"), find("merge-pad-3")}));
  // The tasks that make the report form the last job.
  EXPECT_EQ(find("blind-spots"), groups.size() - 1);
  EXPECT_EQ(find("summary"), groups.size() - 1);
  // No task is missing.
  size_t tasks = 0;
  for (const JobGroup &group : groups)
    tasks += group.tasks.size();
  EXPECT_EQ(tasks, plan.tasks.size());
}

TEST(Shards, ShareAll) {
  std::vector<unsigned> counts(4);
  for (unsigned i = 0; i < 1000; ++i) {
    unsigned owners = 0;
    for (unsigned number = 0; number < counts.size(); ++number)
      if (Shard{number, 4}.has("case-" + std::to_string(i))) {
        ++owners;
        ++counts[number];
      }
    EXPECT_EQ(owners, 1u);
  }
  for (unsigned count : counts)
    EXPECT_GT(count, 200u);
  for (const char *text : {"4/4", "1", "a/b", "-1/2", "1/", "1/2/3"})
    EXPECT_TRUE(llvm::errorToBool(Shard::parse(text).takeError())) << text;
  auto shard = Shard::parse("1/3");
  ASSERT_TRUE(bool(shard));
  EXPECT_EQ(shard->count, 3u);
}

//===----------------------------------------------------------------------===//
// Resources of a node
//===----------------------------------------------------------------------===//

TEST(Identity, SaysWhatDiffers) {
  using llvm::json::Object;
  auto make = [](const char *llvm, const char *sum) {
    return Object{{"planSchema", 1},
                  {"llvm", llvm},
                  {"files", Object{{"padlab-nightly", sum}}}};
  };
  EXPECT_EQ(findDifference(make("22", "a"), make("22", "a")), "");
  EXPECT_EQ(findDifference(make("22", "a"), make("23", "a")),
            "llvm is 23, in the plan 22");
  EXPECT_EQ(findDifference(make("22", "a"), make("22", "b")),
            "padlab-nightly is another file than the plan's");
  Object without = make("22", "a");
  without.getObject("files")->erase("padlab-nightly");
  EXPECT_NE(findDifference(make("22", "a"), without), "");
  Object other = make("22", "a");
  other["planSchema"] = 2;
  EXPECT_EQ(findDifference(make("22", "a"), other),
            "planSchema is 2, in the plan 1");
}

TEST(Identity, IsOfLLVMsLibrariesToo) {
  Plan plan = makePlan(makeOptions(1));
  const llvm::json::Object *identity = plan.options.getObject("identity");
  ASSERT_TRUE(identity);
  const llvm::json::Object *files = identity->getObject("files");
  EXPECT_EQ(files->getString("padlab-fuzz-pad"), "missing");
  EXPECT_TRUE(llvm::any_of(*files, [](const auto &file) {
    return llvm::StringRef(file.first).starts_with("libMLIR") &&
           file.second.getAsString() != "missing";
  }));
}

//===----------------------------------------------------------------------===//
// Files that several machines share
//===----------------------------------------------------------------------===//

TEST_F(SharedFiles, OneOfManyMakesAFile) {
  std::vector<pid_t> children(8);
  for (pid_t &child : children)
    if ((child = ::fork()) == 0) {
      auto isOurs = createFile(path("file"), getProcessWord());
      ::_exit(isOurs && *isOurs ? 1 : 0);
    }
  unsigned made = 0;
  for (pid_t child : children) {
    int status = 0;
    EXPECT_EQ(::waitpid(child, &status, 0), child);
    made += WEXITSTATUS(status);
  }
  EXPECT_EQ(made, 1u);
  EXPECT_NE(readFile(path("file")), getProcessWord());
}

TEST_F(SharedFiles, ClockIsTheFileSystems) {
  write("file", "x");
  fs::file_status status;
  ASSERT_FALSE(fs::status(path("file"), status));
  std::chrono::duration<double> written =
      status.getLastModificationTime().time_since_epoch();
  EXPECT_NEAR(getFileSystemSeconds(dir), written.count(), 5);
  // No file that was made to ask for the time is left.
  size_t files = 0;
  std::error_code error;
  for (fs::directory_iterator it(dir, error), end; it != end && !error;
       it.increment(error))
    ++files;
  EXPECT_EQ(files, 1u);
}

TEST_F(Starts, ThoseWithoutAResultDied) {
  Start start;
  for (const char *node : {"n1", "n2", "n3"}) {
    start.node = node;
    start.refused = start.node == "n2" ? "another LLVM" : "";
    auto number = recordStart(dir, start);
    ASSERT_TRUE(bool(number));
    EXPECT_EQ(*number, node[1] - '1');
  }
  auto nodesOf = [](const std::vector<Start> &starts) {
    Words nodes;
    for (const Start &each : starts)
      nodes.push_back(each.node);
    return nodes;
  };
  EXPECT_EQ(nodesOf(loadStarts(dir)), Words({"n1", "n2", "n3"}));
  EXPECT_EQ(nodesOf(listDeaths(dir, std::nullopt, /*isRunning=*/true)),
            Words({"n1"}));
  EXPECT_EQ(nodesOf(listDeaths(dir, std::nullopt, false)), Words({"n1", "n3"}));
  TaskResult result;
  result.start = 2;
  EXPECT_EQ(nodesOf(listDeaths(dir, result, false)), Words({"n1"}));
  // A node died while it wrote the record of this start.
  write("starts/3.json", "{");
  EXPECT_EQ(nodesOf(listDeaths(dir, result, false)), Words({"n1", ""}));
}

//===----------------------------------------------------------------------===//
// Merges
//===----------------------------------------------------------------------===//

TEST_F(Covering, TheRootTakesOverWhatLeavesKept) {
  ASSERT_FALSE(fs::create_directory(path("pad")));
  for (auto [name, text] :
       {std::pair("a", "x"), std::pair("b", "xx"), std::pair("c", "xxx")})
    write(std::string("pad/") + name, text);
  std::string record = path("pad.covered");
  auto leaf = [&](const char *name, const char *of,
                  std::vector<uint32_t> marks) {
    auto covered = Covered::openLeaf(record, record + name, path("pad"));
    ASSERT_TRUE(bool(covered));
    EXPECT_TRUE(covered->add(of, marks));
  };
  leaf("-0", "b", {1, 2});
  leaf("-1", "a", {1});
  leaf("-2", "c", {1, 2});
  auto root = Covered::open(record, path("pad"));
  ASSERT_TRUE(bool(root));
  root->absorb({record + "-0", record + "-1", record + "-2"}, path("pad"));
  // `a` is small and brings mark 1, `b` brings mark 2, `c` brings no new mark.
  EXPECT_TRUE(root->knows("a") && root->knows("b"));
  EXPECT_EQ(root->countMarks(), 2u);
  EXPECT_TRUE(fs::exists(path("pad/a")) && fs::exists(path("pad/b")));
  EXPECT_FALSE(fs::exists(path("pad/c")));
  EXPECT_FALSE(fs::exists(record + "-0"));
  // The root has stored which cases it knows.
  auto again = Covered::open(record, path("pad"));
  ASSERT_TRUE(bool(again));
  EXPECT_TRUE(again->knows("a") && again->knows("b"));
}

} // namespace
