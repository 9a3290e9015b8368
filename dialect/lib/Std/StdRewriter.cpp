//===- StdRewriter.cpp - from the old spelling to today's -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdRewriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <map>
#include <optional>

using namespace mlir;
using namespace padlab::standard;

/// Whether `next` may follow the mnemonic `name` in the document's grammar;
/// nullopt if `name` is not a mnemonic of the document.
static std::optional<bool> mayFollow(StringRef name, const Token &next) {
  enum Operand {
    AValue,
    ABlock,
    ASymbol,
    AParenthesis,
    AString,
    Anything,
    None
  };
  auto operand =
      llvm::StringSwitch<Operand>(name)
          .Cases({"return", "constant"}, Anything)
          .Case("br", ABlock)
          .Case("call", ASymbol)
          .Cases({"alloc", "alloc_static"}, AParenthesis)
          .Case("cmpi", AString)
          .Cases({"cond_br", "call_indirect", "dim", "dealloc", "dma_start",
                  "dma_wait", "extract_element", "load", "splat", "store",
                  "tensor_load", "tensor_store"},
                 AValue)
          .Cases({"absf", "ceilf", "cos", "exp", "negf", "sqrt", "tanh"},
                 AValue)
          .Cases({"addi", "addf", "and", "copysign", "divis", "diviu",
                  "memref_cast", "mulf", "or", "remis", "remiu", "select",
                  "tensor_cast", "xor"},
                 AValue)
          .Default(None);
  switch (operand) {
  case AValue:
    return next.kind == Token::Value;
  case ABlock:
    return next.kind == Token::Block;
  case ASymbol:
    return next.kind == Token::Symbol;
  case AParenthesis:
    return next.is('(');
  case AString:
    return next.kind == Token::String;
  case Anything:
    return !next.is('=') && !next.is(',') && !next.is('(');
  case None:
    return std::nullopt;
  }
  llvm_unreachable("every kind of operand is handled");
}

/// Whether `word` names a scalar type: i32, ui8, index, f32, bf16 and so on.
static bool isTypeName(StringRef word) {
  if (llvm::is_contained({"index", "none", "bf16", "tf32"}, word))
    return true;
  StringRef width = word;
  if (width.consume_front("f"))
    return !width.empty() && llvm::isDigit(width.front());
  (void)(width.consume_front("s") || width.consume_front("u"));
  return width.consume_front("i") && !width.empty() &&
         llvm::all_of(width, llvm::isDigit);
}

namespace {
class Rewriter {
public:
  Rewriter(StringRef text, std::vector<Replacement> &replacements)
      : tokens(tokenize(text)), replacements(replacements),
        end{Token::Other, text.take_back(0), 0, 0} {}

  Mistake run() {
    for (size_t i = 0; i < tokens.size(); ++i) {
      if (Mistake mistake = findMistake(i))
        return mistake;
      if (tokens[i].kind == Token::Word)
        rewriteWord(i);
      else if (tokens[i].text == "\"func\"" && at(i + 1).is('('))
        rewriteGenericFunction(i);
      else if (isPlainMap(i))
        rewritePlainMap(i);
      track(i);
    }
    return {};
  }

private:
  const Token &at(size_t i) const {
    return i < tokens.size() ? tokens[i] : end;
  }
  /// Returns the token `distance` places before `i`.
  const Token &before(size_t i, size_t distance = 1) const {
    return i < distance ? end : tokens[i - distance];
  }
  bool isIn(char bracket) const {
    return !open.empty() && tokens[open.back()].is(bracket);
  }

  void track(size_t i) {
    const Token &token = tokens[i];
    if (token.kind == Token::Separator)
      open.clear();
    if (token.kind != Token::Other)
      return;
    if (StringRef("([{<").contains(token.text))
      open.push_back(i);
    else if (StringRef(")]}>").contains(token.text) && !open.empty())
      open.pop_back();
  }

  //===--- Where operations stand ---===//

  /// Whether results precede the operation: `%a =` or `%a:2 =`.
  bool hasResults(size_t i) const {
    return before(i).is('=') &&
           (before(i, 2).kind == Token::Value ||
            (before(i, 2).kind == Token::Number && before(i, 3).is(':') &&
             before(i, 4).kind == Token::Value));
  }

  /// Whether a statement may begin at `i`: it is in a region or at the top
  /// level, and the token before can end a statement.
  bool startsStatement(size_t i) const {
    if (!open.empty() && !isIn('{'))
      return false;
    const Token &last = before(i);
    switch (last.kind) {
    case Token::Word:
      // On the same line, only a word that names a type can end a statement.
      return isTypeName(last.text) || last.line != tokens[i].line;
    case Token::Arrow:
    case Token::Relation:
      return false;
    case Token::Other:
      return !StringRef(",(<[=").contains(last.text) || last.text.empty();
    default:
      return true;
    }
  }

  void rewriteWord(size_t i) {
    const Token &word = tokens[i];
    if (word.text == "func") {
      if (startsStatement(i))
        rewriteFunction(i);
      return;
    }
    if (word.text == "type" && namesType && at(i + 1).is('=')) {
      replacements.push_back({word, "function_type"});
      namesType = false;
      return;
    }
    if ((word.text == "rank" || word.text == "shape") && hasResults(i) &&
        at(i + 1).kind == Token::Value && at(i + 2).is(':'))
      return rewriteQuery(i);
    std::optional<bool> fits = mayFollow(word.text, at(i + 1));
    if (fits && (hasResults(i) || (*fits && startsStatement(i))))
      replacements.push_back({word, ("std." + word.text).str()});
  }

  //===--- Operations that the document only names ---===//

  /// Counts the extents of the type whose '<' is at `i`, such as `4x?xf32`;
  /// returns nullopt for an unranked type.
  std::optional<unsigned> countExtents(size_t i) const {
    StringRef text(at(i).text.end(),
                   tokens.back().text.end() - at(i).text.end());
    if (text.ltrim().starts_with("*"))
      return std::nullopt;
    for (unsigned extents = 0;; ++extents) {
      text = text.ltrim();
      StringRef rest = text.drop_while(llvm::isDigit);
      if (rest.size() == text.size() && !rest.consume_front("?"))
        return extents;
      rest = rest.ltrim();
      if (!rest.consume_front("x"))
        return extents;
      text = rest;
    }
  }

  /// Rewrites `rank %t : TYPE` and `shape %t : TYPE`; the latter's result is a
  /// 1-D tensor of index.
  void rewriteQuery(size_t i) {
    bool isTensor = at(i + 3).isWord("tensor");
    if ((!isTensor && !at(i + 3).isWord("memref")) || !at(i + 4).is('<'))
      return;
    size_t end = skipBrackets(i + 4);
    // With a result type, `rank` and `shape` are operations of today's shape
    // dialect.
    if (at(end).kind == Token::Arrow || !at(end - 1).is('>'))
      return;
    if (tokens[i].text == "rank") {
      replacements.push_back(
          {tokens[i], isTensor ? "tensor.rank" : "memref.rank"});
      return;
    }
    std::optional<unsigned> extents = countExtents(i + 4);
    std::string count = extents ? std::to_string(*extents) : "?";
    replacements.push_back({tokens[i], "shape.shape_of"});
    replacements.push_back({at(end - 1), "> -> tensor<" + count + "xindex>"});
  }

  //===--- Maps ---===//

  /// Whether `i` is the parenthesis of a map or set as these were written
  /// before `affine_map<...>` existed: `#map = (d0)[s0] -> (d0 + s0)`,
  /// `memref<4xf32, (d0) -> (d0)>`, `{condition = (d0) : (d0 == 0)}`,
  /// `affine.if (d0) : (d0 == 0)(%i)`.
  bool isPlainMap(size_t i) const {
    if (!tokens[i].is('('))
      return false;
    bool isAlias = open.empty() && before(i).is('=') &&
                   before(i, 2).kind == Token::Sigil &&
                   before(i, 2).text.starts_with("#");
    return isAlias || (isInType("memref") && before(i).is(',')) ||
           isMapOperand(i) || (isAttribute(i) && !isFunctionType(i));
  }

  /// Whether `i` is a place where an affine operation has a map or set among
  /// its operands.
  bool isMapOperand(size_t i) const {
    const Token &last = before(i);
    if (last.kind == Token::Word &&
        llvm::is_contained(
            {"affine.apply", "affine.if", "affine.max", "affine.min"},
            last.text))
      return true;
    // This matches bounds: `affine.for %i = (d0) -> (d0)(%a) to min (d0) ->
    // (d0, 9)(%b)`.
    bool isBound = last.is('=') && before(i, 2).kind == Token::Value &&
                   before(i, 3).isWord("affine.for");
    return isBound ||
           ((last.isWord("to") || last.isWord("min") || last.isWord("max")) &&
            !isFunctionType(i));
  }

  /// Whether an attribute begins at `i`: `{name = ...}`, `{name = [..., ...]}`.
  bool isAttribute(size_t i) const {
    const Token &last = before(i);
    if (isIn('['))
      return last.is('[') || last.is(',');
    return isIn('{') && last.is('=') &&
           (before(i, 2).kind == Token::Word ||
            before(i, 2).kind == Token::String);
  }

  /// Whether the parenthesis at `i` opens a function type such as `(i32) ->
  /// ...`, rather than a map such as `(d0) -> ...`: the names of a map's
  /// dimensions are never names of types. `() -> ()` counts as a type.
  bool isFunctionType(size_t i) const {
    size_t first = i + 1;
    if (at(first).is(')') && at(skipDimensions(i)).kind == Token::Arrow)
      first = skipDimensions(i) + 2;
    const Token &token = at(first);
    if (token.kind == Token::Word)
      return isTypeName(token.text) || at(first + 1).is('<');
    return token.kind == Token::Sigil || token.is(')') || token.is('(');
  }

  /// Returns the index after the dimensions and symbols that begin at `i`,
  /// where an arrow or colon follows in a map or set.
  size_t skipDimensions(size_t i) const {
    size_t arrow = skipBrackets(i);
    return at(arrow).is('[') ? skipBrackets(arrow) : arrow;
  }

  void rewritePlainMap(size_t i) {
    size_t arrow = skipDimensions(i);
    size_t last = skipBrackets(arrow + 1) - 1;
    bool isSet = at(arrow).is(':');
    if ((!isSet && at(arrow).kind != Token::Arrow) || !at(arrow + 1).is('(') ||
        !at(last).is(')'))
      return;
    replacements.push_back(
        {tokens[i], isSet ? "affine_set<(" : "affine_map<("});
    replacements.push_back({tokens[last], ")>"});
  }

  //===--- Functions ---===//

  /// Rewrites the generic form:
  /// `"func"() ({...}) {sym_name = "f", type = () -> ()} : () -> ()`
  void rewriteGenericFunction(size_t i) {
    replacements.push_back({tokens[i], "\"func.func\""});
    namesType = true;
  }

  /// Returns the index after the bracket that closes the one at `i`.
  size_t skipBrackets(size_t i) const {
    unsigned depth = 0;
    for (; i < tokens.size(); ++i) {
      if (tokens[i].kind != Token::Other)
        continue;
      if (StringRef("([{<").contains(tokens[i].text))
        ++depth;
      else if (StringRef(")]}>").contains(tokens[i].text) && --depth == 0)
        return i + 1;
    }
    return i;
  }

  /// Whether the function whose parameters begin at `i` has a body.
  bool hasBody(size_t i) const {
    i = skipBrackets(i);
    if (at(i).kind == Token::Arrow) {
      ++i;
      if (at(i).is('(')) {
        i = skipBrackets(i);
      } else {
        ++i;
        if (at(i).is('<'))
          i = skipBrackets(i);
      }
    }
    if (at(i).isWord("attributes"))
      i = skipBrackets(i + 1);
    return at(i).is('{');
  }

  void rewriteFunction(size_t i) {
    bool isPlain = at(i + 1).kind == Token::Symbol;
    bool hasVisibility =
        at(i + 1).kind == Token::Word &&
        llvm::is_contained({"private", "public", "nested"}, at(i + 1).text) &&
        at(i + 2).kind == Token::Symbol;
    if (!isPlain && !hasVisibility)
      return;
    // Declarations must be private today; in the old spelling they need not be.
    bool isDeclaration = isPlain && at(i + 2).is('(') && !hasBody(i + 2);
    replacements.push_back(
        {tokens[i], isDeclaration ? "func.func private" : "func.func"});
  }

  //===--- Mistakes ---===//

  Mistake makeMistake(const Token &token, std::string message,
                      size_t offset = 0) const {
    return {token.line, token.column + static_cast<unsigned>(offset),
            std::move(message)};
  }

  Mistake findMistake(size_t i) const {
    const Token &token = tokens[i];
    if (token.kind == Token::Word) {
      if (std::optional<size_t> offset = findPlainF8(i))
        return makeMistake(token,
                           "f8 is not a type: today's types of 8 bits are "
                           "f8E5M2 and f8E4M3FN",
                           *offset);
      if (isUndefinedSpace(i))
        return makeMistake(token, ("memory space '" + token.text +
                                   "' is not defined: it must be an integer or "
                                   "an attribute")
                                      .str());
    }
    if (token.kind == Token::Value && before(i).kind == Token::Value &&
        (before(i, 2).isWord("copysign") ||
         before(i, 2).isWord("std.copysign")))
      return makeMistake(token, "expected ',' between the two operands of "
                                "copysign");
    if (token.is('>') && !isIn('<'))
      return makeMistake(token,
                         "this '>' closes nothing: a memref's layout map and "
                         "memory space stand within its own '<...>'");
    return {};
  }

  /// If the word at `i` is the type `f8`, or ends the shape of a tensor, vector
  /// or memref with this element type (`xf8` in `?xf8`, `x4xf8` in `4x4xf8`),
  /// returns the offset of `f8` in the word; otherwise nullopt.
  std::optional<size_t> findPlainF8(size_t i) const {
    StringRef word = tokens[i].text;
    if (word == "f8" && !at(i + 1).is('='))
      return 0;
    // Outside of these types, `0xf8` is a number.
    bool isShape =
        (isInType("tensor") || isInType("vector") || isInType("memref")) &&
        before(i).touches(tokens[i]);
    if (!isShape || !word.consume_front("x"))
      return std::nullopt;
    // Drops leading dimensions: `4x4xf8` is tokenized as the number 4 and the
    // word x4xf8.
    while (!word.empty() && llvm::isDigit(word.front())) {
      word = word.drop_while(llvm::isDigit);
      word.consume_front("x");
    }
    if (word != "f8")
      return std::nullopt;
    return tokens[i].text.size() - word.size();
  }

  /// Whether the token at `i` is a memory space by name, such as `memspace0` in
  /// `memref<4xf32, memspace0>`.
  bool isUndefinedSpace(size_t i) const {
    if (!isInType("memref") || !before(i).is(',') ||
        (!at(i + 1).is('>') && !at(i + 1).is(',')))
      return false;
    StringRef word = tokens[i].text;
    return !isTypeName(word) &&
           !llvm::is_contained({"true", "false", "unit"}, word);
  }

  /// Whether the innermost open bracket belongs to the type `name`: `memref<`,
  /// `4xmemref<`.
  bool isInType(StringRef name) const {
    if (!isIn('<'))
      return false;
    const Token &type = before(open.back());
    return type.kind == Token::Word && type.text.ends_with(name);
  }

  std::vector<Token> tokens;
  std::vector<Replacement> &replacements;
  /// The empty token that stands for what precedes the first token and follows
  /// the last one.
  Token end;
  /// Whether the next attribute `type` belongs to a function in generic form.
  bool namesType = false;
  /// The brackets that are open, outermost first.
  std::vector<size_t> open;
};
} // namespace

Mistake padlab::standard::rewrite(StringRef text,
                                  std::vector<Replacement> &replacements) {
  Mistake mistake = Rewriter(text, replacements).run();
  // This sorts the replacements by their places, because the end of a map is
  // found before its contents. If there are two replacements at one place, the
  // text was not a map, and it does not matter which of the two is kept.
  std::map<const char *, Replacement> byPlace;
  for (Replacement &replacement : replacements)
    byPlace.try_emplace(replacement.token.text.begin(), std::move(replacement));
  replacements.clear();
  for (auto &[place, replacement] : byPlace)
    replacements.push_back(std::move(replacement));
  return mistake;
}
