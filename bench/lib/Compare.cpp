//===- Compare.cpp - which series got slower --------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Compare.h"

#include "Distributions.h"
#include "Pairs.h"

#include "padlab/bench/OneSample.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <cmath>
#include <limits>

using namespace padlab;

llvm::StringRef padlab::toString(Outcome outcome) {
  switch (outcome) {
  case Outcome::Same:
    return "same";
  case Outcome::Regression:
    return "regression";
  case Outcome::Improvement:
    return "improvement";
  case Outcome::Unconfirmed:
    return "unconfirmed";
  case Outcome::SameCode:
    return "same-code";
  case Outcome::Undecided:
    return "undecided";
  case Outcome::Missing:
    return "missing";
  }
  llvm_unreachable("unknown outcome");
}

double SeriesComparison::getChange() const { return std::expm1(shift.shift); }

double ComparedValues::test() const {
  return (isPaired() ? testSignedRank(differences) : testMannWhitney(a, b))
      .pValue;
}

void ComparedValues::append(const ComparedValues &more) {
  llvm::append_range(a, more.a);
  llvm::append_range(b, more.b);
  if (isPaired() && more.isPaired())
    llvm::append_range(differences, more.differences);
  else
    differences.clear();
}

/// Returns whether to compare ratios rather than times: not for the baseline
/// itself, whose ratios are all 1.
static bool isRelative(const ResultSeries &series) {
  return llvm::any_of(series.rounds, [](const ResultRound &round) {
    return round.baselineRatio && *round.baselineRatio != 1;
  });
}

static double getValue(const ResultRound &round, bool relative) {
  return std::log(relative ? *round.baselineRatio : round.seconds);
}

/// Whether all rounds have a ratio; a run that could not time the baseline has
/// none.
static bool hasRatios(const ResultSeries &series) {
  return llvm::all_of(series.rounds, [](const ResultRound &round) {
    return round.baselineRatio.has_value();
  });
}

/// Returns the median of the rounds of each placement.
static std::vector<double> getPlacements(const ResultSeries &series,
                                         bool relative) {
  std::map<unsigned, std::vector<double>> rounds;
  for (const ResultRound &round : series.rounds)
    rounds[round.placement].push_back(getValue(round, relative));
  std::vector<double> values;
  for (auto &[placement, some] : rounds)
    values.push_back(getMedian(std::move(some)));
  return values;
}

SeriesSample padlab::takeSample(llvm::StringRef name, Runs runs) {
  SeriesSample sample;
  bool knowsCode = true;
  std::vector<const ResultSeries *> found;
  for (const ResultFile &run : runs) {
    const ResultSeries *series = run.find(name);
    if (!series)
      sample.error = "not measured";
    else if (!series->error.empty() || series->rounds.empty())
      sample.error = "failed: " + series->error;
    else
      found.push_back(series);
  }
  if (!sample.error.empty())
    return sample;
  sample.isRelative = llvm::any_of(
      found, [](const ResultSeries *series) { return isRelative(*series); });
  if (sample.isRelative && !llvm::all_of(found, [](const ResultSeries *series) {
        return hasRatios(*series);
      })) {
    sample.error = "only some runs have a baseline";
    return sample;
  }
  for (const ResultSeries *series : found) {
    knowsCode &= series->codeHash != 0;
    sample.codeHashes.insert(series->codeHash);
    std::vector<double> placements = getPlacements(*series, sample.isRelative);
    if (found.size() > 1) {
      sample.unit = SampleUnit::Run;
      sample.values.push_back(getMedian(std::move(placements)));
    } else if (placements.size() >= minPlacements) {
      sample.unit = SampleUnit::Placement;
      sample.values = std::move(placements);
    } else {
      for (const ResultRound &round : series->rounds)
        sample.values.push_back(getValue(round, sample.isRelative));
    }
  }
  if (!knowsCode)
    sample.codeHashes.clear();
  return sample;
}

HistoryPoint padlab::getHistoryPoint(const SeriesSample &sample) {
  return {getMedian(sample.values),
          sample.codeHashes.empty() ? 0 : *sample.codeHashes.begin()};
}

/// Returns a bound that the true deviation exceeds with a probability of only
/// 10 %. `detectable` is computed from it, because an estimate from few values
/// may be too small.
static double boundDeviation(const SeriesComparison &series) {
  SampleSizes sizes = series.values.getSizes();
  double freedom =
      sizes.isPaired ? double(sizes.b) - 1 : double(sizes.a + sizes.b) - 2;
  if (freedom < 1)
    return std::numeric_limits<double>::infinity();
  ChiSquared distribution(freedom);
  return series.deviation * std::sqrt(freedom / quantile(distribution, 0.1));
}

/// Returns the pooled standard deviation: of all values, each from the mean of
/// its own side.
static double poolDeviations(llvm::ArrayRef<double> a,
                             llvm::ArrayRef<double> b) {
  double squares = 0;
  for (llvm::ArrayRef<double> side : {a, b}) {
    double mean = 0;
    for (double value : side)
      mean += value / side.size();
    for (double value : side)
      squares += (value - mean) * (value - mean);
  }
  double freedom = double(a.size() + b.size()) - (!a.empty() + !b.empty());
  return freedom < 1 ? 0 : std::sqrt(squares / freedom);
}

/// Fills in p-value, shift, effect and deviation; if runs are paired, the unit,
/// too.
static void describeValues(SeriesComparison &result, const CompareRule &rule) {
  const ComparedValues &values = result.values;
  result.pValue = values.test();
  if (values.isPaired()) {
    result.unit = SampleUnit::Pair;
    result.shift = estimateCenter(values.differences, rule.confidence);
    result.effect = getRankCorrelation(values.differences);
    result.deviation = poolDeviations(values.differences, {});
  } else {
    result.shift = estimateShift(values.a, values.b, rule.confidence);
    result.effect = getCliffsDelta(values.a, values.b);
    result.deviation = poolDeviations(values.a, values.b);
  }
}

/// Returns the comparison of a series; the outcome is left to `judge`, unless
/// it is `Missing`.
static SeriesComparison describe(llvm::StringRef name, const SeriesSample &a,
                                 const SeriesSample &b, const RunPairs &pairs,
                                 const CompareRule &rule) {
  SeriesComparison result;
  result.name = name.str();
  if (!a.error.empty() || !b.error.empty()) {
    result.outcome = Outcome::Missing;
    result.note = !a.error.empty() ? "A: " + a.error : "B: " + b.error;
    return result;
  }
  if (a.isRelative != b.isRelative) {
    result.outcome = Outcome::Missing;
    result.note = "one side has no baseline";
    return result;
  }
  result.unit = std::max(a.unit, b.unit);
  result.values = {a.values, b.values, getDifferences(name, pairs)};
  describeValues(result, rule);
  result.hasSameCode = !a.codeHashes.empty() && a.codeHashes == b.codeHashes;
  return result;
}

/// Returns the half-width of the band that the interval of the shift must lie
/// outside of; 0 if there is no band. If the sides were not measured in turn,
/// the interval need not contain the noise between them, which only a history
/// shows. So for such runs without a history, the minimal effect is the band.
static double getBand(const SeriesComparison &series, const CompareRule &rule,
                      Timing timing) {
  return timing == Timing::Apart && !series.values.isPaired() &&
                 series.band == 0
             ? std::log1p(rule.minimalEffect)
             : series.band;
}

/// Whether the shift reaches the minimal effect, and its interval lies beyond
/// the band.
static bool isBeyondNoise(const SeriesComparison &series,
                          const CompareRule &rule, Timing timing) {
  const ShiftEstimate &shift = series.shift;
  double band = getBand(series, rule, timing);
  return std::fabs(shift.shift) >= std::log1p(rule.minimalEffect) &&
         (band == 0 ||
          (shift.shift > 0 ? shift.low > band : shift.high < -band));
}

static Outcome judge(const SeriesComparison &series, double pValue,
                     double allowed, const CompareRule &rule, Timing timing,
                     bool isRelative) {
  if (pValue > allowed || !isBeyondNoise(series, rule, timing))
    return Outcome::Same;
  if (series.hasSameCode && !rule.ignoresCode)
    return Outcome::SameCode;
  if (timing == Timing::Apart && !series.values.isPaired() && !isRelative &&
      series.band == 0)
    return Outcome::Undecided;
  return series.shift.shift > 0 ? Outcome::Regression : Outcome::Improvement;
}

std::vector<std::string> padlab::listSeries(Runs runs) {
  std::vector<std::string> names;
  llvm::StringSet<> known;
  for (const ResultFile &run : runs)
    for (const ResultSeries &series : run.series)
      if (known.insert(series.name).second)
        names.push_back(series.name);
  return names;
}

static std::vector<std::string> listAllSeries(Runs a, Runs b) {
  std::vector<std::string> names = listSeries(a);
  llvm::StringSet<> known;
  for (const std::string &name : names)
    known.insert(name);
  for (std::string &name : listSeries(b))
    if (known.insert(name).second)
      names.push_back(std::move(name));
  return names;
}

std::vector<SeriesComparison> padlab::compareRuns(Runs a, Runs b,
                                                  const CompareRule &rule,
                                                  Timing timing,
                                                  const NoiseBands &noise) {
  std::vector<std::string> names = listAllSeries(a, b);
  RunPairs pairs = findPairs(a, b);
  std::vector<SeriesComparison> all;
  std::vector<bool> relative;
  std::vector<double> pValues;
  for (const std::string &name : names) {
    SeriesSample ofA = takeSample(name, a), ofB = takeSample(name, b);
    all.push_back(describe(name, ofA, ofB, pairs, rule));
    relative.push_back(ofA.isRelative);
    auto band = noise.find(name);
    if (band != noise.end() && band->second.count >= NoiseBand::minRuns)
      all.back().band = band->second.getHalfWidth();
    if (all.back().outcome != Outcome::Missing)
      all.back().detectable = std::expm1(findDetectableShift(
          boundDeviation(all.back()), all.back().values.getSizes(), rule,
          names.size(), getBand(all.back(), rule, timing)));
    if (all.back().outcome != Outcome::Missing)
      pValues.push_back(all.back().pValue);
  }
  std::vector<double> adjusted = adjustForMany(pValues);
  size_t next = 0;
  for (auto [series, isRelative] : llvm::zip_equal(all, relative)) {
    if (series.outcome == Outcome::Missing)
      continue;
    series.adjusted = adjusted[next++];
    series.outcome =
        rule.rerunValues
            ? judge(series, series.pValue, rule.selection, rule, timing,
                    isRelative)
            : judge(series, series.adjusted, rule.falseDiscoveryRate, rule,
                    timing, isRelative);
  }
  return all;
}

/// Whether a second comparison confirms the first. `adjusted` is the corrected
/// p-value of the values of both comparisons.
static bool isConfirmed(const SeriesComparison &flagged,
                        const SeriesComparison &again, double adjusted,
                        const CompareRule &rule) {
  bool isSameDirection = (again.shift.shift > 0) == (flagged.shift.shift > 0);
  return adjusted <= rule.falseDiscoveryRate && isSameDirection &&
         std::fabs(again.shift.shift) >= std::log1p(rule.minimalEffect);
}

/// Replaces the first estimate by the second one. The first is probably too
/// large, because it is the one by which the series was selected.
static void takeOver(SeriesComparison &flagged, const SeriesComparison &again,
                     ComparedValues both) {
  SeriesComparison result = again;
  result.values = std::move(both);
  result.detectable = flagged.detectable;
  result.band = flagged.band;
  flagged = std::move(result);
}

void padlab::confirm(std::vector<SeriesComparison> &first,
                     llvm::ArrayRef<SeriesComparison> again,
                     const CompareRule &rule) {
  std::vector<const SeriesComparison *> seconds;
  std::vector<ComparedValues> both;
  std::vector<double> pValues;
  // A series that was not flagged counts as tested, too, when p-values are
  // corrected for the number of series.
  for (const SeriesComparison &series : first) {
    auto it = llvm::find_if(again, [&](const SeriesComparison &other) {
      return other.name == series.name && other.outcome != Outcome::Missing;
    });
    bool isThere = isFlagged(series.outcome) && it != again.end();
    seconds.push_back(isThere ? it : nullptr);
    both.push_back(series.values);
    if (isThere)
      both.back().append(it->values);
    pValues.push_back(isThere ? both.back().test() : 1);
  }
  std::vector<double> adjusted = adjustForMany(pValues);
  for (auto [i, series] : llvm::enumerate(first)) {
    if (!isFlagged(series.outcome))
      continue;
    Outcome outcome = Outcome::Unconfirmed;
    if (const SeriesComparison *second = seconds[i]) {
      if (isConfirmed(series, *second, adjusted[i], rule))
        outcome = series.outcome;
      takeOver(series, *second, std::move(both[i]));
      series.pValue = pValues[i];
    }
    series.outcome = outcome;
    series.adjusted = adjusted[i];
  }
}

NoiseBands padlab::estimateNoiseBands(Runs history) {
  NoiseBands bands;
  if (history.empty())
    return bands;
  for (const std::string &name : listSeries(history)) {
    std::vector<HistoryPoint> points;
    for (const ResultFile &run : history) {
      SeriesSample sample = takeSample(name, llvm::ArrayRef(run));
      if (sample.error.empty())
        points.push_back(getHistoryPoint(sample));
    }
    bands[name] = estimateNoise(points);
  }
  return bands;
}
