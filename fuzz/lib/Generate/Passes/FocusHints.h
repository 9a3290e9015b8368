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
  /// A mask of `Kind`, all of which the program has as it is written.
  unsigned also;
  /// Names of focuses, apart by commas: one of them mostly runs before it, at
  /// its level.
  llvm::StringLiteral before = "";
  /// Whether structured operations are mostly tiled before the way down.
  bool isTiled = false;
  /// Apart by commas, `KIND/NAME`: a program of that kind (ProgramKinds.h) in
  /// which the emitter of that name has its turn; mostly one of them.
  llvm::StringLiteral forms = "";
  /// Nothing else has what it is about.
  bool isFormed = false;
};

/// Forms are all that it needs.
constexpr FocusHint formed(llvm::StringLiteral focus,
                           llvm::StringLiteral forms) {
  return {focus, 0, "", false, forms};
}

/// The same, of which hardly another program has anything.
constexpr FocusHint needing(llvm::StringLiteral focus,
                            llvm::StringLiteral forms) {
  return {focus, 0, "", false, forms, /*isFormed=*/true};
}

/// About vectors, about scalars, and about operations on tensors that follow
/// each other.
llvm::ArrayRef<FocusHint> getVectorHints();
llvm::ArrayRef<FocusHint> getArithHints();
llvm::ArrayRef<FocusHint> getChainHints();

/// A hint of nothing for those that need none.
const FocusHint &findHint(llvm::StringRef focus);

/// All hints, for tests.
llvm::ArrayRef<FocusHint> getHints();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_FOCUSHINTS_H
