//===- ShapeClaims.h - claims about extents ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass `padlab-claim-shapes` adds what upstream's interfaces say about
/// extents and indices to the program, as `check.expect_eq`. The pass
/// `padlab-call-shape-functions` does the same with a library of shape
/// functions. A check that fails in a run shows a false claim; its location
/// names where the claim comes from.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_SHAPECLAIMS_H
#define PADLAB_CODEGEN_SHAPECLAIMS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace padlab {

struct ShapeClaim {
  /// The interface that claims, such as `ReifyRankedShapedTypeOpInterface`;
  /// `ShapeFunction` for a shape function.
  llvm::StringRef interface;
  llvm::StringRef operation; ///< About whose result: `tensor.pad`.
};

/// Returns the claim of the check that one of the passes inserted with this
/// location; nullopt for any other location. The strings live as long as the
/// context.
std::optional<ShapeClaim> findShapeClaim(mlir::Location location);

/// Returns the values of the option `break` of `padlab-call-shape-functions`:
/// all mistakes that it can make in functions of the library.
std::vector<std::string> getShapeFunctionFaults(mlir::MLIRContext *context);

/// Makes the mistake of this name in the library of `module`.
mlir::LogicalResult breakShapeFunction(mlir::ModuleOp module,
                                       llvm::StringRef fault);

} // namespace padlab

#endif // PADLAB_CODEGEN_SHAPECLAIMS_H
