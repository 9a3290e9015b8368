//===- TensorShapes.h - shapes of tensors as tensors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_TENSORSHAPES_H
#define PADLAB_CODEGEN_LIB_CONVERSION_TENSORSHAPES_H

#include "mlir/IR/Builders.h"

namespace padlab {

/// Whether `value` is a tensor, ranked or not.
inline bool isTensor(mlir::Value value) {
  return mlir::isa<mlir::TensorType>(value.getType());
}

/// Returns the extents of `tensor`, which may be unranked, as a
/// `tensor<?xindex>`.
mlir::Value makeShapeTensor(mlir::OpBuilder &b, mlir::Location loc,
                            mlir::Value tensor);

/// Returns the product of the elements of `shape`, a `tensor<?xindex>`.
mlir::Value countElements(mlir::OpBuilder &b, mlir::Location loc,
                          mlir::Value shape);

/// Makes a new tensor with the elements of `tensor`, which may be unranked;
/// bufferization gives it a buffer of its own.
mlir::Value copyTensor(mlir::OpBuilder &b, mlir::Location loc,
                       mlir::Value tensor);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_TENSORSHAPES_H
