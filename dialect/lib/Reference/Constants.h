//===- Constants.h - the values of attributes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_CONSTANTS_H
#define PADLAB_DIALECT_LIB_REFERENCE_CONSTANTS_H

#include "Frame.h"

namespace padlab::reference {

/// Returns the value of `type` that `value`, a constant of `op`, denotes: a
/// scalar, a ranked tensor or vector of dense or sparse elements, or a function
/// of the module.
mlir::FailureOr<RuntimeValue> getConstant(mlir::Operation *op,
                                          mlir::Attribute value,
                                          mlir::Type type, Frame &frame);

/// Binds the single result of the constant `op` to the value that `value`
/// denotes.
mlir::LogicalResult bindConstant(mlir::Operation *op, mlir::Attribute value,
                                 Frame &frame);

/// Returns the function that `symbol` names, looked up from `op`.
mlir::FailureOr<FunctionValue>
getFunction(mlir::Operation *op, mlir::SymbolRefAttr symbol, Frame &frame);

/// Returns a poison value of `type`, which is a scalar, or a tensor or vector
/// of static shape.
mlir::FailureOr<RuntimeValue> getPoison(mlir::Operation *op, mlir::Type type,
                                        Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_CONSTANTS_H
