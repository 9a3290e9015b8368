//===- CaseChunks.cpp - several cases in one file ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CaseChunks.h"

#include "padlab/dialect/CaseText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace padlab;
using llvm::StringRef;

static constexpr llvm::StringLiteral separator = "// -----";
static constexpr llvm::StringLiteral expectationPrefix = "EXPECT-";

std::string Expectation::str() const {
  switch (kind) {
  case Kind::Agree:
    return "agreement";
  case Kind::Error:
    return "an error with '" + text + "'";
  case Kind::Undefined:
    return "undefined with '" + text + "'";
  case Kind::Stop:
    return "a stop with '" + text + "'";
  case Kind::NotReadBack:
    return "text that is not read back with '" + text + "'";
  case Kind::Unsupported:
    return "unsupported with '" + text + "'";
  case Kind::NotCompiled:
    return "not compiled with '" + text + "'";
  }
  llvm_unreachable("covered switch");
}

/// Parses an expectation without its prefix, such as `ERROR: text`; returns an
/// error if the word is unknown or the text is missing.
static llvm::Expected<Expectation> parseExpectation(StringRef words) {
  auto [word, text] = words.split(':');
  auto kind = llvm::StringSwitch<std::optional<Expectation::Kind>>(word)
                  .Case("ERROR", Expectation::Kind::Error)
                  .Case("UNDEFINED", Expectation::Kind::Undefined)
                  .Case("STOP", Expectation::Kind::Stop)
                  .Case("NOT-READ-BACK", Expectation::Kind::NotReadBack)
                  .Case("UNSUPPORTED", Expectation::Kind::Unsupported)
                  .Case("NOT-COMPILED", Expectation::Kind::NotCompiled)
                  .Default(std::nullopt);
  if (!kind)
    return llvm::createStringError("no expectation is named 'EXPECT-" + word +
                                   "'");
  if (text.trim().empty())
    return llvm::createStringError("EXPECT-" + word +
                                   " needs a text after its colon");
  return Expectation{*kind, text.trim().str()};
}

/// Finds the expectation of a chunk among its lines. A misplaced, misspelt or
/// second expectation is a defect: if it were ignored, the case would be judged
/// by another one.
static void findExpectation(StringRef text, CaseChunk &chunk) {
  bool inHead = true, found = false;
  while (!text.empty() && chunk.defect.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    StringRef words = line.trim();
    bool isComment = words.consume_front("//");
    inHead &= isComment || words.empty();
    words = words.ltrim();
    if (!isComment || !words.consume_front(expectationPrefix))
      continue;
    llvm::Expected<Expectation> expectation = parseExpectation(words);
    if (!expectation)
      chunk.defect = llvm::toString(expectation.takeError());
    else if (!inHead)
      chunk.defect = "an expectation stands below the program's first line";
    else if (found)
      chunk.defect = "a case has one expectation";
    else
      chunk.expectation = std::move(*expectation);
    found = true;
  }
}

std::vector<CaseChunk> padlab::splitCases(StringRef text) {
  std::vector<CaseChunk> chunks;
  unsigned line = 1;
  size_t start = 0, position = 0;
  unsigned startLine = 1;
  auto finish = [&](size_t end) {
    StringRef body = text.slice(start, end);
    if (body.trim().empty())
      return;
    CaseChunk &chunk = chunks.emplace_back();
    StringRef blank = body.take_while([](char c) { return llvm::isSpace(c); });
    chunk.line = startLine + blank.count('\n');
    chunk.text = std::string(startLine - 1, '\n') + body.str();
    findExpectation(body, chunk);
  };
  while (position < text.size()) {
    size_t end = std::min(text.find('\n', position), text.size());
    bool separates = text.slice(position, end).rtrim() == separator;
    if (separates)
      finish(position);
    position = std::min(end + 1, text.size());
    ++line;
    if (separates) {
      start = position;
      startLine = line;
    }
  }
  finish(text.size());
  return chunks;
}

llvm::Expected<std::vector<CaseChunk>> padlab::readCases(StringRef path) {
  llvm::Expected<std::string> text = readTextOfCase(path);
  if (!text)
    return text.takeError();
  return splitCases(*text);
}
