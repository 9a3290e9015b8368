//===- SeriesGroup.cpp - series that are measured together ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SeriesGroup.h"

#include "PadContestants.h"

#include "GroupProgress.h"
#include "Journal.h"
#include "Schedule.h"

#include "padlab/bench/Injection.h"

#include "padlab/bench/Results.h"
#include "padlab/bench/Statistics.h"

#include <benchmark/benchmark.h>

using namespace padlab;

void MeasuredSeries::setBaseline(llvm::StringRef name,
                                 llvm::ArrayRef<double> baseline) {
  baselineRatios.clear();
  if (baseline.size() != seconds.size() || seconds.empty())
    return;
  this->baseline = name.str();
  label += (label.empty() ? "baseline=" : " baseline=") + name.str();
  for (auto [mine, theirs] : llvm::zip_equal(seconds, baseline))
    baselineRatios.push_back(mine / theirs);
  MedianEstimate ratio = estimateMedian(baselineRatios);
  counters["ratio"] = ratio.median;
  counters["ci_low"] = ratio.low;
  counters["ci_high"] = ratio.high;
  counters["ci_confidence"] = ratio.confidence;
}

void MeasuredSeries::setMemory(const PreparedContestant &contestant,
                               int64_t resultBytes) {
  if (contestant.peakBytes >= 0)
    counters["peak_over_result"] =
        double(contestant.peakBytes) / double(resultBytes);
  if (contestant.allocations >= 0)
    counters["allocations"] = double(contestant.allocations);
}

uint64_t padlab::getCodeNumber(const CodeSummary &code) {
  uint64_t hash = 0;
  llvm::StringRef(code.hash).take_front(16).getAsInteger(16, hash);
  return hash & codeHashMask;
}

void MeasuredSeries::setCode(const std::optional<CodeSummary> &code) {
  if (!code)
    return;
  counters["code_hash"] = double(getCodeNumber(*code));
  counters["code_size"] = code->bytes;
}

/// Returns the measurements of a group by an interrupted run.
static std::optional<std::vector<MeasuredSeries>>
findKnown(const SeriesGroup &group) {
  auto known = Journal::get().find(group.name);
  if (known && known->size() != group.contestants.size())
    known.reset();
  return known;
}

namespace {

/// A group and its series, which the first report measures or takes from the
/// journal.
class GroupRun {
public:
  explicit GroupRun(SeriesGroup group)
      : group(std::move(group)), told(this->group.contestants.size()) {}
  void report(benchmark::State &state, size_t place);

private:
  void measure();

  SeriesGroup group;
  std::vector<MeasuredSeries> series;
  /// The number of rounds that each benchmark has reported.
  std::vector<unsigned> told;
};

} // namespace

void GroupRun::measure() {
  Journal &journal = Journal::get();
  if (auto known = findKnown(group)) {
    series = std::move(*known);
    GroupProgress::get().skip(group.name);
    return;
  }
  GroupProgress::get().begin(group.name);
  Injections::Group scope(group.name);
  series = group.measure();
  // A test slows a contestant down to imitate slower code. Without a code hash,
  // a comparison does not dismiss the change because the code is the same.
  for (auto [one, name] : llvm::zip_equal(series, group.contestants))
    if (Injections::get().getShareOfContestant(name) != 0)
      one.counters.erase("code_hash");
  GroupProgress::get().end();
  journal.add(group.name, series);
}

void GroupRun::report(benchmark::State &state, size_t place) {
  if (series.empty())
    measure();
  const MeasuredSeries &one = series[place];
  state.SetLabel(group.contestants[place] + (one.label.empty() ? "" : " ") +
                 one.label);
  SeriesRecord record = group.record;
  record.setContestant(group.contestants[place]);
  if (!group.codeFor.empty())
    record.codeFor = group.codeFor[place];
  record.baseline = one.baseline;
  record.role = one.role;
  record.checked = one.checked;
  describeSeries(group.name + "/" + group.contestants[place],
                 std::move(record));
  if (one.wrong)
    noteWrongResult();
  if (!one.error.empty())
    return state.SkipWithError(one.error.c_str());
  unsigned round = told[place]++ % one.seconds.size();
  for ([[maybe_unused]] auto ignored : state)
    state.SetIterationTime(one.seconds[round]);
  for (const auto &[name, value] : one.counters)
    state.counters[name] = value;
  state.counters["rounds"] = one.seconds.size();
  if (!one.baselineRatios.empty())
    state.counters["baseline_ratio"] = one.baselineRatios[round];
  if (!one.placements.empty())
    state.counters["placement"] = one.placements[round];
}

static benchmark::TimeUnit toTimeUnit(SeriesGroup::Unit unit) {
  switch (unit) {
  case SeriesGroup::Unit::Nanoseconds:
    return benchmark::kNanosecond;
  case SeriesGroup::Unit::Microseconds:
    return benchmark::kMicrosecond;
  case SeriesGroup::Unit::Milliseconds:
    return benchmark::kMillisecond;
  }
  llvm_unreachable("unknown unit");
}

static void registerRows(const SeriesGroup &group,
                         const SuiteOptions &options) {
  // With --no-more, a group that the journal does not have gets no rows.
  if (Journal::get().isReadOnly() && !findKnown(group))
    return;
  auto run = std::make_shared<GroupRun>(group);
  for (auto [i, contestant] : llvm::enumerate(group.contestants)) {
    std::string name = group.name + "/" + contestant;
    GroupProgress::get().expect(group.name, name);
    benchmark::RegisterBenchmark(
        name.c_str(),
        Schedule::get().guard(
            group.record.suite, group.getUnit(),
            [run, i = i](benchmark::State &state) { run->report(state, i); }))
        ->UseManualTime()
        ->Iterations(1)
        ->Repetitions(group.rounds)
        ->DisplayAggregatesOnly(options.showsAggregatesOnly)
        ->Unit(toTimeUnit(group.unit));
  }
}

void padlab::registerGroup(SeriesGroup group, const SuiteOptions &options) {
  std::string suite = group.record.suite, unit = group.getUnit();
  Schedule::get().add(suite, unit, [group = std::move(group), options] {
    registerRows(group, options);
  });
}
