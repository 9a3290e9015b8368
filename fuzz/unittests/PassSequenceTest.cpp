//===- PassSequenceTest.cpp - sequences of passes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassesTestProgram.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/Reduce.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Hoisting would move an allocation out of the loop that frees it, so the step
/// that hoists is removed.
TEST(PassSequence, AllocationsThatAreFreedStayInTheirLoop) {
  Case theCase = parseCase(R"mlir(
module attributes {transform.with_named_sequence} {
  func.func @main(%n: index {padlab.value = 2 : index})
      attributes {padlab.seed = 1 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %m = memref.alloc() : memref<4xi32>
      memref.dealloc %m : memref<4xi32>
    }
    return
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op) {
    transform.bufferization.buffer_loop_hoisting %root : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_1(%root: !transform.any_op) {
    transform.yield
  }
})mlir");
  PassSteps other = {"transform-interpreter{entry-point=__transform_1}"};
  PassSteps steps = other;
  steps.push_back("transform-interpreter{entry-point=__transform_0}");
  EXPECT_EQ(repairSteps(theCase.getModule(), steps), other);
}

/// Upstream's bufferization of a pad that crops is wrong. Steps that would show
/// this known defect are drawn rarely, but they are drawn.
TEST(PassSequence, FragileStepsAreRare) {
  if (!llvm_version::allowsNegativePadding)
    GTEST_SKIP() << "this LLVM refuses padding below zero";
  Case theCase = parseCase(R"mlir(
  func.func @main(%a: tensor<4xi32>) -> tensor<3xi32>
      attributes {padlab.seed = 1 : i64} {
    %zero = arith.constant 0 : i32
    %p = tensor.pad %a low[-2] high[1] {
    ^bb0(%i: index):
      tensor.yield %zero : i32
    } : tensor<4xi32> to tensor<3xi32>
    return %p : tensor<3xi32>
  })mlir");
  unsigned bufferized = 0, cases = 200;
  for (unsigned seed = 0; seed < cases; ++seed) {
    RandomChoices choices(seed);
    for (const std::string &step : drawSteps(theCase.getModule(), choices))
      if (StringRef(step).starts_with("one-shot-bufferize")) {
        ++bufferized;
        break;
      }
  }
  EXPECT_GT(bufferized, 0u);
  EXPECT_LT(bufferized, cases / 5);
}

TEST(PassSequence, OptionsAreReadAndWritten) {
  std::string step = "func.func(a{b=1,2 c d={x=1 y=2}})";
  SmallVector<std::string> options = getStepOptions(step);
  ASSERT_EQ(options.size(), 3u);
  EXPECT_EQ(options[2], "d={x=1 y=2}");
  EXPECT_EQ(setStepOptions(step, options), step);
  EXPECT_EQ(setStepOptions(step, {}), "func.func(a)");
  EXPECT_TRUE(getStepOptions("cse").empty());
}

static const FuzzTarget &getPasses() { return *findFuzzTarget("passes"); }

static void expectLegal(const Case &theCase, unsigned seed) {
  PassSteps steps = parseSteps(theCase.getPasses());
  EXPECT_FALSE(steps.empty()) << "seed " << seed;
  EXPECT_LE(steps.size(), maxPassSteps);
  EXPECT_EQ(repairSteps(theCase.getModule(), steps), steps) << "seed " << seed;
  EXPECT_EQ(findParseError(theCase.getPasses()), "")
      << theCase.getPasses().str();
}

TEST(PassSequence, GeneratedAndMutatedOnesAreLegal) {
  constexpr unsigned cases = 150;
  std::optional<Case> before;
  unsigned mutated = 0;
  std::set<std::string> names;
  for (unsigned seed = 0; seed < cases; ++seed) {
    RandomChoices choices(seed);
    Case theCase = getPasses().generate(choices, getTestContext());
    expectLegal(theCase, seed);
    for (const std::string &step : parseSteps(theCase.getPasses()))
      names.insert(findPassEntry(step)->name.str());
    if (before)
      if (auto both = crossOver(getPasses(), *before, theCase, choices))
        expectLegal(*both, seed);
    before = theCase.clone();
    for (unsigned i = 0; i < 3; ++i)
      mutated += changeCase(getPasses(), theCase, choices);
    expectLegal(theCase, seed);
  }
  EXPECT_GT(mutated, cases * 2);
  EXPECT_GT(names.size(), 70u);
}

/// A pass that looks for accesses to buffers would overlook accesses by
/// pointers, so it must not follow the conversion to the LLVM dialect.
TEST(PassSequence, NothingRewritesBuffersThatArePointers) {
  Case theCase = parseCase(structuredProgram);
  std::string bufferize =
      "one-shot-bufferize{bufferize-function-boundaries "
      "allow-return-allocs-from-loops "
      "function-boundary-type-conversion=identity-layout-map}";
  PassSteps steps = {bufferize, "convert-linalg-to-parallel-loops",
                     "finalize-memref-to-llvm"};
  PassSteps more = steps;
  more.push_back("scf-parallel-loop-fusion");
  more.push_back("func.func(buffer-loop-hoisting)");
  EXPECT_EQ(repairSteps(theCase.getModule(), more), steps);
  // The conversion to the LLVM dialect is removed, too, if the program still
  // has structured operations.
  EXPECT_EQ(
      repairSteps(theCase.getModule(), {bufferize, "convert-to-llvm"}).size(),
      1u);
}

TEST(PassSequence, ReductionDropsStepsAndOptionsFirst) {
  Case theCase = parseCase(structuredProgram);
  theCase.setPasses("cse,sccp,func.func(scf-for-loop-peeling{peel-front=true "
                    "skip-partial=false}),one-shot-bufferize,canonicalize");
  Case reduced = reduce(theCase, [](const Case &candidate) {
    StringRef passes = candidate.getPasses();
    return passes.contains("peel-front=true") && passes.contains("canonical");
  });
  EXPECT_EQ(reduced.getPasses(), "func.func(scf-for-loop-peeling{peel-front="
                                 "true}),canonicalize");
}
