//===- Claims.h - checks of claims about extents ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_CLAIMS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_CLAIMS_H

#include "mlir/IR/Operation.h"

namespace padlab {

/// The names of the interfaces that claim extents (*speakers*), and the name
/// for all shape functions, as they appear in the locations of checks.
inline constexpr llvm::StringLiteral reifyClaim =
                                         "ReifyRankedShapedTypeOpInterface",
                                     boundsClaim = "ValueBoundsOpInterface",
                                     typeClaim = "InferTypeOpInterface",
                                     componentsClaim =
                                         "InferShapedTypeOpInterface",
                                     shapeFunctionClaim = "ShapeFunction";

/// Makes the location of a check that tests what `speaker` claims about the
/// results of `op`. `findShapeClaim` reads such locations.
mlir::Location getClaimLocation(llvm::StringRef speaker, mlir::Operation *op);

/// Whether `op` is a statement of a function, or of loops and branches that are
/// such statements themselves, so that a check may be inserted after it. In the
/// body of a structured operation this is not allowed, because the body may
/// only compute elements.
bool isAmongStatements(mlir::Operation *op);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_CLAIMS_H
