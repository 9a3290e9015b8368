//===- ThroughputSuite.cpp - differential cases per second ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Generated cases through the differential loop, and the same cases through a
/// naive engine that keeps only the context: per program it parses the same
/// pass lists and makes an execution engine at -O0. It verifies after each
/// pass, as pass managers do unless told otherwise. Neither compiles a case
/// that the reference does not define, nor what a subject fails on or leaves
/// invalid. Interleaved, on one thread.
///
///   padlab-bench --suite=throughput
///
/// prints for batches of 1, 8 and 32 cases a compilation, per second of
/// processor time (which means something on a busy machine) and, with `wall`,
/// of wall-clock time:
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
///                      codegen, link, run; `us_other` is the rest, such as the
///                      oracles
///
//===----------------------------------------------------------------------===//

#include "Suites.h"

#include "padlab/bench/Suite.h"
#include "padlab/codegen/RuntimeSymbols.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Worker.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"

#include <benchmark/benchmark.h>
#include <ctime>

using namespace mlir;
using namespace padlab;

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

/// Runs cases in a child: upstream's pass crashes on some, which would end the
/// benchmark.
static Worker::Handler makeTrial(std::string cpu,
                                 std::vector<std::string> pipelines) {
  auto compiler = std::make_shared<Compiler>(Target{cpu, 0});
  auto differential = std::make_shared<Differential>(*compiler, pipelines);
  return [=](llvm::StringRef text) -> std::string {
    auto theCase = Case::parse(text, "case.mlir", compiler->getContext());
    if (succeeded(theCase))
      (void)differential->check(*theCase);
    return "";
  };
}

namespace {

/// Cases of the pad target from successive seeds that no pipeline crashes on.
struct Workload {
  Compiler compiler;
  const FuzzTarget &target;
  std::vector<Case> cases;
  Differential differential;
  /// Cases that were left out.
  unsigned crashed = 0;

  Workload(llvm::StringRef cpu, unsigned count)
      : compiler(Target{cpu.str(), 0}), target(*findFuzzTarget("pad")),
        differential(compiler, target.pipelines) {
    Worker trial([pipelines = target.pipelines, cpu = cpu.str()] {
      return makeTrial(cpu, pipelines);
    });
    for (uint64_t seed = 0; cases.size() != count; ++seed) {
      RandomChoices choices(seed);
      Case theCase = target.generate(choices, compiler.getContext());
      if (trial.call(theCase.str()).status == WorkerReply::Status::Done)
        cases.push_back(std::move(theCase));
      else
        ++crashed;
    }
  }
};

} // namespace

static llvm::orc::SymbolMap getSymbols(llvm::orc::MangleAndInterner intern) {
  llvm::orc::SymbolMap symbols;
  for (const RuntimeSymbol &symbol : getRuntimeSymbols())
    symbols[intern(symbol.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(symbol.address),
        llvm::JITSymbolFlags::Exported};
  return symbols;
}

/// Everything up to a callable function; the call itself costs next to nothing.
static bool compileNaively(const Case &theCase, const Pipeline &pipeline) {
  OwningOpRef<ModuleOp> module = theCase.getModule().clone();
  func::FuncOp entry = findEntry(*module);
  std::string name = entry.getSymName().str();
  entry->setAttr("llvm.emit_c_interface", UnitAttr::get(theCase.getContext()));
  PassManager passes(theCase.getContext());
  for (llvm::StringRef list :
       {llvm::StringRef(pipeline.subject),
        llvm::StringRef(findLowering(pipeline.lowering)->passes)})
    if (!list.empty() && failed(parsePassPipeline(list, passes)))
      return false;
  if (failed(passes.run(*module)))
    return false;
  ExecutionEngineOptions options;
  options.jitCodeGenOptLevel = llvm::CodeGenOptLevel::None;
  auto engine = ExecutionEngine::create(*module, options);
  if (!engine)
    return llvm::consumeError(engine.takeError()), false;
  (*engine)->registerSymbols(getSymbols);
  auto function = (*engine)->lookupPacked(name);
  if (!function)
    return llvm::consumeError(function.takeError()), false;
  benchmark::DoNotOptimize(*function);
  return true;
}

static unsigned checkNaively(const Workload &work,
                             llvm::ArrayRef<const Case *> cases) {
  unsigned failures = 0;
  // What a pipeline rejects is counted, not printed.
  ScopedDiagnosticHandler silence(cases.front()->getContext(),
                                  [](Diagnostic &) { return success(); });
  for (const Case *theCase : cases) {
    if (!interpret(*theCase).isDefined())
      continue;
    for (const std::string &pipeline : work.target.pipelines)
      failures += !compileNaively(*theCase, *findPipeline(pipeline));
  }
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

static void countStages(benchmark::State &state, const Workload &work,
                        const StageTimes &before, uint64_t referenceBefore,
                        uint64_t total, double cases) {
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
  count("us_other", total);
}

/// Batches of `batch` cases, ours and the naive engine's in turn.
static void runThroughput(benchmark::State &state, llvm::StringRef cpu,
                          unsigned count, unsigned batch) {
  Workload work(cpu, count);
  std::vector<const Case *> cases;
  for (const Case &theCase : work.cases)
    cases.push_back(&theCase);
  // Caches of pass managers and patterns fill at the first case.
  (void)work.differential.check(*cases.front());

  StageTimes before = work.compiler.getStageTimes();
  uint64_t referenceBefore = work.differential.getReferenceTime();
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
  countStages(state, work, before, referenceBefore, ours.processor, done);
}

void padlab::registerThroughputBenchmarks(const SuiteOptions &options) {
  unsigned count = options.tier == Tier::Check     ? 2
                   : options.tier == Tier::Nightly ? 32
                                                   : 200;
  std::string cpu = options.cpu;
  for (unsigned batch : {1, 8, 32}) {
    std::string name = "throughput/batch:" + std::to_string(batch);
    benchmark::RegisterBenchmark(name.c_str(),
                                 [=](benchmark::State &state) {
                                   runThroughput(state, cpu, count, batch);
                                 })
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
  }
}
