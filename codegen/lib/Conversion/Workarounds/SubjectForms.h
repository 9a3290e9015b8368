//===- SubjectForms.h - forms that only subjects leave ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_CONVERSION_SUBJECTFORMS_H
#define PADLAB_LIB_CONVERSION_SUBJECTFORMS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

namespace padlab {

/// A subject may leave a program below the level of tensors, or on the way
/// there. Affine loops and accesses become `scf` and `memref`, operations on
/// indices (including the index dialect) arithmetic, deferred deallocations
/// real ones, reshaped buffers casts, `linalg.softmax` its steps, and a tensor
/// that shares its memory with a buffer becomes a copy of it, as bufferization
/// expects. `run` runs upstream's passes on the program. A program without any
/// of these costs one walk.
llvm::LogicalResult lowerSubjectForms(
    mlir::ModuleOp program,
    llvm::function_ref<llvm::LogicalResult(mlir::OpPassManager &)> run);

} // namespace padlab

#endif // PADLAB_LIB_CONVERSION_SUBJECTFORMS_H
