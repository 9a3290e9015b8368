//===- ShapeEncoding.h - shape values in native code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines how native code represents the values of the shape dialect. This is
/// the contract between the lowering, which generates code that computes with
/// this representation, and the engines, which pass such values in and out.
///
///   !shape.size     index: n >= 0 the known size n; -1 unknown; -2 - c invalid
///                   with error code c
///   !shape.shape    tensor<?xindex>: element 0 is 0 for a ranked shape, 1 for
///                   an unranked one, 2 + c for an invalid one with error code
///                   c; then the extents of a ranked shape, each n >= 0 or -1
///   !shape.witness  i1: whether it passes
///   !shape.value_shape
///                   tensor<?xindex>: n, the shape in n elements; then, unless
///                   the shape is invalid, the value: its kind, its rank (-1 if
///                   unknown), its extents (-1 for unknown ones) and the bits
///                   of the elements of a tensor or vector: a word each,
///                   integers extended, two words for complex numbers
///
/// The error code of a message is a hash of its text, so that modules that are
/// compiled together agree without a table; 0 stands for an empty message.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SHAPEENCODING_H
#define PADLAB_DIALECT_SHAPEENCODING_H

#include "padlab/dialect/ShapeValues.h"

namespace padlab::encoding {

inline constexpr int64_t unknownSize = -1;
inline constexpr int64_t firstInvalidSize = -2;
/// The kind of the value in a value_shape: unknown; a tensor of integers or
/// indices (`integralTensor`); any other value.
inline constexpr int64_t unknownValue = 0, otherValue = 1, integralTensor = 2;
inline constexpr int64_t unknownRank = -1;
inline constexpr int64_t rankedTag = 0, unrankedTag = 1, firstInvalidTag = 2;

/// Returns the code of `message`: a number in [1, 2^31), or 0 if the message is
/// empty.
int64_t getErrorCode(llvm::StringRef message);

int64_t encode(const SizeValue &size);
llvm::SmallVector<int64_t> encode(const ShapeValue &shape);
/// Requires a value_shape whose value is unknown, as for all inputs.
llvm::SmallVector<int64_t> encode(const ValueShapeValue &pair);
/// The message of an invalid size is not recovered, because the code has only
/// its hash.
SizeValue decodeSize(int64_t code);
/// Returns an invalid shape if `elements` is empty, because no shape is encoded
/// as an empty tensor.
ShapeValue decodeShape(llvm::ArrayRef<int64_t> elements);

} // namespace padlab::encoding

#endif // PADLAB_DIALECT_SHAPEENCODING_H
