//===- ShapeConstraintsTest.cpp - what a program relies on -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRows.h"

#include "gtest/gtest.h"

using namespace padlab::test;

#define WITNESS "!shape.witness"

/// The first rows are the document's examples.
TEST(ShapeConstraintsTest, constraints) {
  const char *shapes2 = SHAPE "; " SHAPE;
  expectRows({
      {"cstr_broadcastable", shapes2, "[2, 2]; [3, 1, 2]", WITNESS, "passing"},
      {"cstr_broadcastable", shapes2, "[2, 2]; [3, 2]", WITNESS,
       "error: shape.cstr_broadcastable: required broadcastable shapes"},
      {"cstr_eq", SHAPE "; " SHAPE "; " EXTENTS, "[1, 2]; [1, 2]; [1, 2]",
       WITNESS, "passing"},
      {"cstr_eq", shapes2, "[2, 2]; [1, 2]", WITNESS,
       "error: shape.cstr_eq: required equal shapes"},
      {"cstr_require", "i1", "true", WITNESS, "passing", "{msg = \"m\"}"},
      {"cstr_require", "i1", "false", WITNESS, "error: shape.cstr_require: m",
       "{msg = \"m\"}"},
      {"cstr_require", "i1", "poison", WITNESS,
       "undefined: shape.cstr_require: the condition is poison",
       "{msg = \"m\"}"},
      {"cstr_eq", shapes2, "[?]; [1]", WITNESS,
       "error: shape.cstr_eq: required equal shapes"},
      {"cstr_eq", shapes2, "[invalid: a]; [invalid: b]", WITNESS, "passing"},
      {"cstr_broadcastable", shapes2, "[?]; [1]", WITNESS, "passing"},
      {"cstr_broadcastable", shapes2, "[invalid: a]; [1]", WITNESS,
       "error: shape.cstr_broadcastable: required broadcastable shapes"},
      {"const_witness", "", "", WITNESS, "passing", "{passing = true}"},
      {"const_witness", "", "", WITNESS, "failing", "{passing = false}"},
      {"assuming_all", WITNESS "; " WITNESS, "passing; passing", WITNESS,
       "passing"},
      {"assuming_all", WITNESS "; " WITNESS, "passing; failing", WITNESS,
       "failing"},
  });
}

TEST(ShapeConstraintsTest, assuming) {
  const char *text = R"(
    func.func @main(%w0: !shape.witness, %w1: !shape.witness,
                    %s: !shape.size) -> (!shape.size, index) {
      %r:2 = shape.assuming %w0 -> (!shape.size, index) {
        %inner = shape.assuming %w1 -> (!shape.size) {
          %sum = shape.add %s, %s : !shape.size, !shape.size -> !shape.size
          shape.assuming_yield %sum : !shape.size
        }
        %i = arith.constant 7 : index
        shape.assuming_yield %inner, %i : !shape.size, index
      }
      return %r#0, %r#1 : !shape.size, index
    })";
  EXPECT_EQ(runShapes(text, "passing; passing; 2"), "4; 7");
  EXPECT_EQ(runShapes(text, "passing; passing; [invalid: a]"),
            "[invalid: a]; 7");
  const char *fails = "error: shape.assuming: an assumed witness does not hold";
  EXPECT_EQ(runShapes(text, "failing; passing; 2"), fails);
  EXPECT_EQ(runShapes(text, "passing; failing; 2"), fails);
}

/// A constraint stops the program when it is reached, whether its witness is
/// used or not.
TEST(ShapeConstraintsTest, constraintsAreEager) {
  EXPECT_EQ(runShapes(R"(
    func.func @main(%b: i1) -> index {
      %w = shape.cstr_require %b, "first"
      %i = arith.constant 7 : index
      %f = arith.constant false
      %v = shape.cstr_require %f, "second"
      return %i : index
    })",
                      "false"),
            "error: shape.cstr_require: first");
}
