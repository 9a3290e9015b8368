//===- Noise.h - how much a series varies by itself -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Estimates the noise of a series from its history. Values are logarithms, so
/// deviations are relative. The history is divided into levels: within a level,
/// values differ only by noise.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_NOISE_H
#define PADLAB_BENCH_NOISE_H

#include "padlab/bench/Statistics.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace padlab {

/// Returns a standard deviation that outliers do not change: the median
/// absolute deviation, scaled to that of a normal distribution. Returns 0 for
/// one value.
double getRobustDeviation(llvm::ArrayRef<double> values);

/// The result of one run for a series.
struct HistoryPoint {
  double value = 0;
  /// The hash of the code; 0 if it is unknown.
  uint64_t codeHash = 0;
};

struct NoiseBand {
  /// The center of the newest level.
  double center = 0;
  /// The deviation of one run, estimated from runs of the newest level.
  double deviation = 0;
  /// The deviation of runs of equal code, which only noise can cause. Empty if
  /// no code ran twice.
  std::optional<double> floor;
  /// The number of runs of the newest level.
  size_t count = 0;
  /// The positions in the history at which a new level begins.
  std::vector<size_t> changes;

  /// Returns the distance from `center` that the next run does not exceed, with
  /// this probability. Infinite if there are fewer than `minRuns`.
  double getHalfWidth(double confidence = 0.99) const;
  static constexpr size_t minRuns = 4;
};

/// Estimates the noise of a history, which is in the order of time.
NoiseBand estimateNoise(llvm::ArrayRef<HistoryPoint> history);

} // namespace padlab

#endif // PADLAB_BENCH_NOISE_H
