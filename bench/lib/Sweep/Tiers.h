//===- Tiers.h - which points a tier has ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The points of Smoke and Nightly are committed texts, Smoke.inc and
/// Nightly.inc, which people review. When axes change, `padlab-bench
/// --design=TIER` prints them with points for what is new behind those that
/// there are: a series that has a history keeps it. Without any line in the
/// file all points are chosen anew.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_TIERS_H
#define PADLAB_BENCH_LIB_SWEEP_TIERS_H

#include "Covering.h"

#include "padlab/bench/Suite.h"

namespace padlab {

/// In the order of the list. Check has the points of Smoke.
std::vector<SweepPoint> getTierPoints(Tier tier);

/// Where all strategies are timed, for the cost model: a covering design of the
/// axes that it may look at, and all ratios with all sizes.
std::vector<SweepPoint> getTuningPoints();

/// The committed text of a tier, as it would be made now. Null for others than
/// Smoke and Nightly.
std::optional<std::string> designTier(Tier tier);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_TIERS_H
