//===- AttributionTest.cpp - the causes that a program shows --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionCase.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/Attribution.h"

#include "gtest/gtest.h"

using namespace padlab;
using namespace padlab::test;

namespace {

static Verdict makeCroppedDefect() {
  Verdict defect;
  defect.kind = "invalid-ir";
  defect.pipeline = "upstream-fused";
  return defect;
}

/// The workers of a probe share one context, and a context has one handler of
/// actions. A child that is forked after another worker was made must still ask
/// its own guards.
TEST(Attribution, WorkersOfOneCompilerHaveGuardsOfTheirOwn) {
  if (!llvm_version::allowsNegativePadding)
    GTEST_SKIP() << "this LLVM refuses padding below zero";
  DefectProbe probe;
  std::string cropped = makeCroppedCase();
  Verdict defect = makeCroppedDefect();
  // The guards of both causes withhold the single application of the pattern.
  std::vector<std::string> causes = {"fuse-pad-that-crops",
                                     "pad-fusion-fills-init-that-is-read"};
  EXPECT_EQ(attributeDefect(probe, cropped, defect).getShown(), causes);
  probe.check(makeReadsInitCase(), {"fused"});
  EXPECT_EQ(attributeDefect(probe, cropped, defect).getShown(), causes);
}

/// `explainDefect` finds out with one run that the catalogue does not explain a
/// defect. There is no guard for the last defect below: a complex
/// multiplication by 1 folds to the other factor, whose real part is -0, but
/// the real part of the product is 0.
TEST(Attribution, ExplainsWhatGuardsMend) {
  if (!llvm_version::allowsNegativePadding)
    GTEST_SKIP() << "this LLVM refuses padding below zero";
  DefectProbe probe;
  std::string cropped = makeCroppedCase();
  Verdict defect = makeCroppedDefect();
  auto shown = explainDefect(probe, cropped, defect);
  ASSERT_TRUE(shown);
  EXPECT_TRUE(shown->isKnown());
  EXPECT_EQ(shown->getShown(),
            attributeDefect(probe, cropped, defect).getShown());
  constexpr llvm::StringLiteral right = R"(
    func.func @main(%a: i32) -> i32
        attributes {padlab.passes = "canonicalize", padlab.seed = 1 : i64} {
      return %a : i32
    })";
  auto nothing = explainDefect(probe, right, {"mismatch", "passes", ""});
  ASSERT_TRUE(nothing) << "it does not show";
  EXPECT_TRUE(nothing->met.empty());
  // If a guard withheld something, but the program is right without guards,
  // too, the answer is only that the guard was met.
  constexpr llvm::StringLiteral met = R"mlir(
    func.func @main() -> tensor<4xi32>
        attributes {padlab.passes = "func.func(affine-scalrep)",
                    padlab.seed = 1 : i64} {
      %ones = arith.constant dense<1> : vector<4xi32>
      %m = memref.alloc() : memref<4xi32>
      affine.vector_store %ones, %m[0] : memref<4xi32>, vector<4xi32>
      %t = bufferization.to_tensor %m restrict
          : memref<4xi32> to tensor<4xi32>
      return %t : tensor<4xi32>
    })mlir";
  auto flaky = explainDefect(probe, met, {"mismatch", "passes", ""});
  ASSERT_TRUE(flaky);
  EXPECT_EQ(flaky->met, std::vector<std::string>{"scalrep-drops-vector-store"});
  EXPECT_FALSE(flaky->isKnown()) << flaky->str();
  constexpr llvm::StringLiteral unguarded = R"(
    func.func @main() -> complex<f32>
        attributes {padlab.passes = "canonicalize", padlab.seed = 1 : i64} {
      %a = complex.constant [-0.0 : f32, -1.0 : f32] : complex<f32>
      %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
      %product = complex.mul %a, %one : complex<f32>
      return %product : complex<f32>
    })";
  std::vector<Verdict> defects = selectDefects(probe.check(unguarded, {}));
  ASSERT_FALSE(defects.empty());
  EXPECT_FALSE(explainDefect(probe, unguarded, defects.front()));
}

/// A guard that withholds a step also hides a mistake of a later step. If the
/// later step crashes, its own guard explains the crash better. Here a pass
/// crashes on a loop whose upper bound, 0, it does not know.
TEST(Attribution, FindsGuardsThatOthersHide) {
  constexpr llvm::StringLiteral text = R"(
    func.func @main(%x: i32) -> i32 attributes {
        padlab.passes =
            "func.func(affine-loop-coalescing),arith-int-range-narrowing",
        padlab.seed = 1 : i64} {
      %m = memref.alloc() : memref<4x4xi32>
      affine.for %i = 0 to 0 {
        affine.for %j = 0 to 0 {
          affine.store %x, %m[%i, %j] : memref<4x4xi32>
        }
      }
      memref.dealloc %m : memref<4x4xi32>
      return %x : i32
    })";
  DefectProbe probe;
  std::vector<Verdict> defects = selectDefects(probe.check(text, {"passes"}));
  if (defects.empty() || defects.front().kind != "crash")
    GTEST_SKIP() << "this LLVM does not crash";
  Attribution all = attributeDefect(probe, text, defects.front());
  EXPECT_EQ(all.causes,
            (std::vector<std::string>{"coalescing-of-empty-loop-has-zero-basis",
                                      "int-range-of-loop-with-unknown-bound"}));
  auto shown = explainDefect(probe, text, defects.front());
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->causes, all.causes);
}

/// A pipeline may need the pass that a guard withholds. Then the program cannot
/// be lowered under the guard, but the cause is found.
TEST(Attribution, APassThatLowersAloneMayLack) {
  if (!llvm_version::isCorpusRelease)
    GTEST_SKIP() << "another release may not have the defect";
  constexpr llvm::StringLiteral text = R"(
    func.func @main(%a: tensor<1x1xi32>) -> tensor<?x?xi32>
        attributes {padlab.seed = 1 : i64} {
      %times = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>}
          : () -> !tosa.shape<2>
      %0 = tosa.tile %a, %times
          : (tensor<1x1xi32>, !tosa.shape<2>) -> tensor<?x?xi32>
      return %0 : tensor<?x?xi32>
    })";
  DefectProbe probe;
  std::vector<Verdict> defects = selectDefects(probe.check(text, {"tosa"}));
  ASSERT_EQ(defects.size(), 1u);
  EXPECT_EQ(attributeDefect(probe, text, defects.front()).getShown(),
            std::vector<std::string>{"tosa-tile-of-two-dynamic-extents"});
  // If the same pass rejects the program with and without guards, the cause is
  // not known.
  const CaseReport without = probe.checkGuarded(
      text, defects.front(), {"tosa-tile-of-two-dynamic-extents"},
      ActiveGuards::Mode::Withhold);
  const Verdict *refusal = selectDefect(without);
  ASSERT_TRUE(refusal && refusal->has(VerdictKind::Refusal));
  EXPECT_FALSE(explainDefect(probe, text, *refusal));
  Verdict elsewhere = *refusal;
  elsewhere.pass = "tosa-to-linalg";
  EXPECT_TRUE(explainDefect(probe, text, elsewhere));
}

/// Nothing but a pattern of the sparsifier lowers operations on sparse tensors.
/// With the guard on this pattern, the program is rejected, but the cause is
/// found.
TEST(Attribution, WhatOnlyAPatternLowersMayBeLeft) {
  std::string text = R"mlir(
    #vector = affine_map<(i) -> (i)>
    #none = affine_map<(i) -> ()>
    #sparse = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
    func.func @main(%init: tensor<i32>) -> tensor<i32>
        attributes {padlab.seed = 1 : i64} {
      %c = arith.constant dense<[1, 0, 2, 0]> : tensor<4xi32>
      %0 = sparse_tensor.convert %c : tensor<4xi32> to tensor<4xi32, #sparse>
      %1 = linalg.generic {indexing_maps = [#vector, #none],
                           iterator_types = ["reduction"]}
          ins(%0 : tensor<4xi32, #sparse>) outs(%init : tensor<i32>) {
      ^bb0(%x: i32, %old: i32):
        %new = arith.addi %x, %x : i32
        linalg.yield %new : i32
      } -> tensor<i32>
      return %1 : tensor<i32>
    })mlir";
  std::vector<std::string> causes = {
      "sparsification-skips-round-that-overwrites"};
  auto attribute = [&] {
    std::vector<Verdict> defects =
        selectDefects(getProbe().check(text, {"sparse"}));
    return defects.empty()
               ? std::vector<std::string>()
               : attributeDefect(getProbe(), text, defects.front()).getShown();
  };
  EXPECT_EQ(attribute(), causes);
  // The program crashes in an earlier pass, too, so that no single guard
  // suffices.
  text.replace(text.find("yield %new"), 10, "yield %x");
  causes = {"sparse-semiring-rewrite-of-yielded-input",
            "sparsification-of-unchanged-output"};
  EXPECT_EQ(attribute(), causes);
}

/// A defect that stops the subject is explained, although the program that the
/// subject leaves under the guard cannot be lowered.
TEST(Attribution, TheSubjectNeedNotLower) {
  constexpr llvm::StringLiteral text = R"mlir(
    func.func @main(%a: tensor<3xf32>, %x: f32) -> tensor<?xf32>
        attributes {padlab.passes = "func.func(tosa-infer-shapes)",
                                padlab.seed = 1 : i64
} {
      %at = arith.constant 0 : index
      %0 = tosa.ceil %a : (tensor<3xf32>) -> tensor<?xf32>
      %1 = tensor.insert %x into %0[%at] : tensor<?xf32>
      return %1 : tensor<?xf32>
    })mlir";
  DefectProbe probe;
  std::vector<Verdict> defects = selectDefects(probe.check(text, {"passes"}));
  ASSERT_EQ(defects.size(), 1u);
  EXPECT_EQ(attributeDefect(probe, text, defects.front()).getShown(),
            std::vector<std::string>{
                "tosa-infer-shapes-changes-type-of-destination"});
}

/// A defect that stops the compiler is explained, although the reference cannot
/// return the results.
TEST(Attribution, ResultsNeedNotBeKnown) {
  constexpr llvm::StringLiteral text = R"mlir(
    #map = affine_map<(i, j) -> (i, j)>
    #sparse = #sparse_tensor.encoding<{map = (i, j) -> (i : dense,
                                                        j : compressed)}>
    func.func @main(%a: tensor<1x4xi32, #sparse>) -> tensor<1x4xi32, #sparse>
        attributes {padlab.passes = "linalg-fold-unit-extent-dims",
                    padlab.seed = 1 : i64} {
      %0 = linalg.generic {indexing_maps = [#map],
                           iterator_types = ["parallel", "parallel"]}
          outs(%a : tensor<1x4xi32, #sparse>) {
      ^bb0(%x: i32):
        linalg.yield %x : i32
      } -> tensor<1x4xi32, #sparse>
      return %0 : tensor<1x4xi32, #sparse>
    })mlir";
  DefectProbe probe;
  std::vector<Verdict> defects = selectDefects(probe.check(text, {"passes"}));
  ASSERT_EQ(defects.size(), 1u);
  auto shown = explainDefect(probe, text, defects.front());
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->getShown(),
            std::vector<std::string>{"unit-dims-drop-encoding-of-init"});
}

/// A guard on a pattern withholds nothing but the defect, so a reduced program
/// without the cause shows another defect.
TEST(Attribution, ReductionKeepsCausesThatAreExact) {
  Attribution known, unknown, coarse, both;
  known.causes = {"fuse-pad-that-crops", "pad-fusion-fills-init-that-is-read"};
  coarse.causes = {"tosa-tile-of-two-dynamic-extents"};
  both.together = {"fuse-pad-that-crops", "fuse-pad-drops-encoding"};
  EXPECT_EQ(listLostCauses(unknown, known),
            std::vector<std::string>{"fuse-pad-that-crops"});
  EXPECT_EQ(listLostCauses(unknown, both), both.together);
  EXPECT_TRUE(listLostCauses(known, both).empty());
  EXPECT_TRUE(listLostCauses(unknown, unknown).empty());
  EXPECT_TRUE(listLostCauses(unknown, coarse).empty());
}

TEST(Attribution, GuardsMustWithholdSomethingToMendAll) {
  if (!llvm_version::allowsNegativePadding)
    GTEST_SKIP() << "this LLVM refuses padding below zero";
  std::string cropped = makeCroppedCase();
  Verdict defect = makeCroppedDefect();
  EXPECT_TRUE(
      isRightUnder(getProbe(), cropped, defect, {"fuse-pad-that-crops"}));
  EXPECT_FALSE(
      isRightUnder(getProbe(), cropped, defect, {"fuse-pad-drops-encoding"}));
  EXPECT_FALSE(
      isRightUnder(getProbe(), cropped, defect,
                   {"fuse-pad-that-crops", "fuse-pad-drops-encoding"}));
}

} // namespace
