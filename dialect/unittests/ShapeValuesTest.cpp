//===- ShapeValuesTest.cpp - sizes and shapes as values -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/ShapeEncoding.h"

#include "gtest/gtest.h"

using namespace padlab;

/// The document's list, and more.
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

/// A shape of an invalid extent holds the first one's message.
TEST(ShapeValuesTest, invalidExtents) {
  SizeValue extents[] = {SizeValue::get(2), SizeValue::invalid("first"),
                         SizeValue::invalid("second")};
  ShapeValue shape = ShapeValue::get(extents);
  ASSERT_TRUE(shape.isInvalid());
  EXPECT_EQ(shape.getMessage(), "first");
}

/// Everything but messages comes back.
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

/// Codes tell messages apart, and fit between the values.
TEST(ShapeValuesTest, errorCodes) {
  EXPECT_EQ(encoding::getErrorCode(""), 0);
  int64_t code = encoding::getErrorCode("division by zero");
  EXPECT_GT(code, 0);
  EXPECT_LT(code, int64_t(1) << 31);
  EXPECT_NE(code, encoding::getErrorCode("index is out of bounds"));
  EXPECT_EQ(encoding::encode(SizeValue::invalid("division by zero")),
            encoding::firstInvalidSize - code);
}
