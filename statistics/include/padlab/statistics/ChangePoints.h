//===- ChangePoints.h - where a history changed its level -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `padlab-bench history` and the site's trends say the same of the same
/// history.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_STATISTICS_CHANGEPOINTS_H
#define PADLAB_STATISTICS_CHANGEPOINTS_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace padlab {

struct ChangePointOptions {
  /// Values between two changes, at least.
  size_t minSegment = 3;
  /// Significance of the changes that are accepted. It is small because
  /// hundreds of series are looked at.
  double significance = 0.001;
  /// Arrangements that a change is judged by.
  unsigned permutations = 1999;
  uint64_t seed = 1;
  /// The last values of a history are of a new level, too, where normal noise
  /// sets so many of them as far from the level before with this probability or
  /// a smaller one (LevelTest.h), each of them lies on the far side of the
  /// middle between the levels, and hardly any value before lies as far out:
  /// one in twenty. Of the values before there are at least `leastBefore`. So one
  /// look at the end of a history of independent normal noise finds a level that
  /// is none with at most that probability; who looks again with each new value
  /// has the chance each time. 0: only arrangements decide, which need six
  /// values or more behind a change.
  size_t recent = 3, leastBefore = 8;
  double recentSignificance = 1e-4, recentReached = 0.05;
  /// Differences up to that are none: what rounding makes of equal values.
  double rounding = 0;
};

/// The first value of each new level, in order. E-divisive means (D. Matteson,
/// N. James, "A nonparametric approach for multiple change point analysis of
/// multivariate data", JASA 109, 2014): of all cuts the one whose sides are
/// furthest apart by the energy statistic is taken, as long as few arrangements
/// of the values between the cuts so far give one as good. Takes time
/// proportional to n log n for an arrangement of n values.
std::vector<size_t> findChangePoints(const std::vector<double> &values,
                                     const ChangePointOptions &options = {});

} // namespace padlab

#endif // PADLAB_STATISTICS_CHANGEPOINTS_H
