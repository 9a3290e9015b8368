//===- InputsTest.cpp - concrete inputs from a seed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestContext.h"

#include "padlab/dialect/Inputs.h"

#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace padlab;

static SmallVector<RuntimeValue> getInputs(StringRef arguments,
                                           StringRef seed = "42") {
  return materializeInputs(test::parseCase(
      ("func.func @main(" + arguments + ") attributes {padlab.seed = " + seed +
       " : i64} { return }")
          .str()));
}

static std::string getText(StringRef arguments, StringRef seed = "42") {
  std::string text;
  for (const RuntimeValue &value : getInputs(arguments, seed))
    text += (text.empty() ? "" : "; ") + toString(value);
  return text;
}

// These values define the format of inputs: they must never change.
TEST(InputsTest, goldenValues) {
  EXPECT_EQ(getText("%a: tensor<3x4xf32>"),
            "[[0, -5, -4, -1], [3, -7, 0, -2], [3.40282347E+38, 3, 7, 5]]");
  EXPECT_EQ(getText("%a: tensor<4xf32>, %b: tensor<2x2xi32>"),
            "[0, -5, -4, -1]; [[-7, -7], [4, 2]]");
  EXPECT_EQ(getText("%a: i1, %b: i8, %c: i64, %d: f16, %e: bf16, %f: f64"),
            "false; -7; -3; 4; 2; -7");
  EXPECT_EQ(getText("%a: tensor<8xi1>, %b: tensor<8xi3>", "7"),
            "[false, false, false, true, false, false, false, false]; "
            "[-3, -1, 0, -4, -4, 1, 0, 1]");
}

TEST(InputsTest, goldenValuesOfOtherTypes) {
  EXPECT_EQ(getText("%a: tensor<6xf8E5M2>, %b: tensor<6xf8E4M3FN>", "7"),
            "[-5.7E+4, nan, 4, 0.000015, 4, -2]; "
            "[5, -0.0137, 0, -4, 4, -7]");
  EXPECT_EQ(getText("%a: tensor<3xcomplex<f32>>, %b: complex<i8>"),
            "[(-6, -7), (0, 2), (-5, 5)]; (4, 2)");
  EXPECT_EQ(getText("%a: ui8, %b: tensor<4xsi16>"), "0; [-7, -7, 4, 2]");
  EXPECT_EQ(getText("%a: tensor<*xf32> {padlab.extents = array<i64: 3, 4>}"),
            getText("%a: tensor<3x4xf32>"));
  EXPECT_EQ(getText("%a: !shape.size, %b: !shape.shape, %c: !shape.witness, "
                    "%d: !shape.shape, %e: !shape.size"),
            "3; []; passing; [2, 3, 0]; 1");
}

/// Computes `mix` of the rule in Inputs.h, which the tests below implement
/// again from the comment in the header.
static uint64_t mix(uint64_t x) {
  x += 0x9E3779B97F4A7C15;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
  return x ^ (x >> 31);
}

TEST(InputsTest, followsTheDocumentedRule) {
  Type i32 = Builder(test::getContext()).getI32Type();
  const int64_t specials[] = {0, -1, INT32_MIN, INT32_MAX};
  for (uint64_t seed : {0, 1, 12345})
    for (uint64_t argument : {0, 3})
      for (uint64_t element = 0; element < 200; ++element) {
        uint64_t w = mix(mix(mix(seed) + argument) + element), c = w / 8;
        int64_t expected = w % 8 != 0 ? int64_t(c % 16) - 8 : specials[c % 4];
        EXPECT_EQ(deriveElement(i32, seed, argument, element).getSExtValue(),
                  expected);
      }
}

TEST(InputsTest, anArgumentDependsOnNoOther) {
  std::string second = toString(getInputs("%a: f32, %b: tensor<9xf32>")[1]);
  EXPECT_EQ(toString(getInputs("%a: tensor<5xi8>, %b: tensor<9xf32>")[1]),
            second);
  EXPECT_NE(toString(getInputs("%a: tensor<9xf32>")[0]), second);
  EXPECT_NE(getText("%a: tensor<9xf32>", "1"),
            getText("%a: tensor<9xf32>", "2"));
}

TEST(InputsTest, everySpecialValueOccurs) {
  Builder b(test::getContext());
  for (Type type : {Type(b.getF16Type()), Type(b.getBF16Type()),
                    Type(b.getF32Type()), Type(b.getF64Type())}) {
    std::set<std::string> classes;
    unsigned small = 0, total = 4000;
    for (unsigned i = 0; i < total; ++i) {
      llvm::APFloat value = deriveElement(type, 5, 0, i).getFloat();
      std::string sign = value.isNegative() ? "-" : "+";
      if (value.isNaN())
        classes.insert("nan");
      else if (value.isInfinity())
        classes.insert(sign + "inf");
      else if (value.isZero())
        classes.insert(sign + "zero");
      else if (value.isDenormal())
        classes.insert(sign + (value.isSmallest() ? "smallest" : "denormal"));
      else if (value.isLargest())
        classes.insert(sign + "largest");
      else {
        EXPECT_TRUE(value.isInteger());
        ++small;
      }
    }
    EXPECT_EQ(classes.size(), 11u);
    // 7/8 of the values are small integers, of which 1/16 are zeros, which are
    // not counted here.
    EXPECT_NEAR(small / double(total), 7.0 / 8 * 15 / 16, 0.03);
  }
}

TEST(InputsTest, scalarIndicesAreSmall) {
  std::set<int64_t> seen;
  for (int seed = 0; seed < 100; ++seed) {
    RuntimeValue value = getInputs("%n: index", std::to_string(seed))[0];
    seen.insert(std::get<Element>(value).getSExtValue());
  }
  EXPECT_EQ(seen, (std::set<int64_t>{0, 1, 2, 3}));
}

TEST(InputsTest, givenValuesReplaceDerivedOnes) {
  EXPECT_EQ(
      getText("%a: index {padlab.value = 7 : index},"
              "%b: f16 {padlab.value = -1.5 : f16},"
              "%c: i1 {padlab.value = true},"
              "%d: tensor<2x2xi8> {padlab.value = dense<[[1, 2], [3, -4]]>"
              " : tensor<2x2xi8>},"
              "%e: tensor<3xbf16> {padlab.value = dense<0.5> : "
              "tensor<3xbf16>},"
              "%f: tensor<?xi1> {padlab.extents = array<i64: 2>,"
              " padlab.value = dense<[true, false]> : tensor<2xi1>},"
              "%g: tensor<f64> {padlab.value = dense<0x7FF8000000000000> :"
              " tensor<f64>},"
              "%h: tensor<2xindex> {padlab.value = dense<[4, 5]> : "
              "tensor<2xindex>}"),
      "7; -1.5; true; [[1, 2], [3, -4]]; [0.5, 0.5, 0.5]; [true, false]; "
      "nan; [4, 5]");
}

TEST(InputsTest, shapeValuesFollowTheDocumentedRule) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    uint64_t w = mix(mix(mix(seed) + 0) + 0), c = w / 8;
    std::string size = c % 2 == 0 ? "?" : "[invalid]",
                shape = c % 2 == 0 ? "[*]" : "[invalid]", witness = "failing";
    if (w % 8 != 0) {
      size = std::to_string(c % 5);
      witness = "passing";
      shape = "[";
      for (uint64_t d = 0; d < c % 5; ++d) {
        uint64_t extent = mix(w + d);
        shape += d == 0 ? "" : ", ";
        shape += extent % 8 == 0 ? "?" : std::to_string(extent / 8 % 5);
      }
      shape += "]";
    }
    std::string text = std::to_string(seed);
    EXPECT_EQ(getText("%a: !shape.size", text), size);
    EXPECT_EQ(getText("%a: !shape.shape", text), shape);
    EXPECT_EQ(getText("%a: !shape.witness", text), witness);
  }
}

TEST(InputsTest, f8HasTheSpecialValuesThatItCanHold) {
  Builder b(test::getContext());
  for (unsigned i = 0; i < 4000; ++i) {
    llvm::APFloat value =
        deriveElement(b.getType<Float8E4M3FNType>(), 5, 0, i).getFloat();
    EXPECT_FALSE(value.isInfinity());
    // Infinities were replaced by the largest number, so NaN must come from the
    // special value of NaN alone.
    bool wantsNaN = deriveElement(b.getF32Type(), 5, 0, i).getFloat().isNaN();
    EXPECT_EQ(value.isNaN(), wantsNaN);
  }
}

TEST(InputsTest, givenShapeAndComplexValues) {
  EXPECT_EQ(
      getText("%a: !shape.size {padlab.value = 4 : index},"
              "%b: !shape.size {padlab.value = \"?\"},"
              "%c: !shape.size {padlab.value = \"invalid\"},"
              "%d: !shape.shape {padlab.value = \"[3, ?]\"},"
              "%e: !shape.shape {padlab.value = \"[*]\"},"
              "%f: !shape.shape {padlab.value = \"[invalid]\"},"
              "%g: !shape.shape {padlab.value = \"[]\"},"
              "%h: !shape.witness {padlab.value = false},"
              "%i: complex<f16> {padlab.value = [1.5 : f16, -0.0 : f16]},"
              "%j: tensor<2xcomplex<f32>> {padlab.value = dense<[(1.0, 2.0), "
              "(3.0, -4.0)]> : tensor<2xcomplex<f32>>},"
              "%k: tensor<1xcomplex<i8>> {padlab.value = dense<(1, -2)> : "
              "tensor<1xcomplex<i8>>},"
              "%l: tensor<*xi8> {padlab.extents = array<i64: 2, 1>, "
              "padlab.value = dense<[[1], [2]]> : tensor<2x1xi8>},"
              "%m: tensor<*xi8> {padlab.extents = array<i64>, "
              "padlab.value = dense<3> : tensor<i8>}"),
      "4; ?; [invalid]; [3, ?]; [*]; [invalid]; []; failing; (1.5, -0); "
      "[(1, 2), (3, -4)]; [(1, -2)]; [[1], [2]]; 3");
}

TEST(InputsTest, extentsGiveTheShape) {
  RuntimeValue value =
      getInputs("%a: tensor<?x2x?xf32> {padlab.extents = array<i64: 3, 0>}")[0];
  EXPECT_EQ(std::get<TensorValue>(value).getShape(),
            ArrayRef<int64_t>({3, 2, 0}));
  EXPECT_EQ(toString(value), "[[[], []], [[], []], [[], []]]");
}
