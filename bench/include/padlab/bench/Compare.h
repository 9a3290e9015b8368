//===- Compare.h - which series got slower ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compares two sides, each of one or more runs (result files).
///
/// Runs that measured in turn (`turns` in Results.h) are paired. Each pair
/// gives a value, log(B's time / A's time): the mean of two estimates, weighted
/// by their certainty (Pairs.cpp). The first estimate is made of the ratios of
/// each round of B to A's round of the same number: it is the median of these
/// ratios within a placement in memory, then the median over the placements.
/// The second estimate is the ratio of the fastest rounds. Whatever slows the
/// machine for longer than a few slices affects both sides alike.
///
/// Otherwise each side gives a sample of independent values of a series. The
/// values are logarithms of the ratio to the baseline, or of the time if there
/// is no baseline or the series is the baseline itself. A value stands for a
/// run if there are several runs, else for a placement in memory if there are
/// enough, else for a round: values of smaller units are not independent.
///
/// A series that is slower is an alert if all of this holds:
/// - the test (Wilcoxon's for pairs, Mann and Whitney's for samples) is
///   significant, corrected for the number of series;
/// - the shift is at least `minimalEffect`, and its interval lies beyond the
///   series' own noise, if a history gives one. If the sides were not measured
///   in turn and there is no history, the interval lies beyond `minimalEffect`,
///   and the series has a baseline;
/// - the machine code of the sides differs or is not known, because times of
///   equal code differ only by noise (unless `ignoresCode`);
/// - if runs can be repeated, a second comparison of the flagged series alone
///   confirms the change. The first comparison then only selects series; the
///   test uses the values of both comparisons, and the shift is that of the
///   second.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_COMPARE_H
#define PADLAB_BENCH_COMPARE_H

#include "padlab/bench/Noise.h"
#include "padlab/bench/Results.h"
#include "padlab/bench/TwoSample.h"

#include <set>

namespace padlab {

struct CompareRule {
  /// Significance of the first of two comparisons, which selects the series
  /// that are run again.
  double selection = 0.1;
  /// The maximal share of false alerts among all alerts.
  double falseDiscoveryRate = 0.01;
  /// The smallest relative change that is of interest.
  double minimalEffect = 0.02;
  /// Confidence of the intervals that are shown.
  double confidence = 0.95;
  /// Judges as if the code of all series differed.
  bool ignoresCode = false;
  /// The number of values of each side in the second comparison; 0 if there is
  /// none.
  unsigned rerunValues = 0;
};

enum class SampleUnit { Pair, Run, Placement, Round };

/// The sample of one side for a series.
struct SeriesSample {
  std::vector<double> values;
  SampleUnit unit = SampleUnit::Round;
  /// Whether the values are ratios; otherwise they are times, which depend on
  /// when they were taken.
  bool isRelative = false;
  /// The hashes of the machine code of all runs; empty if the hash of any run
  /// is unknown.
  std::set<uint64_t> codeHashes;
  /// Why there are no values.
  std::string error;
};

using Runs = llvm::ArrayRef<ResultFile>;
/// Returns the names of all series. Those of the first run come first, in its
/// order, then those that only later runs have.
std::vector<std::string> listSeries(Runs runs);

/// If a single run has fewer placements than this, its rounds are the sample.
inline constexpr unsigned minPlacements = 4;
/// Below this number of pairs nothing can differ significantly.
inline constexpr unsigned minPairs = 5;
SeriesSample takeSample(llvm::StringRef series, Runs runs);
/// Summarizes the sample of one run, which must have values.
HistoryPoint getHistoryPoint(const SeriesSample &sample);

enum class Outcome {
  Same,        ///< No change that this comparison can see.
  Regression,  ///< Slower: an alert.
  Improvement, ///< Faster, by the same rule.
  Unconfirmed, ///< The second comparison did not confirm the change.
  SameCode,    ///< It looks different, but the machine code is the same.
  /// The times differ, but the sides were not measured in turn, and neither a
  /// baseline nor a history shows whether only the machine's state differs.
  Undecided,
  /// A run lacks the series, the series failed there, or only some runs have
  /// ratios to a baseline.
  Missing,
};
llvm::StringRef toString(Outcome outcome);
/// Whether a second comparison has to confirm the outcome.
inline bool isFlagged(Outcome outcome) {
  return outcome == Outcome::Regression || outcome == Outcome::Improvement;
}

/// The number of values in a comparison of a series.
struct SampleSizes {
  /// The numbers of values of A and of B; equal if runs are paired.
  size_t a = 0, b = 0;
  bool isPaired = false;
};

/// The values of both sides that the comparison of a series uses.
struct ComparedValues {
  std::vector<double> a, b;
  /// The differences within pairs, including those of the second comparison if
  /// there is one; empty if runs are not paired.
  std::vector<double> differences;

  bool isPaired() const { return !differences.empty(); }
  SampleSizes getSizes() const { return {a.size(), b.size(), isPaired()}; }
  /// The two-sided p-value of the test for these values.
  double test() const;
  void append(const ComparedValues &more);
};

struct SeriesComparison {
  std::string name;
  Outcome outcome = Outcome::Same;
  /// The shift of B against A, as a logarithm.
  ShiftEstimate shift;
  double pValue = 1, adjusted = 1;
  /// Cliff's delta; for pairs, the rank correlation.
  double effect = 0;
  ComparedValues values;
  SampleUnit unit = SampleUnit::Round;
  /// The standard deviation of the values; if runs are paired, of the
  /// differences.
  double deviation = 0;
  /// Half the width of the noise band that the history gives; 0 without a
  /// history, or if its newest level has too few runs.
  double band = 0;
  /// The smallest relative slow-down that this rule finds with a probability of
  /// 95 %.
  double detectable = 0;
  /// Whether both sides are known to have the same code.
  bool hasSameCode = false;
  /// An explanation of the outcome; may be empty.
  std::string note;

  bool isAlert() const { return outcome == Outcome::Regression; }
  double getChange() const;
};

/// The noise of older runs, by the name of the series.
using NoiseBands = std::map<std::string, NoiseBand>;
/// Estimates the noise of each series from `history`, which is in the order of
/// time.
NoiseBands estimateNoiseBands(Runs history);

/// Whether runs of both sides took turns, so that slow changes affect both.
enum class Timing { Interleaved, Apart };

/// Compares all series of either side, in the order of A's first run. The
/// result is final if `rule.rerunValues` is 0; otherwise the flagged series
/// have to be confirmed by further runs.
std::vector<SeriesComparison> compareRuns(Runs a, Runs b,
                                          const CompareRule &rule,
                                          Timing timing,
                                          const NoiseBands &noise = {});

/// Sets the outcomes of the flagged series of `first` according to `again`, a
/// second comparison of these series.
void confirm(std::vector<SeriesComparison> &first,
             llvm::ArrayRef<SeriesComparison> again, const CompareRule &rule);

/// Returns the smallest slow-down, as a logarithm, that a comparison finds with
/// the probability `power` if the values of a series (for paired runs, their
/// differences) have this standard deviation, and none of the other series
/// changed (there are `numSeries` in all). The interval of the shift must lie
/// beyond `band`; 0 for no band. Returns infinity if there are too few values.
double findDetectableShift(double deviation, SampleSizes sizes,
                           const CompareRule &rule, size_t numSeries,
                           double band = 0, double power = 0.95);

} // namespace padlab

#endif // PADLAB_BENCH_COMPARE_H
