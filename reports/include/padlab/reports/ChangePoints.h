//===- ChangePoints.h - where a series changed ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A series of measurements as segments of one level each, cut where
/// padlab/statistics/ChangePoints.h finds that the logarithms change.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_CHANGEPOINTS_H
#define PADLAB_REPORTS_CHANGEPOINTS_H

#include <cstddef>
#include <string>
#include <vector>

namespace padlab::reports {

/// Values `[begin, end)` of a series, of one level.
struct Segment {
  size_t begin, end;
  double median;
  /// Half the width of the noise band around the median: three standard
  /// deviations of the segment, estimated from the median deviation.
  double noise;
  /// Whether nights are told of the level, and look for its commit: noise alone
  /// would make it too rarely. That may happen more often where other code was
  /// measured since, because there is a cause. The first level is none of
  /// these.
  bool isChange = false;
};

/// The most probable noise that counts as a change: where the code changed,
/// where it is the same or nobody knows it. That is the chance of one look at a
/// series of independent normal noise, over all places at which a level may
/// begin. Who looks again with each new value has the chance each time.
constexpr double chanceOfNewCode = 1e-4, chanceOfOldCode = 1e-6;

/// Covers `values`, which are positive, without gaps and in order; empty for no
/// values. `codes`: what code each value is of, empty where nobody knows. A
/// level that seems to begin within two values of new code, and not with new
/// code, begins with that where the values between fit the level that they join:
/// they are within three deviations of it. No level has fewer than three values.
std::vector<Segment> findSegments(const std::vector<double> &values,
                                  std::vector<std::string> codes = {});

/// `[[begin, end, median, noise, isChange], ...]`.
std::string toJSON(const std::vector<Segment> &segments);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_CHANGEPOINTS_H
