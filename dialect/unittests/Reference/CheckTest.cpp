//===- CheckTest.cpp - assertions in the reference --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// corpus/operations/check has assertions that hold, which native code runs,
// too. This file has assertions that fail, and tests how a run ends.
//
//===----------------------------------------------------------------------===//

#include "../TestContext.h"
#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab;
using namespace padlab::test;

TEST(CheckTest, equal) {
  expectPrograms({
      {"", R"(%a = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
              %b = arith.constant dense<[1, 0, 0]> : tensor<3xi8>
              check.expect_eq(%a, %b) : tensor<3xi8>
              return)",
       "check failed: check.expect_eq: result 0[1]: expected 0, actual 2 "
       "(2 elements differ)"},
      {"", R"(%a = arith.constant 0.0 : f8E5M2
              %b = arith.constant -0.0 : f8E5M2
              check.expect_eq(%a, %b) : f8E5M2
              return)",
       "check failed: check.expect_eq: result 0: expected -0, actual 0"},
      {"", R"(%a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
              %b = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
              check.expect_eq(%a, %b) : complex<f32>
              return)",
       "check failed: check.expect_eq: result 0: expected (1, -2), actual "
       "(1, 2)"},
      {"", R"(%a = ub.poison : vector<2xi8>
              check.expect_eq(%a, %a) : vector<2xi8>
              return)",
       "undefined: check.expect_eq: compares a poison element"},
  });
}

TEST(CheckTest, close) {
  expectPrograms({
      {"", R"(%a = arith.constant 0x3F800000 : f32
              %b = arith.constant 0x3F800003 : f32
              check.expect_close(%a, %b) ulps(3) : f32
              check.expect_close(%a, %b) ulps(2) : f32
              return)",
       "check failed: check.expect_close: result 0: expected 1.00000036, "
       "actual 1"},
      // Only a NaN is close to a NaN, although the bits of this one are next to
      // those of infinity.
      {"", R"(%a = arith.constant 0x7C01 : f16
              %b = arith.constant 0x7C00 : f16
              check.expect_close(%a, %b) ulps(100) : f16
              return)",
       "check failed: check.expect_close: result 0: expected inf, actual nan"},
  });
}

TEST(CheckTest, shapes) {
  expectPrograms({
      {"", R"(%a = tensor.empty() : tensor<2x0xf32>
              check.expect_shape(%a, [2, ?]) : tensor<2x0xf32>
              check.expect_shape(%a, [2, 1]) : tensor<2x0xf32>
              return)",
       "check failed: check.expect_shape: expected [2, 1], actual [2, 0]"},
      {"", R"(%a = shape.const_shape [2, 3] : !shape.shape
              check.expect_shape(%a, [2]) : !shape.shape
              return)",
       "check failed: check.expect_shape: expected [2], actual [2, 3]"},
      // The encoded shape is unranked.
      {"", R"(%a = arith.constant dense<1> : tensor<1xindex>
              check.expect_shape(%a, []) encoded : tensor<1xindex>
              return)",
       "check failed: check.expect_shape: expected [], actual [*]"},
  });
}

TEST(CheckTest, errorsOfValues) {
  expectPrograms({
      {"", R"(%a = shape.const_size 2
              check.expect_error(%a) "" : !shape.size
              return)",
       "check failed: check.expect_error: expected an error with '', actual 2"},
      // The value has code 3, which the second assertion does not list. In the
      // rows after it, an unknown size and an unranked shape are no errors.
      {"", R"(%a = arith.constant -5 : index
              check.expect_error(%a) "x" codes [3, 4] : index
              check.expect_error(%a) "x" codes [2, 4] : index
              return)",
       "check failed: check.expect_error: expected an error with 'x', actual "
       "-5"},
      {"", R"(%a = arith.constant -1 : index
              check.expect_error(%a) "" : index
              return)",
       "check failed: check.expect_error: expected an error with '', actual "
       "-1"},
      // The code of the least size is the largest one.
      {"", R"(%a = arith.constant -9223372036854775808 : index
              check.expect_error(%a) "x" codes [9223372036854775806] : index
              check.expect_error(%a) "" : index
              return)",
       ""},
      // An empty tensor is an invalid shape without a message.
      {"", R"(%a = arith.constant dense<> : tensor<0xindex>
              check.expect_error(%a) "" : tensor<0xindex>
              check.expect_error(%a) "x" codes [3] : tensor<0xindex>
              return)",
       "check failed: check.expect_error: expected an error with 'x', actual "
       "[]"},
      {"", R"(%a = arith.constant dense<1> : tensor<1xindex>
              check.expect_error(%a) "" : tensor<1xindex>
              return)",
       "check failed: check.expect_error: expected an error with '', actual "
       "[1]"},
  });
}

static Interpretation interpretBody(llvm::StringRef body) {
  std::string text =
      ("func.func @main() attributes {padlab.seed = 0} {\n" + body + "\n}\n")
          .str();
  return interpret(parseCase(text));
}

TEST(CheckTest, announcedErrors) {
  Interpretation held = interpretBody(R"(
    check.expect_error "extents"
    check.expect_error ""
    %no = arith.constant false
    cf.assert %no, "the extents differ"
    return)");
  EXPECT_EQ(held.status, Interpretation::Status::Error);
  EXPECT_EQ(held.reason, "the extents differ");
  EXPECT_TRUE(held.isAnnounced);

  Interpretation unannounced = interpretBody(R"(
    %no = arith.constant false
    cf.assert %no, "the extents differ"
    return)");
  EXPECT_EQ(unannounced.status, Interpretation::Status::Error);
  EXPECT_FALSE(unannounced.isAnnounced);

  Interpretation other = interpretBody(R"(
    check.expect_error "rank"
    %no = arith.constant false
    cf.assert %no, "the extents differ"
    return)");
  EXPECT_EQ(other.str(), "check failed: check.expect_error: expected an error "
                         "with 'rank', but the run ends with 'the extents "
                         "differ'");

  Interpretation returned = interpretBody(R"(
    check.expect_error "rank"
    return)");
  EXPECT_EQ(returned.str(), "check failed: check.expect_error: expected an "
                            "error with 'rank', but the run ends without one");

  // An undefined operation stays undefined.
  Interpretation undefined = interpretBody(R"(
    check.expect_error "rank"
    %c0 = arith.constant 0 : i32
    %q = arith.divsi %c0, %c0 : i32
    return)");
  EXPECT_EQ(undefined.status, Interpretation::Status::Undefined);
}
