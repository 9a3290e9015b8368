//===- TrafficClaims.cpp - the traffic that fusion saves ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TrafficClaims.h"

#include "Callgrind.h"
#include "EventCounter.h"
#include "PadContestants.h"

using namespace padlab;

static constexpr double lineBytes = 64;

static SeedEstimate makeTrafficLine(llvm::StringRef quantity,
                                    llvm::StringRef workload) {
  SeedEstimate line;
  line.section = "4.2.1";
  line.quantity = quantity.str();
  line.workload = workload.str();
  line.baseline = "unfused";
  line.low = line.high = 17;
  return line;
}

SeedEstimate padlab::modelTraffic() {
  // The document's example: 10x10 elements of f32, padded to 13x15.
  PadBytes bytes = {400, 400, 780};
  double unfused = getUnfusedTraffic(bytes);
  SeedEstimate line = makeTrafficLine("traffic saved", "10x10 in 13x15");
  line.isModel = true;
  line.figures = {
      makeSaved("upstream-fused", getWholeFillTraffic(bytes), unfused),
      makeSaved("fused", getStreamTraffic(bytes), unfused),
      makeSaved("fused, non-temporal", getCompulsoryTraffic(bytes), unfused)};
  // The figures come from a model, so there are no measured samples.
  for (EstimateFigure &figure : line.figures)
    figure.samples.clear();
  return line;
}

/// Makes the document's example with `scale` times as many rows and columns, of
/// interior and of padding.
static PadWorkload scaleExample(int64_t scale) {
  PadWorkload workload;
  std::string extent = std::to_string(10 * scale);
  workload.name = extent + "x" + extent + " padded";
  workload.description = "the proportions of 10x10 in 13x15";
  workload.form = LimitForm::Matrix;
  workload.extents = {10 * scale, 10 * scale};
  workload.low = {2 * scale, 3 * scale};
  workload.high = {scale, 2 * scale};
  return workload;
}

/// Compiles `unfused`, `upstream-fused` and `fused`, in this order. Sets the
/// program of the line, and its error if one of them fails.
static std::vector<PreparedContestant>
prepareExample(const PadWorkload &workload, llvm::StringRef cpu,
               SeedEstimate &line) {
  std::vector<PadContestant> contestants;
  for (const char *name : {"unfused", "upstream-fused", "fused"})
    contestants.push_back(getPadContestant(workload.form, name));
  line.program = workload.getText();
  std::vector<PreparedContestant> entries =
      prepareContestants(TimedProgram::get(workload), cpu, contestants);
  for (const PreparedContestant &entry : entries) {
    if (line.error.empty() && !entry.error.empty())
      line.error = entry.contestant.name + ": " + entry.error;
    if (entry.wrong)
      noteWrongResult();
  }
  return entries;
}

SeedEstimate padlab::countTraffic(const SuiteOptions &options) {
  // An interior of 64 MB in a result of 125 MB: larger than the last-level
  // cache.
  PadWorkload workload = scaleExample(options.tier == Tier::Check ? 4 : 400);
  SeedEstimate line = makeTrafficLine("counted traffic saved", workload.name);
  llvm::Expected<EventCounter> counter =
      EventCounter::open(EventCounter::Event::CacheMisses);
  if (!counter) {
    line.unavailable = llvm::toString(counter.takeError());
    return line;
  }
  std::vector<PreparedContestant> entries =
      prepareExample(workload, options.cpu, line);
  if (!line.error.empty())
    return line;
  std::vector<Series> traffic;
  for (PreparedContestant &entry : entries) {
    traffic.push_back({entry.contestant.name});
    entry.invocation->invoke();
  }
  constexpr unsigned rounds = 11;
  for (unsigned round = 0; round != rounds; ++round)
    for (auto [entry, series] : llvm::zip_equal(entries, traffic)) {
      uint64_t before = counter->read();
      entry.invocation->invoke();
      series.seconds.push_back(lineBytes * double(counter->read() - before));
    }
  for (const Series &series : llvm::drop_begin(traffic))
    line.figures.push_back(makeSaved(series, traffic.front()));
  return line;
}

SeedEstimate padlab::simulateTraffic(const SuiteOptions &options) {
  // An interior of 4 MB in a result of 7.8 MB; the simulated cache has 1 MiB.
  PadWorkload workload = scaleExample(100);
  SeedEstimate line = makeTrafficLine("simulated traffic saved", workload.name);
  std::vector<PreparedContestant> entries =
      prepareExample(workload, options.cpu, line);
  std::vector<double> bytes;
  for (PreparedContestant &entry : entries) {
    if (!line.error.empty())
      break;
    llvm::Expected<int64_t> lines =
        countLines([&] { entry.invocation->invoke(); });
    if (lines)
      bytes.push_back(lineBytes * double(*lines));
    else
      line.error = llvm::toString(lines.takeError());
  }
  if (line.error.empty())
    for (size_t i = 1; i != bytes.size(); ++i)
      line.figures.push_back(
          makeSaved(entries[i].contestant.name, bytes[i], bytes.front()));
  return line;
}
