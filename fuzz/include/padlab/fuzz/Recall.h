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

/// A program that the fuzzer has found, and what it shows.
struct RecalledProgram {
  std::string name;
  /// Seconds from the fuzzer's start until it was seen first.
  double seconds = 0;
  /// The reason why the causes are unknown; empty if they are known.
  std::string problem;
  /// False if the program shows no defect.
  bool isDefect = false;
  /// Several if it shows all of them together, or one of them: `isSure` says
  /// which.
  std::vector<std::string> causes;
  /// Whether the program shows each of `causes`; otherwise it shows one of
  /// them, and it is unknown which.
  bool isSure = true;
};

struct RecallOptions {
  /// The state directory. Results for programs are stored in its folder
  /// `recall`, so that a killed run can continue.
  std::string state;
  /// Whether to run programs again whose answers are stored.
  bool again = false;
  /// The passes under test of programs that name none themselves, in the form
  /// of `padlab.passes`. If empty, only those of the default pipelines.
  std::string passes;
};

/// Attributes all findings of `options.state`, which must exist, and stores the
/// answers there. Times count from the start of the state's first night. Fails
/// with an error of one line.
Expected<std::vector<RecalledProgram>>
recallFindings(const RecallOptions &options);

/// Attributes the programs of `paths`, which are files and folders of `.mlir`
/// files. Times count from the oldest file.
Expected<std::vector<RecalledProgram>>
recallPrograms(ArrayRef<std::string> paths, const RecallOptions &options);

/// How many programs show a cause, and which one did first.
struct RecalledCause {
  const CauseRecord *record = nullptr;
  /// The number of programs that show this cause, and of those that show it or
  /// another one.
  size_t programs = 0, perhaps = 0;
  /// The time and the name of the first program that shows it. If none surely
  /// does, the first that may show it.
  double seconds = 0;
  std::string first;

  bool isFound() const { return programs != 0; }
};

struct RecallResult {
  /// One entry per record, in their order.
  std::vector<RecalledCause> causes;
  size_t programs = 0, defects = 0, attributed = 0, unjudged = 0;

  /// Prints a table of the causes that were found, and with `listsMissing` of
  /// those that were not; then the shares that were found: of all causes, of
  /// silent miscompiles, of those by ordinary passes, and of each kind.
  std::string str(bool listsMissing) const;
  json::Object toJSON() const;
};

RecallResult countRecall(ArrayRef<CauseRecord> records,
                         ArrayRef<RecalledProgram> programs);

} // namespace padlab

#endif // PADLAB_FUZZ_RECALL_H
