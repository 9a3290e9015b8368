//===- Noise.cpp - how much a series varies by itself -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Noise.h"

#include "Distributions.h"

#include "padlab/statistics/ChangePoints.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

using namespace padlab;

/// The ratio of a normal distribution's standard deviation to its median
/// absolute deviation.
static constexpr double deviationsPerMad = 1.482602218505602;

double padlab::getRobustDeviation(llvm::ArrayRef<double> values) {
  double center = getMedian(values.vec());
  std::vector<double> deviations;
  for (double value : values)
    deviations.push_back(std::fabs(value - center));
  return deviationsPerMad * getMedian(std::move(deviations));
}

double NoiseBand::getHalfWidth(double confidence) const {
  if (count < minRuns)
    return std::numeric_limits<double>::infinity();
  // The distance of the next value from the estimated center contains the
  // errors of both, hence the factor sqrt(1 + 1 / count).
  StudentsT distribution(count - 1);
  double width =
      quantile(distribution, (1 + confidence) / 2) * std::sqrt(1 + 1.0 / count);
  return width * std::max(deviation, floor.value_or(0));
}

/// Returns the deviation of runs from the median of the runs with the same
/// code.
static std::optional<double>
estimateFloor(llvm::ArrayRef<HistoryPoint> history) {
  std::map<uint64_t, std::vector<double>> byCode;
  for (const HistoryPoint &point : history)
    if (point.codeHash)
      byCode[point.codeHash].push_back(point.value);
  std::vector<double> deviations;
  size_t groups = 0;
  for (const auto &[hash, values] : byCode) {
    if (values.size() < 2)
      continue;
    ++groups;
    double center = getMedian(values);
    for (double value : values)
      deviations.push_back(std::fabs(value - center));
  }
  if (!groups)
    return std::nullopt;
  // Each group loses one degree of freedom to its median.
  double freedom = double(deviations.size()) /
                   std::max(1.0, double(deviations.size()) - groups);
  return deviationsPerMad * getMedian(std::move(deviations)) *
         std::sqrt(freedom);
}

NoiseBand padlab::estimateNoise(llvm::ArrayRef<HistoryPoint> history) {
  NoiseBand band;
  if (history.empty())
    return band;
  std::vector<double> values;
  for (const HistoryPoint &point : history)
    values.push_back(point.value);
  band.changes = findChangePoints(values);
  size_t begin = band.changes.empty() ? 0 : band.changes.back();
  llvm::ArrayRef<double> level = llvm::ArrayRef(values).drop_front(begin);
  band.count = level.size();
  band.center = getMedian(level.vec());
  band.deviation = getRobustDeviation(level);
  band.floor = estimateFloor(history);
  return band;
}
