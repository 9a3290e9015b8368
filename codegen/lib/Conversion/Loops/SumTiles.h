//===- SumTiles.h - sums in registers ---------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Loops that SumOrder.h marks, as tiles of the result that stay in registers
/// while all their terms are added, each element's in the order of the program.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_SUMTILES_H
#define PADLAB_CODEGEN_CONVERSION_SUMTILES_H

#include "VectorizeRowsBody.h"

namespace padlab {

/// Marks of loops: of those that reduce, and of one around them whose
/// iterations are independent and load much of the same.
inline constexpr llvm::StringLiteral sumMark = "pad.sum";
inline constexpr llvm::StringLiteral besideMark = "pad.beside";
/// These mark the outermost loop of a nest that adds to each element of a
/// buffer, and of a nest that stores one value in each.
inline constexpr llvm::StringLiteral wholeMark = "pad.whole";
inline constexpr llvm::StringLiteral fillMark = "pad.fill";

/// Replaces the nest of sums around `row` by tiles; nothing changes where it is
/// no such nest. Loops right before it that fill what it adds to go: tiles begin
/// with their value.
void tileSums(mlir::scf::ForOp row, const TargetTraits &traits);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SUMTILES_H
