//===- StructuredLoops.h - structured operations as loops -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_STRUCTUREDLOOPS_H
#define PADLAB_CODEGEN_STRUCTUREDLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace padlab {

/// Turns structured operations on buffers into loops if their maps only select
/// dimensions. This takes less time than upstream's way, which computes each
/// index by a map, composes and folds the maps again, and copies the body
/// instead of moving it.
class StructuredLoops {
public:
  /// Constants go to the beginning of `function`.
  explicit StructuredLoops(mlir::Operation *function) : function(function) {}

  /// Replaces `op` by `loops`, the outermost first. Returns false if `op` is
  /// left to upstream.
  bool lower(mlir::linalg::LinalgOp op,
             llvm::SmallVectorImpl<mlir::Operation *> &loops);

private:
  mlir::Value getConstant(int64_t number);
  /// Returns the number of iterations of a loop; null if no operand has a
  /// dimension that this loop indexes.
  mlir::Value getExtent(mlir::linalg::LinalgOp op, unsigned loop);

  mlir::Operation *function;
  llvm::DenseMap<int64_t, mlir::Value> constants;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_STRUCTUREDLOOPS_H
