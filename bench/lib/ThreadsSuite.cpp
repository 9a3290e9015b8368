//===- ThreadsSuite.cpp - two threads against one -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures the padded workloads in one thread and in two, in wall-clock time,
/// because the processor time of one thread, which other suites measure, does
/// not include the other's. The same run also measures the gain that two
/// threads can have on this machine at this moment: a hand-written kernel
/// alone, and two copies of it in parallel, each on its own memory.
///
//===----------------------------------------------------------------------===//

#include "PadContestants.h"
#include "SeriesGroup.h"
#include "Suites.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Suite.h"
#include "padlab/codegen/Application.h"
#include "padlab/codegen/TimedThreads.h"

#include "llvm/ADT/ScopeExit.h"

using namespace padlab;

static constexpr int64_t numThreads = 2;

/// The names, in the order of the series.
static constexpr llvm::StringLiteral oneName = "fused",
                                     twoName = "threaded-fused",
                                     alone = "limit-alone",
                                     sideBySide = "limit-side-by-side";

static HarnessOptions getTurnOptions(Tier tier) {
  if (tier == Tier::Check)
    return {1e-6, 3, 3, 0};
  unsigned rounds = tier == Tier::Full ? 101 : 21;
  return {2e-3, rounds, rounds, 0, /*warmUpCalls=*/1};
}

namespace {

class ThreadsBenchmark {
public:
  ThreadsBenchmark(PadWorkload workload, const SuiteOptions &suite)
      : workload(std::move(workload)), suite(suite) {}

  std::vector<MeasuredSeries> measure();

private:
  std::vector<PadContestant> getContestants() const;
  TimedInvocation *get(llvm::StringRef name) const;
  PreparedContestant *findFastestLimit();
  std::vector<MeasuredSeries> describe(llvm::ArrayRef<Series> series) const;

  PadWorkload workload;
  SuiteOptions suite;
  std::vector<PreparedContestant> entries;
};

} // namespace

/// Returns the contestants: one thread, two threads, and all hand-written
/// kernels whose results are exact.
std::vector<PadContestant> ThreadsBenchmark::getContestants() const {
  std::vector<PadContestant> chosen;
  for (PadContestant &one : getPadContestants(workload.form))
    if ((one.isLimit() && !one.kernel.isInexact) || one.name == oneName)
      chosen.push_back(std::move(one));
  PadContestant two = chosen.front();
  two.name = twoName.str();
  two.pipeline = findPipeline(twoName);
  chosen.insert(chosen.begin() + 1, std::move(two));
  return chosen;
}

/// Chooses the fastest limit by a few calls, which do not count as its
/// measurement. Returns null if no limit can be called.
PreparedContestant *ThreadsBenchmark::findFastestLimit() {
  std::vector<Thunk> thunks;
  std::vector<PreparedContestant *> limits;
  for (PreparedContestant &entry : entries) {
    if (!entry.contestant.isLimit() || !entry.invocation)
      continue;
    limits.push_back(&entry);
    thunks.push_back({entry.contestant.name,
                      [call = entry.invocation.get()] { call->invoke(); }});
  }
  PreparedContestant *best = nullptr;
  double bestSeconds = 0;
  for (auto [entry, series] :
       llvm::zip_equal(limits, measureInterleaved(thunks, {1e-6, 5, 5, 0}))) {
    double seconds = getMedian(series.seconds);
    if (!best || seconds < bestSeconds) {
      best = entry;
      bestSeconds = seconds;
    }
  }
  return best;
}

/// Calls each of two invocations once, in threads of their own.
static void callBoth(const padlab_pool &pool, TimedInvocation *both[2]) {
  auto call = [](void *data, int64_t i) {
    static_cast<TimedInvocation **>(data)[i]->invoke();
  };
  pool.parallel_for(pool.context, call, both, 2);
}

static MeasuredSeries makeFailed(llvm::StringRef error, bool isWrong) {
  MeasuredSeries failed;
  failed.error = error.str();
  failed.wrong = isWrong;
  return failed;
}

std::vector<MeasuredSeries> ThreadsBenchmark::measure() {
  // The results that are checked are computed by as many threads as are timed.
  setTimedThreads(numThreads);
  llvm::scope_exit restore([] { setTimedThreads(1); });
  entries = prepareContestants(TimedProgram::get(workload), suite.cpu,
                               getContestants());
  std::vector<MeasuredSeries> all;
  for (const PreparedContestant &entry : entries)
    if (!entry.error.empty() || entry.wrong)
      return std::vector<MeasuredSeries>(
          4,
          makeFailed(entry.contestant.name + ": " + entry.error, entry.wrong));
  PreparedContestant *limit = findFastestLimit();
  std::unique_ptr<TimedInvocation> other =
      limit ? limit->prepareAnother() : nullptr;
  std::unique_ptr<padlab_pool, decltype(&padlab_pool_destroy)> pool(
      padlab_pool_create(numThreads), padlab_pool_destroy);
  if (!other || !pool)
    return std::vector<MeasuredSeries>(
        4, makeFailed("no kernel, or no second one, or no threads", false));
  TimedInvocation *one = entries[0].invocation.get();
  TimedInvocation *two = entries[1].invocation.get();
  TimedInvocation *both[2] = {limit->invocation.get(), other.get()};
  std::vector<Series> series =
      measureInterleaved({{oneName.str(), [&] { one->invoke(); }},
                          {twoName.str(), [&] { two->invoke(); }},
                          {alone.str(), [&] { both[0]->invoke(); }},
                          {sideBySide.str(), [&] { callBoth(*pool, both); }}},
                         getTurnOptions(suite.tier), readMonotonicClock);
  all = describe(series);
  all[2].label = all[3].label = "(" + limit->contestant.name + ")";
  entries.clear();
  return all;
}

/// Relates each series to its baseline. The time of two kernels side by side is
/// halved, to be the time per kernel: if they do not disturb each other, it is
/// half of the time of one alone.
std::vector<MeasuredSeries>
ThreadsBenchmark::describe(llvm::ArrayRef<Series> series) const {
  std::vector<MeasuredSeries> all(series.size());
  for (auto [one, measured] : llvm::zip_equal(all, series))
    one.seconds = measured.seconds;
  for (double &seconds : all[3].seconds)
    seconds /= 2;
  for (size_t i : {0, 1})
    all[i].setBaseline(oneName, all[0].seconds);
  for (size_t i : {2, 3})
    all[i].setBaseline(alone, all[2].seconds);
  for (MeasuredSeries &one : all) {
    one.counters["speedup"] = 1 / one.counters["ratio"];
    one.checked = "small-by-reference";
  }
  for (size_t i : {0, 1}) {
    all[i].setMemory(entries[i], workload.getBytes().padded);
    all[i].setCode(entries[i].code);
  }
  return all;
}

/// Selects workloads with enough work for two threads, most of which do more
/// than move memory. The image C mostly moves memory, for comparison.
static bool isForThreads(const PadWorkload &workload) {
  return !workload.isOfSquares() || workload.name == "C";
}

void padlab::registerThreadsBenchmarks(const SuiteOptions &options) {
  for (const PadWorkload &workload : getPadWorkloads(options.tier)) {
    if (!isForThreads(workload))
      continue;
    auto all = std::make_shared<ThreadsBenchmark>(workload, options);
    SeriesGroup group;
    group.name = "threads/" + workload.name;
    group.record = {"threads", workload.name};
    group.record.axes = {
        {"threads", std::to_string(numThreads), "threads"},
        {"padded result", std::to_string(workload.getBytes().padded), "bytes"}};
    for (llvm::StringRef name : {oneName, twoName, alone, sideBySide})
      group.contestants.push_back(name.str());
    group.rounds = getTurnOptions(options.tier).minRounds;
    group.measure = [all] { return all->measure(); };
    registerGroup(std::move(group), options);
  }
}
