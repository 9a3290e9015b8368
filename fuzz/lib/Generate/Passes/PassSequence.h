//===- PassSequence.h - sequences of passes, as part of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sequence of passes in a case's attribute `padlab.passes`, as a list of
/// steps. Each step is a pass with its anchor and its options. A sequence is
/// legal for a program if each of its passes is allowed in the state that the
/// program then has. A pass that is not in the table of passes (which happens
/// in cases written by hand) counts as legal.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PASSSEQUENCE_H
#define PADLAB_LIB_GENERATE_PASSES_PASSSEQUENCE_H

#include "PassTable.h"

#include "llvm/ADT/SmallVector.h"

namespace padlab::generate {

/// The facts that are known about a program before a step of a sequence.
struct PassState {
  /// A mask of `Level`: the levels that parts of the program are on.
  unsigned level = OnTensors;
  /// A mask of `Fact`.
  unsigned facts = 0;
  /// The module with the transform scripts that steps refer to.
  mlir::ModuleOp program;

  /// Whether passes are not allowed that mostly hit a known defect in programs
  /// of this state (see getFragility). Set for most sequences, but not for all.
  bool isCautious = false;

  static PassState of(mlir::ModuleOp program);
  /// Returns the state that `of` returns, to draw steps for. Mostly sets
  /// `isCautious`.
  static PassState draw(mlir::ModuleOp program, Choices &choices);
  bool allows(const PassEntry &entry) const;
  /// Changes the state to the one after `step`, which need not be in the table
  /// of passes.
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

/// Draws a weight for each entry of the table of passes. Some passes get large
/// weights, and others 0.
llvm::SmallVector<unsigned> drawPassWeights(Choices &choices);

/// Returns the text of a step with the pass of `entry`. Each option of the pass
/// is given with a probability of `optionShare` percent, or of an eighth of
/// that if it is rare. The options in `fixed` are always given.
std::string printFresh(const PassEntry &entry, Choices &choices,
                       unsigned optionShare);

/// Draws one of the passes that `state` allows, and its options. Returns
/// nullopt if no pass is allowed, or if the drawn one has nothing to do in this
/// program.
std::optional<std::string> drawStep(mlir::ModuleOp program,
                                    const PassState &state, Choices &choices,
                                    llvm::ArrayRef<unsigned> weights);
/// Draws a step as above, but only one that leads to a lower level if
/// `descends`, and only one that does not otherwise.
std::optional<std::string> drawStep(mlir::ModuleOp program,
                                    const PassState &state, Choices &choices,
                                    llvm::ArrayRef<unsigned> weights,
                                    bool descends);

/// Draws 1 to `maxPassSteps` steps without a focus.
PassSteps drawSteps(mlir::ModuleOp program, Choices &choices);

/// Drops steps that are not legal, and then those beyond the maximal number of
/// steps.
PassSteps repairSteps(mlir::ModuleOp program, PassSteps steps);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PASSSEQUENCE_H
