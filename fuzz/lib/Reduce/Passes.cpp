//===- Passes.cpp - a shorter pass sequence, fewer guards -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "../Generate/Passes/PassSequence.h"

#include "padlab/codegen/Guards.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {

/// A step of the original sequence: whether it remains, and which of its
/// options remain.
struct RemainingStep {
  std::string text;
  bool isThere = true;
  SmallVector<std::optional<std::string>> options;
};

/// The steps of the original sequence. All edits of an offer share this object,
/// so that one edit does not change the positions of the others.
struct RemainingSteps {
  func::FuncOp entry;
  std::vector<RemainingStep> steps;

  void write() {
    PassSteps remaining;
    for (const RemainingStep &step : steps) {
      if (!step.isThere)
        continue;
      SmallVector<std::string> options;
      for (const std::optional<std::string> &option : step.options)
        if (option)
          options.push_back(*option);
      remaining.push_back(setStepOptions(step.text, options));
    }
    if (remaining.empty())
      entry->removeAttr(attrs::passes);
    else
      entry->setAttr(attrs::passes, StringAttr::get(entry.getContext(),
                                                    printSteps(remaining)));
  }
};

} // namespace

static std::shared_ptr<RemainingSteps> findSteps(func::FuncOp entry) {
  auto remaining = std::make_shared<RemainingSteps>();
  remaining->entry = entry;
  if (auto text = entry->getAttrOfType<StringAttr>(attrs::passes))
    for (std::string &step : parseSteps(text.getValue())) {
      RemainingStep &added = remaining->steps.emplace_back();
      for (std::string &option : getStepOptions(step))
        added.options.push_back(std::move(option));
      added.text = std::move(step);
    }
  return remaining;
}

void padlab::offerPassSteps(func::FuncOp entry, Edits &edits) {
  std::shared_ptr<RemainingSteps> remaining = findSteps(entry);
  for (size_t i = 0; i < remaining->steps.size(); ++i)
    edits.push_back([=] {
      remaining->steps[i].isThere = false;
      remaining->write();
    });
}

void padlab::offerPassOptions(func::FuncOp entry, Edits &edits) {
  std::shared_ptr<RemainingSteps> remaining = findSteps(entry);
  for (size_t i = 0; i < remaining->steps.size(); ++i)
    for (size_t k = 0; k < remaining->steps[i].options.size(); ++k)
      edits.push_back([=] {
        remaining->steps[i].options[k].reset();
        remaining->write();
      });
}

//===----------------------------------------------------------------------===//
// Fewer guards
//===----------------------------------------------------------------------===//

static std::vector<std::string> listGuards(func::FuncOp entry) {
  auto text = entry->getAttrOfType<StringAttr>(attrs::guards);
  if (!text)
    return {};
  std::set<std::string> names;
  if (text.getValue() == "all")
    for (const Guard &guard : getGuards())
      names.insert(guard.cause.str());
  else
    for (llvm::StringRef name : llvm::split(text.getValue(), ','))
      names.insert(name.str());
  return {names.begin(), names.end()};
}

void padlab::offerGuards(func::FuncOp entry, Edits &edits) {
  // The list is shared, so that one edit does not change the positions of the
  // others.
  auto remaining =
      std::make_shared<std::vector<std::string>>(listGuards(entry));
  for (size_t i = 0; i < remaining->size(); ++i)
    edits.push_back([=]() mutable {
      (*remaining)[i].clear();
      std::string text;
      for (const std::string &name : *remaining)
        text += (text.empty() || name.empty() ? "" : ",") + name;
      if (text.empty())
        entry->removeAttr(attrs::guards);
      else
        entry->setAttr(attrs::guards,
                       StringAttr::get(entry.getContext(), text));
    });
}
