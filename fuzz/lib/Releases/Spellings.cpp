//===- Spellings.cpp - how releases spell a construct -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Spellings.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Regex.h"

using namespace padlab;
using namespace padlab::releases;

static const Spelling spellings[] = {
#include "Spellings.inc"
};

ArrayRef<Spelling> releases::getSpellings() { return spellings; }

/// Returns the replacement with its groups filled in.
static std::string fillIn(StringRef replacement, ArrayRef<StringRef> groups) {
  std::string text;
  for (size_t i = 0; i < replacement.size(); ++i) {
    if (replacement[i] == '\\' && i + 1 < replacement.size()) {
      text += groups[replacement[++i] - '0'];
      continue;
    }
    text += replacement[i];
  }
  return text;
}

/// Replaces all matches in a line; a pattern matches only within one line.
static std::string respellLine(StringRef line, const llvm::Regex &regex,
                               StringRef replacement) {
  std::string text;
  SmallVector<StringRef> groups;
  while (regex.match(line, &groups) && !groups[0].empty()) {
    text += line.take_front(groups[0].data() - line.data());
    text += fillIn(replacement, groups);
    line = line.drop_front(groups[0].end() - line.data());
  }
  return text + line.str();
}

std::string releases::respell(StringRef text, const Spelling &row) {
  llvm::Regex regex(row.pattern);
  std::string result;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    result += respellLine(line, regex, row.replacement);
    if (line.size() < text.size())
      result += '\n';
    text = rest;
  }
  return result;
}

std::string releases::respell(StringRef text, unsigned major,
                              std::vector<std::string> &used) {
  std::string result = text.str();
  for (const Spelling &row : spellings) {
    if (!row.isFor(major))
      continue;
    std::string next = respell(result, row);
    if (next != result && !llvm::is_contained(used, row.name))
      used.push_back(row.name);
    result = std::move(next);
  }
  return result;
}
