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
/// the absolute values of its terms (Higham, Accuracy and Stability of
/// Numerical Algorithms, 4.2). docs/inexact.md has the rules.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_ERRORBOUND_H
#define PADLAB_DIALECT_ERRORBOUND_H

#include "llvm/ADT/APFloat.h"

#include <algorithm>
#include <limits>

namespace padlab {

/// The roundings that a pipeline may change.
struct Licence {
  /// Sums of f32 and f64 may add their terms in any order, and may add a
  /// product before it is rounded, as a fused multiply-add does.
  bool sums = false;
  /// The maximal distance of `math.exp` of f32 from the true value, in units in
  /// the last place; 0 if it must be the reference's result. Results below
  /// 2^-124 may be zero.
  unsigned expUlps = 0;

  bool isEmpty() const { return !sums && expUlps == 0; }
  /// Whether the licence covers sums and products of that type.
  bool permitsSumsOf(const llvm::fltSemantics &type) const;
  bool operator==(const Licence &other) const {
    return sums == other.sums && expUlps == other.expUlps;
  }
  /// Returns the licence that permits all that either one permits.
  Licence join(const Licence &other) const {
    return {sums || other.sums, std::max(expUlps, other.expUlps)};
  }
};

/// A float as a sum of terms, which another evaluation may add in another
/// order. The members are rounded themselves; `getError` allows for that.
struct ErrorBound {
  static constexpr double unbounded = std::numeric_limits<double>::infinity();
  static constexpr unsigned mostTerms = std::numeric_limits<unsigned>::max();

  /// An upper bound of the sum of the absolute values of all terms.
  double terms = 0;
  /// An upper bound of the sum of the errors of all terms.
  double error = 0;
  /// The maximal number of terms other than zero; larger numbers than
  /// `mostTerms` are stored as `mostTerms`. If there are no terms, the value is
  /// exact to the bit, and `error` is zero.
  unsigned count = 0;
  /// Whether the only term is a product that was rounded.
  bool isProduct = false;

  /// Whether no sum, product or other operation that may be rounded differently
  /// has contributed to the value.
  bool isTrivial() const { return count == 0; }
  /// Whether evaluation in another order may give another value: a term may be
  /// off, or there are more than two. (Two exact terms give one value, because
  /// a + b equals b + a.)
  bool isOff() const { return error != 0 || count > 2; }
};

/// The numbers of a float type that error bounds depend on.
struct FloatLimits {
  static FloatLimits get(const llvm::fltSemantics &semantics);
  /// Rounding changes a number by at most `unit` times itself, or by `tiny`,
  /// the smallest number. What reaches `largest` may overflow.
  double unit, tiny, largest;
};

/// Returns the maximal distance of a float of this type from the reference;
/// infinite if any value is right, zero if the value is exact.
double getError(const ErrorBound &bound, const FloatLimits &limits);

/// Returns the f64 that is nearest to `value`.
double toDouble(llvm::APFloat value);

} // namespace padlab

#endif // PADLAB_DIALECT_ERRORBOUND_H
