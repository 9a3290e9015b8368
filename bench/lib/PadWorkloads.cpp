//===- PadWorkloads.cpp - pad fusion against hand-written kernels ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstUse.h"
#include "PadContestants.h"
#include "Placements.h"
#include "SeriesGroup.h"
#include "Suites.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Machine.h"
#include "padlab/bench/Suite.h"

#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace padlab;

/// Returns options for repeated calls, whose data stays in the caches as far as
/// it fits, with this number of rounds. `isLarge`: the data fits into no cache.
static HarnessOptions getHarnessOptions(Tier tier, unsigned rounds,
                                        bool isLarge) {
  if (tier == Tier::Check)
    return {1e-6, rounds, rounds, 0, 0};
  return {tier == Tier::Full ? 5e-3 : 2e-3, rounds, rounds, 0,
          isLarge ? 1u : 2u};
}

/// A peer allocates its result, and uses several blocks in turn: if it has not
/// been called for a while, the first call takes twice as long, and the fifth
/// still a tenth longer.
static constexpr WarmUp peerWarmUp = {6, 4e-3};

/// Whether this run is the one that a night makes for another CPU than the
/// machine's own. Its ratios are only shown in a table and not compared with
/// older ones, so half as many rounds, each half as long, are enough.
static bool isForReading(const SuiteOptions &options) {
  return options.tier == Tier::Nightly && options.cpu != "native";
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
    if (suite.withPeers && !isFirstUse() && this->workload.isOfSquares())
      llvm::append_range(
          contestants,
          getPeerContestants(getPeerWorkload(this->workload), suite.cpu));
  }

  std::string getName() const {
    return "pad-workloads/" + workload.name +
           (isFirstUse() ? "-first-use" : "");
  }
  SeriesRecord getRecord() const {
    SeriesRecord record{"pad-workloads",
                        workload.name + (isFirstUse() ? "-first-use" : "")};
    PadBytes bytes = workload.getBytes();
    record.axes = {
        {"type", workload.type},
        {"padding ratio", std::to_string(bytes.getPaddingRatio()), "1"},
        {"padded result", std::to_string(bytes.padded), "bytes"},
        {"destination", isFirstUse() ? "fresh" : "passed"}};
    return record;
  }
  const std::vector<PadContestant> &getContestants() const {
    return contestants;
  }

  unsigned getNumRounds() const {
    return isFirstUse() ? getNumFirstUses()
                        : getNumPlacements() * getRoundsPerPlacement();
  }
  std::vector<MeasuredSeries> measure();

private:
  bool isFirstUse() const { return kind == Kind::FirstUse; }
  bool isLarge() const { return workload.getBytes().padded > (16 << 20); }
  void measureRepeated();
  void measureFirst();
  std::vector<Thunk> makeThunks();
  size_t
  findFastest(llvm::function_ref<bool(const PadContestant &)> isAsked) const;
  size_t findLimit(bool orInexact) const;
  size_t getLimitOf(size_t number) const;
  Series getRoundsToCompare(size_t number) const;
  unsigned getNumFirstUses() const;
  unsigned getNumPlacements() const;
  unsigned getRoundsPerPlacement() const;
  MeasuredSeries describe(size_t number) const;
  const Series &getSeries(size_t number) const {
    return series[seriesOf[number]];
  }

  PadWorkload workload;
  Kind kind;
  SuiteOptions suite;
  std::vector<PadContestant> contestants;
  std::vector<PreparedContestant> entries;
  /// The series of the contestants that can be timed, then of the machine's
  /// kernels.
  std::vector<Series> series;
  std::vector<size_t> seriesOf;
  /// In bytes per second.
  double machineBandwidth = 0;
  /// Indices of entries; the number of entries if there is none. `inexactLimit`
  /// is the limit of inexact contestants.
  size_t limit = 0, inexactLimit = 0, bestPeer = 0;
};

} // namespace

/// Equal code differs in time by up to a fifth depending on the pages that its
/// memory got, and the difference lasts as long as it keeps these pages.
/// Therefore data that fits in a cache is measured at several placements.
unsigned WorkloadBenchmark::getNumPlacements() const {
  if (suite.tier == Tier::Check || isLarge())
    return 1;
  return suite.tier == Tier::Full ? 12 : isForReading(suite) ? 4 : 8;
}

unsigned WorkloadBenchmark::getRoundsPerPlacement() const {
  if (suite.tier == Tier::Check)
    return 3;
  if (getNumPlacements() == 1)
    return suite.tier == Tier::Full ? 31 : isForReading(suite) ? 11 : 21;
  return suite.tier == Tier::Full ? 8 : 4;
}

unsigned WorkloadBenchmark::getNumFirstUses() const {
  return suite.tier == Tier::Check ? 3 : suite.tier == Tier::Full ? 31 : 11;
}

/// Makes thunks of the contestants that have no error.
std::vector<Thunk> WorkloadBenchmark::makeThunks() {
  std::vector<Thunk> thunks;
  seriesOf.assign(entries.size(), 0);
  for (auto [i, entry] : llvm::enumerate(entries)) {
    // The present invocation was called already, and so has touched its memory.
    if (entry.invocation && isFirstUse())
      entry.prepareInvocation();
    if (!entry.invocation)
      continue;
    seriesOf[i] = thunks.size();
    thunks.push_back({entry.contestant.name,
                      [call = entry.invocation.get()] { call->invoke(); }});
    if (entry.contestant.peer && suite.tier != Tier::Check && !isLarge())
      thunks.back().warmUp = peerWarmUp;
  }
  return thunks;
}

void WorkloadBenchmark::measureRepeated() {
  MachineKernels machine(workload.getBytes().padded);
  HarnessOptions options =
      getHarnessOptions(suite.tier, getRoundsPerPlacement(), isLarge());
  if (isForReading(suite)) {
    options.sliceSeconds /= 2;
  }
  size_t numTimed = 0;
  series = measureInPlaces(entries,
                           {getNumPlacements(), 2 * workload.getBytes().padded},
                           options,
                           [&] {
                             std::vector<Thunk> thunks = makeThunks();
                             numTimed = thunks.size();
                             for (const MachineKernels::Kernel &kernel :
                                  machine.getKernels())
                               thunks.push_back(kernel.thunk);
                             return thunks;
                           })
               .series;
  machineBandwidth = 0;
  for (auto [i, kernel] : llvm::enumerate(machine.getKernels()))
    machineBandwidth =
        std::max(machineBandwidth,
                 kernel.traffic / getMedian(series[numTimed + i].seconds));
}

void WorkloadBenchmark::measureFirst() {
  series = measureFirstUse(makeThunks(), getNumFirstUses());
  for (auto [i, entry] : llvm::enumerate(entries))
    if (entry.error.empty() && getSeries(i).seconds.empty())
      entry.error = "the process that calls it failed";
}

std::vector<MeasuredSeries> WorkloadBenchmark::measure() {
  TimedProgram program = TimedProgram::get(workload);
  entries = prepareContestants(program, suite.cpu, contestants);
  if (isFirstUse())
    measureFirst();
  else
    measureRepeated();
  limit = findLimit(/*orInexact=*/false);
  inexactLimit = findLimit(/*orInexact=*/true);
  bestPeer = findFastest(
      [](const PadContestant &contestant) { return contestant.peer; });
  std::vector<MeasuredSeries> all;
  for (size_t number = 0; number != entries.size(); ++number)
    all.push_back(describe(number));
  // Release the memory: workloads are large, and there are many.
  entries.clear();
  series.clear();
  return all;
}

/// Returns the first half of the rounds if `toChoose`, else the second; all
/// rounds if there are fewer than four. The kernel that looks fastest is partly
/// lucky, so the rounds that choose it are not those that are compared.
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
        getMedian(takeRounds(getSeries(i), /*toChoose=*/true).seconds);
    if (best == entries.size() || time < bestTime) {
      best = i;
      bestTime = time;
    }
  }
  return best;
}

/// Returns the fastest hand-written kernel of this run, an exact one unless
/// `orInexact`; for a first use, the kernel on small pages.
size_t WorkloadBenchmark::findLimit(bool orInexact) const {
  if (isFirstUse())
    return entries.front().error.empty() ? 0 : entries.size();
  return findFastest([&](const PadContestant &contestant) {
    return contestant.isLimit() &&
           (orInexact || contestant.getExactness().isExact());
  });
}

size_t WorkloadBenchmark::getLimitOf(size_t number) const {
  bool isExact = entries[number].contestant.getExactness().isExact();
  return isExact ? limit : inexactLimit;
}

Series WorkloadBenchmark::getRoundsToCompare(size_t number) const {
  // The limit of a first use is not chosen by its times, so all rounds count.
  const Series &all = getSeries(number);
  return isFirstUse() ? all : takeRounds(all, /*toChoose=*/false);
}

static void setEstimate(MeasuredSeries &to, const std::string &prefix,
                        const MedianEstimate &estimate) {
  to.counters[prefix + "ratio"] = estimate.median;
  to.counters[prefix + "ci_low"] = estimate.low;
  to.counters[prefix + "ci_high"] = estimate.high;
}

MeasuredSeries WorkloadBenchmark::describe(size_t number) const {
  const PreparedContestant &entry = entries[number];
  MeasuredSeries one;
  one.error = entry.error;
  // A wrong peer is left out, which is not an error.
  one.wrong = entry.wrong && !entry.contestant.peer;
  if (!one.error.empty())
    return one;
  one.seconds = getSeries(number).seconds;
  if (!isFirstUse())
    for (size_t round = 0; round != one.seconds.size(); ++round)
      one.placements.push_back(round / getRoundsPerPlacement());
  PadBytes bytes = workload.getBytes();
  double seconds = getMedian(one.seconds);
  size_t ownLimit = getLimitOf(number);
  if (limit == number) {
    one.label = "(the limit)";
    one.role = "limit";
  } else if (inexactLimit == number) {
    one.label = "(the inexact limit)";
    one.role = "inexact-limit";
  }
  if (bestPeer != entries.size()) {
    setEstimate(one, "best_peer_",
                estimateRatio(getRoundsToCompare(number),
                              getRoundsToCompare(bestPeer)));
    if (bestPeer == number) {
      one.label = "(the best peer)";
      one.role = "peer";
    }
  }
  size_t unfused = llvm::find_if(entries,
                                 [](const PreparedContestant &e) {
                                   return e.contestant.pipeline != nullptr;
                                 }) -
                   entries.begin();
  if (entries[unfused].error.empty()) {
    one.setBaseline(entries[unfused].contestant.name,
                    getSeries(unfused).seconds);
    setEstimate(one, "unfused_",
                estimateRatio(getSeries(number), getSeries(unfused)));
  }
  if (ownLimit != entries.size()) {
    MedianEstimate ratio =
        estimateRatio(getRoundsToCompare(number), getRoundsToCompare(ownLimit));
    setEstimate(one, "limit_", ratio);
    one.counters["ci_confidence"] = ratio.confidence;
  }
  one.counters["fired"] = entry.fired;
  one.setMemory(entry, bytes.padded);
  one.setCode(entry.code);
  one.counters["bytes_must"] = getCompulsoryTraffic(bytes);
  one.counters["gb_per_second"] = getCompulsoryTraffic(bytes) / seconds * 1e-9;
  if (!isFirstUse())
    one.counters["machine_gb_per_second"] = machineBandwidth * 1e-9;
  return one;
}

std::vector<std::string> padlab::getPadWorkloadPrograms() {
  std::vector<std::string> texts;
  for (const PadWorkload &workload : getPadWorkloads(Tier::Check))
    texts.push_back(workload.getText());
  return texts;
}

static void registerWorkload(PadWorkload workload, WorkloadBenchmark::Kind kind,
                             const SuiteOptions &options) {
  auto all =
      std::make_shared<WorkloadBenchmark>(std::move(workload), kind, options);
  SeriesGroup group;
  group.name = all->getName();
  group.record = all->getRecord();
  for (const PadContestant &contestant : all->getContestants()) {
    group.contestants.push_back(contestant.name);
    group.codeFor.push_back(contestant.isLimit() ? contestant.kernel.target
                                                 : contestant.cpu);
  }
  group.rounds = all->getNumRounds();
  group.measure = [all] { return all->measure(); };
  registerGroup(std::move(group), options);
}

void padlab::registerPadWorkloadBenchmarks(const SuiteOptions &options) {
  using Kind = WorkloadBenchmark::Kind;
  for (const PadWorkload &workload : getPadWorkloads(options.tier)) {
    registerWorkload(workload, Kind::Repeated, options);
    // The cost of a first use depends on pages, so a night does not measure it
    // again for its second CPU.
    if (workload.name == "C" && !isForReading(options))
      registerWorkload(workload, Kind::FirstUse, options);
  }
}

void padlab::fillBounds(const SuiteOptions &options) {
  for (const PadWorkload &workload : getPadWorkloads(options.tier)) {
    // Each element of a square has one term, so the results are exact and need
    // no bounds.
    if (workload.isOfSquares())
      continue;
    std::vector<PadContestant> all = getPadContestants(workload.form), asked;
    for (auto [i, contestant] : llvm::enumerate(all))
      if (i == 0 || !contestant.getExactness().isExact())
        asked.push_back(std::move(contestant));
    llvm::errs() << "bounds of " << workload.name << '\n';
    for (const PreparedContestant &entry :
         prepareContestants(TimedProgram::get(workload), options.cpu, asked))
      if (!entry.error.empty())
        llvm::errs() << entry.contestant.name << ": " << entry.error << '\n';
  }
}

std::string padlab::printPeers(const SuiteOptions &options) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const padlab_peer *peer : getPeers(options.cpu)) {
    os << "peer-" << peer->name << ": version " << peer->version << "\n";
    // Workloads that only differ in amounts have the same obstacle.
    std::map<std::string, std::string> declined;
    for (const PadWorkload &workload : getPadWorkloads(options.tier)) {
      if (!workload.isOfSquares())
        continue;
      std::string obstacle = findObstacle(*peer, getPeerWorkload(workload));
      if (!obstacle.empty())
        declined[obstacle] += " " + workload.name;
    }
    for (const auto &[obstacle, names] : declined)
      os << "  not" << names << ": " << obstacle << "\n";
  }
  return text;
}
