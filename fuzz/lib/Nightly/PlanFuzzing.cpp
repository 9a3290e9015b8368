//===- PlanFuzzing.cpp - fuzzing, and the work on raw defects -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Planner.h"

#include "padlab/fuzz/TextTarget.h"

#include "llvm/Support/Program.h"

using namespace padlab;

double Planner::getFuzzSeconds(StringRef target) const {
  unsigned sum = 0;
  for (const std::string &each : options.listTargets())
    sum += nightly::getFuzzWeight(each);
  return getNightSeconds() * nightly::getFuzzWeight(target) / sum;
}

void Planner::addReplay() {
  waitForAll();
  addStep("replay", "replay", 20, 1800);
  // A finding that is begun last may be reduced or blamed.
  constexpr double grace = 180;
  double seconds = nightly::getShareSeconds("replay", getNightSeconds());
  Task &findings = add("reverify", "replay",
                       {tool("findings"), "reverify", state, corpus,
                        formatv("--seconds={0:F0}", seconds)},
                       10, seconds + grace);
  findings.output = "findings.txt";
  // Exit code 1 means that a fixed finding came back. The task runs at the same
  // time as fuzzing, because no task before triage reads findings.
  findings.accept = {0, 1};
}

void Planner::addBuild() {
  barrier = {"prepare"};
  auto cmake = llvm::sys::findProgramByName("cmake");
  if (!cmake)
    return;
  Task &build = add("build-bench", "fuzz",
                    {*cmake, "--build", options.buildDir, "--target",
                     "padlab-bench", "padlab-evidence"},
                    60, 1800);
  build.cores = 0;
  build.memoryMB = 16384;
}

void Planner::addFuzzing() {
  if (getNightSeconds() == 0)
    return;
  barrier = {"prepare"};
  for (const std::string &target : options.listTargets())
    for (unsigned job = 0; job < options.jobs; ++job) {
      double seconds = getFuzzSeconds(target);
      constexpr double grace = 120;
      addStep(formatv("fuzz-{0}-{1}", target, job), "fuzz", seconds,
              seconds + grace,
              {"--target=" + target, formatv("--job={0}", job),
               formatv("--minutes={0:F4}", seconds / 60)})
          .memoryMB = 8192;
    }
}

Task &Planner::addMerge(const std::string &id, const std::string &target,
                        double seconds) {
  constexpr double grace = 60;
  Task &merge = add(id, "merge",
                    {tool("corpus"), "merge", state, "--target=" + target,
                     formatv("--seconds={0:F0}", seconds)},
                    nightly::getShareSeconds("merge", getNightSeconds()) /
                        options.listTargets().size(),
                    seconds + grace);
  merge.needs = {"prepare"};
  for (const Task &task : plan.tasks)
    if (StringRef(task.id).starts_with("fuzz-" + target + "-"))
      merge.needs.push_back(task.id);
  merge.memoryMB = 8192;
  return merge;
}

void Planner::addMerges() {
  // In a night of 30 minutes on two cores the longest merge ends in two thirds
  // of this time. In a short night most cases are new, and those that no merge
  // has looked at wait for the next one.
  constexpr double minSeconds = 20, share = 0.06;
  double seconds =
      std::max(minSeconds, getNightSeconds() * options.jobs * share);
  unsigned leaves = options.getShards();
  // The target that was fuzzed longest has the longest merge, which begins
  // first, so that the others can run beside it.
  std::vector<std::string> targets = options.listTargets();
  auto getRank = [](StringRef target) {
    return std::pair(-int(nightly::getFuzzWeight(target)), target);
  };
  llvm::sort(targets,
             [&](StringRef a, StringRef b) { return getRank(a) < getRank(b); });
  for (const std::string &target : targets) {
    std::vector<std::string> parts;
    for (unsigned i = 0;
         leaves > 1 && target != getTextTarget().name && i < leaves; ++i) {
      parts.push_back(formatv("merge-{0}-{1}", target, i));
      addMerge(parts.back(), target, std::max(minSeconds, seconds / leaves))
          .command.push_back(formatv("--shard={0}/{1}", i, leaves));
    }
    Task &root = addMerge("merge-" + target, target,
                          std::max(minSeconds, seconds / leaves));
    root.needs.insert(root.needs.end(), parts.begin(), parts.end());
  }
}

void Planner::addTriage() {
  constexpr double grace = 180;
  double seconds = options.triageSeconds
                       ? options.triageSeconds
                       : nightly::getShareSeconds("triage", getNightSeconds());
  unsigned shards = options.getShards();
  unsigned jobs = shards > 1 ? 1 : options.jobs;
  std::vector<std::string> needs = {"prepare", "replay", "reverify"};
  for (const Task &task : plan.tasks)
    if (StringRef(task.id).starts_with("fuzz-"))
      needs.push_back(task.id);
  for (unsigned i = 0; i < shards; ++i) {
    std::vector<std::string> command = {tool("findings"),
                                        "triage",
                                        state,
                                        corpus,
                                        "--json",
                                        formatv("--jobs={0}", jobs),
                                        formatv("--seconds={0:F0}", seconds)};
    if (options.target != allTargets)
      command.push_back("--target=" + options.target);
    if (shards > 1) {
      command.push_back(formatv("--shard={0}/{1}", i, shards));
      command.push_back("--claims=" + plan.directory + "/claims");
    }
    Task &triage =
        add(shards > 1 ? formatv("triage-{0}", i).str() : std::string("triage"),
            "triage", std::move(command), seconds / 2, seconds + grace);
    triage.needs = needs;
    triage.cores = jobs;
    triage.memoryMB = 4096 * jobs;
    triage.output = "triage.json";
    triage.accept = {0, 1};
  }
}

void Planner::addPlanted() {
  Task &planted =
      add("planted", "planted", {tool("planted"), "--json"}, 20, 600);
  waitForFuzzing(planted);
  planted.output = "planted.jsonl";
  planted.accept = {0, 1};
  constexpr double each = 20;
  double seconds = nightly::getShareSeconds("planted", getNightSeconds());
  Task &faults =
      add("planted-faults", "planted",
          {tool("planted"), "--faults=all", formatv("--seconds={0:F0}", each),
           formatv("--limit={0:F0}", seconds),
           formatv("--seed={0}", options.seed), "--json"},
          seconds, seconds + 60);
  waitForFuzzing(faults);
  faults.output = "planted.jsonl";
  faults.accept = {0, 1};
}
