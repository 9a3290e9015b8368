//===- StdArithmeticTest.cpp - std on scalars, tensors, vectors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace padlab::test;

static constexpr const char *nan32 = "0x7FC00000", *inf32 = "0x7F800000";

TEST(StdArithmeticTest, integers) {
  expectBinary({
      {"std.addi", "i8", "127", "1", "-128"},
      {"std.addi", "i64", "-1", "1", "0"},
      {"std.addi", "index", "3", "4", "7"},
      {"std.addi", "i8", "poison", "1", "poison"},
      {"std.and", "i8", "12", "10", "8"},
      {"std.or", "i8", "12", "10", "14"},
      {"std.xor", "i8", "12", "10", "6"},
      {"std.xor", "i1", "true", "true", "false"},
  });
}

/// The document's own examples, and the cases that it leaves open.
TEST(StdArithmeticTest, divisions) {
  expectBinary({
      {"std.divis", "i16", "6", "-2", "-3"},
      {"std.divis", "i16", "-7", "2", "-3"},
      {"std.diviu", "i16", "6", "-2", "0"},
      {"std.diviu", "i16", "-2", "6", "10922"},
      {"std.remis", "i16", "6", "-2", "0"},
      {"std.remis", "i16", "-7", "2", "-1"},
      {"std.remiu", "i16", "6", "-2", "6"},
      {"std.divis", "i8", "1", "0", "undefined: std.divis: division by zero"},
      {"std.diviu", "i8", "1", "0", "undefined: std.diviu: division by zero"},
      {"std.remis", "i8", "1", "0", "undefined: std.remis: division by zero"},
      {"std.remiu", "i8", "1", "0", "undefined: std.remiu: division by zero"},
      {"std.divis", "i8", "-128", "-1",
       "undefined: std.divis: signed division overflows"},
      {"std.remis", "i8", "-128", "-1",
       "undefined: std.remis: signed division overflows"},
      {"std.diviu", "i8", "-128", "-1", "0"},
      {"std.divis", "i8", "1", "poison",
       "undefined: std.divis: the divisor is poison"},
      {"std.divis", "i8", "poison", "2", "poison"},
  });
}

TEST(StdArithmeticTest, comparisons) {
  struct Row {
    const char *predicate;
    const char *expected; ///< Results for -1 and 1, 1 and 1, 1 and -1.
  };
  for (Row row : std::vector<Row>{{"eq", "[false, true, false]"},
                                  {"ne", "[true, false, true]"},
                                  {"slt", "[true, false, false]"},
                                  {"sle", "[true, true, false]"},
                                  {"sgt", "[false, false, true]"},
                                  {"sge", "[false, true, true]"},
                                  {"ult", "[false, false, true]"},
                                  {"ule", "[false, true, true]"},
                                  {"ugt", "[true, false, false]"},
                                  {"uge", "[true, true, false]"}}) {
    std::string body = llvm::formatv(R"(
        %a = std.constant dense<[-1, 1, 1]> : tensor<3xi8>
        %b = std.constant dense<[1, 1, -1]> : tensor<3xi8>
        %r = std.cmpi "{0}", %a, %b : tensor<3xi8>
        std.return %r : tensor<3xi1>)",
                                     row.predicate);
    expectPrograms({{"tensor<3xi1>", body.c_str(), row.expected}});
  }
}

TEST(StdArithmeticTest, floats) {
  expectBinary({
      {"std.addf", "f32", "1.5", "2.25", "3.75"},
      {"std.addf", "f64", "0.1", "0.2", "0.30000000000000004"},
      {"std.addf", "f16", "2048.0", "1.0", "2048"},
      {"std.addf", "bf16", "256.0", "1.0", "256"},
      {"std.mulf", "f32", inf32, "0.0", "nan"},
      {"std.mulf", "f8E5M2", "1.5", "1.5", "2"},
      // Results that are too large are infinite if the type has an infinity,
      // and NaN if it has a NaN but no infinity.
      {"std.mulf", "f8E5M2", "57344.0", "2.0", "inf"},
      {"std.mulf", "f8E4M3FN", "448.0", "2.0", "nan"},
      {"std.copysign", "f32", "1.5", "-0.0", "-1.5"},
      {"std.copysign", "f8E5M2", "-2.0", "1.0", "2"},
      {"std.copysign", "f32", nan32, "-1.0", "nan"},
      {"std.copysign", "f32", "1.0", nan32, "poison"},
  });
}

TEST(StdArithmeticTest, unary) {
  expectUnary({
      {"std.absf", "f32", "-1.5", "1.5"},
      {"std.absf", "f8E4M3FN", "-448.0", "448"},
      {"std.absf", "f64", "-0.0", "0"},
      {"std.negf", "f32", "0.0", "-0"},
      {"std.negf", "bf16", "2.0", "-2"},
      {"std.negf", "f32", "poison", "poison"},
      {"std.ceilf", "f32", "1.25", "2"},
      {"std.ceilf", "f16", "-0.5", "-0"},
      {"std.ceilf", "f8E5M2", "0.0625", "1"},
      {"std.ceilf", "f64", "-1.5", "-1"},
      {"std.sqrt", "f64", "2.0", "1.4142135623730951"},
      {"std.sqrt", "f32", "2.0", "1.41421354"},
      {"std.sqrt", "f16", "2.0", "1.4141"},
      {"std.sqrt", "f8E5M2", "2.0", "1.5"},
      {"std.sqrt", "f32", "-1.0", "nan"},
      {"std.sqrt", "f80", "2.0", "unsupported: std.sqrt: type f80"},
      {"std.sqrt", "f128", "2.0", "unsupported: std.sqrt: type f128"},
      {"std.cos", "f32", "0.0", "1"},
      {"std.cos", "f64", "1.0", "0.54030230586813977"},
      {"std.cos", "f8E5M2", "1.0", "0.5"},
      {"std.exp", "f32", "1.0", "2.71828175"},
      {"std.exp", "bf16", "1.0", "2.719"},
      {"std.exp", "f32", "0xFF800000", "0"},
      {"std.tanh", "f32", inf32, "1"},
      {"std.tanh", "f16", "-0.0", "-0"},
      {"std.tanh", "f32", "poison", "poison"},
  });
}

/// The rule for f8: extend to f32, compute there, round once. For all pairs,
/// computing in f8 gives the same.
TEST(StdArithmeticTest, smallFloatsAreComputedAsInF32) {
  using llvm::APFloat;
  constexpr auto nearest = APFloat::rmNearestTiesToEven;
  for (const llvm::fltSemantics *semantics :
       {&APFloat::Float8E5M2(), &APFloat::Float8E4M3FN()})
    for (unsigned pair = 0; pair < 65536; ++pair) {
      APFloat a(*semantics, llvm::APInt(8, pair & 255));
      APFloat b(*semantics, llvm::APInt(8, pair >> 8));
      bool losesInfo = false;
      APFloat wideA = a, wideB = b;
      wideA.convert(APFloat::IEEEsingle(), nearest, &losesInfo);
      wideB.convert(APFloat::IEEEsingle(), nearest, &losesInfo);
      auto check = [&](APFloat narrow, APFloat wide) {
        wide.convert(*semantics, nearest, &losesInfo);
        EXPECT_TRUE((narrow.isNaN() && wide.isNaN()) ||
                    narrow.bitwiseIsEqual(wide))
            << pair;
      };
      APFloat sum = a, wideSum = wideA, product = a, wideProduct = wideA;
      sum.add(b, nearest);
      wideSum.add(wideB, nearest);
      check(sum, wideSum);
      product.multiply(b, nearest);
      wideProduct.multiply(wideB, nearest);
      check(product, wideProduct);
    }
}

TEST(StdArithmeticTest, shapes) {
  expectPrograms({
      {"tensor<2x2xi32>, tensor<*xf32>", R"(
        %a = std.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
        %0 = std.addi %a, %a : tensor<2x2xi32>
        %b = std.constant dense<[1.5, -2.5]> : tensor<2xf32>
        %u = std.tensor_cast %b : tensor<2xf32> to tensor<*xf32>
        %1 = std.mulf %u, %u : tensor<*xf32>
        std.return %0, %1 : tensor<2x2xi32>, tensor<*xf32>)",
       "[[2, 4], [6, 8]]; [2.25, 6.25]"},
      {"f32, i1", R"(
        %c1 = std.constant 1 : index
        %a = std.constant dense<[1.5, -2.5]> : vector<2xf32>
        %0 = std.absf %a : vector<2xf32>
        %1 = std.addf %0, %a : vector<2xf32>
        %2 = std.extract_element %1[%c1] : vector<2xf32>
        %b = std.constant dense<[3, 4]> : vector<2xi32>
        %3 = std.cmpi "eq", %b, %b : vector<2xi32>
        %4 = std.extract_element %3[%c1] : vector<2xi1>
        std.return %2, %4 : f32, i1)",
       "0; true"},
      {"tensor<*xf32>", R"(
        %a = std.constant dense<1.0> : tensor<2xf32>
        %b = std.constant dense<1.0> : tensor<3xf32>
        %u = std.tensor_cast %a : tensor<2xf32> to tensor<*xf32>
        %v = std.tensor_cast %b : tensor<3xf32> to tensor<*xf32>
        %0 = std.addf %u, %v : tensor<*xf32>
        std.return %0 : tensor<*xf32>)",
       "undefined: std.addf: operands differ in shape"},
  });
}

TEST(StdArithmeticTest, choices) {
  expectPrograms({
      {"i32, tensor<3xi32>, i32", R"(
        %c = std.constant false
        %a = std.constant 1 : i32
        %b = std.constant 2 : i32
        %0 = std.select %c, %a, %b : i32
        %m = std.constant dense<[true, false, true]> : tensor<3xi1>
        %x = std.constant dense<[1, 2, 3]> : tensor<3xi32>
        %y = std.constant dense<[4, 5, 6]> : tensor<3xi32>
        %1 = std.select %m, %x, %y : tensor<3xi32>
        %i = std.constant 1 : index
        %vm = std.constant dense<[true, false]> : vector<2xi1>
        %vx = std.constant dense<[7, 8]> : vector<2xi32>
        %vy = std.constant dense<[9, 10]> : vector<2xi32>
        %v = std.select %vm, %vx, %vy : vector<2xi32>
        %2 = std.extract_element %v[%i] : vector<2xi32>
        std.return %0, %1, %2 : i32, tensor<3xi32>, i32)",
       "2; [1, 5, 3]; 10"},
      // With cmpi this selects the smaller of two values.
      {"i32", R"(
        %a = std.constant -1 : i32
        %b = std.constant 2 : i32
        %c = std.cmpi "slt", %a, %b : i32
        %0 = std.select %c, %a, %b : i32
        std.return %0 : i32)",
       "-1"},
      {"i32, i32", R"(
        %c = std.constant true
        %a = std.constant 1 : i32
        %p = ub.poison : i32
        %0 = std.select %c, %a, %p : i32
        %1 = std.select %c, %p, %a : i32
        std.return %0, %1 : i32, i32)",
       "1; poison"},
      {"i32", R"(
        %p = ub.poison : i1
        %a = std.constant 1 : i32
        %0 = std.select %p, %a, %a : i32
        std.return %0 : i32)",
       "poison"},
  });
}
