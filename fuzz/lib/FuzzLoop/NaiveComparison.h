//===- NaiveComparison.h - the loop beside the naive engine -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How many times as fast a loop is as the naive engine is on the same cases,
/// by processor time. The engine runs in a child of its own, between two cases
/// of the loop. All that the loop does counts for the loop: changing cases,
/// judging them, libFuzzer, new children. For the engine counts that it parses
/// the case, asks the reference and compiles all variants that the case meets.
///
/// The loop's rate is that of all its cases, which share compilations. A case
/// of which its child died is not given to the engine, and still counts.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_NAIVECOMPARISON_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_NAIVECOMPARISON_H

#include "padlab/fuzz/Differential.h"

#include "llvm/Support/JSON.h"

namespace padlab {

class NaiveComparison {
public:
  /// `names` are the loop's variants.
  /// To be made before functions are observed: the child need not meet the
  /// breakpoints.
  NaiveComparison(const std::vector<std::string> &names, unsigned every);

  /// The loop has come to its end with the case `text`, which met the variants
  /// `choice` (all, where that is empty), and has used `loopSeconds` since it
  /// began. One case of `every` is for the engine.
  void run(llvm::StringRef text, const VariantChoice &choice, bool died,
           double loopSeconds);

  /// The seconds that this process itself has spent in `run`.
  double getOwnSeconds() const { return ownSeconds; }
  double getLoopRate() const { return loopCases / std::max(loopTotal, 1e-3); }
  double getNaiveRate() const;
  double getRatio() const {
    return getLoopRate() / std::max(getNaiveRate(), 1e-9);
  }
  std::string str() const;
  llvm::json::Object toJSON() const;

private:
  unsigned every;
  Worker engine;
  uint64_t cases = 0, programs = 0, failures = 0;
  /// The loop's cases and seconds since its first case, which pays for the
  /// start. A batch's seconds are not those of one of its cases.
  uint64_t loopCases = 0;
  double loopTotal = 0;
  /// The loop's seconds when its first case ended.
  std::optional<double> loopBegin;
  double ownSeconds = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_NAIVECOMPARISON_H
