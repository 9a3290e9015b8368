//===- TwoSample.cpp - whether and how far two samples differ ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/TwoSample.h"

#include "Distributions.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

using namespace padlab;

/// Without ties, the exact distribution is counted up to this number of pairs.
static constexpr size_t mostPairs = 10000;

namespace {
/// Twice the ranks of both samples together, those of the first sample first.
/// Ties share the mean of their ranks; doubled, it is whole.
struct Ranks {
  Ranks(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b);
  std::vector<int64_t> twice;
  /// The sum of t^3 - t over groups of t equal values.
  double ties = 0;
};

/// How often each value of a statistic occurs among equally likely
/// arrangements.
struct Counts {
  std::vector<double> counts;
  double sum(size_t begin, size_t end) const {
    end = std::min(end, counts.size());
    return begin >= end ? 0
                        : std::accumulate(counts.begin() + begin,
                                          counts.begin() + end, 0.0);
  }
};
} // namespace

Ranks::Ranks(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b) {
  std::vector<double> all(a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  std::vector<size_t> order(all.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(),
            [&](size_t i, size_t j) { return all[i] < all[j]; });
  twice.resize(all.size());
  for (size_t begin = 0, end = 0; begin != order.size(); begin = end) {
    while (end != order.size() && all[order[end]] == all[order[begin]])
      twice[order[end++]] = 0;
    for (size_t i = begin; i != end; ++i)
      twice[order[i]] = begin + end + 1;
    double tied = end - begin;
    ties += tied * tied * tied - tied;
  }
}

/// Returns the distribution of U for samples without ties: the coefficients of
/// the Gaussian binomial, the product of (1 - x^(m + i)) / (1 - x^i) for i up
/// to n.
static Counts countRankSums(size_t n, size_t m) {
  std::vector<double> counts(n * m + 1, 0);
  counts[0] = 1;
  for (size_t i = 1; i <= n; ++i) {
    for (size_t k = counts.size(); k-- > m + i;)
      counts[k] -= counts[k - m - i];
    for (size_t k = i; k < counts.size(); ++k)
      counts[k] += counts[k - i];
  }
  return {std::move(counts)};
}

/// Returns how often each sum occurs if `size` of the doubled ranks are chosen.
static Counts countTiedRankSums(llvm::ArrayRef<int64_t> twice, size_t size) {
  int64_t most = std::accumulate(twice.begin(), twice.end(), int64_t(0));
  std::vector<std::vector<double>> counts(size + 1,
                                          std::vector<double>(most + 1, 0));
  counts[0][0] = 1;
  for (int64_t rank : twice)
    for (size_t chosen = size; chosen-- > 0;)
      for (int64_t sum = most - rank; sum >= 0; --sum)
        counts[chosen + 1][sum + rank] += counts[chosen][sum];
  return {std::move(counts[size])};
}

/// Returns the share of arrangements that are at least as extreme as `value`.
static double getTail(const Counts &counts, size_t value,
                      Alternative alternative) {
  double all = counts.sum(0, counts.counts.size());
  double less = counts.sum(0, value + 1) / all;
  double greater = counts.sum(value, counts.counts.size()) / all;
  if (alternative == Alternative::Greater)
    return greater;
  if (alternative == Alternative::Less)
    return less;
  return std::min(1.0, 2 * std::min(less, greater));
}

static double getNormalTail(double u, double n, double m, double ties,
                            Alternative alternative) {
  double all = n + m;
  double variance = n * m / 12 * (all + 1 - ties / (all * (all - 1)));
  if (variance <= 0)
    return 1;
  double distance = u - n * m / 2;
  if (alternative == Alternative::Less)
    distance = -distance;
  if (alternative == Alternative::TwoSided)
    distance = std::fabs(distance);
  double z = (distance - 0.5) / std::sqrt(variance);
  double tail = cdf(complement(NormalDistribution(), z));
  return std::min(1.0, alternative == Alternative::TwoSided ? 2 * tail : tail);
}

/// Whether there are at most `most` ways to choose `size` of `count`.
static bool hasFewChoices(size_t count, size_t size, double most) {
  double choices = 1;
  for (size_t i = 1; i <= size && choices <= most; ++i)
    choices *= double(count - size + i) / double(i);
  return choices <= most;
}

TestResult padlab::testMannWhitney(llvm::ArrayRef<double> a,
                                   llvm::ArrayRef<double> b,
                                   Alternative alternative) {
  assert(!a.empty() && !b.empty() && "no test without samples");
  size_t n = a.size(), m = b.size();
  Ranks ranks(a, b);
  int64_t sum =
      std::accumulate(ranks.twice.begin() + n, ranks.twice.end(), int64_t(0));
  TestResult result;
  result.statistic = sum / 2.0 - m * (m + 1) / 2.0;
  constexpr double mostChoices = 200000;
  if (ranks.ties == 0 && n * m <= mostPairs) {
    result.exact = true;
    result.pValue = getTail(countRankSums(n, m), std::llround(result.statistic),
                            alternative);
  } else if (ranks.ties != 0 && hasFewChoices(n + m, m, mostChoices)) {
    result.exact = true;
    result.pValue =
        getTail(countTiedRankSums(ranks.twice, m), sum, alternative);
  } else {
    result.pValue =
        getNormalTail(result.statistic, n, m, ranks.ties, alternative);
  }
  return result;
}

OrderInterval padlab::findShiftInterval(size_t n, size_t m, double confidence) {
  unsigned last = n * m - 1;
  if (n * m > mostPairs) {
    double z = quantile(NormalDistribution(), (1 + confidence) / 2);
    double spread = std::sqrt(double(n) * m * (n + m + 1) / 12);
    unsigned outside = std::max(0.0, std::floor(n * m / 2.0 - z * spread));
    return {outside, last - outside, confidence};
  }
  Counts counts = countRankSums(n, m);
  double all = counts.sum(0, counts.counts.size()), below = 0;
  OrderInterval interval = {0, last, 0};
  // An interval that leaves out k differences at each end misses the shift if U
  // <= k at either end.
  for (size_t k = 0; 2 * k + 1 <= n * m; ++k) {
    below += counts.counts[k];
    double inside = std::max(0.0, 1 - 2 * below / all);
    if (k != 0 && inside < confidence)
      break;
    interval = {unsigned(k), last - unsigned(k), inside};
  }
  return interval;
}

size_t padlab::findCriticalU(size_t n, size_t m, double significance) {
  if (n * m > mostPairs) {
    size_t u = n * m / 2;
    while (u <= n * m && getNormalTail(u, n, m, /*ties=*/0,
                                       Alternative::Greater) > significance)
      ++u;
    return u;
  }
  Counts counts = countRankSums(n, m);
  double all = counts.sum(0, counts.counts.size()), tail = 0;
  // Counts are symmetric: as many arrangements have a U above n * m - k as have
  // one below k.
  for (size_t k = 0; k != counts.counts.size(); ++k) {
    tail += counts.counts[k];
    if (tail / all > significance)
      return n * m - k + 1;
  }
  return 0;
}

ShiftEstimate padlab::estimateShift(llvm::ArrayRef<double> a,
                                    llvm::ArrayRef<double> b,
                                    double confidence) {
  assert(!a.empty() && !b.empty() && "no shift without samples");
  std::vector<double> differences;
  differences.reserve(a.size() * b.size());
  for (double x : a)
    for (double y : b)
      differences.push_back(y - x);
  std::sort(differences.begin(), differences.end());
  size_t count = differences.size();
  OrderInterval interval = findShiftInterval(a.size(), b.size(), confidence);
  return {(differences[(count - 1) / 2] + differences[count / 2]) / 2,
          differences[interval.low], differences[interval.high],
          interval.confidence};
}

double padlab::getCliffsDelta(llvm::ArrayRef<double> a,
                              llvm::ArrayRef<double> b) {
  int64_t delta = 0;
  for (double x : a)
    for (double y : b)
      delta += (y > x) - (y < x);
  return double(delta) / double(a.size() * b.size());
}

std::vector<double> padlab::adjustForMany(llvm::ArrayRef<double> pValues) {
  size_t count = pValues.size();
  std::vector<size_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(),
            [&](size_t i, size_t j) { return pValues[i] > pValues[j]; });
  std::vector<double> adjusted(count);
  double least = 1;
  for (size_t place = 0; place != count; ++place) {
    double rank = count - place;
    least = std::min(least, pValues[order[place]] * count / rank);
    adjusted[order[place]] = least;
  }
  return adjusted;
}
