//===- TensorShapeTest.cpp - tensor: slices, concatenation, reshapes ------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

/// Returns a program that reads a slice of [0, 1, 2, 3, 4] with dynamic numbers
/// or, if `insert`, writes 9s to it.
static std::string slice(bool insert, int offset, int size, int stride) {
  std::string text = "%o = arith.constant " + std::to_string(offset) +
                     " : index\n%n = arith.constant " + std::to_string(size) +
                     " : index\n%k = arith.constant " + std::to_string(stride) +
                     R"( : index
    %t = arith.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi8>)";
  if (!insert)
    return text + R"(
    %0 = tensor.extract_slice %t[%o] [%n] [%k] : tensor<5xi8> to tensor<?xi8>
    return %0 : tensor<?xi8>)";
  return text + R"(
    %9 = arith.constant 9 : i8
    %c0 = arith.constant 0 : index
    %m = arith.maxsi %n, %c0 : index
    %s = tensor.splat %9[%m] : tensor<?xi8>
    %0 = tensor.insert_slice %s into %t[%o] [%n] [%k]
       : tensor<?xi8> into tensor<5xi8>
    %1 = tensor.cast %0 : tensor<5xi8> to tensor<?xi8>
    return %1 : tensor<?xi8>)";
}

TEST(TensorShapeTest, sliceBounds) {
  struct Row {
    int offset, size, stride;
    const char *extracted, *inserted;
  };
  auto outOfBounds = [](int offset, int size, int stride) {
    return "slice at offset " + std::to_string(offset) + " of size " +
           std::to_string(size) + " and stride " + std::to_string(stride) +
           " is out of bounds of extent 5";
  };
  for (Row row : {
           Row{1, 3, 1, "[1, 2, 3]", "[0, 9, 9, 9, 4]"},
           {0, 3, 2, "[0, 2, 4]", "[9, 1, 9, 3, 9]"},
           {4, 3, -2, "[4, 2, 0]", "[9, 1, 9, 3, 9]"},
           {5, 0, 1, "[]", "[0, 1, 2, 3, 4]"},
           {4, 1, 7, "[4]", "[0, 1, 2, 3, 9]"},
           {2, 2, 0, "[2, 2]", "stride 0 writes an element several times"},
           {0, -1, 1, "negative size -1 in dimension 0", nullptr},
           {-1, 2, 1, nullptr, nullptr},
           {6, 0, 1, nullptr, nullptr},
           {0, 6, 1, nullptr, nullptr},
           {5, 1, 1, nullptr, nullptr},
           {1, 3, -1, nullptr, nullptr},
       }) {
    for (bool insert : {false, true}) {
      const char *given = insert ? row.inserted : row.extracted;
      if (!given && row.extracted)
        given = row.extracted;
      std::string expected =
          given ? given : outOfBounds(row.offset, row.size, row.stride);
      if (expected.front() != '[')
        expected = std::string("undefined: tensor.") +
                   (insert ? "insert_slice: " : "extract_slice: ") + expected;
      std::string body = slice(insert, row.offset, row.size, row.stride);
      expectPrograms({{"tensor<?xi8>", body.c_str(), expected.c_str()}});
    }
  }
}

TEST(TensorShapeTest, slices) {
  expectPrograms({
      {"tensor<2xi8>, tensor<i8>", R"(
        %t = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi8>
        %0 = tensor.extract_slice %t[0, 1] [2, 1] [1, 1]
           : tensor<2x3xi8> to tensor<2xi8>
        %1 = tensor.extract_slice %t[1, 2] [1, 1] [1, 1]
           : tensor<2x3xi8> to tensor<i8>
        return %0, %1 : tensor<2xi8>, tensor<i8>)",
       "[1, 4]; 5"},
      {"tensor<2x3xi8>", R"(
        %t = tensor.empty() : tensor<2x3xi8>
        %s = arith.constant dense<[7, 8]> : tensor<2xi8>
        %0 = tensor.insert_slice %s into %t[0, 1] [2, 1] [1, 1]
           : tensor<2xi8> into tensor<2x3xi8>
        return %0 : tensor<2x3xi8>)",
       "[[poison, 7, poison], [poison, 8, poison]]"},
      {"tensor<3xi8>", R"(
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %t = arith.constant dense<0> : tensor<3xi8>
        %s = tensor.empty(%c2) : tensor<?xi8>
        %0 = tensor.insert_slice %s into %t[0] [%c3] [1]
           : tensor<?xi8> into tensor<3xi8>
        return %0 : tensor<3xi8>)",
       "undefined: tensor.insert_slice: source of shape [2] does not fill a "
       "slice of shape [3]"},
      {"tensor<?xi8>", R"(
        %c = ub.poison : index
        %t = arith.constant dense<0> : tensor<3xi8>
        %0 = tensor.extract_slice %t[0] [%c] [1]
           : tensor<3xi8> to tensor<?xi8>
        return %0 : tensor<?xi8>)",
       "undefined: tensor.extract_slice: an index, extent or bound is poison"},
  });
}

TEST(TensorShapeTest, concatenates) {
  expectPrograms({
      {"tensor<2x3xi8>, tensor<3x1xi8>", R"(
        %a = arith.constant dense<[[1], [2]]> : tensor<2x1xi8>
        %b = arith.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi8>
        %c = tensor.empty() : tensor<1x1xi8>
        %0 = tensor.concat dim(1) %a, %b
           : (tensor<2x1xi8>, tensor<2x2xi8>) -> tensor<2x3xi8>
        %1 = tensor.concat dim(0) %a, %c
           : (tensor<2x1xi8>, tensor<1x1xi8>) -> tensor<3x1xi8>
        return %0, %1 : tensor<2x3xi8>, tensor<3x1xi8>)",
       "[[1, 3, 4], [2, 5, 6]]; [[1], [2], [poison]]"},
      {"tensor<?x?xi8>", R"(
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %a = tensor.empty(%c1, %c1) : tensor<?x?xi8>
        %b = tensor.empty(%c2, %c1) : tensor<?x?xi8>
        %0 = tensor.concat dim(1) %a, %b
           : (tensor<?x?xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>
        return %0 : tensor<?x?xi8>)",
       "undefined: tensor.concat: operands differ in dimension 0"},
  });
}

TEST(TensorShapeTest, reshapes) {
  expectPrograms({
      {"tensor<6xi8>, tensor<3x2x1xi8>, tensor<3x2xi8>", R"(
        %t = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi8>
        %s = arith.constant dense<[3, 2]> : tensor<2xi32>
        %0 = tensor.collapse_shape %t [[0, 1]]
           : tensor<2x3xi8> into tensor<6xi8>
        %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, 2, 1]
           : tensor<6xi8> into tensor<3x2x1xi8>
        %2 = tensor.reshape %t(%s)
           : (tensor<2x3xi8>, tensor<2xi32>) -> tensor<3x2xi8>
        return %0, %1, %2 : tensor<6xi8>, tensor<3x2x1xi8>, tensor<3x2xi8>)",
       "[0, 1, 2, 3, 4, 5]; [[[0], [1]], [[2], [3]], [[4], [5]]]; "
       "[[0, 1], [2, 3], [4, 5]]"},
      {"tensor<1x1xi8>, tensor<i8>", R"(
        %t = arith.constant dense<7> : tensor<i8>
        %0 = tensor.expand_shape %t [] output_shape [1, 1]
           : tensor<i8> into tensor<1x1xi8>
        %1 = tensor.collapse_shape %0 []
           : tensor<1x1xi8> into tensor<i8>
        return %0, %1 : tensor<1x1xi8>, tensor<i8>)",
       "[[7]]; 7"},
      // The tensor has no elements, but too many rows to loop over or to print.
      {"", R"(
        %n = arith.constant 4294967296 : index
        %t = tensor.empty(%n, %n) : tensor<?x?x0xi8>
        return)",
       "too long: tensor.empty: the step limit was reached"},
      {"tensor<?x2xi8>", R"(
        %c2 = arith.constant 2 : index
        %t = tensor.empty() : tensor<6xi8>
        %u = tensor.cast %t : tensor<6xi8> to tensor<?xi8>
        %0 = tensor.expand_shape %u [[0, 1]] output_shape [%c2, 2]
           : tensor<?xi8> into tensor<?x2xi8>
        return %0 : tensor<?x2xi8>)",
       "undefined: tensor.expand_shape: shape [2, 2] does not match shape "
       "[6]"},
      {"tensor<?xi8>", R"(
        %t = arith.constant dense<0> : tensor<4xi8>
        %s = arith.constant dense<3> : tensor<1xindex>
        %0 = tensor.reshape %t(%s)
           : (tensor<4xi8>, tensor<1xindex>) -> tensor<?xi8>
        return %0 : tensor<?xi8>)",
       "undefined: tensor.reshape: 4 elements do not fit shape [3]"},
      {"tensor<?x?xi8>", R"(
        %t = arith.constant dense<0> : tensor<4xi8>
        %s = arith.constant dense<-2> : tensor<2xindex>
        %0 = tensor.reshape %t(%s)
           : (tensor<4xi8>, tensor<2xindex>) -> tensor<?x?xi8>
        return %0 : tensor<?x?xi8>)",
       "undefined: tensor.reshape: negative extent in shape [-2, -2]"},
      {"tensor<?xi8>", R"(
        %t = arith.constant dense<0> : tensor<4xi8>
        %s = tensor.empty() : tensor<1xindex>
        %0 = tensor.reshape %t(%s)
           : (tensor<4xi8>, tensor<1xindex>) -> tensor<?xi8>
        return %0 : tensor<?xi8>)",
       "undefined: tensor.reshape: an index, extent or bound is poison"},
      {"tensor<3xi8>", R"(
        %t = arith.constant dense<0> : tensor<4xi8>
        %0 = tensor.cast %t : tensor<4xi8> to tensor<?xi8>
        %1 = tensor.cast %0 : tensor<?xi8> to tensor<3xi8>
        return %1 : tensor<3xi8>)",
       "undefined: tensor.cast: shape [4] is not one of tensor<3xi8>"},
      {"tensor<4xi8>", R"(
        %t = arith.constant dense<0> : tensor<4xi8>
        %0 = tensor.cast %t : tensor<4xi8> to tensor<*xi8>
        %1 = tensor.cast %0 : tensor<*xi8> to tensor<4xi8>
        return %1 : tensor<4xi8>)",
       "[0, 0, 0, 0]"},
  });
}
