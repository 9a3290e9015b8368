//===- Claims.h - checks of what is said of extents -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_CLAIMS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_CLAIMS_H

#include "mlir/IR/Operation.h"

namespace padlab {

/// The names of those who claim extents, as they appear in the locations of
/// checks.
inline constexpr llvm::StringLiteral reifyClaim =
                                         "ReifyRankedShapedTypeOpInterface",
                                     boundsClaim = "ValueBoundsOpInterface",
                                     typeClaim = "InferTypeOpInterface",
                                     componentsClaim =
                                         "InferShapedTypeOpInterface",
                                     shapeFunctionClaim = "ShapeFunction";

/// Makes the location of a check of what `speaker` claims about the results of
/// `op` (findShapeClaim).
mlir::Location getClaimLocation(llvm::StringRef speaker, mlir::Operation *op);

/// Whether a check may follow `op`. None may in the body of a structured
/// operation, which only computes elements.
bool isAmongStatements(mlir::Operation *op);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_CLAIMS_H
