//===- LinalgTest.cpp - structured operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(LinalgTest, generic) {
  expectPrograms({
      // The inputs are permuted and broadcast.
      {"tensor<2x3xi32>", R"(
        %a = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
        %b = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
        %o = tensor.empty() : tensor<2x3xi32>
        %0 = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (j, i)>,
                           affine_map<(i, j) -> (j)>,
                           affine_map<(i, j) -> (i, j)>],
          iterator_types = ["parallel", "parallel"]}
          ins(%a, %b : tensor<3x2xi32>, tensor<3xi32>)
          outs(%o : tensor<2x3xi32>) {
        ^bb0(%x: i32, %y: i32, %z: i32):
          %s = arith.addi %x, %y : i32
          linalg.yield %s : i32
        } -> tensor<2x3xi32>
        return %0 : tensor<2x3xi32>)",
       "[[11, 23, 35], [12, 24, 36]]"},
      // A reduction reads what it wrote.
      {"tensor<2xi32>", R"(
        %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
        %o = arith.constant dense<100> : tensor<2xi32>
        %0 = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>,
                           affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]}
          ins(%a : tensor<2x3xi32>) outs(%o : tensor<2xi32>) {
        ^bb0(%x: i32, %acc: i32):
          %s = arith.addi %x, %acc : i32
          linalg.yield %s : i32
        } -> tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "[106, 115]"},
      // The operation has several results, reads indices and has scalar
      // operands.
      {"tensor<2x2xindex>, tensor<2x2xi8>", R"(
        %k = arith.constant 7 : i8
        %o = tensor.empty() : tensor<2x2xindex>
        %p = tensor.empty() : tensor<2x2xi8>
        %0:2 = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> ()>,
                           affine_map<(i, j) -> (i, j)>,
                           affine_map<(i, j) -> (j, i)>],
          iterator_types = ["parallel", "parallel"]}
          ins(%k : i8) outs(%o, %p : tensor<2x2xindex>, tensor<2x2xi8>) {
        ^bb0(%x: i8, %y: index, %z: i8):
          %i = linalg.index 0 : index
          %j = linalg.index 1 : index
          %c2 = arith.constant 2 : index
          %t = arith.muli %i, %c2 : index
          %s = arith.addi %t, %j : index
          %w = arith.index_cast %s : index to i8
          %v = arith.addi %w, %x : i8
          linalg.yield %s, %v : index, i8
        } -> (tensor<2x2xindex>, tensor<2x2xi8>)
        return %0#0, %0#1 : tensor<2x2xindex>, tensor<2x2xi8>)",
       "[[0, 1], [2, 3]]; [[7, 9], [8, 10]]"},
      // Poison propagates element by element.
      {"tensor<2xi8>", R"(
        %c0 = arith.constant 0 : index
        %k = arith.constant 7 : i8
        %e = tensor.empty() : tensor<2xi8>
        %a = tensor.insert %k into %e[%c0] : tensor<2xi8>
        %0 = linalg.generic {
          indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
          iterator_types = ["parallel"]}
          ins(%a : tensor<2xi8>) outs(%e : tensor<2xi8>) {
        ^bb0(%x: i8, %y: i8):
          %s = arith.addi %x, %x : i8
          linalg.yield %s : i8
        } -> tensor<2xi8>
        return %0 : tensor<2xi8>)",
       "[14, poison]"},
      // An operation without loops, on tensors of rank 0.
      {"tensor<i8>", R"(
        %a = arith.constant dense<3> : tensor<i8>
        %0 = linalg.generic {
          indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>],
          iterator_types = []}
          ins(%a : tensor<i8>) outs(%a : tensor<i8>) {
        ^bb0(%x: i8, %y: i8):
          %s = arith.muli %x, %y : i8
          linalg.yield %s : i8
        } -> tensor<i8>
        return %0 : tensor<i8>)",
       "9"},
      // An empty domain leaves the inits alone.
      {"tensor<2xi8>", R"(
        %a = arith.constant dense<> : tensor<2x0xi8>
        %o = arith.constant dense<5> : tensor<2xi8>
        %0 = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>,
                           affine_map<(i, j) -> (i)>],
          iterator_types = ["parallel", "reduction"]}
          ins(%a : tensor<2x0xi8>) outs(%o : tensor<2xi8>) {
        ^bb0(%x: i8, %y: i8):
          linalg.yield %x : i8
        } -> tensor<2xi8>
        return %0 : tensor<2xi8>)",
       "[5, 5]"},
      // The body has control flow.
      {"tensor<3xindex>", R"(
        %o = arith.constant dense<9> : tensor<3xindex>
        %c1 = arith.constant 1 : index
        %0 = linalg.generic {
          indexing_maps = [affine_map<(i) -> (i)>],
          iterator_types = ["parallel"]} outs(%o : tensor<3xindex>) {
        ^bb0(%x: index):
          %i = linalg.index 0 : index
          %e = arith.cmpi eq, %i, %c1 : index
          %r = scf.if %e -> index {
            scf.yield %i : index
          } else {
            scf.yield %x : index
          }
          linalg.yield %r : index
        } -> tensor<3xindex>
        return %0 : tensor<3xindex>)",
       "[9, 1, 9]"},
  });
}

TEST(LinalgTest, namedOperations) {
  expectPrograms({
      {"tensor<2xi8>, tensor<2x2xi32>", R"(
        %k = arith.constant 3 : i8
        %e = tensor.empty() : tensor<2xi8>
        %0 = linalg.fill ins(%k : i8) outs(%e : tensor<2xi8>) -> tensor<2xi8>
        %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        %z = arith.constant dense<[[0, 0], [0, 100]]> : tensor<2x2xi32>
        %1 = linalg.matmul ins(%a, %a : tensor<2x2xi32>, tensor<2x2xi32>)
               outs(%z : tensor<2x2xi32>) -> tensor<2x2xi32>
        return %0, %1 : tensor<2xi8>, tensor<2x2xi32>)",
       "[3, 3]; [[7, 10], [15, 122]]"},
      {"tensor<3x2xi8>, tensor<2x2x3xi8>, tensor<2xi8>, tensor<2x3xi8>", R"(
        %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
        %t = tensor.empty() : tensor<3x2xi8>
        %0 = linalg.transpose ins(%a : tensor<2x3xi8>)
               outs(%t : tensor<3x2xi8>) permutation = [1, 0]
        %b = tensor.empty() : tensor<2x2x3xi8>
        %1 = linalg.broadcast ins(%a : tensor<2x3xi8>)
               outs(%b : tensor<2x2x3xi8>) dimensions = [0]
        %r = arith.constant dense<0> : tensor<2xi8>
        %2 = linalg.reduce { arith.addi } ins(%a : tensor<2x3xi8>)
               outs(%r : tensor<2xi8>) dimensions = [1]
        %m = tensor.empty() : tensor<2x3xi8>
        %3 = linalg.map { arith.muli } ins(%a, %a : tensor<2x3xi8>,
               tensor<2x3xi8>) outs(%m : tensor<2x3xi8>)
        return %0, %1, %2, %3 : tensor<3x2xi8>, tensor<2x2x3xi8>,
                                tensor<2xi8>, tensor<2x3xi8>)",
       "[[1, 4], [2, 5], [3, 6]]; [[[1, 2, 3], [4, 5, 6]], [[1, 2, 3], "
       "[4, 5, 6]]]; [6, 15]; [[1, 4, 9], [16, 25, 36]]"},
      {"tensor<3xf32>", R"(
        %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
        %k = arith.constant dense<[1.0, 10.0]> : tensor<2xf32>
        %o = arith.constant dense<0.0> : tensor<3xf32>
        %0 = linalg.conv_1d ins(%a, %k : tensor<4xf32>, tensor<2xf32>)
               outs(%o : tensor<3xf32>) -> tensor<3xf32>
        return %0 : tensor<3xf32>)",
       "[21, 32, 43]"},
      {"tensor<2xf32>", R"(
        %a = arith.constant dense<[1.0, -2.0]> : tensor<2xf32>
        %e = tensor.empty() : tensor<2xf32>
        %0 = linalg.map { math.absf } ins(%a : tensor<2xf32>)
          outs(%e : tensor<2xf32>)
        %1 = linalg.copy ins(%0 : tensor<2xf32>) outs(%e : tensor<2xf32>)
           -> tensor<2xf32>
        return %1 : tensor<2xf32>)",
       "[1, 2]"},
  });
}

TEST(LinalgTest, undefined) {
  expectPrograms({
      {"tensor<?xi8>", R"(
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %a = tensor.empty(%c2) : tensor<?xi8>
        %b = tensor.empty(%c3) : tensor<?xi8>
        %0 = linalg.copy ins(%a : tensor<?xi8>) outs(%b : tensor<?xi8>)
           -> tensor<?xi8>
        return %0 : tensor<?xi8>)",
       "undefined: linalg.copy: operands disagree on the extent of loop 0: 2 "
       "and 3"},
      {"tensor<?xf32>", R"(
        %c3 = arith.constant 3 : index
        %a = arith.constant dense<1.0> : tensor<3xf32>
        %d = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
        %k = arith.constant dense<1.0> : tensor<2xf32>
        %o = arith.constant dense<0.0> : tensor<3xf32>
        %p = tensor.cast %o : tensor<3xf32> to tensor<?xf32>
        %0 = linalg.conv_1d ins(%d, %k : tensor<?xf32>, tensor<2xf32>)
               outs(%p : tensor<?xf32>) -> tensor<?xf32>
        return %0 : tensor<?xf32>)",
       "undefined: linalg.conv_1d: index [3] is out of bounds of shape [3]"},
      {"tensor<i8>", R"(
        %a = arith.constant dense<1> : tensor<2xi8>
        %o = tensor.empty() : tensor<i8>
        %0 = linalg.generic {
          indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
          iterator_types = ["parallel"]}
          ins(%a : tensor<2xi8>) outs(%o : tensor<i8>) {
        ^bb0(%x: i8, %y: i8):
          linalg.yield %x : i8
        } -> tensor<i8>
        return %0 : tensor<i8>)",
       "undefined: linalg.generic: parallel loop 0 writes an element several "
       "times"},
      // A loop without iterations writes no element twice.
      {"tensor<0xi8>", R"(
        %a = arith.constant dense<1> : tensor<2xi8>
        %o = tensor.empty() : tensor<0xi8>
        %0 = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i)>,
                           affine_map<(i, j) -> (j)>],
          iterator_types = ["parallel", "parallel"]}
          ins(%a : tensor<2xi8>) outs(%o : tensor<0xi8>) {
        ^bb0(%x: i8, %y: i8):
          linalg.yield %x : i8
        } -> tensor<0xi8>
        return %0 : tensor<0xi8>)",
       "[]"},
      {"tensor<3xi8>", R"(
        %a = arith.constant dense<1> : tensor<2x2xi8>
        %o = tensor.empty() : tensor<3xi8>
        %0 = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>,
                           affine_map<(i, j) -> (i + j)>],
          iterator_types = ["parallel", "parallel"]}
          ins(%a : tensor<2x2xi8>) outs(%o : tensor<3xi8>) {
        ^bb0(%x: i8, %y: i8):
          linalg.yield %x : i8
        } -> tensor<3xi8>
        return %0 : tensor<3xi8>)",
       "undefined: linalg.generic: parallel loops write an element several "
       "times"},
      // The refusal names the operation in the body.
      {"tensor<2xi8>", R"(
        %a = arith.constant dense<[1, 0]> : tensor<2xi8>
        %0 = linalg.map { arith.divui } ins(%a, %a : tensor<2xi8>,
               tensor<2xi8>) outs(%a : tensor<2xi8>)
        return %0 : tensor<2xi8>)",
       "undefined: arith.divui: division by zero"},
  });
}

/// On memrefs the result is what the operation leaves in memory.
TEST(LinalgTest, buffers) {
  expectPrograms({
      {"tensor<3xi32>", R"(
        %a = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
        %k = arith.constant 5 : i32
        %m = bufferization.to_buffer %a read_only : tensor<3xi32> to memref<3xi32>
        %o = memref.alloc() : memref<6xi32>
        linalg.fill ins(%k : i32) outs(%o : memref<6xi32>)
        %s = memref.subview %o[0] [3] [2]
          : memref<6xi32> to memref<3xi32, strided<[2]>>
        linalg.map { arith.addi }
          ins(%m, %s : memref<3xi32>, memref<3xi32, strided<[2]>>)
          outs(%s : memref<3xi32, strided<[2]>>)
        %p = memref.subview %o[1] [3] [1]
          : memref<6xi32> to memref<3xi32, strided<[1], offset: 1>>
        %r = bufferization.to_tensor %p
          : memref<3xi32, strided<[1], offset: 1>> to tensor<3xi32>
        return %r : tensor<3xi32>)",
       "[5, 7, 5]"},
      // The elements that are read depend on the order of the points.
      {"", R"(
        %k = arith.constant 5 : i32
        %o = memref.alloc() : memref<2x2xi32>
        linalg.fill ins(%k : i32) outs(%o : memref<2x2xi32>)
        linalg.transpose ins(%o : memref<2x2xi32>) outs(%o : memref<2x2xi32>)
          permutation = [1, 0]
        return)",
       "unsupported: linalg.transpose: operands that share memory"},
      {"", R"(
        %k = arith.constant 5 : i32
        %o = memref.alloc() : memref<2xi32>
        memref.dealloc %o : memref<2xi32>
        linalg.fill ins(%k : i32) outs(%o : memref<2xi32>)
        return)",
       "undefined: linalg.fill: the buffer has been freed"},
  });
}

TEST(LinalgTest, pack) {
  expectPrograms({
      // Elements outside of the source are padding.
      {"tensor<2x2xi32>", R"(
        %a = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
        %k = arith.constant 7 : i32
        %o = tensor.empty() : tensor<2x2xi32>
        %0 = linalg.pack %a padding_value(%k : i32)
          inner_dims_pos = [0] inner_tiles = [2]
          into %o : tensor<3xi32> -> tensor<2x2xi32>
        return %0 : tensor<2x2xi32>)",
       "[[1, 2], [3, 7]]"},
      // The grid of tiles is transposed.
      {"tensor<3x1x2xi32>", R"(
        %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
        %o = tensor.empty() : tensor<3x1x2xi32>
        %0 = linalg.pack %a outer_dims_perm = [1, 0]
          inner_dims_pos = [0] inner_tiles = [2]
          into %o : tensor<2x3xi32> -> tensor<3x1x2xi32>
        return %0 : tensor<3x1x2xi32>)",
       "[[[1, 4]], [[2, 5]], [[3, 6]]]"},
      {"tensor<3xi32>", R"(
        %a = arith.constant dense<[[1, 2], [3, 7]]> : tensor<2x2xi32>
        %o = tensor.empty() : tensor<3xi32>
        %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2]
          into %o : tensor<2x2xi32> -> tensor<3xi32>
        return %0 : tensor<3xi32>)",
       "[1, 2, 3]"},
      // The destination must have the shape to which the source packs.
      {"tensor<?x2xi32>", R"(
        %a = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
        %k = arith.constant 7 : i32
        %c3 = arith.constant 3 : index
        %o = tensor.empty(%c3) : tensor<?x2xi32>
        %0 = linalg.pack %a padding_value(%k : i32)
          inner_dims_pos = [0] inner_tiles = [2]
          into %o : tensor<3xi32> -> tensor<?x2xi32>
        return %0 : tensor<?x2xi32>)",
       "undefined: linalg.pack: shape [3, 2] is not what shape [3] packs to"},
      // Unpacking may drop padding, but no whole tile.
      {"tensor<?xi32>", R"(
        %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        %c2 = arith.constant 2 : index
        %o = tensor.empty(%c2) : tensor<?xi32>
        %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2]
          into %o : tensor<2x2xi32> -> tensor<?xi32>
        return %0 : tensor<?xi32>)",
       "undefined: linalg.unpack: shape [2, 2] is not what shape [2] packs to"},
      {"tensor<?xi32>", R"(
        %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        %c5 = arith.constant 5 : index
        %o = tensor.empty(%c5) : tensor<?xi32>
        %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2]
          into %o : tensor<2x2xi32> -> tensor<?xi32>
        return %0 : tensor<?xi32>)",
       "undefined: linalg.unpack: shape [2, 2] is not what shape [5] packs to"},
  });
}
