//===- VectorizeRowsNests.h - nests of short rows apart ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSNESTS_H
#define PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSNESTS_H

#include "VectorizeRowsLoop.h"

namespace padlab {

/// The outermost loop around a row, or the row itself.
mlir::Operation *getOutermostLoop(mlir::Operation *row);

/// Asks once before each nest of loops whether all of its rows are short, where
/// that is known there, and does those of a copy of the nest, whose rows are
/// marked so.
void splitNests(llvm::ArrayRef<mlir::scf::ForOp> rows,
                const TargetTraits &traits, const RowLimits &limits);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSNESTS_H
