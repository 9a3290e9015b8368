//===- TrafficClaims.h - what is saved between cache and memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Section 4.2.1 says that fusion saves 17 % of the traffic of 10x10 numbers in
/// 13x15: by a model, by the processor's counters where the kernel gives them,
/// and by a simulated cache. What is counted has the same proportions, and is
/// larger than the cache.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_TRAFFICCLAIMS_H
#define PADLAB_BENCH_LIB_TRAFFICCLAIMS_H

#include "padlab/bench/Harness.h"
#include "padlab/bench/SeedEstimates.h"

namespace padlab {

/// The percentage that `own` lacks of `whole`: exact numbers of one unit.
EstimateFigure makeSaved(std::string contestant, double own, double whole);
/// The same of what was measured in the same rounds, with its interval.
EstimateFigure makeSaved(const Series &own, const Series &baseline);

/// The traffic by the models of Traffic.h, where a store costs two.
SeedEstimate modelTraffic();

/// The misses of the last cache times a line, as the processor counts them for
/// this thread: lines that are read, not those that are written back. The line
/// is unavailable where the kernel gives no such counter.
SeedEstimate countTraffic(const SuiteOptions &options);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TRAFFICCLAIMS_H
