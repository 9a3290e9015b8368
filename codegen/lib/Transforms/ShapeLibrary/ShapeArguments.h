//===- ShapeArguments.h - arguments of shape functions ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_SHAPELIBRARY_SHAPEARGUMENTS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_SHAPELIBRARY_SHAPEARGUMENTS_H

#include "mlir/IR/Builders.h"

#include <optional>

namespace padlab {

/// Builds the list of the extents of a tensor, as `tensor<?xindex>`.
mlir::Value makeExtents(mlir::Value shaped, mlir::OpBuilder &b,
                        mlir::Location loc);

/// Builds the arguments of the function `function` of ShapeLibrary.mlir for
/// this result. The library must map the result's operation to this function.
/// Returns nothing if the function nevertheless does not compute the extents of
/// the result, for example of a matmul with user-defined indexing maps.
std::optional<llvm::SmallVector<mlir::Value>>
makeShapeArguments(llvm::StringRef function, mlir::OpResult result,
                   mlir::OpBuilder &b);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_SHAPELIBRARY_SHAPEARGUMENTS_H
