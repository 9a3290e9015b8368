//===- TosaTest.cpp - tosa: what depends on undecided elements --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

namespace {

TEST(TosaTest, integerOfNaN) {
  const Program rows[] = {
      {"tensor<2xi8>",
       "  %x = arith.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>\n"
       "  %r = tosa.cast %x : (tensor<2xf32>) -> tensor<2xi8>\n"
       "  return %r : tensor<2xi8>\n",
       "[poison, 1]"},
      {"tensor<2xi8>",
       "  %x = arith.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>\n"
       "  %i = tosa.cast %x : (tensor<2xf32>) -> tensor<2xi8>\n"
       "  %t = arith.constant dense<17> : tensor<256xi8>\n"
       "  %r = tosa.table %i, %t : (tensor<2xi8>, tensor<256xi8>) -> "
       "tensor<2xi8>\n"
       "  return %r : tensor<2xi8>\n",
       "undefined: tosa.table: an index, extent or bound is poison"},
  };
  expectPrograms(rows);
}

/// Makes a program that multiplies matrices, whose elements and zero points
/// have the type `type`.
std::string multiply(const char *type, const char *result) {
  std::string element = type;
  return "  %a = arith.constant dense<3> : tensor<1x1x1x" + element +
         ">\n"
         "  %p = arith.constant dense<1> : tensor<1x" +
         element +
         ">\n"
         "  %z = arith.constant dense<0> : tensor<1x" +
         element +
         ">\n"
         "  %q = tensor.cast %p : tensor<1x" +
         element + "> to tensor<1x" + element +
         ">\n"
         "  %r = tosa.matmul %a, %a, %q, %z : (tensor<1x1x1x" +
         element + ">, tensor<1x1x1x" + element + ">, tensor<1x" + element +
         ">, tensor<1x" + element + ">) -> tensor<1x1x1x" + result +
         ">\n"
         "  return %r : tensor<1x1x1x" +
         result + ">\n";
}

/// The zero points of a matrix product must be 0, except for integers of 8
/// bits.
TEST(TosaTest, zeroPointOfWideIntegers) {
  std::string narrow = multiply("i8", "i32"), wide = multiply("i32", "i64"),
              medium = multiply("i16", "i48");
  const Program rows[] = {
      {"tensor<1x1x1xi32>", narrow.c_str(), "[[[6]]]"},
      {"tensor<1x1x1xi64>", wide.c_str(),
       "undefined: tosa.matmul: zero point 1 of i32"},
      {"tensor<1x1x1xi48>", medium.c_str(),
       "undefined: tosa.matmul: zero point 1 of i16"},
      {"tensor<1xi32>",
       "  %x = arith.constant dense<3> : tensor<1xi32>\n"
       "  %p = arith.constant dense<1> : tensor<1xi32>\n"
       "  %q = tensor.cast %p : tensor<1xi32> to tensor<1xi32>\n"
       "  %r = tosa.negate %x, %q, %q : (tensor<1xi32>, tensor<1xi32>, "
       "tensor<1xi32>) -> tensor<1xi32>\n"
       "  return %r : tensor<1xi32>\n",
       "undefined: tosa.negate: zero point 1 of i32"},
  };
  expectPrograms(rows);
}

/// Multiplies a row of two elements by a column, both with elements `value`.
std::string multiplyInto64(const std::string &type, const std::string &value) {
  return "  %a = arith.constant dense<" + value + "> : tensor<1x1x2x" + type +
         ">\n"
         "  %b = arith.constant dense<" +
         value + "> : tensor<1x2x1x" + type +
         ">\n"
         "  %z = arith.constant dense<0> : tensor<1x" +
         type +
         ">\n"
         "  %r = tosa.matmul %a, %b, %z, %z : (tensor<1x1x2x" +
         type + ">, tensor<1x2x1x" + type + ">, tensor<1x" + type +
         ">, tensor<1x" + type +
         ">) -> tensor<1x1x1xi64>\n"
         "  return %r : tensor<1x1x1xi64>\n";
}

TEST(TosaTest, sumsOfProductsIn64Bits) {
  std::string fits = multiplyInto64("i32", "-2147483647"),
              sum = multiplyInto64("i32", "-2147483648"),
              product = multiplyInto64("i64", "4294967296");
  const Program rows[] = {
      {"tensor<1x1x1xi64>", fits.c_str(), "[[[9223372028264841218]]]"},
      {"tensor<1x1x1xi64>", sum.c_str(),
       "undefined: tosa.matmul: the sum overflows"},
      {"tensor<1x1x1xi64>", product.c_str(),
       "undefined: tosa.matmul: the product overflows"},
  };
  expectPrograms(rows);
}

/// An implementation may multiply weights by the zeros of the padding, and may
/// multiply all factors of a transposed convolution by zeros. If such a factor
/// is poison, infinite or NaN, the result is undecided.
TEST(TosaTest, productsWithZero) {
  const char *const weights =
      "  %f = arith.constant dense<[0x7FC00000, 2.0]> : tensor<2xf32>\n"
      "  %i = tosa.cast %f : (tensor<2xf32>) -> tensor<2xi8>\n"
      "  %z = arith.constant dense<0> : tensor<1xi8>\n"
      "  %b = arith.constant dense<0> : tensor<1xi32>\n";
  std::string padded =
      std::string(weights) +
      "  %w = tensor.expand_shape %i [[0, 1, 2, 3]] output_shape [1, 1, 2, 1] "
      ": tensor<2xi8> into tensor<1x1x2x1xi8>\n"
      "  %x = arith.constant dense<1> : tensor<1x1x1x1xi8>\n"
      "  %r = \"tosa.conv2d\"(%x, %w, %b, %z, %z) <{acc_type = i32, dilation = "
      "array<i64: 1, 1>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 1, "
      "1>}> : (tensor<1x1x1x1xi8>, tensor<1x1x2x1xi8>, tensor<1xi32>, "
      "tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x2x1xi32>\n"
      "  return %r : tensor<1x1x2x1xi32>\n";
  std::string transposed =
      std::string(weights) +
      "  %x = tensor.expand_shape %i [[0, 1, 2, 3]] output_shape [1, 1, 2, 1] "
      ": tensor<2xi8> into tensor<1x1x2x1xi8>\n"
      "  %w = arith.constant dense<1> : tensor<1x1x1x1xi8>\n"
      "  %r = \"tosa.transpose_conv2d\"(%x, %w, %b, %z, %z) <{acc_type = i32, "
      "out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>}> : "
      "(tensor<1x1x2x1xi8>, tensor<1x1x1x1xi8>, tensor<1xi32>, tensor<1xi8>, "
      "tensor<1xi8>) -> tensor<1x1x3x1xi32>\n"
      "  return %r : tensor<1x1x3x1xi32>\n";
  const Program rows[] = {
      {"tensor<1x1x2x1xi32>", padded.c_str(), "[[[[poison], [poison]]]]"},
      {"tensor<1x1x3x1xi32>", transposed.c_str(),
       "[[[[poison], [poison], [poison]]]]"},
  };
  expectPrograms(rows);
}

} // namespace
