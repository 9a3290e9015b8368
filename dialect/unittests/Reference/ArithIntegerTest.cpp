//===- ArithIntegerTest.cpp - arith on integers, constants, select --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(ArithIntegerTest, wraps) {
  expectBinary({
      {"arith.addi", "i8", "127", "1", "-128"},
      {"arith.addi", "i1", "true", "true", "false"},
      {"arith.addi", "index", "-3", "5", "2"},
      {"arith.addi", "i64", "9223372036854775807", "1", "-9223372036854775808"},
      {"arith.subi", "i8", "-128", "1", "127"},
      {"arith.muli", "i16", "300", "300", "24464"},
      {"arith.addi", "i8", "poison", "1", "poison"},
      {"arith.muli", "i8", "0", "poison", "poison"},
  });
}

TEST(ArithIntegerTest, flagsThatAreViolatedGivePoison) {
  expectBinary({
      {"arith.addi", "i8", "127", "1", "poison", "overflow<nsw>"},
      {"arith.addi", "i8", "127", "1", "-128", "overflow<nuw>"},
      {"arith.addi", "i8", "-1", "1", "poison", "overflow<nuw>"},
      {"arith.addi", "i8", "-1", "1", "0", "overflow<nsw>"},
      {"arith.subi", "i8", "0", "1", "poison", "overflow<nuw>"},
      {"arith.subi", "i8", "-128", "1", "poison", "overflow<nsw>"},
      {"arith.muli", "i8", "16", "8", "poison", "overflow<nsw>"},
      {"arith.muli", "i8", "16", "8", "-128", "overflow<nuw>"},
      {"arith.muli", "i8", "16", "16", "poison", "overflow<nsw, nuw>"},
      {"arith.shli", "i8", "64", "1", "poison", "overflow<nsw>"},
      {"arith.shli", "i8", "64", "1", "-128", "overflow<nuw>"},
      {"arith.shli", "i8", "-128", "1", "poison", "overflow<nuw>"},
      {"arith.divui", "i8", "7", "2", "poison", "exact"},
      {"arith.divui", "i8", "8", "2", "4", "exact"},
      {"arith.divsi", "i8", "-7", "2", "poison", "exact"},
      {"arith.shrui", "i8", "5", "1", "poison", "exact"},
      {"arith.shrui", "i8", "4", "1", "2", "exact"},
      {"arith.shrsi", "i8", "-3", "1", "poison", "exact"},
  });
}

TEST(ArithIntegerTest, dividesAndRounds) {
  expectBinary({
      {"arith.divui", "i8", "-1", "2", "127"},
      {"arith.divsi", "i8", "-7", "2", "-3"},
      {"arith.remui", "i8", "-1", "10", "5"},
      {"arith.remsi", "i8", "-7", "2", "-1"},
      {"arith.ceildivui", "i8", "7", "2", "4"},
      {"arith.ceildivui", "i8", "-1", "2", "-128"},
      {"arith.ceildivsi", "i8", "-7", "2", "-3"},
      {"arith.ceildivsi", "i8", "7", "2", "4"},
      {"arith.ceildivsi", "i8", "-128", "127", "-1"},
      {"arith.floordivsi", "i8", "-7", "2", "-4"},
      {"arith.floordivsi", "i8", "7", "2", "3"},
      {"arith.divsi", "i8", "poison", "2", "poison"},
  });
}

TEST(ArithIntegerTest, undefinedDivisions) {
  for (const char *op :
       {"arith.divui", "arith.divsi", "arith.remui", "arith.remsi",
        "arith.ceildivui", "arith.ceildivsi", "arith.floordivsi"}) {
    std::string prefix = std::string("undefined: ") + op + ": ";
    expectBinary({
        {op, "i8", "5", "0", (prefix + "division by zero").c_str()},
        {op, "i8", "5", "poison", (prefix + "the divisor is poison").c_str()},
    });
  }
  for (const char *op :
       {"arith.divsi", "arith.remsi", "arith.ceildivsi", "arith.floordivsi"}) {
    std::string expected =
        std::string("undefined: ") + op + ": signed division overflows";
    expectBinary({
        {op, "i8", "-128", "-1", expected.c_str()},
        {op, "i8", "poison", "-1", expected.c_str()},
    });
  }
}

TEST(ArithIntegerTest, bitsAndShifts) {
  expectBinary({
      {"arith.andi", "i8", "12", "10", "8"},
      {"arith.ori", "i8", "12", "10", "14"},
      {"arith.xori", "i8", "12", "-1", "-13"},
      {"arith.shli", "i8", "3", "6", "-64"},
      {"arith.shrui", "i8", "-2", "1", "127"},
      {"arith.shrsi", "i8", "-2", "1", "-1"},
      {"arith.shli", "i8", "1", "8", "poison"},
      {"arith.shrui", "i8", "1", "8", "poison"},
      {"arith.shrsi", "i8", "1", "-1", "poison"},
      {"arith.shli", "i1", "true", "true", "poison"},
  });
}

TEST(ArithIntegerTest, orders) {
  expectBinary({
      {"arith.maxsi", "i8", "-1", "1", "1"},
      {"arith.maxui", "i8", "-1", "1", "-1"},
      {"arith.minsi", "i8", "-1", "1", "-1"},
      {"arith.minui", "i8", "-1", "1", "1"},
      {"arith.cmpi eq,", "i8", "3", "3", "true", "", "i1"},
      {"arith.cmpi ne,", "i8", "3", "3", "false", "", "i1"},
      {"arith.cmpi slt,", "i8", "-1", "1", "true", "", "i1"},
      {"arith.cmpi ult,", "i8", "-1", "1", "false", "", "i1"},
      {"arith.cmpi sle,", "i8", "1", "1", "true", "", "i1"},
      {"arith.cmpi ule,", "i8", "2", "1", "false", "", "i1"},
      {"arith.cmpi sgt,", "index", "-1", "1", "false", "", "i1"},
      {"arith.cmpi ugt,", "index", "-1", "1", "true", "", "i1"},
      {"arith.cmpi sge,", "i1", "true", "false", "false", "", "i1"},
      {"arith.cmpi uge,", "i1", "true", "false", "true", "", "i1"},
      {"arith.cmpi eq,", "i8", "poison", "3", "poison", "", "i1"},
  });
}

TEST(ArithIntegerTest, extendedResults) {
  expectPrograms({
      {"i8, i1", R"(
        %a = arith.constant -1 : i8
        %b = arith.constant 2 : i8
        %s, %o = arith.addui_extended %a, %b : i8, i1
        return %s, %o : i8, i1)",
       "1; true"},
      {"i8, i8", R"(
        %a = arith.constant -1 : i8
        %b = arith.constant 2 : i8
        %l, %h = arith.mului_extended %a, %b : i8
        return %l, %h : i8, i8)",
       "-2; 1"},
      {"i8, i8", R"(
        %a = arith.constant -1 : i8
        %b = arith.constant 2 : i8
        %l, %h = arith.mulsi_extended %a, %b : i8
        return %l, %h : i8, i8)",
       "-2; -1"},
  });
}

TEST(ArithIntegerTest, constantsAndTensors) {
  expectPrograms({
      {"tensor<2x3xi8>, tensor<2xf32>, tensor<i1>, tensor<0xindex>", R"(
        %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
        %1 = arith.constant dense<-0.5> : tensor<2xf32>
        %2 = arith.constant dense<true> : tensor<i1>
        %3 = arith.constant dense<> : tensor<0xindex>
        return %0, %1, %2, %3
          : tensor<2x3xi8>, tensor<2xf32>, tensor<i1>, tensor<0xindex>)",
       "[[1, 2, 3], [4, 5, 6]]; [-0.5, -0.5]; true; []"},
      {"tensor<2xi8>", R"(
        %0 = arith.constant dense<[1, 2]> : tensor<2xi8>
        %1 = arith.constant dense<[3, 127]> : tensor<2xi8>
        %2 = arith.addi %0, %1 : tensor<2xi8>
        return %2 : tensor<2xi8>)",
       "[4, -127]"},
      {"tensor<2xi8>", R"(
        %0 = arith.constant dense<[1, 2]> : tensor<2xi8>
        %1 = tensor.empty() : tensor<2xi8>
        %2 = arith.addi %0, %1 : tensor<2xi8>
        return %2 : tensor<2xi8>)",
       "[poison, poison]"},
      {"tensor<?xi8>", R"(
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %0 = tensor.empty(%c2) : tensor<?xi8>
        %1 = tensor.empty(%c3) : tensor<?xi8>
        %2 = arith.addi %0, %1 : tensor<?xi8>
        return %2 : tensor<?xi8>)",
       "undefined: arith.addi: operands differ in shape"},
      {"", R"(
        %0 = arith.constant 1 : i129
        return)",
       "unsupported: arith.constant: type i129"},
  });
}

TEST(ArithIntegerTest, selects) {
  expectPrograms({
      {"i8, i8", R"(
        %t = arith.constant true
        %f = arith.constant false
        %a = arith.constant 1 : i8
        %p = ub.poison : i8
        %0 = arith.select %t, %a, %p : i8
        %1 = arith.select %f, %a, %p : i8
        return %0, %1 : i8, i8)",
       "1; poison"},
      {"tensor<2xi8>", R"(
        %c = arith.constant dense<[true, false]> : tensor<2xi1>
        %a = arith.constant dense<1> : tensor<2xi8>
        %b = arith.constant dense<2> : tensor<2xi8>
        %0 = arith.select %c, %a, %b : tensor<2xi1>, tensor<2xi8>
        return %0 : tensor<2xi8>)",
       "[1, 2]"},
      {"tensor<2xi8>", R"(
        %c = arith.constant false
        %a = arith.constant dense<1> : tensor<2xi8>
        %b = tensor.empty() : tensor<2xi8>
        %0 = arith.select %c, %a, %b : tensor<2xi8>
        return %0 : tensor<2xi8>)",
       "[poison, poison]"},
      {"i8", R"(
        %c = ub.poison : i1
        %a = arith.constant 1 : i8
        %0 = arith.select %c, %a, %a : i8
        return %0 : i8)",
       "poison"},
      {"tensor<2xi8>", R"(
        %c = ub.poison : i1
        %a = arith.constant dense<1> : tensor<2xi8>
        %0 = arith.select %c, %a, %a : tensor<2xi8>
        return %0 : tensor<2xi8>)",
       "[poison, poison]"},
      {"tensor<2xi8>", R"(
        %c = tensor.empty() : tensor<2xi1>
        %t = arith.constant true
        %i = arith.constant 1 : index
        %d = tensor.insert %t into %c[%i] : tensor<2xi1>
        %a = arith.constant dense<1> : tensor<2xi8>
        %0 = arith.select %d, %a, %a : tensor<2xi1>, tensor<2xi8>
        return %0 : tensor<2xi8>)",
       "[poison, 1]"},
  });
}
