//===- StdTokens.cpp - the tokens of MLIR text -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdTokens.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab::standard;

namespace {
class Lexer {
public:
  explicit Lexer(StringRef text) : rest(text), lineStart(text.begin()) {}

  std::vector<Token> run() {
    while (!rest.empty())
      step();
    return std::move(tokens);
  }

private:
  /// Takes `count` characters as one token.
  void take(Token::Kind kind, size_t count) {
    StringRef text = rest.take_front(count);
    tokens.push_back({kind, text, line,
                      static_cast<unsigned>(text.begin() - lineStart) + 1});
    rest = rest.drop_front(count);
  }

  /// Returns the length of the token whose name begins at `from`.
  size_t measureName(size_t from, StringRef punctuation) const {
    size_t end = from;
    while (end < rest.size() &&
           (llvm::isAlnum(rest[end]) || punctuation.contains(rest[end])))
      ++end;
    return end;
  }

  /// Returns the length of a token that ends with a string, whose first quote
  /// is at `from`. The token extends to the end of the line if no quote closes
  /// the string.
  size_t measureString(size_t from) const {
    size_t end = from + 1;
    while (end < rest.size() && rest[end] != '"' && rest[end] != '\n')
      end += rest[end] == '\\' ? 2 : 1;
    return std::min(end + 1, rest.size());
  }

  void skipComment() {
    StringRef comment = rest.take_until([](char c) { return c == '\n'; });
    if (comment.rtrim() == "// -----")
      take(Token::Separator, comment.size());
    else
      rest = rest.drop_front(comment.size());
  }

  /// Takes a token whose kind its first character tells; returns false if the
  /// text does not begin with one.
  bool stepSigil() {
    switch (rest.front()) {
    case '"':
      take(Token::String, measureString(0));
      return true;
    case '%':
      take(Token::Value, measureName(1, "_$.-#"));
      return true;
    case '^':
      take(Token::Block, measureName(1, "_$.-"));
      return true;
    case '@':
      take(Token::Symbol,
           rest.starts_with("@\"") ? measureString(1) : measureName(1, "_$."));
      return true;
    case '#':
    case '!':
      take(Token::Sigil, measureName(1, "_$."));
      return true;
    default:
      return false;
    }
  }

  void step() {
    char c = rest.front();
    if (c == '\n') {
      ++line;
      rest = rest.drop_front();
      lineStart = rest.begin();
    } else if (llvm::isSpace(c)) {
      rest = rest.drop_front();
    } else if (rest.starts_with("//")) {
      skipComment();
    } else if (stepSigil()) {
      return;
    } else if (llvm::isAlpha(c) || c == '_') {
      take(Token::Word, measureName(0, "_$."));
    } else if (llvm::isDigit(c)) {
      // One literal may become several tokens: `4x4xf32` becomes 4 and x4xf32;
      // 1.0e5 becomes 1, ., 0 and e5.
      take(Token::Number, rest.take_while(llvm::isDigit).size());
    } else if (rest.starts_with("->")) {
      take(Token::Arrow, 2);
    } else if (rest.starts_with(">=") || rest.starts_with("<=") ||
               rest.starts_with("==")) {
      take(Token::Relation, 2);
    } else {
      take(Token::Other, 1);
    }
  }

  StringRef rest;
  const char *lineStart;
  unsigned line = 1;
  std::vector<Token> tokens;
};
} // namespace

std::vector<Token> padlab::standard::tokenize(StringRef text) {
  return Lexer(text).run();
}
