//===- ShapeArithmeticTest.cpp - shape: sizes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRows.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(ShapeArithmeticTest, makingAndConverting) {
  expectRows({
      {"const_size", "", "", SIZE, "10", "{value = 10 : index}"},
      {"const_size", "", "", SIZE,
       "undefined: shape.const_size: the size -1 is negative",
       "{value = -1 : index}"},
      {"index_to_size", INDEX, "7", SIZE, "7"},
      {"index_to_size", INDEX, "-7", SIZE,
       "undefined: shape.index_to_size: the size -7 is negative"},
      {"index_to_size", INDEX, "poison", SIZE,
       "undefined: shape.index_to_size: an index, extent or bound is poison"},
      {"size_to_index", SIZE, "7", INDEX, "7"},
      {"size_to_index", INDEX, "-7", INDEX, "-7"},
      {"size_to_index", SIZE, "?", INDEX,
       "undefined: shape.size_to_index: an index cannot hold the size ?"},
      {"size_to_index", SIZE, "[invalid]", INDEX,
       "undefined: shape.size_to_index: an index cannot hold the size "
       "[invalid]"},
  });
}

TEST(ShapeArithmeticTest, sizes) {
  expectRows({
      {"add", SIZE "; " SIZE, "2; 3", SIZE, "5"},
      {"add", SIZE "; " INDEX, "2; 3", SIZE, "5"},
      {"add", INDEX "; " INDEX, "2; 3", SIZE, "5"},
      {"mul", SIZE "; " SIZE, "2; 3", SIZE, "6"},
      {"div", SIZE "; " SIZE, "7; 2", SIZE, "3"},
      {"div", SIZE "; " SIZE, "0; 2", SIZE, "0"},
      {"add", SIZE "; " INDEX, "2; -3", SIZE,
       "undefined: shape.add: the size -3 is negative"},
      {"add", INDEX "; " INDEX, "-2; 3", SIZE,
       "undefined: shape.add: the size -2 is negative"},
      {"add", SIZE "; " SIZE, "9223372036854775807; 1", SIZE,
       "undefined: shape.add: the size overflows"},
      {"mul", SIZE "; " SIZE, "4611686018427387904; 2", SIZE,
       "undefined: shape.mul: the size overflows"},
  });
}

/// The document of the shape dialect says: `<unknown> + x == <unknown>`, for
/// all x that are not errors.
TEST(ShapeArithmeticTest, unknownAbsorbs) {
  expectRows({
      {"add", SIZE "; " SIZE, "?; 3", SIZE, "?"},
      {"add", SIZE "; " SIZE, "3; ?", SIZE, "?"},
      {"mul", SIZE "; " SIZE, "?; 0", SIZE, "?"},
      {"mul", SIZE "; " INDEX, "?; 0", SIZE, "?"},
      {"div", SIZE "; " SIZE, "0; ?", SIZE, "?"},
      {"div", SIZE "; " SIZE, "?; 2", SIZE, "?"},
  });
}

TEST(ShapeArithmeticTest, theFirstErrorWins) {
  expectRows({
      {"add", SIZE "; " SIZE, "[invalid: a]; [invalid: b]", SIZE,
       "[invalid: a]"},
      {"add", SIZE "; " SIZE, "?; [invalid: b]", SIZE, "[invalid: b]"},
      {"mul", SIZE "; " INDEX, "[invalid: a]; 0", SIZE, "[invalid: a]"},
      {"div", SIZE "; " SIZE, "[invalid: a]; 0", SIZE, "[invalid: a]"},
      {"div", SIZE "; " SIZE, "3; 0", SIZE, "[invalid: division by zero]"},
      {"div", SIZE "; " INDEX, "?; 0", SIZE, "[invalid: division by zero]"},
      {"div", INDEX "; " INDEX, "3; 0", SIZE, "[invalid: division by zero]"},
      {"div", SIZE "; " SIZE, "0; [invalid: b]", SIZE, "[invalid: b]"},
  });
}

/// Plain indices may be negative, unlike sizes.
TEST(ShapeArithmeticTest, indices) {
  expectRows({
      {"add", INDEX "; " INDEX, "-2; -3", INDEX, "-5"},
      {"add", INDEX "; " INDEX, "9223372036854775807; 1", INDEX,
       "-9223372036854775808"},
      {"mul", INDEX "; " INDEX, "-2; 3", INDEX, "-6"},
      {"mul", INDEX "; " INDEX, "4611686018427387904; 4", INDEX, "0"},
      {"div", INDEX "; " INDEX, "7; 2", INDEX, "3"},
      {"div", INDEX "; " INDEX, "-7; 2", INDEX, "-4"},
      {"div", INDEX "; " INDEX, "7; -2", INDEX, "-4"},
      {"div", INDEX "; " INDEX, "-7; -2", INDEX, "3"},
      {"div", INDEX "; " INDEX, "-6; 2", INDEX, "-3"},
      {"div", INDEX "; " INDEX, "7; 0", INDEX,
       "undefined: shape.div: division by zero"},
      {"div", INDEX "; " INDEX, "-9223372036854775808; -1", INDEX,
       "undefined: shape.div: the quotient overflows"},
      {"add", INDEX "; " INDEX, "1; poison", INDEX,
       "undefined: shape.add: an index, extent or bound is poison"},
  });
}
