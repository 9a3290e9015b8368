//===- WriteCases.cpp - the programs of suites as files -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WriteCases.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace padlab;

static llvm::Error write(const std::string &path, llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (!error) {
    stream << text;
    stream.close();
    error = stream.error();
    stream.clear_error();
  }
  if (error)
    return llvm::createStringError(error, path + ": " + error.message());
  return llvm::Error::success();
}

llvm::Error padlab::writeCases(llvm::StringRef folder,
                               llvm::ArrayRef<SuiteCase> cases) {
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return llvm::createStringError(error, folder + ": " + error.message());
  for (const SuiteCase &one : cases) {
    std::string name = one.name;
    std::replace(name.begin(), name.end(), '/', '-');
    std::string path = (folder + "/" + name).str();
    if (llvm::Error error = write(path + ".mlir", one.timed))
      return error;
    if (llvm::Error error = write(path + ".small.mlir", one.small))
      return error;
  }
  return llvm::Error::success();
}
