//===- ControlFlowTest.cpp - affine, scf, cf, func, check and the limits --===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab;
using namespace padlab::test;

TEST(AffineTest, evaluatesMaps) {
  expectPrograms({
      {"index, index, index, index", R"(
        %a = arith.constant -7 : index
        %b = arith.constant 3 : index
        %0 = affine.apply affine_map<(d)[s] -> (d floordiv 2 + s * 10)>(%a)[%b]
        %1 = affine.apply affine_map<(d) -> (d mod 4 + d ceildiv 2)>(%a)
        %2 = affine.min affine_map<(d)[s] -> (d, s, 1)>(%a)[%b]
        %3 = affine.max affine_map<(d)[s] -> (d, s, 1)>(%a)[%b]
        return %0, %1, %2, %3 : index, index, index, index)",
       "26; -2; -7; 3"},
      {"index", R"(
        %a = arith.constant -7 : index
        %b = arith.constant 0 : index
        %0 = affine.apply affine_map<(d)[s] -> (d floordiv s)>(%a)[%b]
        return %0 : index)",
       "undefined: affine.apply: the map has no value at [-7, 0]"},
      // Both bounds are refused; the first refusal is reported.
      {"", R"(
        %z = arith.constant 0 : index
        %p = ub.poison : index
        "affine.parallel"(%z, %p) <{
          lowerBoundsMap = affine_map<()[s] -> (1 floordiv s)>,
          upperBoundsMap = affine_map<()[s] -> (s)>,
          lowerBoundsGroups = dense<1> : tensor<1xi32>,
          upperBoundsGroups = dense<1> : tensor<1xi32>,
          steps = [1], reductions = []}> ({
        ^bb0(%i: index):
          affine.yield
        }) : (index, index) -> ()
        return)",
       "undefined: affine.parallel: the map has no value at [0]"},
      {"index", R"(
        %a = ub.poison : index
        %0 = affine.apply affine_map<(d) -> (d + 1)>(%a)
        return %0 : index)",
       "undefined: affine.apply: an index, extent or bound is poison"},
  });
}

TEST(AffineTest, linearizesAndBack) {
  expectPrograms({
      {"index, index, index, index", R"(
        %a = arith.constant 23 : index
        %n = arith.constant 3 : index
        %m = arith.constant -5 : index
        %0:3 = affine.delinearize_index %a into (4, %n, 2) : index, index, index
        %1:2 = affine.delinearize_index %m into (3) : index, index
        %2 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (4, %n, 2) : index
        %3 = affine.linearize_index [%1#0, %1#1] by (3) : index
        return %0#0, %1#1, %2, %3 : index, index, index, index)",
       "3; 1; 23; -5"},
      {"index", R"(
        %a = arith.constant 24 : index
        %0:2 = affine.delinearize_index %a into (4, 6) : index, index
        return %0#0 : index)",
       "undefined: affine.delinearize_index: the index is not within the "
       "basis"},
      {"index", R"(
        %a = arith.constant 4 : index
        %n = arith.constant 0 : index
        %0:2 = affine.delinearize_index %a into (%n) : index, index
        return %0#0 : index)",
       "undefined: affine.delinearize_index: a basis that is not positive"},
      {"index", R"(
        %a = arith.constant 4 : index
        %0 = affine.linearize_index disjoint [%a, %a] by (5, 4) : index
        return %0 : index)",
       "poison"},
  });
}

TEST(AffineTest, parallelLoops) {
  expectPrograms({
      // The second dimension has two upper bounds; the steps do not divide the
      // extents.
      {"i8, i8", R"(
        %n = arith.constant 5 : index
        %0:2 = affine.parallel (%i, %j) = (0, 1) to (%n, min(%n, 4)) step (2, 2)
            reduce ("addi", "ori") -> (i8, i8) {
          %v = affine.apply affine_map<(i, j) -> (10 * i + j)>(%i, %j)
          %w = arith.index_cast %v : index to i8
          affine.yield %w, %w : i8, i8
        }
        return %0#0, %0#1 : i8, i8)",
       "-124; 63"},
      // Without iterations the results are the neutral elements.
      {"i8, i8, i8", R"(
        %v = arith.constant 7 : i8
        %0:3 = affine.parallel (%i) = (3) to (1)
            reduce ("muli", "addi", "andi") -> (i8, i8, i8) {
          affine.yield %v, %v, %v : i8, i8, i8
        }
        return %0#0, %0#1, %0#2 : i8, i8, i8)",
       "1; 0; -1"},
      {"i8", R"(
        %p = ub.poison : i8
        %0 = affine.parallel (%i) = (0) to (1) reduce ("ori") -> (i8) {
          affine.yield %p : i8
        }
        return %0 : i8)",
       "poison"},
      {"f32", R"(
        %v = arith.constant 1.0 : f32
        %0 = affine.parallel (%i) = (0) to (1) reduce ("addf") -> (f32) {
          affine.yield %v : f32
        }
        return %0 : f32)",
       "unsupported: affine.parallel: a reduction of type f32"},
  });
}

/// Iterations of parallel loops that share memory have no order.
TEST(ScfTest, racingIterations) {
  expectPrograms({
      {"", R"(
        %v = arith.constant 1 : i8
        %m = memref.alloc() : memref<4xi8>
        affine.parallel (%i) = (0) to (4) {
          affine.store %v, %m[%i floordiv 2] : memref<4xi8>
        }
        return)",
       "undefined: affine.store: touches what another iteration of a parallel "
       "loop writes or reads"},
      {"", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %v = arith.constant 1 : i8
        %m = memref.alloc() : memref<4xi8>
        affine.for %i = 0 to 4 { affine.store %v, %m[%i] : memref<4xi8> }
        scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
          %w = memref.load %m[%c0] : memref<4xi8>
          memref.store %w, %m[%i] : memref<4xi8>
        }
        return)",
       "undefined: memref.load: touches what another iteration of a parallel "
       "loop writes or reads"},
      // Each iteration has a buffer of its own, and all read the same element.
      {"i8", R"(
        %c3 = arith.constant 3 : index
        %c0 = arith.constant 0 : index
        %v = arith.constant 1 : i8
        %m = memref.alloc() : memref<4xi8>
        affine.for %i = 0 to 4 { affine.store %v, %m[%i] : memref<4xi8> }
        scf.forall (%i) in (%c3) {
          %own = memref.alloc() : memref<i8>
          %w = memref.load %m[%c3] : memref<4xi8>
          memref.store %w, %own[] : memref<i8>
          %x = memref.load %own[] : memref<i8>
          memref.store %x, %m[%i] : memref<4xi8>
          memref.dealloc %own : memref<i8>
        }
        %r = memref.load %m[%c0] : memref<4xi8>
        return %r : i8)",
       "1"},
  });
}

TEST(ScfTest, branches) {
  expectPrograms({
      {"i8, i8", R"(
        %c = arith.constant false
        %a = arith.constant 1 : i8
        %b = arith.constant 2 : i8
        %i = arith.constant 3 : index
        %0 = scf.if %c -> i8 { scf.yield %a : i8 } else { scf.yield %b : i8 }
        scf.if %c { scf.yield }
        %1 = scf.index_switch %i -> i8
        case 3 { scf.yield %a : i8 }
        default { scf.yield %b : i8 }
        return %0, %1 : i8, i8)",
       "2; 1"},
      {"i8", R"(
        %c = ub.poison : i1
        %a = arith.constant 1 : i8
        %0 = scf.if %c -> i8 { scf.yield %a : i8 } else { scf.yield %a : i8 }
        return %0 : i8)",
       "undefined: scf.if: the condition is poison"},
  });
}

TEST(ScfTest, loops) {
  expectPrograms({
      // The two values swap at each step.
      {"i8, i8, index", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c5 = arith.constant 5 : index
        %a = arith.constant 1 : i8
        %b = arith.constant 2 : i8
        %0:3 = scf.for %i = %c0 to %c5 step %c1
            iter_args(%x = %a, %y = %b, %s = %c0) -> (i8, i8, index) {
          %t = arith.addi %s, %i : index
          scf.yield %y, %x, %t : i8, i8, index
        }
        return %0#0, %0#1, %0#2 : i8, i8, index)",
       "2; 1; 10"},
      {"tensor<3xindex>", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %e = tensor.empty() : tensor<3xindex>
        %0 = scf.for %i = %c1 to %c3 step %c1 iter_args(%t = %e)
            -> tensor<3xindex> {
          %u = tensor.insert %i into %t[%i] : tensor<3xindex>
          scf.yield %u : tensor<3xindex>
        }
        return %0 : tensor<3xindex>)",
       "[poison, 1, 2]"},
      {"i32", R"(
        %c1 = arith.constant 1 : i32
        %c50 = arith.constant 50 : i32
        %0 = scf.while (%x = %c1) : (i32) -> i32 {
          %l = arith.cmpi slt, %x, %c50 : i32
          scf.condition(%l) %x : i32
        } do {
        ^bb0(%y: i32):
          %d = arith.addi %y, %y : i32
          scf.yield %d : i32
        }
        return %0 : i32)",
       "64"},
      {"", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        scf.for %i = %c0 to %c1 step %c0 { scf.yield }
        return)",
       "undefined: scf.for: the step is not positive"},
      {"", R"(
        %c1 = arith.constant 1 : index
        %p = ub.poison : index
        scf.for %i = %p to %c1 step %c1 { scf.yield }
        return)",
       "undefined: scf.for: an index, extent or bound is poison"},
      {"", R"(
        %a = arith.constant 120 : i8
        %b = arith.constant 127 : i8
        scf.for %i = %a to %b step %a : i8 { scf.yield }
        return)",
       "undefined: scf.for: the induction variable overflows"},
      {"", R"(
        %t = arith.constant true
        %p = ub.poison : i1
        scf.while : () -> () { scf.condition(%p) } do { scf.yield }
        return)",
       "undefined: scf.condition: the condition is poison"},
  });
}

TEST(CfTest, branchesBetweenBlocks) {
  expectPrograms({
      {"i32, i32", R"(
        %c0 = arith.constant 0 : i32
        %c1 = arith.constant 1 : i32
        %c5 = arith.constant 5 : i32
        cf.br ^loop(%c0, %c1 : i32, i32)
      ^loop(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        %m = arith.cmpi sgt, %s, %c5 : i32
        cf.cond_br %m, ^done, ^loop(%b, %s : i32, i32)
      ^done:
        return %a, %b : i32, i32)",
       "3; 5"},
      {"i32", R"(
        %c7 = arith.constant 7 : i32
        %c1 = arith.constant 1 : i32
        cf.switch %c7 : i32, [
          default: ^end(%c1 : i32),
          7: ^end(%c7 : i32)
        ]
      ^end(%r: i32):
        return %r : i32)",
       "7"},
      {"", R"(
        %p = ub.poison : i1
        cf.cond_br %p, ^a, ^a
      ^a:
        return)",
       "undefined: cf.cond_br: the condition is poison"},
      {"", R"(
        %f = arith.constant false
        cf.assert %f, "never"
        return)",
       "error: cf.assert: never"},
      {"", R"(
        %t = arith.constant true
        cf.assert %t, "always"
        return)",
       ""},
  });
}

TEST(FuncTest, calls) {
  EXPECT_EQ(interpretText(R"(
    func.func private @fib(%n: i32) -> i32 {
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      %small = arith.cmpi slt, %n, %c2 : i32
      cf.cond_br %small, ^leaf, ^node
    ^leaf:
      return %n : i32
    ^node:
      %p = arith.subi %n, %c1 : i32
      %q = arith.subi %n, %c2 : i32
      %a = call @fib(%p) : (i32) -> i32
      %b = call @fib(%q) : (i32) -> i32
      %r = arith.addi %a, %b : i32
      return %r : i32
    }
    func.func @main(%n: i32 {padlab.value = 10 : i32}) -> i32
        attributes {padlab.seed = 0} {
      %0 = call @fib(%n) : (i32) -> i32
      return %0 : i32
    })"),
            "55");
  EXPECT_EQ(interpretText(R"(
    func.func private @external()
    func.func @main() attributes {padlab.seed = 0} {
      call @external() : () -> ()
      return
    })"),
            "unsupported: func.call: calls a function without a body");
}

TEST(LimitsTest, endlessProgramsEnd) {
  InterpreterOptions options;
  options.maxSteps = 10'000;
  EXPECT_EQ(interpretText(R"(
    func.func @main() attributes {padlab.seed = 0} {
      cf.br ^loop
    ^loop:
      cf.br ^loop
    })",
                          options),
            "too long: cf.br: the step limit was reached");
  EXPECT_EQ(interpretText(R"(
    func.func @main() attributes {padlab.seed = 0} {
      call @main() : () -> ()
      return
    })"),
            "too long: func.call: the call depth limit was reached");
}

TEST(LimitsTest, nameTheOperationAndThePlace) {
  std::vector<std::string> names = getInterpretedOperations();
  EXPECT_TRUE(std::is_sorted(names.begin(), names.end()));
  EXPECT_EQ(std::unique(names.begin(), names.end()), names.end());
  for (const char *name : {"arith.addi", "linalg.generic", "linalg.matmul",
                           "tensor.pad", "check.expect_eq"})
    EXPECT_TRUE(std::binary_search(names.begin(), names.end(), name)) << name;
}

TEST(BufferizationTest, tensors) {
  expectPrograms({
      {"tensor<2xi8>, tensor<2xi8>, tensor<2xi8>", R"(
        %c2 = arith.constant 2 : index
        %a = arith.constant dense<3> : tensor<2xi8>
        %0 = bufferization.alloc_tensor() : tensor<2xi8>
        %1 = bufferization.alloc_tensor() copy(%a) : tensor<2xi8>
        %2 = bufferization.materialize_in_destination %a in %0
           : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
        return %0, %1, %2 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>)",
       "[poison, poison]; [3, 3]; [3, 3]"},
      {"tensor<?xi8>", R"(
        %c3 = arith.constant 3 : index
        %a = arith.constant dense<3> : tensor<2xi8>
        %d = tensor.cast %a : tensor<2xi8> to tensor<?xi8>
        %0 = bufferization.alloc_tensor(%c3) : tensor<?xi8>
        %2 = bufferization.materialize_in_destination %d in %0
           : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
        return %2 : tensor<?xi8>)",
       "undefined: bufferization.materialize_in_destination: source of shape "
       "[2] does not fill a destination of shape [3]"},
  });
}

TEST(CheckTest, expectEq) {
  expectPrograms({
      {"", R"(
        %a = arith.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
        %b = arith.constant dense<[1.0, 0xFFC00001]> : tensor<2xf32>
        check.expect_eq(%a, %b) : tensor<2xf32>
        return)",
       ""},
      {"", R"(
        %a = arith.constant dense<[1, 2]> : tensor<2xi8>
        %b = arith.constant dense<[1, 3]> : tensor<2xi8>
        check.expect_eq(%a, %b) : tensor<2xi8>
        return)",
       "check failed: check.expect_eq: result 0[1]: expected 3, actual 2"},
      {"", R"(
        %a = arith.constant 1 : i8
        %p = ub.poison : i8
        check.expect_eq(%a, %p) : i8
        return)",
       "undefined: check.expect_eq: compares a poison element"},
  });
}
