//===- ChangePoints.h - where a history changed its level -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds where a history changes its level. It is shared so that `padlab-bench
/// history` and the site's trends report the same changes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_STATISTICS_CHANGEPOINTS_H
#define PADLAB_STATISTICS_CHANGEPOINTS_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace padlab {

struct ChangePointOptions {
  /// The minimal number of values between two changes.
  size_t minSegment = 3;
  /// Significance of the changes that are accepted. It is small because
  /// hundreds of series are looked at.
  double significance = 0.001;
  /// The number of random permutations that a change is compared with.
  unsigned permutations = 1999;
  uint64_t seed = 1;
  /// The last `recent` values of a history form a new level if all of this
  /// holds:
  /// - normal noise sets as many values so far from the previous level with a
  ///   probability of at most `recentSignificance` (LevelTest.h);
  /// - each of these values lies beyond the middle between the two levels;
  /// - at most the share `recentReached` of the previous level's values lies as
  ///   far out;
  /// - there are at least `leastBefore` earlier values, of which the previous
  ///   level has at least `minSegment`.
  ///
  /// So one look at the end of a history of independent normal noise reports a
  /// false level with at most the probability `recentSignificance`; a history
  /// that is looked at again with each new value has this chance each time. If
  /// `recent` is 0, permutation tests alone decide. To find most large changes,
  /// they need about six values after a change if eight values precede it, and
  /// three or four if twenty do.
  size_t recent = 3, leastBefore = 8;
  double recentSignificance = 1e-4, recentReached = 0.05;
  /// Differences up to this count as none: rounding makes equal values differ.
  double rounding = 0;
};

/// Returns the index of the first value of each new level, in order. The method
/// is E-divisive means (D. Matteson, N. James, "A nonparametric approach for
/// multiple change point analysis of multivariate data", JASA 109, 2014): it
/// repeatedly takes the cut whose sides are furthest apart by the energy
/// statistic, as long as few permutations of the values between the existing
/// cuts give one as good. A permutation of n values takes time proportional to
/// n log n.
std::vector<size_t> findChangePoints(const std::vector<double> &values,
                                     const ChangePointOptions &options = {});

} // namespace padlab

#endif // PADLAB_STATISTICS_CHANGEPOINTS_H
