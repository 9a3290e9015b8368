//===- ErrorBounds.h - error bounds of what kernels compute -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What an operation makes of the bounds of its operands, under the licence of
/// the run (ErrorBound.h). Operations that only move elements move their bounds.
/// Where a rule is missing, or integers and conditions would depend on a
/// rounding, the run gives its bounds up.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_ERRORBOUNDS_H
#define PADLAB_DIALECT_LIB_REFERENCE_ERRORBOUNDS_H

#include "Elementwise.h"

namespace padlab::reference {

/// Gives `out`, the result of `op` for `in`, its bound.
void boundResult(mlir::Operation *op, Operands in, Element &out, Frame &frame);

/// Gives up the run's bounds if `op` reads a float that has one and no rule
/// says what bound its result has.
void checkBounds(mlir::Operation *op, Frame &frame);

/// Whether another evaluation may have another value.
inline bool isOff(const Element &element) { return element.getBound().isOff(); }

// The bounds of steps: of `a` + `b`, of the larger or smaller, of the
// exponential function, and of a quotient, where `value` is what the reference
// computes.
ErrorBound boundSum(const Element &a, const Element &b, const Element &value,
                    const Licence &licence);
ErrorBound boundChoice(const Element &a, const Element &b,
                       const Element &value);
ErrorBound boundExp(const Element &a, const Element &value,
                    const Licence &licence);
ErrorBound boundQuotient(const Element &a, const Element &b,
                         const Element &value);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_ERRORBOUNDS_H
