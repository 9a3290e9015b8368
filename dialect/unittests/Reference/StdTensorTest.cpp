//===- StdTensorTest.cpp - std: tensors, vectors, casts -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(StdTensorTest, tensors) {
  expectPrograms({
      // tensor_load makes an independent copy: the later store does not change
      // it.
      {"tensor<2xi32>, i32", R"(
        %c0 = std.constant 0 : index
        %t = std.constant dense<[1, 2]> : tensor<2xi32>
        %v = std.constant 9 : i32
        %m = std.alloc() : memref<2xi32>
        std.tensor_store %t, %m : memref<2xi32>
        %0 = std.tensor_load %m : memref<2xi32>
        std.store %v, %m[%c0] : memref<2xi32>
        %1 = std.load %m[%c0] : memref<2xi32>
        std.return %0, %1 : tensor<2xi32>, i32)",
       "[1, 2]; 9"},
      // tensor_store copies the elements: the later store does not change the
      // tensor.
      {"tensor<2xi32>", R"(
        %c0 = std.constant 0 : index
        %t = std.constant dense<[1, 2]> : tensor<2xi32>
        %v = std.constant 9 : i32
        %m = std.alloc() : memref<2xi32>
        std.tensor_store %t, %m : memref<2xi32>
        std.store %v, %m[%c0] : memref<2xi32>
        std.return %t : tensor<2xi32>)",
       "[1, 2]"},
      {"", R"(
        %c3 = std.constant 3 : index
        %t = std.constant dense<[1, 2]> : tensor<2xi32>
        %d = std.tensor_cast %t : tensor<2xi32> to tensor<?xi32>
        %m = std.alloc(%c3) : memref<?xi32>
        std.tensor_store %d, %m : memref<?xi32>
        std.return)",
       "undefined: std.tensor_store: shape [2] does not fill a memref of shape "
       "[3]"},
      {"tensor<*xi32>", R"(
        %t = std.constant dense<[1, 2]> : tensor<2xi32>
        %m = std.alloc() : memref<2xi32>
        std.tensor_store %t, %m : memref<2xi32>
        %u = std.memref_cast %m : memref<2xi32> to memref<*xi32>
        %0 = std.tensor_load %u : memref<*xi32>
        std.return %0 : tensor<*xi32>)",
       "[1, 2]"},
      {"i32, index", R"(
        %c1 = std.constant 1 : index
        %t = std.constant dense<[[1, 2]]> : tensor<1x2xi32>
        %u = std.tensor_cast %t : tensor<1x2xi32> to tensor<*xi32>
        %c0 = std.constant 0 : index
        %0 = std.extract_element %u[%c0, %c1] : tensor<*xi32>
        %1 = std.dim %u, 1 : tensor<*xi32>
        std.return %0, %1 : i32, index)",
       "2; 2"},
      {"i32", R"(
        %c0 = std.constant 0 : index
        %t = std.constant dense<[[1, 2]]> : tensor<1x2xi32>
        %u = std.tensor_cast %t : tensor<1x2xi32> to tensor<*xi32>
        %0 = std.extract_element %u[%c0] : tensor<*xi32>
        std.return %0 : i32)",
       "undefined: std.extract_element: 1 indices of a tensor of rank 2"},
      {"i32", R"(
        %c2 = std.constant 2 : index
        %t = std.constant dense<[1, 2]> : vector<2xi32>
        %0 = std.extract_element %t[%c2] : vector<2xi32>
        std.return %0 : i32)",
       "undefined: std.extract_element: index [2] is out of bounds of shape "
       "[2]"},
      {"index", R"(
        %t = std.constant dense<[1, 2]> : tensor<2xi32>
        %u = std.tensor_cast %t : tensor<2xi32> to tensor<*xi32>
        %0 = std.dim %u, 1 : tensor<*xi32>
        std.return %0 : index)",
       "undefined: std.dim: dimension 1 is out of bounds of rank 1"},
      {"tensor<2x2xf32>, tensor<?xi8>, f32", R"(
        %c0 = std.constant 0 : index
        %c3 = std.constant 3 : index
        %f = std.constant 1.5 : f32
        %i = std.constant 4 : i8
        %0 = std.splat %f : tensor<2x2xf32>
        %1 = std.splat %i[%c3] : tensor<?xi8>
        %v = std.splat %f : vector<4xf32>
        %2 = std.extract_element %v[%c0] : vector<4xf32>
        std.return %0, %1, %2 : tensor<2x2xf32>, tensor<?xi8>, f32)",
       "[[1.5, 1.5], [1.5, 1.5]]; [4, 4, 4]; 1.5"},
  });
}

TEST(StdTensorTest, casts) {
  expectPrograms({
      {"i32", R"(
        %c0 = std.constant 0 : index
        %c1 = std.constant 1 : index
        %v = std.constant 7 : i32
        %m = std.alloc() : memref<4x2xi32>
        %a = std.memref_cast %m : memref<4x2xi32> to memref<?x?xi32>
        %b = std.memref_cast %a : memref<?x?xi32> to memref<*xi32>
        %c = std.memref_cast %b : memref<*xi32> to memref<4x?xi32>
        std.store %v, %c[%c0, %c1] : memref<4x?xi32>
        %0 = std.load %m[%c0, %c1] : memref<4x2xi32>
        std.return %0 : i32)",
       "7"},
      {"", R"(
        %c3 = std.constant 3 : index
        %m = std.alloc(%c3) : memref<?xi32>
        %a = std.memref_cast %m : memref<?xi32> to memref<4xi32>
        std.return)",
       "undefined: std.memref_cast: shape [3] is not one of memref<4xi32>"},
      {"", R"(
        %m = std.alloc() : memref<4xi32>
        %a = std.memref_cast %m : memref<4xi32> to memref<*xi32>
        %b = std.memref_cast %a : memref<*xi32> to memref<?x?xi32>
        std.return)",
       "undefined: std.memref_cast: shape [4] is not one of memref<?x?xi32>"},
      {"", R"(
        %m = std.alloc() : memref<4xi32, strided<[2]>>
        %a = std.memref_cast %m : memref<4xi32, strided<[2]>> to memref<*xi32>
        %b = std.memref_cast %a : memref<*xi32> to memref<4xi32>
        std.return)",
       "undefined: std.memref_cast: its layout is not the one of "
       "memref<4xi32>"},
      {"tensor<2x?xi32>", R"(
        %t = std.constant dense<[[1], [2]]> : tensor<2x1xi32>
        %a = std.tensor_cast %t : tensor<2x1xi32> to tensor<*xi32>
        %b = std.tensor_cast %a : tensor<*xi32> to tensor<?x1xi32>
        %c = std.tensor_cast %b : tensor<?x1xi32> to tensor<2x?xi32>
        std.return %c : tensor<2x?xi32>)",
       "[[1], [2]]"},
      {"tensor<3xi32>", R"(
        %t = std.constant dense<[1, 2]> : tensor<2xi32>
        %a = std.tensor_cast %t : tensor<2xi32> to tensor<?xi32>
        %b = std.tensor_cast %a : tensor<?xi32> to tensor<3xi32>
        std.return %b : tensor<3xi32>)",
       "undefined: std.tensor_cast: shape [2] is not one of tensor<3xi32>"},
      {"tensor<?x?xi32>", R"(
        %t = std.constant dense<[1, 2]> : tensor<2xi32>
        %a = std.tensor_cast %t : tensor<2xi32> to tensor<*xi32>
        %b = std.tensor_cast %a : tensor<*xi32> to tensor<?x?xi32>
        std.return %b : tensor<?x?xi32>)",
       "undefined: std.tensor_cast: shape [2] is not one of tensor<?x?xi32>"},
  });
}
