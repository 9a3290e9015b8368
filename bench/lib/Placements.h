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
  /// The number of bytes that a call touches. Memory of earlier placements is
  /// kept, as far as there is room, lest the next placement gets the same
  /// pages.
  int64_t callBytes = 0;
};

/// Rounds of all placements, one after the other.
struct PlacedSeries {
  std::vector<Series> series;
  /// The placement of each round.
  std::vector<unsigned> placements;
};

/// Equal code differs in time by up to a fifth depending on the pages that its
/// memory got, and the difference lasts as long as it keeps these pages.
/// Therefore the harness measures at several placements in memory, each with
/// the options `harness`. `makeThunks` makes the thunks of `entries` and of
/// anything measured with them, always in the same order.
PlacedSeries
measureInPlaces(std::vector<PreparedContestant> &entries,
                const PlacementOptions &options, HarnessOptions harness,
                llvm::function_ref<std::vector<Thunk>()> makeThunks);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_PLACEMENTS_H
