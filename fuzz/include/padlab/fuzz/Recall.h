//===- Recall.h - which causes a fuzzer finds again ---------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The causes of the catalogue are defects that LLVM is known to have. How many
/// of them a fuzzer finds again tells how good the fuzzer is. The causes of its
/// programs, or of the findings of a padlab state, are identified by
/// intervention (Attribution.h). docs/recall.md says how the makers of other
/// fuzzers take part.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_RECALL_H
#define PADLAB_FUZZ_RECALL_H

#include "padlab/fuzz/Catalogue.h"

namespace padlab {

/// A program that the fuzzer has found, and what it shows.
struct RecalledProgram {
  std::string name;
  /// Seconds from the fuzzer's start until it had this program.
  double seconds = 0;
  /// Why the program cannot be judged, or not in all pipelines (for example, it
  /// is no case, it is undefined, or a pipeline refuses it); otherwise empty.
  std::string problem;
  /// False if the program shows no defect.
  bool isDefect = false;
  /// The causes that the program shows. If there are several, it shows all of
  /// them (`isSure`), or one of them.
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
  /// The passes under test for programs that name none themselves, in the form
  /// of `padlab.passes`. If empty, only the passes of the default pipelines are
  /// under test.
  std::string passes;
};

/// Finds the causes of all findings of `options.state`, which must exist, and
/// stores them in the findings. Times count from the start of the state's first
/// night, or from the first finding if that is earlier. Fails with an error of
/// one line.
Expected<std::vector<RecalledProgram>>
recallFindings(const RecallOptions &options);

/// Finds the causes of the programs of `paths`, which are files and folders of
/// `.mlir` and `.std` files. The time of a program is that of its file, counted
/// from the oldest file.
Expected<std::vector<RecalledProgram>>
recallPrograms(ArrayRef<std::string> paths, const RecallOptions &options);

/// How many programs show a cause, and which of them was the first.
struct RecalledCause {
  const CauseRecord *record = nullptr;
  /// The number of programs that show this cause for sure, and the number of
  /// programs that show either this cause or another one.
  size_t programs = 0, perhaps = 0;
  /// The time and the name of the first program that shows the cause for sure;
  /// if there is none, of the first program that may show it.
  double seconds = 0;
  std::string first;

  bool isFound() const { return programs != 0; }
};

struct RecallResult {
  /// One entry per record, in the order of the records.
  std::vector<RecalledCause> causes;
  size_t programs = 0, defects = 0, attributed = 0, unjudged = 0;

  /// Prints a table of the causes that were (perhaps) found and, with
  /// `listsMissing`, of those that were not. Then prints which shares were
  /// found: of all causes, of silent miscompiles, of silent miscompiles by
  /// ordinary passes, and of each kind; and the numbers of programs.
  std::string str(bool listsMissing) const;
  json::Object toJSON() const;
};

RecallResult countRecall(ArrayRef<CauseRecord> records,
                         ArrayRef<RecalledProgram> programs);

} // namespace padlab

#endif // PADLAB_FUZZ_RECALL_H
