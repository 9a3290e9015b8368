//===- ScriptsTest.cpp - generated transform scripts ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GenerateTestContext.h"

#include "../lib/Generate/Transforms/Script.h"
#include "../lib/Generate/Transforms/ScriptWriter.h"
#include "../lib/Mutate/Passes.h"

#include "padlab/dialect/Scripts.h"
#include "padlab/fuzz/Generator.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// A payload that has structured operations of several kinds, and a pad.
static constexpr StringLiteral payloadText = R"(
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%a: tensor<6x4xi32>, %b: tensor<4x5xi32>, %c: tensor<6x5xi32>,
                %image: tensor<1x5x5x2xi32>, %filter: tensor<3x2x2x2xi32>,
                %conv: tensor<1x4x4x3xi32>, %r: tensor<6xi32>)
    -> (tensor<8x7xi32>, tensor<1x4x4x3xi32>, tensor<6xi32>)
    attributes {padlab.seed = 1 : i64} {
  %0 = linalg.matmul ins(%a, %b : tensor<6x4xi32>, tensor<4x5xi32>)
      outs(%c : tensor<6x5xi32>) -> tensor<6x5xi32>
  %1 = linalg.map { arith.addi }
      ins(%0, %c : tensor<6x5xi32>, tensor<6x5xi32>) outs(%c : tensor<6x5xi32>)
  %2 = linalg.generic {indexing_maps = [#id, #row],
                       iterator_types = ["parallel", "reduction"]}
      ins(%1 : tensor<6x5xi32>) outs(%r : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %sum = arith.addi %in, %out : i32
      linalg.yield %sum : i32
  } -> tensor<6xi32>
  %z = arith.constant 7 : i32
  %3 = tensor.pad %1 low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : i32
  } : tensor<6x5xi32> to tensor<8x7xi32>
  %4 = linalg.conv_2d_nhwc_fhwc ins(%image, %filter
      : tensor<1x5x5x2xi32>, tensor<3x2x2x2xi32>)
      outs(%conv : tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi32>
  return %3, %4, %2 : tensor<8x7xi32>, tensor<1x4x4x3xi32>, tensor<6xi32>
})";

static constexpr unsigned seedsPerEntry = 12;

/// Each entry writes a text that mlir-opt can parse, whatever choices are
/// drawn.
TEST(ScriptsTest, everyEntryParsesAndVerifies) {
  MLIRContext *context = getTestContext();
  auto program = parseSourceString<ModuleOp>(payloadText, context);
  ASSERT_TRUE(program);
  Payload payload = Payload::of(*program);
  payload.kinds = ~0u;
  for (const ScriptEntry *entry : getScriptTable()) {
    unsigned written = 0;
    for (unsigned seed = 0; seed < seedsPerEntry; ++seed) {
      RandomChoices choices(seed);
      std::string text = writeScript(
          "s", payload, entry->levels & -entry->levels,
          /*exact=*/!entry->reassociates && seed % 2, choices, {entry});
      if (text.empty())
        continue;
      ++written;
      OwningOpRef<ModuleOp> copy = program->clone();
      EXPECT_TRUE(addScript(*copy, text) && succeeded(verify(*copy))) << text;
    }
    EXPECT_GT(written, 0u) << entry->name.str();
  }
}

TEST(ScriptsTest, everyPatternSetParses) {
  MLIRContext *context = getTestContext();
  auto program = parseSourceString<ModuleOp>(payloadText, context);
  ASSERT_TRUE(program);
  for (const PatternSet &set : getPatternSets()) {
    std::string text =
        "transform.named_sequence @s(%root: !transform.any_op "
        "{transform.readonly}) { transform.apply_patterns to %root { " +
        spellAttributes(("transform.apply_patterns." + set.text).str()) +
        " } : !transform.any_op transform.yield }";
    OwningOpRef<ModuleOp> copy = program->clone();
    EXPECT_TRUE(addScript(*copy, text) && succeeded(verify(*copy))) << text;
  }
}

/// A script fits all operations that its target's conditions match. The name of
/// a `linalg.contract` does not say how many loops it has.
TEST(ScriptsTest, operationsWithTheSameMatchHaveTheSameLoops) {
  auto program = parseSourceString<ModuleOp>(R"(
#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#sum = affine_map<(m, n, k) -> (m, n)>
#lhss = affine_map<(b, m, n, k) -> (b, m, k)>
#rhss = affine_map<(b, m, n, k) -> (b, k, n)>
#sums = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @main(%a: tensor<2x3xi32>, %b: tensor<3x4xi32>, %c: tensor<2x4xi32>,
                %as: tensor<5x2x3xi32>, %bs: tensor<5x3x4xi32>,
                %cs: tensor<5x2x4xi32>)
    -> (tensor<2x4xi32>, tensor<5x2x4xi32>) {
  %0 = linalg.contract indexing_maps = [#lhs, #rhs, #sum]
      ins(%a, %b : tensor<2x3xi32>, tensor<3x4xi32>)
      outs(%c : tensor<2x4xi32>) -> tensor<2x4xi32>
  %1 = linalg.contract indexing_maps = [#lhss, #rhss, #sums]
      ins(%as, %bs : tensor<5x2x3xi32>, tensor<5x3x4xi32>)
      outs(%cs : tensor<5x2x4xi32>) -> tensor<5x2x4xi32>
  return %0, %1 : tensor<2x4xi32>, tensor<5x2x4xi32>
})",
                                             getTestContext());
  ASSERT_TRUE(program);
  Payload payload = Payload::of(*program);
  ASSERT_EQ(payload.targets.size(), 2u);
  for (const generate::Target &a : payload.targets)
    for (const generate::Target &b : payload.targets)
      EXPECT_TRUE(a.match != b.match || a.parallel == b.parallel) << a.match;
  for (const generate::Target &target : payload.targets) {
    OwningOpRef<ModuleOp> copy = program->clone();
    std::string text = "transform.named_sequence @s(%root: !transform.any_op "
                       "{transform.readonly}) { %0 = "
                       "transform.structured.match " +
                       target.match +
                       " in %root : (!transform.any_op) -> !transform.any_op "
                       "transform.yield }";
    EXPECT_TRUE(addScript(*copy, text) && succeeded(verify(*copy))) << text;
  }
}

static unsigned countScriptSteps(const Case &theCase) {
  unsigned count = 0;
  for (StringRef step : parseSteps(theCase.getPasses()))
    if (StringRef name = getScriptOfStep(step); !name.empty()) {
      ++count;
      EXPECT_TRUE(theCase.getModule().lookupSymbol(name)) << theCase.str();
    }
  return count;
}

/// Each step that runs a script keeps its script, and each remaining script
/// belongs to a step.
TEST(ScriptsTest, mutationKeepsStepsAndScriptsTogether) {
  const FuzzTarget &target = *findFuzzTarget("passes");
  unsigned steps = 0, changed = 0;
  for (unsigned seed = 0; seed < 30; ++seed) {
    RandomChoices choices(seed);
    Case theCase = target.generate(choices, getTestContext());
    Case other = generateCase(target, seed + 1000);
    steps += countScriptSteps(theCase);
    for (unsigned i = 0; i < 4; ++i)
      changed += changeCase(target, theCase, choices);
    std::optional<Case> both = crossOver(target, theCase, other, choices);
    for (const Case *mutant :
         {&std::as_const(theCase), both ? &std::as_const(*both) : nullptr}) {
      if (!mutant)
        continue;
      countScriptSteps(*mutant);
      std::string before = mutant->str();
      eraseUnusedScripts(mutant->getModule(), mutant->getPasses());
      EXPECT_EQ(mutant->str(), before);
      EXPECT_TRUE(
          succeeded(Case::parse(before, "case.mlir", getTestContext())));
    }
  }
  EXPECT_GT(steps, 5u);
  EXPECT_GT(changed, 60u);
}

TEST(ScriptsTest, aMatchThatIsUsedTwiceIsDroppedOnce) {
  constexpr StringLiteral text = R"(
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_0(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %0, %0 : !transform.any_op, !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
    }
    %1 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %1, %1 : !transform.any_op, !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
    }
    transform.yield
  }
})";
  unsigned dropped = 0;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(text, getTestContext());
    ASSERT_TRUE(module);
    std::string step = "transform-interpreter{entry-point=__transform_0}";
    RandomChoices choices(seed);
    dropped += mutate::changeScript(*module, step, step, choices);
    EXPECT_TRUE(succeeded(verify(*module)));
  }
  EXPECT_GT(dropped, 0u);
}
