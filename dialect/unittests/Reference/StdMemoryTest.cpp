//===- StdMemoryTest.cpp - std: memory and data movement -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace padlab::test;

TEST(StdMemoryTest, allocation) {
  expectPrograms({
      {"i32, index", R"(
        %c1 = std.constant 1 : index
        %c3 = std.constant 3 : index
        %v = std.constant 7 : i32
        %m = std.alloc(%c3) : memref<2x?xi32>
        std.store %v, %m[%c1, %c1] : memref<2x?xi32>
        %0 = std.load %m[%c1, %c1] : memref<2x?xi32>
        %1 = std.dim %m, 1 : memref<2x?xi32>
        std.dealloc %m : memref<2x?xi32>
        std.return %0, %1 : i32, index)",
       "7; 3"},
      // An element to which nothing was stored is poison.
      {"i32", R"(
        %c0 = std.constant 0 : index
        %m = std.alloc() : memref<2xi32>
        %0 = std.load %m[%c0] : memref<2xi32>
        std.return %0 : i32)",
       "poison"},
      {"", R"(
        %m1 = std.constant -1 : index
        %m = std.alloc(%m1) : memref<?xi32>
        std.return)",
       "undefined: std.alloc: negative extent in shape [-1]"},
      {"i1", R"(
        %c0 = std.constant 0 : index
        %m = std.alloc() : memref<1xi1>
        %c = std.load %m[%c0] : memref<1xi1>
        std.cond_br %c, ^bb1, ^bb1
      ^bb1:
        std.return %c : i1)",
       "undefined: std.cond_br: the condition is poison"},
      {"f32", R"(
        %c0 = std.constant 0 : index
        %v = std.constant dense<[1.5, 2.5]> : vector<2xf32>
        %m = std.alloc() : memref<2xvector<2xf32>, 1>
        std.store %v, %m[%c0] : memref<2xvector<2xf32>, 1>
        %w = std.load %m[%c0] : memref<2xvector<2xf32>, 1>
        %c1 = std.constant 1 : index
        %0 = std.extract_element %w[%c1] : vector<2xf32>
        std.return %0 : f32)",
       "2.5"},
  });
}

TEST(StdMemoryTest, lifetimes) {
  expectPrograms({
      {"i32", R"(
        %c0 = std.constant 0 : index
        %m = std.alloc() : memref<2xi32>
        std.dealloc %m : memref<2xi32>
        %0 = std.load %m[%c0] : memref<2xi32>
        std.return %0 : i32)",
       "undefined: std.load: the buffer has been freed"},
      {"", R"(
        %m = std.alloc() : memref<2xi32>
        std.dealloc %m : memref<2xi32>
        std.dealloc %m : memref<2xi32>
        std.return)",
       "undefined: std.dealloc: the buffer has been freed"},
      // A cast denotes the same buffer.
      {"", R"(
        %m = std.alloc() : memref<2xi32>
        %c = std.memref_cast %m : memref<2xi32> to memref<?xi32>
        std.dealloc %c : memref<?xi32>
        std.dealloc %m : memref<2xi32>
        std.return)",
       "undefined: std.dealloc: the buffer has been freed"},
      {"tensor<2xi32>", R"(
        %m = std.alloc() : memref<2xi32>
        std.dealloc %m : memref<2xi32>
        %0 = std.tensor_load %m : memref<2xi32>
        std.return %0 : tensor<2xi32>)",
       "undefined: std.tensor_load: the buffer has been freed"},
      {"i32", R"(
        %c2 = std.constant 2 : index
        %m = std.alloc() : memref<2xi32>
        %0 = std.load %m[%c2] : memref<2xi32>
        std.return %0 : i32)",
       "undefined: std.load: index [2] is out of bounds of shape [2]"},
      {"", R"(
        %c0 = std.constant 0 : index
        %m1 = std.constant -1 : index
        %v = std.constant 1 : i32
        %m = std.alloc() : memref<2x2xi32>
        std.store %v, %m[%c0, %m1] : memref<2x2xi32>
        std.return)",
       "undefined: std.store: index [0, -1] is out of bounds of shape [2, 2]"},
      {"i32", R"(
        %p = ub.poison : index
        %m = std.alloc() : memref<2xi32>
        %0 = std.load %m[%p] : memref<2xi32>
        std.return %0 : i32)",
       "undefined: std.load: an index, extent or bound is poison"},
  });
}

TEST(StdMemoryTest, fixedAddresses) {
  expectPrograms({
      // Two buffers use one address one after the other; the contents of the
      // first are lost.
      {"i32, i32", R"(
        %c0 = std.constant 0 : index
        %v = std.constant 7 : i32
        %m = std.alloc_static(0x1232a00) : memref<4xi32>
        std.store %v, %m[%c0] : memref<4xi32>
        %0 = std.load %m[%c0] : memref<4xi32>
        std.dealloc %m : memref<4xi32>
        %n = std.alloc_static(0x1232a00) : memref<4xi32>
        %1 = std.load %n[%c0] : memref<4xi32>
        std.return %0, %1 : i32, i32)",
       "7; poison"},
      {"", R"(
        %m = std.alloc_static(0x20000) : memref<4xi32>
        %n = std.alloc_static(0x20010) : memref<4xi32>
        std.return)",
       ""},
      {"", R"(
        %m = std.alloc_static(0x20000) : memref<4xi32>
        %n = std.alloc_static(0x2000f) : memref<4xi8>
        std.return)",
       "undefined: std.alloc_static: overlaps a live buffer at address "
       "0x20000"},
      {"", R"(
        %m = std.alloc_static(0x20000) : memref<4xi32>
        %n = std.alloc_static(0x1ffff) : memref<4xi8>
        std.return)",
       "undefined: std.alloc_static: overlaps a live buffer at address "
       "0x20000"},
      {"", R"(
        %m = std.alloc_static(0xffffffffffffffff) : memref<4xi32>
        std.return)",
       "undefined: std.alloc_static: the buffer reaches beyond the last "
       "address"},
      {"", R"(
        %m = std.alloc_static(0x1000) : memref<4xi32>
        std.return)",
       "undefined: std.alloc_static: no program has memory at address 0x1000"},
      {"", R"(
        %m = std.alloc_static(0xffffffffffff0000) : memref<4xi32>
        std.return)",
       "undefined: std.alloc_static: no program has memory at address "
       "0xffffffffffff0000"},
      {"", R"(
        %m = std.alloc_static(0x20000) : memref<4xi32>
        std.dealloc %m : memref<4xi32>
        std.dealloc %m : memref<4xi32>
        std.return)",
       "undefined: std.dealloc: the buffer has been freed"},
      // Two memrefs view one static buffer: freeing it through one invalidates
      // the other.
      {"i32", R"(
        %c0 = std.constant 0 : index
        %m = std.alloc_static(0x20000) : memref<4xi32>
        %a = std.memref_cast %m : memref<4xi32> to memref<*xi32>
        std.dealloc %a : memref<*xi32>
        %0 = std.load %m[%c0] : memref<4xi32>
        std.return %0 : i32)",
       "undefined: std.load: the buffer has been freed"},
      {"", R"(
        %m = std.alloc_static(0x20000) : memref<4xi32>
        %a = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<2xi32>
        std.dealloc %a : memref<2xi32>
        std.return)",
       "undefined: std.dealloc: the memref is a view of what was allocated"},
  });
}

/// Returns a body that writes 0..5 at the six indices, then reads all: a value
/// that is stored at an index is loaded there, unless the layout maps a later
/// index to the same position.
static std::string fillAndRead(const char *allocation, const char *type) {
  return llvm::formatv(R"(
        %c0 = std.constant 0 : index
        %c1 = std.constant 1 : index
        %c2 = std.constant 2 : index
        %c3 = std.constant 3 : index
        %c7 = std.constant 7 : index
        %m = {0} : {1}
        affine.for %i = 0 to 2 {{
          affine.for %j = 0 to 3 {{
            %v = affine.apply affine_map<(i, j) -> (i * 3 + j)>(%i, %j)
            std.store %v, %m[%i, %j] : {1}
          }
        }
        %t = std.tensor_load %m : {1}
        %r = std.tensor_cast %t
            : tensor<{2}xindex> to tensor<2x3xindex>
        std.return %r : tensor<2x3xindex>)",
                       allocation, type,
                       llvm::StringRef(type).contains('?') ? "?x?" : "2x3");
}

TEST(StdMemoryTest, layouts) {
  struct Row {
    const char *allocation, *type, *expected;
  };
  constexpr const char *distinct = "[[0, 1, 2], [3, 4, 5]]";
  for (Row row : std::vector<Row>{
           {"std.alloc()", "memref<2x3xindex>", distinct},
           {"std.alloc()", "memref<2x3xindex, affine_map<(i, j) -> (j, i)>, 1>",
            distinct},
           {"std.alloc()",
            "memref<2x3xindex, affine_map<(i, j) -> (j * 5 + i + 3)>>",
            distinct},
           {"std.alloc()",
            "memref<2x3xindex, affine_map<(i, j) -> (j floordiv 2, i, j mod "
            "2)>>",
            distinct},
           {"std.alloc()", "memref<2x3xindex, strided<[10, 2], offset: 4>>",
            distinct},
           {"std.alloc(%c2, %c3)[%c7, %c1]",
            "memref<?x?xindex, affine_map<(i, j)[s, t] -> (i * s + j + t)>>",
            distinct},
           {"std.alloc(%c2, %c3)[%c2]",
            "memref<?x?xindex, affine_map<(i, j)[s] -> (j floordiv s, i, j mod "
            "s)>, 2>",
            distinct},
           // All columns share one position, so that the last store remains.
           {"std.alloc()", "memref<2x3xindex, affine_map<(i, j) -> (i)>>",
            "[[2, 2, 2], [5, 5, 5]]"},
           {"std.alloc()", "memref<2x3xindex, affine_map<(i, j) -> (i - j)>>",
            "undefined: std.alloc: the layout map has no place for index "
            "[0, 1]"},
           {"std.alloc(%c2, %c3)[%c0]",
            "memref<?x?xindex, affine_map<(i, j)[s] -> (j floordiv s, i, j mod "
            "s)>>",
            "undefined: std.alloc: the layout map has no place for index "
            "[0, 0]"},
       }) {
    std::string body = fillAndRead(row.allocation, row.type);
    expectPrograms({{"tensor<2x3xindex>", body.c_str(), row.expected}});
  }
}
