//===- AffineValues.h - affine expressions as arithmetic -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_AFFINEVALUES_H
#define PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_AFFINEVALUES_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Builders.h"

namespace padlab {

/// Applies one of the operations of affine expressions to values of type index.
/// A divisor must be positive but, unlike in upstream's expansion, need not be
/// a constant.
mlir::Value applyAffine(mlir::OpBuilder &b, mlir::Location loc,
                        mlir::AffineExprKind kind, mlir::Value lhs,
                        mlir::Value rhs);

/// Computes the value of `expr`, which may be semi-affine.
mlir::Value evaluateAffine(mlir::OpBuilder &b, mlir::Location loc,
                           mlir::AffineExpr expr, mlir::ValueRange dims,
                           mlir::ValueRange symbols);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_AFFINEVALUES_H
