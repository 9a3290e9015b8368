//===- Programs.h - the programs of the targets -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that each build a program of one target or, for some cases of
/// target `passes`, a program of arithmetic. The caller verifies the program.
/// The other functions for target `passes` are in PassesTarget.h.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PROGRAMS_H
#define PADLAB_LIB_GENERATE_PROGRAMS_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Choices.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab::generate {

using OwnedModule = mlir::OwningOpRef<mlir::ModuleOp>;

/// Builds a program of target `pad`: structured operations of every kind as
/// producers, operations that may stand between a producer and a pad, then
/// `tensor.pad`, then consumers.
OwnedModule buildPadProgram(Choices &choices, mlir::MLIRContext *context);

/// Builds a program of target `tensor`: any operations of the tensor dialect,
/// with all element types, static and dynamic extents, unranked tensors, rank
/// 0, and tensors without elements.
OwnedModule buildTensorProgram(Choices &choices, mlir::MLIRContext *context);

/// Builds a program of target `shape`: operations of the shape dialect in both
/// forms, on shapes and sizes that may be unknown or invalid, with constraints,
/// reductions and functions.
OwnedModule buildShapeProgram(Choices &choices, mlir::MLIRContext *context);

/// Builds a program of target `std`: any operations of the old Standard dialect
/// with every type of element, on scalars, vectors, tensors with and without a
/// rank, and memrefs with layouts and memory spaces; branches, bounded loops,
/// calls of functions and of function values, transfers, buffers at fixed
/// addresses.
OwnedModule buildStdProgram(Choices &choices, mlir::MLIRContext *context);

/// Builds a program of target `tosa`: operations of the TOSA dialect as front
/// ends emit them, and a sequence of upstream's passes that ends with the
/// conversions of TOSA to other dialects and a cleanup.
OwnedModule buildTosaProgram(Choices &choices, mlir::MLIRContext *context);

/// Builds a program of target `sparse`: operations on tensors with encodings of
/// `sparse_tensor`, including pads. Arguments and results are dense, and are
/// converted inside.
OwnedModule buildSparseProgram(Choices &choices, mlir::MLIRContext *context);

/// Builds a program of target `loops`: nests of affine and scf loops over
/// buffers. Arguments and results are tensors. Bounds, indices and bodies are
/// as irregular as they can be while every access is in bounds. If `form` is
/// not empty, the emitter with this name is used at least once.
OwnedModule buildLoopProgram(Choices &choices, mlir::MLIRContext *context,
                             bool onlyIntegers = false,
                             llvm::StringRef form = {});

/// Builds a program of target `vectors`: an entry on tensors that reads
/// vectors, computes with them and writes them back (Vectors/VectorProgram.h).
/// `form` is as for `buildLoopProgram`.
OwnedModule buildVectorProgram(Choices &choices, mlir::MLIRContext *context,
                               bool onlyIntegers = false,
                               llvm::StringRef form = {});

/// Builds an entry that computes with numbers, or with vectors or tensors of
/// numbers (Arith/ArithProgram.h). `form` is as for `buildLoopProgram`, except
/// that an emitter that needs floats is ignored if `onlyIntegers` is set.
OwnedModule buildArithProgram(Choices &choices, mlir::MLIRContext *context,
                              bool onlyIntegers = false,
                              llvm::StringRef form = {});

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PROGRAMS_H
