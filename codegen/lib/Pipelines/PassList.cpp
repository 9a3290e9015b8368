//===- PassList.cpp - a textual pipeline as single passes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PassList.h"

using namespace padlab;

/// Returns the position of the first comma outside of all brackets, or the end.
static size_t findEnd(llvm::StringRef pipeline) {
  int depth = 0;
  for (size_t at = 0; at < pipeline.size(); ++at) {
    char c = pipeline[at];
    depth += c == '(' || c == '{' || c == '[';
    depth -= c == ')' || c == '}' || c == ']';
    if (c == ',' && depth == 0)
      return at;
  }
  return pipeline.size();
}

/// Returns the position of the parenthesis that opens the list of passes of an
/// anchor, such as `func.func(...)`; npos if `element` is a pass.
static size_t findAnchorList(llvm::StringRef element) {
  size_t open = element.find_first_of("({");
  bool isAnchor = open != llvm::StringRef::npos && element[open] == '(' &&
                  element.ends_with(")");
  return isAnchor ? open : llvm::StringRef::npos;
}

std::vector<std::string> padlab::splitPasses(llvm::StringRef pipeline) {
  std::vector<std::string> passes;
  for (llvm::StringRef rest = pipeline.trim(); !rest.empty();) {
    size_t end = findEnd(rest);
    llvm::StringRef element = rest.take_front(end).trim();
    rest = rest.drop_front(std::min(end + 1, rest.size())).ltrim();
    size_t open = findAnchorList(element);
    if (open == llvm::StringRef::npos) {
      if (!element.empty())
        passes.push_back(element.str());
      continue;
    }
    llvm::StringRef anchor = element.take_front(open);
    llvm::StringRef inner = element.drop_front(open + 1).drop_back();
    for (const std::string &pass : splitPasses(inner))
      passes.push_back((anchor + "(" + pass + ")").str());
  }
  return passes;
}

llvm::StringRef padlab::getPassArgument(llvm::StringRef pass) {
  for (size_t open; (open = findAnchorList(pass)) != llvm::StringRef::npos;)
    pass = pass.drop_front(open + 1).drop_back();
  return pass.take_until([](char c) { return c == '{'; }).trim();
}
