//===- PadWorkloads.cpp - pad fusion against hand-written kernels ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstUse.h"
#include "PadContestants.h"
#include "PreparedCase.h"
#include "Suites.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Machine.h"
#include "padlab/bench/Suite.h"

#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>
#include <map>
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
  enum class Kind {
    Repeated, ///< Called again and again, with the same destination.
    FirstUse, ///< Called once, in a process and with a destination of its own.
  };

  WorkloadBenchmark(PadWorkload workload, Kind kind, const SuiteOptions &suite)
      : workload(std::move(workload)), kind(kind), suite(suite),
        contestants(isFirstUse() ? getFirstUseContestants(this->workload.form)
                                 : getPadContestants(this->workload.form)) {
    if (suite.withPeers && !isFirstUse())
      llvm::append_range(contestants,
                         getPeerContestants(this->workload, suite.cpu));
  }

  std::string getName() const {
    return "pad-workloads/" + workload.name +
           (isFirstUse() ? "-first-use" : "");
  }
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
  bool isFirstUse() const { return kind == Kind::FirstUse; }
  void measure();
  void measureRepeated();
  void measureFirst();
  std::vector<Thunk> makeThunks();
  size_t
  findFastest(llvm::function_ref<bool(const PadContestant &)> isAsked) const;
  size_t findLimit() const;
  Series getRoundsToCompare(size_t number) const;
  unsigned getNumPlacements() const;
  void setCounters(benchmark::State &state, size_t number) const;
  const Series &getSeries(size_t number) const {
    return series[seriesOf[number]];
  }

  PadWorkload workload;
  Kind kind;
  SuiteOptions suite;
  std::vector<PadContestant> contestants;
  std::vector<PreparedContestant> entries;
  /// Of those that can be timed, then of the machine's kernels.
  std::vector<Series> series;
  std::vector<size_t> seriesOf;
  /// Bytes a second.
  double machineBandwidth = 0;
  /// Numbers of entries, as many as there are where there is none.
  size_t limit = 0, bestPeer = 0;
  std::set<size_t> reported;
};

} // namespace

/// Equal code differs by up to a fifth by which pages it got, for as long as it
/// has them: what fits in a cache is measured in several places.
unsigned WorkloadBenchmark::getNumPlacements() const {
  constexpr int64_t mostBytes = 16 << 20;
  if (suite.size == SweepSize::Smoke || workload.getBytes().padded > mostBytes)
    return 1;
  return suite.size == SweepSize::Full ? 12 : 8;
}

/// Of those that are right.
std::vector<Thunk> WorkloadBenchmark::makeThunks() {
  std::vector<Thunk> thunks;
  seriesOf.assign(entries.size(), 0);
  for (auto [i, entry] : llvm::enumerate(entries)) {
    if (entry.wrong && !entry.contestant.peer)
      noteWrongResult();
    // What was called has touched its memory.
    if (entry.invocation && isFirstUse())
      entry.invocation = entry.prepareAnother();
    if (!entry.invocation)
      continue;
    seriesOf[i] = thunks.size();
    thunks.push_back({entry.contestant.name,
                      [call = entry.invocation.get()] { call->invoke(); }});
  }
  return thunks;
}

void WorkloadBenchmark::measureRepeated() {
  MachineKernels machine(workload.getBytes().padded);
  HarnessOptions options = getHarnessOptions(suite.size);
  unsigned passes = getNumPlacements();
  options.budgetSeconds /= passes;
  options.minRounds = llvm::divideCeil(options.minRounds, passes);
  options.maxRounds = llvm::divideCeil(options.maxRounds, passes);
  series.clear();
  size_t numTimed = 0;
  // Kept, lest the next one gets the same pages.
  std::vector<std::unique_ptr<Invocation>> placed;
  for (unsigned pass = 0; pass != passes; ++pass) {
    for (PreparedContestant &entry : entries)
      if (pass != 0 && entry.invocation) {
        placed.push_back(std::move(entry.invocation));
        entry.invocation = entry.prepareAnother();
      }
    std::vector<Thunk> thunks = makeThunks();
    numTimed = thunks.size();
    for (const MachineKernels::Kernel &kernel : machine.getKernels())
      thunks.push_back(kernel.thunk);
    std::vector<Series> part = measureInterleaved(thunks, options);
    if (series.empty())
      series = std::move(part);
    else
      for (auto [all, some] : llvm::zip_equal(series, part))
        llvm::append_range(all.seconds, some.seconds);
  }
  machineBandwidth = 0;
  for (auto [i, kernel] : llvm::enumerate(machine.getKernels()))
    machineBandwidth = std::max(
        machineBandwidth,
        kernel.traffic / estimateMedian(series[numTimed + i].seconds).median);
}

void WorkloadBenchmark::measureFirst() {
  unsigned rounds = suite.size == SweepSize::Smoke  ? 3
                    : suite.size == SweepSize::Full ? 31
                                                    : 11;
  series = measureFirstUse(makeThunks(), rounds);
  for (auto [i, entry] : llvm::enumerate(entries))
    if (entry.error.empty() && getSeries(i).seconds.empty())
      entry.error = "the process that calls it failed";
}

void WorkloadBenchmark::measure() {
  entries = prepareContestants(workload, getBenchmarkCompiler(suite.cpu),
                               contestants);
  if (isFirstUse())
    measureFirst();
  else
    measureRepeated();
  limit = findLimit();
  bestPeer = findFastest(
      [](const PadContestant &contestant) { return contestant.peer; });
  // A repetition prepares anew.
  for (PreparedContestant &entry : entries) {
    entry.invocation.reset();
    entry.prepareAnother = nullptr;
  }
}

/// Half of the rounds. Of kernels that are equally fast the one that looks
/// fastest had luck: what some placements choose, others are compared with.
static Series takeRounds(const Series &all, bool toChoose) {
  size_t half = all.seconds.size() / 2;
  if (half < 2)
    return all;
  Series some = all;
  if (toChoose)
    some.seconds.resize(half);
  else
    some.seconds.erase(some.seconds.begin(), some.seconds.begin() + half);
  return some;
}

size_t WorkloadBenchmark::findFastest(
    llvm::function_ref<bool(const PadContestant &)> isAsked) const {
  size_t best = entries.size();
  double bestTime = 0;
  for (auto [i, entry] : llvm::enumerate(entries)) {
    if (!isAsked(entry.contestant) || !entry.error.empty())
      continue;
    double time =
        estimateMedian(takeRounds(getSeries(i), /*toChoose=*/true).seconds)
            .median;
    if (best == entries.size() || time < bestTime) {
      best = i;
      bestTime = time;
    }
  }
  return best;
}

/// The fastest of the hand-written kernels, in this run; of a first use, the
/// kernel on small pages.
size_t WorkloadBenchmark::findLimit() const {
  if (isFirstUse())
    return entries.front().error.empty() ? 0 : entries.size();
  return findFastest(
      [](const PadContestant &contestant) { return contestant.isLimit(); });
}

Series WorkloadBenchmark::getRoundsToCompare(size_t number) const {
  // A first use has its limit before it is measured.
  const Series &all = getSeries(number);
  return isFirstUse() ? all : takeRounds(all, /*toChoose=*/false);
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
    MedianEstimate ratio =
        estimateRatio(getRoundsToCompare(number), getRoundsToCompare(limit));
    setEstimate(state, "limit_", ratio);
    state.counters["ci_confidence"] = ratio.confidence;
    if (limit == number)
      label += " (the limit)";
  }
  if (bestPeer != entries.size()) {
    setEstimate(state, "best_peer_",
                estimateRatio(getRoundsToCompare(number),
                              getRoundsToCompare(bestPeer)));
    if (bestPeer == number)
      label += " (the best peer)";
  }
  size_t unfused = llvm::find_if(entries,
                                 [](const PreparedContestant &e) {
                                   return e.contestant.pipeline != nullptr;
                                 }) -
                   entries.begin();
  if (entries[unfused].error.empty())
    setEstimate(state, "unfused_",
                estimateRatio(getSeries(number), getSeries(unfused)));
  state.SetLabel(label);
  state.counters["rounds"] = getSeries(number).seconds.size();
  state.counters["fired"] = entry.fired;
  if (entry.peakBytes >= 0)
    state.counters["peak_over_result"] =
        double(entry.peakBytes) / double(bytes.padded);
  state.counters["bytes_must"] = getCompulsoryTraffic(bytes);
  state.counters["gb_per_second"] =
      getCompulsoryTraffic(bytes) / seconds * 1e-9;
  if (!isFirstUse())
    state.counters["machine_gb_per_second"] = machineBandwidth * 1e-9;
}

std::vector<std::string> padlab::getPadWorkloadPrograms() {
  std::vector<std::string> texts;
  for (const PadWorkload &workload : getPadWorkloads(SweepSize::Smoke))
    texts.push_back(workload.getText());
  return texts;
}

static void registerWorkload(PadWorkload workload, WorkloadBenchmark::Kind kind,
                             const SuiteOptions &options) {
  auto all =
      std::make_shared<WorkloadBenchmark>(std::move(workload), kind, options);
  for (auto [i, contestant] : llvm::enumerate(all->getContestants())) {
    std::string name = all->getName() + "/" + contestant.name;
    benchmark::RegisterBenchmark(
        name.c_str(),
        [all, i = i](benchmark::State &state) { all->report(state, i); })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMicrosecond);
  }
}

void padlab::registerPadWorkloadBenchmarks(const SuiteOptions &options) {
  using Kind = WorkloadBenchmark::Kind;
  for (const PadWorkload &workload : getPadWorkloads(options.size)) {
    registerWorkload(workload, Kind::Repeated, options);
    if (workload.name == "C")
      registerWorkload(workload, Kind::FirstUse, options);
  }
}

std::string padlab::printPeers(const SuiteOptions &options) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const padlab_peer *peer : getPeers(options.cpu)) {
    os << "peer-" << peer->name << ": version " << peer->version << "\n";
    // Workloads that differ in amounts alone are declined for one reason.
    std::map<std::string, std::string> declined;
    for (const PadWorkload &workload : getPadWorkloads(options.size)) {
      std::string obstacle = findObstacle(*peer, getPeerWorkload(workload));
      if (!obstacle.empty())
        declined[obstacle] += " " + workload.name;
    }
    for (const auto &[obstacle, names] : declined)
      os << "  not" << names << ": " << obstacle << "\n";
  }
  return text;
}
