//===- ShapeFaults.h - shape functions that are wrong -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_SHAPELIBRARY_SHAPEFAULTS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_SHAPELIBRARY_SHAPEFAULTS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab {

/// Returns a module that contains only the library of shape functions
/// (ShapeLibrary.mlir).
mlir::OwningOpRef<mlir::ModuleOp> parseShapeLibrary(mlir::MLIRContext *context);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_SHAPELIBRARY_SHAPEFAULTS_H
