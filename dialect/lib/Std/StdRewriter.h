//===- StdRewriter.h - from the old spelling to today's -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_STD_STDREWRITER_H
#define PADLAB_DIALECT_LIB_STD_STDREWRITER_H

#include "StdTokens.h"

#include <string>

namespace padlab::standard {

/// A change of the text: `token` becomes `text`.
struct Replacement {
  Token token;
  std::string text;
};

/// A mistake in the text; `column` is within a token or at its start. If `line`
/// is 0, there is no mistake.
struct Mistake {
  unsigned line = 0, column = 0;
  std::string message;
  explicit operator bool() const { return line != 0; }
};

/// Collects in order the replacements that give today's spelling of `text`, up
/// to the first mistake, which is returned.
Mistake rewrite(llvm::StringRef text, std::vector<Replacement> &replacements);

} // namespace padlab::standard

#endif // PADLAB_DIALECT_LIB_STD_STDREWRITER_H
