//===- Focus.h - what a sequence is about -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Most sequences focus on one pass, transform or pattern set, which is drawn
/// first: the program has what the focus needs, the shortest sequence of passes
/// leads to its level, and a few other passes of that level are added around
/// it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_FOCUS_H
#define PADLAB_LIB_GENERATE_PASSES_FOCUS_H

#include "PassSequence.h"
#include "ProgramKinds.h"

#include "../Transforms/ScriptTable.h"

namespace padlab::generate {

/// Emitters and earlier passes that make what a pass works on, if it is rare.
struct FocusHint {
  /// The name, as returned by `Focus::getName`.
  llvm::StringLiteral focus;
  /// The forms, separated by commas, as `KIND/NAME`: a program of that kind
  /// (ProgramKinds.h) that contains the emitter of that name; mostly one of
  /// them is used. A space and the percentage of such programs that the focus
  /// changes may follow.
  llvm::StringLiteral forms;
  /// Whether only these forms contain what the pass works on.
  bool isFormed = false;
  /// A mask of `Kind`: the program contains all of them when it is generated.
  unsigned also = 0;
  /// Names of focuses, separated by commas: mostly, one of these runs before
  /// the pass, at its level.
  llvm::StringLiteral before = "";
  /// Whether structured operations are mostly tiled before they are lowered.
  bool isTiled = false;

  llvm::SmallVector<llvm::StringRef> getForms() const;
  /// Returns how often each form is drawn: its share if that was measured, else
  /// 1.
  llvm::SmallVector<unsigned> getFormWeights() const;
  llvm::SmallVector<llvm::StringRef> getBefore() const;
};

/// Returns the hint for a focus; an empty one if it needs none.
const FocusHint &findHint(llvm::StringRef focus);

/// Returns all hints, for tests.
llvm::ArrayRef<FocusHint> getHints();

/// A pass, or a transform, or a pattern set.
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
  /// One of `FocusHint::forms`; if empty, any program.
  llvm::StringRef form = {};

  Demand getDemand() const;
  /// Returns the levels at which the focus may be applied: `level` or, with a
  /// form, any level of the focus, because such a program starts at the right
  /// one.
  unsigned getLevels() const { return form.empty() ? level : focus->levels; }
};

/// Draws a focus with `name` in its name.
Aim drawAim(Choices &choices, llvm::StringRef name = "");

struct FocusedSteps {
  PassSteps steps;
  /// The index of the step that the sequence is about.
  size_t place;
};

/// Draws steps that contain the focus. Returns nullopt if no steps lead from
/// this program to its level, or if the program lacks what it needs.
std::optional<FocusedSteps> drawFocusedSteps(mlir::ModuleOp program,
                                             const Aim &aim, Choices &choices);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_FOCUS_H
