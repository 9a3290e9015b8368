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

/// How probable it is that normal noise alone sets the levels before and behind
/// `changes[which]` as far apart as they are, to either side. `changes` are the
/// first values of each new level, in order. All levels together tell the
/// noise, of which there are as many degrees of freedom as values that are left
/// when the tenth at either end of the deviations is drawn in: a few wild nights
/// change nothing (K. Yuen, "The two-sample trimmed t for unequal population
/// variances", Biometrika 61, 1974). Where those that are left are equal, none
/// is drawn in. The chance is that of places that do not depend on the values.
/// It is 1 where too few values are there to tell, and where one is not finite.
/// `rounding`: differences up to that are none.
double getChanceOfLevels(const std::vector<double> &values,
                         const std::vector<size_t> &changes, size_t which,
                         double rounding = 0);

/// The standard deviation of that noise, `rounding` at least; 0 where a value is
/// not finite.
double getNoiseOfLevels(const std::vector<double> &values,
                        const std::vector<size_t> &changes,
                        double rounding = 0);

/// The mean without the tenth of the values at either end.
double getTrimmedMean(std::vector<double> values);

} // namespace padlab

#endif // PADLAB_STATISTICS_LEVELTEST_H
