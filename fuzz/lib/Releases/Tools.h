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

/// Fills in what `mlir-opt --version` prints for the tools in `release.tools`.
/// The error is one line: there is no such tool, it does not run, or it does
/// not mention LLVM.
Error askVersion(Release &release);

/// Returns the version of the tree's tools and their last link time: a rebuilt
/// tree has another identity.
std::string getTreeIdentity(const Release &release);

/// Fills in a snapshot's day and commit, if the package's version has them.
void readSnapshot(Release &release);

/// While a workshop exists, no other process writes to the store. Its folder in
/// the store is new, and is removed with it. Folders that killed processes left
/// are removed, too.
class Workshop {
public:
  Workshop(Workshop &&other) = delete;
  explicit Workshop(const std::string &store,
                    llvm::function_ref<void()> wait = nullptr);
  ~Workshop();

  /// Returns the reason, in one line, why there is no directory.
  Error takeError();
  const std::string &getDirectory() const { return directory; }

  /// Moves `<directory>/NAME` to `<store>/NAME`, and replaces what is there.
  Error publish(const std::string &name) const;

private:
  std::string store, directory, problem;
  int lock = -1;
};

Error writeRelease(const std::string &folder, const Release &release);

/// Whether this can be the name of packages: `trunk`, or a version's number.
bool isPackageName(StringRef name);

} // namespace padlab::releases

#endif // PADLAB_FUZZ_LIB_RELEASES_TOOLS_H
