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

/// Returns upstream's rewrites of views, which `lowerBuffersToLoops` applies.
mlir::FrozenRewritePatternSet getViewPatterns(mlir::MLIRContext *context);

/// Turns structured and parallel operations of `function` into loops, clones
/// into copies, and views, except those that `padlab-loops-to-llvm` lowers
/// itself, into computations of addresses. `ordersSums`: see SumOrder.h.
mlir::LogicalResult
lowerBuffersToLoops(mlir::Operation *function,
                    const mlir::FrozenRewritePatternSet &viewPatterns,
                    bool ordersSums = false);

/// Turns slices that `PlainMemory` did not lower into computations of
/// addresses.
mlir::LogicalResult
expandSlices(mlir::Operation *function,
             const mlir::FrozenRewritePatternSet &viewPatterns);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_BUFFERSTOLOOPS_H
