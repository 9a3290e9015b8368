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

/// Forms that programs hardly have as they are written, and other passes make.
struct FocusHint {
  /// As `Focus::getName` has it.
  llvm::StringLiteral focus;
  /// Apart by commas, `KIND/NAME`: a program of that kind (ProgramKinds.h) in
  /// which the emitter of that name has its turn; mostly one of them. Behind a
  /// space the share of such programs, in percent, that the focus changes.
  llvm::StringLiteral forms;
  /// Nothing else has what it is about.
  bool isFormed = false;
  /// A mask of `Kind`, all of which the program has as it is written.
  unsigned also = 0;
  /// Names of focuses, apart by commas: one of them mostly runs before it, at
  /// its level.
  llvm::StringLiteral before = "";
  /// Whether structured operations are mostly tiled before the way down.
  bool isTiled = false;

  llvm::SmallVector<llvm::StringRef> getForms() const;
  /// How often each is drawn: by its share, where that was measured.
  llvm::SmallVector<unsigned> getFormWeights() const;
  llvm::SmallVector<llvm::StringRef> getBefore() const;
};

/// A hint of nothing for those that need none.
const FocusHint &findHint(llvm::StringRef focus);

/// All hints, for tests.
llvm::ArrayRef<FocusHint> getHints();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_FOCUSHINTS_H
