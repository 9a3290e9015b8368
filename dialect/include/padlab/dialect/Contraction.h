//===- Contraction.h - what vector.contract leaves open ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions for the forms of `vector.contract` that its verifier accepts,
/// although its documentation does not define them. The reference and the
/// lowering use these functions.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_CONTRACTION_H
#define PADLAB_DIALECT_CONTRACTION_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace padlab {

/// Returns the extent of each iterator. Use this instead of
/// `ContractionOp::getIterationBounds`, which reads the extents of reduction
/// iterators from the left operand, although the map of the left operand may
/// not contain such an iterator.
llvm::SmallVector<int64_t> getIterationExtents(mlir::vector::ContractionOp op);

/// Whether each operand has the accumulator's element type or a narrower one of
/// its kind, integer or float. The documentation of `vector.contract` says that
/// narrower operands are promoted to the accumulator's type, and defines no
/// other conversion.
bool isPromoting(mlir::vector::ContractionOp op);

} // namespace padlab

#endif // PADLAB_DIALECT_CONTRACTION_H
