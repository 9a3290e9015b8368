//===- ParallelLoops.h - parallel loops as sequential ones ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_PARALLELLOOPS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_PARALLELLOOPS_H

#include "mlir/IR/PatternMatch.h"

namespace padlab {

/// Replaces `op`, an `scf.forall` on buffers or an `scf.parallel`, by a nest of
/// `scf.for`. Emits a diagnostic if it fails.
mlir::LogicalResult makeSequential(mlir::RewriterBase &rewriter,
                                   mlir::Operation *op);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PARALLELLOOPS_H
