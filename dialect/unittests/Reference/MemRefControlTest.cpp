//===- MemRefControlTest.cpp - memrefs that control flow carries ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(MemRefControlTest, affineControl) {
  expectPrograms({
      // The result is 1 above the diagonal, 2 on it, and poison below.
      {"tensor<3x3xi32>", R"(
        %one = arith.constant 1 : i32
        %two = arith.constant 2 : i32
        %m = memref.alloc() : memref<3x3xi32>
        affine.for %i = 0 to 3 {
          affine.for %j = affine_map<(i) -> (i)>(%i) to 3 {
            affine.if affine_set<(i, j) : (i - j == 0)>(%i, %j) {
              affine.store %two, %m[%i, %j] : memref<3x3xi32>
            } else {
              affine.store %one, %m[%i, %j] : memref<3x3xi32>
            }
          }
        }
        %0 = bufferization.to_tensor %m : memref<3x3xi32> to tensor<3x3xi32>
        return %0 : tensor<3x3xi32>)",
       "[[2, 1, 1], [poison, 2, 1], [poison, poison, 2]]"},
      {"index, index", R"(
        %c0 = arith.constant 0 : index
        %c7 = arith.constant 7 : index
        %0 = affine.for %i = max affine_map<() -> (1, 2)>()
            to min affine_map<()[n] -> (n, 100)>()[%c7] step 2
            iter_args(%s = %c0) -> index {
          %t = arith.addi %s, %i : index
          affine.yield %t : index
        }
        %1 = affine.if affine_set<()[n] : (n - 8 >= 0)>()[%c7] -> index {
          affine.yield %c0 : index
        } else {
          affine.yield %c7 : index
        }
        return %0, %1 : index, index)",
       "12; 7"},
      {"i32", R"(
        %c1 = arith.constant 1 : index
        %v = arith.constant 5 : i32
        %m = memref.alloc() : memref<4xi32>
        affine.store %v, %m[symbol(%c1) * 2 + 1] : memref<4xi32>
        %0 = affine.load %m[symbol(%c1) + 2] : memref<4xi32>
        return %0 : i32)",
       "5"},
      {"i32", R"(
        %c1 = arith.constant 1 : index
        %m = memref.alloc() : memref<4xi32>
        %0 = affine.load %m[symbol(%c1) + 3] : memref<4xi32>
        return %0 : i32)",
       "undefined: affine.load: index [4] is out of bounds of shape [4]"},
  });
}

TEST(MemRefControlTest, passesThroughControlFlow) {
  expectPrograms({
      {"i32", R"(
        %c0 = arith.constant 0 : index
        %t = arith.constant true
        %v = arith.constant 5 : i32
        %m = memref.alloc() : memref<1xi32>
        %n = memref.alloc() : memref<1xi32>
        %s = arith.select %t, %m, %n : memref<1xi32>
        memref.store %v, %s[%c0] : memref<1xi32>
        cf.br ^bb1(%m : memref<1xi32>)
      ^bb1(%x: memref<1xi32>):
        %0 = memref.load %x[%c0] : memref<1xi32>
        return %0 : i32)",
       "5"},
  });
}
