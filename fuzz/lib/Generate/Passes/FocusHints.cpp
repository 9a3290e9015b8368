//===- FocusHints.cpp - what a focus needs besides its level --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Focus.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<FocusHint> generate::getHints() {
  static constexpr FocusHint hints[] = {
#include "FocusHints.inc"
  };
  return hints;
}

static llvm::SmallVector<llvm::StringRef> splitNames(llvm::StringRef names) {
  llvm::SmallVector<llvm::StringRef> all;
  names.split(all, ',', -1, /*KeepEmpty=*/false);
  return all;
}

/// Splits a form into its name and its percentage, which is 0 if it was not
/// measured.
static std::pair<llvm::StringRef, unsigned> splitShare(llvm::StringRef text) {
  auto [name, number] = text.rsplit(' ');
  unsigned share = 0;
  if (number.getAsInteger(10, share))
    return {text, 0};
  return {name, share};
}

llvm::SmallVector<llvm::StringRef> FocusHint::getForms() const {
  return llvm::map_to_vector(splitNames(forms), [](llvm::StringRef text) {
    return splitShare(text).first;
  });
}

llvm::SmallVector<unsigned> FocusHint::getFormWeights() const {
  return llvm::map_to_vector(splitNames(forms), [](llvm::StringRef text) {
    return std::max(splitShare(text).second, 1u);
  });
}

llvm::SmallVector<llvm::StringRef> FocusHint::getBefore() const {
  return splitNames(before);
}

const FocusHint &generate::findHint(llvm::StringRef focus) {
  static constexpr FocusHint none = {"", ""};
  for (const FocusHint &hint : getHints())
    if (hint.focus == focus)
      return hint;
  return none;
}
