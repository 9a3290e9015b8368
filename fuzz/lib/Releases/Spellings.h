//===- Spellings.h - how releases spell a construct -*- C++ -*-===//
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

/// A construct that other releases of LLVM spell differently from padlab's own
/// LLVM.
struct Spelling {
  const char *name;
  unsigned first, last; ///< The first and last major version that need the
                        ///< other spelling.
  /// A regular expression and its replacement; `\1` is a group.
  const char *pattern, *replacement;
  /// An example: `here` is a text that padlab's own LLVM accepts, and `there`
  /// the text that the replacement makes of it. Both are programs or, if they
  /// begin with `builtin.module(`, pipelines. The releases from `first` to
  /// `last` accept `there` and reject `here`, which a test checks. Both are
  /// empty for rows that change scripts.
  const char *here, *there;

  /// Whether releases of the major version `major` need the other spelling.
  bool isFor(unsigned major) const { return first <= major && major <= last; }
};

ArrayRef<Spelling> getSpellings();

/// Returns `text` as the release of the major version `major` spells it. Adds
/// to `used` the names of the spellings that changed something.
std::string respell(StringRef text, unsigned major,
                    std::vector<std::string> &used);
/// Applies only `row`, wherever its pattern matches.
std::string respell(StringRef text, const Spelling &row);

} // namespace padlab::releases

#endif // PADLAB_FUZZ_LIB_RELEASES_SPELLINGS_H
