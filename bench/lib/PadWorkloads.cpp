//===- PadWorkloads.cpp - pad fusion against hand-written kernels ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadContestants.h"
#include "PreparedCase.h"
#include "Suites.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Machine.h"
#include "padlab/bench/Suite.h"

#include <benchmark/benchmark.h>
#include <set>

using namespace padlab;

/// The state of a contestant that is called again and again: with its own data
/// in the caches, as far as they fit.
static HarnessOptions getHarnessOptions(SweepSize size) {
  switch (size) {
  case SweepSize::Smoke:
    return {1e-6, 3, 3, 0, 0};
  case SweepSize::Short:
    return {2e-3, 11, 101, 2, 1};
  case SweepSize::Full:
    return {5e-3, 21, 201, 20, 1};
  }
  llvm_unreachable("unknown size");
}

namespace {

/// One workload: all contestants are timed together, when the first of its
/// benchmarks runs.
class WorkloadBenchmark {
public:
  WorkloadBenchmark(PadWorkload workload, const SuiteOptions &suite)
      : workload(std::move(workload)), suite(suite),
        contestants(getPadContestants(this->workload.form)) {}

  std::string getName() const { return "pad-workloads/" + workload.name; }
  const std::vector<PadContestant> &getContestants() const {
    return contestants;
  }

  void report(benchmark::State &state, size_t number) {
    // Asked twice for the same: a repetition, which measures anew.
    if (!reported.insert(number).second || entries.empty()) {
      measure();
      reported = {number};
    }
    const PreparedContestant &entry = entries[number];
    if (!entry.error.empty()) {
      state.SkipWithError(entry.error.c_str());
      return;
    }
    for ([[maybe_unused]] auto ignored : state)
      state.SetIterationTime(estimateMedian(getSeries(number).seconds).median);
    setCounters(state, number);
  }

private:
  void measure();
  size_t findLimit() const;
  void setCounters(benchmark::State &state, size_t number) const;
  const Series &getSeries(size_t number) const {
    return series[seriesOf[number]];
  }

  PadWorkload workload;
  SuiteOptions suite;
  std::vector<PadContestant> contestants;
  std::vector<PreparedContestant> entries;
  /// Of those that can be timed, then of the machine's kernels.
  std::vector<Series> series;
  std::vector<size_t> seriesOf;
  /// Bytes a second.
  double machineBandwidth = 0;
  size_t limit = 0;
  std::set<size_t> reported;
};

} // namespace

void WorkloadBenchmark::measure() {
  entries = prepareContestants(workload, getBenchmarkCompiler(suite.cpu),
                               contestants);
  std::vector<Thunk> thunks;
  seriesOf.assign(entries.size(), 0);
  for (auto [i, entry] : llvm::enumerate(entries)) {
    if (entry.wrong)
      noteWrongResult();
    if (!entry.invocation)
      continue;
    seriesOf[i] = thunks.size();
    thunks.push_back({entry.contestant.name,
                      [call = entry.invocation.get()] { call->invoke(); }});
  }
  size_t numTimed = thunks.size();
  MachineKernels machine(workload.getBytes().padded);
  for (const MachineKernels::Kernel &kernel : machine.getKernels())
    thunks.push_back(kernel.thunk);
  series = measureInterleaved(thunks, getHarnessOptions(suite.size));
  machineBandwidth = 0;
  for (auto [i, kernel] : llvm::enumerate(machine.getKernels()))
    machineBandwidth = std::max(
        machineBandwidth,
        kernel.traffic / estimateMedian(series[numTimed + i].seconds).median);
  limit = findLimit();
  // A repetition prepares anew.
  for (PreparedContestant &entry : entries)
    entry.invocation.reset();
}

/// The fastest of the hand-written kernels, in this run.
size_t WorkloadBenchmark::findLimit() const {
  size_t best = entries.size();
  double bestTime = 0;
  for (auto [i, entry] : llvm::enumerate(entries)) {
    if (!entry.contestant.isLimit() || !entry.error.empty())
      continue;
    double time = estimateMedian(getSeries(i).seconds).median;
    if (best == entries.size() || time < bestTime) {
      best = i;
      bestTime = time;
    }
  }
  return best;
}

static void setEstimate(benchmark::State &state, const std::string &prefix,
                        const MedianEstimate &estimate) {
  state.counters[prefix + "ratio"] = estimate.median;
  state.counters[prefix + "ci_low"] = estimate.low;
  state.counters[prefix + "ci_high"] = estimate.high;
}

void WorkloadBenchmark::setCounters(benchmark::State &state,
                                    size_t number) const {
  const PreparedContestant &entry = entries[number];
  PadBytes bytes = workload.getBytes();
  double seconds = estimateMedian(getSeries(number).seconds).median;
  std::string label = entry.contestant.name;
  if (limit != entries.size()) {
    MedianEstimate ratio = estimateRatio(getSeries(number), getSeries(limit));
    setEstimate(state, "limit_", ratio);
    state.counters["ci_confidence"] = ratio.confidence;
    if (limit == number)
      label += " (the limit)";
  }
  if (entries.front().error.empty())
    setEstimate(state, "unfused_",
                estimateRatio(getSeries(number), getSeries(0)));
  state.SetLabel(label);
  state.counters["rounds"] = getSeries(number).seconds.size();
  state.counters["fired"] = entry.fired;
  if (entry.peakBytes >= 0)
    state.counters["peak_over_result"] =
        double(entry.peakBytes) / double(bytes.padded);
  state.counters["bytes_must"] = getCompulsoryTraffic(bytes);
  state.counters["gb_per_second"] =
      getCompulsoryTraffic(bytes) / seconds * 1e-9;
  state.counters["machine_gb_per_second"] = machineBandwidth * 1e-9;
}

std::vector<std::string> padlab::getPadWorkloadPrograms() {
  std::vector<std::string> texts;
  for (const PadWorkload &workload : getPadWorkloads(SweepSize::Smoke))
    texts.push_back(workload.getText());
  return texts;
}

template <typename Workload>
static void registerWorkload(std::shared_ptr<Workload> workload) {
  for (auto [i, contestant] : llvm::enumerate(workload->getContestants())) {
    std::string name = workload->getName() + "/" + contestant.name;
    benchmark::RegisterBenchmark(name.c_str(),
                                 [workload, i = i](benchmark::State &state) {
                                   workload->report(state, i);
                                 })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMicrosecond);
  }
}

void padlab::registerPadWorkloadBenchmarks(const SuiteOptions &options) {
  for (PadWorkload &workload : getPadWorkloads(options.size))
    registerWorkload(
        std::make_shared<WorkloadBenchmark>(std::move(workload), options));
}
