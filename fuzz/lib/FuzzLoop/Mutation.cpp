//===- Mutation.cpp - from one case to the next -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseBody.h"

#include "../Support/Message.h"

#include "padlab/dialect/Interpreter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"

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

const std::string &CaseBody::remember(SharedCase added) {
  uint64_t hash = llvm::xxh3_64bits(added->text);
  llvm::erase_if(known, [&](const Remembered &entry) {
    return entry.isOf(hash, added->text);
  });
  if (known.size() == maxKnown)
    known.pop_front();
  known.push_back({hash, std::move(added)});
  return known.back().theCase->text;
}

std::string CaseBody::generate(size_t maxSize, Choices &choices) {
  noteActivity(Activity::Step, "generator");
  for (unsigned attempt = 0; attempt < maxAttempts; ++attempt) {
    Case theCase = target.generate(choices, compiler.getContext());
    if (attempt + 1 < maxAttempts && !isWorthRunning(theCase, choices))
      continue;
    if (auto text = encode(theCase, maxSize))
      return remember(std::move(*text), {std::move(theCase)});
  }
  return {};
}

std::optional<RunCase> CaseBody::mutateOnce(const RunCase &from,
                                            Choices &choices,
                                            uint64_t end) const {
  if (choices.chance(newInputs)) {
    RunCase changed{from.theCase.clone()};
    changed.theCase.setSeed(choices.draw(uint64_t(1) << 32));
    return changed;
  }
  for (unsigned attempt = 0;
       attempt < maxAttempts && getInterpretedSteps() < end; ++attempt)
    if (auto changed =
            target.mutate ? target.mutate(from, choices) : std::nullopt)
      return changed;
  return std::nullopt;
}

std::string CaseBody::mutateOrGenerate(StringRef input, size_t maxSize,
                                       Choices &choices) {
  SharedCase from;
  if (!choices.chance(target.freshShare))
    from = decode(input);
  if (!from)
    return generate(maxSize, choices);
  noteActivity(Activity::Step, "mutator");
  std::optional<RunCase> changed;
  // A small number of mutations is the most likely one, because a small change
  // is more informative.
  int64_t mutations = 1 + choices.draw(choices.range(1, maxMutations));
  uint64_t end = getInterpretedSteps() + maxMutationSteps;
  for (int64_t i = 0; i < mutations && getInterpretedSteps() < end; ++i)
    if (auto next = mutateOnce(changed ? *changed : *from, choices, end))
      changed = std::move(next);
  if (changed && isWorthRunning(changed->theCase, choices))
    if (auto text = encode(changed->theCase, maxSize))
      return remember(std::move(*text), std::move(*changed));
  return generate(maxSize, choices);
}

std::string CaseBody::mutate(const LoopRequest &request) {
  RandomChoices choices(request.seed);
  return mutateOrGenerate(request.first, request.maxSize, choices);
}

std::string CaseBody::crossOver(const LoopRequest &request) {
  RandomChoices choices(request.seed);
  if (target.crossover && choices.chance(crossovers)) {
    SharedCase first = decode(request.first), second = decode(request.second);
    noteActivity(Activity::Step, "crossover");
    if (first && second)
      if (auto both = target.crossover(*first, *second, choices))
        if (auto text = encode(both->theCase, request.maxSize))
          return remember(std::move(*text), std::move(*both));
  }
  return mutateOrGenerate(request.first, request.maxSize, choices);
}

std::string CaseBody::makeSiblings(ArrayRef<StringRef> changes) {
  std::vector<std::string> texts;
  for (auto [index, change] : llvm::enumerate(changes)) {
    // Each change has a time limit of its own.
    noteActivity(Activity::Case, std::to_string(index));
    texts.push_back(serve(LoopRequest::decode(change)));
  }
  return Message{{}, {texts.begin(), texts.end()}}.encode();
}
