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

/// Our own flags; the others are left for Google Benchmark, in order.
struct BenchCommandLine {
  SuiteOptions options;
  std::string tierName = "full";
  std::vector<const Suite *> suites;
  std::vector<std::string> others;
  /// The action in place of a run; empty for a run.
  std::string action, value;
  /// --benchmark_out and --benchmark_filter.
  std::string output, filter;
  bool anew = false, noMore = false;
  /// --benchmark_out_format=csv, which has no place for records.
  bool writesCSV = false;
  /// --benchmark_format=json.
  bool showsJSON = false;
  /// For --seed-estimates: print one JSON object a line; only the traffic that
  /// callgrind simulates.
  bool json = false, simulatesTraffic = false;
  /// Slow-downs that a test asks for, as text.
  std::string injected;
  /// As Slices takes it; empty: all.
  std::string slice;
  /// The time to keep, 0 if there is none, and the file of earlier nights.
  double seconds = 0;
  std::string past;
  /// Where results of the reference are kept; empty: nowhere.
  std::string bounds;
  std::string error;

  void read(llvm::ArrayRef<char *> arguments);

private:
  bool readOption(llvm::StringRef flag);
  void chooseCounted();
};

/// The tier of that name.
std::optional<Tier> findTier(llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_BENCHCOMMANDLINE_H
