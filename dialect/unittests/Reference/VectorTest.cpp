//===- VectorTest.cpp - vector -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

/// Most results are elements of vectors, or tensors that vectors are written
/// to.
TEST(VectorTest, elements) {
  expectPrograms({
      {"i32, i32", R"(
        %c1 = arith.constant 1 : index
        %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
        %row = vector.extract %v[%c1] : vector<2xi32> from vector<2x2xi32>
        %0 = vector.extract %row[0] : i32 from vector<2xi32>
        %x = arith.constant 9 : i32
        %w = vector.insert %x, %v[0, %c1] : i32 into vector<2x2xi32>
        %u = vector.insert %row, %w[0] : vector<2xi32> into vector<2x2xi32>
        %1 = vector.extract %w[0, 1] : i32 from vector<2x2xi32>
        return %0, %1 : i32, i32)",
       "3; 9"},
      {"i32, i32, i32", R"(
        %a = arith.constant 1 : i32
        %b = arith.constant 2 : i32
        %v = vector.from_elements %a, %b, %a, %b : vector<2x2xi32>
        %e:4 = vector.to_elements %v : vector<2x2xi32>
        %s = vector.shape_cast %v : vector<2x2xi32> to vector<4xi32>
        %0 = vector.extract %s[3] : i32 from vector<4xi32>
        %t = vector.transpose %v, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
        %1 = vector.extract %t[0, 1] : i32 from vector<2x2xi32>
        return %e#1, %0, %1 : i32, i32, i32)",
       "2; 2; 1"},
      {"i32, i32, i32", R"(
        %a = arith.constant 7 : i32
        %v = vector.broadcast %a : i32 to vector<2x3xi32>
        %0 = vector.extract %v[1, 2] : i32 from vector<2x3xi32>
        %c = arith.constant dense<[[1], [2]]> : vector<2x1xi32>
        %w = vector.broadcast %c : vector<2x1xi32> to vector<2x3xi32>
        %1 = vector.extract %w[1, 2] : i32 from vector<2x3xi32>
        %r = arith.constant dense<[4, 5, 6]> : vector<3xi32>
        %x = vector.broadcast %r : vector<3xi32> to vector<2x3xi32>
        %2 = vector.extract %x[1, 0] : i32 from vector<2x3xi32>
        return %0, %1, %2 : i32, i32, i32)",
       "7; 2; 4"},
      {"i32", R"(
        %c2 = arith.constant 2 : index
        %v = arith.constant dense<[1, 2]> : vector<2xi32>
        %0 = vector.extract %v[%c2] : i32 from vector<2xi32>
        return %0 : i32)",
       "undefined: vector.extract: position [2] is out of bounds of shape "
       "[2]"},
      {"i32, i32", R"(
        %v = arith.constant dense<[1, 2]> : vector<2xi32>
        %0 = vector.extract %v[-1] : i32 from vector<2xi32>
        %p = ub.poison : vector<2xi32>
        %1 = vector.extract %p[0] : i32 from vector<2xi32>
        return %0, %1 : i32, i32)",
       "poison; poison"},
  });
}

TEST(VectorTest, memory) {
  expectPrograms({
      {"tensor<2x4xi32>", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %v = arith.constant dense<[1, 2]> : vector<2xi32>
        %w = arith.constant dense<[[3], [4]]> : vector<2x1xi32>
        %m = memref.alloc() : memref<2x4xi32>
        vector.store %v, %m[%c1, %c2] : memref<2x4xi32>, vector<2xi32>
        vector.store %w, %m[%c0, %c0] : memref<2x4xi32>, vector<2x1xi32>
        %x = vector.load %m[%c1, %c2] : memref<2x4xi32>, vector<2xi32>
        vector.store %x, %m[%c0, %c1] : memref<2x4xi32>, vector<2xi32>
        %0 = bufferization.to_tensor %m : memref<2x4xi32> to tensor<2x4xi32>
        return %0 : tensor<2x4xi32>)",
       "[[3, 1, 2, poison], [4, poison, 1, 2]]"},
      {"", R"(
        %c1 = arith.constant 1 : index
        %m = memref.alloc() : memref<2xi32>
        %x = vector.load %m[%c1] : memref<2xi32>, vector<2xi32>
        return)",
       "undefined: vector.load: index [2] is out of bounds of shape [2]"},
      {"", R"(
        %c1 = arith.constant 1 : index
        %m = memref.alloc() : memref<2xi32>
        %x = vector.load %m[%c1] : memref<2xi32>, vector<1000000000000xi32>
        return)",
       "too long: vector.load: the step limit was reached"},
      {"", R"(
        %c1 = arith.constant 1 : index
        %m = memref.alloc() : memref<2xi32>
        %x = vector.load %m[%c1] : memref<2xi32>, vector<[1]xi32>
        return)",
       "unsupported: vector.load: scalable vectors"},
      {"", R"(
        %m = memref.alloc() : memref<2xvector<3xi32>>
        %x = bufferization.to_tensor %m
            : memref<2xvector<3xi32>> to tensor<2xvector<3xi32>>
        return)",
       "unsupported: bufferization.to_tensor: elements of "
       "memref<2xvector<3xi32>>"},
  });
}

TEST(VectorTest, transfers) {
  expectPrograms({
      // Beyond the end, a read gives the padding, and a write does nothing.
      {"tensor<4xi32>", R"(
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %p = arith.constant 9 : i32
        %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
        %v = vector.transfer_read %t[%c2], %p : tensor<4xi32>, vector<4xi32>
        %w = vector.transfer_write %v, %t[%c0] : vector<4xi32>, tensor<4xi32>
        %u = vector.transfer_write %v, %w[%c2] : vector<4xi32>, tensor<4xi32>
        return %u : tensor<4xi32>)",
       "[3, 4, 3, 4]"},
      // The vector is transposed, and broadcast along the last dimension.
      {"tensor<2x2xi32>", R"(
        %c0 = arith.constant 0 : index
        %p = arith.constant 9 : i32
        %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        %v = vector.transfer_read %t[%c0, %c0], %p
            {permutation_map = affine_map<(i, j) -> (j, 0)>,
             in_bounds = [true, true]} : tensor<2x2xi32>, vector<2x2xi32>
        %w = vector.transfer_write %v, %t[%c0, %c0]
            {permutation_map = affine_map<(i, j) -> (j, i)>,
             in_bounds = [true, true]} : vector<2x2xi32>, tensor<2x2xi32>
        return %w : tensor<2x2xi32>)",
       "[[1, 2], [1, 2]]"},
      {"", R"(
        %c1 = arith.constant 1 : index
        %p = arith.constant 9 : i32
        %m = memref.alloc() : memref<2xi32>
        %v = vector.transfer_read %m[%c1], %p {in_bounds = [true]}
            : memref<2xi32>, vector<2xi32>
        return)",
       "undefined: vector.transfer_read: index [2] is out of bounds of shape "
       "[2]"},
      {"tensor<2xi32>", R"(
        %c1 = arith.constant 1 : index
        %v = arith.constant dense<[5, 6]> : vector<2xi32>
        %m = memref.alloc() : memref<2xi32>
        vector.transfer_write %v, %m[%c1] : vector<2xi32>, memref<2xi32>
        %0 = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "[poison, 5]"},
      // Only indices past the end read the padding; negative ones are
      // undefined.
      {"", R"(
        %n1 = arith.constant -1 : index
        %p = arith.constant 9 : i32
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %v = vector.transfer_read %t[%n1], %p : tensor<2xi32>, vector<2xi32>
        return)",
       "undefined: vector.transfer_read: index [-1] is out of bounds of shape "
       "[2]"},
      {"vector<2xi32>", R"(
        %last = arith.constant 0x7FFFFFFFFFFFFFFF : index
        %p = arith.constant 9 : i32
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %v = vector.transfer_read %t[%last], %p : tensor<2xi32>, vector<2xi32>
        return %v : vector<2xi32>)",
       "[9, 9]"},
      // The index in a dimension that the vector does not have must be in
      // bounds.
      {"", R"(
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %v = arith.constant dense<[5, 6]> : vector<2xi32>
        %m = memref.alloc() : memref<2x2xi32>
        vector.transfer_write %v, %m[%c2, %c0]
            : vector<2xi32>, memref<2x2xi32>
        return)",
       "undefined: vector.transfer_write: index [2, 0] is out of bounds of "
       "shape [2, 2]"},
  });
}
