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
  /// The reduction loops, the outermost first. Empty if each result is computed
  /// without a loop; then iterations of `beside` load mostly the same elements.
  llvm::SmallVector<mlir::scf::ForOp> sums;
  /// The loop around them of which several iterations are computed at once;
  /// null if there is none.
  mlir::scf::ForOp beside;
  /// The load of the result; null if the body does not read it.
  mlir::memref::LoadOp load;
  /// The loops before the sum that initialize all elements of the result with
  /// one value; null if there are none.
  mlir::scf::ForOp fill;
  /// The value that the sum starts with.
  mlir::Value first;

  mlir::scf::ForOp getOutermost() const {
    return beside ? beside : sums.front();
  }
};

/// Windows that overlap: neighbours in the loop `beside` share many terms, and
/// the order of terms does not matter.
struct SharedWindows {
  /// The reduction loop along which windows move as they do along the loop
  /// `beside`, and its number of iterations.
  mlir::scf::ForOp slide;
  int64_t width = 0;
  /// The product of the iterations of all other reduction loops.
  int64_t others = 1;
  /// A loop around `beside` of which two iterations are computed at once, and
  /// the reduction loop along which windows move as they do along that loop;
  /// null if there is none.
  mlir::scf::ForOp around, slideAround;
  /// The operation that combines a term with the result so far.
  mlir::Operation *combine = nullptr;
  mlir::Value term;
};

/// Windows that overlap, and whose terms must be added in the program's order.
struct OrderedWindows {
  /// The position, in `SumNest::sums`, of the loop along which windows move.
  unsigned slide = 0;
  /// The iterations of each reduction loop.
  llvm::SmallVector<int64_t> extents;
};

/// Returns nothing if neighbours share no terms, or if there are many terms.
std::optional<OrderedWindows> findOrderedWindows(const SumNest &nest);

/// Returns nothing if terms must be added in a fixed order, if windows do not
/// overlap, or if they are large.
std::optional<SharedWindows> findSharedWindows(const SumNest &nest,
                                               const RowBody &body);

/// Emits the nest's computation for `count` iterations of the row from `base`
/// on, for `beside` neighbours from `first` on, and for two iterations of
/// `windows.around`. The terms of a column are computed once for all windows
/// that contain it.
void emitSharedWindows(mlir::OpBuilder &b, const SumNest &nest,
                       const SharedWindows &windows, const RowBody &body,
                       mlir::Value first, int64_t beside, mlir::Value base,
                       unsigned count, const RowStores &stores);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SUMNEST_H
