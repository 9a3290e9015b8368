//===- PassSequence.cpp - sequences of passes ------------------ -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassSequence.h"

#include "../Transforms/Script.h"

#include "padlab/codegen/PassList.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

PassSteps generate::parseSteps(llvm::StringRef sequence) {
  return llvm::to_vector(splitPasses(sequence));
}

std::string generate::printSteps(llvm::ArrayRef<std::string> steps) {
  return llvm::join(steps, ",");
}

/// Returns the position and end of the options in the text of a step. Their
/// braces are not included.
static std::pair<size_t, size_t> findOptions(llvm::StringRef step) {
  size_t open = step.find('{');
  if (open == llvm::StringRef::npos)
    return {open, open};
  return {open + 1, step.rfind('}')};
}

llvm::SmallVector<std::string> generate::getStepOptions(llvm::StringRef step) {
  llvm::SmallVector<std::string> options;
  auto [begin, end] = findOptions(step);
  if (begin == llvm::StringRef::npos)
    return options;
  int depth = 0;
  std::string option;
  auto finish = [&] {
    if (!option.empty())
      options.push_back(std::exchange(option, {}));
  };
  for (char c : step.slice(begin, end)) {
    depth += c == '{' || c == '(';
    depth -= c == '}' || c == ')';
    if (c == ' ' && depth == 0)
      finish();
    else
      option += c;
  }
  finish();
  return options;
}

std::string generate::setStepOptions(llvm::StringRef step,
                                     llvm::ArrayRef<std::string> options) {
  llvm::StringRef name = getPassArgument(step);
  llvm::StringRef anchor = step.take_front(step.find(name));
  std::string text = (anchor + name).str();
  if (!options.empty())
    text += "{" + llvm::join(options, " ") + "}";
  text.append(anchor.count('('), ')');
  return text;
}

//===----------------------------------------------------------------------===//
// Drawing
//===----------------------------------------------------------------------===//

/// The probability, in percent, with which each option of a step is given,
/// unless the option is rare.
static constexpr unsigned usualOptionShare = 30;
/// The percentage of steps that go to a lower level, if any pass can do so.
static constexpr unsigned descentShare = 28;

llvm::SmallVector<unsigned> generate::drawPassWeights(Choices &choices) {
  llvm::SmallVector<unsigned> weights;
  for (const PassEntry *entry : getPassTable())
    weights.push_back(entry->weight * (entry->leadsTo
                                           ? choices.pick({1u, 2u})
                                           : choices.pick({1u, 0u, 1u, 5u})));
  return weights;
}

std::string generate::printFresh(const PassEntry &entry, Choices &choices,
                                 unsigned optionShare) {
  std::string name = entry.name.str();
  if (!entry.anchor.empty())
    name = (entry.anchor + "(" + name + ")").str();
  llvm::SmallVector<llvm::StringRef> fixed;
  entry.fixed.split(fixed, ' ', -1, /*KeepEmpty=*/false);
  llvm::SmallVector<std::string> options;
  for (llvm::StringRef option : fixed)
    options.push_back(option.str());
  for (const PassOption &option : entry.options) {
    if (!choices.chance(option.isRare ? optionShare / 8 : optionShare))
      continue;
    llvm::StringRef value = choices.pick<llvm::StringRef>(option.getValues());
    std::string text = (option.name + "=" + value).str();
    auto old = llvm::find_if(options, [&](llvm::StringRef other) {
      return other.split('=').first == option.name;
    });
    if (old != options.end())
      *old = text;
    else
      options.push_back(text);
  }
  return setStepOptions(name, options);
}

/// Draws the index of an entry of the table of passes. Returns nullopt if no
/// entry may be drawn.
static std::optional<size_t> drawEntry(const PassState &state, Choices &choices,
                                       llvm::ArrayRef<unsigned> weights,
                                       bool descends) {
  llvm::SmallVector<unsigned> allowed;
  bool any = false;
  for (auto [entry, weight] : llvm::zip_equal(getPassTable(), weights)) {
    bool fits = state.allows(*entry) && (entry->leadsTo != 0) == descends;
    allowed.push_back(fits ? weight : 0);
    any |= allowed.back() != 0;
  }
  if (!any)
    return std::nullopt;
  return choices.weighted(allowed);
}

static std::optional<std::string> writeStep(ModuleOp program,
                                            const PassState &state,
                                            Choices &choices,
                                            std::optional<size_t> place) {
  if (!place)
    return std::nullopt;
  const PassEntry &entry = *getPassTable()[*place];
  std::string step = printFresh(entry, choices, usualOptionShare);
  if (entry.extend && !entry.extend(program, state, choices, step))
    return std::nullopt;
  return step;
}

std::optional<std::string>
generate::drawStep(ModuleOp program, const PassState &state, Choices &choices,
                   llvm::ArrayRef<unsigned> weights, bool descends) {
  return writeStep(program, state, choices,
                   drawEntry(state, choices, weights, descends));
}

std::optional<std::string>
generate::drawStep(ModuleOp program, const PassState &state, Choices &choices,
                   llvm::ArrayRef<unsigned> weights) {
  bool descends = choices.chance(descentShare);
  std::optional<size_t> place = drawEntry(state, choices, weights, descends);
  if (!place)
    place = drawEntry(state, choices, weights, !descends);
  return writeStep(program, state, choices, place);
}

PassSteps generate::drawSteps(ModuleOp program, Choices &choices) {
  llvm::SmallVector<unsigned> weights = drawPassWeights(choices);
  unsigned count = 1 + choices.weighted({6, 10, 14, 18, 18, 14, 12, 8});
  PassState state = PassState::draw(program, choices);
  PassSteps steps;
  for (unsigned i = 0; i < count; ++i) {
    std::optional<std::string> step =
        drawStep(program, state, choices, weights);
    if (!step)
      continue;
    state.pass(*step);
    steps.push_back(std::move(*step));
  }
  if (steps.empty())
    steps.push_back("canonicalize");
  return steps;
}

PassSteps generate::repairSteps(ModuleOp program, PassSteps steps) {
  PassState state = PassState::of(program);
  PassSteps kept;
  for (std::string &step : steps) {
    const PassEntry *entry = findPassEntry(step);
    if ((entry && !state.allows(*entry)) || kept.size() == maxPassSteps ||
        !hasLegalScript(program, state, step))
      continue;
    state.pass(step);
    kept.push_back(std::move(step));
  }
  return kept;
}
