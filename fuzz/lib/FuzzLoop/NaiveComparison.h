//===- NaiveComparison.h - the loop beside the naive engine -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures how many times faster a loop is than the naive engine on the same
/// cases, by processor time. The engine runs in a separate child, between two
/// cases of the loop. The loop's time includes everything that it does:
/// changing and judging cases, libFuzzer, new children. The engine's time
/// includes parsing the case, running the reference and compiling all variants
/// of the case.
///
/// The loop's rate is that of all its cases, which share compilations. A case
/// that killed its child counts for the loop, but is not given to the engine.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_NAIVECOMPARISON_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_NAIVECOMPARISON_H

#include "padlab/fuzz/Differential.h"

#include "llvm/Support/JSON.h"

namespace padlab {

class NaiveComparison {
public:
  /// `names` are the loop's variants. Construct it before functions are
  /// observed, so that the child runs without breakpoints.
  NaiveComparison(const std::vector<std::string> &names, unsigned every);

  /// Called when the loop has finished the case `text`, which it checked with
  /// the variants `choice` (all, if empty). `loopSeconds` is the time that the
  /// loop has used since its start. The engine runs one case in `every`.
  void run(StringRef text, const VariantChoice &choice, bool died,
           double loopSeconds);

  /// The seconds that this process itself, without its child, has spent in
  /// `run`.
  double getOwnSeconds() const { return ownSeconds; }
  double getLoopRate() const { return loopCases / std::max(loopTotal, 1e-3); }
  double getNaiveRate() const;
  double getRatio() const {
    return getLoopRate() / std::max(getNaiveRate(), 1e-9);
  }
  std::string str() const;
  json::Object toJSON() const;

private:
  unsigned every;
  Worker engine;
  uint64_t cases = 0, programs = 0, failures = 0;
  /// The number of the loop's cases and their time, without the first case,
  /// whose time includes the start. They include cases that the engine does not
  /// run, because the cases of a batch share their time.
  uint64_t loopCases = 0;
  double loopTotal = 0;
  /// The loop's seconds when its first case ended.
  std::optional<double> loopBegin;
  double ownSeconds = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_NAIVECOMPARISON_H
