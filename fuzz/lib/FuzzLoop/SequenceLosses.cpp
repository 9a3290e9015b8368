//===- SequenceLosses.cpp - sequences that mostly die -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SequenceLosses.h"

#include "padlab/codegen/PassList.h"

using namespace padlab;

/// The estimate starts as if this many cases had ended well.
static constexpr unsigned priorCases = 8;

/// Calls `visit` with the names of the first pass, the first two and so on, and
/// the last of them; until it says that this is enough.
static void visitPrefixes(
    llvm::StringRef sequence,
    llvm::function_ref<bool(llvm::StringRef, llvm::StringRef)> visit) {
  std::string names;
  for (const std::string &step : splitPasses(sequence)) {
    llvm::StringRef name = getPassArgument(step);
    names += (name + ",").str();
    if (visit(names, name))
      return;
  }
}

void SequenceLosses::addEnd(llvm::StringRef sequence) {
  if (counts.empty())
    return;
  visitPrefixes(sequence, [&](llvm::StringRef names, llvm::StringRef) {
    if (auto it = counts.find(names); it != counts.end())
      ++it->second.cases;
    return false;
  });
}

void SequenceLosses::addDeath(llvm::StringRef sequence, llvm::StringRef pass,
                              unsigned cost) {
  visitPrefixes(sequence, [&](llvm::StringRef names, llvm::StringRef name) {
    if (name != pass)
      return false;
    Count &count =
        counts.try_emplace(names, Count{priorCases, 0}).first->second;
    ++count.cases;
    count.lost += cost;
    return true;
  });
}

unsigned SequenceLosses::getShare(llvm::StringRef sequence) const {
  unsigned share = 100;
  if (counts.empty())
    return share;
  visitPrefixes(sequence, [&](llvm::StringRef names, llvm::StringRef) {
    if (auto it = counts.find(names); it != counts.end())
      share = std::min(share, 100 * it->second.cases /
                                  (it->second.cases + it->second.lost));
    return false;
  });
  return std::max(share, leastShare);
}
