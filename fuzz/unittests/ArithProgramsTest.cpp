//===- ArithProgramsTest.cpp - programs of arithmetic ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Generate/Arith/ArithProgram.h"
#include "../lib/Generate/Programs.h"
#include "GenerateTestContext.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/Verifier.h"
#include "llvm/Support/ScopedPrinter.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Returns why a program has no defined results; empty if it has.
static std::string findFault(ModuleOp module) {
  if (failed(verify(module)))
    return "does not verify";
  FailureOr<Case> theCase =
      Case::parse(llvm::to_string(module), "program", getTestContext());
  if (failed(theCase))
    return "is no case";
  Interpretation found = interpret(*theCase);
  return found.isDefined() ? "" : found.str();
}

/// Divisions, shifts, conversions and operations with flags (which promise
/// something, such as nsw) are defined for any input.
TEST(ArithPrograms, EveryFormIsDefined) {
  constexpr unsigned seeds = 25;
  for (const ArithEmitter &emitter : getArithEmitters())
    for (unsigned seed = 0; seed < seeds; ++seed) {
      RandomChoices choices(seed);
      OwningOpRef<ModuleOp> module = buildArithProgram(
          choices, getTestContext(), /*onlyIntegers=*/false, emitter.name);
      std::string fault = findFault(*module);
      ASSERT_EQ(fault, "") << emitter.name.str() << ", seed " << seed << "\n"
                           << llvm::to_string(*module);
    }
}

TEST(ArithPrograms, IntegersAloneOnDemand) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomChoices choices(seed);
    OwningOpRef<ModuleOp> module =
        buildArithProgram(choices, getTestContext(), /*onlyIntegers=*/true);
    module->walk([](Operation *op) {
      for (Type type : op->getResultTypes())
        EXPECT_FALSE(isa<FloatType>(getElementTypeOrSelf(type)));
    });
  }
}
