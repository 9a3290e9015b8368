//===- ShapeStructureTest.cpp - shape: extents of shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRows.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(ShapeStructureTest, making) {
  expectRows({
      {"const_shape", "", "", SHAPE, "[]",
       "{shape = dense<> : tensor<0xindex>}"},
      {"const_shape", "", "", SHAPE, "[1, 2, 3]",
       "{shape = dense<[1, 2, 3]> : tensor<3xindex>}"},
      {"const_shape", "", "", "tensor<3xindex>", "[4, 5, 6]",
       "{shape = dense<[4, 5, 6]> : tensor<3xindex>}"},
      {"const_shape", "", "", SHAPE,
       "undefined: shape.const_shape: the extent -1 is negative",
       "{shape = dense<-1> : tensor<1xindex>}"},
      {"from_extents", SIZE "; " INDEX "; " SIZE, "2; 3; ?", SHAPE,
       "[2, 3, ?]"},
      {"from_extents", "", "", SHAPE, "[]"},
      {"from_extents", SIZE "; " SIZE "; " SIZE,
       "2; [invalid: a]; [invalid: b]", SHAPE, "[invalid: a]"},
      {"from_extents", INDEX, "-1", SHAPE,
       "undefined: shape.from_extents: the size -1 is negative"},
      {"from_extent_tensor", EXTENTS, "[2, 3]", SHAPE, "[2, 3]"},
      {"from_extent_tensor", EXTENTS, "[]", SHAPE, "[]"},
      {"from_extent_tensor", EXTENTS, "[2, -3]", SHAPE,
       "undefined: shape.from_extent_tensor: the extent -3 is negative"},
      {"to_extent_tensor", SHAPE, "[2, 3]", EXTENTS, "[2, 3]"},
      {"to_extent_tensor", SHAPE, "[2, 3]", "tensor<*xindex>", "[2, 3]"},
      {"to_extent_tensor", EXTENTS, "[2, 3]", "tensor<2xindex>", "[2, 3]"},
      {"to_extent_tensor", SHAPE, "[2, 3]", "tensor<3xindex>",
       "undefined: shape.to_extent_tensor: shape [2] is not one of "
       "tensor<3xindex>"},
      {"to_extent_tensor", SHAPE, "[2, ?]", EXTENTS,
       "undefined: shape.to_extent_tensor: an extent tensor cannot hold the "
       "shape [2, ?]"},
      {"to_extent_tensor", SHAPE, "[*]", EXTENTS,
       "undefined: shape.to_extent_tensor: an extent tensor cannot hold the "
       "shape [*]"},
      {"shape_of", EXTENTS, "[7, 8, 9]", SHAPE, "[3]"},
      {"shape_of", EXTENTS, "[7, 8, 9]", EXTENTS, "[3]"},
  });
}

TEST(ShapeStructureTest, rankAndNumElements) {
  expectRows({
      {"rank", SHAPE, "[2, ?]", SIZE, "2"},
      {"rank", SHAPE, "[]", SIZE, "0"},
      {"rank", SHAPE, "[*]", SIZE, "?"},
      {"rank", SHAPE, "[invalid: a]", SIZE, "[invalid: a]"},
      {"rank", EXTENTS, "[2, poison, -3]", INDEX, "3"},
      {"rank", EXTENTS, "[2]", SIZE, "1"},
      {"num_elements", SHAPE, "[2, 3]", SIZE, "6"},
      {"num_elements", SHAPE, "[]", SIZE, "1"},
      {"num_elements", SHAPE, "[2, 0, 3]", SIZE, "0"},
      {"num_elements", SHAPE, "[0, ?]", SIZE, "?"},
      {"num_elements", SHAPE, "[*]", SIZE, "?"},
      {"num_elements", SHAPE, "[invalid: a]", SIZE, "[invalid: a]"},
      {"num_elements", EXTENTS, "[2, 3]", INDEX, "6"},
      {"num_elements", EXTENTS, "[4611686018427387904, 2]", INDEX,
       "undefined: shape.num_elements: the size overflows"},
  });
}

TEST(ShapeStructureTest, getExtent) {
  expectRows({
      {"get_extent", SHAPE "; " SIZE, "[2, 3]; 1", SIZE, "3"},
      {"get_extent", SHAPE "; " INDEX, "[2, ?]; 1", SIZE, "?"},
      {"get_extent", EXTENTS "; " INDEX, "[2, 3]; 0", INDEX, "2"},
      {"get_extent", SHAPE "; " INDEX, "[2, 3]; 2", SIZE,
       "[invalid: index is out of bounds]"},
      {"get_extent", SHAPE "; " INDEX, "[2, 3]; -1", SIZE,
       "[invalid: index is out of bounds]"},
      {"get_extent", EXTENTS "; " INDEX, "[2, 3]; 2", INDEX,
       "undefined: shape.get_extent: an index cannot hold the size [invalid]"},
      {"get_extent", SHAPE "; " SIZE, "[]; ?", SIZE, "?"},
      {"get_extent", SHAPE "; " SIZE, "[*]; 5", SIZE, "?"},
      {"get_extent", SHAPE "; " INDEX, "[*]; -5", SIZE,
       "[invalid: index is out of bounds]"},
      {"get_extent", SHAPE "; " SIZE, "[invalid: a]; [invalid: b]", SIZE,
       "[invalid: a]"},
      {"get_extent", SHAPE "; " SIZE, "[*]; [invalid: b]", SIZE,
       "[invalid: b]"},
      {"get_extent", EXTENTS "; " SIZE, "[3]; ?", SIZE, "?"},
  });
}

TEST(ShapeStructureTest, dim) {
  expectRows({
      {"dim", EXTENTS "; " INDEX, "[7, 8]; 0", INDEX, "2"},
      {"dim", EXTENTS "; " SIZE, "[7, 8]; 0", SIZE, "2"},
      {"dim", EXTENTS "; " SIZE, "[7, 8]; 1", SIZE,
       "[invalid: index is out of bounds]"},
      {"dim", EXTENTS "; " INDEX, "[7, 8]; -1", SIZE,
       "[invalid: index is out of bounds]"},
      {"dim", EXTENTS "; " SIZE, "[7, 8]; [invalid: b]", SIZE, "[invalid: b]"},
      {"dim", EXTENTS "; " SIZE, "[7, 8]; ?", SIZE, "?"},
      {"dim", EXTENTS "; " SIZE, "[7, 8]; ?", INDEX,
       "undefined: shape.dim: an index cannot hold the size ?"},
  });
}

/// The first rows are the document's examples.
TEST(ShapeStructureTest, concat) {
  const char *shapes2 = SHAPE "; " SHAPE;
  expectRows({
      {"concat", shapes2, "[2, 3]; [4, 5]", SHAPE, "[2, 3, 4, 5]"},
      {"concat", shapes2, "[]; []", SHAPE, "[]"},
      {"concat", shapes2, "[]; [4, 5, 6]", SHAPE, "[4, 5, 6]"},
      {"concat", EXTENTS "; " EXTENTS, "[2]; [3]", EXTENTS, "[2, 3]"},
      {"concat", SHAPE "; " EXTENTS, "[2]; [3]", EXTENTS, "[2, 3]"},
      {"concat", shapes2, "[?]; [3]", SHAPE, "[?, 3]"},
      {"concat", shapes2, "[*]; [3]", SHAPE, "[*]"},
      {"concat", shapes2, "[3]; [*]", SHAPE, "[*]"},
      {"concat", shapes2, "[*]; [invalid: b]", SHAPE, "[invalid: b]"},
      {"concat", shapes2, "[invalid: a]; [invalid: b]", SHAPE, "[invalid: a]"},
      {"concat", shapes2, "[?]; [3]", EXTENTS,
       "undefined: shape.concat: an extent tensor cannot hold the shape "
       "[?, 3]"},
  });
}

/// The first rows are the document's table.
TEST(ShapeStructureTest, splitAt) {
  const char *error =
      "[invalid: index is out of bounds]; [invalid: index is out of bounds]";
  const char *types = SHAPE "; " INDEX, *both = SHAPE ", " SHAPE;
  expectRows({
      {"split_at", types, "[4, 5, 6]; 0", both, "[]; [4, 5, 6]"},
      {"split_at", types, "[4, 5, 6]; 1", both, "[4]; [5, 6]"},
      {"split_at", types, "[4, 5, 6]; 2", both, "[4, 5]; [6]"},
      {"split_at", types, "[4, 5, 6]; 3", both, "[4, 5, 6]; []"},
      {"split_at", types, "[4, 5, 6]; 4", both, error},
      {"split_at", types, "[4, 5, 6]; -1", both, "[4, 5]; [6]"},
      {"split_at", types, "[4, 5, 6]; -2", both, "[4]; [5, 6]"},
      {"split_at", types, "[4, 5, 6]; -3", both, "[]; [4, 5, 6]"},
      {"split_at", types, "[4, 5, 6]; -4", both, error},
      {"split_at", types, "[*]; 2", both, "[?, ?]; [*]"},
      {"split_at", types, "[*]; 0", both, "[]; [*]"},
      {"split_at", types, "[*]; -1", both, "[*]; [?]"},
      {"split_at", types, "[*]; -1025", both,
       "undefined: shape.split_at: splits -1025 extents off an unranked "
       "shape"},
      {"split_at", SHAPE "; " SIZE, "[4, ?]; 1", both, "[4]; [?]"},
      {"split_at", SHAPE "; " SIZE, "[4, ?]; ?", both, "[*]; [*]"},
      {"split_at", SHAPE "; " SIZE, "[invalid: a]; [invalid: b]", both,
       "[invalid: a]; [invalid: a]"},
      {"split_at", SHAPE "; " SIZE, "[*]; [invalid: b]", both,
       "[invalid: b]; [invalid: b]"},
      {"split_at", EXTENTS "; " INDEX, "[4, 5]; -1", EXTENTS ", " EXTENTS,
       "[4]; [5]"},
      {"split_at", EXTENTS "; " INDEX, "[4, 5]; 3", EXTENTS ", " EXTENTS,
       "undefined: shape.split_at: an extent tensor cannot hold the shape "
       "[invalid]"},
  });
}
