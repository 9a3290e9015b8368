//===- ShapeArguments.h - what shape functions are given --------*- C++ -*-===//
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

/// Builds a list of the extents of a tensor.
mlir::Value makeExtents(mlir::Value shaped, mlir::OpBuilder &b,
                        mlir::Location loc);

/// Builds at `b` the arguments of the function `function` of ShapeLibrary.mlir
/// for this result of an operation that is mapped to it. Returns nothing if the
/// function does not compute the extents of such an operation, for example of a
/// matmul with its own indexing maps.
std::optional<llvm::SmallVector<mlir::Value>>
makeShapeArguments(llvm::StringRef function, mlir::OpResult result,
                   mlir::OpBuilder &b);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_SHAPELIBRARY_SHAPEARGUMENTS_H
