//===- ShapeMessages.h - the errors of the shape dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The messages of the errors that operations of the shape dialect report if
/// the operation has no message of its own. Each error has one text without
/// numbers, so that native code, which holds only a hash of the text, can
/// report the same text. See docs/shape-semantics.md.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SHAPEMESSAGES_H
#define PADLAB_DIALECT_SHAPEMESSAGES_H

#include "llvm/ADT/StringRef.h"

namespace padlab::messages {

// Messages of errors that are values: of invalid sizes and shapes.
inline constexpr llvm::StringLiteral divisionByZero = "division by zero";
inline constexpr llvm::StringLiteral mixedOperands =
    "operands are not both sizes or both shapes";
inline constexpr llvm::StringLiteral contradiction =
    "operands contradict each other";
inline constexpr llvm::StringLiteral outOfBounds = "index is out of bounds";
inline constexpr llvm::StringLiteral notBroadcastable =
    "shapes cannot be broadcast";
inline constexpr llvm::StringLiteral ranksDiffer = "ranks do not match";
inline constexpr llvm::StringLiteral notConforming =
    "value and shape do not conform";
inline constexpr llvm::StringLiteral notAShape = "value is not a shape";

/// All messages of invalid values.
inline constexpr llvm::StringLiteral invalidValues[] = {
    divisionByZero,   mixedOperands, contradiction, outOfBounds,
    notBroadcastable, ranksDiffer,   notConforming, notAShape};

// Messages of errors that stop the program.
inline constexpr llvm::StringLiteral requiredBroadcastable =
    "required broadcastable shapes";
inline constexpr llvm::StringLiteral requiredEqual = "required equal shapes";
inline constexpr llvm::StringLiteral failedWitness =
    "an assumed witness does not hold";

/// A split of an unranked shape adds at most this number of unknown extents.
inline constexpr int64_t maxSplitExtents = 1024;

} // namespace padlab::messages

#endif // PADLAB_DIALECT_SHAPEMESSAGES_H
