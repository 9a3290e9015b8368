//===- TensorTest.cpp - tensor: making, reading, padding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "padlab/dialect/LLVMVersion.h"

#include "gtest/gtest.h"

using namespace padlab;
using namespace padlab::test;

TEST(TensorTest, making) {
  expectPrograms({
      {"tensor<2xi8>, tensor<?xf32>", R"(
        %c1 = arith.constant 1 : index
        %0 = tensor.empty() : tensor<2xi8>
        %1 = tensor.empty(%c1) : tensor<?xf32>
        return %0, %1 : tensor<2xi8>, tensor<?xf32>)",
       "[poison, poison]; [poison]"},
      {"tensor<2x2xi8>, tensor<i8>, tensor<?xi8>", R"(
        %c3 = arith.constant 3 : index
        %a = arith.constant 7 : i8
        %0 = tensor.splat %a : tensor<2x2xi8>
        %1 = tensor.splat %a : tensor<i8>
        %2 = tensor.splat %a[%c3] : tensor<?xi8>
        return %0, %1, %2 : tensor<2x2xi8>, tensor<i8>, tensor<?xi8>)",
       "[[7, 7], [7, 7]]; 7; [7, 7, 7]"},
      {"tensor<1x2xi8>", R"(
        %a = arith.constant 7 : i8
        %p = ub.poison : i8
        %0 = tensor.from_elements %a, %p : tensor<1x2xi8>
        return %0 : tensor<1x2xi8>)",
       "[[7, poison]]"},
      {"tensor<2x?xindex>", R"(
        %c3 = arith.constant 3 : index
        %0 = tensor.generate %c3 {
        ^bb0(%i: index, %j: index):
          %c10 = arith.constant 10 : index
          %t = arith.muli %i, %c10 : index
          %s = arith.addi %t, %j : index
          tensor.yield %s : index
        } : tensor<2x?xindex>
        return %0 : tensor<2x?xindex>)",
       "[[0, 1, 2], [10, 11, 12]]"},
      {"tensor<?xi8>", R"(
        %c = arith.constant -1 : index
        %0 = tensor.empty(%c) : tensor<?xi8>
        return %0 : tensor<?xi8>)",
       "undefined: tensor.empty: negative extent in shape [-1]"},
      {"tensor<?xi8>", R"(
        %c = ub.poison : index
        %0 = tensor.empty(%c) : tensor<?xi8>
        return %0 : tensor<?xi8>)",
       "undefined: tensor.empty: an index, extent or bound is poison"},
      {"tensor<?x?xi8>", R"(
        %c = arith.constant 4611686018427387904 : index
        %0 = tensor.empty(%c, %c) : tensor<?x?xi8>
        return %0 : tensor<?x?xi8>)",
       "too long: tensor.empty: the step limit was reached"},
      {"tensor<2x2xi8>, tensor<2xcomplex<f32>>, tensor<2xi1>", R"(
        %0 = arith.constant sparse<[[1, 0], [0, 1], [1, 0]], [3, 4, 5]>
          : tensor<2x2xi8>
        %1 = arith.constant sparse<[[1]], [(1.0, -2.0)]>
          : tensor<2xcomplex<f32>>
        %2 = arith.constant sparse<[], []> : tensor<2xi1>
        return %0, %1, %2
          : tensor<2x2xi8>, tensor<2xcomplex<f32>>, tensor<2xi1>)",
       "[[0, 4], [3, 0]]; [(0, 0), (1, -2)]; [false, false]"},
      {"", R"(
        %0 = tensor.empty() : tensor<1xi129>
        return)",
       "unsupported: tensor.empty: element type i129"},
  });
}

TEST(TensorTest, readingAndWriting) {
  expectPrograms({
      {"index, index, i8, tensor<2x2xi8>", R"(
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
        %a = arith.constant 9 : i8
        %0 = tensor.rank %t : tensor<2x2xi8>
        %1 = tensor.dim %t, %c1 : tensor<2x2xi8>
        %2 = tensor.extract %t[%c1, %c0] : tensor<2x2xi8>
        %3 = tensor.insert %a into %t[%c0, %c1] : tensor<2x2xi8>
        return %0, %1, %2, %3 : index, index, i8, tensor<2x2xi8>)",
       "2; 2; 3; [[1, 9], [3, 4]]"},
      {"tensor<2xi8>, tensor<2xi8>", R"(
        %c0 = arith.constant 0 : index
        %a = arith.constant 9 : i8
        %p = ub.poison : i8
        %0 = tensor.empty() : tensor<2xi8>
        %1 = tensor.insert %a into %0[%c0] : tensor<2xi8>
        %2 = tensor.insert %p into %1[%c0] : tensor<2xi8>
        return %1, %2 : tensor<2xi8>, tensor<2xi8>)",
       "[9, poison]; [poison, poison]"},
      {"i8", R"(
        %c2 = arith.constant 2 : index
        %t = arith.constant dense<1> : tensor<2xi8>
        %0 = tensor.extract %t[%c2] : tensor<2xi8>
        return %0 : i8)",
       "undefined: tensor.extract: index [2] is out of bounds of shape [2]"},
      {"i8", R"(
        %c = ub.poison : index
        %t = arith.constant dense<1> : tensor<2xi8>
        %0 = tensor.extract %t[%c] : tensor<2xi8>
        return %0 : i8)",
       "undefined: tensor.extract: an index, extent or bound is poison"},
      {"tensor<2xi8>", R"(
        %c = arith.constant -1 : index
        %a = arith.constant 1 : i8
        %t = arith.constant dense<1> : tensor<2xi8>
        %0 = tensor.insert %a into %t[%c] : tensor<2xi8>
        return %0 : tensor<2xi8>)",
       "undefined: tensor.insert: index [-1] is out of bounds of shape [2]"},
      {"index", R"(
        %c = arith.constant 1 : index
        %c2 = arith.addi %c, %c : index
        %t = arith.constant dense<1> : tensor<2x1xi8>
        %0 = tensor.dim %t, %c2 : tensor<2x1xi8>
        return %0 : index)",
       "undefined: tensor.dim: dimension 2 is out of bounds of rank 2"},
  });
}

/// Returns a program that pads [1, 2, 3] by dynamic amounts.
static std::string padBy(int low, int high) {
  return "%l = arith.constant " + std::to_string(low) +
         " : index\n%h = arith.constant " + std::to_string(high) + R"( : index
    %c0 = arith.constant 0 : i8
    %s = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
    %0 = tensor.pad %s low[%l] high[%h] {
    ^bb0(%i: index):
      tensor.yield %c0 : i8
    } : tensor<3xi8> to tensor<?xi8>
    return %0 : tensor<?xi8>)";
}

namespace {
struct PaddedRow {
  int low, high;
  const char *expected;
};
} // namespace

static void expectRows(std::initializer_list<PaddedRow> rows) {
  for (const PaddedRow &row : rows) {
    std::string body = padBy(row.low, row.high);
    expectPrograms({{"tensor<?xi8>", body.c_str(), row.expected}});
  }
}

TEST(TensorTest, padsBySomethingAndByNothing) {
  expectRows({{1, 2, "[0, 1, 2, 3, 0, 0]"}, {0, 0, "[1, 2, 3]"}});
}

TEST(TensorTest, crops) {
  if (!llvm_version::allowsNegativePadding) {
    expectRows(
        {{1, -2, "undefined: tensor.pad: padding 1 and -2 is below zero"}});
    return;
  }
  expectRows({
      {-1, 1, "[2, 3, 0]"},
      {1, -2, "[0, 1]"},
      {-1, -2, "[]"},
      {-3, 1, "[0]"},
      {2, -3, "[0, 0]"},
      {-2, -2,
       "undefined: tensor.pad: padding -2 and -2 of extent 3 makes a "
       "negative extent"},
      {-4, 3,
       "undefined: tensor.pad: padding -4 and 3 of extent 3 crops more "
       "than the source has"},
      {2, -4,
       "undefined: tensor.pad: padding 2 and -4 of extent 3 crops more "
       "than the source has"},
  });
}

TEST(TensorTest, pads) {
  expectPrograms({
      // The region's arguments are indices of the destination.
      {"tensor<3x4xindex>", R"(
        %s = arith.constant dense<-1> : tensor<1x2xindex>
        %0 = tensor.pad %s low[1, 1] high[1, 1] {
        ^bb0(%i: index, %j: index):
          %c10 = arith.constant 10 : index
          %t = arith.muli %i, %c10 : index
          %r = arith.addi %t, %j : index
          tensor.yield %r : index
        } : tensor<1x2xindex> to tensor<3x4xindex>
        return %0 : tensor<3x4xindex>)",
       "[[0, 1, 2, 3], [10, -1, -1, 13], [20, 21, 22, 23]]"},
      {"tensor<4xi8>", R"(
        %s = tensor.empty() : tensor<2xi8>
        %c = arith.constant 5 : i8
        %0 = tensor.pad %s nofold low[1] high[1] {
        ^bb0(%i: index):
          tensor.yield %c : i8
        } : tensor<2xi8> to tensor<4xi8>
        return %0 : tensor<4xi8>)",
       "[5, poison, poison, 5]"},
      {"tensor<f32>", R"(
        %s = arith.constant dense<1.0> : tensor<f32>
        %0 = tensor.pad %s low[] high[] {
          %c = arith.constant 5.0 : f32
          tensor.yield %c : f32
        } : tensor<f32> to tensor<f32>
        return %0 : tensor<f32>)",
       "1"},
      {"tensor<2x2xi8>", R"(
        %s = arith.constant dense<> : tensor<0x2xi8>
        %c = arith.constant 5 : i8
        %0 = tensor.pad %s low[1, 0] high[1, 0] {
        ^bb0(%i: index, %j: index):
          tensor.yield %c : i8
        } : tensor<0x2xi8> to tensor<2x2xi8>
        return %0 : tensor<2x2xi8>)",
       "[[5, 5], [5, 5]]"},
      {"tensor<?xi8>", R"(
        %p = ub.poison : index
        %s = arith.constant dense<1> : tensor<2xi8>
        %c = arith.constant 5 : i8
        %0 = tensor.pad %s low[%p] high[1] {
        ^bb0(%i: index):
          tensor.yield %c : i8
        } : tensor<2xi8> to tensor<?xi8>
        return %0 : tensor<?xi8>)",
       "undefined: tensor.pad: an index, extent or bound is poison"},
      {"tensor<4xi8>", R"(
        %l = arith.constant 2 : index
        %s = arith.constant dense<1> : tensor<2xi8>
        %c = arith.constant 5 : i8
        %0 = tensor.pad %s low[%l] high[1] {
        ^bb0(%i: index):
          tensor.yield %c : i8
        } : tensor<2xi8> to tensor<4xi8>
        return %0 : tensor<4xi8>)",
       "undefined: tensor.pad: shape [5] is not one of tensor<4xi8>"},
      {"tensor<?xi8>", R"(
        %l = arith.constant 9223372036854775807 : index
        %s = arith.constant dense<1> : tensor<2xi8>
        %c = arith.constant 5 : i8
        %0 = tensor.pad %s low[%l] high[1] {
        ^bb0(%i: index):
          tensor.yield %c : i8
        } : tensor<2xi8> to tensor<?xi8>
        return %0 : tensor<?xi8>)",
       "undefined: tensor.pad: padding overflows the extent"},
  });
}
