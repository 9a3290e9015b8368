//===- SpotForms.cpp - subjects, forms and listed passes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpotParts.h"

#include "../Generate/Passes/Focus.h"
#include "../Generate/PassesTarget.h"
#include "../Support/RunCommand.h"

#include "padlab/fuzz/BlindSpots.h"
#include "padlab/fuzz/Releases.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// A form that is not drawn in this many attempts counts as a blind spot.
static constexpr unsigned maxAttempts = 48;

static std::set<StringRef> listForms(const Focus &focus) {
  SmallVector<StringRef> forms = focus.hint->getForms();
  return {forms.begin(), forms.end()};
}

std::map<Spot, uint64_t>
blind::drawForms(MLIRContext *context, uint64_t seed,
                 llvm::function_ref<void(ModuleOp)> look) {
  std::map<Spot, uint64_t> seen;
  for (const Focus &focus : getFocuses())
    for (StringRef form : listForms(focus)) {
      uint64_t &count = seen[{"form", focus.getName(), form.str()}];
      Aim aim{&focus, focus.levels & -focus.levels, form};
      for (unsigned i = 1; i <= maxAttempts && count == 0; ++i) {
        RandomChoices choices(seed++);
        PassesProgram program = drawAimedProgram(choices, context, aim);
        if (!program.focus.empty())
          count = maxAttempts / i;
        look(*program.module);
      }
    }
  return seen;
}

std::set<std::string> blind::getPassesOfTable() {
  std::set<std::string> names;
  for (const PassEntry *entry : getPassTable())
    names.insert(entry->name.str());
  return names;
}

std::vector<ListedPass> padlab::parsePassListing(StringRef text) {
  std::vector<ListedPass> passes;
  for (StringRef line : llvm::split(text, '\n')) {
    StringRef rest = line.ltrim(' ');
    size_t indent = line.size() - rest.size();
    if (!rest.consume_front("-"))
      continue; // This line is a value of an option, or the title.
    rest.consume_front("-");
    std::string name =
        rest.take_until([](char c) { return c == ' ' || c == '='; }).str();
    if (indent == 2)
      passes.push_back({std::move(name), {}});
    else if (!passes.empty())
      passes.back().options.push_back(std::move(name));
  }
  return passes;
}

Expected<std::vector<ListedPass>> padlab::listPassesOfMlirOpt() {
  auto release = getInstalledRelease();
  if (!release)
    return release.takeError();
  auto outcome =
      processes::runCommand({release->tools + "/mlir-opt", "--list-passes"});
  if (!outcome)
    return outcome.takeError();
  std::vector<ListedPass> passes;
  if (outcome->ok())
    passes = parsePassListing(outcome->out);
  if (passes.empty())
    return createStringError("%s/mlir-opt lists no passes",
                             release->tools.c_str());
  return passes;
}
