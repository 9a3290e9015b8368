//===- TriageTool.h - what padlab-reduce and padlab-blame share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_TRIAGETOOL_H
#define PADLAB_FUZZ_TRIAGETOOL_H

#include "padlab/fuzz/Triage.h"

namespace padlab {

/// Prints the messages of a tool, and returns the exit code that goes with
/// each.
class TriageTool {
public:
  /// The section of exit codes in the manuals.
  static constexpr llvm::StringLiteral exitCodes =
      "Exit codes:\n"
      "0   done\n"
      "2   bad usage, or unreadable input\n"
      "3   the program is undefined\n"
      "4   a pipeline could not compile the program\n"
      "6   no pipeline shows a defect\n"
      "70  a defect of padlab itself\n";

  constexpr explicit TriageTool(llvm::StringLiteral name) : name(name) {}

  ExitCode fail(llvm::Error error) const;
  /// Tells why there is nothing to reduce or to blame: the program is
  /// undefined, unreadable, or every pipeline agrees.
  ExitCode explainNoDefect(const CaseReport &report) const;
  /// Returns nullopt if every name is a variant's; otherwise prints the error.
  std::optional<ExitCode>
  checkPipelines(llvm::ArrayRef<std::string> pipelines) const;

private:
  llvm::StringLiteral name;
};

} // namespace padlab

#endif // PADLAB_FUZZ_TRIAGETOOL_H
