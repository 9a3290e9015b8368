//===- CaseFiles.cpp - cases as files and folders -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/CaseFiles.h"

#include "padlab/dialect/Case.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>

using namespace padlab;
namespace fs = llvm::sys::fs;

static llvm::Error makeError(llvm::StringRef path, const llvm::Twine &reason) {
  return llvm::createStringError(path + ": " + reason);
}

static bool isCaseFile(llvm::StringRef path) {
  return path.ends_with(".mlir") || path.ends_with(".std");
}

llvm::Error padlab::collectCases(llvm::StringRef path,
                                 std::vector<std::string> &paths) {
  if (!fs::is_directory(path)) {
    paths.push_back(path.str());
    return llvm::Error::success();
  }
  size_t known = paths.size();
  std::error_code error;
  for (fs::recursive_directory_iterator it(path, error), end;
       it != end && !error; it.increment(error))
    if (isCaseFile(it->path()))
      paths.push_back(it->path());
  if (error)
    return makeError(path, error.message());
  if (paths.size() == known)
    return makeError(path, "no .mlir or .std files in this folder");
  std::sort(paths.begin() + known, paths.end());
  return llvm::Error::success();
}

llvm::Expected<std::string> padlab::readCaseText(llvm::StringRef path) {
  // Looked at first, so that a huge file is refused instead of read.
  fs::file_status status;
  if (path != "-") {
    if (std::error_code error = fs::status(path, status))
      return makeError(path, error.message());
    if (fs::is_directory(status))
      return makeError(path, "is a folder");
    if (status.getSize() > limits::maxTextBytes)
      return makeError(path, "larger than " +
                                 llvm::Twine(limits::maxTextBytes) + " bytes");
  }
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!buffer)
    return makeError(path, buffer.getError().message());
  return (*buffer)->getBuffer().str();
}
