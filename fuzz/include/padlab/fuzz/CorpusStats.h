//===- CorpusStats.h - what a corpus holds ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_CORPUSSTATS_H
#define PADLAB_FUZZ_CORPUSSTATS_H

#include "padlab/codegen/OpMatrix.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <string>
#include <vector>

namespace padlab {

struct CorpusStats {
  struct Folder {
    std::string path;
    size_t cases = 0, bytes = 0, unreadable = 0;
  };
  /// One for each folder that holds cases.
  std::vector<Folder> folders;
  /// The number of cases with each feature (`listCaseFeatures`).
  std::map<std::string, size_t> features;
  /// Operations that generators make but no case contains, if there is evidence
  /// of what they make.
  std::optional<std::vector<std::string>> missing;

  std::string str() const;
  llvm::json::Object toJSON() const;
};

/// Counts the cases in and below `dirs`, in today's or the old spelling. Fails
/// with an error of one line if a folder does not exist.
llvm::Expected<CorpusStats>
countCorpus(const std::vector<std::string> &dirs,
            const std::optional<OpEvidence> &evidence);

} // namespace padlab

#endif // PADLAB_FUZZ_CORPUSSTATS_H
