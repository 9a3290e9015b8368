//===- ChangePoints.h - where a series changed ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A series of measurements as segments of one level each. What counts as a
/// change follows from the series' own noise: binary segmentation over sums of
/// absolute deviations, which single outliers do not move, with a penalty of
/// the noise's size (M. Fryzlewicz, "Wild binary segmentation for multiple
/// change-point detection", Annals of Statistics 42, 2014, describes the
/// penalized family).
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
};

/// A segment has at least this many values, so that one bad night is none.
inline constexpr size_t minSegment = 3;

/// Covers `values` without gaps, in order; empty for no values.
std::vector<Segment> findSegments(const std::vector<double> &values);

/// `[[begin, end, median, noise], ...]`.
std::string toJSON(const std::vector<Segment> &segments);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_CHANGEPOINTS_H
