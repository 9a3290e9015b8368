//===- CaseFiles.cpp - cases as files and folders -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/DiffCommand.h"

#include "padlab/dialect/CaseText.h"

#include "llvm/Support/FileSystem.h"

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
  llvm::Expected<std::string> text = readTextOfCase(path);
  if (!text)
    return makeError(path, llvm::toString(text.takeError()));
  return text;
}
