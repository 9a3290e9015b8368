//===- SourceFiles.h - files of the checkout -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tools look for the committed files when they run, so that no bundled program
/// contains the path of its checkout, and two builds of one commit are the same
/// byte for byte.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SOURCEFILES_H
#define PADLAB_DIALECT_SOURCEFILES_H

#include <string>

namespace padlab {

/// Returns the build that the running tool belongs to: the closest enclosing
/// folder with the file `padlab-source`. Empty if there is none, as in a
/// bundle.
const std::string &getBuildDirectory();

/// Returns the folder with the committed files: $PADLAB_HOME, which a bundle
/// sets, else the checkout from which the tool was built. Empty if there is
/// neither.
const std::string &getSourceDirectory();

/// Returns the path of the repository's file or folder `name`, which begins
/// with a slash: `/corpus`.
inline std::string getSourceFile(const char *name) {
  return getSourceDirectory() + name;
}

} // namespace padlab

#endif // PADLAB_DIALECT_SOURCEFILES_H
