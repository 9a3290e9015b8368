//===- IndexTest.cpp - index -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

/// Expects the result of `op` on two numbers.
static void expectIndex(const char *op, const char *lhs, const char *rhs,
                        const char *expected, const char *type = "index") {
  std::string body = std::string("%a = index.constant ") + lhs +
                     "\n%b = index.constant " + rhs + "\n%r = index." + op +
                     "%a, %b" + (op[0] == 'c' && op[1] == 'm' ? ")" : "") +
                     "\nreturn %r : " + type;
  expectPrograms({{type, body.c_str(), expected}});
}

static constexpr const char *least = "-9223372036854775808";

TEST(IndexTest, arithmetic) {
  expectIndex("add ", "3", "-5", "-2");
  expectIndex("sub ", least, "1", "9223372036854775807");
  expectIndex("mul ", "-3", "5", "-15");
  expectIndex("and ", "6", "3", "2");
  expectIndex("or ", "6", "3", "7");
  expectIndex("xor ", "6", "3", "5");
  expectIndex("maxs ", "-1", "1", "1");
  expectIndex("maxu ", "-1", "1", "-1");
  expectIndex("mins ", "-1", "1", "-1");
  expectIndex("minu ", "-1", "1", "1");
}

TEST(IndexTest, divisions) {
  expectIndex("divs ", "-7", "2", "-3");
  expectIndex("divu ", "-1", "2", "9223372036854775807");
  expectIndex("ceildivs ", "7", "2", "4");
  expectIndex("ceildivs ", least, "7", "-1317624576693539401");
  expectIndex("ceildivu ", "7", "2", "4");
  expectIndex("floordivs ", "-7", "2", "-4");
  expectIndex("rems ", "-7", "2", "-1");
  expectIndex("remu ", "7", "4", "3");
  expectIndex("divs ", "1", "0", "undefined: index.divs: division by zero");
  expectIndex("ceildivs ", least, "-1",
              "undefined: index.ceildivs: signed division overflows");
}

TEST(IndexTest, shifts) {
  expectIndex("shl ", "3", "2", "12");
  expectIndex("shrs ", "-8", "1", "-4");
  expectIndex("shru ", "-1", "63", "1");
  expectIndex("shl ", "1", "64", "poison");
}

TEST(IndexTest, comparisons) {
  expectIndex("cmp slt(", "-1", "1", "true", "i1");
  expectIndex("cmp ult(", "-1", "1", "false", "i1");
  expectIndex("cmp uge(", "1", "1", "true", "i1");
  expectIndex("cmp ne(", "1", "1", "false", "i1");
}

TEST(IndexTest, castsAndConstants) {
  expectPrograms({
      {"i8, i8, index, index", R"(
        %a = index.constant 200
        %minus = arith.constant -1 : i8
        %s = index.casts %a : index to i8
        %u = index.castu %a : index to i8
        %x = index.casts %minus : i8 to index
        %y = index.castu %minus : i8 to index
        return %s, %u, %x, %y : i8, i8, index, index)",
       "-56; -56; -1; 255"},
      {"i1, index", R"(
        %t = index.bool.constant true
        %n = index.sizeof
        return %t, %n : i1, index)",
       "true; 64"},
  });
}
