//===- SumNest.h - loops of sums around a row -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_SUMNEST_H
#define PADLAB_CODEGEN_CONVERSION_SUMNEST_H

#include "VectorizeRowsBody.h"

namespace padlab {

/// The loops of a sum, and where its body reads and writes the result.
struct SumNest {
  mlir::scf::ForOp row;
  /// The outermost first. None where iterations of the loop beside load much of
  /// the same, and each element is computed at once.
  llvm::SmallVector<mlir::scf::ForOp> sums;
  /// Null where there is none.
  mlir::scf::ForOp beside;
  /// Null where the body does not read the result.
  mlir::memref::LoadOp load;
  /// The loops before that put one value into all elements of the result; null
  /// where there are none.
  mlir::scf::ForOp fill;
  /// That value.
  mlir::Value first;

  mlir::scf::ForOp getOutermost() const {
    return beside ? beside : sums.front();
  }
};

/// Windows that overlap: neighbours in the loop beside take many of the same
/// terms, and the order of terms makes no difference.
struct SharedWindows {
  /// The loop of sums along which windows move as they do along the loop
  /// beside, and its number of iterations.
  mlir::scf::ForOp slide;
  int64_t width = 0;
  /// The iterations of the other loops of sums, all of them together.
  int64_t others = 1;
  /// Takes a term and what the result is so far.
  mlir::Operation *combine = nullptr;
  mlir::Value term;
};

/// Windows that overlap, and whose terms have an order.
struct OrderedWindows {
  /// The place among the loops of sums of the one along which windows move.
  unsigned slide = 0;
  /// The iterations of each loop of sums.
  llvm::SmallVector<int64_t> extents;
};

/// None where neighbours share no terms, and where there are many terms.
std::optional<OrderedWindows> findOrderedWindows(const SumNest &nest);

/// None where terms are added in one order only, where windows do not overlap,
/// and where they are large.
std::optional<SharedWindows> findSharedWindows(const SumNest &nest,
                                               const RowBody &body);

/// Emits what the nest computes in `count` iterations of the row from `base` on,
/// for `beside` neighbours from `first` on. What a column of terms gives is
/// computed once, for all windows that it lies in.
void emitSharedWindows(mlir::OpBuilder &b, const SumNest &nest,
                       const SharedWindows &windows, const RowBody &body,
                       mlir::Value first, int64_t beside, mlir::Value base,
                       unsigned count, const RowStores &stores);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SUMNEST_H
