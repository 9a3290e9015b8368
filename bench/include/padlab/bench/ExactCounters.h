//===- ExactCounters.h - figures without noise -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counters of a series that are the same in every run of the same code: memory.
/// They need no statistics: a change of any size is a change.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_EXACTCOUNTERS_H
#define PADLAB_BENCH_EXACTCOUNTERS_H

#include "padlab/bench/Compare.h"

namespace padlab {

/// A counter of result files of which less is better.
struct ExactCounter {
  llvm::StringLiteral name;
  /// With the unit, for people.
  llvm::StringLiteral title;
};
llvm::ArrayRef<ExactCounter> getExactCounters();

/// One counter of one series that both sides have.
struct ExactComparison {
  std::string series;
  const ExactCounter *counter = nullptr;
  double a = 0, b = 0;
  /// `Same`, `Regression` or `Improvement`; `Undecided` if the runs of one side
  /// differ.
  Outcome outcome = Outcome::Same;

  bool isAlert() const { return outcome == Outcome::Regression; }
  /// B over A, less 1; infinite if A is 0 and B is not.
  double getChange() const;
};

/// All counters of all series that each run of both sides has, in A's order.
std::vector<ExactComparison> compareExact(Runs a, Runs b);

} // namespace padlab

#endif // PADLAB_BENCH_EXACTCOUNTERS_H
