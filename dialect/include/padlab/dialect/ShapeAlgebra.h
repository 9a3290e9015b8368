//===- ShapeAlgebra.h - computing with sizes and shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Implements the operations of the shape dialect on values that may be unknown
/// or invalid (docs/shape-semantics.md). The reference interprets with these
/// functions, and generators compute with them what their programs will return.
/// If several operands are errors, the first one is returned. The functions
/// return nullopt if the operation is undefined.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SHAPEALGEBRA_H
#define PADLAB_DIALECT_SHAPEALGEBRA_H

#include "padlab/dialect/ShapeValues.h"

namespace padlab::algebra {

// --- Sizes. An operation is undefined if its result does not fit in 64 bits.
std::optional<SizeValue> add(const SizeValue &lhs, const SizeValue &rhs);
std::optional<SizeValue> mul(const SizeValue &lhs, const SizeValue &rhs);
SizeValue div(const SizeValue &lhs, const SizeValue &rhs);

// --- Sizes and shapes.
using Choose = const int64_t &(*)(const int64_t &, const int64_t &);
/// Returns the elementwise minimum or maximum, depending on `choose`.
SizeValue minOrMax(const SizeValue &lhs, const SizeValue &rhs, Choose choose);
ShapeValue minOrMax(const ShapeValue &lhs, const ShapeValue &rhs,
                    Choose choose);
/// Returns the size or shape that combines what is known from both operands: 3
/// for `?` and 3, for example. If the operands contradict each other, the
/// result is invalid with `message`.
SizeValue meet(const SizeValue &lhs, const SizeValue &rhs,
               llvm::StringRef message);
ShapeValue meet(const ShapeValue &lhs, const ShapeValue &rhs,
                llvm::StringRef message);

// --- Shapes.
SizeValue getRank(const ShapeValue &shape);
/// The result is undefined if the product of the first extents, of however
/// many, does not fit in 64 bits, even if a later extent is 0.
std::optional<SizeValue> getNumElements(const ShapeValue &shape);
/// Whether all shapes are the same; an unknown extent equals only an unknown
/// one.
bool areEqual(llvm::ArrayRef<ShapeValue> shapes);
/// Returns the shape to which all `shapes` broadcast, or an invalid shape with
/// `message` if they cannot be broadcast.
ShapeValue broadcast(llvm::ArrayRef<ShapeValue> shapes,
                     llvm::StringRef message);
/// Returns the shape that combines what is known from each of `shapes`. The
/// result is undefined if they contradict each other, or if there are none.
std::optional<ShapeValue> any(llvm::ArrayRef<ShapeValue> shapes);
ShapeValue concat(const ShapeValue &lhs, const ShapeValue &rhs);

/// A position in a shape. Unlike a size, a position may be negative.
struct Position {
  /// Set for a position that is unknown or invalid.
  std::optional<SizeValue> special;
  int64_t number = 0;
  static Position get(const SizeValue &size) {
    return size.isKnown() ? Position{std::nullopt, size.getExtent()}
                          : Position{size};
  }
};
SizeValue getExtent(const ShapeValue &shape, const Position &position);
/// Returns head and tail. The result is undefined if a split of an unranked
/// shape would add more than `maxSplitExtents` extents.
std::optional<std::pair<ShapeValue, ShapeValue>>
splitAt(const ShapeValue &shape, const Position &position);

/// Whether a value whose own shape is `own` may be given the shape `shape` in a
/// value_shape: nothing that is known of one of the two contradicts the other.
/// Requires that neither is invalid.
bool conforms(const ShapeValue &own, const ShapeValue &shape);

/// Returns the shape whose extents are the elements of an unknown value of
/// shape `own`: each element is an unknown extent. The result is invalid, with
/// `message`, if the rank of `own` is not 1, and unranked if the rank of `own`
/// or its only extent is unknown. Requires that `own` is not invalid.
ShapeValue spelledByUnknown(const ShapeValue &own, llvm::StringRef message);

} // namespace padlab::algebra

#endif // PADLAB_DIALECT_SHAPEALGEBRA_H
