//===- ChangePoints.cpp - where a series changed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/ChangePoints.h"

#include "padlab/statistics/ChangePoints.h"
#include "padlab/statistics/LevelTest.h"

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
  return {begin, end, median, 3 * deviationsPerMad * getMedian(part), false};
}

/// Whether other code was measured at `place` than before.
static bool isNewCode(const std::vector<std::string> &codes, size_t place) {
  return !codes[place].empty() && !codes[place - 1].empty() &&
         codes[place] != codes[place - 1];
}

/// Moves the change to the new code near it that sets the levels apart best;
/// noise hides where they meet.
static void moveToNewCode(const std::vector<double> &values,
                          const std::vector<std::string> &codes,
                          std::vector<size_t> &changes, size_t which) {
  constexpr size_t most = 2;
  size_t place = changes[which];
  size_t least = which ? changes[which - 1] : 0;
  size_t end = which + 1 == changes.size() ? values.size() : changes[which + 1];
  std::vector<size_t> moved = changes;
  double best = 2;
  for (size_t to = std::max(least + 1, place - std::min(place, most));
       to < std::min(end, place + most + 1); ++to) {
    if (!isNewCode(codes, to))
      continue;
    moved[which] = to;
    double chance = padlab::getChanceOfLevels(values, moved, which);
    if (chance < best) {
      best = chance;
      changes[which] = to;
    }
  }
}

std::vector<Segment>
padlab::reports::findSegments(const std::vector<double> &values,
                              std::vector<std::string> codes) {
  if (values.empty())
    return {};
  codes.resize(values.size());
  // Deviations of times are relative.
  std::vector<double> logarithms;
  for (double value : values)
    logarithms.push_back(std::log(value));
  std::vector<size_t> changes = padlab::findChangePoints(logarithms);
  for (size_t i = 0; i != changes.size(); ++i)
    moveToNewCode(logarithms, codes, changes, i);
  std::vector<Segment> segments;
  for (size_t i = 0; i <= changes.size(); ++i) {
    size_t begin = i ? changes[i - 1] : 0;
    size_t end = i == changes.size() ? values.size() : changes[i];
    segments.push_back(describe(values, begin, end));
    if (i)
      segments.back().isChange =
          padlab::getChanceOfLevels(logarithms, changes, i - 1) <=
          (isNewCode(codes, begin) ? chanceOfNewCode : chanceOfOldCode);
  }
  return segments;
}

std::string padlab::reports::toJSON(const std::vector<Segment> &segments) {
  std::string text = "[";
  char buffer[128];
  for (const Segment &segment : segments) {
    std::snprintf(buffer, sizeof(buffer), "%s[%zu,%zu,%.5g,%.3g,%d]",
                  text.size() > 1 ? "," : "", segment.begin, segment.end,
                  segment.median, segment.noise, segment.isChange);
    text += buffer;
  }
  return text + "]";
}
