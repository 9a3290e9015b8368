//===- Placements.cpp - contestants in several places in memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Placements.h"

#include "llvm/ADT/STLExtras.h"

#include <alloca.h>

using namespace padlab;

/// Measures with another stack address for each placement, because the place of
/// the stack within its page matters like that of the data.
__attribute__((noinline)) static std::vector<Series>
measureOnOtherStack(unsigned placement, const std::vector<Thunk> &thunks,
                    const HarnessOptions &harness) {
  constexpr unsigned page = 4096, line = 64, step = 23 * line;
  auto *unused =
      static_cast<volatile char *>(alloca(placement * step % page + line));
  *unused = 0;
  return measureInterleaved(thunks, harness);
}

PlacedSeries
padlab::measureInPlaces(std::vector<PreparedContestant> &entries,
                        const PlacementOptions &options, HarnessOptions harness,
                        llvm::function_ref<std::vector<Thunk>()> makeThunks) {
  constexpr int64_t mostKeptBytes = int64_t(1) << 30;
  int64_t all =
      options.callBytes * int64_t(entries.size()) * options.placements;
  std::vector<std::unique_ptr<TimedInvocation>> kept;
  PlacedSeries result;
  for (unsigned placement = 0; placement != options.placements; ++placement) {
    if (all > mostKeptBytes)
      kept.clear();
    for (PreparedContestant &entry : entries) {
      if (placement == 0 || !entry.invocation)
        continue;
      // If memory is short, the last placement is used again.
      if (std::unique_ptr<TimedInvocation> another = entry.prepareAnother()) {
        kept.push_back(std::move(entry.invocation));
        entry.invocation = std::move(another);
      }
    }
    harness.seed = placement + 1;
    std::vector<Series> part =
        measureOnOtherStack(placement, makeThunks(), harness);
    size_t rounds = part.empty() ? 0 : part.front().seconds.size();
    result.placements.resize(result.placements.size() + rounds, placement);
    if (result.series.empty())
      result.series = std::move(part);
    else
      for (auto [sum, some] : llvm::zip_equal(result.series, part))
        llvm::append_range(sum.seconds, some.seconds);
  }
  return result;
}
