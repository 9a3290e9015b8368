//===- TwoSample.h - whether and how far two samples differ -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests, effects and corrections that assume nothing about the distribution
/// of timings. Values are logarithms of times or of ratios, so that differences
/// are relative. Samples are not empty, and their values are independent: who
/// has rounds that share something gives one value for all of them.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_TWOSAMPLE_H
#define PADLAB_BENCH_TWOSAMPLE_H

#include "padlab/bench/Statistics.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <vector>

namespace padlab {

/// How the second sample may differ from the first.
enum class Alternative { TwoSided, Greater, Less };

struct TestResult {
  double statistic = 0, pValue = 1;
  /// Whether `pValue` counts all arrangements, or approximates.
  bool exact = false;
};

/// The rank sum test of Mann and Whitney. The statistic U counts the pairs in
/// which the value of `b` is greater, ties by half. Exact where the
/// arrangements of the ranks can be counted (without ties for up to 10,000
/// pairs, with ties for up to 200,000 arrangements), otherwise normal,
/// corrected for ties and continuity.
TestResult testMannWhitney(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b,
                           Alternative alternative = Alternative::TwoSided);

/// The smallest U that this test finds significant in the direction
/// `Alternative::Greater`, for samples of these sizes without ties;
/// `n * m + 1` where none is.
size_t findCriticalU(size_t n, size_t m, double significance);

/// A difference with its interval.
struct ShiftEstimate {
  double shift = 0, low = 0, high = 0;
  /// The probability with which intervals made in this way hold the true shift.
  /// Below what was asked for where there are too few values.
  double confidence = 0;
};

/// By how much `b` lies above `a`: the median of all differences (Hodges and
/// Lehmann), with the interval that belongs to the test of Mann and Whitney.
ShiftEstimate estimateShift(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b,
                            double confidence = 0.95);

/// Which of the ordered `n * m` differences bound the shift.
OrderInterval findShiftInterval(size_t n, size_t m, double confidence);

/// Cliff's delta: how much more often a value of `b` is above one of `a` than
/// below it, from -1 to 1.
double getCliffsDelta(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b);

/// The p-values as Benjamini and Hochberg adjust them, in the same order: who
/// rejects those up to q has a share of at most q false ones among them.
std::vector<double> adjustForMany(llvm::ArrayRef<double> pValues);

} // namespace padlab

#endif // PADLAB_BENCH_TWOSAMPLE_H
