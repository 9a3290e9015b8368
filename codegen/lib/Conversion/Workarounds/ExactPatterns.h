//===- ExactPatterns.h - operations that lack a right lowering --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_EXACTPATTERNS_H
#define PADLAB_CODEGEN_CONVERSION_EXACTPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace padlab {

/// Whether one of the patterns applies to `op`.
bool hasExactPattern(mlir::Operation *op);

/// Adds patterns that expand single operations, to be applied in one walk. They
/// get scalars, and the vectors that `expand-vectors` left.
void populateExactPatterns(mlir::RewritePatternSet &patterns);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_EXACTPATTERNS_H
