//===- Observations.h - times of strategies at each point -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_TUNE_OBSERVATIONS_H
#define PADLAB_BENCH_LIB_TUNE_OBSERVATIONS_H

#include "padlab/bench/Results.h"

#include <array>
#include <string>
#include <vector>

namespace padlab {

/// The features of a point that a choice may depend on.
enum class Feature {
  PaddedBytes, ///< Bytes of the result.
  Ratio,
  ElementBytes,
  RowBytes,    ///< Bytes of a row of the interior.
  IsPointwise, ///< 1 where the producer is element-wise, or there is none.
  IsCold,
  IsFresh,
};
inline constexpr size_t numFeatures = size_t(Feature::IsFresh) + 1;
llvm::StringRef getName(Feature feature);

/// The strategies; other arrays are indexed in this order.
inline constexpr llvm::StringLiteral strategyNames[] = {
    "fused-stream", "fused-fill", "fused-frame", "fused-stream-nt",
    "fused-lazy"};
inline constexpr size_t numStrategies = std::size(strategyNames);
enum StrategyPlace : size_t { Stream, Fill, Frame, StreamNonTemporal, Lazy };

/// The features of a point, and the seconds per call of all strategies there.
struct Observation {
  std::string point;
  std::array<double, numFeatures> features = {};
  /// Medians of the odd rounds, on which choices are based, and of the even
  /// ones, which judge them.
  std::array<double, numStrategies> learned = {}, judged = {};
  /// The median time of the pipeline `fused`, with the strategy that this
  /// build's cost model chooses, in the even rounds.
  double built = 0;

  double get(Feature feature) const { return features[size_t(feature)]; }
  /// Returns by which share a strategy is slower than the best one: 0.1 for a
  /// tenth.
  double getLearnedRegret(size_t strategy) const;
  double getRegret(double seconds) const;
};

/// Reads the points for which `file` has every strategy and `fused`. The error
/// is one line.
llvm::Expected<std::vector<Observation>> observe(const ResultFile &file);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TUNE_OBSERVATIONS_H
