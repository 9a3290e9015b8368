//===- LevelTest.cpp - whether two levels differ by chance ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/statistics/LevelTest.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace padlab;

/// The share of values that is trimmed or winsorized at either end.
static constexpr double trimmedShare = 0.1;
static size_t countTrimmed(size_t count) { return count * trimmedShare; }

double padlab::getTrimmedMean(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  size_t trimmed = countTrimmed(values.size());
  return std::accumulate(values.begin() + trimmed, values.end() - trimmed,
                         0.0) /
         (values.size() - 2 * trimmed);
}

/// Returns the variance of a normal distribution that is winsorized by `share`
/// at either end, relative to the full variance.
static double getDrawnInVariance(double share) {
  if (share == 0)
    return 1;
  boost::math::normal normal;
  double most = boost::math::quantile(normal, 1 - share);
  return 1 - 2 * share - 2 * most * boost::math::pdf(normal, most) +
         2 * share * most * most;
}

/// Returns the variance of the trimmed mean of `count` normal values, relative
/// to that of one value.
static double getMeanVariance(size_t count) {
  double share = double(countTrimmed(count)) / count;
  return getDrawnInVariance(share) / std::pow(1 - 2 * share, 2) / count;
}

namespace {
/// The standard deviation of the noise, and its degrees of freedom.
struct NoiseOfLevels {
  double deviation = 0, freedom = 0;
};

/// The mean of each level, and the deviation of each value from the mean of its
/// level.
struct Levels {
  std::vector<double> means, deviations;
  std::vector<size_t> counts;
  /// Differences up to this count as none, because rounding changes equal
  /// values.
  double floor;

  Levels(const std::vector<double> &values, const std::vector<size_t> &changes,
         double rounding);
  NoiseOfLevels estimateNoise() const;
};
} // namespace

Levels::Levels(const std::vector<double> &values,
               const std::vector<size_t> &changes, double rounding)
    : floor(rounding) {
  for (size_t level = 0; level <= changes.size(); ++level) {
    size_t begin = level ? changes[level - 1] : 0;
    size_t end = level == changes.size() ? values.size() : changes[level];
    std::vector<double> part(values.begin() + begin, values.begin() + end);
    means.push_back(padlab::getTrimmedMean(part));
    floor = std::max(floor, 1e-12 * std::fabs(means.back()));
    counts.push_back(part.size());
    for (double value : part)
      deviations.push_back(value - means.back());
  }
}

NoiseOfLevels Levels::estimateNoise() const {
  std::vector<double> sorted = deviations;
  std::sort(sorted.begin(), sorted.end());
  size_t count = sorted.size(), levels = means.size();
  auto estimate = [&](size_t trimmed) -> NoiseOfLevels {
    if (count <= levels + 2 * trimmed)
      return {};
    double least = sorted[trimmed], most = sorted[count - 1 - trimmed];
    double squares = 0;
    for (double deviation : sorted)
      squares += std::pow(std::clamp(deviation, least, most), 2);
    double variance = squares / (count - levels) /
                      getDrawnInVariance(double(trimmed) / count);
    return {std::sqrt(variance), double(count - levels - 2 * trimmed)};
  };
  NoiseOfLevels noise = estimate(countTrimmed(count));
  // If most values are equal, winsorizing leaves no deviation: then all values
  // count, because the outliers alone tell the noise.
  return noise.deviation > floor || noise.freedom == 0 ? noise : estimate(0);
}

static bool areFinite(const std::vector<double> &values) {
  return std::all_of(values.begin(), values.end(),
                     [](double value) { return std::isfinite(value); });
}

double padlab::getNoiseOfLevels(const std::vector<double> &values,
                                const std::vector<size_t> &changes,
                                double rounding) {
  if (!areFinite(values))
    return 0;
  Levels levels(values, changes, rounding);
  return std::max(levels.estimateNoise().deviation, levels.floor);
}

double padlab::getChanceOfLevels(const std::vector<double> &values,
                                 const std::vector<size_t> &changes,
                                 size_t which, double rounding) {
  if (!areFinite(values))
    return 1;
  Levels levels(values, changes, rounding);
  NoiseOfLevels noise = levels.estimateNoise();
  if (noise.freedom < 1)
    return 1;
  double difference = std::fabs(levels.means[which + 1] - levels.means[which]);
  if (difference <= levels.floor)
    return 1;
  double error = std::max(noise.deviation, levels.floor) *
                 std::sqrt(getMeanVariance(levels.counts[which]) +
                           getMeanVariance(levels.counts[which + 1]));
  if (error == 0)
    return 0;
  double ratio = difference / error;
  // Differences of huge values overflow.
  if (!std::isfinite(ratio))
    return 1;
  return 2 * boost::math::cdf(boost::math::complement(
                 boost::math::students_t(noise.freedom), ratio));
}
