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

/// The prefix of the name of a finding's folder while another folder replaces
/// it.
inline constexpr StringLiteral replacedFindingMark = ".old-";

void addBlame(FindingFiles &files, const Blame &blame);
void addReproducer(FindingFiles &files, const Finding &finding);
/// Returns all files that follow from the minimal case, but not the original
/// case.
FindingFiles listMinimalFiles(const Finding &finding);
/// Writes each of them atomically, in their order, into the folder `path`.
Error writeFiles(const std::string &path, const FindingFiles &files);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_FINDINGFILES_H
