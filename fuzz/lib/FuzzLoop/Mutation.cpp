//===- Mutation.cpp - from one case to the next -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

using namespace padlab;

/// Shares in 100.
static constexpr unsigned freshCases = 10, newInputs = 12;
static constexpr int64_t maxMutations = 5;
/// A mutation that finds nothing to do is tried again, this often.
static constexpr unsigned maxAttempts = 8;

std::optional<std::string> FuzzLoop::encode(const Case &theCase,
                                            size_t maxSize) const {
  std::string text = theCase.str();
  if (text.size() > maxSize)
    return std::nullopt;
  return text;
}

std::string FuzzLoop::generate(size_t maxSize, Choices &choices) {
  mlir::MLIRContext *context = getEngine().compiler.getContext();
  for (unsigned attempt = 0; attempt < maxAttempts; ++attempt)
    if (auto text = encode(target.generate(choices, context), maxSize))
      return *text;
  return {};
}

bool FuzzLoop::mutateOnce(Case &theCase, Choices &choices) const {
  if (choices.chance(newInputs)) {
    theCase.setSeed(choices.draw(uint64_t(1) << 32));
    return true;
  }
  for (unsigned attempt = 0; attempt < maxAttempts; ++attempt)
    if (target.mutate && target.mutate(theCase, choices))
      return true;
  return false;
}

std::string FuzzLoop::mutate(llvm::StringRef input, size_t maxSize,
                             uint64_t seed) {
  RandomChoices choices(seed);
  std::optional<Case> theCase;
  if (!choices.chance(freshCases))
    theCase = decode(input);
  if (!theCase)
    return generate(maxSize, choices);
  bool changed = false;
  // One change most of the time: a small step tells more.
  int64_t mutations = 1 + choices.draw(choices.range(1, maxMutations));
  for (int64_t i = 0; i < mutations; ++i)
    changed |= mutateOnce(*theCase, choices);
  if (changed)
    if (auto text = encode(*theCase, maxSize))
      return *text;
  return generate(maxSize, choices);
}

std::string FuzzLoop::crossOver(llvm::StringRef a, llvm::StringRef b,
                                size_t maxSize, uint64_t seed) {
  RandomChoices choices(seed);
  std::optional<Case> first = decode(a), second = decode(b);
  if (first && second && target.crossover)
    if (auto both = target.crossover(*first, *second, choices))
      if (auto text = encode(*both, maxSize))
        return *text;
  return mutate(a, maxSize, seed);
}
