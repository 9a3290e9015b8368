//===- BenchCommandLine.h - the options of padlab-bench ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_BENCHCOMMANDLINE_H
#define PADLAB_BENCH_LIB_BENCHCOMMANDLINE_H

#include "padlab/bench/Suite.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace padlab {

/// The command line: padlab's own flags, and in `others` those that are left
/// for Google Benchmark, in order.
struct BenchCommandLine {
  SuiteOptions options;
  std::string tierName = "full";
  std::vector<const Suite *> suites;
  std::vector<std::string> others;
  /// The option that asks for something else than a run, such as --list-suites,
  /// and its value; empty for a run.
  std::string action, value;
  /// The values of --benchmark_out and --benchmark_filter.
  std::string output, filter;
  bool anew = false, noMore = false;
  /// Whether the format is --benchmark_out_format=csv, which cannot hold the
  /// records of series (RecordReporter).
  bool writesCSV = false;
  /// Whether --benchmark_format=json is given.
  bool showsJSON = false;
  /// For --seed-estimates: whether to print one JSON object a line (--json),
  /// and whether to measure only the traffic that callgrind simulates
  /// (--traffic).
  bool json = false, simulatesTraffic = false;
  /// The --inject options, as text: slow-downs for tests.
  std::string injected;
  /// The value of --slice (Slices::set); empty for all workloads.
  std::string slice;
  /// The values of --seconds (0 for no limit) and --past.
  double seconds = 0;
  std::string past;
  /// The folder in which BoundsStore keeps results of the reference; empty for
  /// none.
  std::string bounds;
  std::string error;

  void read(llvm::ArrayRef<char *> arguments);

private:
  bool readOption(llvm::StringRef flag);
  void chooseCounted();
};

/// Returns the tier of this name; nothing if there is none.
std::optional<Tier> findTier(llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_BENCHCOMMANDLINE_H
