//===- Recall.h - which causes a fuzzer finds again ---------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The causes of the catalogue are defects that are known to be there: how many
/// of them a fuzzer finds again says how good it is. Its programs, or the
/// findings of a padlab state, are attributed by intervention (Attribution.h).
/// docs/recall.md says how the makers of other fuzzers take part.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_RECALL_H
#define PADLAB_FUZZ_RECALL_H

#include "padlab/fuzz/Catalogue.h"

namespace padlab {

/// A program of the fuzzer's, and what it shows.
struct RecalledProgram {
  std::string name;
  /// Seconds from the fuzzer's start until it was seen first.
  double seconds = 0;
  /// Why nobody can say what it shows; empty where it can be said.
  std::string problem;
  /// False for a program that shows nothing.
  bool isDefect = false;
  /// Several if it shows all of them together, or one of them: `isSure` says
  /// which.
  std::vector<std::string> causes;
  /// Whether the program shows each of `causes`; else one of them, and nobody
  /// can tell which.
  bool isSure = true;
};

struct RecallOptions {
  /// The state directory. What is found of programs is kept in `recall` there,
  /// so that a killed run goes on where it was.
  std::string state;
  /// Run also what is known.
  bool again = false;
  /// The passes under test of programs that name none themselves, as
  /// `padlab.passes` has them. Empty: only those of the default pipelines.
  std::string passes;
};

/// Attributes all findings of `options.state`, which must exist, and keeps the
/// answers there. Times are those from the start of the state's first night.
/// The error is one line.
llvm::Expected<std::vector<RecalledProgram>>
recallFindings(const RecallOptions &options);

/// Attributes the programs of `paths`, files and folders of `.mlir` files.
/// Times are those from the oldest file on.
llvm::Expected<std::vector<RecalledProgram>>
recallPrograms(llvm::ArrayRef<std::string> paths, const RecallOptions &options);

/// How many programs show a cause, and which one did first.
struct RecalledCause {
  const CauseRecord *record = nullptr;
  /// Programs that show it, and those that show it or another one.
  size_t programs = 0, perhaps = 0;
  /// The time and the name of the first program that shows it. If none surely
  /// does, the first that may show it.
  double seconds = 0;
  std::string first;

  bool isFound() const { return programs != 0; }
};

struct RecallResult {
  /// One a record, in their order.
  std::vector<RecalledCause> causes;
  size_t programs = 0, defects = 0, attributed = 0, unjudged = 0;

  /// A table of what was found, and of what was not if `listsMissing`; then
  /// counts by kind, and for silent miscompiles by ordinary passes.
  std::string str(bool listsMissing) const;
  llvm::json::Object toJSON() const;
};

RecallResult countRecall(llvm::ArrayRef<CauseRecord> records,
                         llvm::ArrayRef<RecalledProgram> programs);

} // namespace padlab

#endif // PADLAB_FUZZ_RECALL_H
