//===- ValueTest.cpp - scalars and tensors as values -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestContext.h"

#include "padlab/dialect/Value.h"

#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>

using namespace mlir;
using namespace padlab;

static Builder getBuilder() { return Builder(test::getContext()); }

/// Returns the usual types with storage; the widths of integers are powers of
/// two, or next to one.
static SmallVector<Type> getTypes() {
  Builder b = getBuilder();
  SmallVector<Type> types = {b.getF16Type(), b.getBF16Type(), b.getF32Type(),
                             b.getF64Type(), b.getIndexType()};
  for (unsigned width : {1, 4, 7, 8, 9, 16, 17, 32, 33, 63, 64})
    types.push_back(b.getIntegerType(width));
  return types;
}

TEST(ValueTest, storageBytes) {
  Builder b = getBuilder();
  auto integer = [&](unsigned width) {
    return getStorageBytes(b.getIntegerType(width));
  };
  EXPECT_EQ(integer(1), 1u);
  EXPECT_EQ(integer(4), 1u);
  EXPECT_EQ(integer(8), 1u);
  EXPECT_EQ(integer(9), 2u);
  EXPECT_EQ(integer(17), 4u);
  EXPECT_EQ(integer(24), 4u);
  EXPECT_EQ(integer(33), 8u);
  EXPECT_EQ(integer(64), 8u);
  EXPECT_EQ(integer(65), 16u);
  EXPECT_EQ(integer(128), 16u);
  EXPECT_EQ(integer(129), std::nullopt);
  EXPECT_EQ(integer(0), std::nullopt);
  EXPECT_EQ(getStorageBytes(b.getIndexType()), 8u);
  EXPECT_EQ(getStorageBytes(b.getF16Type()), 2u);
  EXPECT_EQ(getStorageBytes(b.getBF16Type()), 2u);
  EXPECT_EQ(getStorageBytes(b.getF32Type()), 4u);
  EXPECT_EQ(getStorageBytes(b.getF64Type()), 8u);
  EXPECT_EQ(getStorageBytes(b.getType<Float4E2M1FNType>()), 1u);
  EXPECT_EQ(getStorageBytes(b.getType<Float8E8M0FNUType>()), 1u);
  EXPECT_EQ(getStorageBytes(b.getType<FloatTF32Type>()), 4u);
  EXPECT_EQ(getStorageBytes(b.getType<Float80Type>()), 16u);
  EXPECT_EQ(getStorageBytes(b.getType<Float128Type>()), 16u);
  EXPECT_EQ(getStorageBytes(b.getNoneType()), std::nullopt);
  EXPECT_EQ(getStorageBytes(ComplexType::get(b.getF32Type())), 8u);
}

TEST(ValueTest, bitsRoundTripThroughElementAndTensor) {
  for (Type type : getTypes()) {
    unsigned bits = getElementStorage(type)->bits;
    uint64_t mask = ~uint64_t(0) >> (64 - bits);
    TensorValue tensor(type, {3});
    for (uint64_t pattern :
         {uint64_t(0), ~uint64_t(0), uint64_t(0x8123456789ABCDEF)}) {
      Element element = Element::fromBits(type, pattern);
      EXPECT_EQ(element.getBits().getBitWidth(), bits);
      EXPECT_EQ(element.getBits().getZExtValue(), pattern & mask);
      tensor.set(1, element);
      EXPECT_EQ(tensor.get(1).getType(), type);
      EXPECT_EQ(tensor.get(1).getBits(), element.getBits());
    }
    EXPECT_TRUE(tensor.get(int64_t(0)).isPoison());
    EXPECT_TRUE(tensor.get(2).isPoison());
  }
}

TEST(ValueTest, packedBytesAreWhatNativeCodeReads) {
  Builder b = getBuilder();
  TensorValue floats(b.getF32Type(), {2});
  floats.set(0, Element::get(b.getF32Type(), llvm::APFloat(1.5f)));
  floats.set(1, Element::get(b.getF32Type(), llvm::APFloat(-2.0f)));
  float native[2];
  ASSERT_EQ(floats.getBytes().size(), sizeof(native));
  std::memcpy(native, floats.getBytes().data(), sizeof(native));
  EXPECT_EQ(native[0], 1.5f);
  EXPECT_EQ(native[1], -2.0f);

  TensorValue bools(b.getI1Type(), {2});
  bools.set(0, Element::get(b.getI1Type(), llvm::APInt(1, 1)));
  bools.set(1, Element::get(b.getI1Type(), llvm::APInt(1, 0)));
  EXPECT_EQ(bools.getBytes()[0], 1);
  EXPECT_EQ(bools.getBytes()[1], 0);
}

TEST(ValueTest, poisonIsTrackedElementByElement) {
  Type type = getBuilder().getI32Type();
  TensorValue tensor(type, {2, 2});
  EXPECT_TRUE(tensor.hasPoison());
  for (int64_t i = 0; i < 4; ++i) {
    EXPECT_TRUE(tensor.isPoison(i));
    tensor.set(i, Element::fromBits(type, i));
  }
  EXPECT_FALSE(tensor.hasPoison());
  tensor.set({1, 0}, Element::poison(type));
  EXPECT_TRUE(tensor.isPoison(2));
  EXPECT_EQ(tensor.str(), "[[0, 1], [poison, 3]]");
  tensor.markDefined();
  EXPECT_EQ(tensor.str(), "[[0, 1], [0, 3]]");
}

TEST(ValueTest, shapesWithoutElementsAndWithoutDimensions) {
  Type type = getBuilder().getI8Type();
  TensorValue empty(type, {2, 0, 3});
  EXPECT_EQ(empty.getNumElements(), 0);
  EXPECT_FALSE(empty.hasPoison());
  EXPECT_EQ(empty.str(), "[[], []]");
  TensorValue scalar(type, {});
  EXPECT_EQ(scalar.getNumElements(), 1);
  scalar.set(SmallVector<int64_t>{}, Element::fromBits(type, 0xFF));
  EXPECT_EQ(scalar.str(), "-1");
}

TEST(ValueTest, indicesWalkTheBoxInRowMajorOrder) {
  Type type = getBuilder().getI8Type();
  TensorValue tensor(type, {2, 3, 2});
  SmallVector<int64_t> index(3, 0);
  int64_t expected = 0;
  do {
    EXPECT_TRUE(tensor.isInBounds(index));
    EXPECT_EQ(tensor.linearize(index), expected++);
  } while (nextIndex(index, tensor.getShape()));
  EXPECT_EQ(expected, 12);
  EXPECT_FALSE(tensor.isInBounds({0, 3, 0}));
  EXPECT_FALSE(tensor.isInBounds({0, -1, 0}));
  EXPECT_TRUE(isEmptyBox({2, 0}));
  EXPECT_FALSE(isEmptyBox({}));
  SmallVector<int64_t> none;
  EXPECT_FALSE(nextIndex(none, {}));
}

TEST(ValueTest, elementsReadAsAPersonWritesThem) {
  Builder b = getBuilder();
  auto real = [&](float value) {
    return Element::get(b.getF32Type(), llvm::APFloat(value)).str();
  };
  EXPECT_EQ(real(1.5f), "1.5");
  EXPECT_EQ(real(0.0f), "0");
  EXPECT_EQ(real(-0.0f), "-0");
  EXPECT_EQ(real(100.0f), "100");
  EXPECT_EQ(real(INFINITY), "inf");
  EXPECT_EQ(real(-INFINITY), "-inf");
  EXPECT_EQ(real(-NAN), "nan");
  EXPECT_NE(real(0.1f), real(std::nextafterf(0.1f, 1)));
  EXPECT_NE(real(16777216.0f), real(16777218.0f));
  EXPECT_EQ(Element::fromBits(b.getI8Type(), 0x80).str(), "-128");
  EXPECT_EQ(Element::fromBits(b.getIntegerType(8, false), 0x80).str(), "128");
  EXPECT_EQ(Element::fromBits(b.getI1Type(), 1).str(), "true");
  EXPECT_EQ(Element::getIndex(b.getContext(), -7).str(), "-7");
  EXPECT_EQ(Element::poison(b.getF64Type()).str(), "poison");
}

TEST(ValueTest, attributesDenoteElements) {
  Builder b = getBuilder();
  Element integer = Element::get(b.getI16IntegerAttr(-3));
  EXPECT_EQ(integer.getType(), b.getI16Type());
  EXPECT_EQ(integer.getSExtValue(), -3);
  Element real = Element::get(cast<TypedAttr>(b.getF64FloatAttr(0.25)));
  EXPECT_EQ(real.getFloat().convertToDouble(), 0.25);
}
