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
