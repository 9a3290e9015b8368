//===- Runs.h - runs of builds of padlab-bench, in turn ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_RUNS_H
#define PADLAB_BENCH_LIB_RUNS_H

#include "padlab/bench/Results.h"

namespace padlab {

/// A program that is run again and again.
struct Contender {
  /// The name for people and for files: "A".
  std::string name;
  /// A build of padlab-bench.
  std::string tool;
  /// Arguments in addition to those of the plan.
  std::vector<std::string> arguments;
};

struct RunPlan {
  std::vector<Contender> variants;
  /// The number of runs of each variant.
  unsigned runs = 1;
  /// The arguments of every run: tier, suites, CPU.
  std::vector<std::string> arguments;
  /// Reports only these series, whose groups are measured as a whole; empty
  /// means all.
  std::vector<std::string> series;
  /// The folder for the result files and the output of each run.
  std::string folder;
};

/// A list of runs for each variant.
using RunsOfVariants = std::vector<std::vector<ResultFile>>;

/// Runs blocks of one run of each variant. The runs of a block measure in turn,
/// slice by slice (Conductor.h), or, if a build does not support turns, one
/// after the other (A B, B A, ...), so that slow changes affect all alike.
/// Reports its progress on standard error. A run that fails ends everything,
/// with one line that names its log; wrong results are a failure, too.
llvm::Expected<RunsOfVariants> runInterleaved(const RunPlan &plan);

/// Returns a regular expression that matches only the benchmarks of these
/// series; empty if there are none.
std::string makeFilter(llvm::ArrayRef<std::string> series);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_RUNS_H
