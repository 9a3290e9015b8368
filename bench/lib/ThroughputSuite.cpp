//===- ThroughputSuite.cpp - differential cases per second ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures how fast the differential loop checks cases of a fuzz target, as
/// nights do, and how fast the naive engine (`padlab/fuzz/NaiveEngine.h`)
/// checks the same cases. Neither compiles cases that the reference does not
/// define, or on which the subject fails or leaves an invalid program. The two
/// are interleaved, on one thread.
///
///   padlab-bench --suite=throughput
///
/// measures target `pad` in batches of 1, 8 and 32 cases per compilation, both
/// with cases of today's generator and with `committed` ones, which never
/// change (corpus/throughput); and each target in batches of the size that
/// fuzzers use. Counters are per second of processor time, which means
/// something on a busy machine, too, and those with `wall` of wall-clock time:
///
///   cases_per_s        ours: the reference and every pipeline of the target
///   naive_cases_per_s  the naive engine's, and `ratio`, how much slower it is
///   naive_failures     programs that it could not compile
///   failures           programs that ours neither compiled nor interpreted,
///                      such as those on which upstream's subject fails
///   crashed            cases set aside beforehand because a pipeline dies of
///                      them; all others are taken as they come
///   us_STAGE           microseconds of processor time a case, all pipelines
///                      together: reference, subject, lowering, translation,
///                      codegen, link, run, oracles; `us_other` is the rest
///
/// With --instructions it counts the instructions of the `countedStages` on
/// committed programs instead, as `padlab-bench budget` does.
///
/// Each stage of each target is a series of its own as well
/// (`target:T/stage:S`), from the same run.
///
//===----------------------------------------------------------------------===//

#include "CompilerInstructions.h"
#include "Journal.h"
#include "Schedule.h"
#include "StageCounting.h"
#include "Suites.h"
#include "ThroughputPrograms.h"

#include "padlab/bench/SeriesRecord.h"
#include "padlab/bench/Suite.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/NaiveEngine.h"
#include "padlab/fuzz/Worker.h"

#include <benchmark/benchmark.h>
#include <ctime>
#include <map>

using namespace mlir;
using namespace padlab;

/// The stages of countStages whose counts change only with the compiler; `all`
/// is the sum of all stages.
static constexpr llvm::StringLiteral countedStages[] = {
    "parse",       "reference", "subject", "lowering",
    "translation", "codegen",   "all"};

namespace {

/// Nanoseconds of two clocks.
struct Times {
  uint64_t processor = 0, wall = 0;

  static Times now() {
    return {read(CLOCK_THREAD_CPUTIME_ID), read(CLOCK_MONOTONIC)};
  }
  void add(const Times &from, const Times &to) {
    processor += to.processor - from.processor;
    wall += to.wall - from.wall;
  }

private:
  static uint64_t read(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * uint64_t(1'000'000'000) + time.tv_nsec;
  }
};

} // namespace

/// Returns the options that nights use: the target's pipelines, every oracle,
/// few cases examined, and native code for a share of the cases that the
/// reference has judged.
static DifferentialOptions getNightsOptions(const FuzzTarget &target) {
  DifferentialOptions options;
  options.examineEvery = DifferentialOptions::usualExamineEvery;
  options.nativeEvery = target.nativeEvery;
  return options;
}

/// Returns a handler that runs a case by both engines in a child process,
/// because an upstream pass crashes or never ends on some cases, which would
/// end the benchmark.
static Worker::Handler makeTrial(const std::string &cpu,
                                 const FuzzTarget &target) {
  auto compiler = std::make_shared<Compiler>(Target{cpu, 0});
  auto differential = std::make_shared<Differential>(
      *compiler, target.pipelines, getNightsOptions(target));
  return [=](llvm::StringRef text) -> std::string {
    auto theCase = Case::parse(text, "case.mlir", compiler->getContext());
    if (succeeded(theCase)) {
      (void)differential->check(*theCase);
      (void)padlab::checkNaively(*theCase, differential->getVariants());
    }
    return "";
  };
}

/// Returns the limits that fuzzers use.
static WorkerLimits getTrialLimits() {
  WorkerLimits limits;
  limits.processorSecondsPerRequest = 1;
  return limits;
}

namespace {

/// Cases of a target on which no pipeline crashes or hangs.
struct TrialCases {
  Compiler compiler;
  const FuzzTarget &target;
  std::vector<Case> cases;
  Differential differential;
  /// Cases that were left out.
  unsigned crashed = 0;

  TrialCases(llvm::StringRef cpu, const FuzzTarget &target)
      : compiler(Target{cpu.str(), 0}), target(target),
        differential(compiler, target.pipelines, getNightsOptions(target)),
        trial([&target, cpu = cpu.str()] { return makeTrial(cpu, target); },
              getTrialLimits()) {}

  /// Adds `count` cases generated from successive seeds.
  void generate(unsigned count) {
    for (uint64_t seed = 0; cases.size() != count; ++seed) {
      RandomChoices choices(seed);
      add(target.generate(choices, compiler.getContext()));
    }
  }
  /// Reads the first `count` committed cases.
  llvm::Error read(unsigned count);

private:
  void add(Case theCase) {
    if (trial.call(theCase.str()).status == WorkerReply::Status::Done)
      cases.push_back(std::move(theCase));
    else
      ++crashed;
  }

  Worker trial;
};

} // namespace

llvm::Error TrialCases::read(unsigned count) {
  llvm::Expected<std::vector<std::string>> texts = readThroughputPrograms();
  if (!texts)
    return texts.takeError();
  for (const std::string &text : *texts) {
    if (cases.size() == count)
      break;
    auto theCase = Case::parse(text, "program", compiler.getContext());
    if (failed(theCase))
      return llvm::createStringError("a committed program does not parse");
    add(std::move(*theCase));
  }
  return llvm::Error::success();
}

static unsigned checkNaively(const TrialCases &work,
                             llvm::ArrayRef<const Case *> cases) {
  unsigned failures = 0;
  for (const Case *theCase : cases)
    failures += padlab::checkNaively(*theCase, work.differential.getVariants())
                    .failures;
  return failures;
}

/// Counts the programs that were to be compiled or interpreted, but were not.
static unsigned countFailures(llvm::ArrayRef<CaseReport> reports) {
  unsigned failures = 0;
  for (const CaseReport &report : reports)
    // The compilation of a case that agrees may have been left out.
    failures += report.getExitCode() == ExitCode::Agree
                    ? 0
                    : llvm::count_if(report.pipelines,
                                     [](const PipelineSummary &pipeline) {
                                       return !pipeline.compiled &&
                                              !pipeline.interpreted;
                                     });
  return failures;
}

/// The microseconds of each stage for one case.
using StageCosts = std::vector<std::pair<llvm::StringRef, double>>;

static constexpr llvm::StringLiteral stageNames[] = {
    "reference", "subject", "lowering", "translation", "codegen",
    "link",      "run",     "oracles",  "other"};

/// Returns the nanoseconds of each stage so far, in the order of stageNames,
/// without `other`.
static std::vector<uint64_t> readNanoseconds(const TrialCases &work) {
  const StageTimes &now = work.compiler.getStageTimes();
  return {work.differential.getReferenceTime(),
          now.subject,
          now.lowering,
          now.translation,
          now.codegen,
          now.link,
          now.run,
          work.differential.getOracleTime()};
}

/// Returns the costs since the measurement began. `before` has the stage times
/// at that point; `total` is the time of all stages, in nanoseconds.
static StageCosts getStageCosts(const TrialCases &work,
                                llvm::ArrayRef<uint64_t> before, uint64_t total,
                                double cases) {
  StageCosts costs;
  std::vector<uint64_t> now = readNanoseconds(work);
  for (size_t stage = 0; stage < now.size(); ++stage) {
    uint64_t nanoseconds = now[stage] - before[stage];
    costs.emplace_back(stageNames[stage], nanoseconds / 1000.0 / cases);
    total -= std::min(total, nanoseconds);
  }
  costs.emplace_back(stageNames[now.size()], total / 1000.0 / cases);
  return costs;
}

namespace {
/// A measurement: its target, number of cases, and cases per compilation.
struct ThroughputPoint {
  std::string name, cpu;
  const FuzzTarget *target;
  unsigned count, batch;
  bool committed = false;
};
} // namespace

/// The stages of the points that were measured, by name.
static std::map<std::string, StageCosts> measuredStages;

/// Measures batches of `batch` cases, alternately with ours and with the naive
/// engine.
static void runThroughput(benchmark::State &state,
                          const ThroughputPoint &point) {
  TrialCases work(point.cpu, *point.target);
  if (!point.committed)
    work.generate(point.count);
  else if (llvm::Error error = work.read(point.count))
    return state.SkipWithError(llvm::toString(std::move(error)).c_str());
  std::vector<const Case *> cases;
  for (const Case &theCase : work.cases)
    cases.push_back(&theCase);
  if (cases.empty())
    return state.SkipWithError("there is no program that can be checked");
  // Caches of pass managers and patterns fill at the first case.
  (void)work.differential.check(*cases.front());

  std::vector<uint64_t> before = readNanoseconds(work);
  Times ours, naive;
  uint64_t done = 0, failures = 0, naiveFailures = 0;
  for ([[maybe_unused]] auto ignored : state)
    for (size_t i = 0; i < cases.size(); i += point.batch) {
      auto part = llvm::ArrayRef<const Case *>(cases).slice(
          i, std::min<size_t>(point.batch, cases.size() - i));
      Times start = Times::now();
      failures += countFailures(work.differential.check(part));
      Times middle = Times::now();
      naiveFailures += checkNaively(work, part);
      ours.add(start, middle);
      naive.add(middle, Times::now());
      done += part.size();
    }
  state.counters["cases_per_s"] = done * 1e9 / ours.processor;
  state.counters["cases_per_s_wall"] = done * 1e9 / ours.wall;
  state.counters["naive_cases_per_s"] = done * 1e9 / naive.processor;
  state.counters["naive_cases_per_s_wall"] = done * 1e9 / naive.wall;
  state.counters["ratio"] = double(naive.processor) / ours.processor;
  state.counters["ratio_wall"] = double(naive.wall) / ours.wall;
  state.counters["failures"] = failures;
  state.counters["naive_failures"] = naiveFailures;
  state.counters["crashed"] = work.crashed;
  StageCosts costs = getStageCosts(work, before, ours.processor, done);
  for (const auto &[stage, cost] : costs)
    state.counters["us_" + stage.str()] = cost;
  measuredStages[point.name] = std::move(costs);
}

/// Reports a stage of the point `name`, which was measured before.
static void showStage(benchmark::State &state, const std::string &name,
                      llvm::StringRef stage) {
  auto measured = measuredStages.find(name);
  if (measured == measuredStages.end())
    return state.SkipWithError("its target was not measured");
  for ([[maybe_unused]] auto ignored : state)
    for (const auto &[other, microseconds] : measured->second)
      if (other == stage)
        state.counters["s_per_case"] = microseconds * 1e-6;
}

static void addThroughput(ThroughputPoint point, SeriesRecord record) {
  record.suite = "throughput";
  record.contestant = "ours";
  record.baseline = "naive";
  record.figure = "cases_per_s";
  record.unit = "cases/s";
  record.largerIsBetter = true;
  describeSeries(point.name, std::move(record));
  benchmark::RegisterBenchmark(
      point.name.c_str(), Schedule::get().guard("throughput", point.name,
                                                [=](benchmark::State &state) {
                                                  runThroughput(state, point);
                                                }))
      ->Iterations(1)
      ->Unit(benchmark::kMillisecond);
}

static void addStage(const ThroughputPoint &point, llvm::StringRef stage) {
  std::string name = point.name + "/stage:" + stage.str();
  SeriesRecord record{"throughput",
                      "target:" + point.target->name + "/stage:" + stage.str()};
  record.contestant = "ours";
  record.kind = "stage";
  record.axes = {{"target", point.target->name}, {"stage", stage.str()}};
  record.figure = "s_per_case";
  describeSeries(name, std::move(record));
  benchmark::RegisterBenchmark(
      name.c_str(),
      Schedule::get().guard("throughput", point.name,
                            [=, point = point.name](benchmark::State &state) {
                              showStage(state, point, stage);
                            }))
      ->Iterations(1)
      ->Unit(benchmark::kMillisecond);
}

/// Adds a measurement of each target as fuzzers run it, with its stages.
static void addTargets(llvm::StringRef cpu, unsigned count) {
  constexpr unsigned fuzzersBatch = 16;
  for (const FuzzTarget &target : getFuzzTargets()) {
    ThroughputPoint point{"throughput/target:" + target.name, cpu.str(),
                          &target, count, fuzzersBatch};
    SeriesRecord record;
    record.workload = "target:" + target.name;
    record.axes = {{"target", target.name}};
    Schedule::get().add("throughput", point.name, [=] {
      addThroughput(point, record);
      for (llvm::StringRef stage : stageNames)
        addStage(point, stage);
    });
  }
}

/// Counts the instructions of each stage, and their sum.
static std::vector<MeasuredSeries> measureLoopInstructions() {
  std::vector<MeasuredSeries> all(std::size(countedStages));
  llvm::Expected<StageCounts> counts = countStages();
  if (!counts) {
    for (MeasuredSeries &one : all)
      one.error = llvm::toString(counts.takeError());
    return all;
  }
  int64_t sum = 0;
  for (const auto &[stage, count] : *counts)
    sum += count;
  counts->push_back({"all", sum});
  for (auto [one, name] : llvm::zip_equal(all, countedStages))
    for (const auto &[stage, count] : *counts)
      if (stage == name)
        setCompilerInstructions(one, count);
  return all;
}

/// Registers the series instructions/throughput/STAGE, which are counted as
/// `padlab-bench budget` does.
static void registerLoopInstructions(const SuiteOptions &options) {
  SeriesGroup group;
  group.name = "instructions/throughput";
  group.record = {"instructions", "throughput"};
  group.record.kind = "stage";
  group.record.axes = {{"programs", "committed"}};
  describeCompilerInstructions(group.record);
  for (llvm::StringRef stage : countedStages)
    group.contestants.push_back(stage.str());
  group.measure = measureLoopInstructions;
  registerGroup(std::move(group), options);
}

void padlab::registerThroughputBenchmarks(const SuiteOptions &options) {
  if (options.countsInstructions)
    return registerLoopInstructions(options);
  // --no-more writes only what the journal has: groups (SeriesGroup.h). These
  // benchmarks are not groups.
  if (Journal::get().isReadOnly())
    return;
  unsigned count = options.tier == Tier::Check     ? 2
                   : options.tier == Tier::Nightly ? 32
                                                   : 200;
  std::string cpu = options.cpu;
  for (bool committed : {false, true})
    for (unsigned batch : {1, 8, 32}) {
      std::string workload =
          (committed ? "committed/batch:" : "batch:") + std::to_string(batch);
      ThroughputPoint point{"throughput/" + workload,
                            cpu,
                            findFuzzTarget("pad"),
                            count,
                            batch,
                            committed};
      SeriesRecord record;
      record.workload = workload;
      record.axes = {{"programs", committed ? "committed" : "generated"},
                     {"batch", std::to_string(batch), "cases"}};
      Schedule::get().add("throughput", point.name,
                          [=] { addThroughput(point, record); });
    }
  addTargets(cpu, count);
}
