//===- SeriesGroup.h - series that are measured together --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All contestants of one workload are measured in turn; Google Benchmark runs
/// one benchmark after the other. A group connects the two: it is measured when
/// the first of its benchmarks runs, unless an interrupted run has measured it
/// before (Journal.h). Each benchmark then reports its rounds, one per
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
  /// Seconds per call, one value per round.
  std::vector<double> seconds;
  /// Ratios to the baseline in the same rounds; empty without a baseline.
  std::vector<double> baselineRatios;
  /// The placement of each round; rounds of one placement had code and data at
  /// the same addresses. If it is empty, all rounds have one placement.
  std::vector<unsigned> placements;
  /// The counters that all rounds share.
  std::map<std::string, double> counters;
  /// Text after the contestant's name: words for people, and `baseline=NAME`.
  std::string label;
  /// These fields are as in SeriesRecord.
  std::string baseline, role, checked = {};
  /// The reason why there are no rounds. `wrong`: the result is not correct, or
  /// a program of our own is refused; the tool's exit code then shows it.
  std::string error;
  bool wrong = false;

  /// Pairs the rounds with those of the contestant of this name: sets each
  /// round's ratio, their median as `ratio`, and its interval as `ci_low`,
  /// `ci_high` and `ci_confidence`. Without rounds, or if their numbers differ,
  /// there is no baseline.
  void setBaseline(llvm::StringRef name, llvm::ArrayRef<double> baseline);
  /// Sets `code_hash` and `code_size`, if they are known.
  void setCode(const std::optional<CodeSummary> &code);
  /// Sets `peak_over_result` and `allocations`, as far as the allocations of
  /// the contestant's calls are known, for a result of this size in bytes.
  void setMemory(const PreparedContestant &contestant, int64_t resultBytes);
};

/// Returns the hash of code as the counter `code_hash` holds it.
uint64_t getCodeNumber(const CodeSummary &code);

struct SeriesGroup {
  /// The name without the contestant: `suite/workload...`.
  std::string name;
  /// The description of the group's series, except what `measure` determines:
  /// contestant, baseline, role, and how the result was checked.
  SeriesRecord record;
  std::vector<std::string> contestants;
  /// The CPU for which the code of each contestant is made, if that is not the
  /// CPU of the run; empty if the names say it.
  std::vector<std::string> codeFor;
  /// Groups of a suite with the same unit are measured by the same night
  /// (Schedule.h). If this is empty, the group is a unit of its own.
  std::string sliceUnit;
  const std::string &getUnit() const {
    return sliceUnit.empty() ? name : sliceUnit;
  }
  /// The number of rounds that `measure` returns.
  unsigned rounds = 1;
  /// Measures; returns one series per contestant, in their order. It is called
  /// at most once per run.
  std::function<std::vector<MeasuredSeries>()> measure;
  /// The unit in which times are printed.
  enum class Unit { Nanoseconds, Microseconds, Milliseconds };
  Unit unit = Unit::Microseconds;
};

/// Registers one benchmark for each contestant of the group.
void registerGroup(SeriesGroup group, const SuiteOptions &options);

} // namespace padlab

#endif // PADLAB_BENCH_SERIESGROUP_H
