//===- ShapeCombineTest.cpp - shape: several into one -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRows.h"

#include "gtest/gtest.h"

using namespace padlab::test;

static constexpr const char *shapes2 = SHAPE "; " SHAPE;
static constexpr const char *shapes3 = SHAPE "; " SHAPE "; " SHAPE;
static constexpr const char *extents2 = EXTENTS "; " EXTENTS;
static constexpr const char *why = "{error = \"why\"}";

TEST(ShapeCombineTest, broadcast) {
  expectRows({
      {"broadcast", shapes2, "[2, 2]; [3, 1, 2]", SHAPE, "[3, 2, 2]"},
      {"broadcast", extents2, "[2, 2]; [3, 1, 2]", EXTENTS, "[3, 2, 2]"},
      {"broadcast", SHAPE "; " EXTENTS, "[]; [4]", SHAPE, "[4]"},
      {"broadcast", shapes2, "[2, 2]; [3, 2]", SHAPE,
       "[invalid: shapes cannot be broadcast]"},
      {"broadcast", shapes2, "[2, 2]; [3, 2]", SHAPE, "[invalid: why]", why},
      {"broadcast", extents2, "[2]; [3]", EXTENTS,
       "undefined: shape.broadcast: an extent tensor cannot hold the shape "
       "[invalid]"},
      {"broadcast", extents2, "[2]; [-3]", EXTENTS,
       "undefined: shape.broadcast: the extent -3 is negative"},
      {"broadcast", extents2, "[2]; [1, 1]", "tensor<1xindex>",
       "undefined: shape.broadcast: shape [2] is not one of tensor<1xindex>"},
      {"broadcast", "", "", SHAPE, "[]"},
      {"broadcast", SHAPE, "[2, ?]", SHAPE, "[2, ?]"},
      {"broadcast", shapes3, "[0]; [1]; [0]", SHAPE, "[0]"},
      {"broadcast", shapes3, "[1]; [2, 1]; [3]", SHAPE, "[2, 3]"},
  });
}

TEST(ShapeCombineTest, broadcastOfTheUnknown) {
  expectRows({
      {"broadcast", shapes2, "[?]; [3]", SHAPE, "[3]"},
      {"broadcast", shapes2, "[3]; [?]", SHAPE, "[3]"},
      {"broadcast", shapes2, "[?]; [0]", SHAPE, "[0]"},
      {"broadcast", shapes2, "[?]; [1]", SHAPE, "[?]"},
      {"broadcast", shapes2, "[1]; [?]", SHAPE, "[?]"},
      {"broadcast", shapes2, "[?]; [?, ?]", SHAPE, "[?, ?]"},
      {"broadcast", shapes3, "[2]; [?]; [3]", SHAPE,
       "[invalid: shapes cannot be broadcast]"},
      {"broadcast", shapes3, "[?]; [2]; [2]", SHAPE, "[2]"},
      {"broadcast", shapes2, "[*]; [2]", SHAPE, "[*]"},
      {"broadcast", shapes3, "[2]; [*]; [3]", SHAPE,
       "[invalid: shapes cannot be broadcast]"},
      {"broadcast", shapes3, "[2]; [invalid: a]; [3]", SHAPE, "[invalid: a]",
       why},
      {"broadcast", shapes3, "[*]; [invalid: b]; [invalid: a]", SHAPE,
       "[invalid: b]"},
  });
}

TEST(ShapeCombineTest, isBroadcastable) {
  expectRows({
      {"is_broadcastable", shapes2, "[2, 2]; [3, 1, 2]", "i1", "true"},
      {"is_broadcastable", shapes2, "[2, 2]; [3, 2]", "i1", "false"},
      {"is_broadcastable", SHAPE "; " EXTENTS, "[?]; [3]", "i1", "true"},
      {"is_broadcastable", shapes2, "[*]; [3]", "i1", "true"},
      {"is_broadcastable", shapes2, "[]; [invalid]", "i1", "false"},
      {"is_broadcastable", "", "", "i1", "true"},
  });
}

TEST(ShapeCombineTest, shapeEq) {
  expectRows({
      {"shape_eq", shapes2, "[1, 2]; [1, 2]", "i1", "true"},
      {"shape_eq", shapes3, "[1, 2]; [1, 2]; [1, 3]", "i1", "false"},
      {"shape_eq", SHAPE "; " EXTENTS, "[1, 2]; [1, 2]", "i1", "true"},
      {"shape_eq", extents2, "[1]; [1, 1]", "i1", "false"},
      {"shape_eq", shapes2, "[?]; [?]", "i1", "true"},
      {"shape_eq", shapes2, "[?]; [1]", "i1", "false"},
      {"shape_eq", shapes2, "[*]; [*]", "i1", "true"},
      {"shape_eq", shapes2, "[*]; []", "i1", "false"},
      {"shape_eq", shapes2, "[invalid: a]; [invalid: b]", "i1", "true"},
      {"shape_eq", shapes2, "[invalid: a]; []", "i1", "false"},
      {"shape_eq", SHAPE, "[1]", "i1", "true"},
      {"shape_eq", "", "", "i1", "true"},
      {"shape_eq", EXTENTS, "[poison]", "i1",
       "undefined: shape.shape_eq: an extent is poison"},
  });
}

/// The first rows are the document's table.
TEST(ShapeCombineTest, meetOfShapes) {
  expectRows({
      {"meet", shapes2, "[*]; [*]", SHAPE, "[*]"},
      {"meet", shapes2, "[*]; [1, ?]", SHAPE, "[1, ?]"},
      {"meet", shapes2, "[1, 2]; [1, ?]", SHAPE, "[1, 2]"},
      {"meet", shapes2, "[*]; [1, 2]", SHAPE, "[1, 2]"},
      {"meet", shapes2, "[]; []", SHAPE, "[]"},
      {"meet", shapes2, "[]; [*]", SHAPE, "[]"},
      {"meet", shapes2, "[]; [?, ?]", SHAPE,
       "[invalid: operands contradict each other]"},
      {"meet", shapes2, "[1, ?]; [2, ?, ?]", SHAPE,
       "[invalid: operands contradict each other]"},
      {"meet", shapes2, "[1, 2]; [2, 1]", SHAPE, "[invalid: why]", why},
      {"meet", SHAPE "; " EXTENTS, "[?, 2]; [1, 2]", SHAPE, "[1, 2]"},
      {"meet", shapes2, "[invalid: a]; [invalid: b]", SHAPE, "[invalid: a]",
       why},
      {"meet", shapes2, "[*]; [invalid: b]", SHAPE, "[invalid: b]", why},
      {"meet", extents2, "[1]; [1]", EXTENTS, "[1]"},
      {"meet", extents2, "[1]; [2]", EXTENTS,
       "undefined: shape.meet: an extent tensor cannot hold the shape "
       "[invalid]"},
  });
}

TEST(ShapeCombineTest, meetOfSizes) {
  expectRows({
      {"meet", SIZE "; " SIZE, "2; 2", SIZE, "2"},
      {"meet", SIZE "; " SIZE, "2; ?", SIZE, "2"},
      {"meet", SIZE "; " SIZE, "?; 2", SIZE, "2"},
      {"meet", SIZE "; " SIZE, "?; ?", SIZE, "?"},
      {"meet", SIZE "; " INDEX, "2; 3", SIZE, "[invalid: why]", why},
      {"meet", SIZE "; " SIZE, "?; [invalid: b]", SIZE, "[invalid: b]"},
      {"meet", SIZE "; " INDEX, "?; -1", SIZE,
       "undefined: shape.meet: the size -1 is negative"},
      {"meet", INDEX "; " INDEX, "-2; -2", INDEX, "-2"},
      {"meet", INDEX "; " INDEX, "-2; 2", INDEX,
       "undefined: shape.meet: an index cannot hold an error"},
  });
}

/// The first rows are the document's examples.
TEST(ShapeCombineTest, any) {
  expectRows({
      {"any", shapes2, "[2, ?]; [?, 3]", SHAPE, "[2, 3]"},
      {"any", shapes2, "[?, ?]; [1, 2]", SHAPE, "[1, 2]"},
      {"any", SHAPE "; " EXTENTS, "[?, 3]; [2, 3]", EXTENTS, "[2, 3]"},
      {"any", shapes2, "[*]; [?, 2]", SHAPE, "[?, 2]"},
      {"any", shapes2, "[*]; [*]", SHAPE, "[*]"},
      {"any", shapes2, "[1]; [invalid: b]", SHAPE, "[invalid: b]"},
      {"any", shapes2, "[1]; [2]", SHAPE,
       "undefined: func.return: result 0 is a value that is not specified"},
      {"any", shapes2, "[1]; [1, 1]", SHAPE,
       "undefined: func.return: result 0 is a value that is not specified"},
      {"any", shapes2, "[?]; [*]", EXTENTS,
       "undefined: shape.any: an extent tensor cannot hold the shape [?]"},
      {"any", "", "", SHAPE,
       "undefined: func.return: result 0 is a value that is not specified"},
  });
}

/// A select by one condition only moves a value; one by a tensor of conditions
/// reads its elements.
TEST(ShapeCombineTest, selectOfUnspecified) {
  auto select = [](llvm::StringRef condition) {
    return ("func.func @main(%c: " + condition +
            ", %a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {\n"
            "  %x = shape.any %a, %b : tensor<?xindex>, tensor<?xindex> -> "
            "tensor<?xindex>\n"
            "  %r = arith.select %c, %a, %x : " +
            condition +
            ", tensor<?xindex>\n"
            "  return %r : tensor<?xindex>\n"
            "}")
        .str();
  };
  EXPECT_EQ(runShapes(select("i1"), "1; [1]; [2]"), "[1]");
  EXPECT_EQ(runShapes(select("tensor<?xi1>"), "[1]; [1]; [2]"),
            "undefined: arith.select: it reads a value that is not specified");
}

TEST(ShapeCombineTest, minAndMax) {
  expectRows({
      {"max", SIZE "; " SIZE, "2; 3", SIZE, "3"},
      {"min", SIZE "; " SIZE, "2; 3", SIZE, "2"},
      {"min", SIZE "; " SIZE, "?; 0", SIZE, "?"},
      {"max", SIZE "; " SIZE, "?; [invalid: b]", SIZE, "[invalid: b]"},
      {"max", shapes2, "[1, 5]; [4, 2]", SHAPE, "[4, 5]"},
      {"min", shapes2, "[1, 5]; [4, ?]", SHAPE, "[1, ?]"},
      {"max", shapes2, "[]; []", SHAPE, "[]"},
      {"max", shapes2, "[1]; [1, 2]", SHAPE, "[invalid: ranks do not match]"},
      {"min", shapes2, "[*]; [1]", SHAPE, "[*]"},
      {"min", shapes2, "[*]; [invalid: b]", SHAPE, "[invalid: b]"},
      {"max", SIZE "; " SHAPE, "1; [1]", SIZE,
       "[invalid: operands are not both sizes or both shapes]"},
      {"min", SHAPE "; " SIZE, "[1]; [invalid: b]", SIZE, "[invalid: b]"},
  });
}
