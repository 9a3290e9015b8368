//===- Passes.cpp - changes of a case's pass sequence -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "Mutators.h"

#include "../Generate/Passes/Focus.h"

#include "padlab/dialect/Scripts.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;
using namespace padlab::mutate;

namespace {

/// A sequence to be changed in place.
struct Sequence {
  ModuleOp program;
  PassSteps steps;
  Choices &choices;

  size_t pick() { return choices.draw(steps.size()); }
  /// Draws a step that is legal after the steps before `place`.
  std::optional<std::string> drawAt(size_t place) {
    PassState state = PassState::draw(program, choices);
    for (const std::string &step : ArrayRef(steps).take_front(place))
      state.pass(step);
    return drawStep(program, state, choices, drawPassWeights(choices));
  }
};

struct SequenceMutator {
  unsigned weight;
  bool (*mutate)(Sequence &);
};

} // namespace

static bool insertStep(Sequence &sequence) {
  size_t place = sequence.choices.draw(sequence.steps.size() + 1);
  std::optional<std::string> step = sequence.drawAt(place);
  if (!step || sequence.steps.size() >= maxPassSteps)
    return false;
  sequence.steps.insert(sequence.steps.begin() + place, std::move(*step));
  return true;
}

static bool deleteStep(Sequence &sequence) {
  if (sequence.steps.size() < 2)
    return false;
  sequence.steps.erase(sequence.steps.begin() + sequence.pick());
  return true;
}

static bool replaceStep(Sequence &sequence) {
  size_t place = sequence.pick();
  std::optional<std::string> step = sequence.drawAt(place);
  if (!step)
    return false;
  sequence.steps[place] = std::move(*step);
  return true;
}

static bool swapSteps(Sequence &sequence) {
  size_t a = sequence.pick(), b = sequence.pick();
  std::swap(sequence.steps[a], sequence.steps[b]);
  return a != b;
}

static bool truncateSteps(Sequence &sequence) {
  if (sequence.steps.size() < 2)
    return false;
  sequence.steps.resize(1 + sequence.choices.draw(sequence.steps.size() - 1));
  return true;
}

/// Changes the value of an option, adds an option, or removes one.
static bool changeOption(Sequence &sequence) {
  std::string &step = sequence.steps[sequence.pick()];
  const PassEntry *entry = findPassEntry(step);
  if (!entry || entry->options.empty())
    return false;
  const PassOption &option = sequence.choices.pick(entry->options);
  SmallVector<std::string> options = getStepOptions(step);
  auto *old = llvm::find_if(options, [&](StringRef text) {
    return text.split('=').first == option.name;
  });
  std::string text =
      (option.name + "=" +
       sequence.choices.pick<llvm::StringRef>(option.getValues()))
          .str();
  if (old == options.end())
    options.push_back(text);
  else if (*old != text)
    *old = text;
  else
    options.erase(old);
  step = setStepOptions(step, options);
  // The changed step must still belong to the same entry.
  return findPassEntry(step) == entry;
}

/// Replaces a script by a changed copy.
static bool changeScriptStep(Sequence &sequence) {
  SmallVector<size_t> scripts;
  for (auto [place, step] : llvm::enumerate(sequence.steps))
    if (!getScriptOfStep(step).empty())
      scripts.push_back(place);
  if (scripts.empty())
    return false;
  std::string &step = sequence.steps[sequence.choices.pick<size_t>(scripts)];
  std::string other = sequence.steps[sequence.choices.pick<size_t>(scripts)];
  return changeScript(sequence.program, step, other, sequence.choices);
}

/// Draws another sequence: one for a focus that can be applied to this program.
static bool refocus(Sequence &sequence) {
  for (unsigned i = 0; i < mutate::budget::maxTries; ++i) {
    Aim aim = drawAim(sequence.choices);
    if (auto focused =
            drawFocusedSteps(sequence.program, aim, sequence.choices)) {
      sequence.steps = std::move(focused->steps);
      return true;
    }
  }
  return false;
}

static constexpr SequenceMutator sequenceMutators[] = {
    {25, insertStep},       {15, deleteStep},   {15, replaceStep},
    {10, swapSteps},        {5, truncateSteps}, {20, changeOption},
    {15, changeScriptStep}, {35, refocus}};

static void setSteps(Case &theCase, PassSteps steps) {
  steps = repairSteps(theCase.getModule(), std::move(steps));
  // A case without a sequence leaves the program unchanged, so that there is
  // nothing to compare.
  if (steps.empty())
    steps.push_back("canonicalize");
  theCase.setPasses(printSteps(steps));
  eraseUnusedScripts(theCase.getModule(), theCase.getPasses());
}

static std::optional<RunCase> mutateSequence(const RunCase &from,
                                             Choices &choices) {
  SmallVector<unsigned> weights;
  for (const SequenceMutator &mutator : sequenceMutators)
    weights.push_back(mutator.weight);
  StringRef before = from.theCase.getPasses();
  // The passes do not matter to the run.
  RunCase changed{from.theCase.clone(), from.run};
  for (unsigned i = 0; i < mutate::budget::maxTries; ++i) {
    Sequence sequence{changed.theCase.getModule(), parseSteps(before), choices};
    if (sequence.steps.empty())
      sequence.steps.push_back("canonicalize");
    if (!sequenceMutators[choices.weighted(weights)].mutate(sequence))
      continue;
    setSteps(changed.theCase, std::move(sequence.steps));
    if (changed.theCase.getPasses() != before)
      return changed;
  }
  return std::nullopt;
}

/// The percentage of mutations that first try to change the sequence, while the
/// others first try to change the program; and the percentage of crossovers
/// that try to combine the programs.
static constexpr unsigned sequenceShare = 50;

std::optional<RunCase> mutate::mutatePassesCase(const RunCase &from,
                                                Choices &choices) {
  std::optional<RunCase> changed;
  if (choices.chance(sequenceShare))
    changed = mutateSequence(from, choices);
  if (changed)
    return changed;
  changed = mutateCase(from, choices);
  if (!changed)
    return mutateSequence(from, choices);
  setSteps(changed->theCase, parseSteps(changed->theCase.getPasses()));
  return changed;
}

std::optional<RunCase>
mutate::crossPassesCases(const RunCase &a, const RunCase &b, Choices &choices) {
  std::optional<RunCase> both;
  if (choices.chance(sequenceShare))
    both = crossCases(a, b, choices);
  if (!both)
    both = RunCase{a.theCase.clone(), a.run};
  PassSteps first = parseSteps(a.theCase.getPasses()),
            second = parseSteps(b.theCase.getPasses());
  PassSteps steps(ArrayRef(first).take_front(choices.draw(first.size() + 1)));
  for (StringRef step :
       ArrayRef(second).drop_front(choices.draw(second.size() + 1)))
    steps.push_back(
        importScript(b.theCase.getModule(), both->theCase.getModule(), step));
  setSteps(both->theCase, std::move(steps));
  return both;
}
