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
/// --design=TIER` prints the existing points followed by points for the new
/// values, so that series keep their history. If the file is empty, all points
/// are chosen anew.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_TIERS_H
#define PADLAB_BENCH_LIB_SWEEP_TIERS_H

#include "Covering.h"

#include "padlab/bench/Suite.h"

namespace padlab {

/// Returns the points in the order of the list. Check has the points of Smoke.
std::vector<SweepPoint> getTierPoints(Tier tier);

/// Returns the points at which all strategies are timed, for the cost model: a
/// covering design of the axes that the model may use, and all ratios with all
/// sizes.
std::vector<SweepPoint> getTuningPoints();

/// Computes the committed text of a tier anew. Returns nothing for tiers other
/// than Smoke and Nightly.
std::optional<std::string> designTier(Tier tier);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_TIERS_H
