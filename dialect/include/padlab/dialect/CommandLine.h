//===- CommandLine.h - begin and end of a tool's main ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_COMMANDLINE_H
#define PADLAB_DIALECT_COMMANDLINE_H

#include "padlab/dialect/ExitCode.h"

#include "llvm/ADT/StringRef.h"

#include <string>

namespace padlab {

/// Parses the command line by the registered llvm::cl options. If that fails,
/// returns false and prints one line to standard error: `TOOL: error: what is
/// wrong (see --help)`; if the value of an option is wrong, LLVM prints its own
/// message instead. `--help` prints the tool's manual, in the form of a manual
/// page, and ends the process.
///
/// `overview` is the part of the manual that cannot be made from the options: a
/// sentence that says what the tool does, then optionally more paragraphs,
/// `Examples:`, and `Exit codes:`. Without `Exit codes:`, the manual has the
/// exit codes of the tools that check cases.
bool parseCommandLine(int argc, char **argv, llvm::StringRef overview);

/// Returns the word as a shell reads it: in single quotes if it has characters
/// that may mean something to the shell.
std::string quoteForShell(llvm::StringRef word);

/// Returns the value for `main` to return: `code` if everything printed has
/// reached standard output. Otherwise (for example, because the disk is full)
/// prints one line to standard error and returns `code` combined with
/// `BadInput`; LLVM would exit with 1, which is our code `Defect`.
int exitWith(llvm::StringRef tool, ExitCode code);

} // namespace padlab

#endif // PADLAB_DIALECT_COMMANDLINE_H
