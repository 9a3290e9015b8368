//===- SumTiles.h - sums in registers ---------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Computes the loops that SumOrder.h marks in tiles of the result, which stay
/// in registers while all their terms are added. The terms of each element keep
/// the order of the program.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_SUMTILES_H
#define PADLAB_CODEGEN_CONVERSION_SUMTILES_H

#include "VectorizeRowsBody.h"

namespace padlab {

/// Attributes that mark loops: those that reduce, and the one around them whose
/// iterations are independent and load mostly the same.
inline constexpr llvm::StringLiteral sumMark = "pad.sum";
inline constexpr llvm::StringLiteral besideMark = "pad.beside";
/// `wholeMark` marks the outermost loop of a nest that adds to each element of
/// a buffer, `fillMark` that of a nest that stores one value in each.
inline constexpr llvm::StringLiteral wholeMark = "pad.whole";
inline constexpr llvm::StringLiteral fillMark = "pad.fill";

/// Replaces the sums around `row` by tiles; changes nothing if `row` is not in
/// such a nest. Loops right before it that initialize the result are removed:
/// tiles begin with their value.
void tileSums(mlir::scf::ForOp row, const TargetTraits &traits);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SUMTILES_H
