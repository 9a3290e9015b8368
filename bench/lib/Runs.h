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
  /// For people, and of files: "A".
  std::string name;
  /// A build of padlab-bench.
  std::string tool;
  /// Beside those of the plan.
  std::vector<std::string> arguments;
};

struct RunPlan {
  std::vector<Contender> variants;
  /// The runs of each variant.
  unsigned runs = 1;
  /// The arguments of every run: tier, suites, CPU.
  std::vector<std::string> arguments;
  /// Only these series, and what they are measured with; empty: all.
  std::vector<std::string> series;
  /// Where result files and the output of each run go.
  std::string folder;
};

/// A list of runs for each variant.
using RunsOfVariants = std::vector<std::vector<ResultFile>>;

/// In blocks of one run of each variant, which measure in turn, slice by slice
/// (Conductor.h), or, where a build knows nothing of turns, one after the other
/// (A B, B A, ...): what changes slowly concerns all alike. Says on standard
/// error how far it is. A run that fails ends it, with one line that names its
/// log; results that are wrong are a failure, too.
llvm::Expected<RunsOfVariants> runInterleaved(const RunPlan &plan);

/// A regular expression that matches the benchmarks of these series alone.
std::string makeFilter(llvm::ArrayRef<std::string> series);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_RUNS_H
