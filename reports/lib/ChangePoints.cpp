//===- ChangePoints.cpp - where a series changed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/ChangePoints.h"

#include "padlab/statistics/ChangePoints.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace padlab::reports;

static double getMedian(std::vector<double> values) {
  size_t middle = values.size() / 2;
  std::nth_element(values.begin(), values.begin() + middle, values.end());
  double upper = values[middle];
  if (values.size() % 2)
    return upper;
  return (*std::max_element(values.begin(), values.begin() + middle) + upper) /
         2;
}

static Segment describe(const std::vector<double> &values, size_t begin,
                        size_t end) {
  // The standard deviation of a normal distribution over its median deviation.
  constexpr double deviationsPerMad = 1.4826;
  std::vector<double> part(values.begin() + begin, values.begin() + end);
  double median = getMedian(part);
  for (double &value : part)
    value = std::fabs(value - median);
  return {begin, end, median, 3 * deviationsPerMad * getMedian(part)};
}

std::vector<Segment>
padlab::reports::findSegments(const std::vector<double> &values) {
  if (values.empty())
    return {};
  // Deviations of times are relative.
  std::vector<double> logarithms;
  for (double value : values)
    logarithms.push_back(std::log(value));
  std::vector<size_t> ends = padlab::findChangePoints(logarithms);
  ends.push_back(values.size());
  std::vector<Segment> segments;
  size_t begin = 0;
  for (size_t end : ends) {
    segments.push_back(describe(values, begin, end));
    begin = end;
  }
  return segments;
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
