//===- KnownFindings.h - the reviewed list of findings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What people decided about findings: `corpus/known-findings.json`. Applied
/// when findings are reported, never when programs are generated: a defect that
/// is known stays findable.
///
/// The list is an object of `schemaVersion` (1) and `findings`, a list of
///
/// | key            | what                                                    |
/// |----------------|---------------------------------------------------------|
/// | `signature`    | that of one finding, or                                 |
/// | `match`        | an object that describes findings: `verdict`, `pass`,   |
/// |                | `pattern`, `message`, `shape` (of finding.json), each a |
/// |                | glob (`*` for anything, `?` for any character); what it |
/// |                | leaves out may be anything. `verdict` and one more must |
/// |                | be there                                                |
/// | `state`        | `new` (looked at, undecided), `known`, `reported`,      |
/// |                | `fixed` or `false-alarm`                                |
/// | `reference`    | upstream's issue, where there is one                    |
/// | `reason`       | one line: what is wrong, or why it is no defect         |
/// | `firstVersion` | LLVM's version that was first seen to show it           |
///
/// `state` and `reason` must be there. The first entry that matches decides; an
/// entry by signature comes before all others.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_KNOWNFINDINGS_H
#define PADLAB_FUZZ_KNOWNFINDINGS_H

#include "padlab/fuzz/DefectKey.h"

#include "llvm/Support/Error.h"

namespace padlab {

struct KnownFinding {
  std::string signature;
  /// Globs; empty ones match everything.
  DefectKey match;
  std::string state, reference, reason, firstVersion;

  bool matches(const DefectKey &key) const;
  llvm::json::Object toJSON() const;
};

class KnownFindings {
public:
  /// `text` is the list's, `path` names it in errors: one line, `path:line:col:
  /// error: ...` where the text is no JSON, else with the entry's place.
  static llvm::Expected<KnownFindings> parse(llvm::StringRef text,
                                             llvm::StringRef path);
  /// A list that does not exist is empty.
  static llvm::Expected<KnownFindings> load(llvm::StringRef path);

  /// The entry that decides on `key`, or null.
  const KnownFinding *find(const DefectKey &key) const;
  /// Whether the state that decides on `key` says that nobody needs to look:
  /// everything but `new`. What was `fixed` and shows again does.
  bool isSettled(const DefectKey &key) const;

  llvm::ArrayRef<KnownFinding> getEntries() const { return entries; }
  void add(KnownFinding entry) { entries.push_back(std::move(entry)); }
  /// The list as text, entries in their order.
  std::string str() const;

private:
  std::vector<KnownFinding> entries;
};

/// The states that the list knows.
llvm::ArrayRef<llvm::StringLiteral> getFindingStates();

/// Puts `state`, `reference` and `reason` of the list into a finding.json; what
/// is not in the list, or no longer shows (`fixedIn`), keeps its state.
/// A cause of the catalogue that the finding was seen to show comes before
/// entries that only know what it looks like, not before one that names the
/// finding; unless its guard withholds a
/// whole pass, and with it what another defect of that pass would do.
void applyKnownFindings(llvm::json::Object &finding,
                        const KnownFindings &known);

} // namespace padlab

#endif // PADLAB_FUZZ_KNOWNFINDINGS_H
