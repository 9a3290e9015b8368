//===- ErrorBound.h - how far floats may lie from the reference -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A pipeline may declare a licence, which says what roundings the pipeline may
/// change. If the reference is run with that licence, it computes beside each
/// float an error bound: how far any evaluation that the licence permits may
/// lie from the float that the reference computed. Relative bounds would be
/// unsound, because the terms of a sum may cancel: the bound of a sum comes
/// from the absolute values of its terms (Higham, Accuracy and Stability of
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
  /// The maximal distance of the result of `math.exp` on f32 from the true
  /// value, in units in the last place; 0 if the result must equal the
  /// reference's result. Results below 2^-124 may be zero.
  unsigned expUlps = 0;

  bool isEmpty() const { return !sums && expUlps == 0; }
  /// Whether the licence covers sums and products of the float type `type`.
  bool permitsSumsOf(const llvm::fltSemantics &type) const;
  bool operator==(const Licence &other) const {
    return sums == other.sums && expUlps == other.expUlps;
  }
  /// Returns the licence that permits all that either one permits.
  Licence join(const Licence &other) const {
    return {sums || other.sums, std::max(expUlps, other.expUlps)};
  }
};

/// Describes a float as a sum of terms, which another evaluation may add in
/// another order. The members are computed with rounding themselves; `getError`
/// allows for that.
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
  /// Whether evaluation in another order may give another value: because a term
  /// may differ, or because there are more than two terms. (Two exact terms
  /// give one value, because a + b equals b + a.)
  bool isOff() const { return error != 0 || count > 2; }
  bool operator==(const ErrorBound &other) const {
    return terms == other.terms && error == other.error &&
           count == other.count && isProduct == other.isProduct;
  }
};

/// The properties of a float type that error bounds depend on.
struct FloatLimits {
  static FloatLimits get(const llvm::fltSemantics &semantics);
  /// Rounding changes a number by at most `unit` times itself, or by `tiny`,
  /// the smallest positive number of the type. A number of the magnitude
  /// `largest` or more may overflow.
  double unit, tiny, largest;
};

/// Returns how far a float with this bound may at most lie from the reference's
/// float, for the float type with `limits`. Returns infinity if any value is
/// right, and zero if the value must be exact.
double getError(const ErrorBound &bound, const FloatLimits &limits);

/// Returns the f64 that is nearest to `value`.
double toDouble(llvm::APFloat value);

} // namespace padlab

#endif // PADLAB_DIALECT_ERRORBOUND_H
