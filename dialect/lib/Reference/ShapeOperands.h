//===- ShapeOperands.h - the two forms of sizes and shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A size is a `!shape.size` or, in the other form, an `index`; a shape is a
/// `!shape.shape` or an extent tensor. The kernels of the shape dialect compute
/// with sizes and shapes that may be unknown or invalid: they first convert
/// operands from the other form, and finally convert results to it (rules 3 and
/// 4 of docs/shape-semantics.md).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_SHAPEOPERANDS_H
#define PADLAB_DIALECT_LIB_REFERENCE_SHAPEOPERANDS_H

#include "Kernels.h"

#include "padlab/dialect/ShapeAlgebra.h"

namespace padlab::reference {

/// Returns the value of a `!shape.size`, or of an index, as a size. An index
/// must not be negative.
mlir::FailureOr<SizeValue> getSize(mlir::Operation *op, mlir::Value value,
                                   Frame &frame);
/// Returns the value of a `!shape.shape`, or of an extent tensor, as a shape.
/// The elements of an extent tensor must not be negative.
mlir::FailureOr<ShapeValue> getShape(mlir::Operation *op, mlir::Value value,
                                     Frame &frame);
mlir::FailureOr<llvm::SmallVector<ShapeValue>>
getShapes(mlir::Operation *op, mlir::ValueRange values, Frame &frame);

/// Returns the shape of a tensor, vector or memref, or the shape in a
/// value_shape.
ShapeValue getShapeOf(const RuntimeValue &value);

/// Returns the value of a `!shape.size` or of an index as a position. An index
/// may have either sign.
mlir::FailureOr<algebra::Position> getPosition(mlir::Operation *op,
                                               mlir::Value value, Frame &frame);

/// Whether all operands and results of `op` have type `index`. The numbers may
/// be negative then.
bool isIndexForm(mlir::Operation *op);

/// These bind a result of either form. They report undefined behaviour if the
/// result is an index or extent tensor that cannot hold the value: because the
/// value or an extent is unknown or invalid, or because the tensor's type has
/// another extent.
mlir::LogicalResult bindSize(mlir::Operation *op, mlir::Value result,
                             const SizeValue &size, Frame &frame);
mlir::LogicalResult bindShape(mlir::Operation *op, mlir::Value result,
                              const ShapeValue &shape, Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_SHAPEOPERANDS_H
