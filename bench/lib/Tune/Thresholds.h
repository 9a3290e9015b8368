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

/// The thresholds of codegen's cost model for pads (PadCostModel.h).
struct Thresholds {
  /// Results of at most this number of bytes, with rows of at most this number,
  /// are filled as a whole.
  int64_t mostFilledBytes = 0, mostFilledRowBytes = 0;
  /// Results of at least this number of bytes are written past the caches.
  int64_t fewestNonTemporalBytes = 0;

  size_t choose(const Observation &point) const;
  /// Returns an entry of codegen/lib/Engine/PadCostTable.inc.
  std::string getTableEntry(llvm::StringRef cpu) const;
};

/// Returns the thresholds of a grid whose choices have the least sum of learned
/// regret; among equal ones, those that choose `Stream`, which writes in one
/// pass, most often.
Thresholds fitThresholds(llvm::ArrayRef<const Observation *> points);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TUNE_THRESHOLDS_H
