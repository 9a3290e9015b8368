//===- Detectable.cpp - the smallest slow-down that is found ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Compare.h"

#include "padlab/bench/OneSample.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace padlab;

/// Returns the numbers that the tests, the effect and the interval derive from,
/// in ascending order: differences between sides, or Walsh's averages of pairs.
static std::vector<double> listAverages(llvm::ArrayRef<double> a,
                                        llvm::ArrayRef<double> b,
                                        bool isPaired) {
  if (isPaired)
    return listWalshAverages(b);
  std::vector<double> differences;
  for (double x : a)
    for (double y : b)
      differences.push_back(y - x);
  std::sort(differences.begin(), differences.end());
  return differences;
}

/// Returns the index of the average that must be positive for the test to say
/// that B is slower.
static std::optional<size_t> findDecisive(SampleSizes sizes,
                                          double significance) {
  if (sizes.isPaired)
    return findCriticalRankSum(sizes.b, significance);
  size_t all = sizes.a * sizes.b;
  size_t critical = findCriticalU(sizes.a, sizes.b, significance);
  if (critical > all)
    return std::nullopt;
  return all - std::max<size_t>(1, critical);
}

static size_t findLowEnd(SampleSizes sizes, double confidence) {
  if (sizes.isPaired)
    return findCriticalRankSum(sizes.b, (1 - confidence) / 2).value_or(0);
  return findShiftInterval(sizes.a, sizes.b, confidence).low;
}

static double getMiddle(const std::vector<double> &sorted) {
  return (sorted[(sorted.size() - 1) / 2] + sorted[sorted.size() / 2]) / 2;
}

namespace {
/// The parameters of a rule that a simulation needs: the one-sided significance
/// levels of the first and of the last test, the confidence of the interval,
/// and the number of values in the second comparison.
struct Levels {
  double first = 0, last = 0, confidence = 0;
  unsigned rerunValues = 0;

  auto asTuple() const {
    return std::tuple(first, last, confidence, rerunValues);
  }
};

/// Simulates comparisons of normal values with deviation 1 and no shift. A
/// shift of all values of `b` moves all averages alike, so each trial yields
/// the least shift at which the comparison would have reported a slow-down.
class Simulation {
public:
  Simulation(SampleSizes sizes, const Levels &levels) {
    size_t more = levels.rerunValues;
    SampleSizes both = {sizes.a + more, sizes.b + more, sizes.isPaired};
    std::optional<size_t> first = findDecisive(sizes, levels.first);
    std::optional<size_t> last = findDecisive(both, levels.last);
    if (!first || !last)
      return;
    size_t low = findLowEnd(sizes, levels.confidence);
    std::mt19937_64 random(1);
    std::normal_distribution<double> normal;
    std::vector<double> a(both.a), b(both.b);
    llvm::ArrayRef<double> allOfA = a, allOfB = b;
    for (unsigned trial = 0; trial != numTrials; ++trial) {
      std::generate(a.begin(), a.end(), [&] { return normal(random); });
      std::generate(b.begin(), b.end(), [&] { return normal(random); });
      std::vector<double> some =
          listAverages(allOfA.take_front(sizes.a), allOfB.take_front(sizes.b),
                       sizes.isPaired);
      Trial &one = trials.emplace_back();
      one.decisive = some[*first];
      one.middle = getMiddle(some);
      one.low = some[low];
      if (!more)
        continue;
      one.decisive = std::min(
          one.decisive, listAverages(allOfA, allOfB, sizes.isPaired)[*last]);
      one.middle =
          std::min(one.middle, getMiddle(listAverages(allOfA.take_back(more),
                                                      allOfB.take_back(more),
                                                      sizes.isPaired)));
    }
  }

  bool isEverFound() const { return !trials.empty(); }
  double getLeastShift(unsigned trial, double deviation, double leastEffect,
                       double band) const {
    const Trial &one = trials[trial];
    double shift = std::max(-deviation * one.decisive,
                            leastEffect - deviation * one.middle);
    return band > 0 ? std::max(shift, band - deviation * one.low) : shift;
  }

  static constexpr unsigned numTrials = 2000;

private:
  /// The averages that decide the test, the effect, and the interval.
  struct Trial {
    double decisive = 0, middle = 0, low = 0;
  };
  std::vector<Trial> trials;
};

/// Returns a simulation from a cache, because series with the same numbers of
/// values need the same one.
const Simulation &getSimulation(SampleSizes sizes, const Levels &levels) {
  auto makeKey = [&] {
    return std::tuple(sizes.a, sizes.b, sizes.isPaired, levels.asTuple());
  };
  static std::map<decltype(makeKey()), Simulation> known;
  auto it = known.find(makeKey());
  if (it == known.end())
    it = known.try_emplace(makeKey(), sizes, levels).first;
  return it->second;
}
} // namespace

double padlab::findDetectableShift(double deviation, SampleSizes sizes,
                                   const CompareRule &rule, size_t numSeries,
                                   double band, double power) {
  Levels levels;
  levels.confidence = rule.confidence;
  levels.rerunValues = rule.rerunValues;
  // The corrected level if no other series has changed.
  levels.last = rule.falseDiscoveryRate / numSeries / 2;
  levels.first = rule.rerunValues ? rule.selection / 2 : levels.last;
  const Simulation &simulation = getSimulation(sizes, levels);
  if (!simulation.isEverFound())
    return std::numeric_limits<double>::infinity();
  std::vector<double> least;
  for (unsigned trial = 0; trial != Simulation::numTrials; ++trial)
    least.push_back(simulation.getLeastShift(
        trial, deviation, std::log1p(rule.minimalEffect), band));
  auto wanted = least.begin() + size_t(std::ceil(power * least.size())) - 1;
  std::nth_element(least.begin(), wanted, least.end());
  return *wanted;
}
