//===- ShapeFunctionsTest.cpp - shape: functions of shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRows.h"

#include "gtest/gtest.h"

using namespace padlab::test;

/// The example of `shape.reduce` in the document of the shape dialect.
TEST(ShapeFunctionsTest, reduceOverShapes) {
  const char *text = R"(
    func.func @main(%shape : !shape.shape, %init : !shape.size)
        -> !shape.size {
      %num_elements = shape.reduce(%shape, %init)
          : !shape.shape -> !shape.size {
        ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
          %updated_acc = "shape.mul"(%acc, %dim)
              : (!shape.size, !shape.size) -> !shape.size
          shape.yield %updated_acc : !shape.size
      }
      return %num_elements : !shape.size
    })";
  EXPECT_EQ(runShapes(text, "[2, 3, 4]; 1"), "24");
  EXPECT_EQ(runShapes(text, "[]; 5"), "5");
  EXPECT_EQ(runShapes(text, "[2, ?]; 0"), "?");
  EXPECT_EQ(runShapes(text, "[*]; 0"), "?");
  EXPECT_EQ(runShapes(text, "[2]; [invalid: a]"), "[invalid: a]");
  EXPECT_EQ(runShapes(text, "[invalid: b]; [invalid: a]"), "[invalid: b]");
}

TEST(ShapeFunctionsTest, reduceWithSeveralResults) {
  const char *text = R"(
    func.func @main(%shape : tensor<?xindex>, %a : index, %b : index)
        -> (index, index) {
      %r:2 = shape.reduce(%shape, %a, %b)
          : tensor<?xindex> -> (index, index) {
        ^bb0(%index: index, %dim: index, %x: index, %y: index):
          %sum = arith.addi %x, %dim : index
          %scaled = arith.muli %index, %dim : index
          shape.yield %y, %scaled : index, index
      }
      return %r#0, %r#1 : index, index
    })";
  EXPECT_EQ(runShapes(text, "[5, 6, 7]; 1; 2"), "6; 14");
  EXPECT_EQ(runShapes(text, "[]; 1; 2"), "1; 2");
  EXPECT_EQ(runShapes(text, "[-5]; 1; 2"),
            "undefined: shape.reduce: the extent -5 is negative");
}

TEST(ShapeFunctionsTest, reduceOverNothingThatAnIndexCouldHold) {
  const char *text = R"(
    func.func @main(%shape : !shape.shape, %init : index) -> index {
      %r = shape.reduce(%shape, %init) : !shape.shape -> index {
        ^bb0(%index: index, %dim: !shape.size, %acc: index):
          shape.yield %index : index
      }
      return %r : index
    })";
  EXPECT_EQ(runShapes(text, "[?, ?]; 9"), "1");
  EXPECT_EQ(runShapes(text, "[*]; 9"),
            "undefined: shape.reduce: a result of type index cannot hold what "
            "comes of the shape [*]");
}

TEST(ShapeFunctionsTest, debugPrintPassesThrough) {
  testing::internal::CaptureStderr();
  expectRows({{"debug_print", SHAPE, "[3, ?]", SHAPE, "[3, ?]"},
              {"debug_print", SIZE, "[invalid: a]", SIZE, "[invalid: a]"}});
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "[3, ?]\n[invalid]\n");
}

//===----------------------------------------------------------------------===//
// Value shapes
//===----------------------------------------------------------------------===//

/// The program returns the shape after one with_shape, and after a second one.
TEST(ShapeFunctionsTest, withShape) {
  const char *text = R"(
    func.func @main(%t: tensor<?xindex>, %s: !shape.shape, %r: !shape.shape)
        -> (!shape.shape, !shape.shape) {
      %v = shape.with_shape %t, %s : tensor<?xindex>, !shape.shape
      %w = shape.with_shape %v, %r : !shape.value_shape, !shape.shape
      %a = shape.shape_of %v : !shape.value_shape -> !shape.shape
      %b = shape.shape_of %w : !shape.value_shape -> !shape.shape
      return %a, %b : !shape.shape, !shape.shape
    })";
  EXPECT_EQ(runShapes(text, "[7, 8]; [2]; [?]"), "[2]; [?]");
  EXPECT_EQ(runShapes(text, "[7, 8]; [*]; [2]"), "[*]; [2]");
  const char *error = "[invalid: value and shape do not conform]";
  EXPECT_EQ(runShapes(text, "[7, 8]; [2]; [3]"), std::string("[2]; ") + error);
  // The second shape must conform to the value, even if the first one leaves
  // the extent open.
  EXPECT_EQ(runShapes(text, "[7, 8]; [?]; [3]"), std::string("[?]; ") + error);
  EXPECT_EQ(runShapes(text, "[7, 8]; [2, 1]; [*]"),
            std::string(error) + "; " + error);
  EXPECT_EQ(runShapes(text, "[7]; [invalid: a]; [invalid: b]"),
            "[invalid: a]; [invalid: a]");
  EXPECT_EQ(runShapes(text, "[7]; [*]; [invalid: b]"), "[*]; [invalid: b]");
}

TEST(ShapeFunctionsTest, valueOf) {
  const char *text = R"(
    func.func @main(%t: tensor<?xindex>, %s: !shape.shape)
        -> tensor<2xindex> {
      %v = shape.with_shape %t, %s : tensor<?xindex>, !shape.shape
      %r = shape.value_of %v : tensor<2xindex>
      return %r : tensor<2xindex>
    })";
  EXPECT_EQ(runShapes(text, "[7, 8]; [?]"), "[7, 8]");
  EXPECT_EQ(runShapes(text, "[7, 8]; [3]"),
            "undefined: shape.value_of: the value_shape is invalid");
  EXPECT_EQ(runShapes(text, "[7]; [*]"),
            "undefined: shape.value_of: shape [1] is not one of "
            "tensor<2xindex>");
}

TEST(ShapeFunctionsTest, valueOfOtherType) {
  const char *text = R"(
    func.func @main(%t: tensor<?xindex>) -> tensor<?xi64> {
      %s = shape.shape_of %t : tensor<?xindex> -> !shape.shape
      %v = shape.with_shape %t, %s : tensor<?xindex>, !shape.shape
      %r = shape.value_of %v : tensor<?xi64>
      return %r : tensor<?xi64>
    })";
  EXPECT_EQ(runShapes(text, "[7, 8]"),
            "undefined: shape.value_of: the value is not a tensor<?xi64>");
}

TEST(ShapeFunctionsTest, valueAsShape) {
  const char *error = "[invalid: value is not a shape]";
  expectRows({
      {"value_as_shape", "tensor<?xi32>", "[1, 2]", SHAPE, "[1, 2]"},
      {"value_as_shape", "tensor<?xi32>", "[]", SHAPE, "[]"},
      {"value_as_shape", EXTENTS, "[1, 2]", "tensor<2xindex>", "[1, 2]"},
      {"value_as_shape", "tensor<?xi8>", "[1, -2]", SHAPE, error},
      {"value_as_shape", "tensor<?xsi8>", "[-2]", SHAPE, error},
      {"value_as_shape", "tensor<?xui8>", "[200]", SHAPE, "[200]"},
      {"value_as_shape", "tensor<?xi8>", "[200]", SHAPE, error},
      {"value_as_shape", "tensor<?xui64>", "[-1]", SHAPE, error},
      {"value_as_shape", "tensor<?xi1>", "[0, 0]", SHAPE, "[0, 0]"},
      {"value_as_shape", "tensor<?xi1>", "[1]", SHAPE, error},
      {"value_as_shape", "tensor<?xi32>", "[poison]", SHAPE,
       "undefined: shape.value_as_shape: an extent is poison"},
      {"value_as_shape", "tensor<?xi8>", "[-2]", EXTENTS,
       "undefined: shape.value_as_shape: an extent tensor cannot hold the "
       "shape [invalid]"},
  });
}

/// Elements that do not fit 64 bits are not cut: 2^64 + 3 is no extent.
TEST(ShapeFunctionsTest, wideValueAsShape) {
  auto run = [](llvm::StringRef element, llvm::StringRef type) {
    return runShapes(("func.func @main() -> !shape.shape {\n"
                      "  %t = arith.constant dense<" +
                      element + "> : tensor<1x" + type +
                      ">\n"
                      "  %r = shape.value_as_shape %t : tensor<1x" +
                      type +
                      "> -> !shape.shape\n"
                      "  return %r : !shape.shape\n"
                      "}")
                         .str(),
                     "");
  };
  const char *error = "[invalid: value is not a shape]";
  EXPECT_EQ(run("3", "i128"), "[3]");
  EXPECT_EQ(run("18446744073709551619", "i128"), error);
  EXPECT_EQ(run("-18446744073709551613", "i128"), error);
}

TEST(ShapeFunctionsTest, valueShapeAsShape) {
  const char *text = R"(
    func.func @main(%t: tensor<?xindex>, %s: !shape.shape) -> !shape.shape {
      %v = shape.with_shape %t, %s : tensor<?xindex>, !shape.shape
      %r = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
      return %r : !shape.shape
    })";
  EXPECT_EQ(runShapes(text, "[7, 8]; [?]"), "[7, 8]");
  EXPECT_EQ(runShapes(text, "[7, -8]; [?]"), "[invalid: value is not a shape]");
  EXPECT_EQ(runShapes(text, "[7]; [invalid: a]"), "[invalid: a]");
  const char *matrix = R"(
    func.func @main(%s: !shape.shape) -> !shape.shape {
      %t = arith.constant dense<1> : tensor<2x2xindex>
      %v = shape.with_shape %t, %s : tensor<2x2xindex>, !shape.shape
      %r = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
      return %r : !shape.shape
    })";
  EXPECT_EQ(runShapes(matrix, "[*]"), "[invalid: value is not a shape]");
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// A function library with functions of both kinds (`func.func` and
/// `shape.func`), and a function outside of the library. The library maps
/// operations to two of its functions, to a declaration, and to a function that
/// does not exist.
static constexpr const char *library = R"(
  shape.function_library @lib {
    func.func @twice(%s: !shape.size) -> !shape.size {
      %0 = shape.add %s, %s : !shape.size, !shape.size -> !shape.size
      return %0 : !shape.size
    }
    func.func @fourTimes(%s: !shape.size) -> !shape.size {
      %0 = call @twice(%s) : (!shape.size) -> !shape.size
      %1 = call @twice(%0) : (!shape.size) -> !shape.size
      return %1 : !shape.size
    }
    shape.func @succ(%s: !shape.size) -> !shape.size {
      %c1 = shape.const_size 1
      %0 = shape.add %s, %c1 : !shape.size, !shape.size -> !shape.size
      shape.return %0 : !shape.size
    }
    func.func private @declared(!shape.size) -> !shape.size
  } mapping {foo.four = @fourTimes, foo.succ = @succ, foo.lost = @nowhere,
             foo.declared = @declared}
  shape.func @outside(%s: !shape.size) -> !shape.size {
    shape.return %s : !shape.size
  }
)";

static std::string callThrough(const char *name) {
  return runShapes(std::string(library) +
                       "func.func private @f(!shape.size) -> !shape.size "
                       "attributes {padlab.shape_function = " +
                       name + R"(}
    func.func @main(%s: !shape.size) -> !shape.size {
      %0 = call @f(%s) : (!shape.size) -> !shape.size
      return %0 : !shape.size
    })",
                   "5");
}

TEST(ShapeFunctionsTest, callsThroughDeclarations) {
  EXPECT_EQ(callThrough("@lib::@twice"), "10");
  EXPECT_EQ(callThrough("@lib::@fourTimes"), "20");
  EXPECT_EQ(callThrough("@lib::@succ"), "6");
  EXPECT_EQ(callThrough("@outside"), "5");
  EXPECT_EQ(callThrough("\"foo.four\""), "20");
  EXPECT_EQ(callThrough("\"foo.succ\""), "6");
}

TEST(ShapeFunctionsTest, declarationsOfNothing) {
  const char *nothing =
      "unsupported: func.call: the declaration @f names no shape function";
  for (const char *name :
       {"@lib::@nowhere", "\"foo.unmapped\"", "\"foo.lost\"", "@lib", "1"})
    EXPECT_EQ(callThrough(name), nothing) << name;
  EXPECT_EQ(callThrough("\"foo.declared\""),
            "unsupported: func.call: the declaration @f names a function "
            "without a body");
  EXPECT_EQ(callThrough("@main2"), nothing);
  EXPECT_EQ(runShapes(R"(
    shape.func @g(%s: !shape.shape) -> !shape.shape {
      shape.return %s : !shape.shape
    }
    func.func private @f(!shape.size) -> !shape.size
        attributes {padlab.shape_function = @g}
    func.func @main(%s: !shape.size) -> !shape.size {
      %0 = call @f(%s) : (!shape.size) -> !shape.size
      return %0 : !shape.size
    })",
                      "5"),
            "unsupported: func.call: the declaration @f names a function of "
            "another type");
}
