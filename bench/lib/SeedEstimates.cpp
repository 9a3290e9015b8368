//===- SeedEstimates.cpp - what was estimated and what is measured --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/SeedEstimates.h"

#include "PadContestants.h"

#include "padlab/bench/Harness.h"

#include "llvm/Support/FormatVariadic.h"

#include <map>

using namespace padlab;

/// In the order in which they are prepared.
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

/// An example of the document, measured in every way that an estimate is about.
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

  /// How much less time it takes than `baseline`.
  std::string getSaving(Place place, Place baseline) const {
    MedianEstimate ratio = estimateRatio(series[place], series[baseline]);
    return llvm::formatv("{0:f1} % [{1:f1}, {2:f1}]", 100 * (1 - ratio.median),
                         100 * (1 - ratio.high), 100 * (1 - ratio.low))
        .str();
  }
  /// How many times as fast as the same in another form.
  std::string getSpeedup(size_t fast, size_t slow) const {
    MedianEstimate ratio = estimateRatio(series[slow], series[fast]);
    return llvm::formatv("{0:f2}x [{1:f2}, {2:f2}]", ratio.median, ratio.low,
                         ratio.high)
        .str();
  }
  /// After the pipelines: plain loops in the structure of each fusion, without
  /// vectors, then with them; then the program in blocks.
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

static PadContestant findContestant(llvm::StringRef name) {
  for (PadContestant &contestant : getPadContestants(LimitForm::Image))
    if (contestant.name == name)
      return contestant;
  llvm_unreachable("every pipeline of the table is registered");
}

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
    pipelines.push_back(findContestant(name));
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
  // Images are large.
  for (PreparedContestant &entry : entries) {
    entry.invocation.reset();
    entry.prepareAnother = nullptr;
  }
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

static std::string getPercent(double part, double whole) {
  return llvm::formatv("{0:f1} %", 100 * (1 - part / whole)).str();
}

/// Traffic by the models, which know no cache: a store costs two.
static SeedEstimate compareTraffic() {
  // 10x10 in 13x15, f32.
  PadBytes bytes = {400, 400, 780};
  double unfused = getUnfusedTraffic(bytes);
  return {"4.2.1", "traffic saved, 10x10 in 13x15 (model)", "17 %",
          getPercent(getWholeFillTraffic(bytes), unfused),
          getPercent(getStreamTraffic(bytes), unfused) + " streaming, " +
              getPercent(getCompulsoryTraffic(bytes), unfused) +
              " non-temporal"};
}

static SeedEstimate comparePeak(const Example &example, llvm::StringRef section,
                                llvm::StringRef what,
                                llvm::StringRef estimate) {
  SeedEstimate line = {
      section.str(),
      llvm::formatv("{0}, {1}", what, example.getWorkload().name).str(),
      estimate.str(), "failed", "failed"};
  if (example.isFailed())
    return line;
  double unfused = example.getPeak(Unfused);
  line.upstream = getPercent(example.getPeak(Upstream), unfused);
  line.ours = getPercent(example.getPeak(Ours), unfused);
  return line;
}

static SeedEstimate compareTime(const Example &example, llvm::StringRef section,
                                Place baseline, llvm::StringRef estimate) {
  SeedEstimate line = {section.str(),
                       llvm::formatv("time saved against {0}, {1}",
                                     pipelineNames[baseline],
                                     example.getWorkload().name)
                           .str(),
                       estimate.str(), "failed", "failed"};
  if (example.isFailed())
    return line;
  line.upstream = example.getSaving(Upstream, baseline);
  line.ours = example.getSaving(Ours, baseline);
  return line;
}

/// What the document adds to its fusion: blocks, vectors.
static void compareSynergies(const Example &example,
                             std::vector<SeedEstimate> &lines) {
  const std::string &name = example.getWorkload().name;
  SeedEstimate tiling = {"6.3.1", "blocks over whole fill, " + name, "2-5x",
                         "failed", "failed"};
  SeedEstimate vectors = {"6.3.2", "vectors over scalars, plain loops, " + name,
                          "4-8x", "failed", "failed"};
  if (!example.isFailed()) {
    tiling.upstream = example.getSpeedup(Example::Blocked, Upstream);
    tiling.ours = example.getSpeedup(Example::Blocked, Ours);
    vectors.upstream =
        example.getSpeedup(Example::VectorOverwrite, Example::ScalarOverwrite);
    vectors.ours =
        example.getSpeedup(Example::VectorStream, Example::ScalarStream);
  }
  lines.push_back(std::move(tiling));
  lines.push_back(std::move(vectors));
}

std::vector<SeedEstimate>
padlab::measureSeedEstimates(const SuiteOptions &options, bool &failed) {
  struct Scene {
    llvm::StringRef name, section, peak, time;
  };
  const Scene scenes[] = {{"D", "5.1.5", "38 %", ""},
                          {"A", "6.2.1", "49 %", "5-10 %"},
                          {"B", "6.2.2", "33 %", "15-20 %"},
                          {"C", "6.2.3", "49 %", "20-30 %"}};
  std::vector<SeedEstimate> lines = {compareTraffic()};
  std::vector<PadWorkload> workloads = getPadWorkloads(options.tier);
  failed = false;
  for (const Scene &scene : scenes) {
    auto workload = llvm::find_if(workloads, [&](const PadWorkload &workload) {
      return workload.name == scene.name;
    });
    Example example(*workload, options);
    example.prepare();
    bool isTimed = !scene.time.empty();
    lines.push_back(comparePeak(
        example, scene.section,
        isTimed ? "peak memory saved" : "allocation saved", scene.peak));
    if (isTimed) {
      example.measureTimes();
      for (Place baseline : {Unfused, CopyCalls})
        lines.push_back(
            compareTime(example, scene.section, baseline, scene.time));
    }
    if (workload->form == LimitForm::Image)
      compareSynergies(example, lines);
    if (example.isFailed()) {
      llvm::errs() << "padlab-bench: error: " << example.getError() << "\n";
      failed = true;
    }
  }
  // By section; within one in the order of the examples.
  std::multimap<std::string, SeedEstimate> sections;
  for (SeedEstimate &line : lines)
    sections.emplace(line.section, std::move(line));
  lines.clear();
  for (auto &[section, line] : sections)
    lines.push_back(std::move(line));
  return lines;
}

std::string padlab::printSeedEstimates(llvm::ArrayRef<SeedEstimate> estimates) {
  std::vector<std::array<std::string, 5>> rows = {
      {"section", "what", "estimate", "upstream-fused", "fused"}};
  for (const SeedEstimate &line : estimates)
    rows.push_back(
        {line.section, line.quantity, line.estimate, line.upstream, line.ours});
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
  return text;
}
