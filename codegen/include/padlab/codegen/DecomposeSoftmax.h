//===- DecomposeSoftmax.h - linalg.softmax in steps -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_DECOMPOSESOFTMAX_H
#define PADLAB_CODEGEN_DECOMPOSESOFTMAX_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace padlab {

/// Replaces `op`, on tensors, by structured operations: the largest of each row,
/// exponentials of what is less, their sums, and quotients by these, which take
/// the place of the exponentials. As upstream's steps, but for the maximum: one
/// of which a NaN is the largest may be taken in any order, and no result of a
/// row with a NaN depends on it. Failure where elements are no floats.
mlir::LogicalResult decomposeSoftmax(mlir::RewriterBase &rewriter,
                                     mlir::linalg::SoftmaxOp op);

} // namespace padlab

#endif // PADLAB_CODEGEN_DECOMPOSESOFTMAX_H
