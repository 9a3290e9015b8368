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
};

/// Covers `values`, which are positive, without gaps and in order; empty for no
/// values.
std::vector<Segment> findSegments(const std::vector<double> &values);

/// `[[begin, end, median, noise], ...]`.
std::string toJSON(const std::vector<Segment> &segments);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_CHANGEPOINTS_H
