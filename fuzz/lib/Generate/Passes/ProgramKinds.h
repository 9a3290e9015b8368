//===- ProgramKinds.h - programs that sequences start from -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The kinds of programs that target `passes` draws from, as data: at which
/// level each starts, and what it always has. To add one: a function that
/// builds it and an entry in ProgramKinds.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H
#define PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H

#include "PassTable.h"

#include "mlir/IR/OwningOpRef.h"

namespace padlab::generate {

/// The properties that a program needs so that the subject of a sequence has
/// something to do.
struct Demand {
  /// A mask of `Level`: where the subject works.
  unsigned levels = anyLevel;
  /// A mask of `Kind`, one of which it rewrites; 0: any operation.
  unsigned kinds = 0;
  /// A mask of `Kind`, all of which it needs beside.
  unsigned also = 0;
  /// The subject changes the order of sums.
  bool onlyIntegers = false;
  /// `KIND/NAME`: of this kind, and with what the emitter of that name emits;
  /// empty: any.
  llvm::StringRef form = {};

  llvm::StringRef getFormName() const { return form.split('/').second; }
};

struct ProgramKind {
  llvm::StringLiteral name;
  /// How often it is drawn beside the other kinds that fit a demand as well.
  unsigned weight;
  /// A mask of `Level`: where the program as written has something to do.
  unsigned levels;
  /// A mask of `Kind`: what most of these programs have.
  unsigned kinds;
  /// A module with an entry, not verified yet, free of undefined behaviour.
  mlir::OwningOpRef<mlir::ModuleOp> (*build)(Choices &, mlir::MLIRContext *,
                                             const Demand &);
};

llvm::ArrayRef<ProgramKind> getProgramKinds();

/// A kind, mostly one that starts where the subject works and has what it
/// needs.
const ProgramKind &drawProgramKind(Choices &choices, const Demand &demand);

/// One to five operations on tensors, among them what is demanded: small
/// programs run fast, and little of them stands in a subject's way.
mlir::OwningOpRef<mlir::ModuleOp> buildSmallProgram(Choices &choices,
                                                    mlir::MLIRContext *context,
                                                    const Demand &demand);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PROGRAMKINDS_H
