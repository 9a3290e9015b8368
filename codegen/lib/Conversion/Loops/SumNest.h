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

/// A nest of loops with the marks of SumTiles.h, which adds terms to elements
/// of a result. From the outside inwards, these are the loop `beside`, the
/// reduction loops `sums`, and the loop `row` over elements that are neighbours
/// in memory.
struct SumNest {
  mlir::scf::ForOp row;
  /// The reduction loops, the outermost first. Empty if each result is computed
  /// without a loop; then iterations of `beside` load mostly the same elements.
  llvm::SmallVector<mlir::scf::ForOp> sums;
  /// The loop around the reduction loops of which several iterations are
  /// computed at once; null if there is none.
  mlir::scf::ForOp beside;
  /// The load of the result; null if the body does not read the result.
  mlir::memref::LoadOp load;
  /// The outermost of the loops that initialize all elements of the result with
  /// one value before the nest; null if there are none, or if tiles must not
  /// begin with this value.
  mlir::scf::ForOp fill;
  /// The value that `fill` stores; null if there is no `fill`.
  mlir::Value first;

  mlir::scf::ForOp getOutermost() const {
    return beside ? beside : sums.front();
  }
};

/// How a nest whose results are sums over windows, such as a pooling, is
/// computed if windows overlap: the windows of neighbouring iterations of
/// `beside` share many terms, and these may be combined in any order.
struct SharedWindows {
  /// The reduction loop along which windows move: its variable is used only in
  /// sums with the variable of `beside`. `width` is the number of its
  /// iterations, which are the columns of a window.
  mlir::scf::ForOp slide;
  int64_t width = 0;
  /// The product of the numbers of iterations of all other reduction loops.
  int64_t others = 1;
  /// A loop around `beside` of which two iterations are computed at once, and
  /// the reduction loop that is to `around` what `slide` is to `beside`. Both
  /// are null if there is no such loop.
  mlir::scf::ForOp around, slideAround;
  /// The operation that combines a term with the result so far.
  mlir::Operation *combine = nullptr;
  mlir::Value term;
};

/// Like `SharedWindows`, for terms that must be added in the program's order.
struct OrderedWindows {
  /// The position in `SumNest::sums` of the reduction loop along which windows
  /// move (see SharedWindows::slide; here the variable may have other uses,
  /// too).
  unsigned slide = 0;
  /// The number of iterations of each reduction loop.
  llvm::SmallVector<int64_t> extents;
};

/// Returns nothing if neighbouring windows share no terms, or if the number of
/// terms of a window is not known, or too large to unroll them.
std::optional<OrderedWindows> findOrderedWindows(const SumNest &nest);

/// Returns nothing if terms must be added in a fixed order, if the body uses
/// the result for more than one combination with a term, if windows do not
/// overlap, or if they are large or of unknown size.
std::optional<SharedWindows> findSharedWindows(const SumNest &nest,
                                               const RowBody &body);

/// Emits the nest's computation for `count` iterations of the row from `base`
/// on, for `beside` iterations of the loop `beside` from `first` on, and for
/// two iterations of `windows.around` if there is such a loop. The terms of a
/// column are computed once for all windows that contain the column.
void emitSharedWindows(mlir::OpBuilder &b, const SumNest &nest,
                       const SharedWindows &windows, const RowBody &body,
                       mlir::Value first, int64_t beside, mlir::Value base,
                       unsigned count, const RowStores &stores);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SUMNEST_H
