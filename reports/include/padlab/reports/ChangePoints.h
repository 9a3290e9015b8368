//===- ChangePoints.h - where a series changed ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Splits a series of measurements into segments of one level each, at the
/// points where padlab/statistics/ChangePoints.h finds a change of the
/// logarithms.
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
  /// deviations of the segment, estimated from the median absolute deviation.
  double noise;
  /// Whether the beginning of this level is reported as a change, which nights
  /// bisect, because noise alone would rarely cause it. Less evidence suffices
  /// if the level begins with new code, which is a likely cause. The first
  /// level is never a change.
  bool isChange = false;
};

/// The highest probability under noise at which a level counts as a change: one
/// for where the code changed, one for where the code is the same or unknown.
/// It is the chance of a false alarm in one look at a series of independent
/// normal noise, over all positions at which a level may begin. A series that
/// is looked at again with each new value has this chance each time.
constexpr double chanceOfNewCode = 1e-4, chanceOfOldCode = 1e-6;

/// Divides `values`, which are positive, into segments without gaps and in
/// order; returns none for no values. `codes` has the code of each value, empty
/// if unknown. If a level seems to begin within two values of new code, it is
/// moved to the beginning of that code, provided the values between fit the
/// level that they join, within three deviations. No level has fewer than three
/// values, unless there are fewer in all.
std::vector<Segment> findSegments(const std::vector<double> &values,
                                  std::vector<std::string> codes = {});

/// Formats the segments as `[[begin, end, median, noise, isChange], ...]`.
std::string toJSON(const std::vector<Segment> &segments);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_CHANGEPOINTS_H
