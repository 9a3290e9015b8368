//===- SmallForms.h - forms that passes look for -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Several operations that a pass rewrites together, and that hardly arise when
/// each is drawn alone. To add one: a function and an entry in SmallForms.cpp,
/// or, of operations on each other's results, an entry in SmallChains.cpp; of
/// what models are made of, in SmallModels.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H
#define PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H

#include "../ProgramBuilder.h"

namespace padlab::generate {

struct SmallForm {
  llvm::StringLiteral name;
  /// False when nothing fits it.
  bool (*emit)(ProgramBuilder &program);
  /// As `OpEmitter::kinds`.
  unsigned kinds = 0;
};

/// Forms that the subject of a sequence asks for by name.
llvm::ArrayRef<SmallForm> getSmallForms();

/// Forms of operations on the results of others.
llvm::ArrayRef<SmallForm> getSmallChains();

/// Forms of one operation with more of some feature than others have.
llvm::ArrayRef<SmallForm> getSmallShares();

/// Forms of layers of models.
llvm::ArrayRef<SmallForm> getSmallModels();

/// A new tensor that is written as a whole and put into a part of one that was
/// there before: it need not have memory of its own.
bool emitComputedSlice(ProgramBuilder &program);

/// A loop that reads and writes the same part of what it carries each time.
bool emitSubsetLoop(ProgramBuilder &program);

/// A loop that carries scalars alone, computed of elements: without memory, its
/// operations have no other order than that of their values.
bool emitScalarLoop(ProgramBuilder &program);

/// A loop that does what is undefined where it does not run.
bool emitGuardedLoop(ProgramBuilder &program);

/// A part of a tensor most of whose extents are 1, and of which some go.
bool emitUnitSlice(ProgramBuilder &program);
/// The inverse: into a tensor of more dimensions.
bool emitUnitInsert(ProgramBuilder &program);

/// A structured operation whose input and destination are one tensor, of which
/// it reads other elements than it writes.
bool emitComputedInPlace(ProgramBuilder &program);
/// The same of two parts of a tensor.
bool emitOverlappingSlices(ProgramBuilder &program);
/// A tensor that says where its memory is.
bool emitMaterialized(ProgramBuilder &program);

/// A loop in which tensors are as large as the iteration says.
bool emitSizedByLoop(ProgramBuilder &program);

/// A loop that makes each row of the one before.
bool emitRunningRows(ProgramBuilder &program);
/// Rounds until an element is found: as a while loop, and as a loop that does
/// nothing from then on.
bool emitIterated(ProgramBuilder &program);
bool emitLeavingEarly(ProgramBuilder &program);

/// Emits computations of the shape dialect on the extents of a tensor, the
/// number of its elements last.
bool emitExtents(ProgramBuilder &program);
bool emitNumberOfElements(ProgramBuilder &program);
bool emitValueWithShape(ProgramBuilder &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_SMALLFORMS_H
