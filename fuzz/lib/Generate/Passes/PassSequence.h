//===- PassSequence.h - sequences of passes, as part of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `padlab.passes` as steps: each is one pass with its anchor and its options.
/// A sequence is legal for a program if each step is legal where it stands.
/// Steps that are not in the table of passes (in a case written by hand) count
/// as legal.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PASSSEQUENCE_H
#define PADLAB_LIB_GENERATE_PASSES_PASSSEQUENCE_H

#include "PassTable.h"

#include "llvm/ADT/SmallVector.h"

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

using PassSteps = llvm::SmallVector<std::string>;

inline constexpr unsigned maxPassSteps = 8;

PassSteps parseSteps(llvm::StringRef sequence);
std::string printSteps(llvm::ArrayRef<std::string> steps);

/// Returns a step's options, each `name=value` or `name`.
llvm::SmallVector<std::string> getStepOptions(llvm::StringRef step);
std::string setStepOptions(llvm::StringRef step,
                           llvm::ArrayRef<std::string> options);

/// Draws a weight for each entry of the table: it favours some passes, and
/// gives others 0.
llvm::SmallVector<unsigned> drawPassWeights(Choices &choices);

/// Prints a step of this entry; each of its options is given with a probability
/// of `optionShare` percent.
std::string printFresh(const PassEntry &entry, Choices &choices,
                       unsigned optionShare);

/// Draws step and options from the entries that `state` allows. Returns nullopt
/// if there are none, or if the drawn one does not apply to this program.
std::optional<std::string> drawStep(mlir::ModuleOp program,
                                    const PassState &state, Choices &choices,
                                    llvm::ArrayRef<unsigned> weights);
/// Does the same for entries that lead to a lower level, or for those that do
/// not.
std::optional<std::string> drawStep(mlir::ModuleOp program,
                                    const PassState &state, Choices &choices,
                                    llvm::ArrayRef<unsigned> weights,
                                    bool descends);

/// Draws 1 to `maxPassSteps` steps without a focus.
PassSteps drawSteps(mlir::ModuleOp program, Choices &choices);

/// Drops steps that are not legal, and those beyond the maximal number.
PassSteps repairSteps(mlir::ModuleOp program, PassSteps steps);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PASSSEQUENCE_H
