//===- SpotForms.cpp - subjects, and programs in which they fire ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpotForms.h"

#include "../Generate/Passes/Focus.h"
#include "../Generate/PassesTarget.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// A form that was not drawn in this many attempts counts as impossible.
static constexpr unsigned maxAttempts = 48;

static std::set<llvm::StringRef> listForms(const Focus &focus) {
  llvm::SmallVector<llvm::StringRef> forms = focus.hint->getForms();
  return {forms.begin(), forms.end()};
}

std::map<Spot, uint64_t>
blind::drawForms(MLIRContext *context, uint64_t seed,
                 llvm::function_ref<void(ModuleOp)> look) {
  std::map<Spot, uint64_t> seen;
  for (const Focus &focus : getFocuses())
    for (llvm::StringRef form : listForms(focus)) {
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
