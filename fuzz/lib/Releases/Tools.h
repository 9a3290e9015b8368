//===- Tools.h - what the store is made with -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_RELEASES_TOOLS_H
#define PADLAB_FUZZ_LIB_RELEASES_TOOLS_H

#include "padlab/fuzz/Releases.h"

namespace padlab::releases {

/// Fills in what `mlir-opt --version` says of the tools in `release.tools`. The
/// error is one line: there is none, it does not run, it says nothing of LLVM.
llvm::Error askVersion(Release &release);

/// The version of the tree's tools and when they were linked last: what was
/// built anew is another one.
std::string getTreeIdentity(const Release &release);

/// The snapshot's day and commit, where the version of a package has them.
void readSnapshot(Release &release);

/// While it lives, nobody else writes to the store, and `directory` is a new
/// folder in it that goes away with it. What writers that died left goes, too.
class Workshop {
public:
  Workshop(Workshop &&other) = delete;
  explicit Workshop(const std::string &store,
                    llvm::function_ref<void()> wait = nullptr);
  ~Workshop();

  /// Why there is no directory: one line.
  llvm::Error takeError();
  const std::string &getDirectory() const { return directory; }

  /// `<directory>/NAME` becomes `<store>/NAME`, in place of what is there.
  llvm::Error publish(const std::string &name) const;

private:
  std::string store, directory, problem;
  int lock = -1;
};

llvm::Error writeRelease(const std::string &folder, const Release &release);

/// Whether packages may be called so: `trunk`, or a version's number.
bool isPackageName(llvm::StringRef name);

} // namespace padlab::releases

#endif // PADLAB_FUZZ_LIB_RELEASES_TOOLS_H
