//===- Reshape.h - same elements, other shape -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_RESHAPE_H
#define PADLAB_DIALECT_LIB_REFERENCE_RESHAPE_H

#include "Kernels.h"

namespace padlab::reference {

/// Binds `op`'s result to `source`'s elements, in row-major order, as `shape`.
mlir::LogicalResult bindReshaped(mlir::Operation *op, const TensorValue &source,
                                 llvm::ArrayRef<int64_t> shape, Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_RESHAPE_H
