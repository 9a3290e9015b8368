//===- Arithmetic.h - functions of elements that dialects share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The operations that today's `arith` and `math` and the old `std` compute in
/// the same way, implemented once. Floats follow IEEE 754: round to nearest,
/// ties to even.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_ARITHMETIC_H
#define PADLAB_DIALECT_LIB_REFERENCE_ARITHMETIC_H

#include "Elementwise.h"

namespace padlab::reference {

inline constexpr auto nearestEven = llvm::APFloat::rmNearestTiesToEven;

// These make an element of the element type of `op`'s result.
Element makeInt(mlir::Operation *op, llvm::APInt value);
Element makeFloat(mlir::Operation *op, llvm::APFloat value);

/// A kind of integer division: whether its operands are signed, and which
/// quotient or remainder it computes.
struct Division {
  bool isSigned;
  /// Whether the result is poison if the division leaves a remainder.
  bool isExact;
  llvm::APInt (*divide)(const llvm::APInt &, const llvm::APInt &);
};

/// Returns the division that computes the quotient, rounded towards zero.
Division quotient(bool isSigned, bool isExact = false);
/// Returns the division that computes the remainder that belongs to this
/// quotient.
Division remainder(bool isSigned);

/// Computes the quotient or remainder. Reports undefined behaviour if the
/// divisor is zero or poison, or if a signed division overflows or, because the
/// dividend is poison, may overflow.
mlir::FailureOr<Element> divide(mlir::Operation *op, Operands in,
                                const Division &division, Frame &frame);

llvm::APFloat add(llvm::APFloat lhs, const llvm::APFloat &rhs);
llvm::APFloat multiply(llvm::APFloat lhs, const llvm::APFloat &rhs);
llvm::APFloat roundToIntegral(llvm::APFloat value, llvm::RoundingMode mode);
llvm::APFloat roundUp(llvm::APFloat value);
/// Whether `maxnum` and `minnum` may have two legal results: for zeros of both
/// signs either zero, for a signaling NaN the number or a NaN.
bool isAmbiguousMaxNum(const llvm::APFloat &a, const llvm::APFloat &b);
/// Returns the correctly rounded square root. Refuses types that are wider than
/// f64.
mlir::FailureOr<llvm::APFloat> squareRoot(mlir::Operation *op,
                                          const Element &value, Frame &frame);

/// Returns what `math.exp` computes, for types up to f64.
llvm::APFloat exponential(const llvm::APFloat &value);

/// Returns the second operand if the first is true, else the third. A single
/// condition chooses a whole value; a tensor or vector of conditions chooses
/// element by element. Poison in an operand that is not chosen does not matter;
/// a poison condition makes the result poison.
mlir::LogicalResult evalSelect(mlir::Operation *op, Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_ARITHMETIC_H
