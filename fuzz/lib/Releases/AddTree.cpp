//===- AddTree.cpp - adds an LLVM that the user built ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tools.h"

#include "padlab/fuzz/Finding.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::releases;

/// Returns whether a build by the user may have this name. The name must begin
/// with a letter, so that it is neither the number of a release nor an option.
static bool isTreeName(StringRef name) {
  return !name.empty() && llvm::isAlpha(name.front()) && name != "trunk" &&
         llvm::all_of(name, [](char c) {
           return llvm::isAlnum(c) || StringRef("._-").contains(c);
         });
}

std::string releases::getTreeIdentity(const Release &release) {
  llvm::sys::TimePoint<> newest;
  auto look = [&](StringRef path) {
    fs::file_status status;
    if (!fs::status(path, status))
      newest = std::max(newest, status.getLastModificationTime());
  };
  look(release.tree + "/bin/mlir-opt");
  std::error_code error;
  for (fs::directory_iterator it(release.tree + "/lib", error), end;
       it != end && !error; it.increment(error))
    if (llvm::sys::path::filename(it->path()).starts_with("libMLIR.so"))
      look(it->path());
  return release.version + " of " +
         formatv("{0:%Y-%m-%dT%H:%M:%S}", newest).str();
}

Error padlab::addTree(const std::string &store, const std::string &name,
                      const std::string &path) {
  if (!isTreeName(name))
    return createStringError(
        "'" + name +
        "' cannot be the name of a build: letters, digits, '.', "
        "'_' and '-', a letter first, and not 'trunk'");
  SmallString<256> tree;
  if (fs::real_path(path, tree) || !fs::exists(tree + "/bin/mlir-opt"))
    return createStringError(path + " has no bin/mlir-opt");
  Release release;
  release.name = name;
  release.kind = "tree";
  release.tree = tree.str().str();
  release.tools = release.tree + "/bin";
  if (Error error = askVersion(release))
    return error;
  release.identity = getTreeIdentity(release);
  release.added = getTimestamp();
  Workshop workshop(store);
  if (Error error = workshop.takeError())
    return error;
  std::string folder = workshop.getDirectory() + "/" + name;
  if (std::error_code error = fs::create_directory(folder))
    return createStringError(folder + " cannot be created: " + error.message());
  for (const char *part : {"/bin", "/lib"})
    if (std::error_code error =
            fs::create_link(release.tree + part, folder + part))
      return createStringError(folder + part +
                               " cannot be created: " + error.message());
  if (Error error = writeRelease(folder, release))
    return error;
  return workshop.publish(name);
}
