//===- ComparisonTest.cpp - expected against actual -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestContext.h"

#include "padlab/dialect/Comparison.h"

#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;

static Builder getBuilder() { return Builder(test::getContext()); }

static TensorValue makeTensor(Type type, ArrayRef<int64_t> shape,
                              ArrayRef<uint64_t> bits) {
  TensorValue tensor(type, shape);
  for (auto [i, word] : llvm::enumerate(bits))
    tensor.set(i, Element::fromBits(type, word));
  return tensor;
}

static std::string compareOne(const RuntimeValue &expected,
                              const RuntimeValue &actual,
                              Exactness exactness = Exactness::exact()) {
  std::optional<Difference> difference = compare(expected, actual, exactness);
  return difference ? difference->str() : "equal";
}

TEST(ComparisonTest, firstDifferenceAndTheirNumber) {
  Type type = getBuilder().getI32Type();
  TensorValue expected = makeTensor(type, {2, 3}, {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(compareOne(expected, expected), "equal");
  EXPECT_EQ(compareOne(expected, makeTensor(type, {2, 3}, {1, 2, 3, 4, 9, 6})),
            "result 0[1, 1]: expected 5, actual 9");
  EXPECT_EQ(compareOne(expected, makeTensor(type, {2, 3}, {1, 0, 0, 4, 5, 0})),
            "result 0[0, 1]: expected 2, actual 0 (3 elements differ)");
}

TEST(ComparisonTest, namesTheResult) {
  Element one = Element::getIndex(test::getContext(), 1);
  Element two = Element::getIndex(test::getContext(), 2);
  std::optional<Difference> difference = compare({one, one}, {one, two});
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->result, 1u);
  EXPECT_EQ(difference->str(), "result 1: expected 1, actual 2");
}

TEST(ComparisonTest, everyNaNEqualsEveryNaN) {
  Type f32 = getBuilder().getF32Type();
  TensorValue quiet = makeTensor(f32, {1}, {0x7FC00000});
  TensorValue payload = makeTensor(f32, {1}, {0xFFC00123});
  TensorValue infinity = makeTensor(f32, {1}, {0x7F800000});
  EXPECT_EQ(compareOne(quiet, payload), "equal");
  EXPECT_EQ(compareOne(quiet, infinity),
            "result 0[0]: expected nan, actual inf");
  EXPECT_EQ(compareOne(infinity, payload),
            "result 0[0]: expected inf, actual nan");
}

TEST(ComparisonTest, signedZerosDiffer) {
  Type f32 = getBuilder().getF32Type();
  EXPECT_EQ(
      compareOne(Element::fromBits(f32, 0), Element::fromBits(f32, 0x80000000)),
      "result 0: expected 0, actual -0");
}

TEST(ComparisonTest, expectedPoisonMatchesAnything) {
  Type type = getBuilder().getI8Type();
  TensorValue expected(type, {2});
  expected.set(0, Element::fromBits(type, 1));
  EXPECT_EQ(compareOne(expected, makeTensor(type, {2}, {1, 77})), "equal");
  EXPECT_EQ(compareOne(expected, makeTensor(type, {2}, {2, 77})),
            "result 0[0]: expected 1, actual 2");
  EXPECT_EQ(compareOne(Element::poison(type), Element::fromBits(type, 3)),
            "equal");
  // If only the actual element is poison, a defined value was lost.
  EXPECT_EQ(compareOne(makeTensor(type, {2}, {1, 0}), expected),
            "result 0[1]: expected 0, actual poison");
}

TEST(ComparisonTest, shapesAndTypesMustAgree) {
  Type i8 = getBuilder().getI8Type(), i16 = getBuilder().getI16Type();
  TensorValue row(i8, {2}), column(i8, {2, 1}), wide(i16, {2});
  EXPECT_EQ(compareOne(row, column),
            "result 0: expected tensor<2xi8>, actual tensor<2x1xi8>");
  EXPECT_EQ(compareOne(row, wide),
            "result 0: expected tensor<2xi8>, actual tensor<2xi16>");
  EXPECT_EQ(compareOne(row, Element::poison(i8)),
            "result 0: expected tensor<2xi8>, actual i8");
  std::optional<Difference> count = compare({row, row}, {row});
  ASSERT_TRUE(count);
  EXPECT_EQ(count->str(), "result 1: expected 2 results, actual 1 results");
  EXPECT_FALSE(compare({}, {}));
}

TEST(ComparisonTest, declaredUlps) {
  Type f32 = getBuilder().getF32Type(), f64 = getBuilder().getF64Type();
  auto real = [&](uint64_t bits) { return Element::fromBits(f32, bits); };
  Exactness two{2};
  EXPECT_EQ(compareOne(real(0x3F800000), real(0x3F800002), two), "equal");
  EXPECT_NE(compareOne(real(0x3F800000), real(0x3F800003), two), "equal");
  // Across zero: the smallest denormals of either sign are two steps apart.
  EXPECT_EQ(compareOne(real(0x00000001), real(0x80000001), two), "equal");
  EXPECT_EQ(compareOne(real(0), real(0x80000000), two), "equal");
  // These are so far apart that a signed difference would overflow.
  EXPECT_NE(compareOne(Element::fromBits(f64, 0x7FEFFFFFFFFFFFFF),
                       Element::fromBits(f64, 0xFFEFFFFFFFFFFFFF), two),
            "equal");
  EXPECT_NE(compareOne(real(0x7FC00000), real(0x7F800000), two), "equal");
  // Integers have no ULP.
  Type i32 = getBuilder().getI32Type();
  EXPECT_NE(
      compareOne(Element::fromBits(i32, 1), Element::fromBits(i32, 2), two),
      "equal");
}
