//===- ReleaseStore.cpp - the folder of releases --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tools.h"

#include "../Support/RunCommand.h"

#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Version.inc"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <tuple>
#include <unistd.h>

using namespace padlab;
using namespace padlab::releases;

std::string padlab::getDefaultReleaseStore() {
  return getSourceFile("/.padlab/llvm");
}

/// Returns the version of the Debian package that the tools are from; empty if
/// they are from none. A package of the same name may be installed beside an
/// LLVM that a user built.
static std::string findPackageVersion(const Release &release) {
  auto package = processes::runCommand({"dpkg-query", "-W",
                                        "-f=${Version}\n${db-fsys:Files}",
                                        "mlir-" + release.name + "-tools"});
  if (!package) {
    llvm::consumeError(package.takeError());
    return "";
  }
  auto [version, files] = StringRef(package->out).split('\n');
  bool isOwner = llvm::any_of(llvm::split(files, '\n'), [&](StringRef file) {
    return file.trim() == release.tools + "/mlir-opt";
  });
  return isOwner ? version.str() : "";
}

std::string releases::getInstalledIdentity(const Release &release) {
  std::string package = findPackageVersion(release);
  if (!package.empty())
    return package;
  Release tree = release;
  tree.tree = llvm::sys::path::parent_path(release.tools);
  return getTreeIdentity(tree);
}

Expected<Release> padlab::getInstalledRelease() {
  Release release;
  release.kind = "installed";
  release.tools = PADLAB_LLVM_BIN;
  if (Error error = askVersion(release))
    return std::move(error);
  release.name = std::to_string(release.major);
  release.identity = getInstalledIdentity(release);
  readSnapshot(release);
  return release;
}

/// Orders releases: first numbered ones by version, then trunk, then trees that
/// users built.
static auto getOrder(const Release &release) {
  return std::make_tuple(release.kind == "tree", release.name == "trunk",
                         release.major, release.name);
}

static Expected<Release> readRelease(const std::string &folder) {
  std::string file = folder + "/release.json";
  Expected<json::Value> value = json::parse(readFile(file).value_or(""));
  if (!value)
    return createStringError(file +
                             ": error: " + llvm::toString(value.takeError()));
  const json::Object *object = value->getAsObject();
  if (!object)
    return createStringError(file + ": error: not an object");
  Release release = Release::fromJSON(*object);
  release.tools = folder + "/bin";
  if (release.kind != "tree")
    return release;
  // The tree may have been rebuilt since it was added.
  if (Error error = askVersion(release))
    return std::move(error);
  release.identity = getTreeIdentity(release);
  return release;
}

std::vector<Release> padlab::listReleases(StringRef store) {
  std::vector<Release> found;
  std::error_code error;
  for (fs::directory_iterator it(store, error), end; it != end && !error;
       it.increment(error)) {
    if (llvm::sys::path::filename(it->path()).starts_with("."))
      continue;
    Expected<Release> release = readRelease(it->path());
    if (release)
      found.push_back(std::move(*release));
    else
      llvm::consumeError(release.takeError());
  }
  if (Expected<Release> installed = getInstalledRelease()) {
    if (llvm::none_of(found, [&](const Release &release) {
          return release.name == installed->name;
        }))
      found.push_back(std::move(*installed));
  } else {
    llvm::consumeError(installed.takeError());
  }
  llvm::sort(found, [](const Release &a, const Release &b) {
    return getOrder(a) < getOrder(b);
  });
  return found;
}

Expected<Release> padlab::findRelease(StringRef store, StringRef name) {
  for (Release &release : listReleases(store))
    if (release.name == name)
      return std::move(release);
  return createStringError("no LLVM is named '" + name + "' in " + store +
                           " (padlab llvm add)");
}

Error padlab::removeRelease(const std::string &store, const std::string &name) {
  Expected<Release> release = findRelease(store, name);
  if (!release)
    return release.takeError();
  if (release->kind == "installed")
    return createStringError("'" + name +
                             "' is the LLVM that padlab was built with");
  Workshop workshop(store);
  if (Error error = workshop.takeError())
    return error;
  // The rename is atomic, so that readers see the whole release or none.
  std::string path = store + "/" + name;
  if (std::error_code error =
          fs::rename(path, workshop.getDirectory() + "/" + name))
    return createStringError(path + " cannot be removed: " + error.message());
  return Error::success();
}

Error releases::writeRelease(const std::string &folder,
                             const Release &release) {
  return writeFileAtomically(
      folder + "/release.json",
      formatv("{0:2}\n", json::Value(release.toJSON())).str());
}

//===----------------------------------------------------------------------===//
// Workshop
//===----------------------------------------------------------------------===//

static constexpr char workPrefix[] = ".new-";

Workshop::Workshop(const std::string &store, llvm::function_ref<void()> wait)
    : store(store) {
  if (Error error = ensureWritableDirectory(store)) {
    problem = llvm::toString(std::move(error));
    return;
  }
  lock = ::open((store + "/.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (wait && lock >= 0 && ::flock(lock, LOCK_EX | LOCK_NB) != 0)
    wait();
  while (lock >= 0 && ::flock(lock, LOCK_EX | LOCK_NB) != 0 &&
         !processes::isInterrupted())
    processes::sleepMilliseconds(100);
  if (lock < 0 || processes::isInterrupted()) {
    problem = lock < 0 ? store + " cannot be locked" : "interrupted";
    return;
  }
  std::error_code error;
  for (fs::directory_iterator it(store, error), end; it != end && !error;
       it.increment(error))
    if (llvm::sys::path::filename(it->path()).starts_with(workPrefix))
      fs::remove_directories(it->path());
  directory = store + "/" + workPrefix + std::to_string(::getpid());
  if (std::error_code failed = fs::create_directory(directory))
    problem = directory + " cannot be created: " + failed.message();
}

Workshop::~Workshop() {
  if (!directory.empty())
    fs::remove_directories(directory);
  if (lock >= 0)
    ::close(lock);
}

Error Workshop::takeError() {
  if (problem.empty())
    return Error::success();
  return createStringError(problem);
}

Error Workshop::publish(const std::string &name) const {
  std::string from = directory + "/" + name, to = store + "/" + name;
  // After an exchange, `from` is the replaced release; the destructor removes
  // it with the folder.
  int failed = fs::exists(to) ? ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD,
                                            to.c_str(), RENAME_EXCHANGE)
                              : ::rename(from.c_str(), to.c_str());
  if (!failed)
    return Error::success();
  return createStringError(
      to + " cannot be written: " + std::generic_category().message(errno));
}
