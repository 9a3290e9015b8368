//===- MakePlan.cpp - the tasks of a night ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Planner.h"

#include "Night.h"

#include "../Support/Files.h"

#include "padlab/fuzz/Finding.h"

#include <algorithm>
#include <cctype>
#include <thread>
#include <unistd.h>

using namespace padlab;

Planner::Planner(const NightlyOptions &given) : options(given) {
  std::time_t now = std::time(nullptr);
  if (options.jobs == 0)
    options.jobs = std::max(1u, std::thread::hardware_concurrency());
  if (options.seed == 0)
    options.seed = static_cast<uint64_t>(now) % 1'000'000'000;
  plan.startedAt = formatTime(now);
  for (char c : plan.startedAt)
    if (std::isdigit(static_cast<unsigned char>(c)))
      plan.run += c;
  plan.run.insert(8, "-");
  plan.run += "-" + std::to_string(::getpid());
  plan.directory = options.stateDir + "/results/" + plan.run;
  plan.options = options.toJSON();
  plan.options["versions"] = getVersions();
  state = "--state=" + options.stateDir;
  corpus = "--corpus=" + options.corpusDir;
}

Plan Planner::make() {
  addStep("prepare", "prepare", 2, 300);
  addReplay();
  if (options.bench && !options.buildDir.empty())
    addBuild();
  addFuzzing();
  addMerges();
  // Tasks of one core fill the time in which the longest merge is the only one
  // that still runs. Triage would wait for both cores, and so would all tasks
  // behind it.
  if (options.planted)
    addPlanted();
  addTriage();
  if (options.bench) {
    addInstructions();
    addBounds();
    addEvidence();
  }
  if (options.bench)
    addBenchmarks();
  addReport();
  if (options.isOnSlurm())
    plan.options["identity"] = nightly::describeIdentity(plan);
  return std::move(plan);
}

std::string Planner::tool(StringRef name) const {
  return options.toolDir + "/padlab-" + name.str();
}

Task &Planner::add(const std::string &id, const std::string &phase,
                   std::vector<std::string> command, double expected,
                   double limit) {
  Task task;
  task.id = id;
  task.phase = phase;
  task.command = std::move(command);
  task.needs = barrier;
  task.expected = expected;
  task.limit = limit;
  plan.tasks.push_back(std::move(task));
  return plan.tasks.back();
}

Task &Planner::addStep(const std::string &id, const std::string &phase,
                       double expected, double limit,
                       const std::vector<std::string> &more) {
  std::vector<std::string> command = {
      tool("nightly"), "step", id.substr(0, id.find('-')), plan.directory};
  command.insert(command.end(), more.begin(), more.end());
  return add(id, phase, std::move(command), expected, limit);
}

void Planner::waitForAll() {
  barrier.clear();
  for (const Task &task : plan.tasks)
    barrier.push_back(task.id);
}

Plan padlab::makePlan(const NightlyOptions &options) {
  return Planner(options).make();
}
