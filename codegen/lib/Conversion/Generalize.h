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

/// Replaces `op` by a linalg.generic, and returns the latter. If `op` is a
/// linalg.generic already, which upstream's function rejects, returns `op`.
mlir::FailureOr<mlir::linalg::GenericOp>
generalize(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp op);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_GENERALIZE_H
