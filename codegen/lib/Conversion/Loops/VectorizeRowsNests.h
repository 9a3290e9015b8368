//===- VectorizeRowsNests.h - versions of nests for short rows --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSNESTS_H
#define PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSNESTS_H

#include "VectorizeRowsLoop.h"

namespace padlab {

/// Returns the outermost loop around a row, or the row itself.
mlir::Operation *getOutermostLoop(mlir::Operation *row);

/// Makes a copy of each nest for the case that all rows of the nest are short;
/// its rows have `shortMark`. Makes a further copy for the case that, in
/// addition, all rows that have loads and may end with an overlapping vector
/// have few vectors; these rows also have `clampedMark`. Rows of static length,
/// rows whose stores bypass the caches, and rows that stay scalar are not asked
/// and get no mark. A copy is made only if the program can check before the
/// nest how long the rows are.
void splitNests(llvm::ArrayRef<mlir::scf::ForOp> rows,
                const TargetTraits &traits, const RowLimits &limits);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSNESTS_H
