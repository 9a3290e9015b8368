//===- SumOrder.h - the order of a structured operation's loops -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Contractions, convolutions and poolings as their authors write them reduce
/// in the innermost loop: one chain of scalars, with strided loads. Elements of
/// the result are independent of each other, so that their loops may be inside
/// of the reduction. The order in which one element takes its terms stays, and
/// with it each bit of the result.
///
/// Operations without sums have such an order, too, if neighbouring results
/// read overlapping parts of one buffer.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_SUMORDER_H
#define PADLAB_CODEGEN_CONVERSION_SUMORDER_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"

#include <optional>

namespace padlab {

/// The loops of a structured operation, as numbers, from the outermost to the
/// innermost: parallel ones; the one of which several iterations are computed
/// at once (if `hasBeside`); reductions, in their order; and the one along rows
/// of the result.
struct SumOrder {
  llvm::SmallVector<unsigned> loops;
  unsigned numSums = 0;
  bool hasBeside = false;
};

/// Returns an order whose innermost loop visits elements that are neighbours in
/// memory, both of the result and of each input that this loop indexes. Returns
/// nothing if there is no such order, or if the result may share its buffer
/// with an input.
std::optional<SumOrder> findSumOrder(mlir::linalg::LinalgOp op);

/// Replaces `op`, on buffers, by a `linalg.generic` with this order of loops.
mlir::FailureOr<mlir::linalg::LinalgOp> orderSums(mlir::RewriterBase &rewriter,
                                                  mlir::linalg::LinalgOp op,
                                                  const SumOrder &order);

/// Marks the loops of an operation that has this order, the outermost first.
void markSums(llvm::ArrayRef<mlir::Operation *> loops, const SumOrder &order);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SUMORDER_H
