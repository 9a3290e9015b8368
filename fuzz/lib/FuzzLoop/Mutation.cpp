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
/// libFuzzer crosses over every second time, which is far more than pays.
static constexpr unsigned crossovers = 30;
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

/// What comes out of a mutation is run next: that need not be parsed again.
std::string FuzzLoop::remember(std::string text, Case theCase) {
  engine->lastText = text;
  engine->lastCase = std::move(theCase);
  return text;
}

std::string FuzzLoop::generate(size_t maxSize, Choices &choices) {
  mlir::MLIRContext *context = getEngine().compiler.getContext();
  for (unsigned attempt = 0; attempt < maxAttempts; ++attempt) {
    Case theCase = target.generate(choices, context);
    if (auto text = encode(theCase, maxSize))
      return remember(std::move(*text), std::move(theCase));
  }
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

std::string FuzzLoop::mutateOrGenerate(llvm::StringRef input, size_t maxSize,
                                       Choices &choices) {
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
      return remember(std::move(*text), std::move(*theCase));
  return generate(maxSize, choices);
}

namespace {
/// Adds the time until its end to a sum.
class Stopwatch {
public:
  using Clock = std::chrono::steady_clock;
  explicit Stopwatch(Clock::duration &sum) : sum(sum), start(Clock::now()) {}
  ~Stopwatch() { sum += Clock::now() - start; }

private:
  Clock::duration &sum;
  Clock::time_point start;
};
} // namespace

std::string FuzzLoop::mutate(llvm::StringRef input, size_t maxSize,
                             uint64_t seed) {
  Stopwatch stopwatch(mutating);
  RandomChoices choices(seed);
  return mutateOrGenerate(input, maxSize, choices);
}

std::string FuzzLoop::crossOver(llvm::StringRef a, llvm::StringRef b,
                                size_t maxSize, uint64_t seed) {
  Stopwatch stopwatch(mutating);
  RandomChoices choices(seed);
  if (!target.crossover || !choices.chance(crossovers))
    return mutateOrGenerate(a, maxSize, choices);
  std::optional<Case> first = decode(a), second = decode(b);
  if (first && second)
    if (auto both = target.crossover(*first, *second, choices))
      if (auto text = encode(*both, maxSize))
        return remember(std::move(*text), std::move(*both));
  return mutateOrGenerate(a, maxSize, choices);
}
