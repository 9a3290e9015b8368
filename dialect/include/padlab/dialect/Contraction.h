//===- Contraction.h - what vector.contract leaves open ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Describes which forms of `vector.contract` the verifier accepts beyond the
/// documented ones. Used by the reference and the lowering.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_CONTRACTION_H
#define PADLAB_DIALECT_CONTRACTION_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace padlab {

/// Returns the extent of each iterator. `ContractionOp::getIterationBounds`
/// reads those of reductions from the left operand, which may not have them.
llvm::SmallVector<int64_t> getIterationExtents(mlir::vector::ContractionOp op);

/// Whether the operands have the accumulator's type, or narrower ones, which
/// the document says are promoted. It defines no other conversion.
bool isPromoting(mlir::vector::ContractionOp op);

} // namespace padlab

#endif // PADLAB_DIALECT_CONTRACTION_H
