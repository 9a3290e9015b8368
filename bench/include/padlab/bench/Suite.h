//===- Suite.h - named groups of benchmarks -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A suite registers benchmarks with Google Benchmark, whose own flags choose
/// among them. To add one: one file in bench/lib/ and its CMakeLists.txt, a
/// declaration in bench/lib/Suites.h, and one line in bench/lib/Suites.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_SUITE_H
#define PADLAB_BENCH_SUITE_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace padlab {

/// How much of each suite runs.
enum class Tier {
  Check,   ///< Tiny: everything runs and is right; the times mean nothing.
  Smoke,   ///< At most 30 seconds.
  Nightly, ///< At most 10 minutes.
  Full,
};

struct SuiteOptions {
  /// The CPU that code is compiled for, as in `Target`.
  std::string cpu = "native";
  Tier tier = Tier::Full;
  /// Whether other libraries are timed, too, where the build found any.
  bool withPeers = false;
  /// Whether the console shows medians in place of every round.
  bool showsAggregatesOnly = false;
  /// Count the instructions of each call instead of timing it, in suites that
  /// can.
  bool countsInstructions = false;
};

/// A case in the size that is timed, and in a size that the reference can
/// interpret. Both may be equal.
struct SuiteCase {
  /// The name of the workload.
  std::string name;
  std::string timed, small;
};

struct Suite {
  std::string name;
  std::string description;
  void (*registerBenchmarks)(const SuiteOptions &options);
  /// Returns the text of programs that resemble the timed ones; null if the
  /// suite names none.
  std::vector<std::string> (*getPrograms)() = nullptr;
  /// The smallest tier in which the suite runs by default; it then also runs in
  /// Check. If empty, it runs only when requested.
  std::optional<Tier> smallestTier = Tier::Full;
  /// Returns the cases of a tier, in the order in which they are timed; null if
  /// the suite does not list its cases. Points of the sweep that differ only in
  /// contestants or memory have the same text.
  std::vector<SuiteCase> (*getCases)(const SuiteOptions &options) = nullptr;

  bool runsIn(Tier tier) const {
    return smallestTier && (tier == Tier::Check || tier >= *smallestTier);
  }
};

const std::vector<Suite> &getSuites();
const Suite *findSuite(llvm::StringRef name);

/// Lists the peers of this machine, with the padded workloads that each cannot
/// compute. Workloads that do something else than square and pad, which no peer
/// computes, are left out.
std::string printPeers(const SuiteOptions &options);

/// Computes the error bounds of the inexact results of the padded workloads,
/// and stores them for other processes (BoundsStore.h).
void fillBounds(const SuiteOptions &options);

/// A benchmark whose results are wrong calls this in addition to
/// `SkipWithError`, so that the tool's exit code shows it.
void noteWrongResult();
bool sawWrongResult();

} // namespace padlab

#endif // PADLAB_BENCH_SUITE_H
