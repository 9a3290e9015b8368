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

/// Replaces `function` by a function of the LLVM dialect, with the same
/// signature that upstream's conversion makes. This is possible only if
/// `lowerPlainOps` has left nothing but calls, returns and casts between a type
/// and its lowered type, the types are plain, and the function and its calls
/// have no attributes that need another lowering; otherwise, changes nothing
/// and returns null.
mlir::LLVM::LLVMFuncOp
convertPlainFunction(mlir::func::FuncOp function,
                     const mlir::LLVMTypeConverter &types);

} // namespace padlab

#endif // PADLAB_CODEGEN_PLAINFUNCTIONS_H
