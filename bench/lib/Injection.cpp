//===- Injection.cpp - slow-downs that a test asks for ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Injection.h"

#include "llvm/Support/Regex.h"

#include <cmath>

using namespace padlab;

bool Injection::matches(llvm::StringRef series) const {
  return llvm::Regex(pattern).match(series);
}

llvm::Expected<Injection> Injection::parse(llvm::StringRef text) {
  auto [pattern, share] = text.rsplit(':');
  double percent = 0;
  if (pattern.empty() || !share.consume_back("%") ||
      share.getAsDouble(percent) || !(percent > 0) || !(percent <= 1000))
    return llvm::createStringError("'" + text + "' is not REGEX:PERCENT%");
  std::string mistake;
  if (!llvm::Regex(pattern).isValid(mistake))
    return llvm::createStringError("'" + pattern +
                                   "' is no regular expression: " + mistake);
  return Injection{pattern.str(), percent / 100};
}

Injections &Injections::get() {
  static Injections injections;
  return injections;
}

Injections::Group::Group(llvm::StringRef name) : outer(get().group) {
  get().group = name.str();
}

Injections::Group::~Group() { get().group = outer; }

double Injections::getShare(llvm::StringRef series) const {
  double share = 0;
  for (const Injection &injection : all)
    if (injection.matches(series))
      share += injection.share;
  return share;
}

double Injections::getShareOfContestant(llvm::StringRef name) const {
  return all.empty() ? 0 : getShare((group + "/" + name).str());
}
