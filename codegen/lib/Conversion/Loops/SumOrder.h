//===- SumOrder.h - the order of a structured operation's loops -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Contractions, convolutions and poolings are usually written with a reduction
/// as the innermost loop. It computes one chain of scalars, with strided loads.
/// Elements of the result are independent of each other, so that the loops over
/// them may be moved inside of the reduction loops. Each element still adds its
/// terms in the same order, so that no bit of the result changes.
///
/// Loops of operations without sums are ordered in the same way if neighbouring
/// results read overlapping parts of one buffer.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_SUMORDER_H
#define PADLAB_CODEGEN_CONVERSION_SUMORDER_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"

#include <optional>

namespace padlab {

/// An order in which to nest the loops of a structured operation. `loops` has
/// the numbers of these loops, from the outermost to the innermost: parallel
/// loops; if `hasBeside`, the parallel loop of which several iterations are
/// computed at once; the `numSums` reduction loops, in the order of the
/// operation; and the loop along rows of the result.
struct SumOrder {
  llvm::SmallVector<unsigned> loops;
  unsigned numSums = 0;
  bool hasBeside = false;
};

/// Returns an order whose innermost loop visits elements that are neighbours in
/// memory, both of the result and of each input that this loop indexes. Returns
/// nothing if there is no such order, if it does not pay (rows are short, or
/// there are neither sums nor overlapping inputs), if the result may share its
/// buffer with an input, or if `op` has several results, effects, or a
/// reduction that does not read the result.
std::optional<SumOrder> findSumOrder(mlir::linalg::LinalgOp op);

/// Replaces `op`, on buffers, by a `linalg.generic` with this order of loops.
mlir::FailureOr<mlir::linalg::LinalgOp> orderSums(mlir::RewriterBase &rewriter,
                                                  mlir::linalg::LinalgOp op,
                                                  const SumOrder &order);

/// Sets `rowMark` and the marks of SumTiles.h on `loops`, which are the loops
/// of an operation in this order, the outermost first.
void markSums(llvm::ArrayRef<mlir::Operation *> loops, const SumOrder &order);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SUMORDER_H
