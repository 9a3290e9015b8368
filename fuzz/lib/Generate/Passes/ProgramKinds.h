//===- ProgramKinds.h - kinds of programs for sequences ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of the kinds of programs to which target `passes` applies
/// sequences: the levels at which the programs start, and what they mostly
/// contain. To add a kind, add a function that builds such a program, and an
/// entry in ProgramKinds.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H
#define PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H

#include "PassTable.h"

#include "mlir/IR/OwningOpRef.h"

namespace padlab::generate {

/// The properties that a program must have so that the focus of a sequence
/// (Focus.h) can change it.
struct Demand {
  /// A mask of `Level`: the levels at which the focus works.
  unsigned levels = anyLevel;
  /// A mask of `Kind`: the focus rewrites operations of these kinds, so that
  /// the program must have one of them. 0 stands for any operation.
  unsigned kinds = 0;
  /// A mask of `Kind`: the program must also have operations of all these
  /// kinds.
  unsigned also = 0;
  /// Whether the program must not compute with floats that round, because the
  /// focus changes the order of sums.
  bool onlyIntegers = false;
  /// The form of the program (FocusHint::forms): `KIND/NAME` stands for a
  /// program of kind KIND that contains the emitter NAME. If empty, the program
  /// may have any form.
  llvm::StringRef form = {};

  llvm::StringRef getFormName() const { return form.split('/').second; }
};

struct ProgramKind {
  llvm::StringLiteral name;
  /// The weight relative to the other kinds that suit a demand.
  unsigned weight;
  /// A mask of `Level`: the levels on which these programs start.
  unsigned levels;
  /// A mask of the `Kind`s that most of these programs contain.
  unsigned kinds;
  /// Builds a module with an entry. The program has no undefined behaviour. The
  /// caller verifies it.
  mlir::OwningOpRef<mlir::ModuleOp> (*build)(Choices &, mlir::MLIRContext *,
                                             const Demand &);
};

llvm::ArrayRef<ProgramKind> getProgramKinds();

/// Draws a kind of programs. Mostly, its programs start on a level of the
/// focus, and contain what the focus needs.
const ProgramKind &drawProgramKind(Choices &choices, const Demand &demand);

/// Builds a program of one to six steps, each of which emits an operation on
/// tensors or a form. Mostly, the demanded ones are among them. Small programs
/// run fast, and contain little that stops the sequence before the focus.
mlir::OwningOpRef<mlir::ModuleOp> buildSmallProgram(Choices &choices,
                                                    mlir::MLIRContext *context,
                                                    const Demand &demand);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H
