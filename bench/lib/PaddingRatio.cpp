//===- PaddingRatio.cpp - pad fusion over the padding ratio -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadContestants.h"
#include "PaddedProducer.h"
#include "Placements.h"
#include "SeriesGroup.h"
#include "Suites.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Machine.h"
#include "padlab/bench/Suite.h"

#include "llvm/Support/FormatVariadic.h"

using namespace padlab;

namespace {

/// The padding ratios. They are denser where the padding of convolutions and
/// vector tails lies.
constexpr double ratios[] = {0,   0.01, 0.02, 0.05, 0.1, 0.2,
                             0.4, 0.7,  1,    1.5,  2.5, 4};
constexpr llvm::StringRef pipelines[] = {"unfused", "upstream-fused", "fused"};

struct SweepOptions {
  /// The extents of the timed program: larger than the second-level cache, so
  /// that traffic dominates, except in tier `check`.
  int64_t rows, columns;
  unsigned placements;
  /// The options of the harness for each ratio.
  HarnessOptions harness;
};

SweepOptions getSweepOptions(Tier tier) {
  switch (tier) {
  case Tier::Check:
    return {12, 20, 1, {1e-6, 3, 3, 0}};
  case Tier::Smoke:
  case Tier::Nightly:
    return {1024, 1024, 3, {1e-3, 5, 5, 0}};
  case Tier::Full:
    return {2048, 2048, 3, {2e-3, 10, 10, 0}};
  }
  llvm_unreachable("unknown tier");
}

/// The measurement of one ratio.
class RatioPoint {
public:
  RatioPoint(double ratio, const SuiteOptions &suite)
      : suite(suite), sweep(getSweepOptions(suite.tier)),
        program(PaddedProducer::get(sweep.rows, sweep.columns, ratio)) {}

  std::vector<MeasuredSeries> measure() const;

private:
  void describe(MeasuredSeries &to, const MeasuredSeries &unfused, bool fired,
                double bandwidth) const;

  SuiteOptions suite;
  SweepOptions sweep;
  PaddedProducer program;
};

} // namespace

/// Returns the same program, small enough for the reference.
static PaddedProducer shrink(const PaddedProducer &program) {
  auto small = [](int64_t value, int64_t limit) {
    return std::min(value, limit + value % 7);
  };
  return {small(program.rows, 17), small(program.columns, 35),
          small(program.padRows, 3), small(program.padColumns, 5)};
}

static ProgramText getText(const PaddedProducer &program) {
  return {program.getText(),
          {{program.rows + 2 * program.padRows,
            program.columns + 2 * program.padColumns}},
          std::nullopt};
}

static std::vector<PadContestant> getContestants() {
  std::vector<PadContestant> contestants;
  for (llvm::StringRef name : pipelines)
    for (PadContestant &one : getPadContestants(LimitForm::Matrix))
      if (one.name == name) {
        one.allocates = true;
        contestants.push_back(std::move(one));
      }
  return contestants;
}

std::vector<MeasuredSeries> RatioPoint::measure() const {
  std::vector<PreparedContestant> entries = prepareContestants(
      {"padding-ratio", getText(program), getText(shrink(program))}, suite.cpu,
      getContestants());
  std::vector<MeasuredSeries> all(entries.size());
  for (auto [one, entry] : llvm::zip_equal(all, entries)) {
    one.error = entry.error;
    one.wrong = entry.wrong;
  }
  MachineKernels machine(program.getBytes().padded);
  PlacedSeries placed = measureInPlaces(
      entries, {sweep.placements, 2 * program.getBytes().padded}, sweep.harness,
      [&] {
        std::vector<Thunk> thunks;
        for (PreparedContestant &entry : entries)
          if (entry.invocation)
            thunks.push_back(
                {entry.contestant.name,
                 [call = entry.invocation.get()] { call->invoke(); }});
        for (const MachineKernels::Kernel &kernel : machine.getKernels())
          thunks.push_back(kernel.thunk);
        return thunks;
      });
  size_t numTimed = placed.series.size() - machine.getKernels().size();
  double bandwidth = 0;
  for (auto [i, kernel] : llvm::enumerate(machine.getKernels()))
    bandwidth =
        std::max(bandwidth, kernel.traffic /
                                getMedian(placed.series[numTimed + i].seconds));
  size_t next = 0;
  for (auto [i, entry] : llvm::enumerate(entries))
    if (entry.invocation) {
      all[i].seconds = std::move(placed.series[next++].seconds);
      all[i].placements = placed.placements;
      describe(all[i], all.front(), entry.fired, bandwidth);
    }
  return all;
}

/// Returns the traffic that the model predicts for the program that the
/// pipeline made.
static int64_t getTraffic(const PadBytes &bytes, bool isFused) {
  if (bytes.padded == bytes.interior)
    return getUnpaddedTraffic(bytes);
  return isFused ? getWholeFillTraffic(bytes) : getUnfusedTraffic(bytes);
}

void RatioPoint::describe(MeasuredSeries &to, const MeasuredSeries &unfused,
                          bool fired, double bandwidth) const {
  PadBytes bytes = program.getBytes();
  int64_t model = getTraffic(bytes, fired);
  double seconds = getMedian(to.seconds);
  auto &counters = to.counters;
  counters["padding_ratio"] = bytes.getPaddingRatio();
  counters["fired"] = fired;
  counters["bytes_must"] = getCompulsoryTraffic(bytes);
  counters["bytes_model"] = model;
  counters["gb_per_second"] = model / seconds * 1e-9;
  counters["machine_gb_per_second"] = bandwidth * 1e-9;
  // The share of the time that the unavoidable traffic alone would take.
  counters["bandwidth_fraction"] =
      getCompulsoryTraffic(bytes) / seconds / bandwidth;
  to.setBaseline(pipelines[0], unfused.seconds);
}

std::vector<std::string> padlab::getPaddingRatioPrograms() {
  return {
      PaddedProducer::get(/*rows=*/8, /*columns=*/8, /*ratio=*/1).getText()};
}

void padlab::registerPaddingRatioBenchmarks(const SuiteOptions &options) {
  SweepOptions sweep = getSweepOptions(options.tier);
  for (double ratio : ratios) {
    SeriesGroup group;
    group.name = llvm::formatv("padding-ratio/{0}", ratio).str();
    group.record = {"padding-ratio", llvm::formatv("{0}", ratio).str()};
    group.record.axes = {{"ratio", group.record.workload, "1"}};
    for (llvm::StringRef name : pipelines)
      group.contestants.push_back(name.str());
    group.rounds = sweep.placements * sweep.harness.maxRounds;
    group.measure = [ratio, options] {
      return RatioPoint(ratio, options).measure();
    };
    group.unit = SeriesGroup::Unit::Milliseconds;
    registerGroup(std::move(group), options);
  }
}
