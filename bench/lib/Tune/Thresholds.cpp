//===- Thresholds.cpp - the cost model's numbers, from measurements -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Thresholds.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;

size_t Thresholds::choose(const Observation &point) const {
  double bytes = point.get(Feature::PaddedBytes);
  if (bytes <= mostFilledBytes &&
      point.get(Feature::RowBytes) <= mostFilledRowBytes)
    return Fill;
  return bytes >= fewestNonTemporalBytes ? StreamNonTemporal : Stream;
}

std::string Thresholds::getTableEntry(llvm::StringRef cpu) const {
  // In the table, 0 means that nothing was measured.
  return llvm::formatv("PAD_COSTS(\"{0}\", {1}, {2}, {3})\n", cpu,
                       std::max<int64_t>(mostFilledBytes, 1),
                       std::max<int64_t>(mostFilledRowBytes, 1),
                       fewestNonTemporalBytes);
}

Thresholds padlab::fitThresholds(llvm::ArrayRef<const Observation *> points) {
  constexpr int64_t kib = 1024, mib = kib * kib;
  constexpr int64_t filled[] = {0,        2 * kib,  4 * kib,  8 * kib,
                                16 * kib, 24 * kib, 32 * kib, 64 * kib};
  constexpr int64_t rows[] = {64, 128, 256, 512, 1024, 4096};
  constexpr int64_t nonTemporal[] = {1024 * mib, 256 * mib, 64 * mib,
                                     32 * mib,   16 * mib,  8 * mib,
                                     4 * mib,    2 * mib,   mib};
  Thresholds best;
  double least = -1;
  for (int64_t bytes : nonTemporal)
    for (int64_t total : filled)
      for (int64_t row : rows) {
        Thresholds candidate{total, total == 0 ? 0 : row, bytes};
        double cost = 0;
        for (const Observation *point : points)
          cost += point->getLearnedRegret(candidate.choose(*point));
        if (least >= 0 && cost >= least)
          continue;
        least = cost;
        best = candidate;
      }
  return best;
}
