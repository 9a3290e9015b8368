//===- Generalize.h - named operations as generics ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_GENERALIZE_H
#define PADLAB_CODEGEN_LIB_CONVERSION_GENERALIZE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace padlab {

/// Returns `op` if it is a linalg.generic, and otherwise the one that replaces
/// it: upstream's function refuses a linalg.generic.
mlir::FailureOr<mlir::linalg::GenericOp>
generalize(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp op);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_GENERALIZE_H
