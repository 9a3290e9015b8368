//===- Measure.h - all contestants of a point, in turn ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_MEASURE_H
#define PADLAB_BENCH_LIB_SWEEP_MEASURE_H

#include "../SeriesGroup.h"
#include "Program.h"

namespace padlab {

/// Returns the contestants of a point on this machine: `unfused`, which is the
/// baseline, those that the point names, and `fused`.
std::vector<std::string> getContestants(const SweepPoint &point,
                                        const SuiteOptions &options);

/// Returns the number of rounds of a series in this tier.
unsigned getNumRounds(const SweepPoint &point, Tier tier);

/// Compiles, checks and measures; returns one series per contestant.
std::vector<MeasuredSeries> measurePoint(const SweepPoint &point,
                                         const SuiteOptions &options);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_MEASURE_H
