//===- SeedEstimates.h - what was estimated and what is measured -*- C++ -*-==//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The design document that pad fusion is based on contains estimates of what
/// fusion saves (sections 2.2, 4.2.1, 5.1.5, 6.2, 6.3). `--seed-estimates`
/// prints each estimate beside what the document's examples give on this
/// machine: bytes held, as the runtime counts them; traffic, by the models of
/// Traffic.h and by counting; and times, as ratios within one run.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_SEEDESTIMATES_H
#define PADLAB_BENCH_SEEDESTIMATES_H

#include "padlab/bench/Suite.h"

#include "llvm/Support/JSON.h"

namespace padlab {

/// Holds the measurements of one pipeline.
struct EstimateFigure {
  /// The pipeline, or the form of the loops.
  std::string contestant;
  /// The figure, in the unit of the estimate, with a 95 % interval. For exact
  /// figures and models all three numbers are equal.
  double value = 0, low = 0, high = 0;
  /// For a time, each pair has the seconds of the baseline and of the
  /// contestant in one round; for counted traffic, the bytes. Exact bytes have
  /// one pair.
  std::vector<std::pair<double, double>> samples;
};

enum class EstimateVerdict {
  Holds,        ///< The figure is at least as large as the document says.
  DoesNotHold,  ///< The figure is smaller.
  CannotBeSaid, ///< The figure's interval contains what the document says.
};
/// Returns `holds`, `does not hold` or `cannot be said`.
llvm::StringRef toString(EstimateVerdict verdict);

/// A line of the table.
struct SeedEstimate {
  std::string section;
  /// The quantity: `traffic saved`, `peak memory saved`, `time saved` and so
  /// on.
  std::string quantity;
  /// The workload: `A`, or the document's description.
  std::string workload;
  /// The pipeline, or the form of the program, relative to which something is
  /// saved, or is faster.
  std::string baseline;
  enum class Unit { Percent, Factor } unit = Unit::Percent;
  /// The document's estimate; `low` equals `high` if it is one number.
  double low = 0, high = 0;
  /// Whether the figure comes from a model, which ignores caches.
  bool isModel = false;
  /// The figures: first of upstream's fusion, which the document describes,
  /// then of ours.
  std::vector<EstimateFigure> figures;
  /// The case that was measured; empty for a model.
  std::string program;
  /// The error because of which there are no figures; empty if there are some.
  std::string error;
  /// Why nothing can be measured on this machine; empty if it can.
  std::string unavailable;

  /// Judges a figure. If the document gives one number, which it rounds, the
  /// figure may be lower by half a unit.
  EstimateVerdict judge(const EstimateFigure &figure) const;
  llvm::json::Object toJSON() const;
};

/// Compiles, checks and measures the examples. If one fails, its lines say so,
/// and `failed` is set.
std::vector<SeedEstimate> measureSeedEstimates(const SuiteOptions &options,
                                               bool &failed);

/// Returns the estimate of section 4.2.1 with the traffic that callgrind's
/// model of the caches counts, for `options.cpu`, which must not have AVX-512.
/// Works only in a process that runs under callgrind (--traffic); in any other
/// process, the returned line has an error.
SeedEstimate simulateTraffic(const SuiteOptions &options);

/// Prints the lines as a Markdown table, and below it why some cannot be
/// measured.
std::string printSeedEstimates(llvm::ArrayRef<SeedEstimate> estimates);

} // namespace padlab

#endif // PADLAB_BENCH_SEEDESTIMATES_H
