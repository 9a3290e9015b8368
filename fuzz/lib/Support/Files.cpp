//===- Files.cpp - small files of a state ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Files.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace padlab;

std::vector<std::string> padlab::listFiles(StringRef dir, StringRef suffix) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(dir, error), end; it != end && !error;
       it.increment(error))
    if (it->type() == fs::file_type::regular_file &&
        StringRef(it->path()).ends_with(suffix))
      files.push_back(it->path());
  llvm::sort(files);
  return files;
}

std::vector<std::string> padlab::listFilesBySize(StringRef dir) {
  std::vector<std::pair<uint64_t, std::string>> bySize;
  for (std::string &path : listFiles(dir)) {
    uint64_t size = 0;
    if (!fs::file_size(path, size))
      bySize.emplace_back(size, std::move(path));
  }
  llvm::sort(bySize);
  std::vector<std::string> files;
  for (auto &[size, path] : bySize)
    files.push_back(std::move(path));
  return files;
}

std::optional<json::Object> padlab::readObject(StringRef path) {
  std::optional<std::string> text = readFile(path);
  if (!text)
    return std::nullopt;
  Expected<json::Value> value = json::parse(*text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  json::Object *object = value->getAsObject();
  return object ? std::optional(std::move(*object)) : std::nullopt;
}

Error padlab::writeObject(StringRef path, json::Object object) {
  return writeFileAtomically(
      path, formatv("{0:2}\n", json::Value(std::move(object))).str());
}

std::string padlab::readLastLine(const std::string &path) {
  std::optional<std::string> text = readFile(path);
  StringRef trimmed = text ? StringRef(*text).rtrim() : "";
  return trimmed.substr(trimmed.rfind('\n') + 1).str();
}

std::string padlab::formatTime(std::time_t time) {
  char text[32];
  std::tm utc;
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ",
                ::gmtime_r(&time, &utc));
  return text;
}
