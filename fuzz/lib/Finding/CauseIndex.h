//===- CauseIndex.h - which finding is about which cause --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A defect that shows exactly one known cause for sure counts for the finding
/// of that cause in the folder, whatever the defect's verdict, pattern or
/// message. So most causes have one finding. A cause has several findings if
/// processes have reduced its defects at the same time, or if the folder had
/// several before; then later defects count for the finding whose signature is
/// the first by name.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_CAUSEINDEX_H
#define PADLAB_FUZZ_LIB_FINDING_CAUSEINDEX_H

#include "padlab/fuzz/Attribution.h"

#include "llvm/Support/JSON.h"

#include <functional>
#include <map>
#include <set>
#include <string>

namespace padlab {

/// Returns the causes that a finding.json shows for sure.
using GetSureCauses = std::function<Attribution(const json::Object &finding)>;

class CauseIndex {
public:
  /// Without `getSureCauses`, no cause is known.
  CauseIndex(std::string findingsDir, GetSureCauses getSureCauses)
      : findingsDir(std::move(findingsDir)),
        getSureCauses(std::move(getSureCauses)) {}

  /// Returns the one cause that the finding shows for sure, or an empty name.
  std::string getCause(const json::Object &finding) const;
  /// Returns the signature of the existing finding of the one cause that
  /// `finding` shows for sure. Returns an empty name if `finding` shows none
  /// for sure, or several, or if the cause has no finding yet. Findings that
  /// other processes store are found, too.
  std::string findSame(const json::Object &finding);
  /// Does the same as `findSame`, but returns an empty name if the existing
  /// finding has the signature of `finding`: then both are one finding, and the
  /// caller keeps the smaller program.
  std::string findOther(const json::Object &finding);

private:
  void readNewFindings();

  std::string findingsDir;
  GetSureCauses getSureCauses;
  std::set<std::string> read;
  std::map<std::string, std::string> signatures;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_CAUSEINDEX_H
