//===- Measure.cpp - all contestants of a point, in turn ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Measure.h"

#include "../Callgrind.h"
#include "../Placements.h"
#include "../Turns.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Injection.h"
#include "padlab/bench/Machine.h"
#include "padlab/codegen/CPUName.h"

#include <cmath>
#include <map>

using namespace padlab;

static constexpr llvm::StringLiteral baselineName = "unfused",
                                     limitName = "limit", peerName = "peer";

std::vector<std::string> padlab::getContestants(const SweepPoint &point,
                                                const SuiteOptions &options) {
  bool all = point.is(AxisKind::Rival, "all");
  std::vector<std::string> names = {baselineName.str()};
  for (llvm::StringRef name : {"unfused-copy-call", "upstream-fused"})
    if (all || point.is(AxisKind::Rival, name))
      names.push_back(name.str());
  for (const Axis &axis : getAxes())
    for (const std::string &value : axis.values)
      if (axis.kind == AxisKind::Strategy && value != "all" &&
          (point.is(axis.kind, value) || point.is(axis.kind, "all")))
        names.push_back("fused-" + value);
  names.push_back("fused");
  for (llvm::StringRef cpu : {"x86-64-v2", "x86-64-v3", "x86-64-v4"})
    if (all || point.is(AxisKind::Rival, cpu)) {
      if (llvm::Error error = checkRunsHere(cpu))
        llvm::consumeError(std::move(error));
      else
        names.push_back(("fused@" + cpu).str());
    }
  SweepPoint limited = point;
  limited.set(AxisKind::Rival, limitName);
  if ((all && isPossible(limited)) || point.is(AxisKind::Rival, limitName))
    names.push_back(limitName.str());
  SweepPoint peered = point;
  peered.set(AxisKind::Rival, peerName);
  if (options.withPeers && !getPeers(options.cpu).empty() &&
      ((all && isPossible(peered)) || point.is(AxisKind::Rival, peerName)))
    names.push_back(peerName.str());
  return names;
}

/// Whether the point is large: then it is called once per round, and measured
/// less often.
static bool isLarge(const SweepPoint &point) {
  return point.is(AxisKind::Size, "DRAM");
}

/// Whether to measure more: a comparison compiles in each of its many runs, so
/// more rounds add little to its time.
static bool isThorough(Tier tier) {
  return tier == Tier::Smoke && Turns::get().isOn();
}

/// Whether to measure less, because a night must measure all points, and those
/// that exceed the inner caches take most of its time.
static bool isBrief(const SweepPoint &point, Tier tier) {
  return tier == Tier::Nightly &&
         (isLarge(point) || point.is(AxisKind::Size, "L3"));
}

/// Returns the number of placements, which matter little if the inner caches
/// hold none of the data.
static unsigned getNumPlacements(const SweepPoint &point, Tier tier) {
  if (tier == Tier::Check || isLarge(point) || isBrief(point, tier))
    return 1;
  return isThorough(tier) ? 9 : 3;
}

unsigned padlab::getNumRounds(const SweepPoint &point, Tier tier) {
  if (tier == Tier::Check)
    return 3;
  if (isBrief(point, tier))
    return 7;
  if (isLarge(point))
    return 9;
  if (isThorough(tier))
    return 45;
  return tier == Tier::Full ? 30 : 15;
}

namespace {

class PointMeasurement {
public:
  PointMeasurement(const SweepPoint &point, const SuiteOptions &options)
      : point(point), options(options), names(getContestants(point, options)),
        program(SweepProgram::get(point, isChecked() ? 700 : 0)) {}

  std::vector<MeasuredSeries> run();

private:
  bool isChecked() const { return options.tier == Tier::Check; }
  void prepare();
  void addCandidates(llvm::StringRef name,
                     std::vector<PadContestant> candidates,
                     std::vector<PadContestant> &contestants);
  void chooseCandidates();
  size_t findFastest(llvm::ArrayRef<size_t> candidates);
  std::vector<Thunk> makeThunks();
  Thunk makeThunk(PreparedContestant &entry) const;
  void measure();
  void findEqualCode();
  void count();
  void describe();
  void describeTimes(MeasuredSeries &one) const;
  size_t find(llvm::StringRef name) const {
    return llvm::find(names, name) - names.begin();
  }
  void setRatio(MeasuredSeries &to, llvm::StringRef counter,
                llvm::StringRef over) const;
  double getModelBytes(llvm::StringRef name, bool fired) const;

  const SweepPoint &point;
  const SuiteOptions &options;
  std::vector<std::string> names;
  SweepProgram program;
  /// The entries, one for each name.
  std::vector<PreparedContestant> entries;
  /// The indices of the entries that compete for a name (`limit`, `peer`): the
  /// fastest is measured under this name.
  std::map<std::string, std::vector<size_t>> candidatesOf;
  /// For each entry, the first entry with the same code, whose times count for
  /// both.
  std::vector<size_t> timedAs;
  std::vector<MeasuredSeries> all;
  double bandwidth = 0;
};

} // namespace

static PadContestant makeContestant(llvm::StringRef name,
                                    const SweepPoint &point) {
  auto [pipeline, cpu] = name.split('@');
  for (PadContestant &one : getPadContestants(LimitForm::Matrix))
    if (one.name == pipeline) {
      one.name = name.str();
      one.cpu = cpu.str();
      one.allocates = point.is(AxisKind::Destination, "fresh");
      one.pages =
          point.is(AxisKind::Pages, "small") ? Pages::Small : Pages::Huge;
      return one;
    }
  llvm_unreachable("every contestant of a point is registered");
}

void PointMeasurement::addCandidates(llvm::StringRef name,
                                     std::vector<PadContestant> candidates,
                                     std::vector<PadContestant> &contestants) {
  for (PadContestant &one : candidates) {
    one.pages = contestants.front().pages;
    candidatesOf[name.str()].push_back(contestants.size());
    contestants.push_back(std::move(one));
  }
}

void PointMeasurement::prepare() {
  std::vector<PadContestant> contestants;
  for (llvm::StringRef name : names)
    if (name != limitName && name != peerName)
      contestants.push_back(makeContestant(name, point));
  TimedProgram timed = SweepProgram::getTimed(
      point, getBenchmarkCompiler(options.cpu).getContext());
  if (isChecked())
    timed.timed = timed.small;
  if (timed.timed.workload && find(limitName) != names.size()) {
    std::vector<PadContestant> limits =
        getPadContestants(timed.timed.workload->form);
    llvm::erase_if(limits,
                   [](const PadContestant &one) { return !one.isLimit(); });
    addCandidates(limitName, std::move(limits), contestants);
  }
  if (timed.timed.forPeers && find(peerName) != names.size())
    addCandidates(peerName,
                  getPeerContestants(*timed.timed.forPeers, options.cpu),
                  contestants);
  entries = prepareContestants(timed, options.cpu, contestants);
}

/// Finds the fastest entry by a few calls. They only choose: the winner is
/// measured like the others. Returns the number of entries if none can be
/// timed.
size_t PointMeasurement::findFastest(llvm::ArrayRef<size_t> candidates) {
  std::vector<Thunk> thunks;
  std::vector<size_t> timed;
  for (size_t i : candidates)
    if (entries[i].invocation) {
      timed.push_back(i);
      thunks.push_back(makeThunk(entries[i]));
    }
  if (thunks.empty())
    return entries.size();
  HarnessOptions harness{isChecked() ? 0 : 5e-4, 5, 5, 0};
  std::vector<Series> series = measureInterleaved(thunks, harness);
  size_t best = 0;
  double least = 0;
  for (auto [i, one] : llvm::enumerate(series)) {
    double median = getMedian(one.seconds);
    if (i == 0 || median < least) {
      least = median;
      best = i;
    }
  }
  return timed[best];
}

/// Keeps only the fastest candidate for each name, and moves it behind the
/// pipelines.
void PointMeasurement::chooseCandidates() {
  std::vector<PreparedContestant> chosen;
  size_t numPipelines = names.size();
  for (llvm::StringRef name : {limitName, peerName}) {
    if (find(name) == names.size())
      continue;
    --numPipelines;
    size_t best = findFastest(candidatesOf[name.str()]);
    chosen.emplace_back().error = ("no " + name + " computes this").str();
    if (best != entries.size())
      chosen.back() = std::move(entries[best]);
  }
  entries.resize(numPipelines);
  llvm::append_range(entries,
                     llvm::make_range(std::make_move_iterator(chosen.begin()),
                                      std::make_move_iterator(chosen.end())));
}

Thunk PointMeasurement::makeThunk(PreparedContestant &entry) const {
  TimedInvocation *call = entry.invocation.get();
  Thunk thunk{entry.contestant.name, [call] { call->invoke(); }};
  if (point.is(AxisKind::Destination, "fresh"))
    thunk.before = [call] { call->forgetAllocations(); };
  else if (point.is(AxisKind::Caches, "cold"))
    thunk.before = [call] { call->flushCaches(); };
  return thunk;
}

/// Makes thunks of the contestants that can be timed, each code once.
std::vector<Thunk> PointMeasurement::makeThunks() {
  std::vector<Thunk> thunks;
  for (auto [i, entry] : llvm::enumerate(entries))
    if (timedAs[i] == i && entry.invocation)
      thunks.push_back(makeThunk(entry));
  return thunks;
}

/// Whether tests slow both contestants down by the same share.
static bool isEquallySlow(llvm::StringRef a, llvm::StringRef b) {
  const Injections &injections = Injections::get();
  return injections.getShareOfContestant(a) ==
         injections.getShareOfContestant(b);
}

void PointMeasurement::findEqualCode() {
  for (auto [i, entry] : llvm::enumerate(entries)) {
    size_t first = i;
    for (size_t other = 0; other != i && first == i; ++other)
      if (entry.code && entries[other].code && entries[other].invocation &&
          entries[other].code->hash == entry.code->hash &&
          isEquallySlow(names[i], names[other]))
        first = other;
    timedAs.push_back(first);
  }
}

/// Counts instructions, and records each as a nanosecond.
void PointMeasurement::count() {
  for (auto [i, entry] : llvm::enumerate(entries)) {
    if (timedAs[i] != i || !entry.invocation)
      continue;
    llvm::Expected<int64_t> number = countInstructions(makeThunk(entry).call);
    if (!number) {
      entry.error = llvm::toString(number.takeError());
      continue;
    }
    all[i].seconds = {double(*number) * 1e-9};
  }
}

void PointMeasurement::measure() {
  constexpr int64_t mostKernelBytes = 64 << 20;
  MachineKernels machine(std::min(program.getBytes().padded, mostKernelBytes));
  unsigned placements = getNumPlacements(point, options.tier);
  unsigned rounds = getNumRounds(point, options.tier) / placements;
  // Slices that are compared with those of other runs should be short, so that
  // both are measured at nearly the same time; within one run the cost of
  // switching contestants matters more.
  double sliceSeconds = Turns::get().isOn() ? 1e-3 : 2e-3;
  HarnessOptions harness{isChecked() ? 0 : sliceSeconds, rounds, rounds, 0, 1};
  // The data is in no cache when a call begins, or (in tier `check`) times mean
  // nothing, so a warm-up is useless.
  if (isLarge(point) || isChecked() || makeThunk(entries.front()).before)
    harness.warmUpCalls = 0;
  PlacedSeries placed = measureInPlaces(
      entries, {placements, 2 * program.getBytes().padded}, harness, [&] {
        std::vector<Thunk> thunks = makeThunks();
        for (const MachineKernels::Kernel &kernel : machine.getKernels())
          thunks.push_back(kernel.thunk);
        return thunks;
      });
  size_t next = 0;
  for (size_t i = 0; i != entries.size(); ++i)
    if (timedAs[i] == i && entries[i].invocation) {
      all[i].seconds = std::move(placed.series[next++].seconds);
      all[i].placements = placed.placements;
    }
  for (const MachineKernels::Kernel &kernel : machine.getKernels())
    bandwidth = std::max(
        bandwidth, kernel.traffic / getMedian(placed.series[next++].seconds));
}

/// Returns the bytes that a call moves by the models of Traffic.h, which assume
/// that no cache helps. The traffic of a consumer is the same for all
/// contestants.
double PointMeasurement::getModelBytes(llvm::StringRef name, bool fired) const {
  PadBytes bytes = program.getBytes();
  double behind = 0;
  if (int64_t result = program.getConsumerBytes())
    behind = bytes.padded + 2 * result;
  bool isFused = name.starts_with("fused") && fired;
  if (bytes.padded == bytes.interior && (fired || isFused))
    return getUnpaddedTraffic(bytes) + behind;
  if (name == "fused-fill" || (name == "upstream-fused" && fired))
    return getWholeFillTraffic(bytes) + behind;
  if (name == "fused-stream-nt" || name == limitName || name == peerName)
    return getCompulsoryTraffic(bytes) + behind;
  if (isFused)
    return getStreamTraffic(bytes) + behind;
  return getUnfusedTraffic(bytes) + behind;
}

/// Sets the median of the ratios to another contestant's rounds, and its
/// interval.
void PointMeasurement::setRatio(MeasuredSeries &to, llvm::StringRef counter,
                                llvm::StringRef over) const {
  size_t place = find(over);
  if (place == names.size() || all[place].seconds.empty())
    return;
  MedianEstimate ratio =
      estimateRatio({"", 1, to.seconds}, {"", 1, all[place].seconds});
  to.counters[(counter + "ratio").str()] = ratio.median;
  to.counters[(counter + "ci_low").str()] = ratio.low;
  to.counters[(counter + "ci_high").str()] = ratio.high;
}

void PointMeasurement::describeTimes(MeasuredSeries &one) const {
  double useful = program.getCompulsoryBytes() / getMedian(one.seconds);
  one.counters["gb_per_second"] = useful * 1e-9;
  one.counters["machine_gb_per_second"] = bandwidth * 1e-9;
  one.counters["share_of_bandwidth"] = useful / bandwidth;
}

void PointMeasurement::describe() {
  PadBytes bytes = program.getBytes();
  for (size_t i = 0; i != names.size(); ++i) {
    MeasuredSeries &one = all[i];
    const PreparedContestant &entry = entries[i];
    if (one.seconds.empty())
      continue;
    one.setBaseline(baselineName, all.front().seconds);
    auto &counters = one.counters;
    counters["padding_ratio"] = bytes.getPaddingRatio();
    counters["fired"] = entry.fired;
    counters["bytes_must"] = program.getCompulsoryBytes();
    // The models do not cover pads that crop.
    if (point.is(AxisKind::Sign, "pad"))
      counters["bytes_model"] = getModelBytes(names[i], entry.fired);
    if (options.countsInstructions)
      counters["instructions"] = std::round(one.seconds.front() * 1e9);
    else
      describeTimes(one);
    one.setMemory(entry, bytes.padded);
    one.setCode(entry.code);
    if (!entry.contestant.pipeline)
      one.label += " by=" + entry.contestant.name;
    else
      counters["timed_once"] = timedAs[i] != i;
    setRatio(one, "unfused_", baselineName);
    setRatio(one, "upstream_", "upstream-fused");
    setRatio(one, "limit_", limitName);
    setRatio(one, "best_peer_", peerName);
  }
}

std::vector<MeasuredSeries> PointMeasurement::run() {
  prepare();
  chooseCandidates();
  all.resize(names.size());
  findEqualCode();
  if (entries.front().invocation)
    options.countsInstructions ? count() : measure();
  for (auto [i, entry] : llvm::enumerate(entries)) {
    all[i].wrong = entry.wrong && !entry.contestant.peer;
    all[i].error = entry.error;
    if (timedAs[i] != i && entry.error.empty()) {
      all[i].seconds = all[timedAs[i]].seconds;
      all[i].placements = all[timedAs[i]].placements;
    }
    if (all[i].error.empty() && all[i].seconds.empty())
      all[i].error = "the baseline cannot be timed";
  }
  describe();
  return std::move(all);
}

std::vector<MeasuredSeries> padlab::measurePoint(const SweepPoint &point,
                                                 const SuiteOptions &options) {
  return PointMeasurement(point, options).run();
}
