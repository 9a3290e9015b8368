//===- FocusTest.cpp - what programs are made for -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Generate/Passes/Focus.h"
#include "../lib/Generate/Arith/ArithProgram.h"
#include "../lib/Generate/Loops/Emitters.h"
#include "../lib/Generate/Passes/ProgramKinds.h"
#include "../lib/Generate/Passes/SmallForms.h"
#include "../lib/Generate/Vectors/VectorProgram.h"
#include "../lib/Targets/FocusStats.h"
#include "GenerateTestContext.h"

#include "padlab/dialect/Interpreter.h"
#include "padlab/dialect/LLVMVersion.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Whether `form`, which is KIND/NAME, names an existing form of this kind.
static bool hasForm(StringRef form) {
  auto [kind, name] = form.split('/');
  auto isNamed = [name = name](const auto &emitter) {
    return emitter.name == name;
  };
  return (kind == "small" && llvm::any_of(getSmallForms(), isNamed)) ||
         (kind == "loops" && llvm::any_of(getLoopEmitters(), isNamed)) ||
         (kind == "arith" && llvm::any_of(getArithEmitters(), isNamed)) ||
         (kind == "vectors" && llvm::any_of(getVectorEmitters(), isNamed)) ||
         // The kind `std` has no forms, and is drawn as a whole.
         (kind == "std" && name == "any");
}

TEST(Focus, HintsNameFormsThatExist) {
  for (const FocusHint &hint : getHints())
    for (StringRef form : hint.getForms())
      EXPECT_TRUE(hasForm(form)) << form.str();
}

/// A form is never drawn if no hint names it and it has no kinds.
TEST(Focus, EachSmallFormIsNamed) {
  std::set<StringRef> named;
  for (const FocusHint &hint : getHints())
    for (StringRef form : hint.getForms())
      named.insert(form);
  for (const SmallForm &form : getSmallForms())
    EXPECT_TRUE(form.kinds || named.count(("small/" + form.name).str()))
        << form.name.str();
}

TEST(Focus, EachFocusHasOneHint) {
  std::set<llvm::StringRef> seen;
  for (const FocusHint &hint : getHints())
    EXPECT_TRUE(seen.insert(hint.focus).second) << hint.focus.str();
}

TEST(Focus, HintsNameFocuses) {
  if (!llvm_version::isCorpusRelease)
    GTEST_SKIP() << "another release may lack passes that hints name";
  for (const FocusHint &hint : getHints()) {
    EXPECT_TRUE(findFocus(hint.focus)) << hint.focus.str();
    for (StringRef name : hint.getBefore())
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

/// A small program has a step for the kinds that the focus rewrites, and
/// another step for the kinds that must be there, too.
TEST(Focus, SmallProgramsHaveAllThatIsDemanded) {
  constexpr unsigned programs = 300;
  Demand demand;
  demand.kinds = Pads;
  demand.also = Concats;
  unsigned complete = 0;
  for (uint64_t seed = 0; seed < programs; ++seed) {
    RandomChoices choices(seed);
    OwningOpRef<ModuleOp> module =
        buildSmallProgram(choices, getTestContext(), demand);
    unsigned kinds = Payload::of(*module).kinds;
    complete += (kinds & Pads) && (kinds & Concats);
  }
  EXPECT_GT(complete, programs * 9 / 10);
}

/// Makes a program that begins with the form applied to one argument with
/// elements of `type`, or of any type if it is null. Returns null if the form
/// cannot use the argument.
static OwningOpRef<ModuleOp> buildForm(const SmallForm &form, uint64_t seed,
                                       Type type = {}) {
  RandomChoices choices(seed);
  ProgramBuilder program(choices, getTestContext());
  program.features.encodings = 0;
  if (type)
    program.features.elementTypes = program.features.movedTypes = {type};
  program.addTensorArgument(program.pickExtents(budget::maxProducerElements),
                            program.pickElementType());
  if (!form.emit(program))
    return nullptr;
  return program.finish(seed);
}

static void expectDefined(ModuleOp module, const SmallForm &form,
                          uint64_t seed) {
  std::string text;
  llvm::raw_string_ostream(text) << module;
  FailureOr<Case> theCase = Case::parse(text, "form", getTestContext());
  ASSERT_TRUE(succeeded(theCase)) << form.name.str() << "\n" << text;
  Interpretation truth = interpret(*theCase);
  EXPECT_TRUE(truth.isDefined())
      << form.name.str() << ", seed " << seed << ": " << truth.str() << "\n"
      << text;
}

TEST(SmallForms, EachIsEmittedAndDefined) {
  constexpr uint64_t seeds = 12;
  for (const SmallForm &form : getSmallForms()) {
    unsigned emitted = 0;
    for (uint64_t seed = 0; seed < seeds; ++seed) {
      OwningOpRef<ModuleOp> module = buildForm(form, seed);
      if (!module)
        continue;
      expectDefined(*module, form, seed);
      if (HasFatalFailure())
        return;
      // Arguments and constants do not count, because they occur even if the
      // form emitted nothing.
      emitted += llvm::any_of(findEntry(*module).getOps(), [](Operation &op) {
        return !op.hasTrait<OpTrait::ConstantLike>() &&
               !op.hasTrait<OpTrait::IsTerminator>();
      });
    }
    EXPECT_GT(emitted, seeds / 4) << form.name.str();
  }
}

/// Complex numbers are the only elements that no operation can order.
TEST(SmallForms, EachIsDefinedOnComplexNumbers) {
  Type type = ComplexType::get(Float32Type::get(getTestContext()));
  for (const SmallForm &form : getSmallForms())
    for (uint64_t seed = 0; seed < 12; ++seed)
      if (OwningOpRef<ModuleOp> module = buildForm(form, seed, type)) {
        expectDefined(*module, form, seed);
        if (HasFatalFailure())
          return;
      }
}
