//===- LLVMEntry.h - entries in the LLVM dialect ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_LLVMENTRY_H
#define PADLAB_CODEGEN_LIB_ENGINE_LLVMENTRY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab {

/// Returns the entry of `program` if upstream has converted it to a function of
/// the LLVM dialect; else null.
mlir::LLVM::LLVMFuncOp findLLVMEntry(mlir::ModuleOp program);

/// Returns the types of the buffers that a function takes and returns for
/// tensors of `type`, before its conversion to the LLVM dialect. The buffers of
/// results have dynamic strides. Returns null if one of the types is an
/// unranked tensor.
mlir::FunctionType getBufferType(mlir::FunctionType type);

/// Whether `function` has the signature to which upstream converts a function
/// of type `buffers`.
bool isConverted(mlir::LLVM::LLVMFuncOp function, mlir::FunctionType buffers);

/// Creates a call of `callee`, for which `isConverted` must hold, with buffers
/// as operands, and returns the buffers of its results.
llvm::SmallVector<mlir::Value> callConverted(mlir::OpBuilder &b,
                                             mlir::LLVM::LLVMFuncOp callee,
                                             mlir::FunctionType buffers,
                                             mlir::ValueRange operands);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_LLVMENTRY_H
