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

/// An attribute that `padlab-mark-uncalled` gives functions that no operation
/// of the module refers to: each of their arguments is a buffer of its own
/// (docs/memory-semantics.md).
inline constexpr llvm::StringLiteral uncalledMark = "pad.uncalled";

/// Whether `buffer` is an argument of a function that operations of the module
/// may call: such a call may pass one buffer as two arguments, or pass a
/// global. Functions without `uncalledMark` are assumed to be called, because
/// passes that run on one function cannot look at others.
inline bool isArgumentOfCall(mlir::Value buffer) {
  auto argument = llvm::dyn_cast<mlir::BlockArgument>(buffer);
  auto function = argument ? llvm::dyn_cast<mlir::FunctionOpInterface>(
                                 argument.getOwner()->getParentOp())
                           : mlir::FunctionOpInterface();
  return function && !function->hasAttr(uncalledMark);
}

/// Whether these memrefs may refer to parts of one buffer.
inline bool mayShareBuffer(mlir::Value lhs, mlir::Value rhs) {
  mlir::Value one = getBuffer(lhs), other = getBuffer(rhs);
  if (!one || !other || one == other)
    return true;
  auto global = one.getDefiningOp<mlir::memref::GetGlobalOp>();
  auto otherGlobal = other.getDefiningOp<mlir::memref::GetGlobalOp>();
  if (global && otherGlobal)
    return global.getNameAttr() == otherGlobal.getNameAttr();
  return (global || isArgumentOfCall(one)) &&
         (otherGlobal || isArgumentOfCall(other));
}

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_BUFFERSHARING_H
