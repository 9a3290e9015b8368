//===- StdControlTest.cpp - std: branches, calls, constants -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(StdControlTest, branches) {
  expectPrograms({
      // This loop computes 1 + 2 + 3.
      {"i32", R"(
        %c0 = std.constant 0 : i32
        %c1 = std.constant 1 : i32
        %c3 = std.constant 3 : i32
        std.br ^loop(%c0, %c0 : i32, i32)
      ^loop(%i: i32, %sum: i32):
        %next = std.addi %i, %c1 : i32
        %total = std.addi %sum, %next : i32
        %more = std.cmpi "slt", %next, %c3 : i32
        std.cond_br %more, ^loop(%next, %total : i32, i32), ^done
      ^done:
        std.return %total : i32)",
       "6"},
      // The document's example: one block, two sets of operands.
      {"i32, i32", R"(
        %a = std.constant 10 : i32
        %b = std.constant 20 : i32
        %t = std.constant true
        %f = std.constant false
        %0 = std.call @select(%a, %b, %t) : (i32, i32, i1) -> i32
        %1 = std.call @select(%a, %b, %f) : (i32, i32, i1) -> i32
        std.return %0, %1 : i32, i32
      }
      func.func private @select(%a: i32, %b: i32, %flag: i1) -> i32 {
        std.cond_br %flag, ^bb1(%a : i32), ^bb1(%b : i32)
      ^bb1(%x : i32):
        std.return %x : i32)",
       "10; 20"},
      {"i32", R"(
        %p = ub.poison : i1
        %a = std.constant 1 : i32
        std.cond_br %p, ^bb1(%a : i32), ^bb1(%a : i32)
      ^bb1(%x : i32):
        std.return %x : i32)",
       "undefined: std.cond_br: the condition is poison"},
      {"", R"(
        std.br ^loop
      ^loop:
        std.br ^loop)",
       "too long: std.br: the step limit was reached"},
  });
}

TEST(StdControlTest, calls) {
  expectPrograms({
      // Functions may be constants, block arguments, arguments and results.
      {"i32, i32", R"(
        %a = std.constant 5 : i32
        %t = std.constant true
        %f = std.constant @twice : (i32) -> i32
        %g = std.constant @negate : (i32) -> i32
        std.cond_br %t, ^bb1(%g : (i32) -> i32), ^bb1(%f : (i32) -> i32)
      ^bb1(%h: (i32) -> i32):
        %0 = std.call_indirect %h(%a) : (i32) -> i32
        %k = std.call @pass(%f) : ((i32) -> i32) -> ((i32) -> i32)
        %1 = std.call_indirect %k(%a) : (i32) -> i32
        std.return %0, %1 : i32, i32
      }
      func.func private @pass(%f: (i32) -> i32) -> ((i32) -> i32) {
        std.return %f : (i32) -> i32
      }
      func.func private @twice(%x: i32) -> i32 {
        %0 = std.addi %x, %x : i32
        std.return %0 : i32
      }
      func.func private @negate(%x: i32) -> i32 {
        %m = std.constant -1 : i32
        %1 = std.xor %x, %m : i32
        std.return %1 : i32)",
       "-6; 10"},
      {"tensor<2xf32>", R"(
        %a = std.constant dense<[1.0, 2.0]> : tensor<2xf32>
        %f = std.constant @add : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %0 = std.call_indirect %f(%a, %a)
            : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        std.return %0 : tensor<2xf32>
      }
      func.func private @add(%x: tensor<2xf32>, %y: tensor<2xf32>)
          -> tensor<2xf32> {
        %0 = std.addf %x, %y : tensor<2xf32>
        std.return %0 : tensor<2xf32>)",
       "[2, 4]"},
      // Today's spelling also has functions as constants.
      {"i32", R"(
        %a = arith.constant 5 : i32
        %f = func.constant @twice : (i32) -> i32
        %0 = func.call_indirect %f(%a) : (i32) -> i32
        func.return %0 : i32
      }
      func.func private @twice(%x: i32) -> i32 {
        %0 = arith.addi %x, %x : i32
        func.return %0 : i32)",
       "10"},
      {"i32", R"(
        %0 = std.call @forever() : () -> i32
        std.return %0 : i32
      }
      func.func private @forever() -> i32 {
        %0 = std.call @forever() : () -> i32
        std.return %0 : i32)",
       "too long: std.call: the call depth limit was reached"},
  });
}

TEST(StdControlTest, constants) {
  expectPrograms({
      {"i32, f8E5M2, index, i1, tensor<2x2xi8>, tensor<3xf16>", R"(
        %0 = std.constant 42 : i32
        %1 = std.constant 1.5 : f8E5M2
        %2 = std.constant 7 : index
        %3 = std.constant true
        %4 = std.constant dense<[[1, -1], [2, -2]]> : tensor<2x2xi8>
        %5 = std.constant dense<0.5> : tensor<3xf16>
        std.return %0, %1, %2, %3, %4, %5
            : i32, f8E5M2, index, i1, tensor<2x2xi8>, tensor<3xf16>)",
       "42; 1.5; 7; true; [[1, -1], [2, -2]]; [0.5, 0.5, 0.5]"},
  });
}
