//===- KnownFindings.h - the reviewed list of findings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decisions of people about single findings: `known-findings.json` of a
/// corpus, which is an object of `schemaVersion` (2) and `findings`, a list of
///
/// | key            | what                                                    |
/// |----------------|---------------------------------------------------------|
/// | `signature`    | the finding's name                                      |
/// | `state`        | `new` (looked at, undecided), `known`, `reported`,      |
/// |                | `fixed` or `false-alarm`                                |
/// | `reference`    | upstream's issue, where there is one                    |
/// | `reason`       | one line: what is wrong, or why it is no defect         |
/// | `firstVersion` | LLVM's version that was first seen to show it           |
///
/// Every entry must have `signature`, `state` and `reason`. A finding without
/// an entry is known if it shows a known cause for sure (FindingStates.h), or a
/// false alarm if that cause is decided to be no defect. Lists of
/// version 1 also had entries that matched many findings by globs, and so hid
/// new causes; `padlab catalogue import` reports what has become of those
/// findings.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_KNOWNFINDINGS_H
#define PADLAB_FUZZ_KNOWNFINDINGS_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace padlab {

struct KnownFinding {
  std::string signature;
  std::string state, reference, reason, firstVersion;

  json::Object toJSON() const;
};

class KnownFindings {
public:
  /// Parses `text`. An error is one line that begins with `path`. If the text
  /// is not JSON, it is `path:line:col: error: ...`; an error in an entry has
  /// the index of the entry.
  static Expected<KnownFindings> parse(StringRef text, StringRef path);
  /// Reads the list in a file; a list that does not exist is empty.
  static Expected<KnownFindings> load(StringRef path);

  /// Returns the entry of the finding with this signature, or null.
  const KnownFinding *find(StringRef signature) const;

  ArrayRef<KnownFinding> getEntries() const { return entries; }
  void add(KnownFinding entry) { entries.push_back(std::move(entry)); }
  /// Prints the list, with the entries in their order.
  std::string str() const;

private:
  std::vector<KnownFinding> entries;
};

/// Returns the states that an entry may have.
ArrayRef<StringLiteral> getFindingStates();

} // namespace padlab

#endif // PADLAB_FUZZ_KNOWNFINDINGS_H
