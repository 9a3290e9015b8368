//===- DestinationsTest.cpp - generated programs into destinations --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compiles generated programs so that they write results to destinations that
/// the caller passes, with pad fusion, and compares the results with the
/// reference. `PADLAB_TEST_CASES` is the number of programs.
///
//===----------------------------------------------------------------------===//

#include "GenerateTestContext.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/DestinationPassing.h"
#include "padlab/codegen/Pipeline.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/fuzz/Generator.h"

#include "gtest/gtest.h"
#include <cstdlib>

using namespace padlab;

using Values = llvm::SmallVector<RuntimeValue>;

/// Appends a destination for each tensor among the results. Its contents are
/// arbitrary, because no result may depend on them.
static void appendDestinations(Values &inputs, const Values &results) {
  for (const RuntimeValue &result : results)
    if (auto *tensor = std::get_if<TensorValue>(&result)) {
      TensorValue destination(tensor->getElementType(), tensor->getShape());
      llvm::fill(destination.getMutableBytes(), 0x5A);
      destination.markDefined();
      inputs.push_back(std::move(destination));
    }
}

/// Returns the first difference, or the error if there are no results; an empty
/// text if all results agree; nullopt if the case is left out.
static std::optional<std::string> check(const Case &theCase,
                                        Compiler &compiler) {
  Interpretation truth = interpret(theCase);
  if (!truth.isDefined() || truth.results.empty())
    return std::nullopt;
  SubjectResult variant = compiler.runSubject(theCase, *findPipeline("fused"));
  if (!variant.module)
    return variant.error;
  if (failed(passDestinations(*variant.module)))
    return std::nullopt;
  Values inputs = materializeInputs(theCase);
  appendDestinations(inputs, truth.results);
  CompileResult code =
      std::move(compiler.compile({*variant.module}, "loops").front());
  if (!code.executable)
    return code.step + ": " + code.error;
  RunResult result = code.executable->run(inputs);
  if (result.status != RunResult::Status::Ok)
    return result.message;
  auto difference = compare(truth.results, result.results);
  return difference ? difference->str() : "";
}

TEST(Destinations, GeneratedProgramsAgree) {
  uint64_t count = 60, compared = 0;
  if (const char *wanted = std::getenv("PADLAB_TEST_CASES"))
    count = std::strtoull(wanted, nullptr, 10);
  Compiler compiler(Target{});
  for (uint64_t seed = 0; seed != count; ++seed) {
    Case theCase =
        generateCase(*findFuzzTarget("pad"), seed, compiler.getContext());
    auto difference = check(theCase, compiler);
    if (!difference)
      continue;
    ++compared;
    EXPECT_EQ(*difference, "") << "seed " << seed;
  }
  EXPECT_GE(compared * 10, count * 8);
}
