//===- ShapeValuesTest.cpp - sizes and shapes as values -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/ShapeAlgebra.h"
#include "padlab/dialect/ShapeEncoding.h"

#include "gtest/gtest.h"

using namespace padlab;

/// The shapes in the document's list, and others, are printed as they are read.
TEST(ShapeValuesTest, printAndParse) {
  for (const char *text : {"[*]", "[?, 2]", "[3, 4]", "[]", "[1]", "[invalid]",
                           "[?]", "[0, 9223372036854775807]"}) {
    std::optional<ShapeValue> shape = ShapeValue::parse(text);
    ASSERT_TRUE(shape) << text;
    EXPECT_EQ(shape->str(), text);
  }
  for (const char *text : {"3", "?", "[invalid]", "0"}) {
    std::optional<SizeValue> size = SizeValue::parse(text);
    ASSERT_TRUE(size) << text;
    EXPECT_EQ(size->str(), text);
  }
  EXPECT_EQ(ShapeValue::parse(" [ 2,3 ] ")->str(), "[2, 3]");
}

TEST(ShapeValuesTest, whatIsNoShape) {
  for (const char *text :
       {"", "[", "2, 3", "[2, -3]", "[2,, 3]", "[*, 2]", "[2 3]", "[[invalid]]",
        "[invalid, 2]", "[9223372036854775808]", "[1.5]", "[2,]"})
    EXPECT_FALSE(ShapeValue::parse(text)) << text;
  for (const char *text : {"", "-1", "[3]", "*", "3 4", "9223372036854775808"})
    EXPECT_FALSE(SizeValue::parse(text)) << text;
}

/// Only value_shapes of unknown values can be parsed.
TEST(ShapeValuesTest, valueShapes) {
  for (const char *text :
       {"(?, [*])", "(?, [?, 2])", "(?, [])", "(?, [invalid])"}) {
    std::optional<ValueShapeValue> pair = ValueShapeValue::parse(text);
    ASSERT_TRUE(pair) << text;
    EXPECT_EQ(pair->str(), text);
  }
  for (const char *text :
       {"", "?", "[2]", "(?)", "(1, [2])", "(?, 2)", "(?, [2]", "?, [2])"})
    EXPECT_FALSE(ValueShapeValue::parse(text)) << text;
}

TEST(ShapeValuesTest, conforming) {
  auto conforms = [](const char *own, const char *said) {
    return algebra::conforms(*ShapeValue::parse(own), *ShapeValue::parse(said));
  };
  EXPECT_TRUE(conforms("[2, 3]", "[?, 3]"));
  EXPECT_TRUE(conforms("[?, 3]", "[2, ?]"));
  EXPECT_TRUE(conforms("[*]", "[2]"));
  EXPECT_TRUE(conforms("[2]", "[*]"));
  EXPECT_FALSE(conforms("[?, 3]", "[2, 4]"));
  EXPECT_FALSE(conforms("[?, 3]", "[2]"));
}

/// If the elements of a value are the extents of a shape, and the value is
/// unknown, but has n elements in one dimension, the shape has n unknown
/// extents.
TEST(ShapeValuesTest, spelledByUnknown) {
  auto spelled = [](const char *own) {
    return algebra::spelledByUnknown(*ShapeValue::parse(own), "why").str();
  };
  EXPECT_EQ(spelled("[2]"), "[?, ?]");
  EXPECT_EQ(spelled("[0]"), "[]");
  EXPECT_EQ(spelled("[?]"), "[*]");
  EXPECT_EQ(spelled("[*]"), "[*]");
  EXPECT_EQ(spelled("[]"), "[invalid]");
  EXPECT_EQ(spelled("[?, 2]"), "[invalid]");
}

TEST(ShapeValuesTest, equality) {
  auto shape = [](const char *text) { return *ShapeValue::parse(text); };
  EXPECT_TRUE(shape("[?, 2]") == shape("[?, 2]"));
  EXPECT_FALSE(shape("[?]") == shape("[1]"));
  EXPECT_FALSE(shape("[*]") == shape("[]"));
  EXPECT_FALSE(shape("[invalid]") == shape("[*]"));
  EXPECT_TRUE(ShapeValue::invalid("a") == ShapeValue::invalid("b"));
  EXPECT_TRUE(SizeValue::invalid("a") == SizeValue::invalid());
  EXPECT_FALSE(SizeValue::unknown() == SizeValue::get(0));
  EXPECT_FALSE(SizeValue::unknown() == SizeValue::invalid());
}

/// A shape with invalid extents is invalid, with the message of the first of
/// these.
TEST(ShapeValuesTest, invalidExtents) {
  SizeValue extents[] = {SizeValue::get(2), SizeValue::invalid("first"),
                         SizeValue::invalid("second")};
  ShapeValue shape = ShapeValue::get(extents);
  ASSERT_TRUE(shape.isInvalid());
  EXPECT_EQ(shape.getMessage(), "first");
}

/// Native code gets the claimed shape, then an unknown value of this rank and
/// these extents.
TEST(ShapeValuesTest, encodedValueShapes) {
  using Codes = llvm::SmallVector<int64_t>;
  auto encode = [](const char *text) {
    return encoding::encode(*ValueShapeValue::parse(text));
  };
  EXPECT_EQ(encode("(?, [?, 2])"), (Codes{3, 0, -1, 2, 0, 2, -1, 2}));
  EXPECT_EQ(encode("(?, [*])"), (Codes{1, 1, 0, -1}));
  EXPECT_EQ(encode("(?, [invalid])"), (Codes{1, 2}));
}

/// Decoding recovers everything except messages.
TEST(ShapeValuesTest, encoding) {
  for (const char *text : {"[*]", "[?, 2]", "[]", "[invalid]", "[0]"}) {
    ShapeValue shape = *ShapeValue::parse(text);
    EXPECT_TRUE(encoding::decodeShape(encoding::encode(shape)) == shape)
        << text;
  }
  for (const char *text : {"3", "?", "[invalid]", "0"}) {
    SizeValue size = *SizeValue::parse(text);
    EXPECT_TRUE(encoding::decodeSize(encoding::encode(size)) == size) << text;
  }
  EXPECT_TRUE(encoding::decodeSize(encoding::encode(SizeValue::invalid("why")))
                  .isInvalid());
  EXPECT_TRUE(encoding::decodeShape({}).isInvalid());
}

/// Codes differ for different messages, and differ from the encodings of values
/// that are not errors.
TEST(ShapeValuesTest, errorCodes) {
  EXPECT_EQ(encoding::getErrorCode(""), 0);
  int64_t code = encoding::getErrorCode("division by zero");
  EXPECT_GT(code, 0);
  EXPECT_LT(code, int64_t(1) << 31);
  EXPECT_NE(code, encoding::getErrorCode("index is out of bounds"));
  EXPECT_EQ(encoding::encode(SizeValue::invalid("division by zero")),
            encoding::firstInvalidSize - code);
}
