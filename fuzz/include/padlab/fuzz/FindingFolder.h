//===- FindingFolder.h - findings that are stored -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads and edits what `storeFinding` wrote (Finding.h), in any version of its
/// schema: keys that a version lacks have empty values.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FINDINGFOLDER_H
#define PADLAB_FUZZ_FINDINGFOLDER_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <set>
#include <string>
#include <vector>

namespace padlab {

struct Blame;
struct Verdict;

struct StoredRecord {
  std::string signature; ///< The folder's name.
  std::string path;
  json::Object object; ///< finding.json

  std::string getText(StringRef key) const {
    return object.getString(key).value_or("").str();
  }
  /// Returns the text of a file of the folder; empty if it cannot be read.
  std::string read(StringRef name) const;
  /// Returns the blame without its IR; an empty one if there is none.
  Blame getBlame() const;
  /// Returns kind, pipeline and details. The pipeline names the CPU of the
  /// finding if that is not the machine's own.
  Verdict getVerdict() const;
};

/// Returns all findings, sorted by name. Leaves out folders whose names begin
/// with a dot, which a process leaves that is killed while it writes a finding,
/// folders without finding.json, and findings whose finding.json cannot be
/// parsed; each of the last is told to `say` in one line.
std::vector<StoredRecord>
listFindings(StringRef findingsDir,
             llvm::function_ref<void(const std::string &)> say = nullptr);

/// Returns the finding of that name. Fails with an error of one line.
Expected<StoredRecord> loadFinding(StringRef findingsDir, StringRef signature);

/// Changes finding.json under the folder's lock.
Error editFinding(StringRef findingsDir, StringRef signature,
                  llvm::function_ref<void(json::Object &)> edit);

/// Records that one more case of a finding was seen at `when`, unless the
/// finding already has this `witness` (see `Finding::witnesses`). If the
/// finding was fixed, it is new again.
Error countFinding(StringRef findingsDir, StringRef signature,
                   const std::string &when, const std::string &witness = "");

/// Returns the witnesses of all findings.
std::set<std::string> listWitnesses(StringRef findingsDir);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDINGFOLDER_H
