//===- CauseReport.h - what reports consist of -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_CATALOGUE_CAUSEREPORT_H
#define PADLAB_FUZZ_LIB_CATALOGUE_CAUSEREPORT_H

#include "padlab/fuzz/Catalogue.h"

namespace padlab::causes {

/// `canonicalize, pattern FoldX, transform.y`
std::string describeGuilty(const CauseRecord &record);
/// Upstream's threads, and how they were searched; a line each.
std::vector<std::string> listThreads(const CauseRecord &record);
std::vector<std::string> listSearches(const CauseRecord &record);

/// A script that shows the case with LLVM's own tools, for the folder that has
/// `case.mlir`. Its exit code is what `git bisect run` wants: 1 it shows, 0 it
/// does not, 125 nobody can say.
std::string makeScript(const CauseRecord &record);

} // namespace padlab::causes

#endif // PADLAB_FUZZ_LIB_CATALOGUE_CAUSEREPORT_H
