//===- Harness.cpp - interleaved measurements of ratios -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Harness.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <ctime>

using namespace padlab;

static double readClock(clockid_t clock) {
  timespec time = {};
  clock_gettime(clock, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

double padlab::readMonotonicClock() { return readClock(CLOCK_MONOTONIC); }

double padlab::readThreadClock() { return readClock(CLOCK_THREAD_CPUTIME_ID); }

static double timeSlice(const Thunk &thunk, unsigned calls,
                        const Clock &clock) {
  double start = clock();
  for (unsigned i = 0; i != calls; ++i)
    thunk.call();
  return (clock() - start) / calls;
}

/// How many calls fill a slice. The first call is not counted: it touches
/// memory and code for the first time.
static unsigned calibrate(const Thunk &thunk, double sliceSeconds,
                          const Clock &clock) {
  thunk.call();
  double seconds = timeSlice(thunk, 1, clock);
  constexpr double maxCalls = 1e6;
  if (seconds * maxCalls <= sliceSeconds)
    return maxCalls;
  return std::max(1.0, std::ceil(sliceSeconds / seconds));
}

std::vector<Series> padlab::measureInterleaved(const std::vector<Thunk> &thunks,
                                               const HarnessOptions &options,
                                               const Clock &clock,
                                               const Clock &budgetClock) {
  std::vector<Series> all;
  for (const Thunk &thunk : thunks)
    all.push_back(
        {thunk.name, calibrate(thunk, options.sliceSeconds, clock), {}});
  double end = budgetClock() + options.budgetSeconds;
  for (unsigned round = 0; round != options.maxRounds; ++round) {
    if (round >= options.minRounds && budgetClock() >= end)
      break;
    // Each round begins with another thunk: a scheduler whose period is that of
    // a round would otherwise always hit the same one.
    for (size_t turn = 0; turn != thunks.size(); ++turn) {
      size_t i = (round + turn) % thunks.size();
      for (unsigned call = 0; call != options.warmUpCalls; ++call)
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
