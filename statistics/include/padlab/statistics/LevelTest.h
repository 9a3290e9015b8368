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
/// variances", Biometrika 61, 1974). 1 where too few values are there to tell.
double getChanceOfLevels(const std::vector<double> &values,
                         const std::vector<size_t> &changes, size_t which);

/// The mean without the tenth of the values at either end.
double getTrimmedMean(std::vector<double> values);

} // namespace padlab

#endif // PADLAB_STATISTICS_LEVELTEST_H
