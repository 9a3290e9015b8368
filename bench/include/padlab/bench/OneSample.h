//===- OneSample.h - whether paired differences are around 0 ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Wilcoxon's signed-rank test and what belongs to it: TwoSample.h treats
/// independent samples, this file differences of pairs that were measured at
/// the same time. All of it can be told from the means of two differences each
/// (and of each with itself): Walsh's averages.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_ONESAMPLE_H
#define PADLAB_BENCH_ONESAMPLE_H

#include "padlab/bench/TwoSample.h"

#include <optional>

namespace padlab {

/// The signed rank test of Wilcoxon, exact. The statistic is the sum of the
/// ranks of positive differences. Differences of 0 say nothing and are left
/// out; equal ones share the mean of their ranks.
TestResult testSignedRank(llvm::ArrayRef<double> differences,
                          Alternative alternative = Alternative::TwoSided);

/// The largest sum of ranks of negative differences that this test finds
/// significant in the direction `Alternative::Greater`, for so many differences
/// without ties; none where even 0 is not.
std::optional<size_t> findCriticalRankSum(size_t count, double significance);

/// In ascending order.
std::vector<double> listWalshAverages(llvm::ArrayRef<double> differences);

/// The median of Walsh's averages (Hodges and Lehmann), with the interval that
/// belongs to the test of Wilcoxon.
ShiftEstimate estimateCenter(llvm::ArrayRef<double> differences,
                             double confidence = 0.95);

/// By how much more ranks are positive than negative, over all: from -1 to 1.
double getRankCorrelation(llvm::ArrayRef<double> differences);

} // namespace padlab

#endif // PADLAB_BENCH_ONESAMPLE_H
