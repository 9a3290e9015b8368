//===- CauseIndex.h - which finding is about which cause --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A defect that shows a known cause for sure counts for the folder's finding
/// of that cause, whatever its verdict, pattern or message. So most causes have
/// one finding. A cause has several if processes have reduced it at the same
/// time, or if the folder had several before; later defects count for the one
/// whose signature is the first by name.
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
  /// `finding` shows; empty if it shows none for sure, or several, or if the
  /// cause has no finding yet. Findings of other processes count, too.
  std::string findSame(const json::Object &finding);
  /// Returns the same name as `findSame`, but an empty one if that finding has
  /// the signature of `finding`: then both are one finding, and the caller
  /// keeps the smaller program.
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
