//===- ErrorBound.cpp - how far floats may lie from the reference ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/ErrorBound.h"

#include <cmath>

using namespace padlab;

using llvm::APFloat;

/// Bounds are computed in f64 and are rounded themselves. This factor is larger
/// than the error of all these roundings together.
static constexpr double slack = 1 + 0x1p-20;

bool Licence::permitsSumsOf(const llvm::fltSemantics &type) const {
  return sums &&
         (&type == &APFloat::IEEEsingle() || &type == &APFloat::IEEEdouble());
}

double padlab::toDouble(APFloat value) {
  const llvm::fltSemantics &semantics = value.getSemantics();
  if (&semantics == &APFloat::IEEEsingle())
    return value.convertToFloat();
  bool losesInfo = false;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

static FloatLimits computeLimits(const llvm::fltSemantics &semantics) {
  return {std::ldexp(1.0, -int(APFloat::semanticsPrecision(semantics))),
          toDouble(APFloat::getSmallest(semantics)),
          toDouble(APFloat::getLargest(semantics))};
}

FloatLimits FloatLimits::get(const llvm::fltSemantics &semantics) {
  // These limits are stored, because each sum of a run asks for them.
  static const FloatLimits single = computeLimits(APFloat::IEEEsingle());
  return &semantics == &APFloat::IEEEsingle() ? single
                                              : computeLimits(semantics);
}

/// In whatever order the n terms of a sum are added, the error is at most
/// gamma(n - 1) times the sum of their absolute values. The reference has one
/// such error, and the other evaluation another, so that the distance is at
/// most twice this bound. Two exact terms can be added in one order only.
double padlab::getError(const ErrorBound &bound, const FloatLimits &limits) {
  if (bound.count <= 1 || !bound.isOff())
    return bound.error * slack;
  double roundings = (bound.count - 1) * limits.unit;
  if (roundings >= 0.5 || bound.count == ErrorBound::mostTerms)
    return ErrorBound::unbounded;
  double gamma = roundings / (1 - roundings);
  double error = (bound.error + 2 * gamma * bound.terms) * slack;
  // A partial sum may overflow.
  return bound.terms + error < limits.largest ? error : ErrorBound::unbounded;
}
