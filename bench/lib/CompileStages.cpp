//===- CompileStages.cpp - where the time of compilation goes -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures the processor time of each stage from a case's text to linked code,
/// compiled as for benchmarks, while programs grow in one of three ways:
///
///   compile-stages/PIPELINE/operations:K/STAGE  K padded producers
///   compile-stages/PIPELINE/rank:R/STAGE        a padded producer of rank R
///   compile-stages/PIPELINE/elements:N/STAGE    a result of N elements
///   compile-stages/PIPELINE/AXIS/STAGE          all sizes of an axis above:
///                                               `exponent`, the slope of
///                                               log(time) over log(size)
///
/// STAGE is parse, subject, lowering, translation, optimization, codegen or
/// link.
///
//===----------------------------------------------------------------------===//

#include "Growth.h"
#include "SeriesGroup.h"
#include "Suites.h"
#include "Sweep/Program.h"

#include "padlab/bench/Statistics.h"

#include "llvm/Support/FormatVariadic.h"

#include <array>
#include <ctime>

using namespace padlab;

static constexpr llvm::StringLiteral stages[] = {
    "parse",        "subject", "lowering", "translation",
    "optimization", "codegen", "link"};
static constexpr size_t numStages = std::size(stages);
using StageSeconds = std::array<double, numStages>;

namespace {

/// A program, and its size along the axis of the measurement.
struct SizedText {
  double size;
  std::string text;
};

/// Programs of growing size. Each is measured once: its own series and that of
/// the exponent share the times.
class GrowthRun {
public:
  GrowthRun(const Pipeline &pipeline, std::vector<SizedText> texts,
            std::string cpu, unsigned rounds)
      : pipeline(pipeline), texts(std::move(texts)), cpu(std::move(cpu)),
        rounds(rounds), measured(this->texts.size()) {}

  const std::vector<MeasuredSeries> &measure(size_t place);
  std::vector<MeasuredSeries> fit();

private:
  std::string compile(llvm::StringRef text, StageSeconds &seconds) const;

  const Pipeline &pipeline;
  std::vector<SizedText> texts;
  std::string cpu;
  unsigned rounds;
  std::vector<std::vector<MeasuredSeries>> measured;
};

} // namespace

static double readProcessorTime() {
  timespec time = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

/// Returns the seconds of all stages so far. StageTimes::codegen contains the
/// optimization, which is a stage of its own here.
static StageSeconds readStages(const Compiler &compiler, double parse) {
  const StageTimes &times = compiler.getStageTimes();
  double optimization = 1e-9 * getOptimizationTime();
  return {parse,
          1e-9 * times.subject,
          1e-9 * times.lowering,
          1e-9 * times.translation,
          optimization,
          1e-9 * times.codegen - optimization,
          1e-9 * times.link};
}

std::string GrowthRun::compile(llvm::StringRef text,
                               StageSeconds &seconds) const {
  Compiler &compiler = getBenchmarkCompiler(cpu);
  StageSeconds before = readStages(compiler, 0);
  double start = readProcessorTime();
  auto theCase = Case::parse(text, "program", compiler.getContext());
  double parse = readProcessorTime() - start;
  if (failed(theCase))
    return "the case does not parse";
  SubjectResult subject = compiler.runSubject(*theCase, pipeline);
  if (!subject.module)
    return subject.error;
  CompileResult code =
      std::move(compiler.compile({*subject.module}, "clean-loops").front());
  StageSeconds after = readStages(compiler, parse);
  for (size_t stage = 0; stage != numStages; ++stage)
    seconds[stage] = after[stage] - before[stage];
  return code.executable ? "" : code.step + ": " + code.error;
}

const std::vector<MeasuredSeries> &GrowthRun::measure(size_t place) {
  std::vector<MeasuredSeries> &all = measured[place];
  if (!all.empty())
    return all;
  all.resize(numStages);
  StageSeconds seconds;
  // The first compilation makes pass managers and patterns; it is not counted.
  std::string error = compile(texts[place].text, seconds);
  for (unsigned round = 0; round != rounds && error.empty(); ++round) {
    error = compile(texts[place].text, seconds);
    for (size_t stage = 0; stage != numStages; ++stage)
      all[stage].seconds.push_back(seconds[stage]);
  }
  for (MeasuredSeries &one : all) {
    one.error = error;
    one.wrong = !error.empty();
  }
  return all;
}

/// Returns the times of the largest program, with the exponent of growth.
std::vector<MeasuredSeries> GrowthRun::fit() {
  std::vector<MeasuredSeries> all(numStages);
  for (size_t stage = 0; stage != numStages; ++stage) {
    std::vector<std::pair<double, double>> points;
    for (size_t place = 0; place != texts.size(); ++place) {
      all[stage] = measure(place)[stage];
      if (!all[stage].error.empty())
        break;
      points.push_back({texts[place].size, getMedian(all[stage].seconds)});
    }
    // A stage that takes no time has no logarithm, and so no exponent.
    bool isTimed =
        llvm::all_of(points, [](auto point) { return point.second > 0; });
    if (points.size() == texts.size() && isTimed)
      all[stage].counters["exponent"] = fitExponent(points);
  }
  return all;
}

static void registerGrowth(const Pipeline &pipeline, llvm::StringRef axis,
                           std::vector<SizedText> texts,
                           const SuiteOptions &options) {
  SeriesGroup group;
  for (llvm::StringRef stage : stages)
    group.contestants.push_back(stage.str());
  group.rounds = options.tier == Tier::Check  ? 1
                 : options.tier == Tier::Full ? 15
                                              : 5;
  auto run =
      std::make_shared<GrowthRun>(pipeline, texts, options.cpu, group.rounds);
  std::string prefix = "compile-stages/" + pipeline.name + "/" + axis.str();
  group.sliceUnit = prefix;
  auto describe = [&](const llvm::Twine &workload) {
    group.record = {"compile-stages", (pipeline.name + "/" + workload).str()};
    group.record.kind = "stage";
    group.record.axes = {{"pipeline", pipeline.name}, {"axis", axis.str()}};
  };
  for (auto [place, text] : llvm::enumerate(texts)) {
    group.name = llvm::formatv("{0}:{1}", prefix, int64_t(text.size)).str();
    std::string size = std::to_string(int64_t(text.size));
    describe(axis + ":" + size);
    group.record.axes.push_back({"size", size, axis.str()});
    group.measure = [run, place = place] { return run->measure(place); };
    registerGroup(group, options);
  }
  group.name = prefix;
  describe(axis);
  group.record.figure = "exponent";
  group.record.unit = "1";
  group.measure = [run] { return run->fit(); };
  registerGroup(group, options);
}

static std::vector<SizedText> makeOperations(Tier tier) {
  std::vector<SizedText> texts;
  unsigned most = tier == Tier::Check ? 2 : tier == Tier::Full ? 64 : 16;
  for (unsigned pairs = 1; pairs <= most; pairs *= 2)
    texts.push_back({double(pairs), makePairs(pairs)});
  return texts;
}

static std::vector<SizedText> makeRanks(Tier tier) {
  std::vector<SizedText> texts;
  SweepPoint point;
  for (llvm::StringRef rank : {"1", "2", "3", "4", "5"}) {
    point.set(AxisKind::Rank, rank);
    if (tier != Tier::Check || point.getRank() <= 2)
      texts.push_back(
          {double(point.getRank()), SweepProgram::get(point).getText()});
  }
  return texts;
}

static std::vector<SizedText> makeSizes(Tier tier) {
  std::vector<SizedText> texts;
  SweepPoint point;
  for (llvm::StringRef size : {"L1", "L2", "L3", "DRAM"}) {
    point.set(AxisKind::Size, size);
    SweepProgram program = SweepProgram::get(point);
    if (tier != Tier::Check || texts.size() < 2)
      texts.push_back({double(program.getBytes().padded / program.elementBytes),
                       program.getText()});
  }
  return texts;
}

void padlab::registerCompileStageBenchmarks(const SuiteOptions &options) {
  for (llvm::StringRef name : {"unfused", "fused"}) {
    const Pipeline &pipeline = *findPipeline(name);
    registerGrowth(pipeline, "operations", makeOperations(options.tier),
                   options);
    registerGrowth(pipeline, "rank", makeRanks(options.tier), options);
    registerGrowth(pipeline, "elements", makeSizes(options.tier), options);
  }
}
