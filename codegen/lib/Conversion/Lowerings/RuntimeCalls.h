//===- RuntimeCalls.h - calls of the runtime with a text -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits calls with which lowered programs report texts, such as error
/// messages, to the runtime.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_RUNTIMECALLS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_RUNTIMECALLS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

namespace padlab {

/// Calls `function(message)` at the insertion point, with `message` as a
/// constant of `module`. Fails (with a diagnostic) if the program has another
/// function of that name.
mlir::LogicalResult callWithMessage(mlir::OpBuilder &b, mlir::Location loc,
                                    mlir::ModuleOp module,
                                    llvm::StringRef function,
                                    llvm::StringRef message);
/// Calls a function that takes several messages.
mlir::LogicalResult callWithMessages(mlir::OpBuilder &b, mlir::Location loc,
                                     mlir::ModuleOp module,
                                     llvm::StringRef function,
                                     llvm::ArrayRef<llvm::StringRef> messages);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_RUNTIMECALLS_H
