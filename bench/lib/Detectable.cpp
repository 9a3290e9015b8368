//===- Detectable.cpp - the smallest slow-down that is found ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Compare.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace padlab;

namespace {
/// Samples of normal values with deviation 1 and no shift. A shift of all of
/// `b` moves all differences alike, so that each pair of samples tells from
/// which shift on it is found.
class Simulation {
public:
  Simulation(size_t n, size_t m, double significance, double confidence,
             uint64_t seed) {
    size_t critical = findCriticalU(n, m, significance);
    if (critical > n * m)
      return;
    OrderInterval interval = findShiftInterval(n, m, confidence);
    std::mt19937_64 random(seed);
    std::normal_distribution<double> normal;
    std::vector<double> a(n), b(m), differences(n * m);
    for (unsigned trial = 0; trial != numTrials; ++trial) {
      std::generate(a.begin(), a.end(), [&] { return normal(random); });
      std::generate(b.begin(), b.end(), [&] { return normal(random); });
      for (size_t i = 0; i != n; ++i)
        for (size_t j = 0; j != m; ++j)
          differences[i * m + j] = b[j] - a[i];
      std::sort(differences.begin(), differences.end());
      trials.push_back(
          {differences[n * m - std::max<size_t>(1, critical)],
           (differences[(n * m - 1) / 2] + differences[n * m / 2]) / 2,
           differences[interval.low]});
    }
  }

  /// Infinite where no shift is ever found.
  double getLeastShift(unsigned trial, double deviation, double leastEffect,
                       double band) const {
    if (trials.empty())
      return std::numeric_limits<double>::infinity();
    const Trial &one = trials[trial];
    return std::max({-deviation * one.critical,
                     leastEffect - deviation * one.middle,
                     band - deviation * one.low});
  }

  static constexpr unsigned numTrials = 2000;

private:
  /// Differences that must be positive for the test, and those that bound
  /// effect and interval.
  struct Trial {
    double critical, middle, low;
  };
  std::vector<Trial> trials;
};

/// Simulations are the same for all series of a comparison.
const Simulation &getSimulation(size_t n, size_t m, double significance,
                                double confidence, uint64_t seed) {
  using Key = std::tuple<size_t, size_t, double, double, uint64_t>;
  static std::map<Key, Simulation> known;
  Key key = {n, m, significance, confidence, seed};
  auto it = known.find(key);
  if (it == known.end())
    it = known.try_emplace(key, n, m, significance, confidence, seed).first;
  return it->second;
}
} // namespace

double padlab::findDetectableShift(double deviation, size_t valuesOfA,
                                   size_t valuesOfB, const CompareRule &rule,
                                   size_t numSeries, double band,
                                   double power) {
  bool isRepeated = rule.rerunValues != 0;
  // The correction depends on what else is found: alone among all, or, where it
  // is run again, among as many others that were flagged for nothing.
  constexpr double assumedFlagged = 3;
  double leastEffect = std::log1p(rule.minimalEffect);
  double first =
      isRepeated ? rule.selection / 2 : rule.falseDiscoveryRate / numSeries / 2;
  const Simulation &one =
      getSimulation(valuesOfA, valuesOfB, first, rule.confidence, 1);
  const Simulation *two = nullptr;
  if (isRepeated)
    two = &getSimulation(rule.rerunValues, rule.rerunValues,
                         rule.falseDiscoveryRate / assumedFlagged,
                         rule.confidence, 2);
  std::vector<double> least;
  for (unsigned trial = 0; trial != Simulation::numTrials; ++trial) {
    double shift = one.getLeastShift(trial, deviation, leastEffect, band);
    if (two)
      shift = std::max(
          shift, two->getLeastShift(trial, deviation, leastEffect,
                                    -std::numeric_limits<double>::infinity()));
    least.push_back(shift);
  }
  auto wanted = least.begin() + size_t(std::ceil(power * least.size())) - 1;
  std::nth_element(least.begin(), wanted, least.end());
  return *wanted;
}
