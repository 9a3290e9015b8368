//===- FocusHints.h - what a focus needs beside its level -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_FOCUSHINTS_H
#define PADLAB_LIB_GENERATE_PASSES_FOCUSHINTS_H

#include "PassTable.h"

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

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_FOCUSHINTS_H
