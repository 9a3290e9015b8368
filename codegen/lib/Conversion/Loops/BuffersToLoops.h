//===- BuffersToLoops.h - structured operations as loops --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_BUFFERSTOLOOPS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_BUFFERSTOLOOPS_H

#include "mlir/Rewrite/FrozenRewritePatternSet.h"

namespace padlab {

/// Upstream's rewrites of views, which `lowerBuffersToLoops` applies.
mlir::FrozenRewritePatternSet getViewPatterns(mlir::MLIRContext *context);

/// Structured and parallel operations of `function` become loops, and views
/// computations of addresses. `ordersSums`: see SumOrder.h.
mlir::LogicalResult
lowerBuffersToLoops(mlir::Operation *function,
                    const mlir::FrozenRewritePatternSet &viewPatterns,
                    bool ordersSums = false);

/// Does the same for slices that `PlainMemory` did not lower.
mlir::LogicalResult
expandSlices(mlir::Operation *function,
             const mlir::FrozenRewritePatternSet &viewPatterns);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_BUFFERSTOLOOPS_H
