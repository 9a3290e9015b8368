//===- ShapeClaims.h - claims about extents ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass `padlab-claim-shapes` adds a `check.expect_eq` to the program for
/// each claim that upstream's interfaces make about an extent or an index,
/// except for constants, for bounds and types of static extents, and inside of
/// other regions than those of functions, loops and branches. The pass
/// `padlab-call-shape-functions` does the same with a library of shape
/// functions. A check that fails in a run shows that a claim is false. The
/// location of the check names the source of the claim.
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
  /// The interface that makes the claim, such as
  /// `ReifyRankedShapedTypeOpInterface`, or `ShapeFunction` if a shape function
  /// makes it.
  llvm::StringRef interface;
  /// The operation that the claim is about, such as `tensor.pad`.
  llvm::StringRef operation;
};

/// Returns the claim that a check with this location tests, if one of the two
/// passes inserted the check; nullopt for any other location. The strings live
/// as long as the context.
std::optional<ShapeClaim> findShapeClaim(mlir::Location location);

/// Returns the values of the option `break` of `padlab-call-shape-functions`:
/// all mistakes that it can make in functions of the library.
std::vector<std::string> getShapeFunctionFaults(mlir::MLIRContext *context);

/// Makes the mistake of this name in the library of `module`.
mlir::LogicalResult breakShapeFunction(mlir::ModuleOp module,
                                       llvm::StringRef fault);

} // namespace padlab

#endif // PADLAB_CODEGEN_SHAPECLAIMS_H
