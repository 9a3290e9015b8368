//===- Focus.h - what a sequence is about -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Most sequences are about one pass, transform or pattern set, drawn first:
/// the program has what it needs, the shortest way leads to its level, and a
/// few other passes of that level stand around it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_FOCUS_H
#define PADLAB_LIB_GENERATE_PASSES_FOCUS_H

#include "FocusHints.h"
#include "PassSequence.h"
#include "ProgramKinds.h"

#include "../Transforms/ScriptTable.h"

namespace padlab::generate {

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

  /// `affine-loop-tile`, `transform pad`, `patterns linalg.decompose_pad`.
  std::string getName() const;
};

/// All that a sequence can be about, in a fixed order.
llvm::ArrayRef<Focus> getFocuses();
/// Null when there is none of this name.
const Focus *findFocus(llvm::StringRef name);

/// A focus at one of its levels.
struct Aim {
  const Focus *focus;
  /// One `Level`.
  unsigned level;
  /// As `FocusHint::forms` has them; empty: any program.
  llvm::StringRef form = {};

  Demand getDemand() const;
  /// Where the focus' turn is. A program of a form is at its level already.
  unsigned getLevels() const { return form.empty() ? level : focus->levels; }
};

/// Draws a focus with `name` in its name.
Aim drawAim(Choices &choices, llvm::StringRef name = "");

struct FocusedSteps {
  PassSteps steps;
  /// The place of the step that the sequence is about.
  size_t place;
};

/// Nullopt when nothing leads there from this program, or it has not got what
/// the focus needs.
std::optional<FocusedSteps> drawFocusedSteps(mlir::ModuleOp program,
                                             const Aim &aim, Choices &choices);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_FOCUS_H
