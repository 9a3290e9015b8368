//===- Finding.h - a deduplicated defect on disk -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A finding is a folder: `case.mlir` (minimal), `original.mlir`,
/// `finding.json`, `expected.txt`, `actual.txt`, `before.mlir`, `after.mlir`,
/// `repro.sh`, `repro.mlir`. Writing is atomic: a folder is complete or absent.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FINDING_H
#define PADLAB_FUZZ_FINDING_H

#include "padlab/fuzz/Blame.h"

namespace padlab {

/// Version of the schema of finding.json and of result folders.
inline constexpr int resultSchemaVersion = 1;

struct Finding {
  Verdict verdict;
  Blame blame;
  std::string minimalCase, originalCase;
  std::vector<std::string> expected, actual;
  std::string firstSeen; ///< ISO 8601, UTC.
  uint64_t count = 1;

  /// Verdict kind, blamed pass and pattern, shape of the minimal program: what
  /// findings are deduplicated by.
  std::string getSignature() const;
};

/// Adds `finding` to the folder of findings: a new folder named after its
/// signature, or one more count. Returns the folder's path and whether it is
/// new.
struct StoredFinding {
  std::string path;
  bool isNew = false;
};
llvm::Expected<StoredFinding> storeFinding(llvm::StringRef findingsDir,
                                           const Finding &finding);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDING_H
