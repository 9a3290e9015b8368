//===- CheckWorker.h - ranges of seeds, checked in a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_CHECKWORKER_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_CHECKWORKER_H

#include "padlab/fuzz/Check.h"
#include "padlab/fuzz/Differential.h"

namespace padlab::check {

struct Defect {
  uint64_t seed = 0;
  std::string text, shape;
  CaseReport report;
};

/// The outcome of a range of seeds.
struct RangeResult {
  Funnel funnel;
  VariantTallies tallies;
  std::vector<uint64_t> programs;
  std::vector<Defect> defects;

  void add(RangeResult other);
  std::string encode() const;
  static std::optional<RangeResult> decode(StringRef text);
};

/// Checks ranges of seeds, in workers, so that it survives what the compiler
/// does to the process.
class RangeChecker {
public:
  /// `options` must outlive the checker.
  explicit RangeChecker(const CheckOptions &options);
  RangeResult check(uint64_t seed, uint64_t count);

private:
  void checkBatch(uint64_t seed, uint64_t count, RangeResult &result);
  void add(uint64_t seed, std::optional<CaseReport> report, uint64_t first,
           RangeResult &result);

  const CheckOptions &options;
  std::vector<Variant> variants;
  Worker batches, single;
};

} // namespace padlab::check

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_CHECKWORKER_H
