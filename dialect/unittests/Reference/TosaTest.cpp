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

} // namespace
