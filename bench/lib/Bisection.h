//===- Bisection.h - the first commit that is slower ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_BISECTION_H
#define PADLAB_BENCH_LIB_BISECTION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace padlab {

/// The outcome of comparing a commit with the good one.
enum class CommitState {
  Good,
  Bad,
  /// The commit does not build, or nothing could be compared.
  Skipped,
};

struct CommitAnswer {
  CommitState state = CommitState::Skipped;
  /// Why the commit was skipped.
  std::string why = "";
};

/// Finds the first bad commit by asking about as few commits as possible.
class Bisection {
public:
  /// `commits` are those after the good one, the oldest first; the last one
  /// showed the change.
  explicit Bisection(std::vector<std::string> commits)
      : commits(std::move(commits)) {}

  void note(llvm::StringRef commit, CommitAnswer answer);
  /// Returns the commit to ask about next; the first question is whether the
  /// last commit is bad at all. Returns nothing if no further answer would
  /// help.
  std::optional<std::string> getNext() const;
  /// Returns the commits that may be the first bad one: several if commits
  /// between them were skipped or not asked about. Empty until a bad one is
  /// known.
  std::vector<std::string> getCandidates() const;
  /// Returns the newest commit before the candidates that is known to be good;
  /// nothing if no such commit was asked about, so that only the good commit at
  /// which the search began is left.
  std::optional<std::string> getLastGood() const;
  /// Whether the last commit is good, too, and none is known to be bad, so that
  /// there is no change to find.
  bool isUnfounded() const;

  llvm::json::Object toJSON() const;
  /// Adds those answers of an earlier search (`toJSON`) that are about these
  /// commits.
  void read(const llvm::json::Object &answers);

private:
  std::optional<CommitState> getState(size_t place) const;
  /// Returns the half-open range of indices that ends with the first bad commit
  /// and begins after the last good one before it; empty if none is bad.
  std::pair<size_t, size_t> getRange() const;

  std::vector<std::string> commits;
  std::map<std::string, CommitAnswer> answers;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_BISECTION_H
