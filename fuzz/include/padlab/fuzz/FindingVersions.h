//===- FindingVersions.h - which releases show a defect --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A reproducer for stock tools runs with the tools of any release. Operations
/// and passes that a release spells differently are respelled first
/// (Spellings.inc). Whether a release shows the defect is found out in the same
/// way as for padlab's own LLVM: by running the reproducer. If that does not
/// decide it, what the passes under test leave is looked at. The answers are
/// stored next to the reproducer, in `versions.json`:
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
  /// True if stock tools cannot run the program that the passes leave: then the
  /// text of that program is compared.
  bool isText = false;

  /// Reads `repro.sh` and `repro.mlir` of a folder. Fails, with an error of one
  /// line, if they do not exist or need padlab itself.
  static Expected<Demonstration> read(const std::string &folder,
                                      const std::string &verdict);
  /// Makes the demonstration of a finding. If its script is missing or needs
  /// padlab, the demonstration is the guilty step on the program before that
  /// step. Fails if this step is unknown or needs padlab, too.
  static Expected<Demonstration> ofFinding(const StoredRecord &finding);
  /// Returns a hash of the script, the program and the verdict.
  std::string getHash() const;
};

enum class VersionResult {
  Shows,
  DoesNotShow,  ///< Also where a pass under test refuses the program.
  Lacks,        ///< The release has no pass, option or transform operation so
                ///< called.
  Void,         ///< The release's verifier refuses the program.
  CannotBeSaid, ///< For example, the release cannot read or run the program.
};
/// Returns `shows`, `does not show`, `lacks it`, `is void` or `cannot be said`.
StringRef getName(VersionResult result);

struct VersionAnswer {
  VersionResult result = VersionResult::CannotBeSaid;
  std::string line; ///< The defect that shows, or why the result is another.
  /// The rows of the table of spellings (Spellings.inc) that were applied, and
  /// `generic form` if the release reads the program only in that form.
  std::vector<std::string> respelled;
  /// If the program that the passes under test left was lowered and run by
  /// padlab's own LLVM, because the release's lowering failed or hid the
  /// defect: the version of that LLVM. Otherwise empty.
  std::string loweredBy;
  /// The release's name, the identity that distinguishes it from other releases
  /// of that name (Release::identity), and its title for people.
  std::string release, identity, title;
  bool hasAssertions = false;
  std::string demonstration; ///< The hash of the demonstration.
  std::string asked;         ///< When the release was asked; ISO 8601, UTC.

  /// Whether the release (now `now`) or the demonstration (now `asked`) has
  /// changed since this answer was given.
  bool isStale(const Release &now, const Demonstration &asked) const;
  json::Object toJSON() const;
  static VersionAnswer fromJSON(const json::Object &object);
};

/// Runs the demonstration with the release's tools. If the release cannot lower
/// the program that the passes leave, or its lowering may hide the defect,
/// `home` lowers and runs it.
Expected<VersionAnswer> askRelease(const Demonstration &demonstration,
                                   const Release &release, const Release &home);

/// Reads the answers in `versions.json` of `folder`; empty if there is no such
/// file.
std::vector<VersionAnswer> readVersions(const std::string &folder);
/// Adds the answers to `versions.json`; each replaces the stored answer of the
/// same release.
Error writeVersions(const std::string &folder, ArrayRef<VersionAnswer> answers);

/// Prints `shows on 22.1.8, trunk of 2026-10-25; does not show on 19.1.7`.
std::string describeVersions(ArrayRef<VersionAnswer> answers);

/// One row of the table: a demonstration, with one answer per release.
struct VersionRow {
  std::string name;
  std::vector<VersionAnswer> answers;
  std::vector<bool> stale; ///< For each answer, whether it is stale.
};

struct VersionQuestions {
  std::vector<Release> releases;
  unsigned jobs = 1;
  bool ask = true;    ///< If false, only known answers are returned.
  bool again = false; ///< Whether to ask again where an answer is known.
  /// Called with a line of progress every few seconds.
  std::function<void(const std::string &line)> say;
};

/// Asks each release about each finding that has a `Demonstration`, unless its
/// answer is known. Each answer is stored in the finding's folder at once.
Expected<std::vector<VersionRow>>
askReleases(ArrayRef<StoredRecord> findings, const VersionQuestions &questions);

/// Returns the cases of `regressions/` that expect something else than `agree`
/// and showed a defect when they were reduced, as findings that are named after
/// their files. Each case is reduced and blamed only once, because the finding
/// is stored in a folder in `dir`.
Expected<std::vector<StoredRecord>>
findRegressions(const std::string &corpusDir, const std::string &dir,
                const std::function<void(const std::string &)> &say);

std::string printVersions(ArrayRef<Release> releases,
                          ArrayRef<VersionRow> rows);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGVERSIONS_H
