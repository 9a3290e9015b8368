//===- Suite.h - named groups of benchmarks -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A suite registers benchmarks with Google Benchmark, whose own flags choose
/// among them. To add one: one file in bench/lib/ and one line in
/// bench/lib/Suites.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_SUITE_H
#define PADLAB_BENCH_SUITE_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace padlab {

enum class SweepSize {
  Smoke, ///< Tiny: asserts that everything runs and is right, times nothing.
  Short, ///< What the nightly affords.
  Full,
};

struct SuiteOptions {
  /// As in Target.
  std::string cpu = "native";
  SweepSize size = SweepSize::Full;
  /// Whether other libraries are timed, too, where the build found any.
  bool withPeers = false;
};

struct Suite {
  std::string name;
  std::string description;
  void (*registerBenchmarks)(const SuiteOptions &options);
  /// Programs like those that it times, as text; null when it times none.
  std::vector<std::string> (*getPrograms)() = nullptr;
};

const std::vector<Suite> &getSuites();
const Suite *findSuite(llvm::StringRef name);

/// The peers of this machine, and what each cannot do of the padded workloads.
std::string printPeers(const SuiteOptions &options);

/// A benchmark whose results are wrong calls this beside `SkipWithError`, so
/// that the tool's exit code tells.
void noteWrongResult();
bool sawWrongResult();

} // namespace padlab

#endif // PADLAB_BENCH_SUITE_H
