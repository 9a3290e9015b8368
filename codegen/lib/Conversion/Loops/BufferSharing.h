//===- BufferSharing.h - operands that may be one buffer --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_BUFFERSHARING_H
#define PADLAB_CODEGEN_CONVERSION_BUFFERSHARING_H

#include "VectorizeRowsBody.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace padlab {

/// Whether `buffer` is an argument of a function that the program calls itself:
/// that may get one buffer twice.
inline bool isArgumentOfCall(mlir::Value buffer) {
  auto argument = llvm::dyn_cast<mlir::BlockArgument>(buffer);
  auto function = argument ? llvm::dyn_cast<mlir::FunctionOpInterface>(
                                 argument.getOwner()->getParentOp())
                           : mlir::FunctionOpInterface();
  return function && function.isPrivate();
}

/// Whether these memrefs may refer to parts of one buffer.
inline bool mayShareBuffer(mlir::Value lhs, mlir::Value rhs) {
  mlir::Value one = getBuffer(lhs), other = getBuffer(rhs);
  return !one || !other || one == other ||
         (isArgumentOfCall(one) && isArgumentOfCall(other));
}

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_BUFFERSHARING_H
