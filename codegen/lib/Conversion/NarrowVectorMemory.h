//===- NarrowVectorMemory.h - vectors of parts of bytes in memory -*- C++ -*-=//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_NARROWVECTORMEMORY_H
#define PADLAB_CODEGEN_LIB_CONVERSION_NARROWVECTORMEMORY_H

#include "mlir/IR/PatternMatch.h"

namespace padlab {

/// Transfers, loads and stores of vectors of at most one dimension whose
/// elements are no whole words (`vector<3xi1>`, `vector<2xi24>`), element by
/// element: a buffer has whole words, an LLVM vector packs the bits.
void addNarrowVectorMemoryPatterns(mlir::RewritePatternSet &patterns);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_NARROWVECTORMEMORY_H
