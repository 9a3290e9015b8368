//===- Shares.cpp - how the time of a night is divided -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Planner.h"

#include "llvm/Support/ErrorHandling.h"

#include <algorithm>

using namespace padlab;

namespace {

/// The share of a phase in the time of a night.
struct Share {
  StringLiteral phase;
  double percent;
  /// The least time of the phase, however short the night is.
  double minSeconds;
};
/// How the time of a night is divided. `--minutes` is only the time for
/// fuzzing: a night of 30 minutes is expected to take 50. The time limits of
/// most tasks are higher than their shares, because they are for tasks that
/// hang.
constexpr Share shares[] = {{"fuzz", 60, 0},    {"bench", 18, 40},
                            {"triage", 10, 30}, {"merge", 2, 5},
                            {"replay", 1, 120}, {"planted", 3, 20},
                            {"bisect", 5, 0},   {"report", 1, 10}};

constexpr double addShares() {
  double sum = 0;
  for (const Share &share : shares)
    sum += share.percent;
  return sum;
}
static_assert(addShares() == 100, "a night is shared out completely");
static_assert(shares[0].percent >= 60, "most of a night fuzzes");

struct TargetWeight {
  StringLiteral name;
  unsigned weight;
};
/// The weights by which fuzzing time is divided among targets. Targets that are
/// not listed have weight 1. The weights of `passes`, `tosa` and `sparse`
/// follow from the number of causes that a night finds in one minute of each
/// (docs/measurements.md, "Causes of a night").
constexpr TargetWeight weights[] = {
    {"pad", 2}, {"tensor", 2}, {"passes", 20}, {"tosa", 2}, {"sparse", 2}};

} // namespace

double nightly::getShareSeconds(StringRef phase, double fuzzSeconds) {
  for (const Share &share : shares)
    if (share.phase == phase)
      return std::max(share.minSeconds,
                      fuzzSeconds * share.percent / shares[0].percent);
  llvm_unreachable("a phase without a share");
}

unsigned nightly::getFuzzWeight(StringRef target) {
  for (const TargetWeight &entry : weights)
    if (entry.name == target)
      return entry.weight;
  return 1;
}
