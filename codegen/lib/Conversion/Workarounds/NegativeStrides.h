//===- NegativeStrides.h - buffers that are walked backwards -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream computes the address of an element with arithmetic that it promises
/// not to wrap around as unsigned numbers. A negative stride does, and code
/// generation makes use of the promise. Programs in which a stride may be
/// negative lose it; others pay nothing.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_NEGATIVESTRIDES_H
#define PADLAB_CODEGEN_LIB_CONVERSION_NEGATIVESTRIDES_H

#include "mlir/IR/Operation.h"

namespace padlab {

/// Whether `op` is a view with a stride that may be negative. Call this before
/// views are expanded: afterwards their strides are ordinary numbers.
bool mayStepBack(mlir::Operation *op);

/// Marks a function: some view in it may have a negative stride.
void markSteppingBack(mlir::Operation *function);
/// Removes all marks. Returns whether any function of `module` had one.
bool unmarkSteppingBack(mlir::Operation *module);

/// Takes the promises off the LLVM dialect's operations in `module`.
void dropNoWrapFlags(mlir::Operation *module);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_NEGATIVESTRIDES_H
