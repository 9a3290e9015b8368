//===- StdTransferTest.cpp - std: dma_start and dma_wait -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

#include <string>

using namespace padlab::test;

/// A source of 2 x 4 elements, 0 to 7; a destination of 3 x 4 zeros; and tags.
static constexpr const char *prologue = R"(
    %c0 = std.constant 0 : index
    %c1 = std.constant 1 : index
    %c2 = std.constant 2 : index
    %c3 = std.constant 3 : index
    %c4 = std.constant 4 : index
    %v = std.constant 9 : i32
    %numbers = std.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi32>
    %zeros = std.constant dense<0> : tensor<3x4xi32>
    %src = std.alloc() : memref<2x4xi32>
    std.tensor_store %numbers, %src : memref<2x4xi32>
    %dst = std.alloc() : memref<3x4xi32, 1>
    std.tensor_store %zeros, %dst : memref<3x4xi32, 1>
    %tag = std.alloc() : memref<2xi32, 2>
)";

/// Starts a transfer of `numElements` elements from [0, 2] to [1, 1], with tag
/// 0.
static std::string start(const char *numElements, const char *strides = "") {
  return std::string("std.dma_start %src[%c0, %c2], %dst[%c1, %c1], ") +
         numElements + ", %tag[%c0]" + strides +
         " : memref<2x4xi32>, memref<3x4xi32, 1>, memref<2xi32, 2>\n";
}

static std::string wait(const char *numElements, const char *tag = "%c0") {
  return std::string("std.dma_wait %tag[") + tag + "], " + numElements +
         " : memref<2xi32, 2>\n";
}

static constexpr const char *epilogue = R"(
    %result = std.tensor_load %dst : memref<3x4xi32, 1>
    std.return %result : tensor<3x4xi32>
)";

static void expectTransfer(const std::string &body, const char *expected) {
  std::string whole = prologue + body + epilogue;
  expectPrograms({{"tensor<3x4xi32>", whole.c_str(), expected}});
}

TEST(StdTransferTest, movesElementsInTheOrderOfTheShapes) {
  expectTransfer(start("%c4") + wait("%c4"),
                 "[[0, 0, 0, 0], [0, 2, 3, 4], [5, 0, 0, 0]]");
  expectTransfer(start("%c0") + wait("%c0"),
                 "[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]");
}

TEST(StdTransferTest, stridesAreThoseOfTheSlowerMemory) {
  // The transfer reads two elements, then two that begin four elements after
  // the first: 2, 3, 6, 7.
  expectTransfer(start("%c4", ", %c4, %c2") + wait("%c4"),
                 "[[0, 0, 0, 0], [0, 2, 3, 6], [7, 0, 0, 0]]");
  // The last group is not full.
  expectTransfer(start("%c3", ", %c4, %c2") + wait("%c3"),
                 "[[0, 0, 0, 0], [0, 2, 3, 6], [0, 0, 0, 0]]");
  // The first transfer goes to the slower memory, %src, and writes every second
  // element there; the second one copies the first row back to %dst.
  expectTransfer(R"(
    std.dma_start %dst[%c2, %c0], %src[%c0, %c0], %c4, %tag[%c1], %c2, %c1
        : memref<3x4xi32, 1>, memref<2x4xi32>, memref<2xi32, 2>
    std.dma_wait %tag[%c1], %c4 : memref<2xi32, 2>
    std.dma_start %src[%c0, %c0], %dst[%c0, %c0], %c4, %tag[%c1]
        : memref<2x4xi32>, memref<3x4xi32, 1>, memref<2xi32, 2>
    std.dma_wait %tag[%c1], %c4 : memref<2xi32, 2>
)",
                 "[[0, 1, 0, 3], [0, 0, 0, 0], [0, 0, 0, 0]]");
  expectTransfer(start("%c4", ", %c0, %c2"),
                 "undefined: std.dma_start: stride 0 with 2 elements per "
                 "stride: not positive");
  expectTransfer(R"(
    std.dma_start %src[%c0, %c0], %src[%c1, %c0], %c2, %tag[%c1], %c2, %c1
        : memref<2x4xi32>, memref<2x4xi32>, memref<2xi32, 2>
)",
                 "undefined: std.dma_start: a stride is that of the slower "
                 "memory, and both are of one space");
}

TEST(StdTransferTest, severalAtATime) {
  expectTransfer(start("%c4") + R"(
    std.dma_start %src[%c0, %c0], %dst[%c0, %c0], %c2, %tag[%c1]
        : memref<2x4xi32>, memref<3x4xi32, 1>, memref<2xi32, 2>
)" + wait("%c4") + wait("%c2", "%c1"),
                 "[[0, 1, 0, 0], [0, 2, 3, 4], [5, 0, 0, 0]]");
  expectTransfer(start("%c4") + start("%c4"),
                 "undefined: std.dma_start: the tag stands for a transfer that "
                 "has not been waited for");
}

TEST(StdTransferTest, guardsWhatMoves) {
  const char *touches = "undefined: std.tensor_load: touches what a transfer "
                        "that has not been waited for writes";
  expectTransfer(start("%c4"), touches);
  expectTransfer(start("%c4") + "%x = std.load %dst[%c1, %c1] : "
                                "memref<3x4xi32, 1>\n",
                 "undefined: std.load: touches what a transfer that has not "
                 "been waited for writes");
  expectTransfer(start("%c4") + "std.store %v, %dst[%c1, %c1] : "
                                "memref<3x4xi32, 1>\n",
                 "undefined: std.store: touches what a transfer that has not "
                 "been waited for writes");
  expectTransfer(start("%c4") + "std.store %v, %src[%c0, %c2] : "
                                "memref<2x4xi32>\n",
                 "undefined: std.store: writes what a transfer that has not "
                 "been waited for reads");
  // Other elements may be accessed, and the source may be read.
  expectTransfer(start("%c4") +
                     "std.store %v, %dst[%c0, %c0] : "
                     "memref<3x4xi32, 1>\n"
                     "std.store %v, %src[%c0, %c0] : "
                     "memref<2x4xi32>\n"
                     "%x = std.load %src[%c0, %c2] : "
                     "memref<2x4xi32>\n" +
                     wait("%c4"),
                 "[[9, 0, 0, 0], [0, 2, 3, 4], [5, 0, 0, 0]]");
  // After the wait, everything may be accessed.
  expectTransfer(start("%c4") + wait("%c4") +
                     "std.store %v, %dst[%c1, %c1] : memref<3x4xi32, 1>\n",
                 "[[0, 0, 0, 0], [0, 9, 3, 4], [5, 0, 0, 0]]");
  expectTransfer(start("%c4") + "std.dealloc %src : memref<2x4xi32>\n",
                 "undefined: std.dealloc: frees what a transfer that has not "
                 "been waited for uses");
  expectTransfer(start("%c4") + "std.store %v, %tag[%c0] : memref<2xi32, 2>\n",
                 "undefined: std.store: writes what a transfer that has not "
                 "been waited for reads");
}

TEST(StdTransferTest, waitsMatchStarts) {
  expectTransfer(wait("%c4"), "undefined: std.dma_wait: no transfer was "
                              "started with this tag");
  expectTransfer(start("%c4") + wait("%c4", "%c1"),
                 "undefined: std.dma_wait: no transfer was started with this "
                 "tag");
  expectTransfer(start("%c4") + wait("%c3"),
                 "undefined: std.dma_wait: waits for 3 elements of a transfer "
                 "of 4");
  expectTransfer(start("%c4") + wait("%c4") + wait("%c4"),
                 "undefined: std.dma_wait: no transfer was started with this "
                 "tag");
}

TEST(StdTransferTest, staysInItsMemrefs) {
  expectTransfer(R"(
    %c7 = std.constant 7 : index
)" + start("%c7"),
                 "undefined: std.dma_start: the transfer leaves a memref of "
                 "shape [2, 4]");
  expectTransfer(R"(
    %m1 = std.constant -1 : index
)" + start("%m1"),
                 "undefined: std.dma_start: transfers -1 elements");
  expectTransfer(R"(
    std.dma_start %src[%c2, %c0], %dst[%c0, %c0], %c1, %tag[%c1]
        : memref<2x4xi32>, memref<3x4xi32, 1>, memref<2xi32, 2>
)",
                 "undefined: std.dma_start: index [2, 0] is out of bounds of "
                 "shape [2, 4]");
  expectTransfer(R"(
    std.dma_start %src[%c0, %c0], %src[%c0, %c1], %c2, %tag[%c1]
        : memref<2x4xi32>, memref<2x4xi32>, memref<2xi32, 2>
)",
                 "undefined: std.dma_start: source and destination overlap, or "
                 "elements of the destination do");
}

TEST(StdTransferTest, movesVectors) {
  expectPrograms({
      {"f32", R"(
        %c0 = std.constant 0 : index
        %c1 = std.constant 1 : index
        %c2 = std.constant 2 : index
        %v = std.constant dense<[1.5, 2.5]> : vector<2xf32>
        %src = std.alloc() : memref<3xvector<2xf32>>
        std.store %v, %src[%c2] : memref<3xvector<2xf32>>
        %dst = std.alloc() : memref<2x2xvector<2xf32>, 2>
        %tag = std.alloc() : memref<1xi32, 4>
        std.dma_start %src[%c1], %dst[%c0, %c1], %c2, %tag[%c0]
            : memref<3xvector<2xf32>>, memref<2x2xvector<2xf32>, 2>,
              memref<1xi32, 4>
        std.dma_wait %tag[%c0], %c2 : memref<1xi32, 4>
        %w = std.load %dst[%c1, %c0] : memref<2x2xvector<2xf32>, 2>
        %0 = std.extract_element %w[%c1] : vector<2xf32>
        std.return %0 : f32)",
       "2.5"},
  });
}
