//===- PlanBenchmarks.cpp - the benchmarks of a night -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Planner.h"

#include "Claims.h"
#include "Rotation.h"

#include "padlab/codegen/CPUName.h"

#include "llvm/Support/Program.h"

using namespace padlab;

void Planner::addBenchmarks() {
  if (isLong())
    return addRotation();
  waitForAll();
  addBench("bench", {"--tier=smoke"}, 40, 300).quiet = true;
  addRest(plan.tasks.back());
}

Task &Planner::addBench(const std::string &id,
                        std::vector<std::string> arguments, double expected,
                        double limit) {
  std::vector<std::string> command = {tool("bench")};
  llvm::append_range(command, arguments);
  command.push_back("--benchmark_out=bench.json");
  command.push_back("--benchmark_out_format=json");
  Task &task = add(id, "bench", std::move(command), expected, limit);
  // Workload C needs 6 GB, because each contestant has a result of 100 MB and
  // more. When it ran after 26 other units, the processes of a night took 8.5
  // GB.
  task.memoryMB = 12288;
  return task;
}

void Planner::addRest(const Task &of) {
  std::vector<std::string> command = of.command;
  for (std::string &word : command)
    if (word == "--benchmark_out=bench.json")
      word = "--benchmark_out=" + plan.getTaskDir(of.id) + "/bench.json";
  command.push_back("--no-more");
  std::string id = of.id;
  // Only the machine that measured can continue the journal. So the task is
  // quiet if the benchmark was: a cluster gives all quiet tasks the same nodes.
  bool quiet = of.quiet;
  constexpr double expected = 1, limit = 300;
  waitForAll();
  Task &rest = add(id + "-rest", "bench", std::move(command), expected, limit);
  rest.quiet = quiet;
  // If the benchmark measured nothing, there is nothing to write.
  rest.accept = {0, 1, int(ExitCode::NotReproduced)};
}

void Planner::addTimed(const std::string &id,
                       std::vector<std::string> arguments, double seconds) {
  // When the time is over, the current unit is completed, which takes longer on
  // a busy machine.
  constexpr double grace = 1800;
  arguments.push_back("--tier=nightly");
  arguments.push_back(formatv("--seconds={0:F0}", seconds));
  arguments.push_back("--past=" + nightly::getRotationFile(options.stateDir));
  arguments.push_back(getBounds());
  waitForAll();
  addBench(id, std::move(arguments), seconds, seconds + grace).quiet = true;
  addRest(plan.tasks.back());
}

void Planner::addRotation() {
  nightly::Rotation rotation = nightly::Rotation::load(options.stateDir);
  std::vector<StringRef> cpus = listCPUs();
  // In nights with 30 minutes of fuzzing, these budgets let three nights
  // measure all series of the native CPU, and one night all workloads of
  // another CPU (docs/measurements.md).
  constexpr double ofClaims = 22, ofAnotherCPU = 120;
  StringRef other = rotation.choose(ArrayRef(cpus).drop_front());
  double budget = nightly::getShareSeconds("bench", getNightSeconds()) -
                  ofClaims * cpus.size() - (other.empty() ? 0 : ofAnotherCPU);
  // `--peers` times other libraries if they are installed.
  addTimed("bench", {"--peers"}, budget);
  if (!other.empty())
    addTimed("bench-cpu", {"--suite=pad-workloads", "--cpu=" + other.str()},
             ofAnotherCPU);
  addClaims(cpus, ofClaims);
}

std::vector<StringRef> Planner::listCPUs() {
  std::vector<StringRef> cpus;
  for (StringRef cpu : nightly::claimCPUs) {
    if (Error error = checkRunsHere(cpu))
      llvm::consumeError(std::move(error));
    else
      cpus.push_back(cpu);
  }
  return cpus;
}

void Planner::addInstructions() {
  if (!isLong() || !llvm::sys::findProgramByName("valgrind"))
    return;
  nightly::Rotation rotation = nightly::Rotation::load(options.stateDir);
  Task &task = addBench(
      "instructions",
      {"--tier=smoke", "--instructions",
       formatv("--slice={0}/{1}", rotation.night % nightly::maxSlices + 1,
               nightly::maxSlices)},
      120, 900);
  waitForFuzzing(task);
  for (StringRef cpu : nightly::trafficCPUs)
    if (llvm::is_contained(listCPUs(), cpu))
      addTraffic(cpu);
}

void Planner::addBounds() {
  if (!isLong())
    return;
  Task &task = add(
      "bounds", "bench",
      {tool("bench"), "--fill-bounds", "--tier=nightly", getBounds()}, 60, 900);
  task.memoryMB = 8192;
  waitForFuzzing(task);
}

void Planner::addTraffic(StringRef cpu) {
  Task &task = add(nightly::getTrafficTask(cpu), "bench",
                   {tool("bench"), "--seed-estimates", "--traffic", "--json",
                    "--cpu=" + cpu.str()},
                   20, 600);
  task.memoryMB = 8192;
  task.output = "claims.jsonl";
  waitForFuzzing(task);
}

void Planner::addEvidence() {
  if (!isLong())
    return;
  Task &task = add("evidence", "report",
                   {tool("evidence"), options.corpusDir + "/operations",
                    options.corpusDir + "/seeds", "-o", getEvidence()},
                   60, 900);
  task.memoryMB = 8192;
  // The user may pass a corpus without the folder `operations`.
  task.accept = {0, 2};
  waitForFuzzing(task);
}

void Planner::waitForFuzzing(Task &task) {
  task.needs = {"prepare"};
  for (const Task &other : plan.tasks)
    if (other.phase == "fuzz")
      task.needs.push_back(other.id);
}

void Planner::addClaims(ArrayRef<StringRef> cpus, double seconds) {
  for (StringRef cpu : cpus) {
    waitForAll();
    Task &claims = add(nightly::getClaimTask(cpu), "bench",
                       {tool("bench"), "--tier=nightly", "--seed-estimates",
                        "--json", "--cpu=" + cpu.str()},
                       seconds, 300);
    claims.output = "claims.jsonl";
    claims.quiet = true;
  }
}
