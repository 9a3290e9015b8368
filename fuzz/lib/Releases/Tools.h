//===- Tools.h - functions for the store of releases ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_RELEASES_TOOLS_H
#define PADLAB_FUZZ_LIB_RELEASES_TOOLS_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Releases.h"

namespace padlab::releases {

/// Fills in the fields of `release` that follow from the output of `mlir-opt
/// --version`, for the tools in `release.tools`. An error has one line: there
/// is no such tool, it does not run, or its output names no LLVM.
Error askVersion(Release &release);

/// Returns the version of the tree's tools with the time of the last link, so
/// that a rebuilt tree has another identity.
std::string getTreeIdentity(const Release &release);

/// Returns the version of the Debian package that the tools are from; if they
/// are from none, the identity of the tree that they are in.
std::string getInstalledIdentity(const Release &release);

/// Fills in the day and the commit of a snapshot if the version of its package
/// contains them.
void readSnapshot(Release &release);

/// Locks the store: while a workshop exists, no other process writes to the
/// store. A workshop has a new folder in the store, which its destructor
/// removes. Its constructor removes folders that killed processes left.
class Workshop {
public:
  Workshop(Workshop &&other) = delete;
  explicit Workshop(const std::string &store,
                    llvm::function_ref<void()> wait = nullptr);
  ~Workshop();

  /// Returns an error of one line if the workshop could not be made.
  Error takeError();
  const std::string &getDirectory() const { return directory; }

  /// Moves `<directory>/NAME` to `<store>/NAME`. A release that has this name
  /// is replaced.
  Error publish(const std::string &name) const;

private:
  std::string store, directory, problem;
  int lock = -1;
};

Error writeRelease(const std::string &folder, const Release &release);

/// Whether `name` can stand for Debian's packages of a release: `trunk`, or the
/// number of a version.
bool isPackageName(StringRef name);

} // namespace padlab::releases

#endif // PADLAB_FUZZ_LIB_RELEASES_TOOLS_H
