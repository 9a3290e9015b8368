//===- CauseReport.h - the parts of a report on a cause ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_CATALOGUE_CAUSEREPORT_H
#define PADLAB_FUZZ_LIB_CATALOGUE_CAUSEREPORT_H

#include "padlab/fuzz/Catalogue.h"

namespace padlab::causes {

/// Describes the guilty code: `canonicalize, pattern FoldX, transform.y`.
std::string describeGuilty(const CauseRecord &record);
/// Returns upstream's threads on the defect, one per line; and the searches for
/// such threads, one per line.
std::vector<std::string> listThreads(const CauseRecord &record);
std::vector<std::string> listSearches(const CauseRecord &record);

/// Returns a script that shows the case with LLVM's own tools. It runs in the
/// folder that has `case.mlir`. Its exit codes suit `git bisect run`: 1 if the
/// defect shows, 0 if it does not, 125 if the script cannot tell.
std::string makeScript(const CauseRecord &record);

} // namespace padlab::causes

#endif // PADLAB_FUZZ_LIB_CATALOGUE_CAUSEREPORT_H
