//===- ThroughputSuite.cpp - differential cases per second ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Cases of target `pad` through the differential loop, as nights compare, and
/// the same cases through the naive engine (`padlab/fuzz/NaiveEngine.h`).
/// Neither compiles a case that the reference does not define, nor what a
/// subject fails on or leaves invalid. Interleaved, on one thread.
///
///   padlab-bench --suite=throughput
///
/// prints for batches of 1, 8 and 32 cases a compilation, of cases that today's
/// generator makes and of `committed` ones, which stay (corpus/throughput), per
/// second of processor time (which means something on a busy machine) and, with
/// `wall`, of wall-clock time:
///
///   cases_per_s        ours: the reference and every pipeline of the target
///   naive_cases_per_s  the naive engine's, and `ratio`, how much slower it is
///   naive_failures     programs that it could not compile
///   failures           programs that ours could not: the same ones, those that
///                      upstream's subject fails on or leaves invalid
///   crashed            cases set aside beforehand because a pipeline dies of
///                      them; all others are taken as they come
///   us_STAGE           microseconds of processor time a case, all pipelines
///                      together: reference, subject, lowering, translation,
///                      codegen, link, run, oracles; `us_other` is the rest
///
/// With --instructions it counts the instructions of each stage on committed
/// programs instead, as `padlab-bench budget` does.
///
//===----------------------------------------------------------------------===//

#include "CompilerInstructions.h"
#include "Slices.h"
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

using namespace mlir;
using namespace padlab;

/// Those of countStages whose counts change with the compiler alone, and all of
/// them together.
static constexpr llvm::StringLiteral countedStages[] = {
    "parse",       "reference", "subject", "lowering",
    "translation", "codegen",   "all"};

namespace {

/// Nanoseconds on two clocks.
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

/// As nights compare: the target's pipelines, every oracle, and few cases
/// examined.
static DifferentialOptions getNightsOptions() {
  DifferentialOptions options;
  options.examineEvery = DifferentialOptions::usualExamineEvery;
  return options;
}

/// Runs cases in a child: upstream's pass crashes on some, which would end the
/// benchmark.
static Worker::Handler makeTrial(std::string cpu,
                                 std::vector<std::string> pipelines) {
  auto compiler = std::make_shared<Compiler>(Target{cpu, 0});
  auto differential =
      std::make_shared<Differential>(*compiler, pipelines, getNightsOptions());
  return [=](llvm::StringRef text) -> std::string {
    auto theCase = Case::parse(text, "case.mlir", compiler->getContext());
    if (succeeded(theCase))
      (void)differential->check(*theCase);
    return "";
  };
}

namespace {

/// Cases of the pad target that no pipeline crashes on.
struct TrialCases {
  Compiler compiler;
  const FuzzTarget &target;
  std::vector<Case> cases;
  Differential differential;
  /// Cases that were left out.
  unsigned crashed = 0;

  explicit TrialCases(llvm::StringRef cpu)
      : compiler(Target{cpu.str(), 0}), target(*findFuzzTarget("pad")),
        differential(compiler, target.pipelines, getNightsOptions()),
        trial([pipelines = target.pipelines, cpu = cpu.str()] {
          return makeTrial(cpu, pipelines);
        }) {}

  /// Adds `count` cases generated from successive seeds.
  void generate(unsigned count) {
    for (uint64_t seed = 0; cases.size() != count; ++seed) {
      RandomChoices choices(seed);
      add(target.generate(choices, compiler.getContext()));
    }
  }
  /// The first of those that are committed.
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

/// Programs that were to be compiled and have not been.
static unsigned countFailures(llvm::ArrayRef<CaseReport> reports) {
  unsigned failures = 0;
  for (const CaseReport &report : reports)
    failures +=
        llvm::count_if(report.pipelines, [](const PipelineSummary &pipeline) {
          return !pipeline.compiled;
        });
  return failures;
}

static void countStages(benchmark::State &state, const TrialCases &work,
                        const StageTimes &before, uint64_t referenceBefore,
                        uint64_t oraclesBefore, uint64_t total, double cases) {
  const StageTimes &now = work.compiler.getStageTimes();
  auto count = [&](const char *name, uint64_t nanoseconds) {
    state.counters[name] = nanoseconds / 1000.0 / cases;
    total -= std::min(total, nanoseconds);
  };
  count("us_reference", work.differential.getReferenceTime() - referenceBefore);
  count("us_subject", now.subject - before.subject);
  count("us_lowering", now.lowering - before.lowering);
  count("us_translation", now.translation - before.translation);
  count("us_codegen", now.codegen - before.codegen);
  count("us_link", now.link - before.link);
  count("us_run", now.run - before.run);
  count("us_oracles", work.differential.getOracleTime() - oraclesBefore);
  count("us_other", total);
}

/// Batches of `batch` cases, ours and the naive engine's in turn.
static void runThroughput(benchmark::State &state, llvm::StringRef cpu,
                          unsigned count, unsigned batch, bool committed) {
  TrialCases work(cpu);
  if (!committed)
    work.generate(count);
  else if (llvm::Error error = work.read(count))
    return state.SkipWithError(llvm::toString(std::move(error)).c_str());
  std::vector<const Case *> cases;
  for (const Case &theCase : work.cases)
    cases.push_back(&theCase);
  // Caches of pass managers and patterns fill at the first case.
  (void)work.differential.check(*cases.front());

  StageTimes before = work.compiler.getStageTimes();
  uint64_t referenceBefore = work.differential.getReferenceTime();
  uint64_t oraclesBefore = work.differential.getOracleTime();
  Times ours, naive;
  uint64_t done = 0, failures = 0, naiveFailures = 0;
  for ([[maybe_unused]] auto ignored : state)
    for (size_t i = 0; i < cases.size(); i += batch) {
      auto part = llvm::ArrayRef<const Case *>(cases).slice(
          i, std::min<size_t>(batch, cases.size() - i));
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
  countStages(state, work, before, referenceBefore, oraclesBefore,
              ours.processor, done);
}

/// The instructions of each stage, and of all of them.
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

/// Counts the stages as `padlab-bench budget` does:
/// instructions/throughput/STAGE.
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
  unsigned count = options.tier == Tier::Check     ? 2
                   : options.tier == Tier::Nightly ? 32
                                                   : 200;
  std::string cpu = options.cpu;
  for (bool committed : {false, true})
    for (unsigned batch : {1, 8, 32}) {
      std::string name =
          (committed ? "throughput/committed/batch:" : "throughput/batch:") +
          std::to_string(batch);
      if (!Slices::get().takes("throughput", name))
        continue;
      SeriesRecord record{"throughput",
                          (committed ? "committed/batch:" : "batch:") +
                              std::to_string(batch)};
      record.contestant = "ours";
      record.baseline = "naive";
      record.axes = {{"programs", committed ? "committed" : "generated"},
                     {"batch", std::to_string(batch), "cases"}};
      record.figure = "cases_per_s";
      record.unit = "cases/s";
      record.largerIsBetter = true;
      describeSeries(name, std::move(record));
      benchmark::RegisterBenchmark(name.c_str(),
                                   [=](benchmark::State &state) {
                                     runThroughput(state, cpu, count, batch,
                                                   committed);
                                   })
          ->Iterations(1)
          ->Unit(benchmark::kMillisecond);
    }
}
