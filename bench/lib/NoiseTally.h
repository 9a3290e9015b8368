//===- NoiseTally.h - what comparisons of equal builds found ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_NOISETALLY_H
#define PADLAB_BENCH_LIB_NOISETALLY_H

#include "padlab/bench/Compare.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <string>

namespace padlab {

/// Counts over comparisons whose outcome is known beforehand. A comparison
/// promises to find slow-downs of at least its `detectable`.
class NoiseTally {
public:
  /// Counts of the series that were made slower.
  struct Found {
    unsigned comparisons = 0, found = 0;
    unsigned promised = 0, foundPromised = 0;

    /// False if less than 95 % of the promised slow-downs were found, and
    /// chance alone would cause this in at most 1 % of all cases.
    bool keepsPromise() const;
  };
  struct Counts {
    unsigned comparisons = 0, falseAlerts = 0;
    std::vector<double> noise, detectable;
    /// The counts for each slow-down.
    std::map<double, Found> slower;
  };

  /// Adds a comparison of a series with itself.
  void addEqual(const SeriesComparison &series);
  /// Adds a comparison of a run with itself, made slower by this share.
  void addSlower(const SeriesComparison &series, double share);

  /// Returns the names of the series that were added.
  std::vector<std::string> listSeries() const;
  /// Returns the sum over all series, without `noise` and `detectable`.
  Counts sum() const;
  /// Whether there was at most one false alert in 1,000 comparisons of a
  /// series, and all promises were kept.
  bool isGood() const;

  /// Prints a table of the series, and the sums.
  void print(llvm::raw_ostream &os) const;
  void printSums(llvm::raw_ostream &os) const;
  /// Prints a line of JSON for each series.
  void printJSON(llvm::raw_ostream &os) const;

  /// Converts everything to JSON for another process; `load` refuses what
  /// `save` did not write.
  llvm::json::Value save() const;
  bool load(const llvm::json::Value &saved);

private:
  std::map<std::string, Counts> series;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_NOISETALLY_H
