//===- SourceFiles.h - files of the checkout -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the files of the checkout, such as the corpus. Tools look for these
/// files when they run, so that no program of a bundle (a folder for machines
/// without a checkout) contains the path of the checkout that it was built
/// from, and two builds of one commit are the same byte for byte.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SOURCEFILES_H
#define PADLAB_DIALECT_SOURCEFILES_H

#include <string>

namespace padlab {

/// Returns the build directory that the running tool belongs to: the closest
/// enclosing folder with the file `padlab-source`. Returns an empty text if
/// there is no such folder, as in a bundle.
const std::string &getBuildDirectory();

/// Returns the folder with the committed files: $PADLAB_HOME, which a bundle
/// sets, else the checkout from which the tool was built. Returns an empty text
/// if neither is known.
const std::string &getSourceDirectory();

/// Returns the path of the repository's file or folder `name`, which begins
/// with a slash: `/corpus`.
inline std::string getSourceFile(const char *name) {
  return getSourceDirectory() + name;
}

} // namespace padlab

#endif // PADLAB_DIALECT_SOURCEFILES_H
