//===- Manual.h - a tool's manual page -------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_MANUAL_H
#define PADLAB_DIALECT_MANUAL_H

#include "llvm/ADT/StringRef.h"

namespace padlab {

/// Of a tool, or a command of one, that does not describe its options to
/// llvm::cl. Texts of several lines have no indentation of their own but that
/// of tables.
struct ManualPage {
  llvm::StringRef name;
  /// What can be typed, a form a line, without the name.
  llvm::StringRef synopsis;
  /// As for `parseCommandLine` (CommandLine.h).
  llvm::StringRef overview;
  llvm::StringRef options;
};

/// Prints NAME, SYNOPSIS, DESCRIPTION, OPTIONS, EXIT STATUS and EXAMPLES.
void printManual(const ManualPage &page);
/// The same of a tool with the options that it registered.
void printManual(llvm::StringRef tool, llvm::StringRef overview);

} // namespace padlab

#endif // PADLAB_DIALECT_MANUAL_H
