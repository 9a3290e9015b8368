//===- MutateTest.cpp - mutated cases stay valid and defined -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Differential/Examination.h"
#include "../lib/Mutate/Mutators.h"
#include "GenerateTestContext.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/Verifier.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;

static constexpr unsigned cases = 120;
static constexpr unsigned mutationsOfACase = 10;

static void expectSound(const Case &theCase, const std::string &what) {
  ASSERT_TRUE(succeeded(verify(theCase.getModule()))) << what;
  Interpretation truth = interpret(theCase);
  ASSERT_TRUE(truth.isTruth()) << what << ": " << truth.str();
  ASSERT_TRUE(succeeded(
      Case::parse(theCase.str(), "mutated.mlir", theCase.getContext())))
      << what;
  ASSERT_EQ(findRoundTripFault(theCase.getModule()), "") << what;
}

TEST(Mutate, CasesStayValidAndDefined) {
  unsigned changed = 0;
  for (unsigned seed = 0; seed < cases; ++seed) {
    Case theCase = generateCase(getPadTarget(), seed);
    for (unsigned i = 0; i < mutationsOfACase; ++i) {
      std::string before = theCase.str();
      RandomChoices choices(seed * mutationsOfACase + i);
      if (!changeCase(getPadTarget(), theCase, choices)) {
        EXPECT_EQ(theCase.str(), before);
        continue;
      }
      ++changed;
      expectSound(theCase, "seed " + std::to_string(seed) + ", mutation " +
                               std::to_string(i) + "\n" + before);
      if (HasFatalFailure())
        return;
    }
  }
  EXPECT_GT(changed, cases * mutationsOfACase * 9 / 10);
}

TEST(Mutate, CasesOfEveryTargetStayValidAndDefined) {
  for (const FuzzTarget &target : getFuzzTargets()) {
    unsigned changed = 0, crossed = 0;
    constexpr unsigned cases = 40, mutations = 5;
    std::vector<Case> mutated;
    for (unsigned seed = 0; seed < cases; ++seed) {
      RandomChoices choices(seed);
      Case theCase = target.generate(choices, getTestContext());
      for (unsigned i = 0; i < mutations; ++i)
        changed += changeCase(target, theCase, choices);
      expectSound(theCase, target.name + " " + std::to_string(seed));
      // Tries one case after the other until a crossover has succeeded, because
      // few pairs of cases fit.
      for (const Case &other : llvm::reverse(mutated)) {
        if (auto both = crossOver(target, theCase, other, choices)) {
          expectSound(*both, target.name + " " + std::to_string(seed));
          ++crossed;
        }
        if (crossed > 0)
          break;
      }
      if (HasFatalFailure())
        return;
      mutated.push_back(std::move(theCase));
    }
    EXPECT_GT(changed, cases * mutations * 3 / 4) << target.name;
    EXPECT_GT(crossed, 0u) << target.name;
  }
}

/// A program that the generator did not write. It has operations that the
/// generator never emits.
static constexpr const char *foreignCase = R"(
func.func @f(%a: tensor<?x4xf32> {padlab.extents = array<i64: 3>},
             %n: index {padlab.value = 2 : index}) -> tensor<?x?xf32>
    attributes {padlab.seed = 42 : i64} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %d = tensor.dim %a, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%d) : tensor<?x4xf32>
  %p = linalg.copy ins(%a : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>)
      -> tensor<?x4xf32>
  %q = tensor.pad %p low[%n, 1] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  return %q : tensor<?x?xf32>
}
)";

/// This program takes slightly fewer steps than the limit for mutated cases. A
/// mutated one that takes more is rejected after as many steps as the limit.
static constexpr const char *longCase = R"(
func.func @f(%t: tensor<4xi32>, %a: i32) -> (i32, tensor<4xi32>)
    attributes {padlab.seed = 7 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 33320 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %a) -> (i32) {
    %x = tensor.extract %t[%c3] : tensor<4xi32>
    %y = arith.addi %s, %x : i32
    %z = arith.xori %y, %a : i32
    scf.yield %z : i32
  }
  %k = tensor.insert %r into %t[%c3] : tensor<4xi32>
  return %r, %k : i32, tensor<4xi32>
}
)";

// Work is counted in steps of the reference, so the test does not depend on the
// speed of the machine.
TEST(Mutate, WorkOfAChangeIsBounded) {
  Case parsed = parseCase(longCase);
  uint64_t most = 0, changed = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    Case theCase = parsed.clone();
    RandomChoices choices(seed);
    uint64_t before = getInterpretedSteps();
    changed += changeCase(getPadTarget(), theCase, choices);
    most = std::max(most, getInterpretedSteps() - before);
  }
  EXPECT_LE(most, mutate::budget::maxStepsInAll);
  EXPECT_GT(most, 2 * mutate::budget::maxSteps);
  EXPECT_GT(changed, 10u);
}

// Copying a tensor from one iteration of a loop to the next counts as steps,
// too.
TEST(Mutate, CopiesAreSteps) {
  Case parsed = parseCase(R"(
func.func @f(%t: tensor<100000xi64>, %n: index {padlab.value = 100 : index})
    -> tensor<100000xi64> attributes {padlab.seed = 7 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t)
      -> (tensor<100000xi64>) {
    scf.yield %s : tensor<100000xi64>
  }
  return %r : tensor<100000xi64>
})");
  uint64_t before = getInterpretedSteps();
  EXPECT_TRUE(interpret(parsed).isDefined());
  EXPECT_GT(getInterpretedSteps() - before, 100 * 100000 * 8 / 1024u);
}

// A loop that carries many small tensors and does nothing else takes long, too.
TEST(Mutate, CopiesOfSmallTensorsAreSteps) {
  Case parsed = parseCase(R"(
func.func @f(%t: tensor<2xi8>, %n: index {padlab.value = 1000 : index})
    -> tensor<2xi8> attributes {padlab.seed = 7 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:4 = scf.for %i = %c0 to %n step %c1
      iter_args(%a = %t, %b = %t, %c = %t, %d = %t)
      -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) {
    scf.yield %b, %c, %d, %a
        : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>
  }
  return %r#0 : tensor<2xi8>
})");
  uint64_t before = getInterpretedSteps();
  EXPECT_TRUE(interpret(parsed).isDefined());
  EXPECT_GT(getInterpretedSteps() - before, 1000 * 4u);
}

TEST(Mutate, ForeignTextCanBeMutated) {
  Case parsed = parseCase(foreignCase);
  ASSERT_TRUE(interpret(parsed).isDefined());
  std::set<std::string> texts;
  for (unsigned seed = 0; seed < 200; ++seed) {
    Case theCase = parsed.clone();
    RandomChoices choices(seed);
    if (changeCase(getPadTarget(), theCase, choices))
      expectSound(theCase, std::to_string(seed));
    texts.insert(theCase.str());
  }
  EXPECT_GT(texts.size(), 100u);
}

/// Programs with types and operations that the mutators do not know. Mutations
/// of these programs must be sound nevertheless.
static constexpr const char *oddCases[] = {
    R"(
func.func @main(%a: tensor<?xf16> {padlab.extents = array<i64: 3>},
                %b: tensor<2xf8E5M2>, %c: tensor<2xcomplex<f32>>,
                %d: tensor<2xui8>)
    -> (tensor<?xf32>, tensor<2xf16>, tensor<2xcomplex<f32>>, tensor<2xui8>)
    attributes {padlab.seed = 1 : i64} {
  %0 = arith.extf %a : tensor<?xf16> to tensor<?xf32>
  %1 = arith.extf %b : tensor<2xf8E5M2> to tensor<2xf16>
  return %0, %1, %c, %d
      : tensor<?xf32>, tensor<2xf16>, tensor<2xcomplex<f32>>, tensor<2xui8>
}
)",
    R"(
func.func @main(%a: tensor<4xf32>, %b: tensor<?xi64> {padlab.extents = array<i64: 2>})
    -> (tensor<4xf32>, tensor<?xi64>, tensor<2xi64>, tensor<4xf32>)
    attributes {padlab.seed = 1 : i64} {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = vector.broadcast %x : f32 to vector<2xf32>
    %w = arith.addf %v, %v : vector<2xf32>
    %y = vector.extract %w[0] : f32 from vector<2xf32>
    linalg.yield %y : f32
  } -> tensor<4xf32>
  %1 = arith.constant dense<[7, -8]> : tensor<2xi64>
  %2 = arith.constant dense<1.5> : tensor<4xf32>
  return %0, %b, %1, %2
      : tensor<4xf32>, tensor<?xi64>, tensor<2xi64>, tensor<4xf32>
}
)",
    R"(
func.func @main(%a: tensor<3x2xf32>,
                %b: tensor<*xf32> {padlab.extents = array<i64>})
    -> (tensor<*xf32>, tensor<*xf32>) attributes {padlab.seed = 1 : i64} {
  %0 = tensor.cast %a : tensor<3x2xf32> to tensor<*xf32>
  return %0, %b : tensor<*xf32>, tensor<*xf32>
}
)",
    R"(
func.func @main(%a: !shape.shape {padlab.value = "[2, 3]"},
                %b: tensor<2x3xf32>, %w: !shape.witness {padlab.value = true})
    -> (!shape.size, !shape.shape) attributes {padlab.seed = 1 : i64} {
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  %1 = shape.assuming %w -> (!shape.shape) {
    %2 = shape.shape_of %b : tensor<2x3xf32> -> !shape.shape
    shape.assuming_yield %2 : !shape.shape
  }
  return %0, %1 : !shape.size, !shape.shape
}
)",
    R"(
func.func @main(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32>
    attributes {padlab.seed = 1 : i64} {
  %0 = arith.addf %a, %a : tensor<4xf32>
  cf.cond_br %c, ^bb1(%a : tensor<4xf32>), ^bb1(%0 : tensor<4xf32>)
^bb1(%r: tensor<4xf32>):
  std.return %r : tensor<4xf32>
}
)"};

TEST(Mutate, OddTypesAreNoTrouble) {
  std::vector<Case> odd;
  for (const char *text : oddCases) {
    Case parsed = parseCase(text);
    ASSERT_TRUE(interpret(parsed).isDefined()) << text;
    odd.push_back(std::move(parsed));
  }
  unsigned changed = 0;
  for (const Case &from : odd)
    for (unsigned seed = 0; seed < 60; ++seed) {
      RandomChoices choices(seed);
      Case theCase = from.clone();
      for (unsigned i = 0; i < 3; ++i)
        changed += changeCase(getPadTarget(), theCase, choices);
      expectSound(theCase, std::to_string(seed) + theCase.str());
      if (auto both = crossOver(getPadTarget(), theCase,
                                odd[choices.draw(odd.size())], choices))
        expectSound(*both, std::to_string(seed) + both->str());
      if (HasFatalFailure())
        return;
    }
  EXPECT_GT(changed, 60u);
}

/// A mutator may make a wrong program, but it must be possible to check this
/// program.
TEST(Mutate, EveryMutatorTakesCasesOfEveryTarget) {
  ScopedDiagnosticHandler silence(getTestContext(),
                                  [](Diagnostic &) { return success(); });
  for (const FuzzTarget &target : getFuzzTargets())
    for (unsigned seed = 0; seed < 12; ++seed) {
      RunCase from{generateCase(target, seed)};
      for (const mutate::Mutator &mutator : mutate::getMutators()) {
        RandomChoices choices(seed);
        OwningOpRef<ModuleOp> module(from.theCase.getModule().clone());
        mutate::Program program{from, findEntry(*module), choices,
                                OpBuilder(getTestContext())};
        SCOPED_TRACE(target.name + " " + mutator.name.str());
        if (mutator.mutate(program))
          if (auto changed = mutate::accept(std::move(module)))
            expectSound(changed->theCase, std::to_string(seed));
        if (HasFatalFailure())
          return;
      }
    }
}

/// A mutator that finds nothing to change must leave the program unchanged,
/// because the next mutator gets the same copy.
TEST(Mutate, MutatorsThatFindNothingChangeNothing) {
  for (const FuzzTarget &target : getFuzzTargets())
    for (unsigned seed = 0; seed < 12; ++seed) {
      RunCase from{generateCase(target, seed)};
      ModuleOp original = from.theCase.getModule();
      OwningOpRef<ModuleOp> module(original.clone());
      for (const mutate::Mutator &mutator : mutate::getMutators()) {
        RandomChoices choices(seed);
        mutate::Program program{from, findEntry(*module), choices,
                                OpBuilder(getTestContext())};
        if (mutator.mutate(program) || mutator.leavesRemains) {
          module = original.clone();
          continue;
        }
        ASSERT_TRUE(OperationEquivalence::isEquivalentTo(
            module.get(), original, OperationEquivalence::IgnoreLocations))
            << target.name << " " << mutator.name.str();
      }
    }
}

/// The operand can replace the first result of the operation, but nothing can
/// replace the second one.
TEST(Mutate, AnOperationIsDeletedIfAllItsResultsCanBeReplaced) {
  RunCase from{parseCase(R"(
func.func @main(%a: i32, %b: i32) -> (i32, i1)
    attributes {padlab.seed = 1 : i64} {
  %sum, %overflow = arith.addui_extended %a, %b : i32, i1
  return %sum, %overflow : i32, i1
})")};
  RandomChoices choices(1);
  OwningOpRef<ModuleOp> module(from.theCase.getModule().clone());
  mutate::Program program{from, findEntry(*module), choices,
                          OpBuilder(getTestContext())};
  EXPECT_FALSE(mutate::deleteOp(program));
  EXPECT_TRUE(OperationEquivalence::isEquivalentTo(
      module.get(), from.theCase.getModule(),
      OperationEquivalence::IgnoreLocations));
}

/// Applies `mutator` to `from` with choices drawn from `seed`. Returns nothing
/// if the mutator changes nothing, or if the checks reject the changed program.
/// `tried` is increased if the mutator changed something.
static std::optional<Case> applyMutator(const Case &from,
                                        mutate::Mutate *mutator, uint64_t seed,
                                        unsigned *tried = nullptr) {
  RandomChoices choices(seed);
  OwningOpRef<ModuleOp> module(from.getModule().clone());
  RunCase known{from.clone()};
  mutate::Program program{known, findEntry(*module), choices,
                          OpBuilder(getTestContext())};
  if (!mutator(program))
    return std::nullopt;
  if (tried)
    ++*tried;
  std::optional<RunCase> accepted = mutate::accept(std::move(module));
  if (!accepted)
    return std::nullopt;
  return std::move(accepted->theCase);
}

/// Returns how many mutations by `mutator` change the type of the entry of
/// `from`.
static unsigned countNewTypes(const Case &from, mutate::Mutate *mutator) {
  unsigned changes = 0;
  for (unsigned seed = 0; seed < 5; ++seed) {
    std::optional<Case> changed = applyMutator(from, mutator, seed);
    if (!changed)
      continue;
    expectSound(*changed, changed->str());
    changes += changed->getEntry().getFunctionType() !=
               from.getEntry().getFunctionType();
  }
  return changes;
}

/// If a tensor is converted to a buffer, the extents of the buffer change with
/// those of the tensor.
TEST(Mutate, TensorsThatBecomeBuffersChange) {
  Case from = parseCase(R"(
func.func @main(%a: tensor<3xi8>) -> tensor<3xi8>
    attributes {padlab.seed = 1 : i64} {
  %m = bufferization.to_buffer %a read_only : tensor<3xi8> to memref<3xi8>
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<3xi8>
  return %a : tensor<3xi8>
})");
  EXPECT_EQ(countNewTypes(from, mutate::toggleStatic), 5u);
  EXPECT_GT(countNewTypes(from, mutate::changeStaticExtent), 2u);
}

/// A function may end with the return of dialect `func` or `std`, and in any
/// block.
TEST(Mutate, FunctionTypesFollowEveryReturn) {
  auto parse = [](llvm::StringRef end) {
    return parseCase((R"(
func.func @main(%a: tensor<?xi8> {padlab.extents = array<i64: 3>})
    -> tensor<?xi8> attributes {padlab.seed = 1 : i64} {
  %c = arith.constant 1 : i8
  )" + end + " %a : tensor<?xi8>\n}")
                         .str());
  };
  for (llvm::StringRef end : {"return", "std.return"}) {
    Case from = parse(end);
    EXPECT_EQ(countNewTypes(from, mutate::toggleStatic), 5u) << end.str();
    EXPECT_EQ(countNewTypes(from, mutate::addResult), 5u) << end.str();
  }
  Case branches = parse("cf.br ^bb1\n^bb1:\n  std.return");
  EXPECT_EQ(countNewTypes(branches, mutate::toggleStatic), 5u);
}

/// Retyping also changes the types of constant tensors. The extents that the
/// case gives for its arguments stay.
TEST(Mutate, RetypedProgramsAreAccepted) {
  Case from = parseCase(oddCases[1]);
  std::set<std::string> texts;
  for (unsigned seed = 0; seed < 60; ++seed)
    for (auto *mutator : {mutate::retypeElements, mutate::changeStaticExtent})
      if (auto changed = applyMutator(from, mutator, seed))
        texts.insert(changed->str());
  auto has = [&](llvm::StringRef text) {
    return llvm::any_of(
        texts, [&](llvm::StringRef other) { return other.contains(text); });
  };
  EXPECT_TRUE(has("dense<[7, -8]> : tensor<2xi8>"));
  EXPECT_TRUE(has("dense<1.500000e+00> : tensor<4xf16>"));
  EXPECT_TRUE(has("dense<1.500000e+00> : tensor<3xf32>"));
  EXPECT_TRUE(has("tensor<?xi16> {padlab.extents = array<i64: 2>}"));
}

/// A mutator whose programs never pass the checks is useless.
TEST(Mutate, EveryMutatorSucceedsSomewhere) {
  for (const mutate::Mutator &mutator : mutate::getMutators()) {
    unsigned tried = 0, accepted = 0;
    for (unsigned seed = 0; seed < 150; ++seed) {
      Case theCase = generateCase(getPadTarget(), seed);
      accepted +=
          applyMutator(theCase, mutator.mutate, seed, &tried).has_value();
    }
    RecordProperty(mutator.name.str(),
                   std::to_string(accepted) + "/" + std::to_string(tried));
    EXPECT_GT(accepted, tried / 8) << mutator.name.str();
    EXPECT_GT(accepted, 0u) << mutator.name.str();
  }
}

/// Applies `insert` to 1500 cases. Returns the names of all operations in the
/// changed cases that pass the checks.
static std::set<std::string> collectNames(mutate::Mutate *insert) {
  std::set<std::string> names;
  for (unsigned seed = 0; seed < 1500; ++seed) {
    Case theCase = generateCase(getPadTarget(), seed);
    std::optional<Case> changed = applyMutator(theCase, insert, seed);
    if (!changed)
      continue;
    changed->getEntry().walk([&](Operation *op) {
      names.insert(op->getName().getStringRef().str());
    });
  }
  return names;
}

/// Operations that only mutators insert must pass the checks.
TEST(Mutate, OperationsAreInsertedAndDefined) {
  std::set<std::string> names = collectNames(mutate::insertOp);
  for (const char *name :
       {"tensor.generate", "tensor.splat", "tensor.from_elements",
        "tensor.concat", "tensor.insert", "scf.if", "scf.for", "arith.select",
        "affine.apply", "affine.min", "affine.max"})
    EXPECT_TRUE(names.count(name)) << name;
}

static unsigned count(const Case &theCase) {
  return mutate::countOperations(theCase.getModule());
}

TEST(Crossover, GivesCasesWithPartsOfBothAndNoLarger) {
  unsigned crossed = 0, mixed = 0;
  for (unsigned seed = 0; seed < cases; ++seed) {
    RandomChoices choices(seed);
    Case first = generateCase(getPadTarget(), seed);
    Case second = generateCase(getPadTarget(), seed + cases);
    std::optional<Case> both =
        crossOver(getPadTarget(), first, second, choices);
    if (!both)
      continue;
    ++crossed;
    expectSound(*both, std::to_string(seed));
    if (both->getEntry().getNumResults() > 1)
      EXPECT_LE(count(*both), std::max(count(first), count(second))) << seed;
    mixed += both->getStructuralHash() != first.getStructuralHash() &&
             both->getStructuralHash() != second.getStructuralHash();
  }
  EXPECT_GT(crossed, cases / 2);
  EXPECT_GT(mixed, crossed * 3 / 4);
}
