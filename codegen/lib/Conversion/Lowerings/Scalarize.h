//===- Scalarize.h - vectors element by element -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_SCALARIZE_H
#define PADLAB_CODEGEN_LIB_CONVERSION_SCALARIZE_H

#include "mlir/IR/Builders.h"

namespace padlab {

/// Applies an elementwise function, whose result has type `type`: calls
/// `scalar` with the operands themselves or, if `type` is a vector (of static
/// extents), with the elements at each position. Operands that are not vectors
/// are the same at all positions.
mlir::Value
mapElements(mlir::OpBuilder &b, mlir::Location loc, mlir::ValueRange operands,
            mlir::Type type,
            llvm::function_ref<mlir::Value(mlir::ValueRange)> scalar);

/// Returns `type` with `element` as its element type: a vector of `element` if
/// `type` is a vector, otherwise `element` itself.
mlir::Type withElementType(mlir::Type type, mlir::Type element);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_SCALARIZE_H
