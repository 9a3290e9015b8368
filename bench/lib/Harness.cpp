//===- Harness.cpp - interleaved measurements of ratios -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Harness.h"

#include "Turns.h"

#include "padlab/bench/Injection.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <ctime>
#include <numeric>
#include <random>

using namespace padlab;

static double readClock(clockid_t clock) {
  timespec time = {};
  clock_gettime(clock, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

double padlab::readMonotonicClock() { return readClock(CLOCK_MONOTONIC); }

double padlab::readThreadClock() { return readClock(CLOCK_THREAD_CPUTIME_ID); }

/// Returns the seconds since `start`, after waiting for the slow-down that a
/// test injects.
static double finish(double start, double slowdown, const Clock &clock) {
  double seconds = clock() - start;
  if (slowdown == 0)
    return seconds;
  double wanted = seconds * (1 + slowdown);
  while (seconds < wanted)
    seconds = clock() - start;
  return seconds;
}

/// Times each call alone, without `before`. Reading the clock is cheap compared
/// with a thunk that has `before`.
static double timeCallByCall(const Thunk &thunk, unsigned calls,
                             double slowdown, const Clock &clock) {
  double seconds = 0;
  for (unsigned i = 0; i != calls; ++i) {
    thunk.before();
    double start = clock();
    thunk.call();
    seconds += finish(start, slowdown, clock);
  }
  return seconds / calls;
}

static double timeSlice(const Thunk &thunk, unsigned calls,
                        const Clock &clock) {
  double slowdown = Injections::get().getShareOfContestant(thunk.name);
  if (thunk.before)
    return timeCallByCall(thunk, calls, slowdown, clock);
  double start = clock();
  for (unsigned i = 0; i != calls; ++i)
    thunk.call();
  return finish(start, slowdown, clock) / calls;
}

namespace {
/// How many calls fill a slice, and how many come before it.
struct Calls {
  unsigned measured = 1, before = 0;
};
} // namespace

/// Finds out how many calls fill a slice. The first call is not timed, because
/// it touches memory and code for the first time. A call as long as several
/// slices needs no warm-up.
static Calls calibrate(const Thunk &thunk, const HarnessOptions &options,
                       const Clock &clock) {
  constexpr double longCall = 5;
  double sliceSeconds = options.sliceSeconds;
  unsigned before = std::max(options.warmUpCalls, thunk.warmUp.calls);
  thunk.call();
  // A slice of no length is one call, however long that takes.
  if (sliceSeconds == 0)
    return {1, before};
  for (unsigned call = 0; call != before; ++call) {
    double start = clock();
    thunk.call();
    if (clock() - start >= longCall * sliceSeconds)
      return {};
  }
  double seconds = timeSlice(thunk, 1, clock);
  // `before` is not timed, but takes time itself, so a slice has at most 100
  // calls of a thunk that has one.
  const double maxCalls = thunk.before ? 100 : 1e6;
  Calls calls;
  calls.measured = seconds * maxCalls <= sliceSeconds
                       ? maxCalls
                       : std::max(1.0, std::ceil(sliceSeconds / seconds));
  calls.before = std::max(
      before, unsigned(calls.measured * thunk.warmUp.seconds / sliceSeconds));
  return calls;
}

std::vector<Series> padlab::measureInterleaved(const std::vector<Thunk> &thunks,
                                               const HarnessOptions &options,
                                               const Clock &clock,
                                               const Clock &budgetClock) {
  Turns &turns = Turns::get();
  Turns::Measurement measurement(Injections::get().getGroup());
  std::vector<Series> all;
  std::vector<unsigned> callsBefore;
  for (const Thunk &thunk : thunks) {
    turns.waitForSlice(thunk.name);
    Calls calls = calibrate(thunk, options, clock);
    all.push_back({thunk.name, calls.measured, {}});
    callsBefore.push_back(calls.before);
  }
  std::minstd_rand random(options.seed);
  std::vector<size_t> order(thunks.size());
  std::iota(order.begin(), order.end(), 0);
  double end = budgetClock() + options.budgetSeconds;
  for (unsigned round = 0; round != options.maxRounds; ++round) {
    if (round >= options.minRounds && budgetClock() >= end)
      break;
    std::shuffle(order.begin(), order.end(), random);
    turns.waitForRound();
    for (size_t i : order) {
      turns.waitForSlice(thunks[i].name);
      for (unsigned call = 0; call != callsBefore[i]; ++call)
        thunks[i].call();
      all[i].seconds.push_back(
          timeSlice(thunks[i], all[i].callsPerSlice, clock));
    }
  }
  return all;
}

MedianEstimate padlab::estimateRatio(const Series &series,
                                     const Series &baseline,
                                     double confidence) {
  assert(series.seconds.size() == baseline.seconds.size() &&
         "measured in different runs");
  std::vector<double> ratios;
  for (size_t i = 0; i != series.seconds.size(); ++i)
    ratios.push_back(series.seconds[i] / baseline.seconds[i]);
  return estimateMedian(std::move(ratios), confidence);
}
