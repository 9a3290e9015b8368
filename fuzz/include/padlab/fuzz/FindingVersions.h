//===- FindingVersions.h - which releases show a defect --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A reproducer for stock tools runs with the tools of any release. Operations
/// and passes that have another spelling there are respelled first
/// (Spellings.inc). Whether a release shows the defect is judged as for
/// padlab's own LLVM: by running. Answers are stored next to the reproducer, in
/// `versions.json`:
///
/// | key             | what                                                   |
/// |-----------------|--------------------------------------------------------|
/// | `schemaVersion` | 1                                                      |
/// | `answers`       | `VersionAnswer`, one a release                         |
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FINDINGVERSIONS_H
#define PADLAB_FUZZ_FINDINGVERSIONS_H

#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Releases.h"

namespace padlab {

/// A script for stock tools and the program that it runs (Reproducer.h).
struct Demonstration {
  std::string script, program;
  /// The kind of the verdict. For `rejected`, the refusal of the program is the
  /// defect itself.
  std::string verdict;
  /// True if no stock tool can run the program that the passes leave, so that
  /// its text is compared.
  bool isText = false;

  /// Reads `repro.sh` and `repro.mlir` of a folder. The error is one line: they
  /// do not exist, or they need padlab itself.
  static Expected<Demonstration> read(const std::string &folder,
                                      const std::string &verdict);
  /// Makes the demonstration of a finding. If its script needs padlab, the
  /// demonstration is the guilty step on the program before that step.
  static Expected<Demonstration> ofFinding(const StoredRecord &finding);
  /// Returns a hash of the texts.
  std::string getHash() const;
};

enum class VersionResult {
  Shows,
  DoesNotShow,  ///< Also where a pass under test refuses the program.
  Lacks,        ///< The release has no pass or transform operation so called.
  Void,         ///< The release's verifier refuses the program.
  CannotBeSaid, ///< The release cannot read the program, or cannot run it.
};
/// Returns `shows`, `does not show`, `lacks it`, `is void` or `cannot be said`.
StringRef getName(VersionResult result);

struct VersionAnswer {
  VersionResult result = VersionResult::CannotBeSaid;
  std::string line; ///< The defect that shows, or the refusal.
  /// The rows of the table of spellings that were applied.
  std::vector<std::string> respelled;
  /// The release that lowered and ran the program that the passes under test
  /// left, if the release in question could not.
  std::string loweredBy;
  /// The release's name, the identity that distinguishes it from others of that
  /// name (Release::identity), and its title for people.
  std::string release, identity, title;
  bool hasAssertions = false;
  std::string demonstration; ///< Its hash.
  std::string asked;         ///< ISO 8601, UTC.

  /// Whether the release (`now`) or the demonstration (`asked`) has changed
  /// since.
  bool isStale(const Release &now, const Demonstration &asked) const;
  json::Object toJSON() const;
  static VersionAnswer fromJSON(const json::Object &object);
};

/// Runs the demonstration with the release's tools. If the release cannot lower
/// the result itself, `home` lowers and runs it.
Expected<VersionAnswer> askRelease(const Demonstration &demonstration,
                                   const Release &release, const Release &home);

/// Reads the answers in `versions.json` of `folder`; empty if there is none.
std::vector<VersionAnswer> readVersions(const std::string &folder);
/// Adds the answers to `versions.json`; each replaces that of the same release.
Error writeVersions(const std::string &folder, ArrayRef<VersionAnswer> answers);

/// Prints `shows on 22.1.8, trunk of 2026-10-25; does not show on 19.1.7`.
std::string describeVersions(ArrayRef<VersionAnswer> answers);

/// One row of the table: a demonstration, with one answer per release.
struct VersionRow {
  std::string name;
  std::vector<VersionAnswer> answers;
  std::vector<bool> stale; ///< For each answer.
};

struct VersionQuestions {
  std::vector<Release> releases;
  unsigned jobs = 1;
  bool ask = true;    ///< Otherwise only prints known answers.
  bool again = false; ///< Also asks again where an answer is known.
  /// Gets a line every few seconds.
  std::function<void(const std::string &line)> say;
};

/// Asks each release about each finding that stock tools reproduce. Each answer
/// is stored in the finding's folder at once.
Expected<std::vector<VersionRow>>
askReleases(ArrayRef<StoredRecord> findings, const VersionQuestions &questions);

/// Returns the committed cases that expect a defect, named after their files,
/// as findings in `dir`, with a folder for each case. Each is reduced and
/// blamed only once.
Expected<std::vector<StoredRecord>>
findRegressions(const std::string &corpusDir, const std::string &dir,
                const std::function<void(const std::string &)> &say);

std::string printVersions(ArrayRef<Release> releases,
                          ArrayRef<VersionRow> rows);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGVERSIONS_H
