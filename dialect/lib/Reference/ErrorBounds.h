//===- ErrorBounds.h - error bounds of what kernels compute -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Computes the error bounds of an operation's results from those of its
/// operands, under the licence of the run (ErrorBound.h). Operations that only
/// move elements move the bounds with them. If a rule is missing, or an integer
/// or a condition would depend on a rounding, the run gives up: from then on,
/// no bounds are computed, and those of the results say nothing.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_ERRORBOUNDS_H
#define PADLAB_DIALECT_LIB_REFERENCE_ERRORBOUNDS_H

#include "Elementwise.h"

namespace padlab::reference {

/// Sets the error bound of `out`, which is the result of `op` for the operands
/// `in`, or gives up all bounds of the run if this bound is unknown.
void boundResult(mlir::Operation *op, Operands in, Element &out, Frame &frame);

/// If `op` reads a float that has a bound, and no rule says what bound the
/// result of `op` has, gives up all bounds of the run.
void checkBounds(mlir::Operation *op, Frame &frame);

/// Whether another evaluation that the licence permits may give another value.
inline bool isOff(const Element &element) { return element.getBound().isOff(); }

// These return the bounds of single steps: of a sum, of a maximum or minimum,
// of the exponential function and of a quotient. `value` is the result that the
// reference computes.
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
