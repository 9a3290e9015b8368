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

/// The result of type `type` of an elementwise function: `scalar` on the
/// operands themselves, or, where `type` is a vector (of static extents), on
/// the elements of each point; operands that are no vectors serve all points.
mlir::Value
mapElements(mlir::OpBuilder &b, mlir::Location loc, mlir::ValueRange operands,
            mlir::Type type,
            llvm::function_ref<mlir::Value(mlir::ValueRange)> scalar);

/// Returns `type` with another element type: `f32`, or a vector of it.
mlir::Type withElementType(mlir::Type type, mlir::Type element);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_SCALARIZE_H
