//===- SeriesGroup.h - series that are measured together --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All contestants of one workload are measured in turn; Google Benchmark runs
/// one benchmark after the other. A group stands between: it is measured when
/// the first of its benchmarks runs, or was before by a run that did not come
/// to its end (Journal.h), and each benchmark then tells its rounds, one a
/// repetition (padlab/bench/Results.h).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_SERIESGROUP_H
#define PADLAB_BENCH_SERIESGROUP_H

#include "padlab/bench/SeriesRecord.h"
#include "padlab/bench/Suite.h"
#include "padlab/codegen/TimedCode.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace padlab {

struct PreparedContestant;

/// The measurements of one contestant.
struct MeasuredSeries {
  /// Seconds per call, one value a round.
  std::vector<double> seconds;
  /// Over those of the baseline, in the same rounds; empty without a baseline.
  std::vector<double> baselineRatios;
  /// Which rounds found code and data at the same addresses; empty: all.
  std::vector<unsigned> placements;
  /// The counters that all rounds share.
  std::map<std::string, double> counters;
  /// Words behind the contestant's name, for people.
  std::string label;
  /// As in SeriesRecord.
  std::string baseline, role, checked = {};
  /// Why there are no rounds. `wrong`: the result is not the right one.
  std::string error;
  bool wrong = false;

  /// Pairs the rounds with those of the contestant of this name: each round's
  /// ratio, their median as `ratio` and its interval as `ci_low`, `ci_high` and
  /// `ci_confidence`.
  void setBaseline(llvm::StringRef name, llvm::ArrayRef<double> baseline);
  /// `code_hash` and `code_size`, where they are known.
  void setCode(const std::optional<CodeSummary> &code);
  /// `peak_over_result`, `allocations`: what the contestant's calls allocate,
  /// as far as it is known, for a result of so many bytes.
  void setMemory(const PreparedContestant &contestant, int64_t resultBytes);
};

/// The hash of code as the counter `code_hash` holds it.
uint64_t getCodeNumber(const CodeSummary &code);

struct SeriesGroup {
  /// `suite/workload...`, without the contestant.
  std::string name;
  /// All but what `measure` finds out: contestant, baseline, role, and how the
  /// result was checked.
  SeriesRecord record;
  std::vector<std::string> contestants;
  /// The CPU that the code of each is made for, where that is not the CPU of
  /// the run; empty where the names tell it.
  std::vector<std::string> codeFor;
  /// Groups of a suite with the same unit are measured by the same night
  /// (Schedule.h); empty: each is a unit.
  std::string sliceUnit;
  const std::string &getUnit() const {
    return sliceUnit.empty() ? name : sliceUnit;
  }
  /// As many as `measure` gives.
  unsigned rounds = 1;
  /// One series a contestant, in their order. Called at most once a run.
  std::function<std::vector<MeasuredSeries>()> measure;
  /// In which times are printed: powers of a thousand to a second.
  enum class Unit { Nanoseconds, Microseconds, Milliseconds };
  Unit unit = Unit::Microseconds;
};

/// Registers one benchmark a contestant.
void registerGroup(SeriesGroup group, const SuiteOptions &options);

} // namespace padlab

#endif // PADLAB_BENCH_SERIESGROUP_H
