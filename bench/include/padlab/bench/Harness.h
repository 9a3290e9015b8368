//===- Harness.h - interleaved measurements of ratios -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A ratio of two times means something only when both were taken under the
/// same conditions. So contestants are measured in one run, in small slices,
/// each round in another random order (A B C, B A C, ...), and ratios are
/// formed within a round: anything that slows the machine for longer than a
/// round cancels out, and so do periodic disturbances.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_HARNESS_H
#define PADLAB_BENCH_HARNESS_H

#include "padlab/bench/Statistics.h"

#include <functional>
#include <string>

namespace padlab {

/// Calls that are not timed, before each slice. If `calls` or
/// HarnessOptions::warmUpCalls asks for calls, but one takes as long as several
/// slices, there are none. If `sliceSeconds` is 0, there are as many calls as
/// these two ask for, whatever `seconds` is.
struct WarmUp {
  /// The minimal number of calls, and the minimal time that they take.
  unsigned calls = 0;
  double seconds = 0;
};

/// A piece of work to time: one call does all of it.
struct Thunk {
  std::string name;
  std::function<void()> call;
  /// If set, runs before each timed call and is not timed: it makes the state
  /// that the call is to find.
  std::function<void()> before = nullptr;
  /// The minimal warm-up of this thunk; HarnessOptions::warmUpCalls may ask for
  /// more.
  WarmUp warmUp = {};
};

struct HarnessOptions {
  /// A slice repeats its thunk so often that it lasts this long, by the time of
  /// one call before the first round, so that the clock's resolution and the
  /// switch between thunks do not show. It has at most a million calls, and at
  /// most 100 of a thunk with `before`.
  double sliceSeconds = 1e-3;
  unsigned minRounds = 11;
  unsigned maxRounds = 201;
  /// After this time, no round begins beyond the first `minRounds`.
  double budgetSeconds = 1;
  /// The minimal number of calls before each slice that are not timed: in a
  /// slice of few calls the first would be slowed by what other thunks left in
  /// the caches. A call that takes as long as several slices gets none, unless
  /// `sliceSeconds` is 0.
  unsigned warmUpCalls = 0;
  /// Seed of the order within rounds.
  unsigned seed = 1;
};

/// Seconds per call of one thunk, one value per round.
struct Series {
  std::string name;
  unsigned callsPerSlice = 1;
  std::vector<double> seconds;
};

/// Reads a clock, in seconds. Tests pass their own.
using Clock = std::function<double()>;
double readMonotonicClock();
/// Reads the time that this thread ran: the clock stands still while others
/// run.
double readThreadClock();

/// Measures all thunks in turn, each on one thread. Every thunk is called at
/// least once before, so that first touches and cold code are not timed.
std::vector<Series>
measureInterleaved(const std::vector<Thunk> &thunks,
                   const HarnessOptions &options = {},
                   const Clock &clock = readThreadClock,
                   const Clock &budgetClock = readMonotonicClock);

/// Estimates the ratio of the times of `series` and `baseline`, paired by
/// round.
MedianEstimate estimateRatio(const Series &series, const Series &baseline,
                             double confidence = 0.95);

} // namespace padlab

#endif // PADLAB_BENCH_HARNESS_H
