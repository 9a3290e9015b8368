//===- Focus.h - the pass that a sequence is about --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Most sequences have a focus: one pass, transform or pattern set that the
/// sequence is about. The focus is drawn first. Then a program is drawn that
/// has what the focus needs. The sequence consists of the fewest passes that
/// lead to the level of the focus, the focus itself, and a few other passes of
/// that level before and after it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_FOCUS_H
#define PADLAB_LIB_GENERATE_PASSES_FOCUS_H

#include "PassSequence.h"
#include "ProgramKinds.h"

#include "../Transforms/ScriptTable.h"

namespace padlab::generate {

/// How to get operations that a pass works on, if they are rare in programs: by
/// certain emitters or by earlier passes.
struct FocusHint {
  /// The name of the focus, as returned by `Focus::getName`.
  llvm::StringLiteral focus;
  /// The forms, separated by commas. A form is `KIND/NAME`: a program of kind
  /// KIND (ProgramKinds.h) that contains the emitter NAME. Sequences with this
  /// focus often use one of the forms. A space and a number may follow NAME:
  /// the percentage of such programs that the focus changes.
  llvm::StringLiteral forms;
  /// Whether only programs of these forms contain what the pass works on.
  bool isFormed = false;
  /// A mask of `Kind`. The generated program contains operations of each of
  /// these kinds, unless it has one of `forms`, or starts below tensors and
  /// already has what the focus needs.
  unsigned also = 0;
  /// Names of other focuses, separated by commas. In most sequences, one of
  /// them runs before the pass, at the same level.
  llvm::StringLiteral before = "";
  /// Whether structured operations are mostly tiled before they are lowered.
  bool isTiled = false;

  llvm::SmallVector<llvm::StringRef> getForms() const;
  /// Returns the weights with which the forms are drawn. The weight of a form
  /// is its percentage if that was measured, else 1.
  llvm::SmallVector<unsigned> getFormWeights() const;
  llvm::SmallVector<llvm::StringRef> getBefore() const;
};

/// Returns the hint for the focus of this name. Returns an empty hint if the
/// focus has none.
const FocusHint &findHint(llvm::StringRef focus);

/// Returns all hints, for tests.
llvm::ArrayRef<FocusHint> getHints();

/// A pass, a transform, or a pattern set, which a sequence can focus on.
struct Focus {
  const PassEntry *pass = nullptr;
  const ScriptEntry *script = nullptr;
  const PatternSet *patterns = nullptr;
  unsigned weight;
  /// A mask of `Level`.
  unsigned levels;
  /// A mask of `Kind`.
  unsigned needs;
  bool reassociates;
  const FocusHint *hint;

  /// Returns a name such as `affine-loop-tile`, `transform pad`, or `patterns
  /// linalg.decompose_pad`.
  std::string getName() const;
  /// Returns whether the name contains `text`.
  bool isNamed(llvm::StringRef text) const {
    return llvm::StringRef(getName()).contains(text);
  }
};

/// Returns all focuses, in a fixed order.
llvm::ArrayRef<Focus> getFocuses();
/// Returns the focus of this name; null if there is none.
const Focus *findFocus(llvm::StringRef name);

/// A focus at one of its levels.
struct Aim {
  const Focus *focus;
  /// One `Level`.
  unsigned level;
  /// One of `FocusHint::forms`. If empty, the program may have any form.
  llvm::StringRef form = {};

  Demand getDemand() const;
  /// Returns the levels at which the focus may be applied. With a form, these
  /// are all levels of the focus, because a program of that form already starts
  /// at the right level. Otherwise it is only `level`.
  unsigned getLevels() const { return form.empty() ? level : focus->levels; }
};

/// Draws a focus whose name contains `name`. There must be one.
Aim drawAim(Choices &choices, llvm::StringRef name = "");

struct FocusedSteps {
  PassSteps steps;
  /// The index of the step that applies the focus.
  size_t place;
};

/// Draws steps, one of which applies the focus. Returns nullopt if no steps
/// lead from `program` to the level of the focus, or if the focus is not
/// allowed in the state that the program then has, or finds nothing to work on
/// there.
std::optional<FocusedSteps> drawFocusedSteps(mlir::ModuleOp program,
                                             const Aim &aim, Choices &choices);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_FOCUS_H
