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

/// Lowers forms that subjects leave below the level of tensors, or on the way
/// there: affine loops and accesses (to `scf` and `memref`), operations on
/// indices, also those of the index dialect (to arithmetic), deferred
/// deallocations (to real ones), reshaped buffers and slices with fewer
/// dimensions (to casts), results of type index of `memref.alloca_scope` (to
/// integers), and `linalg.softmax` (to its steps). A tensor that shares its
/// memory with a buffer becomes a copy of the buffer, as bufferization expects.
/// `run` runs upstream's passes on the program. If a program has none of these
/// forms, this costs one walk.
llvm::LogicalResult lowerSubjectForms(
    mlir::ModuleOp program,
    llvm::function_ref<llvm::LogicalResult(mlir::OpPassManager &)> run);

} // namespace padlab

#endif // PADLAB_LIB_CONVERSION_SUBJECTFORMS_H
