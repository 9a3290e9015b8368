//===- FindingStates.h - what is known of a finding ----------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A finding is new if it shows no cause of the catalogue, and nobody has
/// decided about it. This is said whenever findings are reported, never when
/// programs are generated: a defect that is known stays findable.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FINDINGSTATES_H
#define PADLAB_FUZZ_FINDINGSTATES_H

#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/KnownFindings.h"

namespace padlab {

/// The decisions about single findings and the causes of one corpus.
class FindingStates {
public:
  /// Reads `known-findings.json` and `defects/` of `corpusDir`; either may be
  /// missing. The error is one line with file and place.
  static llvm::Expected<FindingStates> load(const std::string &corpusDir);

  /// Puts `state`, `reference` and `reason` into a finding.json. A decision
  /// about this finding comes before its causes; what no longer shows
  /// (`fixedIn`) keeps its state.
  void apply(llvm::json::Object &finding) const;
  /// Whether a finding.json shows a cause of its attribution for sure, whatever
  /// people have decided about it.
  bool isAttributed(const llvm::json::Object &finding) const;
  /// The decision of people about this finding alone, or null.
  const KnownFinding *findDecision(llvm::StringRef signature) const {
    return decisions.find(signature);
  }

private:
  /// Whether a finding that the guard of `cause` mends is that cause. Under a
  /// guard on a pass another defect of that pass would vanish, too: then the
  /// finding must be of a kind like the cause's, and what was blamed must be
  /// what the guard withholds.
  bool isSure(const std::string &cause,
              const llvm::json::Object &finding) const;

  KnownFindings decisions;
  std::map<std::string, CauseRecord> causes;
};

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGSTATES_H
