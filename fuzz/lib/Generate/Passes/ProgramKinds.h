//===- ProgramKinds.h - programs that sequences start from -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of the kinds of programs that target `passes` draws from: at which
/// level each starts, and what it mostly contains. To add one, add a function
/// that builds it and an entry in ProgramKinds.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H
#define PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H

#include "PassTable.h"

#include "mlir/IR/OwningOpRef.h"

namespace padlab::generate {

/// The properties that a program must have so that the focus of a sequence
/// (Focus.h) has something to do.
struct Demand {
  /// A mask of `Level`: where the focus works.
  unsigned levels = anyLevel;
  /// A mask of `Kind`, one of which the focus rewrites; 0: any operation.
  unsigned kinds = 0;
  /// A mask of `Kind`, all of which are also required.
  unsigned also = 0;
  /// Whether programs must not compute with floats that round, because the
  /// focus changes the order of sums.
  bool onlyIntegers = false;
  /// `KIND/NAME`: a program of this kind that contains the emitter of that
  /// name; empty for any.
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
  /// Builds a module with an entry, not verified yet, without undefined
  /// behaviour.
  mlir::OwningOpRef<mlir::ModuleOp> (*build)(Choices &, mlir::MLIRContext *,
                                             const Demand &);
};

llvm::ArrayRef<ProgramKind> getProgramKinds();

/// Draws a kind: mostly one that starts on the level of the focus and has what
/// it needs.
const ProgramKind &drawProgramKind(Choices &choices, const Demand &demand);

/// Builds one to six operations on tensors, including the demanded ones: small
/// programs run fast, and contain little that hinders the focus.
mlir::OwningOpRef<mlir::ModuleOp> buildSmallProgram(Choices &choices,
                                                    mlir::MLIRContext *context,
                                                    const Demand &demand);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H
