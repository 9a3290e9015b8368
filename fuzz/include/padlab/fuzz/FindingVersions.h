//===- FindingVersions.h - which releases show a defect --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A reproducer for stock tools runs with the tools of any release. What is
/// spelled otherwise there is respelled first (Spellings.inc), and what is
/// wrong is judged as it is at home: by running. Answers are kept beside the
/// reproducer, in `versions.json`:
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
  /// Kind of the verdict: of what compilers refuse, refusing is the defect.
  std::string verdict;
  /// No stock tool runs what the passes leave: it is compared as a text.
  bool isText = false;

  /// `repro.sh` and `repro.mlir` of a folder. The error is one line: there are
  /// none, or they need padlab itself.
  static llvm::Expected<Demonstration> read(const std::string &folder,
                                            const std::string &verdict);
  /// Makes the demonstration of a finding. If its script needs padlab, it is
  /// the guilty step on the program before that step.
  static llvm::Expected<Demonstration> ofFinding(const StoredRecord &finding);
  /// Changes with the texts.
  std::string getHash() const;
};

enum class VersionResult {
  Shows,
  DoesNotShow,  ///< Also where a pass under test refuses the program.
  Lacks,        ///< The release has no pass or transform operation so called.
  Void,         ///< The release's verifier refuses the program.
  CannotBeSaid, ///< The release cannot read the program, or not run it.
};
/// `shows`, `does not show`, `lacks it`, `is void`, `cannot be said`.
llvm::StringRef getName(VersionResult result);

struct VersionAnswer {
  VersionResult result = VersionResult::CannotBeSaid;
  std::string line; ///< The defect that shows, or the refusal.
  /// Rows of the table of spellings that changed something.
  std::vector<std::string> respelled;
  /// The release that lowered and ran what the passes under test left, where
  /// the one that was asked could not.
  std::string loweredBy;
  /// The release's name, the identity that distinguishes it from others of that
  /// name (Release::identity), and its title for people.
  std::string release, identity, title;
  bool hasAssertions = false;
  std::string demonstration; ///< Its hash.
  std::string asked;         ///< ISO 8601, UTC.

  /// Whether `release` or the demonstration has changed since.
  bool isStale(const Release &now, const Demonstration &asked) const;
  llvm::json::Object toJSON() const;
  static VersionAnswer fromJSON(const llvm::json::Object &object);
};

/// Runs the demonstration with the release's tools. Without a lowering of its
/// own that works, `home` lowers and runs.
llvm::Expected<VersionAnswer> askRelease(const Demonstration &demonstration,
                                         const Release &release,
                                         const Release &home);

/// Reads the answers in `versions.json` of `folder`; empty if there is none.
std::vector<VersionAnswer> readVersions(const std::string &folder);
/// Replaces the answers of the same releases.
llvm::Error writeVersions(const std::string &folder,
                          llvm::ArrayRef<VersionAnswer> answers);

/// `shows on 22.1.8, trunk of 2026-10-25; does not show on 19.1.7`.
std::string describeVersions(llvm::ArrayRef<VersionAnswer> answers);

/// A row a demonstration, a column a release, then why it cannot be said.
struct VersionRow {
  std::string name;
  std::vector<VersionAnswer> answers;
  std::vector<bool> stale; ///< An answer each.
};

struct VersionQuestions {
  std::vector<Release> releases;
  unsigned jobs = 1;
  bool ask = true;    ///< Else only what is known is told.
  bool again = false; ///< Also what is known and not stale.
  /// Gets a line every few seconds.
  std::function<void(const std::string &line)> say;
};

/// Asks each release about each finding that stock tools reproduce. Each answer
/// is stored in the finding's folder at once.
llvm::Expected<std::vector<VersionRow>>
askReleases(llvm::ArrayRef<StoredRecord> findings,
            const VersionQuestions &questions);

/// The committed cases that announce a defect, by the names of their files, as
/// findings in `dir`, a folder a case: each is reduced and blamed once.
llvm::Expected<std::vector<StoredRecord>>
findRegressions(const std::string &corpusDir, const std::string &dir,
                const std::function<void(const std::string &)> &say);

std::string printVersions(llvm::ArrayRef<Release> releases,
                          llvm::ArrayRef<VersionRow> rows);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGVERSIONS_H
