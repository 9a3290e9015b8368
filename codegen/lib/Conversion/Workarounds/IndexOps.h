//===- IndexOps.h - operations of the index dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_CONVERSION_INDEXOPS_H
#define PADLAB_LIB_CONVERSION_INDEXOPS_H

#include "mlir/IR/Operation.h"

namespace padlab {

bool isIndexOp(mlir::Operation *op);

/// Replaces `op`, which is of the index dialect, by arith operations that
/// compute the same. Upstream's conversion is not used: for quotients that
/// round up, it negates the dividend even if the negation wraps.
void lowerIndexOp(mlir::Operation *op);

} // namespace padlab

#endif // PADLAB_LIB_CONVERSION_INDEXOPS_H
