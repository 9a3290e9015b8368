//===- PlainFunctions.h - whole functions to the LLVM dialect ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PLAINFUNCTIONS_H
#define PADLAB_CODEGEN_PLAINFUNCTIONS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace padlab {

/// Replaces `function` by one of the LLVM dialect, with the signature of
/// upstream's conversion, if `lowerPlainOps` has left only calls, returns and
/// casts. Returns null if something else is left.
mlir::LLVM::LLVMFuncOp
convertPlainFunction(mlir::func::FuncOp function,
                     const mlir::LLVMTypeConverter &types);

} // namespace padlab

#endif // PADLAB_CODEGEN_PLAINFUNCTIONS_H
