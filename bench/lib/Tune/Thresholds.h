//===- Thresholds.h - the cost model's numbers, from measurements -*- C++ -*-=//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_TUNE_THRESHOLDS_H
#define PADLAB_BENCH_LIB_TUNE_THRESHOLDS_H

#include "Observations.h"

namespace padlab {

/// The numbers by which codegen's cost model of pads decides (PadCostModel.h).
struct Thresholds {
  /// Results of at most so many bytes, with rows of at most so many, are filled
  /// as a whole.
  int64_t mostFilledBytes = 0, mostFilledRowBytes = 0;
  /// Results of at least so many bytes are written past the caches.
  int64_t fewestNonTemporalBytes = 0;

  size_t choose(const Observation &point) const;
  /// As an entry of codegen/lib/Engine/PadCostTable.inc.
  std::string getTableEntry(llvm::StringRef cpu) const;
};

/// Returns the thresholds of a grid whose choices have the least learned regret
/// together; of equal ones those that leave one pass alone most.
Thresholds fitThresholds(llvm::ArrayRef<const Observation *> points);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TUNE_THRESHOLDS_H
