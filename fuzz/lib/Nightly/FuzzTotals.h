//===- FuzzTotals.h - what fuzzers counted ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_FUZZTOTALS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_FUZZTOTALS_H

#include "padlab/fuzz/Funnel.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Plan.h"

namespace padlab::nightly {

/// Returns the path for the statistics of one of a task's consecutive fuzzers.
std::string getStatisticsPath(StringRef taskDir, size_t number);
/// Lists the files with statistics of one task's fuzzers.
std::vector<std::string> listStatistics(StringRef taskDir);

/// The sums of the counters of all processes.
struct FuzzTotals {
  Funnel funnel;
  /// The largest counts of any process. The sets stay in the processes, so that
  /// they cannot be united.
  uint64_t mlir = 0, llvm = 0, features = 0, actions = 0;
  uint64_t childrenLost = 0, workersLost = 0, corpusBefore = 0, corpusAfter = 0;
  /// The seconds of fuzzing by the wall clock.
  double seconds = 0;
  double processorSeconds = 0;

  void addStatistics(StringRef taskDir);
  void add(const FuzzTotals &other);
  /// Adds the failures of a target whose inputs are not cases.
  void addFailures(const FuzzTotals &other);
  /// Returns the count that each signal has reached, by name.
  json::Object getReached() const;
  json::Object toJSON() const;
};

/// Returns `fuzz` of report.json, see reports/schema.md.
json::Object collectFuzzing(const Plan &plan);

/// Describes how many cases of `target` were compared by each pipeline,
/// lowering, level, CPU and form of extents of its variants, including unused
/// ones: `axis`, `value`, `cases`, and whether this machine can run it.
json::Array describeWays(const FuzzTarget &target,
                         const Funnel::Counts &comparedByVariant);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_FUZZTOTALS_H
