//===- Manifest.h - checksums of the committed corpus -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_MANIFEST_H
#define PADLAB_FUZZ_MANIFEST_H

#include "padlab/fuzz/Names.h"

#include <string>
#include <vector>

namespace padlab {

/// Writes `manifest.sha256` in the corpus, in the format of `sha256sum`, for
/// every file in and below `seeds` and `regressions`.
Error writeManifest(const std::string &corpusDir);
/// Returns one line for each file that changed, is missing or is not listed.
Expected<std::vector<std::string>> verifyManifest(const std::string &corpusDir);

} // namespace padlab

#endif // PADLAB_FUZZ_MANIFEST_H
