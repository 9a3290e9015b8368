//===- SmallForms.h - forms that passes look for -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Forms of several operations that a pass rewrites together, and that hardly
/// ever arise if each operation is drawn alone. To add one, add a function and
/// an entry in SmallForms.cpp; for chains of operations, an entry in
/// SmallChains.cpp; for parts of neural networks, one in SmallModels.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H
#define PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H

#include "../ProgramBuilder.h"

namespace padlab::generate {

struct SmallForm {
  llvm::StringLiteral name;
  /// Emits the form; returns false if nothing fits it.
  bool (*emit)(ProgramBuilder &program);
  /// The kinds, as in `OpEmitter::kinds`.
  unsigned kinds = 0;
};

/// Returns all forms. A focus asks for them by name (Focus.h).
llvm::ArrayRef<SmallForm> getSmallForms();

/// Returns forms of operations on the results of others.
llvm::ArrayRef<SmallForm> getSmallChains();

/// Returns forms of one operation, in which some feature is more frequent.
llvm::ArrayRef<SmallForm> getSmallShares();

/// Returns forms that are layers of neural networks.
llvm::ArrayRef<SmallForm> getSmallModels();

/// Emits a new tensor that is written as a whole and inserted into a part of an
/// existing one, so that the new tensor needs no memory of its own.
bool emitComputedSlice(ProgramBuilder &program);

/// Emits a loop that reads and writes the same part of a carried tensor in each
/// iteration.
bool emitSubsetLoop(ProgramBuilder &program);

/// Emits a loop that only carries scalars, which are computed from elements. It
/// uses no memory, so that only the uses of values order its operations.
bool emitScalarLoop(ProgramBuilder &program);

/// Emits a loop that often does not run, and whose body would then be undefined
/// if a pass hoisted it.
bool emitGuardedLoop(ProgramBuilder &program);

/// Emits a slice, most of whose extents are 1, and drops some of these extents.
bool emitUnitSlice(ProgramBuilder &program);
/// Emits the inverse of a unit slice: an insertion into a tensor of more
/// dimensions.
bool emitUnitInsert(ProgramBuilder &program);

/// Emits a structured operation whose input and destination are one tensor, and
/// which reads other elements than it writes.
bool emitComputedInPlace(ProgramBuilder &program);
/// Emits a structured operation that reads one part of a tensor and writes
/// another one, which may overlap it.
bool emitOverlappingSlices(ProgramBuilder &program);
/// Emits a tensor that is materialized in given memory.
bool emitMaterialized(ProgramBuilder &program);

/// Emits a loop in which the extents of tensors depend on the iteration.
bool emitSizedByLoop(ProgramBuilder &program);

/// Emits a loop that computes each row from the one before or after it.
bool emitRunningRows(ProgramBuilder &program);
/// Emits a while loop that changes a tensor as long as one of its elements
/// passes a test.
bool emitIterated(ProgramBuilder &program);
/// Emits a loop that changes a tensor until one of its elements passes a test,
/// and does nothing in the iterations that are left.
bool emitLeavingEarly(ProgramBuilder &program);

/// Emits computations of the shape dialect on the extents of a tensor.
bool emitExtents(ProgramBuilder &program);
/// Does the same, and ends with the number of elements of the computed shape.
bool emitNumberOfElements(ProgramBuilder &program);
/// Emits a `!shape.value_shape` of a tensor and its shape, and takes the tensor
/// from it.
bool emitValueWithShape(ProgramBuilder &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H
