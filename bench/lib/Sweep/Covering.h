//===- Covering.h - few points that cover all pairs -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A covering design: points in which each pair of values of two axes occurs
/// that can occur at all. What depends on two axes shows in some point, and
/// there are far fewer of them than in the product.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_COVERING_H
#define PADLAB_BENCH_LIB_SWEEP_COVERING_H

#include "Point.h"

#include <functional>

namespace padlab {

struct Covering {
  std::vector<SweepPoint> points;
  /// Pairs, and those of them that are in some point.
  size_t pairs = 0, covered = 0;
};

/// Values that a design takes.
using ValueFilter = std::function<bool(AxisKind axis, llvm::StringRef value)>;

/// At most `most` points: those of `begin`, then those that cover most of what
/// is left, the same ones each time.
Covering coverPairs(size_t most, const ValueFilter &takes,
                    std::vector<SweepPoint> begin = {});
/// Which pairs `points` cover.
Covering countPairs(std::vector<SweepPoint> points, const ValueFilter &takes);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_COVERING_H
