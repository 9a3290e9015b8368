//===- LevelTest.h - whether two levels differ by chance --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_STATISTICS_LEVELTEST_H
#define PADLAB_STATISTICS_LEVELTEST_H

#include <cstddef>
#include <vector>

namespace padlab {

/// Returns the probability that normal noise alone sets the levels before and
/// after `changes[which]` at least as far apart as they are, in either
/// direction. `changes` are the indices of the first values of the new levels,
/// in order. The noise is estimated from the deviations of all levels, after
/// winsorizing a tenth at either end, so that a few outliers change nothing;
/// its degrees of freedom are those of the values that are left (K. Yuen, "The
/// two-sample trimmed t for unequal population variances", Biometrika 61,
/// 1974). If the remaining values are all equal, nothing is winsorized. The
/// probability assumes positions that do not depend on the values. It is 1 if
/// there are too few values, and if one is not finite. Differences up to
/// `rounding` count as none.
double getChanceOfLevels(const std::vector<double> &values,
                         const std::vector<size_t> &changes, size_t which,
                         double rounding = 0);

/// Returns the standard deviation of the noise that getChanceOfLevels
/// estimates, at least `rounding`; 0 if a value is not finite.
double getNoiseOfLevels(const std::vector<double> &values,
                        const std::vector<size_t> &changes,
                        double rounding = 0);

/// Returns the mean without the smallest tenth and the largest tenth of the
/// values.
double getTrimmedMean(std::vector<double> values);

} // namespace padlab

#endif // PADLAB_STATISTICS_LEVELTEST_H
