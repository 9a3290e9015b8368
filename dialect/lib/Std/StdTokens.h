//===- StdTokens.h - the tokens of MLIR text -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Implements as much of MLIR's lexical grammar as the reader needs to find
/// each token and nothing else, so that it leaves strings, comments and symbol
/// names alone.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_STD_STDTOKENS_H
#define PADLAB_DIALECT_LIB_STD_STDTOKENS_H

#include "llvm/ADT/StringRef.h"

#include <vector>

namespace padlab::standard {

struct Token {
  enum Kind {
    Word,      ///< func, addi, arith.addi, xf32
    Value,     ///< %a, %0#1
    Block,     ///< ^bb0
    Symbol,    ///< @f, @"f"
    Sigil,     ///< #map, !foo.bar: an alias, attribute or type
    Number,    ///< digits
    String,    ///< "..."
    Arrow,     ///< ->
    Relation,  ///< >=, <=, ==
    Separator, ///< a comment that separates the parts of a split file
    Other      ///< any other character, by itself
  };
  Kind kind;
  /// Points into the text that was tokenized.
  llvm::StringRef text;
  /// Line and column are counted from 1.
  unsigned line, column;

  /// Whether the token is the character `c`; false for the empty token that
  /// represents the ends of the text.
  bool is(char c) const { return kind == Other && text.starts_with(c); }
  bool isWord(llvm::StringRef word) const {
    return kind == Word && text == word;
  }
  /// Whether `next` follows without anything between them.
  bool touches(const Token &next) const {
    return text.end() == next.text.begin();
  }
};

/// Returns the tokens of `text`, without white space and comments that are not
/// separators.
std::vector<Token> tokenize(llvm::StringRef text);

} // namespace padlab::standard

#endif // PADLAB_DIALECT_LIB_STD_STDTOKENS_H
