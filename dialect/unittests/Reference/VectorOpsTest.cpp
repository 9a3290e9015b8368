//===- VectorOpsTest.cpp - vector: masks, reductions, moves -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace padlab::test;

namespace {
/// A program whose result is the vector `%r`, stored in a tensor.
struct VectorProgram {
  const char *shape; ///< `2x3xi32`
  const char *body;
  const char *expected;
};
} // namespace

static void expectVectors(llvm::ArrayRef<VectorProgram> rows) {
  for (const VectorProgram &row : rows) {
    std::string shape = row.shape, tensor = "tensor<" + shape + ">";
    size_t rank = llvm::StringRef(shape).count('x');
    rank -= llvm::StringRef(shape).ends_with("index");
    std::string zeros;
    for (size_t i = 0; i < rank; ++i)
      zeros += i ? ", %zero" : "%zero";
    std::string body = std::string(row.body) + R"(
        %zero = arith.constant 0 : index
        %out = tensor.empty() : )" +
                       tensor + "\n%result = vector.transfer_write %r, %out[" +
                       zeros + "] : vector<" + shape + ">, " + tensor +
                       "\nreturn %result : " + tensor;
    expectPrograms({{tensor.c_str(), body.c_str(), row.expected}});
  }
}

TEST(VectorOpsTest, moves) {
  expectVectors({
      {"1x2xi32", R"(
        %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
        %r = "vector.extract_strided_slice"(%v)
            <{offsets = [1, 1], sizes = [1, 2], strides = [1, 1]}>
            : (vector<2x3xi32>) -> vector<1x2xi32>)",
       "[[5, 6]]"},
      {"2x3xi32", R"(
        %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
        %w = arith.constant dense<[8, 9]> : vector<2xi32>
        %r = "vector.insert_strided_slice"(%w, %v)
            <{offsets = [1, 0], strides = [1]}>
            : (vector<2xi32>, vector<2x3xi32>) -> vector<2x3xi32>)",
       "[[1, 2, 3], [8, 9, 6]]"},
      {"3x2xi32", R"(
        %v = arith.constant dense<[[1, 2]]> : vector<1x2xi32>
        %w = arith.constant dense<[[3, 4], [5, 6]]> : vector<2x2xi32>
        %r = vector.shuffle %v, %w [2, 0, -1] : vector<1x2xi32>, vector<2x2xi32>)",
       "[[5, 6], [1, 2], [poison, poison]]"},
      {"2x2xi32", R"(
        %v = arith.constant dense<[[1], [2]]> : vector<2x1xi32>
        %w = arith.constant dense<[[3], [4]]> : vector<2x1xi32>
        %r = vector.interleave %v, %w : vector<2x1xi32> -> vector<2x2xi32>)",
       "[[1, 3], [2, 4]]"},
      {"2xi32", R"(
        %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
        %e, %r = vector.deinterleave %v : vector<4xi32> -> vector<2xi32>)",
       "[2, 4]"},
      // The first element has the lowest bits.
      {"1xi32", R"(
        %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
        %r = vector.bitcast %v : vector<4xi8> to vector<1xi32>)",
       "[67305985]"},
      {"3xi16", R"(
        %v = arith.constant dense<[131073, 3]> : vector<2xi24>
        %r = vector.bitcast %v : vector<2xi24> to vector<3xi16>)",
       "[1, 770, 0]"},
      {"3xindex", "%r = vector.step : vector<3xindex>", "[0, 1, 2]"},
  });
}

TEST(VectorOpsTest, masks) {
  expectVectors({
      {"2x3xi1", "%r = vector.constant_mask [1, 2] : vector<2x3xi1>",
       "[[true, true, false], [false, false, false]]"},
      {"3x2xi1", R"(
        %a = arith.constant 7 : index
        %b = arith.constant -1 : index
        %c = arith.constant 1 : index
        %u = vector.create_mask %a, %b : vector<3x2xi1>
        %w = vector.create_mask %a, %c : vector<3x2xi1>
        %r = arith.xori %u, %w : vector<3x2xi1>)",
       "[[true, false], [true, false], [true, false]]"},
      {"4xi32", R"(
        %c0 = arith.constant 0 : index
        %p = arith.constant 9 : i32
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %m = arith.constant dense<[true, false, true, false]> : vector<4xi1>
        %r = vector.transfer_read %t[%c0], %p, %m
            : tensor<2xi32>, vector<4xi32>)",
       "[1, 9, 9, 9]"},
      // The dimensions of the mask are in the order of the tensor's dimensions;
      // broadcast dimensions are left out.
      {"2x2x3xi32", R"(
        %c0 = arith.constant 0 : index
        %p = arith.constant 9 : i32
        %t = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
        %m = vector.constant_mask [2, 1] : vector<3x2xi1>
        %r = vector.mask %m {
          vector.transfer_read %t[%c0, %c0], %p
            {permutation_map = affine_map<(i, j) -> (0, j, i)>,
             in_bounds = [true, true, true]} : tensor<3x2xi32>, vector<2x2x3xi32>
        } : vector<3x2xi1> -> vector<2x2x3xi32>)",
       "[[[1, 3, 9], [9, 9, 9]], [[1, 3, 9], [9, 9, 9]]]"},
      {"4xi32", R"(
        %c0 = arith.constant 0 : index
        %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
        %v = arith.constant dense<8> : vector<3xi32>
        %m = arith.constant dense<[false, true, true]> : vector<3xi1>
        %w = vector.transfer_write %v, %t[%c0], %m
            : vector<3xi32>, tensor<4xi32>
        %p = arith.constant 0 : i32
        %r = vector.transfer_read %w[%c0], %p : tensor<4xi32>, vector<4xi32>)",
       "[1, 8, 8, 4]"},
  });
  expectPrograms(
      {{"", R"(
        %c0 = arith.constant 0 : index
        %p = arith.constant 9 : i32
        %t = arith.constant dense<[1, 2]> : tensor<2xi32>
        %m = ub.poison : vector<2xi1>
        %r = vector.transfer_read %t[%c0], %p, %m
            : tensor<2xi32>, vector<2xi32>
        return)",
        "undefined: vector.transfer_read: a bit of the mask is poison"}});
}

TEST(VectorOpsTest, reductions) {
  expectPrograms({
      {"i32, i32, i32", R"(
        %v = arith.constant dense<[4, -1, 2]> : vector<3xi32>
        %a = arith.constant 10 : i32
        %m = arith.constant dense<[true, false, true]> : vector<3xi1>
        %0 = vector.reduction <minui>, %v : vector<3xi32> into i32
        %1 = vector.reduction <add>, %v, %a : vector<3xi32> into i32
        %2 = vector.mask %m {
          vector.reduction <mul>, %v : vector<3xi32> into i32
        } : vector<3xi1> -> i32
        return %0, %1, %2 : i32, i32, i32)",
       "2; 15; 8"},
      {"f32, f32", R"(
        %v = arith.constant dense<[0.0, -0.0]> : vector<2xf32>
        %0 = vector.reduction <minnumf>, %v : vector<2xf32> into f32
        %1 = vector.reduction <minimumf>, %v : vector<2xf32> into f32
        return %0, %1 : f32, f32)",
       "poison; -0"},
  });
  expectVectors({
      {"2xi32", R"(
        %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
        %a = arith.constant dense<[10, 20]> : vector<2xi32>
        %m = vector.constant_mask [2, 2] : vector<2x3xi1>
        %r = vector.mask %m {
          vector.multi_reduction <add>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
        } : vector<2x3xi1> -> vector<2xi32>)",
       "[13, 29]"},
      // Operands that are narrower than the accumulator are extended by their
      // sign.
      {"2x1xi16", R"(
        %a = arith.constant dense<[[1, -2], [3, 4]]> : vector<2x2xi8>
        %b = arith.constant dense<[[100, 100]]> : vector<1x2xi8>
        %c = arith.constant dense<1> : vector<2x1xi16>
        %r = vector.contract {
            indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                             affine_map<(m, n, k) -> (n, k)>,
                             affine_map<(m, n, k) -> (m, n)>],
            iterator_types = ["parallel", "parallel", "reduction"],
            kind = #vector.kind<add>} %a, %b, %c
            : vector<2x2xi8>, vector<1x2xi8> into vector<2x1xi16>)",
       "[[-99], [701]]"},
      {"2x2xi32", R"(
        %a = arith.constant dense<[2, 3]> : vector<2xi32>
        %b = arith.constant dense<[5, 7]> : vector<2xi32>
        %c = arith.constant dense<12> : vector<2x2xi32>
        %m = vector.constant_mask [2, 1] : vector<2x2xi1>
        %r = vector.mask %m {
          vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>}
            : vector<2xi32>, vector<2xi32>
        } : vector<2x2xi1> -> vector<2x2xi32>)",
       "[[12, 12], [15, 12]]"},
      {"2xf32", R"(
        %a = arith.constant dense<[2.0, 3.0]> : vector<2xf32>
        %b = arith.constant 5.0 : f32
        %r = vector.outerproduct %a, %b : vector<2xf32>, f32)",
       "[10, 15]"},
      {"2x3xi32", R"(
        %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
        %a = arith.constant dense<[10, 20]> : vector<2xi32>
        %r, %last = "vector.scan"(%v, %a) <{kind = #vector.kind<add>,
            inclusive = false, reduction_dim = 1 : i64}>
            : (vector<2x3xi32>, vector<2xi32>)
            -> (vector<2x3xi32>, vector<2xi32>))",
       "[[10, 11, 13], [20, 24, 29]]"},
      // An inclusive scan does not read its initial value.
      {"2x2xi32", R"(
        %v = arith.constant dense<[[1, 2], [4, 5]]> : vector<2x2xi32>
        %a = arith.constant dense<[0, 20]> : vector<2xi32>
        %r, %last = "vector.scan"(%v, %a) <{kind = #vector.kind<add>,
            inclusive = true, reduction_dim = 0 : i64}>
            : (vector<2x2xi32>, vector<2xi32>)
            -> (vector<2x2xi32>, vector<2xi32>))",
       "[[1, 2], [5, 7]]"},
      {"2xf32", R"(
        %a = arith.constant dense<[2.0, 3.0]> : vector<2xf32>
        %r = vector.fma %a, %a, %a : vector<2xf32>)",
       "[6, 12]"},
  });
}

TEST(VectorOpsTest, maskedMemory) {
  // A memref that holds 1, 2, 3, 4.
#define MEMORY                                                                 \
  "%c0 = arith.constant 0 : index\n"                                           \
  "%c1 = arith.constant 1 : index\n"                                           \
  "%one = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n"                \
  "%b = memref.alloc() : memref<4xi32>\n"                                      \
  "vector.store %one, %b[%c0] : memref<4xi32>, vector<4xi32>\n"                \
  "%m = arith.constant dense<[true, false, true]> : vector<3xi1>\n"            \
  "%v = arith.constant dense<[7, 8, 9]> : vector<3xi32>\n"
#define LOADED "\n%r = vector.load %b[%c0] : memref<4xi32>, vector<4xi32>"
  expectVectors({
      {"3xi32", MEMORY R"(
        %r = vector.maskedload %b[%c1], %m, %v
            : memref<4xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>)",
       "[2, 8, 4]"},
      {"3xi32", MEMORY R"(
        %r = vector.expandload %b[%c1], %m, %v
            : memref<4xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>)",
       "[2, 8, 3]"},
      {"4xi32", MEMORY R"(
        vector.maskedstore %b[%c1], %m, %v
            : memref<4xi32>, vector<3xi1>, vector<3xi32>)" LOADED,
       "[1, 7, 3, 9]"},
      {"4xi32", MEMORY R"(
        vector.compressstore %b[%c1], %m, %v
            : memref<4xi32>, vector<3xi1>, vector<3xi32>)" LOADED,
       "[1, 7, 9, 4]"},
      {"3xi32", MEMORY R"(
        %i = arith.constant dense<[2, 100, -1]> : vector<3xi8>
        %r = vector.gather %b[%c1][%i], %m, %v
            : memref<4xi32>, vector<3xi8>, vector<3xi1>, vector<3xi32>
            into vector<3xi32>)",
       "[4, 8, 1]"},
      // A lane is active if both masks enable it.
      {"3xi32", MEMORY R"(
        %t = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
        %i = arith.constant dense<0> : vector<3xi32>
        %n = arith.constant dense<[true, true, false]> : vector<3xi1>
        %r = vector.mask %n {
          vector.gather %t[%c1][%i], %m, %v : tensor<3xi32>, vector<3xi32>,
            vector<3xi1>, vector<3xi32> into vector<3xi32>
        } : vector<3xi1> -> vector<3xi32>)",
       "[20, 8, 9]"},
      {"4xi32", MEMORY R"(
        %i = arith.constant dense<[3, 3, 0]> : vector<3xi32>
        vector.scatter %b[%c0][%i], %m, %v
            : memref<4xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>)" LOADED,
       "[9, 2, 3, 7]"},
  });
  expectPrograms({
      {"", MEMORY R"(
        %i = arith.constant dense<3> : vector<3xi32>
        vector.scatter %b[%c0][%i], %m, %v
            : memref<4xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>
        return)",
       "undefined: vector.scatter: two lanes have one index"},
      {"", MEMORY R"(
        %c2 = arith.constant 2 : index
        %r = vector.maskedload %b[%c2], %m, %v
            : memref<4xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
        return)",
       "undefined: vector.maskedload: index [4] is out of bounds of shape [4]"},
  });
}
