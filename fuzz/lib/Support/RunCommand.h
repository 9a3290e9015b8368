//===- RunCommand.h - runs a command and reads its output -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_RUNCOMMAND_H
#define PADLAB_FUZZ_LIB_SUPPORT_RUNCOMMAND_H

#include "Process.h"

#include "padlab/fuzz/Names.h"

namespace padlab::processes {

/// How a process ended, and its output.
struct Outcome {
  std::optional<Exit> exit; ///< nullopt if the process was killed after
                            ///< `seconds`.
  std::string out, err;
  bool ok() const { return exit && exit->ok(); }
};

struct RunOptions {
  double seconds = 0; ///< The time limit; 0 for none.
  std::string directory;
  std::vector<std::string> environment;
  /// Called now and then while the command runs.
  llvm::function_ref<void()> watch = nullptr;
};

/// Runs a program, which is given by its path or by its name in PATH. An error
/// has one line: the program does not exist or does not start, there is no
/// temporary directory, or the user interrupted (`isInterrupted`).
Expected<Outcome> runCommand(std::vector<std::string> words,
                             const RunOptions &options = {});

/// Returns the first line of `text` that contains one of `marks`, or else the
/// last line that is not empty.
std::string selectLine(StringRef text, std::initializer_list<StringRef> marks);

} // namespace padlab::processes

#endif // PADLAB_FUZZ_LIB_SUPPORT_RUNCOMMAND_H
