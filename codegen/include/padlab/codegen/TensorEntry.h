//===- TensorEntry.h - entries of tensors, restored -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prepares the output of a subject for the lowering.
///
/// A subject may bufferize the boundaries of functions, and convert functions
/// to the LLVM dialect. The function of this file adds an entry that again
/// takes and returns the case's types, so that engines, inputs and comparison
/// handle tensors only.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TENSORENTRY_H
#define PADLAB_CODEGEN_TENSORENTRY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab {

/// If the entry of `program` takes or returns memrefs in place of the tensors
/// of `type`, or (in the LLVM dialect) the parts of memref descriptors, adds a
/// new entry of this type, which calls the old one. Returns false (with the
/// reason) if the type of the entry differs from `type` in another way, or if
/// there is no entry.
bool restoreTensorEntry(mlir::ModuleOp program, mlir::FunctionType type,
                        std::string &reason);

} // namespace padlab

#endif // PADLAB_CODEGEN_TENSORENTRY_H
