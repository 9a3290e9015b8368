//===- CompareTest.cpp - alerts, and none if nothing changed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Compare.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

using namespace padlab;

namespace {
/// Makes runs whose series all vary between runs with the same deviation.
class Maker {
public:
  explicit Maker(uint64_t seed) : random(seed) {}

  /// Makes a run with ratios around 0.5 of series "s/0" and so on; the first
  /// `numSlower` of them are multiplied by `slower`.
  ResultFile makeRun(unsigned numSeries, double deviation, double slower = 0,
                     uint64_t code = 0, unsigned numSlower = ~0u) {
    ResultFile run;
    for (unsigned i = 0; i != numSeries; ++i) {
      ResultSeries series;
      series.name = "s/" + std::to_string(i);
      series.codeHash = code;
      double ratio = 0.5 * (i < numSlower ? 1 + slower : 1) *
                     std::exp(deviation * normal(random));
      for (int round = 0; round != 5; ++round)
        series.rounds.push_back({1e-3, ratio * (1 + 1e-3 * normal(random)), 0});
      run.series.push_back(std::move(series));
    }
    return run;
  }
  std::vector<ResultFile> makeRuns(unsigned count, unsigned numSeries,
                                   double deviation, double slower = 0,
                                   uint64_t code = 0,
                                   unsigned numSlower = ~0u) {
    std::vector<ResultFile> runs;
    for (unsigned i = 0; i != count; ++i)
      runs.push_back(makeRun(numSeries, deviation, slower, code, numSlower));
    return runs;
  }

private:
  std::mt19937_64 random;
  std::normal_distribution<double> normal;
};
} // namespace

/// Compares twice, as the command `compare` does for builds whose runs do not
/// measure in turn.
static std::vector<SeriesComparison>
compareTwice(Maker &maker, unsigned numSeries, double deviation, double slower,
             unsigned numSlower = ~0u) {
  CompareRule rule;
  rule.rerunValues = 7;
  auto make = [&](unsigned runs, double by) {
    return maker.makeRuns(runs, numSeries, deviation, by, 0, numSlower);
  };
  std::vector<SeriesComparison> first =
      compareRuns(make(5, 0), make(5, slower), rule, Timing::Interleaved);
  confirm(first,
          compareRuns(make(7, 0), make(7, slower), rule, Timing::Interleaved),
          rule);
  return first;
}

TEST(Compare, TheUnitIsWhatDiffersByLuck) {
  ResultFile run;
  run.series.emplace_back();
  ResultSeries &series = run.series[0];
  series.name = "s";
  for (unsigned i = 0; i != 12; ++i)
    series.rounds.push_back({1e-3, std::exp(double(i % 3)), i / 3});
  SeriesSample sample = takeSample("s", run);
  EXPECT_EQ(sample.unit, SampleUnit::Placement);
  EXPECT_TRUE(sample.isRelative);
  EXPECT_EQ(sample.values.size(), 4u);
  EXPECT_NEAR(sample.values[2], 1, 1e-12);
  EXPECT_EQ(takeSample("s", {run, run}).unit, SampleUnit::Run);
  EXPECT_EQ(takeSample("s", {run, run}).values.size(), 2u);
  for (ResultRound &round : series.rounds)
    round.placement = 0;
  EXPECT_EQ(takeSample("s", run).unit, SampleUnit::Round);
  // The baseline has only ratios of 1 to itself, so its times are compared.
  for (ResultRound &round : series.rounds)
    round.baselineRatio = 1;
  EXPECT_FALSE(takeSample("s", run).isRelative);
  EXPECT_NEAR(takeSample("s", run).values[0], std::log(1e-3), 1e-12);
  EXPECT_EQ(takeSample("t", run).error, "not measured");
}

TEST(Compare, SlowerFasterAndTheSame) {
  Maker maker(1);
  CompareRule rule;
  auto compare = [&](double slower, uint64_t codeOfA, uint64_t codeOfB) {
    auto all = compareRuns(maker.makeRuns(8, 1, 0.005, 0, codeOfA),
                           maker.makeRuns(8, 1, 0.005, slower, codeOfB), rule,
                           Timing::Interleaved);
    return all.front();
  };
  SeriesComparison slower = compare(0.1, 0, 0);
  EXPECT_EQ(slower.outcome, Outcome::Regression);
  EXPECT_NEAR(slower.getChange(), 0.1, 0.015);
  EXPECT_EQ(slower.effect, 1);
  EXPECT_EQ(slower.values.a.size(), 8u);
  EXPECT_NEAR(slower.deviation, 0.005, 0.004);
  EXPECT_EQ(compare(-0.1, 0, 0).outcome, Outcome::Improvement);
  EXPECT_EQ(compare(0, 0, 0).outcome, Outcome::Same);
  // The change is below the minimal effect.
  EXPECT_EQ(compare(0.01, 0, 0).outcome, Outcome::Same);
  EXPECT_EQ(compare(0.1, 7, 8).outcome, Outcome::Regression);
  EXPECT_EQ(compare(0.1, 7, 7).outcome, Outcome::SameCode);
  rule.ignoresCode = true;
  EXPECT_EQ(compare(0.1, 7, 7).outcome, Outcome::Regression);
}

TEST(Compare, WhatOneSideDoesNotHave) {
  Maker maker(2);
  auto all = compareRuns(maker.makeRuns(2, 2, 0.01), maker.makeRuns(2, 1, 0.01),
                         {}, Timing::Interleaved);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[1].outcome, Outcome::Missing);
  EXPECT_EQ(all[1].note, "B: not measured");
}

/// A run whose baseline failed has times, but no ratios that can be compared
/// with those of other runs.
TEST(Compare, SomeRunsWithoutABaseline) {
  Maker maker(4);
  std::vector<ResultFile> some = maker.makeRuns(3, 1, 0.01);
  for (ResultRound &round : some[1].series[0].rounds)
    round.baselineRatio.reset();
  EXPECT_EQ(takeSample("s/0", some).error, "only some runs have a baseline");
  auto all =
      compareRuns(maker.makeRuns(3, 1, 0.01), some, {}, Timing::Interleaved);
  EXPECT_EQ(all.front().outcome, Outcome::Missing);
  EXPECT_EQ(all.front().note, "B: only some runs have a baseline");
}

/// If two runs did not measure in turn, and have no ratios to a baseline of the
/// same run, a difference between their seconds is undecided. Only a history of
/// runs, which shows how much the seconds vary by themselves, decides it.
TEST(Compare, TimesApartNeedAHistory) {
  Maker maker(3);
  auto makeTimes = [&](double seconds) {
    ResultFile run = maker.makeRun(1, 0);
    for (auto [i, round] : llvm::enumerate(run.series[0].rounds)) {
      round.baselineRatio.reset();
      round.seconds = seconds * (1 + 1e-3 * i);
    }
    auto more = run.series[0].rounds;
    llvm::append_range(run.series[0].rounds, more);
    return run;
  };
  auto judge = [&](const NoiseBands &noise) {
    return compareRuns(makeTimes(1), makeTimes(1.2), {}, Timing::Apart, noise)
        .front()
        .outcome;
  };
  EXPECT_EQ(judge({}), Outcome::Undecided);
  std::vector<ResultFile> quiet, noisy;
  for (int i = 0; i != 12; ++i) {
    quiet.push_back(makeTimes(1 + 0.001 * (i % 3)));
    noisy.push_back(makeTimes(1 + 0.1 * (i % 3)));
  }
  EXPECT_EQ(judge(estimateNoiseBands(quiet)), Outcome::Regression);
  EXPECT_EQ(judge(estimateNoiseBands(noisy)), Outcome::Same);
}

/// Twenty comparisons of 300 series that did not change: at most one alert in
/// 1,000 series, whatever their noise.
TEST(Compare, FalseAlertsAreRare) {
  for (double deviation : {0.003, 0.02, 0.1}) {
    Maker maker(17);
    unsigned alerts = 0, flagged = 0;
    for (int comparison = 0; comparison != 20; ++comparison)
      for (const SeriesComparison &series :
           compareTwice(maker, 300, deviation, 0)) {
        alerts += isFlagged(series.outcome);
        flagged += series.outcome != Outcome::Same;
      }
    EXPECT_LE(alerts, 6u) << deviation;
    // The first comparison flags too many series.
    if (deviation == 0.1)
      EXPECT_GT(flagged, 100u);
  }
}

/// Makes pairs of runs that measured in turn. Each series of a pair differs by
/// noise of its own, and the first series of B is also slower.
static std::pair<std::vector<ResultFile>, std::vector<ResultFile>>
makePairs(std::mt19937_64 &random, unsigned count, unsigned numSeries,
          double deviation, double slower) {
  std::normal_distribution<double> normal;
  std::pair<std::vector<ResultFile>, std::vector<ResultFile>> sides;
  for (unsigned number = 0; number != count; ++number) {
    ResultFile a, b;
    a.context["turns"] = b.context["turns"] = std::to_string(number);
    for (unsigned i = 0; i != numSeries; ++i) {
      double by = deviation * normal(random);
      ResultSeries ofA, ofB;
      ofA.name = ofB.name = "s/" + std::to_string(i);
      for (unsigned round = 0; round != 3; ++round) {
        // The machine disturbs both sides of a round alike.
        double seconds = std::exp(0.3 * normal(random));
        ofA.rounds.push_back({seconds, {}, 0});
        seconds *= std::exp(by) * (i == 0 ? 1 + slower : 1);
        ofB.rounds.push_back({seconds, {}, 0});
      }
      a.series.push_back(std::move(ofA));
      b.series.push_back(std::move(ofB));
    }
    sides.first.push_back(std::move(a));
    sides.second.push_back(std::move(b));
  }
  return sides;
}

/// Compares twice, as the command `compare` does for builds.
static std::vector<SeriesComparison> comparePairsTwice(std::mt19937_64 &random,
                                                       unsigned numSeries,
                                                       double deviation,
                                                       double slower) {
  CompareRule rule;
  rule.rerunValues = 8;
  auto compare = [&](unsigned runs) {
    auto [a, b] = makePairs(random, runs, numSeries, deviation, slower);
    return compareRuns(a, b, rule, Timing::Interleaved);
  };
  std::vector<SeriesComparison> first = compare(6);
  confirm(first, compare(8), rule);
  return first;
}

/// The machine's speed varies by a third, and with it all times, but not the
/// differences within pairs.
TEST(Compare, RunsInTurnArePaired) {
  std::mt19937_64 random(29);
  auto [a, b] = makePairs(random, 6, 2, 0.01, 0.1);
  auto all = compareRuns(a, b, {}, Timing::Apart);
  EXPECT_EQ(all[0].unit, SampleUnit::Pair);
  EXPECT_EQ(all[0].values.differences.size(), 6u);
  EXPECT_NEAR(all[0].getChange(), 0.1, 0.02);
  EXPECT_LT(all[0].deviation, 0.03);
  EXPECT_EQ(all[0].effect, 1);
  // One run has no partner.
  b[2].context["turns"] = "other";
  EXPECT_EQ(compareRuns(a, b, {}, Timing::Apart)[0].unit, SampleUnit::Run);
  b[2].context["turns"] = a[2].context["turns"];
  // The rounds of one series cannot be paired.
  a[1].series[0].rounds.pop_back();
  all = compareRuns(a, b, {}, Timing::Apart);
  EXPECT_EQ(all[0].unit, SampleUnit::Run);
  EXPECT_EQ(all[1].unit, SampleUnit::Pair);
}

TEST(Compare, FalseAlertsOfPairsAreRare) {
  std::mt19937_64 random(31);
  unsigned alerts = 0, flagged = 0;
  for (int comparison = 0; comparison != 60; ++comparison)
    for (const SeriesComparison &series :
         comparePairsTwice(random, 40, 0.03, 0)) {
      alerts += isFlagged(series.outcome);
      flagged += series.outcome != Outcome::Same;
    }
  EXPECT_LE(alerts, 3u);
  EXPECT_GT(flagged, 60u);
}

/// A change as large as the detectable one is found in 95 % of the comparisons
/// (the bound is lower, because three standard deviations of 300 trials are 4
/// %), and a smaller change is found less often.
TEST(Compare, TheDetectableIsDetected) {
  CompareRule rule;
  constexpr unsigned numSeries = 12;
  auto countFound = [&](auto compare, double shift) {
    unsigned found = 0;
    for (int comparison = 0; comparison != 300; ++comparison)
      found += compare(std::expm1(shift)).isAlert();
    return found / 300.0;
  };
  for (double deviation : {0.01, 0.03}) {
    std::mt19937_64 random(23);
    auto comparePairs = [&](double slower) {
      return comparePairsTwice(random, numSeries, deviation, slower).front();
    };
    rule.rerunValues = 8;
    double shift =
        findDetectableShift(deviation, {6, 6, /*isPaired=*/true}, rule, 12);
    EXPECT_GE(countFound(comparePairs, shift), 0.91) << deviation;
    EXPECT_LT(countFound(comparePairs, 0.7 * shift), 0.91) << deviation;
    Maker maker(23);
    auto compareOne = [&](double slower) {
      return compareTwice(maker, numSeries, deviation, slower, 1).front();
    };
    rule.rerunValues = 7;
    shift = findDetectableShift(deviation, {5, 5}, rule, 12);
    EXPECT_GE(countFound(compareOne, shift), 0.91) << deviation;
    EXPECT_LT(countFound(compareOne, 0.7 * shift), 0.91) << deviation;
  }
}

/// The detectable shift is infinite if there are too few values for any change
/// to be found among so many series.
TEST(Compare, WhatCannotBeFound) {
  CompareRule rule;
  auto find = [&](double deviation, SampleSizes sizes, size_t numSeries) {
    return findDetectableShift(deviation, sizes, rule, numSeries);
  };
  EXPECT_TRUE(std::isinf(find(0.01, {3, 3}, 1)));
  EXPECT_TRUE(std::isinf(find(0.01, {5, 5}, 1000)));
  EXPECT_LT(find(0.001, {20, 20}, 1000), 0.03);
  EXPECT_TRUE(std::isinf(find(0.01, {7, 7, true}, 1)));
  EXPECT_LT(find(0.001, {8, 8, true}, 1), 0.03);
}
