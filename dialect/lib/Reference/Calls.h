//===- Calls.h - calling functions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_CALLS_H
#define PADLAB_DIALECT_LIB_REFERENCE_CALLS_H

#include "Frame.h"

namespace padlab::reference {

/// Calls `function` with the values of `arguments`, and binds `op`'s results to
/// the returned values.
mlir::LogicalResult callFunction(mlir::Operation *op,
                                 const FunctionValue &function,
                                 mlir::ValueRange arguments, Frame &frame);
/// Calls the function that `callee` names.
mlir::LogicalResult callFunction(mlir::Operation *op,
                                 mlir::SymbolRefAttr callee,
                                 mlir::ValueRange arguments, Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_CALLS_H
