//===- OneSample.h - whether paired differences are around 0 ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Wilcoxon's signed-rank test with its estimate and interval. TwoSample.h
/// treats independent samples, this file treats differences of pairs that were
/// measured at the same time. All results follow from Walsh's averages: the
/// means of all pairs of differences, including each with itself.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_ONESAMPLE_H
#define PADLAB_BENCH_ONESAMPLE_H

#include "padlab/bench/TwoSample.h"

#include <optional>

namespace padlab {

/// Performs Wilcoxon's signed-rank test, exactly. The statistic is the sum of
/// the ranks of positive differences. Differences of 0 say nothing and are left
/// out; equal ones share the mean of their ranks.
TestResult testSignedRank(llvm::ArrayRef<double> differences,
                          Alternative alternative = Alternative::TwoSided);

/// Returns the largest sum of ranks of negative differences that this test
/// finds significant in the direction `Alternative::Greater`, for `count`
/// differences without ties; nothing if even 0 is not significant.
std::optional<size_t> findCriticalRankSum(size_t count, double significance);

/// Returns Walsh's averages in ascending order.
std::vector<double> listWalshAverages(llvm::ArrayRef<double> differences);

/// Returns the median of Walsh's averages (Hodges and Lehmann), with the
/// interval that belongs to the test of Wilcoxon.
ShiftEstimate estimateCenter(llvm::ArrayRef<double> differences,
                             double confidence = 0.95);

/// Returns the matched-pairs rank correlation: the sum of positive ranks minus
/// that of negative ones, divided by the sum of all; from -1 to 1.
double getRankCorrelation(llvm::ArrayRef<double> differences);

} // namespace padlab

#endif // PADLAB_BENCH_ONESAMPLE_H
