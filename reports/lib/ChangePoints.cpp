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
  // The ratio of a normal distribution's standard deviation to its median
  // absolute deviation.
  constexpr double deviationsPerMad = 1.4826;
  std::vector<double> part(values.begin() + begin, values.begin() + end);
  double median = getMedian(part);
  for (double &value : part)
    value = std::fabs(value - median);
  return {begin, end, median, 3 * deviationsPerMad * getMedian(part), false};
}

/// Whether the code at `place` is known to differ from the code measured
/// before.
static bool isNewCode(const std::vector<std::string> &codes, size_t place) {
  return !codes[place].empty() && !codes[place - 1].empty() &&
         codes[place] != codes[place - 1];
}

/// Logarithms of equal values may differ by this much because of rounding.
static constexpr double roundingOfLogarithms = 1e-12;

namespace {
/// Moves a change of level to the place near it at which new code begins, if
/// the values between fit the level that they then join: noise may hide that
/// the level began with the new code.
class Mover {
public:
  Mover(const std::vector<double> &values,
        const std::vector<std::string> &codes, std::vector<size_t> &changes)
      : values(values), codes(codes), changes(changes) {}

  void move(size_t which);

private:
  size_t getEnd(size_t level) const {
    return level == changes.size() ? values.size() : changes[level];
  }
  bool fits(size_t begin, size_t end, size_t level) const;

  const std::vector<double> &values;
  const std::vector<std::string> &codes;
  std::vector<size_t> &changes;
};
} // namespace

/// Whether the values `[begin, end)` may be of the level.
bool Mover::fits(size_t begin, size_t end, size_t level) const {
  constexpr double most = 3;
  auto first = values.begin() + (level ? changes[level - 1] : 0);
  double mean = padlab::getTrimmedMean({first, values.begin() + getEnd(level)});
  double deviation =
      padlab::getNoiseOfLevels(values, changes, roundingOfLogarithms);
  return std::all_of(values.begin() + begin, values.begin() + end,
                     [&](double value) {
                       return std::fabs(value - mean) <= most * deviation;
                     });
}

void Mover::move(size_t which) {
  constexpr size_t most = 2;
  const size_t place = changes[which],
               least = padlab::ChangePointOptions().minSegment;
  if (isNewCode(codes, place))
    return;
  size_t first = (which ? changes[which - 1] : 0) + least;
  size_t last = getEnd(which + 1) - least;
  std::vector<size_t> moved = changes;
  size_t found = place;
  double best = 2;
  for (size_t to = std::max(first, place - std::min(place, most));
       to <= std::min(last, place + most); ++to) {
    if (!isNewCode(codes, to) ||
        !(to < place ? fits(to, place, which + 1) : fits(place, to, which)))
      continue;
    moved[which] = to;
    double chance =
        padlab::getChanceOfLevels(values, moved, which, roundingOfLogarithms);
    if (chance < best) {
      best = chance;
      found = to;
    }
  }
  changes[which] = found;
}

/// Returns the probability that independent normal noise shows such a change at
/// any position. The position of a change was chosen by its values, so the
/// chance of this position is multiplied, after Bonferroni: by 2 if it is the
/// position at which each look tests the newest values, and otherwise by twice
/// the number of positions.
static double getChanceOfChange(const std::vector<double> &values,
                                const std::vector<size_t> &changes,
                                size_t which) {
  padlab::ChangePointOptions options;
  size_t begin = which ? changes[which - 1] : 0;
  size_t end = which + 1 == changes.size() ? values.size() : changes[which + 1];
  size_t places = end - begin - 2 * options.minSegment + 1;
  bool isNewest = changes[which] == values.size() - options.recent;
  double chance =
      padlab::getChanceOfLevels(values, changes, which, roundingOfLogarithms);
  return std::min(1.0, chance * (isNewest ? 2 : 2.0 * places));
}

std::vector<Segment>
padlab::reports::findSegments(const std::vector<double> &values,
                              std::vector<std::string> codes) {
  if (values.empty())
    return {};
  codes.resize(values.size());
  // Logarithms are compared, because deviations of times are relative.
  std::vector<double> logarithms;
  for (double value : values)
    logarithms.push_back(std::log(value));
  padlab::ChangePointOptions options;
  options.rounding = roundingOfLogarithms;
  std::vector<size_t> changes = padlab::findChangePoints(logarithms, options);
  Mover mover(logarithms, codes, changes);
  for (size_t i = 0; i != changes.size(); ++i)
    mover.move(i);
  std::vector<Segment> segments;
  for (size_t i = 0; i <= changes.size(); ++i) {
    size_t begin = i ? changes[i - 1] : 0;
    size_t end = i == changes.size() ? values.size() : changes[i];
    segments.push_back(describe(values, begin, end));
    if (i)
      segments.back().isChange =
          getChanceOfChange(logarithms, changes, i - 1) <=
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
