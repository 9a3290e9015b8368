//===- CaseFiles.h - cases as files and folders -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Helpers for tools whose arguments are cases (`CASE...`).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_CASEFILES_H
#define PADLAB_FUZZ_CASEFILES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace padlab {

/// Appends `path`, or every `.mlir` and `.std` file below it, sorted, when it
/// is a folder. `-` is standard input.
llvm::Error collectCases(llvm::StringRef path, std::vector<std::string> &paths);

/// Calls `readTextOfCase`, with errors of the form `path: reason`.
llvm::Expected<std::string> readCaseText(llvm::StringRef path);

} // namespace padlab

#endif // PADLAB_FUZZ_CASEFILES_H
