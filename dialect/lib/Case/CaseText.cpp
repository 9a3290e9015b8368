//===- CaseText.cpp - reading a case's text safely -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CaseText.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace padlab;

static constexpr char tooLong[] =
    "the text is longer than the 1 MiB that a case may have";

/// Brackets must nest less deeply than this, and an affine expression must not
/// have more operators. No person or generator exceeds this. Without this
/// limit, the parser would recurse on each bracket, and the simplifier of
/// affine expressions on each operator, until the stack overflows.
static constexpr size_t maxNesting = 200;

namespace {
/// A crude lexer that sees just enough to measure how deep the parser would
/// recurse: brackets, and the operators between two separators.
class NestingScanner {
public:
  explicit NestingScanner(StringRef text) : text(text) {}

  bool isTooDeep() {
    while (!text.empty() && !exceedsLimit())
      step();
    return exceedsLimit();
  }

private:
  bool exceedsLimit() const {
    return operators.size() > maxNesting || operators.back() > maxNesting;
  }

  void step() {
    char c = text.front();
    if (text.starts_with("//"))
      return drop(text.find('\n'));
    if (text.starts_with("->") || text.starts_with(">="))
      return drop(2);
    if (llvm::isAlpha(c))
      return skipWord();
    if (c == '"')
      return skipString();
    if (StringRef("([{<").contains(c))
      operators.push_back(0);
    else if (StringRef(")]}>").contains(c) && operators.size() > 1)
      operators.pop_back();
    else if (StringRef("+-*").contains(c))
      ++operators.back();
    else if (StringRef(",:=#!^@").contains(c))
      operators.back() = 0;
    drop(1);
  }

  void drop(size_t count) { text = text.substr(count); }

  void skipWord() {
    StringRef word = text.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    if (word == "mod" || word == "floordiv" || word == "ceildiv")
      ++operators.back();
    drop(word.size());
  }

  void skipString() {
    drop(1);
    while (!text.empty() && text.front() != '"' && text.front() != '\n')
      drop(text.front() == '\\' ? 2 : 1);
    drop(1);
  }

  StringRef text;
  /// For each open bracket, the number of operators since the last separator
  /// within it; the first entry counts the operators outside of all brackets.
  SmallVector<size_t> operators = {0};
};
} // namespace

std::optional<std::string> padlab::findTextDefect(StringRef text) {
  if (text.trim().empty())
    return "the text is empty";
  if (text.size() > static_cast<size_t>(limits::maxTextBytes))
    return tooLong;
  if (text.starts_with("ML\xefR"))
    return "this is MLIR bytecode: a case is text";
  if (text.contains('\0'))
    return "the text has a zero byte: this is not an MLIR text file";
  if (NestingScanner(text).isTooDeep())
    return "the text is nested too deeply";
  return std::nullopt;
}

llvm::Expected<std::string> padlab::readTextOfCase(StringRef path) {
  llvm::sys::fs::file_t file = llvm::sys::fs::getStdinHandle();
  bool isFile = path != "-";
  if (isFile) {
    llvm::Expected<llvm::sys::fs::file_t> opened =
        llvm::sys::fs::openNativeFileForRead(path);
    if (!opened)
      return opened.takeError();
    file = *opened;
  }
  llvm::scope_exit close([&] {
    if (isFile)
      llvm::sys::fs::closeFile(file);
  });
  std::string text;
  llvm::SmallString<0> piece;
  piece.resize(1 << 16);
  while (text.size() <= static_cast<size_t>(limits::maxTextBytes)) {
    llvm::Expected<size_t> count =
        llvm::sys::fs::readNativeFile(file, {piece.data(), piece.size()});
    if (!count)
      return count.takeError();
    if (*count == 0)
      return text;
    text.append(piece.data(), *count);
  }
  return llvm::createStringError(tooLong);
}

std::string padlab::getSingleLine(StringRef message) {
  constexpr size_t maxLength = 300;
  std::string line;
  for (char c : message.trim()) {
    if (llvm::isSpace(c))
      line += StringRef(line).ends_with(" ") ? "" : " ";
    else if (llvm::isPrint(c))
      line += c;
    else
      line += "\\x" + llvm::utohexstr(static_cast<unsigned char>(c), false, 2);
    if (line.size() > maxLength)
      return line + " ...";
  }
  return line;
}
