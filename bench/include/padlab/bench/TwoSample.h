//===- TwoSample.h - whether and how far two samples differ -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests, effects and corrections that assume nothing about the distribution of
/// timings. Values are logarithms of times or of ratios, so differences are
/// relative. Samples must not be empty, and their values must be independent:
/// rounds that share a source of variation are to be combined into one value.
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

/// Performs the rank sum test of Mann and Whitney. The statistic U counts the
/// pairs in which the value of `b` is greater, with a half for ties. The test
/// is exact if the arrangements of the ranks can be counted (without ties for
/// up to 10,000 pairs, with ties for up to 200,000 arrangements); otherwise it
/// is the normal approximation, corrected for ties and continuity.
TestResult testMannWhitney(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b,
                           Alternative alternative = Alternative::TwoSided);

/// Returns the smallest U that this test finds significant in the direction
/// `Alternative::Greater`, for samples of these sizes without ties; `n * m + 1`
/// if there is none.
size_t findCriticalU(size_t n, size_t m, double significance);

/// A difference with its interval.
struct ShiftEstimate {
  double shift = 0, low = 0, high = 0;
  /// The probability with which such intervals contain the true shift. It is
  /// lower than requested if there are too few values.
  double confidence = 0;
};

/// Estimates how much larger `b` is than `a`: the median of all differences
/// (Hodges and Lehmann), with the interval that corresponds to the test of Mann
/// and Whitney.
ShiftEstimate estimateShift(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b,
                            double confidence = 0.95);

/// Returns which of the ordered `n * m` differences bound the shift.
OrderInterval findShiftInterval(size_t n, size_t m, double confidence);

/// Returns Cliff's delta: how much more often a value of `b` is above one of
/// `a` than below it, from -1 to 1.
double getCliffsDelta(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b);

/// Adjusts p-values after Benjamini and Hochberg, in the same order: of the
/// values up to q, the expected share of false rejections is at most q.
std::vector<double> adjustForMany(llvm::ArrayRef<double> pValues);

} // namespace padlab

#endif // PADLAB_BENCH_TWOSAMPLE_H
