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

/// Whether one of the patterns that `populateExactPatterns` adds may apply to
/// `op`.
bool hasExactPattern(mlir::Operation *op);

/// Adds patterns that expand single operations which upstream lowers wrongly or
/// not at all. They are to be applied in one walk, to scalars and to the
/// vectors that `expand-vectors` left.
void populateExactPatterns(mlir::RewritePatternSet &patterns);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_EXACTPATTERNS_H
