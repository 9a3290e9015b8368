//===- SeedEstimates.cpp - estimates of fusion, measured ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/SeedEstimates.h"

#include "PadContestants.h"
#include "TrafficClaims.h"

#include "llvm/Support/FormatVariadic.h"

#include <map>
#include <tuple>

using namespace padlab;

/// The contestants in the order in which they are prepared.
enum Place : size_t { Unfused, CopyCalls, Upstream, Ours, numPipelines };
static constexpr llvm::StringLiteral pipelineNames[] = {
    "unfused", "unfused-copy-call", "upstream-fused", "fused"};

static HarnessOptions getHarnessOptions(Tier tier) {
  switch (tier) {
  case Tier::Check:
    return {1e-6, 3, 3, 0, 0};
  case Tier::Smoke:
  case Tier::Nightly:
    return {2e-3, 11, 51, 2, 1};
  case Tier::Full:
    return {5e-3, 21, 101, 10, 1};
  }
  llvm_unreachable("unknown size");
}

namespace {

/// An example of the document, measured in every way that its estimates cover.
class Example {
public:
  Example(PadWorkload workload, const SuiteOptions &options)
      : workload(std::move(workload)), options(options) {}

  void prepare();
  void measureTimes();

  bool isFailed() const { return !error.empty(); }
  const std::string &getError() const { return error; }
  const PadWorkload &getWorkload() const { return workload; }
  int64_t getPeak(Place place) const { return entries[place].peakBytes; }

  const std::string &getName(size_t place) const {
    return entries[place].contestant.name;
  }
  const Series &getSeries(size_t place) const { return series[place]; }
  /// The contestants after the pipelines: plain loops that write as
  /// upstream-fused does (overwrite) and as fused does (stream), in scalars,
  /// then in vectors; then the unfused program in blocks.
  enum : size_t {
    ScalarOverwrite = numPipelines,
    ScalarStream,
    VectorOverwrite,
    VectorStream,
    Blocked
  };

private:
  void add(const PadWorkload &program, std::vector<PadContestant> contestants);

  PadWorkload workload;
  SuiteOptions options;
  std::vector<PreparedContestant> entries;
  std::vector<Series> series;
  std::string error;
};

} // namespace

void Example::add(const PadWorkload &program,
                  std::vector<PadContestant> contestants) {
  for (PreparedContestant &entry : prepareContestants(
           TimedProgram::get(program), options.cpu, contestants)) {
    if (error.empty() && !entry.error.empty())
      error = workload.name + ", " + entry.contestant.name + ": " + entry.error;
    if (entry.wrong)
      noteWrongResult();
    entries.push_back(std::move(entry));
  }
}

void Example::prepare() {
  std::vector<PadContestant> pipelines, loops;
  for (llvm::StringRef name : pipelineNames)
    pipelines.push_back(getPadContestant(LimitForm::Image, name));
  add(workload, pipelines);
  if (workload.form != LimitForm::Image)
    return;
  for (const PlainLoops &plain :
       {getScalarLoops(workload.form), getVectorLoops(workload.form)})
    for (const LimitKernel &kernel : {plain.overwrite, plain.stream})
      loops.push_back({std::string(kernel.target) + "-" + kernel.name, nullptr,
                       "", kernel});
  add(workload, loops);
  PadWorkload blocks = workload;
  blocks.isBlocked = true;
  add(blocks, {pipelines[Unfused]});
}

void Example::measureTimes() {
  if (isFailed())
    return;
  std::vector<Thunk> thunks;
  for (PreparedContestant &entry : entries)
    thunks.push_back({entry.contestant.name,
                      [call = entry.invocation.get()] { call->invoke(); }});
  series = measureInterleaved(thunks, getHarnessOptions(options.tier));
  // Free the memory, because images are large.
  for (PreparedContestant &entry : entries) {
    entry.invocation.reset();
    entry.prepareAnother = nullptr;
  }
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

static double getPercent(double part, double whole) {
  return 100 * (1 - part / whole);
}

EstimateFigure padlab::makeSaved(std::string contestant, double own,
                                 double whole) {
  EstimateFigure figure;
  figure.contestant = std::move(contestant);
  figure.value = figure.low = figure.high = getPercent(own, whole);
  figure.samples = {{whole, own}};
  return figure;
}

/// Pairs the times of two series, round by round.
static EstimateFigure pair(const Series &own, const Series &baseline) {
  EstimateFigure figure;
  figure.contestant = own.name;
  for (auto [a, b] : llvm::zip(baseline.seconds, own.seconds))
    figure.samples.push_back({a, b});
  return figure;
}

EstimateFigure padlab::makeSaved(const Series &own, const Series &baseline) {
  EstimateFigure figure = pair(own, baseline);
  MedianEstimate ratio = estimateRatio(own, baseline);
  figure.value = getPercent(ratio.median, 1);
  figure.low = getPercent(ratio.high, 1);
  figure.high = getPercent(ratio.low, 1);
  return figure;
}

/// Makes a line with the fields that all lines of an example share.
static SeedEstimate makeLine(const Example &example, llvm::StringRef section,
                             llvm::StringRef quantity, llvm::StringRef baseline,
                             std::pair<double, double> estimate) {
  SeedEstimate line;
  line.section = section.str();
  line.quantity = quantity.str();
  line.workload = example.getWorkload().name;
  line.baseline = baseline.str();
  std::tie(line.low, line.high) = estimate;
  line.program = example.getWorkload().getText();
  line.error = example.getError();
  return line;
}

static SeedEstimate comparePeak(const Example &example, llvm::StringRef section,
                                llvm::StringRef quantity, double estimate) {
  SeedEstimate line =
      makeLine(example, section, quantity, "unfused", {estimate, estimate});
  double unfused = example.isFailed() ? 0 : example.getPeak(Unfused);
  for (Place place : {Upstream, Ours})
    if (!example.isFailed())
      line.figures.push_back(
          makeSaved(example.getName(place), example.getPeak(place), unfused));
  return line;
}

static SeedEstimate compareTime(const Example &example, llvm::StringRef section,
                                Place baseline,
                                std::pair<double, double> estimate) {
  SeedEstimate line = makeLine(example, section, "time saved",
                               pipelineNames[baseline], estimate);
  for (Place place : {Upstream, Ours})
    if (!example.isFailed())
      line.figures.push_back(
          makeSaved(example.getSeries(place), example.getSeries(baseline)));
  return line;
}

/// Returns how many times as fast `fast` is as `slow`.
static EstimateFigure measureSpeedup(const Example &example, size_t fast,
                                     size_t slow) {
  EstimateFigure figure =
      pair(example.getSeries(fast), example.getSeries(slow));
  MedianEstimate ratio =
      estimateRatio(example.getSeries(slow), example.getSeries(fast));
  figure.value = ratio.median;
  figure.low = ratio.low;
  figure.high = ratio.high;
  return figure;
}

/// Measures the two techniques that the document combines with fusion:
/// computing in blocks, and vectors.
static void compareSynergies(const Example &example,
                             std::vector<SeedEstimate> &lines) {
  SeedEstimate tiling = makeLine(example, "6.3.1", "blocks over whole fill",
                                 "the program without blocks", {2, 5}),
               vectors = makeLine(example, "6.3.2", "vectors over scalars",
                                  "plain loops of scalars", {4, 8});
  tiling.unit = vectors.unit = SeedEstimate::Unit::Factor;
  if (!example.isFailed()) {
    for (size_t slow : {size_t(Upstream), size_t(Ours)}) {
      tiling.figures.push_back(measureSpeedup(example, Example::Blocked, slow));
      tiling.figures.back().contestant = example.getName(slow);
    }
    vectors.figures = {
        measureSpeedup(example, Example::VectorOverwrite,
                       Example::ScalarOverwrite),
        measureSpeedup(example, Example::VectorStream, Example::ScalarStream)};
    vectors.figures[0].contestant = "as upstream-fused writes";
    vectors.figures[1].contestant = "as fused writes";
  }
  lines.push_back(std::move(tiling));
  lines.push_back(std::move(vectors));
}

/// Returns the example of section 2.2: a square of 4 MiB in a padded one of
/// 6.25 MiB.
static PadWorkload getSquare(Tier tier) {
  PadWorkload workload;
  workload.name = "1024x1024 in 1280x1280";
  workload.description = "a square with a border of an eighth";
  int64_t extent = tier == Tier::Check ? 16 : 1024, border = extent / 8;
  workload.form = LimitForm::Matrix;
  workload.extents = {extent, extent};
  workload.low = workload.high = {border, border};
  return workload;
}

namespace {

/// An example of the document with its estimates. An estimate of 0 stands for
/// none.
struct Scene {
  llvm::StringRef name, section;
  double peak = 0;
  std::pair<double, double> time;
};

} // namespace

static void measureScene(const Scene &scene, PadWorkload workload,
                         const SuiteOptions &options,
                         std::vector<SeedEstimate> &lines, bool &failed) {
  bool isImage = workload.form == LimitForm::Image;
  Example example(std::move(workload), options);
  example.prepare();
  bool isTimed = scene.time.second != 0;
  if (scene.peak != 0)
    lines.push_back(comparePeak(
        example, scene.section,
        isTimed ? "peak memory saved" : "allocation saved", scene.peak));
  if (isTimed) {
    example.measureTimes();
    for (Place baseline : {Unfused, CopyCalls})
      lines.push_back(
          compareTime(example, scene.section, baseline, scene.time));
  }
  if (isImage)
    compareSynergies(example, lines);
  if (!example.isFailed())
    return;
  llvm::errs() << "padlab-bench: error: " << example.getError() << "\n";
  failed = true;
}

std::vector<SeedEstimate>
padlab::measureSeedEstimates(const SuiteOptions &options, bool &failed) {
  const Scene scenes[] = {{"D", "5.1.5", 38, {}},
                          {"A", "6.2.1", 49, {5, 10}},
                          {"B", "6.2.2", 33, {15, 20}},
                          {"C", "6.2.3", 49, {20, 30}}};
  std::vector<SeedEstimate> lines = {modelTraffic(), countTraffic(options)};
  failed = !lines.back().error.empty();
  measureScene({"", "2.2", 0, {25, 25}}, getSquare(options.tier), options,
               lines, failed);
  std::vector<PadWorkload> workloads = getPadWorkloads(options.tier);
  for (const Scene &scene : scenes)
    measureScene(scene,
                 *llvm::find_if(workloads,
                                [&](const PadWorkload &workload) {
                                  return workload.name == scene.name;
                                }),
                 options, lines, failed);
  // Sort the estimates by section; within a section they keep the order of the
  // examples.
  std::multimap<std::string, SeedEstimate> sections;
  for (SeedEstimate &line : lines)
    sections.emplace(line.section, std::move(line));
  lines.clear();
  for (auto &[section, line] : sections)
    lines.push_back(std::move(line));
  return lines;
}

//===----------------------------------------------------------------------===//
// Verdicts and texts
//===----------------------------------------------------------------------===//

llvm::StringRef padlab::toString(EstimateVerdict verdict) {
  switch (verdict) {
  case EstimateVerdict::Holds:
    return "holds";
  case EstimateVerdict::DoesNotHold:
    return "does not hold";
  case EstimateVerdict::CannotBeSaid:
    return "cannot be said";
  }
  llvm_unreachable("unknown verdict");
}

EstimateVerdict SeedEstimate::judge(const EstimateFigure &figure) const {
  constexpr double rounding = 0.5;
  double least = low - (low == high ? rounding : 0);
  return figure.low >= least   ? EstimateVerdict::Holds
         : figure.high < least ? EstimateVerdict::DoesNotHold
                               : EstimateVerdict::CannotBeSaid;
}

static llvm::json::Object toJSON(const SeedEstimate &line,
                                 const EstimateFigure &figure) {
  llvm::json::Array samples;
  for (auto [baseline, contestant] : figure.samples)
    samples.push_back(llvm::json::Array{baseline, contestant});
  return llvm::json::Object{{"contestant", figure.contestant},
                            {"value", figure.value},
                            {"low", figure.low},
                            {"high", figure.high},
                            {"verdict", toString(line.judge(figure))},
                            {"samples", std::move(samples)}};
}

llvm::json::Object SeedEstimate::toJSON() const {
  llvm::json::Array all;
  for (const EstimateFigure &figure : figures)
    all.push_back(::toJSON(*this, figure));
  return llvm::json::Object{{"section", section},
                            {"quantity", quantity},
                            {"workload", workload},
                            {"baseline", baseline},
                            {"unit", unit == Unit::Percent ? "%" : "times"},
                            {"low", low},
                            {"high", high},
                            {"isModel", isModel},
                            {"figures", std::move(all)},
                            {"program", program},
                            {"error", error + unavailable}};
}

static std::string print(const SeedEstimate &line, double value) {
  return line.unit == SeedEstimate::Unit::Percent
             ? llvm::formatv("{0:f1} %", value).str()
             : llvm::formatv("{0:f2}x", value).str();
}

static std::string print(const SeedEstimate &line,
                         const EstimateFigure &figure) {
  std::string text = print(line, figure.value);
  if (figure.low != figure.high)
    text +=
        " [" + print(line, figure.low) + ", " + print(line, figure.high) + "]";
  return text + " " + toString(line.judge(figure)).str();
}

static std::string printEstimate(const SeedEstimate &line) {
  llvm::StringRef unit = line.unit == SeedEstimate::Unit::Percent ? " %" : "x";
  return line.low == line.high
             ? llvm::formatv("{0:f0}{1}", line.low, unit).str()
             : llvm::formatv("{0:f0}-{1:f0}{2}", line.low, line.high, unit)
                   .str();
}

std::string padlab::printSeedEstimates(llvm::ArrayRef<SeedEstimate> estimates) {
  std::vector<std::array<std::string, 5>> rows = {
      {"section", "what", "estimate", "upstream-fused", "fused"}};
  std::string notes;
  for (const SeedEstimate &line : estimates) {
    std::string what = line.quantity + " against " + line.baseline + ", " +
                       line.workload + (line.isModel ? " (model)" : "");
    auto show = [&](size_t i) {
      return i < line.figures.size()    ? print(line, line.figures[i])
             : line.unavailable.empty() ? "failed"
                                        : "not here";
    };
    if (!line.unavailable.empty())
      notes += line.section + ", " + what + ": " + line.unavailable + "\n";
    rows.push_back({line.section, what, printEstimate(line), show(0), show(1)});
  }
  std::array<size_t, 5> widths = {};
  for (const auto &row : rows)
    for (auto [width, cell] : llvm::zip_equal(widths, row))
      width = std::max(width, cell.size());
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const auto &[i, row] : llvm::enumerate(rows)) {
    for (auto [width, cell] : llvm::zip_equal(widths, row))
      os << "| " << llvm::left_justify(cell, width) << " ";
    os << "|\n";
    if (i != 0)
      continue;
    for (size_t width : widths)
      os << "|" << std::string(width + 2, '-');
    os << "|\n";
  }
  return text + notes;
}
