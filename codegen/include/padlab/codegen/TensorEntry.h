//===- TensorEntry.h - entries of tensors, restored -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prepares the program that a subject leaves for the lowering.
///
/// A subject may bufferize the boundaries of functions, and convert them to the
/// LLVM dialect. The entry function still takes and returns the case's types,
/// so that engines, inputs and comparison handle tensors only.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TENSORENTRY_H
#define PADLAB_CODEGEN_TENSORENTRY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab {

/// If the entry of `program` takes or returns memrefs in place of the tensors
/// of `type`, or the parts of their descriptors in the LLVM dialect, makes it a
/// function that a new entry of this type calls. Returns false (with the
/// reason) if the entry differs from `type` in another way.
bool restoreTensorEntry(mlir::ModuleOp program, mlir::FunctionType type,
                        std::string &reason);

} // namespace padlab

#endif // PADLAB_CODEGEN_TENSORENTRY_H
