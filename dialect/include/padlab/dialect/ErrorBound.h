//===- ErrorBound.h - how far floats may lie from the reference -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A pipeline may declare a licence: which roundings it may change. The
/// reference, asked for that licence, computes beside each float how far any
/// evaluation that the licence permits may lie from its own result. Relative
/// bounds would be unsound, because sums cancel: the bound of a sum comes from
/// the absolute values of its terms (Higham, Accuracy and Stability of Numerical
/// Algorithms, 4.2). docs/inexact.md has the rules.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_ERRORBOUND_H
#define PADLAB_DIALECT_ERRORBOUND_H

#include "llvm/ADT/APFloat.h"

#include <algorithm>
#include <limits>

namespace padlab {

/// What a pipeline may change of how results are rounded.
struct Licence {
  /// Sums of f32 and f64 may take their terms in any order, and products as terms
  /// unrounded.
  bool sums = false;
  /// The maximal distance of `math.exp` of f32 from the true value, in units in
  /// the last place; 0 if it is the reference's. Results below 2^-124 may be
  /// zero.
  unsigned expUlps = 0;

  bool isEmpty() const { return !sums && expUlps == 0; }
  /// Whether this speaks of sums and products of that type.
  bool permitsSumsOf(const llvm::fltSemantics &type) const;
  bool operator==(const Licence &other) const {
    return sums == other.sums && expUlps == other.expUlps;
  }
  /// The licence that permits what either does.
  Licence join(const Licence &other) const {
    return {sums || other.sums, std::max(expUlps, other.expUlps)};
  }
};

/// A float as a sum of terms, which another evaluation may add in another order.
/// Its numbers are rounded, which `getError` makes up for.
struct ErrorBound {
  static constexpr double unbounded = std::numeric_limits<double>::infinity();
  static constexpr unsigned mostTerms = std::numeric_limits<unsigned>::max();

  /// The absolute values of all terms together, at most.
  double terms = 0;
  /// How much the terms together may be off.
  double error = 0;
  /// How many terms there are at most, zeros apart; no more than `mostTerms` are
  /// told apart. Without terms the value is known to the bit: nothing is off then.
  unsigned count = 0;
  /// The only term is a product that was rounded.
  bool isProduct = false;

  /// Whether no sum, product or other operation that may be rounded differently
  /// has contributed to the value.
  bool isTrivial() const { return count == 0; }
  /// Whether another evaluation may have another value. Two exact terms have but
  /// one order.
  bool isOff() const { return error != 0 || count > 2; }
};

/// What is to be known of a float type.
struct FloatLimits {
  static FloatLimits get(const llvm::fltSemantics &semantics);
  /// A rounding changes a number by this factor at most, or by `tiny`, the
  /// smallest number. What reaches `largest` may overflow.
  double unit, tiny, largest;
};

/// Returns the maximal distance of a float of this type from the reference;
/// infinite if any value is right, zero if the value is exact.
double getError(const ErrorBound &bound, const FloatLimits &limits);

/// The nearest f64.
double toDouble(llvm::APFloat value);

} // namespace padlab

#endif // PADLAB_DIALECT_ERRORBOUND_H
