//===- MemRefViewsTest.cpp - memref: other looks at a buffer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

#include <string>

using namespace padlab::test;

/// Expects the elements of `%view`, a memref of type `viewType` that `body`
/// makes from `%m`, a 4 x 4 buffer that holds 0 to 15.
static void expectView(const std::string &body, const std::string &viewType,
                       const std::string &tensorType, const char *expected) {
  std::string whole = R"(
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %t = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11],
                               [12, 13, 14, 15]]> : tensor<4x4xi32>
    %m = memref.alloc() : memref<4x4xi32>
    bufferization.materialize_in_destination %t in writable %m
        : (tensor<4x4xi32>, memref<4x4xi32>) -> ()
)" + body + R"(
    %r = bufferization.to_tensor %view : )" +
                      viewType + " to " + tensorType +
                      "\n    return %r : " + tensorType;
  expectPrograms({{tensorType.c_str(), whole.c_str(), expected}});
}

TEST(MemRefViewsTest, subviews) {
  expectView(R"(
    %view = memref.subview %m[1, 0] [2, 2] [2, 3]
        : memref<4x4xi32> to memref<2x2xi32, strided<[8, 3], offset: 4>>)",
             "memref<2x2xi32, strided<[8, 3], offset: 4>>", "tensor<2x2xi32>",
             "[[4, 7], [12, 15]]");
  // The result is a view of a view, and has a lower rank.
  expectView(R"(
    %a = memref.subview %m[1, %c1] [3, 3] [1, 1]
        : memref<4x4xi32> to memref<3x3xi32, strided<[4, 1], offset: ?>>
    %view = memref.subview %a[%c0, 1] [3, 1] [1, 1]
        : memref<3x3xi32, strided<[4, 1], offset: ?>>
          to memref<3xi32, strided<[4], offset: ?>>)",
             "memref<3xi32, strided<[4], offset: ?>>", "tensor<3xi32>",
             "[6, 10, 14]");
  expectView(R"(
    %view = memref.subview %m[%c2, 0] [%c3, 4] [1, 1]
        : memref<4x4xi32> to memref<?x4xi32, strided<[4, 1], offset: ?>>)",
             "memref<?x4xi32, strided<[4, 1], offset: ?>>", "tensor<?x4xi32>",
             "undefined: memref.subview: slice at offset 2 of size 3 and "
             "stride 1 is out of bounds of extent 4");
  // A store to a view changes the original.
  expectView(R"(
    %v = arith.constant 99 : i32
    %a = memref.subview %m[1, 1] [2, 2] [1, 1]
        : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1], offset: 5>>
    memref.store %v, %a[%c1, %c0]
        : memref<2x2xi32, strided<[4, 1], offset: 5>>
    %view = memref.cast %m : memref<4x4xi32> to memref<4x4xi32>)",
             "memref<4x4xi32>", "tensor<4x4xi32>",
             "[[0, 1, 2, 3], [4, 5, 6, 7], [8, 99, 10, 11], [12, 13, 14, "
             "15]]");
}

TEST(MemRefViewsTest, freedWithTheirBuffer) {
  expectView(R"(
    %view = memref.subview %m[0, 0] [2, 2] [1, 1]
        : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1]>>
    memref.dealloc %m : memref<4x4xi32>)",
             "memref<2x2xi32, strided<[4, 1]>>", "tensor<2x2xi32>",
             "undefined: bufferization.to_tensor: the buffer has been freed");
  expectView(R"(
    %view = memref.subview %m[0, 0] [2, 2] [1, 1]
        : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1]>>
    memref.dealloc %view : memref<2x2xi32, strided<[4, 1]>>)",
             "memref<2x2xi32, strided<[4, 1]>>", "tensor<2x2xi32>",
             "undefined: memref.dealloc: the memref is a view of what was "
             "allocated");
}

TEST(MemRefViewsTest, reinterpretations) {
  // Offset and strides count from the buffer, not from the source.
  expectView(R"(
    %a = memref.subview %m[2, 0] [2, 2] [1, 1]
        : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1], offset: 8>>
    %view = memref.reinterpret_cast %a to offset: [%c1], sizes: [2, %c2],
        strides: [%c5, 2] : memref<2x2xi32, strided<[4, 1], offset: 8>>
        to memref<2x?xi32, strided<[?, 2], offset: ?>>)",
             "memref<2x?xi32, strided<[?, 2], offset: ?>>", "tensor<2x?xi32>",
             "[[1, 3], [6, 8]]");
  expectView(R"(
    %view = memref.reinterpret_cast %m to offset: [0], sizes: [17],
        strides: [1] : memref<4x4xi32> to memref<17xi32>)",
             "memref<17xi32>", "tensor<17xi32>",
             "undefined: bufferization.to_tensor: index [16] lies outside of "
             "the buffer");
  // Offsets and strides that overflow are refused.
  expectView(R"(
    %huge = arith.constant 4611686018427387904 : index
    %a = memref.reinterpret_cast %m to offset: [%huge], sizes: [%c5],
        strides: [%huge] : memref<4x4xi32>
        to memref<?xi32, strided<[?], offset: ?>>
    %view = memref.subview %a[2] [2] [2]
        : memref<?xi32, strided<[?], offset: ?>>
          to memref<2xi32, strided<[?], offset: ?>>)",
             "memref<2xi32, strided<[?], offset: ?>>", "tensor<2xi32>",
             "undefined: memref.subview: an offset or stride overflows");
  expectView(R"(
    %view = memref.transpose %m (i, j) -> (j, i)
        : memref<4x4xi32> to memref<4x4xi32, strided<[1, 4]>>)",
             "memref<4x4xi32, strided<[1, 4]>>", "tensor<4x4xi32>",
             "[[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, "
             "15]]");
}

TEST(MemRefViewsTest, shapes) {
  expectView(R"(
    %view = memref.collapse_shape %m [[0, 1]]
        : memref<4x4xi32> into memref<16xi32>)",
             "memref<16xi32>", "tensor<16xi32>",
             "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]");
  expectView(R"(
    %a = memref.subview %m[0, 1] [4, 2] [1, 1]
        : memref<4x4xi32> to memref<4x2xi32, strided<[4, 1], offset: 1>>
    %view = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 2]
        : memref<4x2xi32, strided<[4, 1], offset: 1>>
          into memref<2x2x2xi32, strided<[8, 4, 1], offset: 1>>)",
             "memref<2x2x2xi32, strided<[8, 4, 1], offset: 1>>",
             "tensor<2x2x2xi32>", "[[[1, 2], [5, 6]], [[9, 10], [13, 14]]]");
  expectView(R"(
    %d = memref.cast %m : memref<4x4xi32> to memref<?x4xi32>
    %view = memref.expand_shape %d [[0, 1], [2]] output_shape [%c3, %c1, 4]
        : memref<?x4xi32> into memref<?x?x4xi32>)",
             "memref<?x?x4xi32>", "tensor<?x?x4xi32>",
             "undefined: memref.expand_shape: shape [3, 1, 4] does not match "
             "shape [4, 4]");
  // Rows of 2 elements within rows of 4 have no common stride.
  expectView(R"(
    %a = memref.subview %m[0, 0] [%c2, %c2] [1, 1]
        : memref<4x4xi32> to memref<?x?xi32, strided<[4, 1]>>
    %b = memref.cast %a : memref<?x?xi32, strided<[4, 1]>>
        to memref<?x?xi32, strided<[?, ?]>>
    %view = memref.collapse_shape %b [[0, 1]]
        : memref<?x?xi32, strided<[?, ?]>> into memref<?xi32, strided<[?]>>)",
             "memref<?xi32, strided<[?]>>", "tensor<?xi32>",
             "undefined: memref.collapse_shape: the dimensions [0, 1] are not "
             "contiguous");
  expectView(R"(
    %shape = memref.alloc() : memref<2xindex>
    %c8 = arith.constant 8 : index
    memref.store %c2, %shape[%c0] : memref<2xindex>
    memref.store %c8, %shape[%c1] : memref<2xindex>
    %view = memref.reshape %m(%shape)
        : (memref<4x4xi32>, memref<2xindex>) -> memref<2x8xi32>)",
             "memref<2x8xi32>", "tensor<2x8xi32>",
             "[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]");
  // The stride along a dimension of extent one is never used.
  expectView(R"(
    %shape = memref.alloc() : memref<1xindex>
    %c4 = arith.constant 4 : index
    memref.store %c4, %shape[%c0] : memref<1xindex>
    %a = memref.reinterpret_cast %m to offset: [0], sizes: [4, 1],
        strides: [1, 7] : memref<4x4xi32> to memref<4x1xi32, strided<[1, 7]>>
    %b = memref.cast %a : memref<4x1xi32, strided<[1, 7]>>
        to memref<?x?xi32, strided<[?, ?], offset: ?>>
    %c = memref.cast %b : memref<?x?xi32, strided<[?, ?], offset: ?>>
        to memref<4x1xi32>
    %view = memref.reshape %c(%shape)
        : (memref<4x1xi32>, memref<1xindex>) -> memref<4xi32>)",
             "memref<4xi32>", "tensor<4xi32>", "[0, 1, 2, 3]");
  // The number of elements in the collapsed dimension overflows.
  expectView(R"(
    %n = arith.constant 4294967296 : index
    %z = arith.subi %c0, %c0 : index
    %a = memref.reinterpret_cast %m to offset: [0], sizes: [%n, %n, %z],
        strides: [1, 1, 1] : memref<4x4xi32> to memref<?x?x?xi32, strided<[1, 1, 1]>>
    %b = memref.cast %a : memref<?x?x?xi32, strided<[1, 1, 1]>>
        to memref<?x?x?xi32, strided<[?, ?, ?]>>
    %view = memref.collapse_shape %b [[0, 1], [2]]
        : memref<?x?x?xi32, strided<[?, ?, ?]>>
          into memref<?x?xi32, strided<[?, ?]>>)",
             "memref<?x?xi32, strided<[?, ?]>>", "tensor<?x?xi32>",
             "undefined: memref.collapse_shape: dimensions [0, 1] of shape "
             "[4294967296, 4294967296, 0] are too large for one");
  expectView(R"(
    %shape = memref.alloc() : memref<1xindex>
    memref.store %c5, %shape[%c0] : memref<1xindex>
    %view = memref.reshape %m(%shape)
        : (memref<4x4xi32>, memref<1xindex>) -> memref<?xi32>)",
             "memref<?xi32>", "tensor<?xi32>",
             "undefined: memref.reshape: 16 elements do not fit shape [5]");
}

TEST(MemRefViewsTest, casts) {
  expectView(R"(
    %d = memref.cast %m : memref<4x4xi32> to memref<?x?xi32>
    %view = memref.cast %d : memref<?x?xi32> to memref<3x?xi32>)",
             "memref<3x?xi32>", "tensor<3x?xi32>",
             "undefined: memref.cast: shape [4, 4] is not one of "
             "memref<3x?xi32>");
  expectView(R"(
    %a = memref.subview %m[0, %c1] [4, 2] [1, 1]
        : memref<4x4xi32> to memref<4x2xi32, strided<[4, 1], offset: ?>>
    %view = memref.cast %a : memref<4x2xi32, strided<[4, 1], offset: ?>>
        to memref<4x2xi32, strided<[4, 1], offset: 2>>)",
             "memref<4x2xi32, strided<[4, 1], offset: 2>>", "tensor<4x2xi32>",
             "undefined: memref.cast: its layout is not the one of "
             "memref<4x2xi32, strided<[4, 1], offset: 2>>");
  expectView(R"(
    %view = memref.memory_space_cast %m
        : memref<4x4xi32> to memref<4x4xi32, 1>)",
             "memref<4x4xi32, 1>", "tensor<4x4xi32>",
             "[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, "
             "15]]");
}
