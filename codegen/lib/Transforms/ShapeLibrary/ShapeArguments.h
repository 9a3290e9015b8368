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

/// The arguments of the function of ShapeLibrary.mlir called `function` for
/// this result of an operation that is mapped to it, made at `b`. Nothing where
/// the function does not tell the extents of such an operation: of a product
/// with indexing maps of its own, for example.
std::optional<llvm::SmallVector<mlir::Value>>
makeShapeArguments(llvm::StringRef function, mlir::OpResult result,
                   mlir::OpBuilder &b);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_SHAPELIBRARY_SHAPEARGUMENTS_H
