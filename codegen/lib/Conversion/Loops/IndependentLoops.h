//===- IndependentLoops.h - structured operations for threads ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_INDEPENDENTLOOPS_H
#define PADLAB_CODEGEN_CONVERSION_INDEPENDENTLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace padlab {

/// Returns how many of the outermost loops of `op`, which must be on buffers,
/// may distribute their iterations to threads (see parallelMark). Returns 0 if
/// the function around `op` does not ask for threads.
unsigned countIndependentLoops(mlir::linalg::LinalgOp op);

/// Sets parallelMark on the first `count` of `loops`, which has the outermost
/// loop first.
void markIndependentLoops(llvm::ArrayRef<mlir::Operation *> loops,
                          unsigned count);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_INDEPENDENTLOOPS_H
