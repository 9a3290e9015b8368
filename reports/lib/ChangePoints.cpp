//===- ChangePoints.cpp - where a series changed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/ChangePoints.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace padlab::reports;

namespace {
/// The standard deviation of a normal distribution over its median deviation.
constexpr double deviationsPerMad = 1.4826;
/// How much of a gain, in standard deviations, a cut must bring at least.
constexpr double penaltyFactor = 3;
/// Levels closer than this share of the level are the same to anybody.
constexpr double leastRelativeChange = 0.01;

double getMedian(std::vector<double> values) {
  size_t middle = values.size() / 2;
  std::nth_element(values.begin(), values.begin() + middle, values.end());
  double upper = values[middle];
  if (values.size() % 2)
    return upper;
  return (*std::max_element(values.begin(), values.begin() + middle) + upper) /
         2;
}

double getMedianDeviation(std::vector<double> values, double center) {
  for (double &value : values)
    value = std::fabs(value - center);
  return getMedian(std::move(values));
}

/// From the steps between neighbours, which a change of level hardly moves.
double estimateNoise(const std::vector<double> &values) {
  std::vector<double> steps;
  for (size_t i = 1; i < values.size(); ++i)
    steps.push_back(values[i] - values[i - 1]);
  return steps.empty()
             ? 0
             : deviationsPerMad * getMedianDeviation(steps, 0) / std::sqrt(2);
}

class Segmentation {
public:
  explicit Segmentation(const std::vector<double> &values)
      : values(values), noise(estimateNoise(values)) {}

  void split(size_t begin, size_t end) {
    size_t cut = findCut(begin, end);
    if (cut == begin) {
      segments.push_back(describe(begin, end));
      return;
    }
    split(begin, cut);
    split(cut, end);
  }

  std::vector<Segment> segments;

private:
  std::vector<double> slice(size_t begin, size_t end) const {
    return {values.begin() + begin, values.begin() + end};
  }

  double getCost(size_t begin, size_t end) const {
    double median = getMedian(slice(begin, end)), cost = 0;
    for (size_t i = begin; i != end; ++i)
      cost += std::fabs(values[i] - median);
    return cost;
  }

  bool isSameLevel(size_t begin, size_t cut, size_t end) const {
    double left = getMedian(slice(begin, cut));
    double right = getMedian(slice(cut, end));
    return std::fabs(left - right) <=
           std::max(leastRelativeChange * std::fabs(left), noise);
  }

  /// The best place to cut, or `begin` when no cut is worth it.
  size_t findCut(size_t begin, size_t end) const {
    double whole = getCost(begin, end), best = whole;
    size_t cut = begin;
    for (size_t i = begin + minSegment; i + minSegment <= end; ++i) {
      double cost = getCost(begin, i) + getCost(i, end);
      if (cost < best) {
        best = cost;
        cut = i;
      }
    }
    double penalty = penaltyFactor * noise * std::log(double(values.size()));
    if (cut == begin || whole - best <= penalty || isSameLevel(begin, cut, end))
      return begin;
    return cut;
  }

  Segment describe(size_t begin, size_t end) const {
    std::vector<double> part = slice(begin, end);
    double median = getMedian(part);
    return {begin, end, median,
            3 * deviationsPerMad * getMedianDeviation(part, median)};
  }

  const std::vector<double> &values;
  double noise;
};
} // namespace

std::vector<Segment>
padlab::reports::findSegments(const std::vector<double> &values) {
  if (values.empty())
    return {};
  Segmentation segmentation(values);
  segmentation.split(0, values.size());
  return std::move(segmentation.segments);
}

std::string padlab::reports::toJSON(const std::vector<Segment> &segments) {
  std::string text = "[";
  char buffer[128];
  for (const Segment &segment : segments) {
    std::snprintf(buffer, sizeof(buffer), "%s[%zu,%zu,%.5g,%.3g]",
                  text.size() > 1 ? "," : "", segment.begin, segment.end,
                  segment.median, segment.noise);
    text += buffer;
  }
  return text + "]";
}
