//===- ReduceRulesTest.cpp - what each reduction takes away -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Reduce.h"

#include "GenerateTestContext.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;

/// Reduces a program. A candidate is accepted if its text satisfies `isNeeded`.
static std::string
reduceWhile(llvm::StringRef program,
            llvm::function_ref<bool(llvm::StringRef text)> isNeeded) {
  Case parsed = parseCase(program);
  auto isInteresting = [&](const Case &candidate) {
    return isNeeded(candidate.str());
  };
  if (!isInteresting(parsed))
    return "is not interesting";
  return reduce(parsed, isInteresting).str();
}

/// Reduces a program. A candidate is accepted if its text contains each of
/// `needed`.
static std::string reduceWhile(llvm::StringRef program,
                               std::vector<std::string> needed) {
  return reduceWhile(program, [&](llvm::StringRef text) {
    return llvm::all_of(needed,
                        [&](auto &word) { return text.contains(word); });
  });
}

static unsigned countOf(llvm::StringRef text, llvm::StringRef word) {
  return text.count(word);
}

TEST(ReduceRules, EqualConstantsAreOne) {
  std::string small =
      reduceWhile(R"mlir(
func.func @main(%v: f32) -> tensor<2x2xf32> attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2x2xf32>
  memref.store %v, %a[%c1, %c1] : memref<2x2xf32>
  %c1_0 = arith.constant 1 : index
  %x = memref.load %a[%c1, %c1_0] : memref<2x2xf32>
  memref.store %x, %a[%c1_0, %c1] : memref<2x2xf32>
  %t = bufferization.to_tensor %a restrict
      : memref<2x2xf32> to tensor<2x2xf32>
  return %t : tensor<2x2xf32>
}
)mlir",
                  {"memref.load", "memref.store", "constant 1 : index"});
  EXPECT_EQ(countOf(small, "arith.constant"), 1u) << small;
}

/// An earlier value of the same type replaces another value, although the two
/// have nothing to do with each other.
TEST(ReduceRules, AnEarlierValueDoes) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: f32) -> f32 attributes {padlab.seed = 1 : i64} {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  memref.copy %x, %y : memref<4xi32> to memref<4xi32>
  memref.dealloc %x : memref<4xi32>
  return %a : f32
}
)mlir",
                                  {"memref.copy", "memref.alloc()"});
  EXPECT_EQ(countOf(small, "memref.alloc()"), 1u) << small;
}

TEST(ReduceRules, ABufferOfAnArgumentNeedsNoFilling) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%n: index) -> tensor<4x?xi32>
    attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : index
  %m = memref.alloc(%three) : memref<4x?xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<4x?xi32>)
  %c = memref.alloc(%three) : memref<4x?xi32>
  memref.copy %m, %c : memref<4x?xi32> to memref<4x?xi32>
  memref.dealloc %m : memref<4x?xi32>
  %t = bufferization.to_tensor %c restrict
      : memref<4x?xi32> to tensor<4x?xi32>
  return %t : tensor<4x?xi32>
}
)mlir",
                                  {"to_tensor"});
  EXPECT_EQ(countOf(small, "memref."), 0u) << small;
  EXPECT_EQ(countOf(small, "to_buffer %arg"), 1u) << small;
}

/// A script may find a loop by an attribute, so the attribute stays when the
/// loop loses a carried value.
TEST(ReduceRules, ALoopThatCarriesLessKeepsItsAttributes) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: index)
    -> tensor<4xf32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a, %u = %b)
      -> (tensor<4xf32>, tensor<4xf32>) {
    %v = math.sin %t : tensor<4xf32>
    %w = math.cos %u : tensor<4xf32>
    scf.yield %v, %w : tensor<4xf32>, tensor<4xf32>
  } {mark}
  return %r#0 : tensor<4xf32>
}
)mlir",
                                  {"scf.for", "{mark}", "math.sin"});
  EXPECT_EQ(countOf(small, ":2 = scf.for"), 0u) << small;
  EXPECT_EQ(countOf(small, "{mark}"), 1u) << small;
}

TEST(ReduceRules, WhatNobodyNeedsIsNotCarried) {
  std::string small =
      reduceWhile(R"mlir(
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: index, %c: i1)
    -> tensor<4xf32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %for:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a, %u = %b)
      -> (tensor<4xf32>, tensor<4xf32>) {
    %v = math.sin %u : tensor<4xf32>
    scf.yield %v, %t : tensor<4xf32>, tensor<4xf32>
  }
  %affine:2 = affine.for %i = 0 to 4 iter_args(%t = %for#0, %u = %b)
      -> (tensor<4xf32>, tensor<4xf32>) {
    %v = math.cos %t : tensor<4xf32>
    affine.yield %v, %u : tensor<4xf32>, tensor<4xf32>
  }
  %if:2 = scf.if %c -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %affine#0, %b : tensor<4xf32>, tensor<4xf32>
  } else {
    scf.yield %a, %b : tensor<4xf32>, tensor<4xf32>
  }
  %forall:2 = scf.forall (%i) in (4) shared_outs(%s = %if#0, %r = %b)
      -> (tensor<4xf32>, tensor<4xf32>) {
    %e = tensor.extract_slice %a[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %s[%i] [1] [1]
          : tensor<1xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %e into %r[%i] [1] [1]
          : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %forall#0 : tensor<4xf32>
}
)mlir",
                  {"scf.for ", "affine.for", "scf.if", "scf.forall ",
                   "math.sin", "math.cos", "parallel_insert_slice"});
  EXPECT_EQ(countOf(small, ":2 = "), 0u) << small;
}

TEST(ReduceRules, CalleesHaveWhatTheyNeed) {
  std::string small = reduceWhile(R"mlir(
func.func private @callee(%x: i32, %y: i32, %z: i32) -> (i32, i32) {
  %0:2 = func.call @callee(%z, %y, %x) : (i32, i32, i32) -> (i32, i32)
  %r:2 = func.call @other(%z) : (i32) -> (i32, i32)
  return %z, %x : i32, i32
}
func.func private @other(%x: i32) -> (i32, i32)
func.func @main(%a: i32, %f: f32) -> f32
    attributes {padlab.seed = 1 : i64} {
  %b = arith.addi %a, %a : i32
  %r:2 = func.call @callee(%a, %b, %b) : (i32, i32, i32) -> (i32, i32)
  return %f : f32
}
)mlir",
                                  {"func.func private @callee(%arg0",
                                   "call @callee", "return %arg1 : f32"});
  EXPECT_NE(small.find("call @callee(%arg0) : (i32) -> ()"), std::string::npos)
      << small;
}

TEST(ReduceRules, PlacesBecomeZero) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: index, %b: index) -> i32
    attributes {padlab.seed = 1 : i64} {
  %m = memref.alloc() : memref<4x4xi32>
  %x = affine.load %m[symbol(%a) mod 4, %b floordiv 2] : memref<4x4xi32>
  affine.store %x, %m[%a + %b, %b] : memref<4x4xi32>
  return %x : i32
}
)mlir",
                                  {"affine.load", "affine.store"});
  EXPECT_EQ(countOf(small, "[0, 0]"), 2u) << small;
  EXPECT_EQ(countOf(small, "index"), 0u) << small;
}

/// Constant subscripts are part of the map, and have no operands.
TEST(ReduceRules, ConstantPlacesBecomeZero) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%x: i32) attributes {padlab.seed = 1 : i64} {
  %m = memref.alloc() : memref<4x4xi32>
  affine.store %x, %m[1, 2] : memref<4x4xi32>
  return
}
)mlir",
                                  {"affine.store"});
  EXPECT_EQ(countOf(small, "[0, 0]"), 1u) << small;
}

TEST(ReduceRules, UsersTakeWhatAViewIsOf) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%x: i32) attributes {padlab.seed = 1 : i64} {
  %m = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %m to offset: [%c0], sizes: [2], strides: [1]
      : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  linalg.fill ins(%x : i32) outs(%v : memref<2xi32, strided<[1], offset: ?>>)
  return
}
)mlir",
                                  {"linalg.fill", "memref.alloc"});
  EXPECT_EQ(countOf(small, "reinterpret_cast"), 0u) << small;
}

/// An argument replaces `tensor.empty`. Its extent 2, which is tried first,
/// does not fit the slice; 10 is a number of the program.
TEST(ReduceRules, ExtentsAreThoseOfTheProgram) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: tensor<10xi32>, %n: index {padlab.value = 10 : index})
    -> tensor<?xi32> attributes {padlab.seed = 1 : i64} {
  %ten = arith.constant 10 : index
  %e = tensor.empty(%n) : tensor<?xi32>
  %c = linalg.copy ins(%a : tensor<10xi32>) outs(%a : tensor<10xi32>)
      -> tensor<10xi32>
  %i = tensor.insert_slice %c into %e[0] [10] [1]
      : tensor<10xi32> into tensor<?xi32>
  return %i : tensor<?xi32>
}
)mlir",
                                  {"into tensor<?xi32>", "10>"});
  EXPECT_EQ(countOf(small, "tensor.empty"), 0u) << small;
}

/// Constant sizes of slices become part of the types.
TEST(ReduceRules, SizesOfSlicesAreStatic) {
  std::string small =
      reduceWhile(R"mlir(
func.func @main(%a: tensor<8xi32>, %b: tensor<?xi32> {padlab.extents = array<i64: 3>})
    -> tensor<8xi32> attributes {padlab.seed = 1 : i64} {
  %c3 = arith.constant 3 : index
  %s = tensor.extract_slice %a[1] [%c3] [1] : tensor<8xi32> to tensor<?xi32>
  %u = linalg.copy ins(%s : tensor<?xi32>) outs(%b : tensor<?xi32>)
      -> tensor<?xi32>
  %i = tensor.insert_slice %u into %a[0] [%c3] [1]
      : tensor<?xi32> into tensor<8xi32>
  return %i : tensor<8xi32>
}
)mlir",
                  {"extract_slice", "insert_slice", "linalg.copy"});
  EXPECT_EQ(countOf(small, "?"), 0u) << small;
  EXPECT_EQ(countOf(small, "arith.constant"), 0u) << small;
}

/// The pass runs on all functions, also on a function that the entry does not
/// call.
TEST(ReduceRules, AnotherFunctionIsTheEntry) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: f32, %b: f32) -> f32 attributes {padlab.seed = 1 : i64} {
  %c = arith.addf %a, %b : f32
  return %c : f32
}
func.func private @other(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.exp %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
)mlir",
                                  {"math.exp", "return"});
  EXPECT_EQ(countOf(small, "func.func"), 1u) << small;
}

/// After inlining, the result of the call would be unused. So the entry returns
/// it.
TEST(ReduceRules, WhatACallGivesIsReturned) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: f32, %b: tensor<4xf32>) -> f32
    attributes {padlab.seed = 1 : i64} {
  %c = arith.addf %b, %b : tensor<4xf32>
  %d = func.call @callee(%c) : (tensor<4xf32>) -> tensor<4xf32>
  return %a : f32
}
func.func private @callee(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp %x : tensor<4xf32>
  %1 = math.sin %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
)mlir",
                                  {"arith.addf", "math.exp", "math.sin"});
  EXPECT_EQ(countOf(small, "func.func"), 1u) << small;
}

TEST(ReduceRules, KnownAmountsAreStatic) {
  std::string small =
      reduceWhile(R"mlir(
func.func @main(%a: tensor<9xf32>, %n: index {padlab.value = 5 : index})
    -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {
  %x = arith.constant 1.0 : f32
  %p = tensor.pad %a low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<9xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
)mlir",
                  [](llvm::StringRef text) {
                    return text.contains("low[5") ||
                           (text.contains("low[%") && text.contains("= 5"));
                  });
  EXPECT_EQ(countOf(small, "low[5]"), 1u) << small;
}

//===----------------------------------------------------------------------===//
// Constants and memory
//===----------------------------------------------------------------------===//

TEST(ReduceRules, AVectorMayBeAnArgument) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: f32) -> vector<4xf32> attributes {padlab.seed = 1 : i64} {
  %b = vector.broadcast %a : f32 to vector<4xf32>
  %c = math.sin %b : vector<4xf32>
  return %c : vector<4xf32>
}
)mlir",
                                  {"math.sin", "vector<4xf32>"});
  EXPECT_EQ(countOf(small, "%arg0: vector<4xf32>"), 1u) << small;
  EXPECT_EQ(countOf(small, "vector.broadcast"), 0u) << small;
}

/// The entry may return any value, and any constant may become an argument.
TEST(ReduceRules, TheFirstWrongValueIsReturned) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: f32) -> tensor<4xf32> attributes {padlab.seed = 1 : i64} {
  %c3 = arith.constant 3.0 : f32
  %s = math.powf %a, %c3 : f32
  %e = tensor.empty() : tensor<4xf32>
  %m = bufferization.to_buffer %e : tensor<4xf32> to memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %s, %m[%i] : memref<4xf32>
  }
  %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  return %t : tensor<4xf32>
}
)mlir",
                                  {"math.powf"});
  EXPECT_EQ(countOf(small, " = "), 2u) << small; // One is the seed's.
}

/// A value inside of a loop cannot become an argument, but a constant can
/// replace it.
TEST(ReduceRules, AConstantStandsForAComputedTensor) {
  std::string small = reduceWhile(
      R"mlir(
func.func @main(%a: f32, %n: index) -> f32
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (f32) {
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.fill ins(%t : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %x = tensor.extract %f[%i] : tensor<4xf32>
    scf.yield %x : f32
  }
  return %r : f32
}
)mlir",
      [](llvm::StringRef text) {
        return text.contains("scf.for") && text.contains("tensor.extract") &&
               (text.contains("linalg.fill") || text.contains("dense<"));
      });
  EXPECT_EQ(countOf(small, "linalg.fill"), 0u) << small;
  EXPECT_EQ(countOf(small, "tensor.empty"), 0u) << small;
}

TEST(ReduceRules, ABufferOfConstantSizesIsStatic) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: f32) -> f32 attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%c4) : memref<?xf32>
  memref.store %a, %m[%c0] : memref<?xf32>
  %x = memref.load %m[%c0] : memref<?xf32>
  return %x : f32
}
)mlir",
                                  {"memref.alloc(", "memref.load"});
  EXPECT_EQ(countOf(small, "memref<4xf32>"), countOf(small, "memref<"))
      << small;
}

/// Only the function that is never called contains the needed operation.
TEST(ReduceRules, AnEntryTakesMemoryAsTensors) {
  std::string small = reduceWhile(R"mlir(
func.func @main(%a: f32) -> f32 attributes {padlab.seed = 1 : i64} {
  %b = math.sin %a : f32
  %c = math.cos %b : f32
  return %c : f32
}
func.func private @other(%m: memref<4xf32>, %a: f32) {
  affine.for %i = 0 to 4 {
    affine.store %a, %m[%i] : memref<4xf32>
  }
  return
}
)mlir",
                                  {"affine.store"});
  EXPECT_EQ(countOf(small, "func.func"), 1u) << small;
  EXPECT_EQ(countOf(small, "bufferization.to_buffer %arg"), 1u) << small;
}

//===----------------------------------------------------------------------===//
// Scripts
//===----------------------------------------------------------------------===//

/// Reduces a program whose script has the body `body`. A candidate is accepted
/// if its script contains each of `needed`.
static std::string reduceScript(llvm::StringRef body,
                                std::vector<std::string> needed) {
  std::string program = R"mlir(
module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> attributes {
      padlab.seed = 1 : i64,
      padlab.passes = "transform-interpreter{entry-point=__transform_0}"} {
    %0 = math.sin %a {padlab.mark} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_0(
      %root: !transform.any_op {transform.readonly}) {
)mlir" + body.str() + "    transform.yield\n  }\n}\n";
  needed.push_back("entry-point");
  return reduceWhile(program, std::move(needed));
}

TEST(ReduceRules, TransformsApplyToWhatTheLoopWasGiven) {
  std::string small = reduceScript(R"mlir(
    %adds = transform.structured.match ops{["linalg.add"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %adds : !transform.any_op {
    ^bb0(%add: !transform.any_op):
      %g = transform.structured.generalize %add
          : (!transform.any_op) -> !transform.any_op
    }
)mlir",
                                   {"linalg.add", "generalize"});
  EXPECT_EQ(countOf(small, "transform.foreach"), 0u) << small;
  EXPECT_EQ(countOf(small, "generalize %0"), 1u) << small;
}

TEST(ReduceRules, EqualMatchesAreOne) {
  std::string small = reduceScript(R"mlir(
    %a = transform.structured.match ops{["linalg.add"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match ops{["linalg.add"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse_into_containing_op %a into %b
        : (!transform.any_op, !transform.any_op)
        -> (!transform.any_op, !transform.any_op)
)mlir",
                                   {"fuse_into_containing_op %0 into %"});
  EXPECT_EQ(countOf(small, "structured.match"), 1u) << small;
}

/// The transform is applied to the matched operation itself, instead of to the
/// result of another transform.
TEST(ReduceRules, AnEarlierHandleStandsForALaterOne) {
  std::string small = reduceScript(R"mlir(
    %a = transform.structured.match ops{["linalg.add"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.generalize %a
        : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %g : !transform.any_op
)mlir",
                                   {"linalg.add", "vectorize"});
  EXPECT_EQ(countOf(small, "generalize"), 0u) << small;
}

TEST(ReduceRules, WhatIsMarkedHasAName) {
  std::string small = reduceScript(R"mlir(
    %a = transform.structured.match attributes {padlab.mark} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %a : !transform.any_op
)mlir",
                                   {"vectorize %0", "math.sin"});
  EXPECT_EQ(countOf(small, "ops{[\"math.sin\"]}"), 1u) << small;
  EXPECT_EQ(countOf(small, "padlab.mark"), 0u) << small;
}
