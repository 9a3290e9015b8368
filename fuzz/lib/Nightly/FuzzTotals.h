//===- FuzzTotals.h - sums of the fuzzers' counters -*- C++ -*-===//
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

/// Returns the path of the statistics of one fuzzer process. A task runs
/// several, one after the other; `number` counts them from 0.
std::string getStatisticsPath(StringRef taskDir, size_t number);
/// Lists the files with statistics of the fuzzer processes of a task.
std::vector<std::string> listStatistics(StringRef taskDir);

/// The sums of the counters of several fuzzer processes.
struct FuzzTotals {
  Funnel funnel;
  /// The largest count of any process. The processes do not report which
  /// functions, features and actions they reached, so that the union is
  /// unknown.
  uint64_t mlir = 0, llvm = 0, features = 0, actions = 0;
  uint64_t childrenLost = 0, workersLost = 0, corpusBefore = 0, corpusAfter = 0;
  /// The seconds of fuzzing by the wall clock.
  double seconds = 0;
  double processorSeconds = 0;

  void addStatistics(StringRef taskDir);
  void add(const FuzzTotals &other);
  /// Adds only the failures: for target `text`, whose inputs are not cases.
  void addFailures(const FuzzTotals &other);
  /// Returns the counts of what the fuzzers reached (functions, features,
  /// actions), by the name of the signal.
  json::Object getReached() const;
  json::Object toJSON() const;
};

/// Returns the field `fuzz` of report.json (reports/schema.md).
json::Object collectFuzzing(const Plan &plan);

/// Counts how many cases of `target` were compared by each pipeline, lowering,
/// optimization level, CPU and form of extents that its variants have,
/// including those with no case. Each object has `axis`, `value`, `cases`, and
/// whether this machine can run the code (`runsHere`).
json::Array describeWays(const FuzzTarget &target,
                         const Funnel::Counts &comparedByVariant);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_FUZZTOTALS_H
