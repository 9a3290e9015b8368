//===- Workarounds.cpp - the lowering without one of its workarounds ------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Workarounds.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <mutex>

using namespace padlab;

static constexpr Workaround workarounds[] = {
#include "Workarounds.inc"
};

llvm::ArrayRef<Workaround> padlab::getWorkarounds() { return workarounds; }

const Workaround *padlab::findWorkaround(llvm::StringRef pass) {
  const Workaround *it = llvm::find_if(
      workarounds, [&](const Workaround &each) { return each.pass == pass; });
  return it == std::end(workarounds) ? nullptr : it;
}

static constexpr llvm::StringLiteral without = "-without-";

std::string Workaround::getVariant() const {
  return ("unfused:" + lowering + ":" + level).str();
}

std::string Workaround::getVariantWithout() const {
  return ("unfused:" + lowering + without + pass + ":" + level).str();
}

/// Returns `passes` with `lower-general-forms` expanded, so that each pass can
/// be left out separately.
static std::string spellOutGeneralForms(llvm::StringRef passes) {
  auto [before, after] = passes.split("lower-general-forms,");
  if (after.empty())
    return passes.str();
  return (before + "lower-subject-forms," + printGeneralForms() + "," + after)
      .str();
}

/// Leaves out the pass of a workaround, or replaces it by upstream's pass if
/// the workaround names one. The name of the pass is always between commas,
/// because the pass has no options, and is neither the first nor the last one
/// in a lowering or between parentheses.
static std::string leaveOut(std::string passes, const Workaround &workaround) {
  std::string place = "," + workaround.pass.str() + ",";
  std::string left =
      workaround.instead.empty() ? "," : "," + workaround.instead.str() + ",";
  for (size_t i = 0; (i = passes.find(place, i)) != std::string::npos;)
    passes.replace(i, place.size(), left);
  return passes;
}

const Lowering *padlab::findLoweringWithout(llvm::StringRef name) {
  auto [base, pass] = name.split(without);
  const Workaround *workaround = findWorkaround(pass);
  if (!workaround)
    return nullptr;
  auto whole =
      llvm::find_if(getLowerings(), [wanted = base](const Lowering &each) {
        return each.name == wanted;
      });
  if (whole == getLowerings().end())
    return nullptr;
  static std::mutex mutex;
  static std::map<std::string, Lowering> known;
  std::lock_guard<std::mutex> lock(mutex);
  auto [it, isNew] = known.try_emplace(name.str());
  if (isNew)
    it->second = {name.str(), whole->description + ", without " + pass.str(),
                  leaveOut(spellOutGeneralForms(whole->passes), *workaround)};
  return &it->second;
}
