//===- CompileTime.cpp - what a pipeline costs to compile -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures the processor time from a case to native code, for all pipelines
/// but upstream's in turn, in two tiers: as fuzzing compiles (a batch per
/// compilation, -O0) and as benchmarks are compiled (one program per
/// compilation, cleaned up, -O3).
///
///   padlab-bench --suite=compile-time
///
///   compile-time/TIER/generated/PIPELINE   generated programs with a pad
///   compile-time/TIER/pairs:K/PIPELINE     one program, K pads, each of an
///                                          element-wise producer
///   compile-time/TIER/growth/PIPELINE      how time grows with K
///
/// The first two have `ratio`, the time relative to `unfused`, with `ci_low`
/// and `ci_high`, and `failures`, the number of programs that did not compile.
/// `growth` has `exponent`, the slope of log(time) over log(K) in the upper
/// half of all K: 1 if time grows linearly.
///
/// With --instructions it counts the instructions of a few programs instead.
///
//===----------------------------------------------------------------------===//

#include "Callgrind.h"
#include "CompilerInstructions.h"
#include "Growth.h"
#include "Journal.h"
#include "Schedule.h"
#include "Suites.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/SeriesRecord.h"
#include "padlab/bench/Suite.h"
#include "padlab/codegen/Compiler.h"
#include "padlab/fuzz/Generator.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/FormatVariadic.h"

#include <benchmark/benchmark.h>

using namespace mlir;
using namespace padlab;

namespace {

struct CodeTier {
  const char *name;
  const char *lowering;
  unsigned optLevel;
  /// The number of programs in one compilation.
  size_t batch;
};

/// The programs that are compiled, and how they are compiled.
struct CompiledPrograms {
  CodeTier tier;
  std::shared_ptr<Compiler> compiler;
  std::vector<Case> cases;
  HarnessOptions harness;
};

/// The times of all pipelines on one workload, measured when they are first
/// requested.
class Measurement {
public:
  explicit Measurement(std::function<CompiledPrograms()> make)
      : make(std::move(make)) {}

  /// Returns the series in the order of `getTimedPipelines`.
  const std::vector<Series> &get();
  std::vector<unsigned> failures;

private:
  std::function<CompiledPrograms()> make;
  std::vector<Series> series;
};

} // namespace

static constexpr CodeTier tiers[] = {{"fuzzing", "loops", 0, 12},
                                     {"optimized", "clean-loops", 3, 1}};

/// Returns `unfused` first, because the others are compared with it. Upstream's
/// fusion crashes on some programs, so it is left out.
static llvm::ArrayRef<const Pipeline *> getTimedPipelines() {
  static const std::vector<const Pipeline *> pipelines = [] {
    std::vector<const Pipeline *> list = {findPipeline("unfused")};
    for (const Pipeline &pipeline : getPipelines())
      if (!pipeline.isUpstream)
        list.push_back(&pipeline);
    return list;
  }();
  return pipelines;
}

/// Compiles all programs; returns how many of them did not compile.
static unsigned compileAll(const CompiledPrograms &work,
                           const Pipeline &pipeline) {
  unsigned failures = 0;
  llvm::ArrayRef<Case> cases = work.cases;
  for (; !cases.empty();
       cases = cases.drop_front(std::min(work.tier.batch, cases.size()))) {
    std::vector<SubjectResult> subjects;
    llvm::SmallVector<ModuleOp> programs;
    for (const Case &theCase : cases.take_front(work.tier.batch)) {
      SubjectResult &subject =
          subjects.emplace_back(work.compiler->runSubject(theCase, pipeline));
      if (subject.module && !subject.invalidIR)
        programs.push_back(*subject.module);
      else
        ++failures;
    }
    for (const CompileResult &result :
         work.compiler->compile(programs, work.tier.lowering))
      failures += !result.executable;
  }
  return failures;
}

const std::vector<Series> &Measurement::get() {
  if (!series.empty())
    return series;
  CompiledPrograms work = make();
  ScopedDiagnosticHandler quiet(work.compiler->getContext(),
                                [](Diagnostic &) { return success(); });
  failures.resize(getTimedPipelines().size());
  std::vector<Thunk> thunks;
  for (auto [pipeline, failed] : llvm::zip_equal(getTimedPipelines(), failures))
    thunks.push_back(
        {pipeline->name, [&work, pipeline = pipeline, &failed = failed] {
           failed = compileAll(work, *pipeline);
         }});
  series = measureInterleaved(thunks, work.harness);
  return series;
}

static bool hasPad(const Case &theCase) {
  return theCase.getModule()
      .walk([](tensor::PadOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Returns the first `count` programs with a pad that target `pad` generates.
static std::vector<Case> generateCases(MLIRContext *context, unsigned count) {
  const FuzzTarget &target = *findFuzzTarget("pad");
  std::vector<Case> cases;
  for (uint64_t seed = 1; cases.size() != count; ++seed) {
    RandomChoices choices(seed);
    Case theCase = target.generate(choices, context);
    if (hasPad(theCase))
      cases.push_back(std::move(theCase));
  }
  return cases;
}

static std::vector<Case> parsePairs(MLIRContext *context, unsigned pairs) {
  std::vector<Case> cases;
  FailureOr<Case> parsed = Case::parse(makePairs(pairs), "pairs", context);
  assert(succeeded(parsed) && "the program is ours");
  if (succeeded(parsed))
    cases.push_back(std::move(*parsed));
  return cases;
}

namespace {

struct Size {
  unsigned generated, rounds;
  std::vector<unsigned> pairs;
};

/// All benchmarks of one tier.
class TierSuite {
public:
  TierSuite(const CodeTier &tier, const SuiteOptions &options, Size size)
      : tier(tier), size(std::move(size)),
        compiler([target = Target{options.cpu, tier.optLevel}] {
          return std::make_shared<Compiler>(target);
        }) {}
  /// The names of the two parts of the suite, which different nights may
  /// measure.
  static constexpr llvm::StringLiteral generated = "generated", pairs = "pairs";
  void registerGenerated();
  void registerPairs();
  std::string getUnit(llvm::StringRef part) const {
    return tier.name + ("/" + part).str();
  }

private:
  using Maker = std::function<std::vector<Case>(MLIRContext *)>;
  /// `record` has the axes; its other fields are filled in.
  std::shared_ptr<Measurement> add(llvm::StringRef what, SeriesRecord record,
                                   Maker make);
  void addGrowth(std::vector<std::shared_ptr<Measurement>> measurements);
  void add(llvm::StringRef what, size_t place, SeriesRecord record,
           std::function<void(benchmark::State &)> report);

  CodeTier tier;
  Size size;
  std::function<std::shared_ptr<Compiler>()> compiler;
};

} // namespace

static void report(benchmark::State &state, Measurement &measurement,
                   size_t place) {
  const std::vector<Series> &series = measurement.get();
  MedianEstimate ratio = estimateRatio(series[place], series[0]);
  state.counters["ratio"] = ratio.median;
  state.counters["ci_low"] = ratio.low;
  state.counters["ci_high"] = ratio.high;
  state.counters["rounds"] = series[place].seconds.size();
  state.counters["failures"] = measurement.failures[place];
  for ([[maybe_unused]] auto ignored : state)
    state.SetIterationTime(getMedian(series[place].seconds));
  if (measurement.failures[place] == 0)
    return;
  noteWrongResult();
  state.SkipWithError("a program does not compile");
}

void TierSuite::add(llvm::StringRef what, size_t place, SeriesRecord record,
                    std::function<void(benchmark::State &)> report) {
  std::string name = llvm::formatv("compile-time/{0}/{1}/{2}", tier.name, what,
                                   getTimedPipelines()[place]->name)
                         .str();
  record.suite = "compile-time";
  record.workload = llvm::formatv("{0}/{1}", tier.name, what).str();
  record.setContestant(getTimedPipelines()[place]->name);
  record.baseline = getTimedPipelines().front()->name;
  record.axes.insert(record.axes.begin(), {"tier", tier.name});
  describeSeries(name, std::move(record));
  benchmark::RegisterBenchmark(
      name.c_str(),
      Schedule::get().guard("compile-time",
                            getUnit(what == generated ? generated : pairs),
                            std::move(report)))
      ->UseManualTime()
      ->Iterations(1)
      ->Unit(benchmark::kMillisecond);
}

std::shared_ptr<Measurement> TierSuite::add(llvm::StringRef what,
                                            SeriesRecord record, Maker make) {
  HarnessOptions harness;
  harness.sliceSeconds = 0;
  harness.minRounds = harness.maxRounds = size.rounds;
  auto measurement = std::make_shared<Measurement>(
      [tier = tier, makeCompiler = compiler, harness, make] {
        std::shared_ptr<Compiler> compiler = makeCompiler();
        std::vector<Case> cases = make(compiler->getContext());
        return CompiledPrograms{tier, compiler, std::move(cases), harness};
      });
  for (size_t place = 0; place != getTimedPipelines().size(); ++place)
    add(what, place, record, [measurement, place](benchmark::State &state) {
      report(state, *measurement, place);
    });
  return measurement;
}

void TierSuite::addGrowth(
    std::vector<std::shared_ptr<Measurement>> measurements) {
  SeriesRecord growth;
  growth.axes = {{"program", "growth"}};
  growth.figure = "exponent";
  growth.unit = "1";
  for (size_t place = 0; place != getTimedPipelines().size(); ++place)
    add("growth", place, growth,
        [measurements, place, pairs = size.pairs](benchmark::State &state) {
          std::vector<std::pair<double, double>> points;
          for (size_t i = pairs.size() / 2; i != pairs.size(); ++i)
            points.push_back(
                {pairs[i], getMedian(measurements[i]->get()[place].seconds)});
          state.counters["exponent"] = fitExponent(points);
          for ([[maybe_unused]] auto ignored : state)
            state.SetIterationTime(points.back().second);
        });
}

void TierSuite::registerGenerated() {
  SeriesRecord record;
  record.axes = {{"program", "generated"}};
  add(generated, record, [count = size.generated](MLIRContext *context) {
    return generateCases(context, count);
  });
}

void TierSuite::registerPairs() {
  std::vector<std::shared_ptr<Measurement>> measurements;
  for (unsigned pairs : size.pairs) {
    SeriesRecord record;
    record.axes = {{"program", "pairs"},
                   {"pairs", std::to_string(pairs), "pairs"}};
    measurements.push_back(add(
        llvm::formatv("pairs:{0}", pairs).str(), record,
        [pairs](MLIRContext *context) { return parsePairs(context, pairs); }));
  }
  addGrowth(std::move(measurements));
}

/// Counts the instructions that pipelines take on the programs, after a first
/// compilation that makes pass managers and patterns.
static std::vector<MeasuredSeries>
countCompilation(const CompiledPrograms &work,
                 llvm::ArrayRef<const Pipeline *> pipelines) {
  ScopedDiagnosticHandler quiet(work.compiler->getContext(),
                                [](Diagnostic &) { return success(); });
  std::vector<MeasuredSeries> all(pipelines.size());
  for (auto [one, pipeline] : llvm::zip_equal(all, pipelines)) {
    unsigned failures = 0;
    llvm::Expected<int64_t> number = countInstructions(
        [&, pipeline = pipeline] { failures = compileAll(work, *pipeline); });
    if (!number)
      one.error = llvm::toString(number.takeError());
    else if ((one.wrong = failures != 0))
      one.error = "a program does not compile";
    else
      setCompilerInstructions(one, *number);
  }
  return all;
}

/// Registers the series instructions/compile/TIER/PROGRAMS/PIPELINE.
static void registerCompileInstructions(const SuiteOptions &options) {
  static const std::vector<const Pipeline *> pipelines = {
      findPipeline("unfused"), findPipeline("fused")};
  constexpr unsigned generated = 6, pairs = 4;
  using Maker = std::vector<Case> (*)(MLIRContext *, unsigned);
  for (const CodeTier &tier : tiers)
    for (auto [what, make, count] :
         {std::tuple("generated", Maker(generateCases), generated),
          std::tuple("pairs:4", Maker(parsePairs), pairs)}) {
      SeriesGroup group;
      std::string workload =
          llvm::formatv("compile/{0}/{1}", tier.name, what).str();
      group.name = "instructions/" + workload;
      group.record = {"instructions", workload};
      group.record.axes = {{"tier", tier.name}, {"program", what}};
      describeCompilerInstructions(group.record);
      for (const Pipeline *pipeline : pipelines)
        group.contestants.push_back(pipeline->name);
      group.measure = [tier, make = make, count = count, cpu = options.cpu] {
        auto compiler = std::make_shared<Compiler>(Target{cpu, tier.optLevel});
        std::vector<Case> cases = make(compiler->getContext(), count);
        return countCompilation({tier, compiler, std::move(cases), {}},
                                pipelines);
      };
      registerGroup(std::move(group), options);
    }
}

static void addTier(const TierSuite &suite) {
  // --no-more writes only what the journal has: groups (SeriesGroup.h). These
  // benchmarks are not groups.
  if (Journal::get().isReadOnly())
    return;
  Schedule::get().add("compile-time", suite.getUnit(TierSuite::generated),
                      [suite = suite]() mutable { suite.registerGenerated(); });
  Schedule::get().add("compile-time", suite.getUnit(TierSuite::pairs),
                      [suite = suite]() mutable { suite.registerPairs(); });
}

void padlab::registerCompileTimeBenchmarks(const SuiteOptions &options) {
  if (options.countsInstructions)
    return registerCompileInstructions(options);
  Size size = options.tier == Tier::Check ? Size{2, 1, {1, 2, 4}}
              : options.tier == Tier::Nightly
                  ? Size{24, 3, {1, 2, 4, 8, 16, 32}}
                  : Size{60, 5, {1, 2, 4, 8, 16, 32, 64, 128}};
  for (const CodeTier &tier : tiers)
    addTier(TierSuite(tier, options, size));
}
