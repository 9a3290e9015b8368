//===- FindingFiles.h - the files of a finding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_FINDINGFILES_H
#define PADLAB_FUZZ_LIB_FINDING_FINDINGFILES_H

#include "padlab/fuzz/Finding.h"

namespace padlab {

/// Names and texts of files.
using FindingFiles = std::vector<std::pair<const char *, std::string>>;

/// While one folder of a finding replaces another on a file system that cannot
/// exchange them in one step, the name of the old folder has this prefix.
inline constexpr StringLiteral replacedFindingMark = ".old-";

void addBlame(FindingFiles &files, const Blame &blame);
void addReproducer(FindingFiles &files, const Finding &finding);
/// Returns all files that depend on the minimal case, except finding.json. The
/// original case is not one of them.
FindingFiles listMinimalFiles(const Finding &finding);
/// Writes each file atomically, in the order of `files`, into the folder
/// `path`.
Error writeFiles(const std::string &path, const FindingFiles &files);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_FINDINGFILES_H
