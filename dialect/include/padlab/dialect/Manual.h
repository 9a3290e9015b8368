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

/// The manual of a tool or command that does not describe its options to
/// llvm::cl. Texts of several lines are not indented, except for tables.
struct ManualPage {
  llvm::StringRef name;
  /// The forms of the command line, one per line, without the tool's name.
  llvm::StringRef synopsis;
  /// The text above the options, as for `parseCommandLine` (CommandLine.h).
  llvm::StringRef overview;
  llvm::StringRef options;
};

/// Prints NAME, SYNOPSIS, DESCRIPTION, OPTIONS, EXIT STATUS, EXAMPLES and SEE
/// ALSO; DESCRIPTION and EXAMPLES only if the overview has a text for them.
void printManual(const ManualPage &page);
/// Prints the manual of a tool from the options that it registered.
void printManual(llvm::StringRef tool, llvm::StringRef overview);

} // namespace padlab

#endif // PADLAB_DIALECT_MANUAL_H
