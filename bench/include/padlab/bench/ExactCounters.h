//===- ExactCounters.h - figures without noise -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compares counters that are the same in every run of the same code: memory
/// and instructions. They need no statistics: every difference counts as a
/// change, except those that come from rounding in result files. The compiler's
/// instructions have a larger tolerance: they vary a little, because its hash
/// tables depend on addresses.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_EXACTCOUNTERS_H
#define PADLAB_BENCH_EXACTCOUNTERS_H

#include "padlab/bench/Compare.h"

namespace padlab {

/// A counter in result files; smaller values are better.
struct ExactCounter {
  llvm::StringLiteral name;
  /// The title for people, with the unit.
  llvm::StringLiteral title;
  /// The name of the figure in alerts of the site.
  llvm::StringLiteral figure;
  /// The share by which the values of equal code may differ. It is not 0,
  /// because result files print numbers with fewer digits than a double has.
  double tolerance = 1e-6;
};
/// Counts of the compiler's instructions that differ by at most this share
/// count as equal.
inline constexpr double compilerTolerance = 0.02;
llvm::ArrayRef<ExactCounter> getExactCounters();

/// One counter of one series that both sides have.
struct ExactComparison {
  std::string series;
  const ExactCounter *counter = nullptr;
  double a = 0, b = 0;
  /// The outcome is `Same`, `Regression` or `Improvement`, or `Undecided` if
  /// the runs of one side differ.
  Outcome outcome = Outcome::Same;

  bool isAlert() const { return outcome == Outcome::Regression; }
  /// Returns the relative change, B / A - 1; infinity if A is 0 and B is not.
  double getChange() const;
};

/// Compares all counters that each run of both sides has, in the order of A's
/// series.
std::vector<ExactComparison> compareExact(Runs a, Runs b);

} // namespace padlab

#endif // PADLAB_BENCH_EXACTCOUNTERS_H
