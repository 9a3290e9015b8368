//===- Words.cpp - names in the texts of programs and verdicts ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Words.h"

#include "padlab/codegen/PassList.h"
#include "padlab/dialect/Case.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace padlab;

void padlab::addWords(StringRef text, Words &words) {
  while (!text.empty()) {
    StringRef word = text.take_while([](char c) {
      return llvm::isAlnum(c) || StringRef("_.-:").contains(c);
    });
    if (!word.empty() && llvm::isAlpha(word.front()))
      words.insert(word.rtrim(".-:").str());
    text = text.drop_front(std::max<size_t>(word.size(), 1));
  }
}

void padlab::replaceAll(std::string &text, StringRef key, StringRef value) {
  for (size_t at = 0; (at = text.find(key.str(), at)) != std::string::npos;
       at += value.size())
    text.replace(at, key.size(), value.str());
}

StringRef padlab::findSequence(StringRef text) {
  std::string begin = (attrs::passes + " = \"").str();
  size_t at = text.find(begin);
  return at == llvm::StringRef::npos
             ? StringRef()
             : text.substr(at + begin.size()).split('"').first;
}

void padlab::addStepsOf(StringRef pass, StringRef text, Words &words) {
  if (pass.empty())
    return;
  for (const std::string &step : splitPasses(findSequence(text)))
    if (getPassArgument(step) == pass)
      addWords(step, words);
}

static bool isOperationName(StringRef word) {
  return word.contains('.') && llvm::isAlpha(word.front()) &&
         llvm::all_of(word, [](char c) {
           return llvm::isAlnum(c) || c == '_' || c == '.';
         });
}

std::map<std::string, unsigned> padlab::countNames(StringRef program) {
  std::map<std::string, unsigned> counts;
  for (StringRef line : llvm::split(program, '\n')) {
    line = line.trim();
    if (line.starts_with("%"))
      line = line.split(" = ").second;
    StringRef word = line.ltrim('"').take_until(
        [](char c) { return c == ' ' || c == '"' || c == '('; });
    if (isOperationName(word))
      ++counts[word.str()];
  }
  return counts;
}
