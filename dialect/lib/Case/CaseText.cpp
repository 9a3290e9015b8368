//===- CaseText.cpp - reading a case's text safely -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseText.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace padlab;

static constexpr char tooLong[] =
    "the text is longer than the 1 MiB that a case may have";

/// Brackets deeper than any person or generator writes: the parser recurses
/// on each, and would run out of stack.
static constexpr unsigned maxNesting = 200;

namespace {
/// A crude lexer that sees just enough to measure how deep the parser would
/// recurse: brackets, and runs of prefix minus signs.
class NestingScanner {
public:
  explicit NestingScanner(llvm::StringRef text) : text(text) {}

  bool isTooDeep() {
    while (!text.empty() && depth <= maxNesting && minuses <= maxNesting)
      step();
    return depth > maxNesting || minuses > maxNesting;
  }

private:
  void step() {
    if (text.starts_with("//")) {
      text = text.drop_until([](char c) { return c == '\n'; });
      return;
    }
    if (text.starts_with("->") || text.starts_with(">=")) {
      text = text.drop_front(2);
      return;
    }
    char c = text.front();
    text = text.drop_front();
    if (c == '"')
      return skipString();
    if (llvm::StringRef("([{<").contains(c))
      ++depth;
    else if (llvm::StringRef(")]}>").contains(c) && depth > 0)
      --depth;
    if (c == '-')
      ++minuses;
    else if (!llvm::isSpace(c))
      minuses = 0;
  }

  void skipString() {
    while (!text.empty() && text.front() != '"' && text.front() != '\n')
      text = text.drop_front(text.front() == '\\' && text.size() > 1 ? 2 : 1);
    text = text.drop_front(text.empty() ? 0 : 1);
  }

  llvm::StringRef text;
  unsigned depth = 0, minuses = 0;
};
} // namespace

std::optional<std::string> padlab::findTextDefect(llvm::StringRef text) {
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

llvm::Expected<std::string> padlab::readTextOfCase(llvm::StringRef path) {
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
  // In pieces and bounded, because the file may be a pipe or endless.
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

std::string padlab::getSingleLine(llvm::StringRef message) {
  std::string line;
  for (char c : message.take_until([](char c) { return c == '\n'; })) {
    if (llvm::isPrint(c))
      line += c;
    else
      line += "\\x" + llvm::utohexstr(static_cast<unsigned char>(c), false, 2);
  }
  return line;
}
