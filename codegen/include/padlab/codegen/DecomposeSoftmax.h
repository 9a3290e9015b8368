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

/// Replaces `op`, on tensors, by structured operations: the maximum of each
/// row, the exponentials of the differences, their sums, and the quotients,
/// which are written over the exponentials. The steps are upstream's, except
/// for this place of the quotients, and for the maximum, which may be taken in
/// any order: it is an `arith.maximumf` that begins at the least finite number,
/// upstream's is an `arith.maxnumf` that begins at a NaN. Only rows with a NaN,
/// and rows of nothing but -infinity, get another maximum, and all results of
/// such a row are NaN anyway. Fails if the elements are not floats, or if `op`
/// is on buffers.
mlir::LogicalResult decomposeSoftmax(mlir::RewriterBase &rewriter,
                                     mlir::linalg::SoftmaxOp op);

} // namespace padlab

#endif // PADLAB_CODEGEN_DECOMPOSESOFTMAX_H
