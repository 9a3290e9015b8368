//===- SourceFiles.cpp - files of the checkout -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/SourceFiles.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <cstdlib>
#include <filesystem>

static constexpr const char *sourceName = "/padlab-source";

static std::string findBuild() {
  std::error_code error;
  std::string tool = std::filesystem::read_symlink("/proc/self/exe", error);
  llvm::StringRef folder = llvm::sys::path::parent_path(tool);
  while (!folder.empty() && !llvm::sys::fs::exists(folder + sourceName))
    folder = llvm::sys::path::parent_path(folder);
  return folder.str();
}

const std::string &padlab::getBuildDirectory() {
  static const std::string directory = findBuild();
  return directory;
}

/// Reads the path of the checkout from the file in the build directory.
static std::string findCheckout() {
  auto file = llvm::MemoryBuffer::getFile(
      llvm::Twine(padlab::getBuildDirectory()) + sourceName, /*IsText=*/true);
  return file ? (*file)->getBuffer().trim().str() : "";
}

const std::string &padlab::getSourceDirectory() {
  static const std::string directory = [] {
    const char *home = std::getenv("PADLAB_HOME");
    return home && *home ? std::string(home) : findCheckout();
  }();
  return directory;
}
