//===- Slices.cpp - a share of all series ---------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Slices.h"

using namespace padlab;

Slices &Slices::get() {
  static Slices slices;
  return slices;
}

bool Slices::set(llvm::StringRef text) {
  unsigned first = 0, all = 0;
  if (text.consumeInteger(10, first) || !text.consume_front("/") ||
      text.getAsInteger(10, all) || first < 1 || first > all)
    return false;
  place = first - 1;
  number = all;
  return true;
}

bool Slices::takes(llvm::StringRef suite, llvm::StringRef unit) {
  std::map<std::string, unsigned> &units = places[suite.str()];
  unsigned next = units.size();
  return units.try_emplace(unit.str(), next).first->second % number == place;
}
