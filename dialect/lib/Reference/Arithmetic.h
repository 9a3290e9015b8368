//===- Arithmetic.h - functions of elements that dialects share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The operations that today's `arith` and `math` and the old `std` compute
/// alike, written once. Floats: IEEE 754, round to nearest, ties to even.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_ARITHMETIC_H
#define PADLAB_DIALECT_LIB_REFERENCE_ARITHMETIC_H

#include "Elementwise.h"

namespace padlab::reference {

inline constexpr auto nearestEven = llvm::APFloat::rmNearestTiesToEven;

// An element of `op`'s result type.
Element makeInt(mlir::Operation *op, llvm::APInt value);
Element makeFloat(mlir::Operation *op, llvm::APFloat value);

/// A division of integers: which numbers it divides, and how.
struct Division {
  bool isSigned;
  /// A remainder makes the result poison.
  bool isExact;
  llvm::APInt (*divide)(const llvm::APInt &, const llvm::APInt &);
};

/// Rounded towards zero.
Division quotient(bool isSigned, bool isExact = false);
/// The remainder of that quotient.
Division remainder(bool isSigned);

/// Undefined when the divisor is zero or poison, and when a signed division
/// overflows.
mlir::FailureOr<Element> divide(mlir::Operation *op, Operands in,
                                const Division &division, Frame &frame);

llvm::APFloat add(llvm::APFloat lhs, const llvm::APFloat &rhs);
llvm::APFloat multiply(llvm::APFloat lhs, const llvm::APFloat &rhs);
llvm::APFloat roundToIntegral(llvm::APFloat value, llvm::RoundingMode mode);
llvm::APFloat roundUp(llvm::APFloat value);
/// Where `maxnum` and `minnum` may answer in two ways: zeros of both signs
/// (either), a signaling NaN (the number, or a NaN).
bool isAmbiguousMaxNum(const llvm::APFloat &a, const llvm::APFloat &b);
/// Correctly rounded, in every float type up to f64.
llvm::APFloat squareRoot(const llvm::APFloat &value);

/// As `math.exp`, for types up to f64.
llvm::APFloat exponential(const llvm::APFloat &value);

/// The operation's second operand where the first is true, else the third: one
/// condition chooses a whole value, a tensor or vector of conditions element by
/// element. Poison of what is not chosen does not matter; that of a condition
/// makes the result poison.
mlir::LogicalResult evalSelect(mlir::Operation *op, Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_ARITHMETIC_H
