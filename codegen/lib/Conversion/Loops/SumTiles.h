//===- SumTiles.h - sums in registers ---------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rewrites the nests of loops that `markSums` (SumOrder.h) has marked: they
/// then compute the result in tiles, each of which stays in registers while all
/// terms of its elements are added. The terms of each element are added in the
/// program's order, or in another order that gives the same bits
/// (SumWindows.cpp).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_SUMTILES_H
#define PADLAB_CODEGEN_CONVERSION_SUMTILES_H

#include "VectorizeRowsBody.h"

namespace padlab {

/// `sumMark` marks reduction loops. `besideMark` marks the loop directly around
/// them, whose iterations are independent of each other and load mostly the
/// same elements.
inline constexpr llvm::StringLiteral sumMark = "pad.sum";
inline constexpr llvm::StringLiteral besideMark = "pad.beside";
/// `wholeMark` marks the outermost loop of a nest that adds to each element of
/// a result, or only computes it. `fillMark` marks the outermost loop of a nest
/// that stores one value in each element of a buffer.
inline constexpr llvm::StringLiteral wholeMark = "pad.whole";
inline constexpr llvm::StringLiteral fillMark = "pad.fill";

/// Replaces the nest of sums around `row` by tiles; changes nothing if `row` is
/// not in such a nest. Loops right before the nest that initialize the result
/// are removed: tiles begin with the value that these loops store.
void tileSums(mlir::scf::ForOp row, const TargetTraits &traits);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SUMTILES_H
