//===- Statistics.h - medians and their confidence intervals -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Statistics that assume nothing about the distribution of timings, which is
/// skewed and has outliers.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_STATISTICS_H
#define PADLAB_BENCH_STATISTICS_H

#include <vector>

namespace padlab {

/// Returns the median; the mean of the two middle values if their number is
/// even. `values` must not be empty.
double getMedian(std::vector<double> values);

/// The median and an interval that holds the true median.
struct MedianEstimate {
  double median = 0, low = 0, high = 0;
  /// The probability with which such intervals contain the true median. It is
  /// lower than requested if there are too few samples.
  double confidence = 0;
};

/// The order statistics (0-based, of `count` samples) that bound the median:
/// the narrowest symmetric pair with at least this confidence, or the extremes.
struct OrderInterval {
  unsigned low = 0, high = 0;
  double confidence = 0;
};
OrderInterval findMedianInterval(unsigned count, double confidence);

/// Estimates the median of `samples`, which must not be empty.
MedianEstimate estimateMedian(std::vector<double> samples,
                              double confidence = 0.95);

} // namespace padlab

#endif // PADLAB_BENCH_STATISTICS_H
