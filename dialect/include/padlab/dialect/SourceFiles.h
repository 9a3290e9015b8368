//===- SourceFiles.h - files of the checkout -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SOURCEFILES_H
#define PADLAB_DIALECT_SOURCEFILES_H

#include <cstdlib>
#include <string>

namespace padlab {

/// A file that is committed, such as `/corpus`: of the checkout that the tool
/// was built from (`built`, its PADLAB_SOURCE_DIR), or where $PADLAB_HOME says,
/// as it does in a bundle, which has no checkout.
inline std::string getSourceFile(const char *built, const char *name) {
  const char *home = std::getenv("PADLAB_HOME");
  return std::string(home && *home ? home : built) + name;
}

} // namespace padlab

#endif // PADLAB_DIALECT_SOURCEFILES_H
