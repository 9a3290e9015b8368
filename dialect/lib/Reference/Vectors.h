//===- Vectors.h - what operations on vectors share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_VECTORS_H
#define PADLAB_DIALECT_LIB_REFERENCE_VECTORS_H

#include "Frame.h"

namespace padlab::reference {

/// Refuses scalable vectors, whose number of elements is the machine's.
mlir::LogicalResult checkFixed(mlir::Operation *op, mlir::VectorType type,
                               Frame &frame);

/// A vector of poison; refuses scalable ones and those beyond the step limit.
mlir::FailureOr<TensorValue>
allocateVector(mlir::Operation *op, mlir::VectorType type, Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_VECTORS_H
