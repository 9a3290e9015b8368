//===- PassState.h - where a program stands in a sequence -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PASSSTATE_H
#define PADLAB_LIB_GENERATE_PASSES_PASSSTATE_H

#include "PassTable.h"

namespace padlab::generate {

/// The state of a program before a step.
struct PassState {
  /// A mask of `Level`: parts of a program may be on lower levels than others.
  unsigned level = OnTensors;
  /// A mask of `Fact`.
  unsigned facts = 0;
  /// Holds the scripts that steps refer to.
  mlir::ModuleOp program;

  /// Whether fragile passes are left out, as in most sequences, though not in
  /// all.
  bool isCautious = false;

  static PassState of(mlir::ModuleOp program);
  /// Returns the state that `of` returns, but mostly cautious, to draw steps.
  static PassState draw(mlir::ModuleOp program, Choices &choices);
  bool allows(const PassEntry &entry) const;
  /// Updates the state for `step`, which need not be in the table.
  void pass(llvm::StringRef step);
};

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PASSSTATE_H
