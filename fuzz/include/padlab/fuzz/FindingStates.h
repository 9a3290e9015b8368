//===- FindingStates.h - what is known of a finding ----------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A finding is new if it shows no cause of the catalogue for sure, and nobody
/// has decided about it. This state affects only reports. It never affects
/// which programs are generated, so that fuzzers still find known defects.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FINDINGSTATES_H
#define PADLAB_FUZZ_FINDINGSTATES_H

#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/KnownFindings.h"

namespace padlab {

/// The decisions about single findings, and the causes of one corpus.
class FindingStates {
public:
  /// Reads `known-findings.json` and `defects/` of `corpusDir`; either may be
  /// missing. The error is one line that begins with the path of the file or
  /// folder.
  static Expected<FindingStates> load(const std::string &corpusDir);

  /// Sets `state`, `reference` and `reason` in a finding.json. A decision of
  /// people about this finding takes precedence over its causes; a finding that
  /// no longer shows (`fixedIn`) keeps its state. Without a decision, of causes
  /// that are alternatives, only those that `getShown` returns stay in the
  /// finding.json. With neither a decision nor causes, only a missing `state`
  /// is set, to `new`.
  void apply(json::Object &finding) const;
  /// Whether a finding.json shows a cause of its attribution for sure, whatever
  /// people have decided about it.
  bool isAttributed(const json::Object &finding) const;
  /// Returns the causes that a finding.json shows. If several causes are
  /// alternatives (the guard of each alone makes the program right), returns
  /// those that fit best: first it prefers causes that the finding shows for
  /// sure; among these, causes whose guard withholds what was blamed; and among
  /// these, causes of the finding's kind.
  Attribution getShown(const json::Object &finding) const;
  /// Returns what people decided about this very finding, or null.
  const KnownFinding *findDecision(StringRef signature) const {
    return decisions.find(signature);
  }

private:
  /// Whether a finding that vanishes under the guard of `cause` shows that
  /// cause for sure. The guard also hides other defects of the same pattern or
  /// pass, so that the kind of the finding must be similar to the cause's, or,
  /// for a guard on a pattern, not of another sort. A guard on a whole pass
  /// hides more of them: if the cause has one, the finding's blame, as far as
  /// there is one, must also be what one of its guards withholds.
  bool isSure(const std::string &cause, const json::Object &finding) const;

  KnownFindings decisions;
  std::map<std::string, CauseRecord> causes;
};

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGSTATES_H
