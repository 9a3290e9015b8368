//===- Novelty.cpp - what the corpus of a loop may still take -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Novelty.h"

#include <cstring>

using namespace padlab;

void padlab::visitMarkedCounters(FeedbackSignal signal,
                                 llvm::function_ref<void(size_t)> visit) {
  ArrayRef<uint8_t> counters = getFeedbackCounters(signal);
  constexpr size_t step = sizeof(uint64_t);
  for (size_t i = 0; i + step <= counters.size(); i += step) {
    uint64_t word;
    std::memcpy(&word, &counters[i], step);
    // Most words are zero.
    for (size_t j = i; word && j != i + step; ++j)
      if (counters[j])
        visit(j);
  }
}

bool Novelty::accepts() {
  std::vector<std::pair<std::vector<bool> *, size_t>> fresh;
  auto look = [&](FeedbackSignal signal, std::vector<bool> &known) {
    known.resize(getFeedbackCounters(signal).size());
    visitMarkedCounters(signal, [&](size_t number) {
      if (!known[number])
        fresh.emplace_back(&known, number);
    });
  };
  look(FeedbackFeatures, features);
  look(FeedbackActions, actions);
  bool runsNew = false;
  visitMarkedCounters(FeedbackFunctions, [&](size_t) { runsNew = true; });
  if (fresh.empty()) {
    held += runsNew;
    return true;
  }
  if (!runsNew && fresh.size() < 1 + held / casesPerMark)
    return false;
  for (auto [known, number] : fresh)
    (*known)[number] = true;
  ++held;
  return true;
}
