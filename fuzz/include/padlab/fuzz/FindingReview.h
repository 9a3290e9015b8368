//===- FindingReview.h - the life of a finding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A finding that was stored is reported upstream, promoted to the committed
/// corpus, and run again with each version.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FINDINGREVIEW_H
#define PADLAB_FUZZ_FINDINGREVIEW_H

#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/KnownFindings.h"
#include "padlab/fuzz/Triage.h"

namespace padlab {

/// Returns a report in Markdown for LLVM's issue tracker. `review` is what
/// people decided about the finding, or null.
std::string makeUpstreamReport(const StoredRecord &finding,
                               const KnownFinding *review);

/// Returns an address of Compiler Explorer that contains the program and runs
/// `mlir-opt` with `options` on it; empty if it would be longer than 8,000
/// characters.
std::string makeExplorerLink(StringRef program, StringRef options);

/// Writes the text of `makeUpstreamReport` (as `report.md`), and the files that
/// it refers to, into `folder`.
Error exportFinding(const StoredRecord &finding, const KnownFinding *review,
                    const std::string &folder);

struct PromoteOptions {
  /// The folder of the committed corpus, with `regressions/` and
  /// `known-findings.json`.
  std::string corpusDir;
  /// The name of the file, without suffix; by default the signature in lower
  /// case, with hyphens between its words.
  std::string name;
  std::string state = "known", reference, reason;
};

/// Copies the minimal case into `regressions/`, with its present result as
/// `padlab.expect`, adds an entry to `known-findings.json` unless the list has
/// one, and renews the manifest. Returns the path of the case. Fails, and
/// writes nothing, if the case no longer shows a defect, if the file exists
/// with another text, or if the list is malformed.
Expected<std::string> promoteFinding(DefectProbe &probe,
                                     const StoredRecord &finding,
                                     const PromoteOptions &options);

enum class Verification {
  Shows,      ///< The defect shows, as before.
  Fixed,      ///< It no longer shows: marked as fixed, with the version.
  StaysFixed, ///< It was fixed, and still is.
  Reappeared, ///< It was fixed and shows again: the finding's count increases.
  /// The question cannot be answered, because another verdict may hide the
  /// defect: for example, the program is refused, is undefined, or shows
  /// another defect. Nothing is written.
  CannotBeSaid,
};
/// `shows`, `fixed`, `stays fixed`, `reappeared`, `cannot be said`.
StringRef getName(Verification verification);

/// Runs the minimal case again and, if the question can be answered, writes the
/// result to finding.json.
Expected<Verification> reverifyFinding(DefectProbe &probe,
                                       StringRef findingsDir,
                                       const StoredRecord &finding);

/// Whether the finding's reduction did not end (`Finding::isCut`), so that its
/// case need not be minimal.
bool isCut(const StoredRecord &finding);

/// Continues the reduction of the finding's case and writes the result to the
/// finding's folder, which keeps its name. Returns the number of operations
/// that are left, or nullopt if the case does not show the defect now.
Expected<std::optional<unsigned>> reduceAgain(DefectProbe &probe,
                                              StringRef findingsDir,
                                              const StoredRecord &finding,
                                              unsigned maxSeconds);

/// Returns whether the search for the guilty pass has found nothing, or only
/// what the defect's own message names (`Blame::unknown`).
bool lacksBlame(const StoredRecord &finding);

/// Searches for the guilty pass again, and writes the result to the finding's
/// folder, which keeps its name: the pass and its details, with a reproducer if
/// that shows the defect, or why the search still found none.
Expected<Blame> blameAgain(DefectProbe &probe, StringRef findingsDir,
                           const StoredRecord &finding);

/// Prints a heading and a line per finding: state, count, how it reproduces,
/// signature and blame.
std::string printFindingTable(ArrayRef<StoredRecord> findings);

/// Prints everything about one finding that people want to know.
std::string printFinding(const StoredRecord &finding);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGREVIEW_H
