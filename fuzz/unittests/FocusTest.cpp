//===- FocusTest.cpp - what programs are made for -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Generate/Passes/Focus.h"
#include "../lib/Generate/Arith/ArithProgram.h"
#include "../lib/Generate/FocusStats.h"
#include "../lib/Generate/Loops/Emitters.h"
#include "../lib/Generate/Passes/SmallForms.h"
#include "../lib/Generate/Vectors/VectorProgram.h"
#include "GenerateTestContext.h"

#include "padlab/dialect/Interpreter.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Whether there is an emitter of this name among the kind's.
static bool hasForm(StringRef form) {
  auto [kind, name] = form.split('/');
  auto isNamed = [name = name](const auto &emitter) {
    return emitter.name == name;
  };
  return (kind == "small" && llvm::any_of(getSmallForms(), isNamed)) ||
         (kind == "loops" && llvm::any_of(getLoopEmitters(), isNamed)) ||
         (kind == "arith" && llvm::any_of(getArithEmitters(), isNamed)) ||
         (kind == "vectors" && llvm::any_of(getVectorEmitters(), isNamed)) ||
         // A kind that is drawn as it is.
         (kind == "std" && name == "any");
}

TEST(Focus, HintsNameFormsThatExist) {
  for (const FocusHint &hint : getHints()) {
    SmallVector<StringRef> forms;
    hint.forms.split(forms, ',', -1, /*KeepEmpty=*/false);
    for (StringRef form : forms)
      EXPECT_TRUE(hasForm(form)) << form.str();
  }
}

TEST(Focus, EachFocusHasOneHint) {
  std::set<llvm::StringRef> seen;
  for (const FocusHint &hint : getHints())
    EXPECT_TRUE(seen.insert(hint.focus).second) << hint.focus.str();
}

TEST(Focus, HintsNameFocuses) {
  for (const FocusHint &hint : getHints()) {
    EXPECT_TRUE(findFocus(hint.focus)) << hint.focus.str();
    SmallVector<StringRef> names;
    hint.before.split(names, ',', -1, /*KeepEmpty=*/false);
    for (StringRef name : names)
      EXPECT_TRUE(findFocus(name)) << name.str();
  }
}

TEST(Focus, MostOfThemChangeTheProgram) {
  constexpr unsigned cases = 150;
  FocusStats stats;
  for (unsigned seed = 0; seed < cases; ++seed)
    stats.count(seed);
  uint64_t fired = stats.getTotal(FocusStats::Fired);
  EXPECT_GT(fired, cases * 2 / 5) << stats.str();
  EXPECT_LT(stats.getTotal(FocusStats::Refused), cases / 10) << stats.str();
}

TEST(SmallForms, EachIsDefined) {
  constexpr uint64_t seeds = 3;
  for (const SmallForm &form : getSmallForms())
    for (uint64_t seed = 0; seed < seeds; ++seed) {
      RandomChoices choices(seed);
      std::string name = ("small/" + form.name).str();
      Demand demand;
      demand.form = name;
      std::string text;
      llvm::raw_string_ostream(text)
          << *buildSmallProgram(choices, getTestContext(), demand);
      FailureOr<Case> theCase = Case::parse(text, "form", getTestContext());
      ASSERT_TRUE(succeeded(theCase)) << name << "\n" << text;
      Interpretation truth = interpret(*theCase);
      EXPECT_TRUE(truth.isDefined())
          << name << ", seed " << seed << ": " << truth.str() << "\n"
          << text;
    }
}
