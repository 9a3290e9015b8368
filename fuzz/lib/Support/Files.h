//===- Files.h - small files of a state ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_FILES_H
#define PADLAB_FUZZ_LIB_SUPPORT_FILES_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <ctime>
#include <optional>
#include <string>
#include <vector>

namespace padlab {

/// Lists the regular files in `dir` whose names end with `suffix`, sorted by
/// name. Returns an empty list if there is no such directory.
std::vector<std::string> listFiles(StringRef dir, StringRef suffix = "");
/// Lists the regular files in `dir`, the smallest first.
std::vector<std::string> listFilesBySize(StringRef dir);
/// Reads the JSON object in a file; nullopt if the file has none or does not
/// exist.
std::optional<json::Object> readObject(StringRef path);
Error writeObject(StringRef path, json::Object object);
/// Reads the last line of a file; empty if the file is empty or does not exist.
std::string readLastLine(const std::string &path);
/// Formats the time in ISO 8601, UTC, to the second.
std::string formatTime(std::time_t time);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_SUPPORT_FILES_H
