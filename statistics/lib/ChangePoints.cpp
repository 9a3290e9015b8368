//===- ChangePoints.cpp - where a history changed its level -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/statistics/ChangePoints.h"

#include "padlab/statistics/LevelTest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

using namespace padlab;

namespace {
struct Cut {
  size_t place = 0;
  /// The energy statistic; 0 if no cut is possible.
  double energy = 0;
};

/// A value, with data about it that stays the same when the values of its
/// segment are put in another order.
struct Item {
  double value = 0;
  /// The rank by size within the segment, from 1; equal values have any order.
  size_t rank = 0;
  /// The sum of the value's distances from all other values of the segment.
  double distances = 0;
};

/// Count and sum of values by rank, in a Fenwick tree (P. Fenwick, "A new data
/// structure for cumulative frequency tables", 1994).
class RankSums {
public:
  explicit RankSums(size_t count) : nodes(count + 1) {}

  /// Returns the sum of the distances of `item` from the items entered so far.
  double measure(const Item &item) const {
    double number = 0, sum = 0;
    for (size_t i = item.rank; i > 0; i -= i & -i) {
      number += nodes[i].first;
      sum += nodes[i].second;
    }
    return item.value * number - sum + (allSum - sum) -
           item.value * (all - number);
  }
  void enter(const Item &item) {
    for (size_t i = item.rank; i < nodes.size(); i += i & -i) {
      nodes[i].first += 1;
      nodes[i].second += item.value;
    }
    all += 1;
    allSum += item.value;
  }

private:
  std::vector<std::pair<double, double>> nodes;
  double all = 0, allSum = 0;
};

using Items = std::vector<Item>;
} // namespace

/// Returns the mean distance of two of `count` values. `within` is the sum of
/// the distances of all pairs.
static double getMeanDistance(double within, double count) {
  return count < 2 ? 0 : 2 * within / (count * (count - 1));
}

/// Sets rank and distances of the values `[begin, end)`, which are a segment.
static void rank(Items &items, size_t begin, size_t end) {
  std::vector<size_t> order;
  for (size_t i = begin; i != end; ++i)
    order.push_back(i);
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return items[a].value < items[b].value;
  });
  RankSums sums(order.size());
  for (size_t i = 0; i != order.size(); ++i)
    items[order[i]].rank = i + 1;
  for (size_t i : order)
    sums.enter(items[i]);
  for (size_t i : order)
    items[i].distances = sums.measure(items[i]);
}

/// Returns the best cut of one segment; its position is relative to the
/// segment.
static Cut findBestCut(const Item *items, size_t count, size_t minSegment) {
  double all = 0;
  for (size_t i = 0; i != count; ++i)
    all += items[i].distances / 2;
  RankSums entered(count);
  double left = 0, right = all;
  Cut best;
  // The value at `i` moves from the right side to the left.
  for (size_t i = 0; i + minSegment < count; ++i) {
    double toLeft = entered.measure(items[i]);
    entered.enter(items[i]);
    left += toLeft;
    right -= items[i].distances - toLeft;
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

/// Returns the best cut of all segments, which end at `ends`.
static Cut findBestCut(const Items &items, const std::vector<size_t> &ends,
                       size_t minSegment) {
  Cut best;
  size_t begin = 0;
  for (size_t end : ends) {
    Cut cut = findBestCut(items.data() + begin, end - begin, minSegment);
    if (cut.energy > best.energy)
      best = {begin + cut.place, cut.energy};
    begin = end;
  }
  return best;
}

static bool isSignificant(const Cut &cut, Items items,
                          const std::vector<size_t> &ends,
                          const ChangePointOptions &options,
                          std::mt19937_64 &random) {
  double allowed = options.significance * (options.permutations + 1);
  unsigned asGood = 1;
  double largest = 0;
  for (unsigned i = 0; i != options.permutations; ++i) {
    // The energies of permutations have an exponential tail: the largest of
    // `enough` energies is about five times the scale of this tail, and a value
    // twice as large occurs once in 40,000. So a cut with more energy than this
    // needs no further permutations.
    constexpr unsigned enough = 199;
    constexpr double beyondDoubt = 2;
    if (i == enough && cut.energy > beyondDoubt * largest)
      return true;
    size_t begin = 0;
    for (size_t end : ends) {
      std::shuffle(items.begin() + begin, items.begin() + end, random);
      begin = end;
    }
    double energy = findBestCut(items, ends, options.minSegment).energy;
    largest = std::max(largest, energy);
    asGood += energy >= cut.energy;
    if (asGood > allowed)
      return false;
  }
  return asGood <= allowed;
}

/// Whether the last `recent` values form a level of their own, unlike the rest
/// of the last segment, which begins at `begins.back()`. After few earlier
/// values, a permutation test mostly cannot tell: if three values follow ten
/// others, one permutation in 143 also has these three at one end, and its cut
/// is as good.
static bool endsElsewhere(const std::vector<double> &values,
                          std::vector<size_t> begins,
                          const ChangePointOptions &options) {
  size_t recent = options.recent, begin = begins.empty() ? 0 : begins.back();
  size_t end = values.size() - std::min(recent, values.size());
  if (recent == 0 || end < begin + options.minSegment ||
      end < options.leastBefore)
    return false;
  auto last = values.begin() + end;
  std::vector<double> before(values.begin() + begin, last);
  double level = getTrimmedMean(before),
         mean = std::accumulate(last, values.end(), 0.0) / recent;
  int sign = mean > level ? 1 : -1;
  double nearest = std::numeric_limits<double>::infinity();
  for (auto it = last; it != values.end(); ++it)
    nearest = std::min(nearest, sign * (*it - level));
  // Without this condition, one outlier among the last values would make a
  // level of them.
  if (nearest < std::fabs(mean - level) / 2)
    return false;
  size_t reached =
      std::count_if(before.begin(), before.end(), [&](double value) {
        return sign * (value - level) >= nearest;
      });
  begins.push_back(end);
  return reached <= options.recentReached * before.size() &&
         getChanceOfLevels(values, begins, begins.size() - 1,
                           options.rounding) <= options.recentSignificance;
}

std::vector<size_t>
padlab::findChangePoints(const std::vector<double> &values,
                         const ChangePointOptions &options) {
  // Subtract the first value: sums of distances lose less precision if values
  // are near 0.
  double first = values.empty() ? 0 : values.front(), scale = 0;
  Items items;
  for (double value : values) {
    items.push_back({value - first});
    scale = std::max(scale, std::fabs(value));
  }
  rank(items, 0, items.size());
  std::mt19937_64 random(options.seed);
  std::vector<size_t> ends = {values.size()};
  while (true) {
    Cut cut = findBestCut(items, ends, options.minSegment);
    // Rounding gives equal values a small energy.
    if (cut.energy <= 1e-12 * scale ||
        !isSignificant(cut, items, ends, options, random))
      break;
    auto after = std::upper_bound(ends.begin(), ends.end(), cut.place);
    size_t begin = after == ends.begin() ? 0 : *std::prev(after);
    rank(items, begin, cut.place);
    rank(items, cut.place, *after);
    ends.insert(after, cut.place);
  }
  ends.pop_back();
  if (endsElsewhere(values, ends, options))
    ends.push_back(values.size() - options.recent);
  return ends;
}
