//===- LoopFormsTest.cpp - programs of loops with each form ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Generate/Loops/Emitters.h"
#include "../lib/Generate/Programs.h"
#include "GenerateTestContext.h"

#include "padlab/dialect/Case.h"
#include "padlab/dialect/Interpreter.h"

#include "mlir/Interfaces/ViewLikeInterface.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {

std::string buildText(StringRef form, uint64_t seed) {
  RandomChoices choices(seed);
  OwningOpRef<ModuleOp> module =
      buildLoopProgram(choices, getTestContext(), /*onlyIntegers=*/false, form);
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  return text;
}

TEST(LoopForms, EachIsDefined) {
  constexpr uint64_t seeds = 5;
  for (const LoopEmitter &emitter : getLoopEmitters())
    for (uint64_t seed = 0; seed < seeds; ++seed) {
      std::string text = buildText(emitter.name, seed);
      FailureOr<Case> theCase = Case::parse(text, "form", getTestContext());
      ASSERT_TRUE(succeeded(theCase)) << emitter.name.str() << "\n" << text;
      Interpretation truth = interpret(*theCase);
      EXPECT_TRUE(truth.isDefined()) << emitter.name.str() << ", seed " << seed
                                     << ": " << truth.str() << "\n"
                                     << text;
    }
}

struct Expectation {
  const char *form, *text;
};

TEST(LoopForms, EachHasWhatItIsNamedFor) {
  constexpr Expectation all[] = {
      {"carried nest", "iter_args"},
      {"row reduction", "iter_args"},
      {"tiled nest", "affine.for"},
      {"general while", "scf.while"},
      {"do while", "scf.while"},
      {"narrow for", "scf.for"},
      {"repeated condition", "scf.if"},
      {"blocks in a callee", "cf."},
      {"region of blocks", "scf.execute_region"},
      {"buffer from a callee", "-> memref"},
      {"global", "memref.get_global"},
      {"alloca scope", "memref.alloca_scope"},
      {"space cast", "memref.memory_space_cast"},
      {"clone", "bufferization.clone"},
      {"cast", "memref.cast"},
      {"reshape", "_shape "},
      {"crossed nest", "iter_args"},
      {"affine carried nest", "iter_args"},
      {"guarded work", "padlab.value"},
      {"reshape in turn", "memref.reshape"},
      {"affine indices", "affine_map"},
      {"call with a view", "call @callee"},
      {"view from a callee", "-> memref"},
      {"layout in a call", "affine_map"},
      {"slots in blocks", "memref.alloca"},
      {"static buffer from a callee", "-> memref"},
      {"static parallel", "scf.parallel"},
      {"affine vectors", "affine.vector_"},
      {"chain of affine vectors", "affine.vector_"},
  };
  constexpr uint64_t seeds = 24;
  for (const Expectation &each : all) {
    unsigned found = 0;
    for (uint64_t seed = 0; seed < seeds; ++seed)
      found += StringRef(buildText(each.form, seed)).contains(each.text);
    EXPECT_GT(found, seeds / 2) << each.form;
  }
}

/// Returns in how many of `seeds` programs with this form a view is taken of
/// another view.
unsigned countViewsOfViews(StringRef form, uint64_t seeds) {
  unsigned found = 0;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    RandomChoices choices(seed);
    OwningOpRef<ModuleOp> module = buildLoopProgram(
        choices, getTestContext(), /*onlyIntegers=*/false, form);
    found += module
                 ->walk([](ViewLikeOpInterface view) {
                   Operation *source = view.getViewSource().getDefiningOp();
                   return isa_and_nonnull<ViewLikeOpInterface>(source)
                              ? WalkResult::interrupt()
                              : WalkResult::advance();
                 })
                 .wasInterrupted();
  }
  return found;
}

TEST(LoopForms, ViewsOfViewsAreNotInEveryProgram) {
  constexpr uint64_t seeds = 24;
  EXPECT_GT(countViewsOfViews("view of a view", seeds), seeds / 2);
  EXPECT_LT(countViewsOfViews("scf.for", seeds), seeds / 2);
}

} // namespace
