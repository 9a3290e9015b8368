//===- Growth.h - how compilation grows with programs -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_GROWTH_H
#define PADLAB_BENCH_GROWTH_H

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <utility>

namespace padlab {

/// Returns a case that squares a matrix and pads it by one on each side,
/// `pairs` times.
std::string makePairs(unsigned pairs);

/// Returns the slope of log(seconds) over log(size), by least squares: 1 for
/// linear growth. `points` are pairs of size and seconds, with at least two
/// sizes.
double fitExponent(llvm::ArrayRef<std::pair<double, double>> points);

} // namespace padlab

#endif // PADLAB_BENCH_GROWTH_H
