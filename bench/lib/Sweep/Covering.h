//===- Covering.h - few points that cover all pairs -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a covering design: points such that each possible pair of values of
/// two axes occurs in some point. An effect that depends on two axes shows in
/// some point, and there are far fewer points than combinations of all values.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_COVERING_H
#define PADLAB_BENCH_LIB_SWEEP_COVERING_H

#include "Point.h"

#include <functional>

namespace padlab {

struct Covering {
  std::vector<SweepPoint> points;
  /// The number of all pairs, and of those that some point covers.
  size_t pairs = 0, covered = 0;
};

/// Tells whether a design may use a value.
using ValueFilter = std::function<bool(AxisKind axis, llvm::StringRef value)>;

/// Returns the points of `begin`, then further ones up to `most` in all. Each
/// covers as many of the remaining pairs as a few tries find. The result is
/// deterministic.
Covering coverPairs(size_t most, const ValueFilter &takes,
                    std::vector<SweepPoint> begin = {});
/// Counts the pairs that `points` cover.
Covering countPairs(std::vector<SweepPoint> points, const ValueFilter &takes);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_COVERING_H
