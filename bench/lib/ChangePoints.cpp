//===- ChangePoints.cpp - where a history changed its level -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/ChangePoints.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace padlab;

namespace {
struct Cut {
  size_t place = 0;
  /// The energy statistic; 0 where no cut is possible.
  double energy = 0;
};
} // namespace

/// `within`: sum of distances of all pairs of `count` values.
static double getMeanDistance(double within, double count) {
  return count < 2 ? 0 : 2 * within / (count * (count - 1));
}

/// The best cut of one segment, its place relative to the segment.
static Cut findBestCut(llvm::ArrayRef<double> values, size_t minSegment) {
  size_t count = values.size();
  double right = 0;
  for (size_t i = 0; i != count; ++i)
    for (size_t j = i + 1; j != count; ++j)
      right += std::fabs(values[i] - values[j]);
  const double all = right;
  double left = 0;
  Cut best;
  // The value at `i` moves from the right side to the left.
  for (size_t i = 0; i + minSegment < count; ++i) {
    for (size_t j = 0; j != i; ++j)
      left += std::fabs(values[i] - values[j]);
    for (size_t j = i + 1; j != count; ++j)
      right -= std::fabs(values[i] - values[j]);
    double n = i + 1, m = count - n;
    if (n < minSegment)
      continue;
    double between = all - left - right;
    double energy = n * m / (n + m) *
                    (2 * between / (n * m) - getMeanDistance(left, n) -
                     getMeanDistance(right, m));
    if (energy > best.energy)
      best = {i + 1, energy};
  }
  return best;
}

/// The best cut of all segments, which end at `ends`.
static Cut findBestCut(llvm::ArrayRef<double> values,
                       llvm::ArrayRef<size_t> ends, size_t minSegment) {
  Cut best;
  size_t begin = 0;
  for (size_t end : ends) {
    Cut cut = findBestCut(values.slice(begin, end - begin), minSegment);
    if (cut.energy > best.energy)
      best = {begin + cut.place, cut.energy};
    begin = end;
  }
  return best;
}

static bool isSignificant(const Cut &cut, std::vector<double> values,
                          llvm::ArrayRef<size_t> ends,
                          const ChangePointOptions &options,
                          std::mt19937_64 &random) {
  double allowed = options.significance * (options.permutations + 1);
  unsigned asGood = 1;
  for (unsigned i = 0; i != options.permutations; ++i) {
    size_t begin = 0;
    for (size_t end : ends) {
      std::shuffle(values.begin() + begin, values.begin() + end, random);
      begin = end;
    }
    asGood +=
        findBestCut(values, ends, options.minSegment).energy >= cut.energy;
    if (asGood > allowed)
      return false;
  }
  return asGood <= allowed;
}

std::vector<size_t>
padlab::findChangePoints(llvm::ArrayRef<double> values,
                         const ChangePointOptions &options) {
  std::mt19937_64 random(options.seed);
  std::vector<size_t> ends = {values.size()};
  while (true) {
    Cut cut = findBestCut(values, ends, options.minSegment);
    // Rounding gives equal values a little energy.
    double scale = 0;
    for (double value : values)
      scale = std::max(scale, std::fabs(value));
    if (cut.energy <= 1e-12 * scale ||
        !isSignificant(cut, values.vec(), ends, options, random))
      break;
    ends.insert(std::upper_bound(ends.begin(), ends.end(), cut.place),
                cut.place);
  }
  ends.pop_back();
  return ends;
}
