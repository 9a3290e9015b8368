//===- CauseIndex.h - which finding is about which cause --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A defect that shows a known cause for sure counts for the finding that the
/// folder has of that cause, by whatever verdict, pattern or message it shows.
/// Mostly one cause is one finding, then. Several are left where processes have
/// reduced the same cause at once, or where a folder had them before; all that
/// comes later counts for the one whose signature is the first by name.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_CAUSEINDEX_H
#define PADLAB_FUZZ_LIB_FINDING_CAUSEINDEX_H

#include "llvm/Support/JSON.h"

#include <functional>
#include <map>
#include <set>
#include <string>

namespace padlab {

/// Whether a finding.json shows its causes for sure.
using IsKnownCause = std::function<bool(const llvm::json::Object &finding)>;

class CauseIndex {
public:
  /// Without `isKnown` no cause is.
  CauseIndex(std::string findingsDir, IsKnownCause isKnown)
      : findingsDir(std::move(findingsDir)), isKnown(std::move(isKnown)) {}

  /// The one cause that is shown for sure, or an empty name.
  std::string getCause(const llvm::json::Object &finding) const;
  /// The signature of the finding that is there of the one cause which
  /// `finding` shows; empty where it shows none for sure, or several, or is the
  /// first of it. Findings of other processes count, too.
  std::string findSame(const llvm::json::Object &finding);
  /// The same, but empty where that is `finding` itself by its signature: then
  /// the smaller of the two programs is kept.
  std::string findOther(const llvm::json::Object &finding);

private:
  void readNewFindings();

  std::string findingsDir;
  IsKnownCause isKnown;
  std::set<std::string> read;
  std::map<std::string, std::string> signatures;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_CAUSEINDEX_H
