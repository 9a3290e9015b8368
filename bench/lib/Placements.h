//===- Placements.h - contestants in several places in memory ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_PLACEMENTS_H
#define PADLAB_BENCH_LIB_PLACEMENTS_H

#include "PadContestants.h"

#include "padlab/bench/Harness.h"

namespace padlab {

struct PlacementOptions {
  unsigned placements = 1;
  /// Bytes that a call touches. Places that were measured are kept, lest the
  /// next one gets the same pages, as far as there is room.
  int64_t callBytes = 0;
};

/// Rounds of all placements, one after the other.
struct PlacedSeries {
  std::vector<Series> series;
  /// The placement of each round.
  std::vector<unsigned> placements;
};

/// Equal code differs by up to a fifth by which pages it got, for as long as it
/// has them. Therefore `harness` says how each of several places in memory is
/// measured. `makeThunks` makes the thunks of `entries` and of what is measured
/// beside them, of the same things in the same order each time.
PlacedSeries
measureInPlaces(std::vector<PreparedContestant> &entries,
                const PlacementOptions &options, HarnessOptions harness,
                llvm::function_ref<std::vector<Thunk>()> makeThunks);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_PLACEMENTS_H
