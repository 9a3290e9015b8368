//===- NegativeStrides.h - buffers that are walked backwards -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream marks the arithmetic that computes an element's address as never
/// wrapping around as unsigned numbers, and code generation makes use of this.
/// But with a negative stride, the arithmetic wraps. So programs in which a
/// stride may be negative lose these flags.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_NEGATIVESTRIDES_H
#define PADLAB_CODEGEN_LIB_CONVERSION_NEGATIVESTRIDES_H

#include "mlir/IR/Operation.h"

namespace padlab {

/// Whether `op` is a view with a stride that may be negative. Call this before
/// views are expanded: afterwards their strides are ordinary numbers.
bool mayStepBack(mlir::Operation *op);

/// Marks `function` as one in which some view may have a negative stride.
void markSteppingBack(mlir::Operation *function);
/// Removes all marks. Returns whether any function of `module` had one.
bool unmarkSteppingBack(mlir::Operation *module);

/// Removes the overflow flags of the LLVM dialect's operations in `module`, and
/// the flag `nuw` of its address computations.
void dropNoWrapFlags(mlir::Operation *module);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_NEGATIVESTRIDES_H
