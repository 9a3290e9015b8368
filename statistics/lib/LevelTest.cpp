//===- LevelTest.cpp - whether two levels differ by chance ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/statistics/LevelTest.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace padlab;

/// The share of values that is cut off, or drawn in, at either end.
static constexpr double trimmedShare = 0.1;
/// The variance of a normal distribution of which that share is drawn in, over
/// that of the whole; and that of the trimmed mean, over that of the mean.
static constexpr double drawnInVariance = 0.6786, trimmedMeanVariance = 1.05;

static size_t countTrimmed(size_t count) { return count * trimmedShare; }

double padlab::getTrimmedMean(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  size_t trimmed = countTrimmed(values.size());
  return std::accumulate(values.begin() + trimmed, values.end() - trimmed,
                         0.0) /
         (values.size() - 2 * trimmed);
}

namespace {
/// The standard deviation of the noise, and how well it is known.
struct NoiseOfLevels {
  double deviation = 0, freedom = 0;
};
} // namespace

/// `deviations`: those of all values from the means of their levels.
static NoiseOfLevels estimateNoise(std::vector<double> deviations,
                                   size_t levels) {
  std::sort(deviations.begin(), deviations.end());
  size_t count = deviations.size(), trimmed = countTrimmed(count);
  if (count <= levels + 2 * trimmed)
    return {};
  double least = deviations[trimmed], most = deviations[count - 1 - trimmed];
  double squares = 0;
  for (double deviation : deviations)
    squares += std::pow(std::clamp(deviation, least, most), 2);
  double variance =
      squares / (count - levels) / (trimmed ? drawnInVariance : 1);
  return {std::sqrt(variance), double(count - levels - 2 * trimmed)};
}

double padlab::getChanceOfLevels(const std::vector<double> &values,
                                 const std::vector<size_t> &changes,
                                 size_t which) {
  std::vector<double> deviations, means, shares;
  for (size_t level = 0; level <= changes.size(); ++level) {
    size_t begin = level ? changes[level - 1] : 0;
    size_t end = level == changes.size() ? values.size() : changes[level];
    std::vector<double> part(values.begin() + begin, values.begin() + end);
    means.push_back(getTrimmedMean(part));
    for (double value : part)
      deviations.push_back(value - means.back());
    shares.push_back((countTrimmed(part.size()) ? trimmedMeanVariance : 1) /
                     part.size());
  }
  NoiseOfLevels noise = estimateNoise(std::move(deviations), means.size());
  if (noise.freedom < 1)
    return 1;
  double difference = std::fabs(means[which + 1] - means[which]);
  // Rounding moves equal values.
  double floor = 1e-12 * std::fabs(means[which]);
  if (difference <= floor)
    return 1;
  double error = std::max(noise.deviation, floor) *
                 std::sqrt(shares[which] + shares[which + 1]);
  if (error == 0)
    return 0;
  return 2 * boost::math::cdf(boost::math::complement(
                 boost::math::students_t(noise.freedom), difference / error));
}
