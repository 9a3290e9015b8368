//===- Statistics.cpp - medians and their confidence intervals -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>

using namespace padlab;

double padlab::getMedian(std::vector<double> values) {
  assert(!values.empty() && "no median without samples");
  size_t middle = values.size() / 2;
  std::nth_element(values.begin(), values.begin() + middle, values.end());
  double upper = values[middle];
  if (values.size() % 2)
    return upper;
  return (upper + *std::max_element(values.begin(), values.begin() + middle)) /
         2;
}

/// Returns P(X = k), where X is the number of heads of `count` fair coins. The
/// number of samples below the true median has the same distribution.
static double binomialHalf(unsigned count, unsigned k) {
  return std::exp(std::lgamma(count + 1.0) - std::lgamma(k + 1.0) -
                  std::lgamma(count - k + 1.0) - count * std::log(2.0));
}

OrderInterval padlab::findMedianInterval(unsigned count, double confidence) {
  assert(count > 0 && "no median without samples");
  // The k-th smallest and k-th largest samples enclose the median unless fewer
  // than k samples lie on one side of it.
  OrderInterval interval = {0, count - 1, 0};
  double outside = 0;
  for (unsigned k = 0; 2 * k + 1 <= count; ++k) {
    outside += 2 * binomialHalf(count, k);
    double inside = std::max(0.0, 1 - outside);
    if (k != 0 && inside < confidence)
      break;
    interval = {k, count - 1 - k, inside};
  }
  return interval;
}

MedianEstimate padlab::estimateMedian(std::vector<double> samples,
                                      double confidence) {
  assert(!samples.empty() && "no median without samples");
  std::sort(samples.begin(), samples.end());
  unsigned count = samples.size();
  OrderInterval interval = findMedianInterval(count, confidence);
  MedianEstimate estimate;
  estimate.median = (samples[(count - 1) / 2] + samples[count / 2]) / 2;
  estimate.low = samples[interval.low];
  estimate.high = samples[interval.high];
  estimate.confidence = interval.confidence;
  return estimate;
}
