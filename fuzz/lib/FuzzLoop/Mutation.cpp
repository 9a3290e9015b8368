//===- Mutation.cpp - from one case to the next -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseBody.h"

#include "padlab/dialect/Interpreter.h"
#include "padlab/fuzz/FuzzLoop.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

/// The percentage of mutations that change only the inputs of the case.
static constexpr unsigned newInputs = 12;
/// The percentage of libFuzzer's requests for a crossover that are granted.
/// libFuzzer asks for a crossover every second time, which is far more often
/// than is useful.
static constexpr unsigned crossovers = 30;
static constexpr int64_t maxMutations = 5;
/// How often a mutation that finds nothing to change is tried, and how many
/// cases are generated to get one that is short enough and worth running.
static constexpr unsigned maxAttempts = 8;

/// Returns the text of the case; nullopt if it has more than `maxSize` bytes.
static std::optional<std::string> encode(const Case &theCase, size_t maxSize) {
  std::string text = theCase.str();
  if (text.size() > maxSize)
    return std::nullopt;
  return text;
}

/// Keeps a case, so that it need not be parsed again when it is run or mutated
/// next.
const std::string &CaseBody::remember(std::string text, Case theCase) {
  llvm::erase_if(known, [&](const auto &entry) { return entry.first == text; });
  if (known.size() > FuzzOptions::maxBatch)
    known.pop_front();
  return known.emplace_back(std::move(text), std::move(theCase)).first;
}

std::string CaseBody::generate(size_t maxSize, Choices &choices) {
  noteActivity(Activity::Step, "generator");
  for (unsigned attempt = 0; attempt < maxAttempts; ++attempt) {
    Case theCase = target.generate(choices, compiler.getContext());
    if (attempt + 1 < maxAttempts && !isWorthRunning(theCase, choices))
      continue;
    if (auto text = encode(theCase, maxSize))
      return remember(std::move(*text), std::move(theCase));
  }
  return {};
}

bool CaseBody::mutateOnce(Case &theCase, Choices &choices, uint64_t end) const {
  if (choices.chance(newInputs)) {
    theCase.setSeed(choices.draw(uint64_t(1) << 32));
    return true;
  }
  for (unsigned attempt = 0;
       attempt < maxAttempts && getInterpretedSteps() < end; ++attempt)
    if (target.mutate && target.mutate(theCase, choices))
      return true;
  return false;
}

std::string CaseBody::mutateOrGenerate(StringRef input, size_t maxSize,
                                       Choices &choices) {
  std::optional<Case> theCase;
  if (!choices.chance(target.freshShare))
    theCase = decode(input);
  if (!theCase)
    return generate(maxSize, choices);
  noteActivity(Activity::Step, "mutator");
  bool changed = false;
  // A small number of mutations is the most likely one, because a small change
  // is more informative.
  int64_t mutations = 1 + choices.draw(choices.range(1, maxMutations));
  uint64_t end = getInterpretedSteps() + maxMutationSteps;
  for (int64_t i = 0; i < mutations && getInterpretedSteps() < end; ++i)
    changed |= mutateOnce(*theCase, choices, end);
  if (changed && isWorthRunning(*theCase, choices))
    if (auto text = encode(*theCase, maxSize))
      return remember(std::move(*text), std::move(*theCase));
  return generate(maxSize, choices);
}

std::string CaseBody::mutate(const LoopRequest &request) {
  RandomChoices choices(request.seed);
  return mutateOrGenerate(request.first, request.maxSize, choices);
}

std::string CaseBody::crossOver(const LoopRequest &request) {
  RandomChoices choices(request.seed);
  if (target.crossover && choices.chance(crossovers)) {
    std::optional<Case> first = decode(request.first),
                        second = decode(request.second);
    noteActivity(Activity::Step, "crossover");
    if (first && second)
      if (auto both = target.crossover(*first, *second, choices))
        if (auto text = encode(*both, request.maxSize))
          return remember(std::move(*text), std::move(*both));
  }
  return mutateOrGenerate(request.first, request.maxSize, choices);
}
