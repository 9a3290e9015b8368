//===- ExitCode.h - exit codes of our tools -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The exit codes of all tools, except that libFuzzer binaries keep the codes
/// of libFuzzer, padlab-opt keeps those of mlir-opt, and an interrupted night
/// exits with 130.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_EXITCODE_H
#define PADLAB_DIALECT_EXITCODE_H

#include <initializer_list>

namespace padlab {

enum class ExitCode : int {
  /// The pipelines agree, or the command is done. A program that stops itself
  /// with an error has an ordinary result: padlab-run then exits with 0 and
  /// prints `error` and the message.
  Agree = 0,
  Defect = 1,        ///< A defect of any kind, or a regression.
  BadInput = 2,      ///< Bad usage or unreadable input.
  Undefined = 3,     ///< The program is undefined.
  NotCompiled = 4,   ///< A pipeline could not compile the program.
  NotReproduced = 6, ///< The defect was not reproduced.
  Internal = 70,     ///< A defect of padlab itself.
};

/// Combines the exit codes of several cases: returns whichever of 70, 1, 2, 4,
/// 6, 3, 0 comes first in this list.
inline ExitCode combine(ExitCode a, ExitCode b) {
  for (ExitCode code :
       {ExitCode::Internal, ExitCode::Defect, ExitCode::BadInput,
        ExitCode::NotCompiled, ExitCode::NotReproduced, ExitCode::Undefined})
    if (a == code || b == code)
      return code;
  return ExitCode::Agree;
}

} // namespace padlab

#endif // PADLAB_DIALECT_EXITCODE_H
