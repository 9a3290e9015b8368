//===- Spellings.h - how releases spell a program ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_RELEASES_SPELLINGS_H
#define PADLAB_FUZZ_LIB_RELEASES_SPELLINGS_H

#include "padlab/fuzz/Names.h"

#include <string>
#include <vector>

namespace padlab::releases {

/// A construct that padlab's own LLVM spells differently from others.
struct Spelling {
  const char *name;
  unsigned first, last; ///< Major versions that need the other spelling.
  /// A regular expression and its replacement; `\1` is a group.
  const char *pattern, *replacement;
  /// `here` is a spelling that our LLVM accepts, `there` the one that it
  /// becomes: a program or, if it begins with `builtin.module(`, a pipeline.
  /// The releases in question accept `there` and refuse `here`, as the tests
  /// check.
  const char *here, *there;

  /// Whether releases of that major version need the other spelling.
  bool isFor(unsigned major) const { return first <= major && major <= last; }
};

ArrayRef<Spelling> getSpellings();

/// Returns `text` as the release of that major version spells it. Adds the
/// names of rows that changed something to `used`.
std::string respell(StringRef text, unsigned major,
                    std::vector<std::string> &used);
/// Applies only this row, wherever it matches.
std::string respell(StringRef text, const Spelling &row);

} // namespace padlab::releases

#endif // PADLAB_FUZZ_LIB_RELEASES_SPELLINGS_H
