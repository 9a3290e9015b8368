//===- TrafficClaims.h - the traffic that fusion saves ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Section 4.2.1 of the document that SeedEstimates.h describes claims that
/// fusion saves 17 % of the traffic when 10x10 numbers are padded to 13x15.
/// This checks the claim by a model, by the processor's counters if the kernel
/// offers them, and by a simulated cache. Traffic is counted for tensors of the
/// same proportions that are larger than the cache.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_TRAFFICCLAIMS_H
#define PADLAB_BENCH_LIB_TRAFFICCLAIMS_H

#include "padlab/bench/Harness.h"
#include "padlab/bench/SeedEstimates.h"

namespace padlab {

/// Returns by how many percent `own` is less than `whole`, which are exact
/// numbers in the same unit.
EstimateFigure makeSaved(std::string contestant, double own, double whole);
/// As above, for the times of two series that were measured in the same rounds;
/// the figure has an interval.
EstimateFigure makeSaved(const Series &own, const Series &baseline);

/// Returns the traffic by the models of Traffic.h.
SeedEstimate modelTraffic();

/// Counts the bytes of lines that miss the last-level cache, as the processor
/// reports them for this thread: lines that are read, not those that are
/// written back. The estimate is `unavailable` if the kernel has no such
/// counter.
SeedEstimate countTraffic(const SuiteOptions &options);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TRAFFICCLAIMS_H
