//===- Files.h - whole files ------------------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_FILES_H
#define PADLAB_REPORTS_FILES_H

#include <optional>
#include <string>
#include <string_view>

namespace padlab::reports {

/// Returns the contents of a file; nothing if it cannot be read.
std::optional<std::string> readFile(const std::string &path);

/// Writes a temporary file and renames it, so that no reader ever sees half a
/// file. Creates missing folders. Returns false if the file cannot be written.
bool writeFile(const std::string &path, std::string_view text);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_FILES_H
