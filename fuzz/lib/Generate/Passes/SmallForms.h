//===- SmallForms.h - forms that passes rewrite -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A form is a group of operations that a pass rewrites together, and that
/// hardly ever arises if each operation is drawn by itself. To add a form, add
/// a function and an entry in SmallForms.cpp. Entries for chains of operations
/// are in SmallChains.cpp, and those for parts of neural networks in
/// SmallModels.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H
#define PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H

#include "../ProgramBuilder.h"

namespace padlab::generate {

struct SmallForm {
  llvm::StringLiteral name;
  /// Emits the form. Returns false if no values of the program fit it.
  bool (*emit)(ProgramBuilder &program);
  /// A mask of `Kind`, as in `OpEmitter::kinds`.
  unsigned kinds = 0;
};

/// Returns all forms. A focus asks for them by name (Focus.h).
llvm::ArrayRef<SmallForm> getSmallForms();

/// Returns the forms that are chains: operations on the results of other
/// operations.
llvm::ArrayRef<SmallForm> getSmallChains();

/// Returns the forms of one operation that uses some feature more often than
/// usual.
llvm::ArrayRef<SmallForm> getSmallShares();

/// Returns forms that are layers of neural networks.
llvm::ArrayRef<SmallForm> getSmallModels();

/// Emits a new tensor that is wholly written and then inserted into a part of
/// an existing tensor. A pass can write that part directly, so that the new
/// tensor needs no memory of its own.
bool emitComputedSlice(ProgramBuilder &program);

/// Emits a loop that reads and writes a part of a carried tensor. It is the
/// same part in each iteration.
bool emitSubsetLoop(ProgramBuilder &program);

/// Emits a loop that carries only scalars, which are computed from elements of
/// tensors. The loop writes no memory, so that only the uses of values order
/// its operations.
bool emitScalarLoop(ProgramBuilder &program);

/// Emits a loop whose body, or a branch in it, often does not run. If it does
/// not, some operations in it would be undefined if a pass hoisted them.
bool emitGuardedLoop(ProgramBuilder &program);

/// Emits a slice whose extents are mostly 1. Its type drops some of the extents
/// of 1.
bool emitUnitSlice(ProgramBuilder &program);
/// Emits the inverse of a unit slice: the insertion of a tensor into one with
/// more dimensions.
bool emitUnitInsert(ProgramBuilder &program);

/// Emits a structured operation with the same tensor as its input and its
/// destination. At times, the operation reads other elements than it writes.
bool emitComputedInPlace(ProgramBuilder &program);
/// Emits a structured operation that reads one part of a tensor and writes
/// another part, which may overlap the first one.
bool emitOverlappingSlices(ProgramBuilder &program);
/// Emits a `materialize_in_destination`, or a copy of a tensor into new memory.
bool emitMaterialized(ProgramBuilder &program);

/// Emits a loop in which the extents of tensors depend on the iteration.
bool emitSizedByLoop(ProgramBuilder &program);

/// Emits a loop that computes each row of a tensor from the row before or after
/// it.
bool emitRunningRows(ProgramBuilder &program);
/// Emits an `scf.while` that changes a tensor as long as one of the tensor's
/// elements passes a test.
bool emitIterated(ProgramBuilder &program);
/// Emits a loop that changes a tensor until one of the tensor's elements passes
/// a test. The remaining iterations do nothing.
bool emitLeavingEarly(ProgramBuilder &program);

/// Emits computations of the shape dialect on the extents of a tensor.
bool emitExtents(ProgramBuilder &program);
/// Emits computations as `emitExtents` does, and then takes the number of
/// elements of the computed shape.
bool emitNumberOfElements(ProgramBuilder &program);
/// Emits a `!shape.value_shape` of a tensor and its shape, and extracts the
/// tensor from it.
bool emitValueWithShape(ProgramBuilder &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H
