//===- Contraction.h - what vector.contract leaves open ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shared by the reference and the lowering of `vector.contract`: what its
/// verifier accepts beyond its document.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_CONTRACTION_H
#define PADLAB_DIALECT_CONTRACTION_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace padlab {

/// The extent of each iterator. `ContractionOp::getIterationBounds` takes those
/// of reductions from the left operand, which may have none.
llvm::SmallVector<int64_t> getIterationExtents(mlir::vector::ContractionOp op);

/// Whether operands are of the type of the sum, or narrower: the document lets
/// them be promoted, and says of nothing else how it would be done.
bool isPromoting(mlir::vector::ContractionOp op);

} // namespace padlab

#endif // PADLAB_DIALECT_CONTRACTION_H
