//===- TensorParallelTest.cpp - tensor: casts of bits, gather, forall -----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "gtest/gtest.h"

using namespace padlab::test;

TEST(TensorBitcastTest, bits) {
  expectPrograms({
      {"tensor<2xi8>, tensor<2xui8>, tensor<2xf8E4M3FN>", R"(
        %a = arith.constant dense<[1.0, -2.0]> : tensor<2xf8E5M2>
        %0 = tensor.bitcast %a : tensor<2xf8E5M2> to tensor<2xi8>
        %1 = tensor.bitcast %0 : tensor<2xi8> to tensor<2xui8>
        %2 = tensor.bitcast %1 : tensor<2xui8> to tensor<2xf8E4M3FN>
        return %0, %1, %2
          : tensor<2xi8>, tensor<2xui8>, tensor<2xf8E4M3FN>)",
       "[60, -64]; [60, 192]; [1.5, -2]"},
      // A program may observe that arithmetic made a NaN, but not which NaN;
      // poison stays poison.
      {"tensor<2xi32>, tensor<2xf32>", R"(
        %a = arith.constant dense<[0x7FC00001, 0x3F800000]> : tensor<2xf32>
        %sum = arith.addf %a, %a : tensor<2xf32>
        %0 = tensor.bitcast %sum : tensor<2xf32> to tensor<2xi32>
        %1 = tensor.bitcast %0 : tensor<2xi32> to tensor<2xf32>
        return %0, %1 : tensor<2xi32>, tensor<2xf32>)",
       "[poison, 1073741824]; [poison, 2]"},
      {"tensor<2xi32>", R"(
        %a = arith.constant dense<[0x7FC00001, 0x3F800000]> : tensor<2xf32>
        %0 = tensor.bitcast %a : tensor<2xf32> to tensor<2xi32>
        return %0 : tensor<2xi32>)",
       "[2143289345, 1065353216]"},
      {"tensor<2xf32>", R"(
        %a = arith.constant dense<0x7FC00001> : tensor<2xf32>
        %0 = tensor.bitcast %a : tensor<2xf32> to tensor<?xf32>
        %1 = tensor.bitcast %0 : tensor<?xf32> to tensor<2xf32>
        return %1 : tensor<2xf32>)",
       "[nan, nan]"},
      {"tensor<3xi32>", R"(
        %a = arith.constant dense<1.0> : tensor<2xf32>
        %d = tensor.cast %a : tensor<2xf32> to tensor<*xf32>
        %0 = tensor.bitcast %d : tensor<*xf32> to tensor<3xi32>
        return %0 : tensor<3xi32>)",
       "undefined: tensor.bitcast: shape [2] is not one of tensor<3xi32>"},
  });
}

/// Returns a program that gathers the rows `rows` of [[0, 1, 2], [3, 4, 5]],
/// with i8 coordinates.
static std::string gatherRows(const char *rows, const char *unique) {
  return std::string("%i = arith.constant dense<") + rows +
         R"(> : tensor<2x1xi8>
    %t = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi16>
    %0 = tensor.gather %t[%i] gather_dims([0]) )" +
         unique + R"( : (tensor<2x3xi16>, tensor<2x1xi8>) -> tensor<2x3xi16>
    return %0 : tensor<2x3xi16>)";
}

TEST(TensorGatherTest, coordinates) {
  struct Row {
    const char *rows, *unique, *expected;
  };
  for (Row row : {
           Row{"[[1], [0]]", "unique", "[[3, 4, 5], [0, 1, 2]]"},
           {"[[1], [1]]", "", "[[3, 4, 5], [3, 4, 5]]"},
           {"[[1], [1]]", "unique",
            "undefined: tensor.gather: coordinates [1] are not unique"},
           {"[[1], [2]]", "",
            "undefined: tensor.gather: coordinate 2 is out of bounds of "
            "extent 2"},
           {"[[255], [0]]", "",
            "undefined: tensor.gather: coordinate -1 is out of bounds of "
            "extent 2"},
       }) {
    std::string body = gatherRows(row.rows, row.unique);
    expectPrograms({{"tensor<2x3xi16>", body.c_str(), row.expected}});
  }
}

TEST(TensorGatherTest, slicesAndPoison) {
  expectPrograms({
      // Each index selects a column; the result keeps the indexed dimension.
      {"tensor<2x2x1xi8>", R"(
        %t = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi8>
        %i = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
        %0 = tensor.gather %t[%i] gather_dims([1])
           : (tensor<2x3xi8>, tensor<2x1xindex>) -> tensor<2x2x1xi8>
        return %0 : tensor<2x2x1xi8>)",
       "[[[2], [5]], [[0], [3]]]"},
      {"tensor<0x2xi8>", R"(
        %t = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi8>
        %i = arith.constant dense<> : tensor<0x1xindex>
        %0 = tensor.gather %t[%i] gather_dims([1])
           : (tensor<2x3xi8>, tensor<0x1xindex>) -> tensor<0x2xi8>
        return %0 : tensor<0x2xi8>)",
       "[]"},
      {"tensor<1xi8>", R"(
        %t = arith.constant dense<[0, 1]> : tensor<2xi8>
        %i = tensor.empty() : tensor<1x1xindex>
        %0 = tensor.gather %t[%i] gather_dims([0])
           : (tensor<2xi8>, tensor<1x1xindex>) -> tensor<1xi8>
        return %0 : tensor<1xi8>)",
       "undefined: tensor.gather: a coordinate is poison"},
      // Poison of the destination remains where it is not overwritten.
      {"tensor<3xi8>", R"(
        %d = tensor.empty() : tensor<3xi8>
        %s = arith.constant dense<[7, 8]> : tensor<2xi8>
        %i = arith.constant dense<[[2], [0]]> : tensor<2x1xi64>
        %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique
           : (tensor<2xi8>, tensor<3xi8>, tensor<2x1xi64>) -> tensor<3xi8>
        return %0 : tensor<3xi8>)",
       "[8, poison, 7]"},
      {"tensor<3xi8>", R"(
        %d = arith.constant dense<0> : tensor<3xi8>
        %s = arith.constant dense<[7, 8]> : tensor<2xi8>
        %i = arith.constant dense<[[2], [2]]> : tensor<2x1xi64>
        %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique
           : (tensor<2xi8>, tensor<3xi8>, tensor<2x1xi64>) -> tensor<3xi8>
        return %0 : tensor<3xi8>)",
       "undefined: tensor.scatter: coordinates [2] are not unique"},
      {"tensor<?x2xi8>", R"(
        %d = arith.constant dense<0> : tensor<3x2xi8>
        %dd = tensor.cast %d : tensor<3x2xi8> to tensor<?x2xi8>
        %s = arith.constant dense<7> : tensor<3x2xi8>
        %sd = tensor.cast %s : tensor<3x2xi8> to tensor<?x2xi8>
        %i = arith.constant dense<[[1], [0]]> : tensor<2x1xi64>
        %id = tensor.cast %i : tensor<2x1xi64> to tensor<?x1xi64>
        %0 = tensor.scatter %sd into %dd[%id] scatter_dims([0]) unique
           : (tensor<?x2xi8>, tensor<?x2xi8>, tensor<?x1xi64>)
             -> tensor<?x2xi8>
        return %0 : tensor<?x2xi8>)",
       "undefined: tensor.scatter: source of shape [3, 2] does not fill slices "
       "of shape [2, 2]"},
  });
}

/// Returns a loop of `count` iterations over [0, 1, 2, 3]; each inserts
/// `inserted`, an expression that may read `%o`, at `at`.
static std::string forall(int count, const char *inserted, const char *at) {
  return "%d = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi8>\n"
         "%c0 = arith.constant 0 : index\n"
         "%0 = scf.forall (%i) in (" +
         std::to_string(count) +
         ") shared_outs(%o = %d) -> (tensor<4xi8>) {\n" + inserted + R"(
           scf.forall.in_parallel {
             tensor.parallel_insert_slice %s into %o)" +
         at + R"( : tensor<1xi8> into tensor<4xi8>
           }
         }
         return %0 : tensor<4xi8>)";
}

TEST(ForallTest, conflicts) {
  const char *constant = "%s = arith.constant dense<9> : tensor<1xi8>";
  const char *own = "%s = tensor.extract_slice %o[%i] [1] [1]"
                    " : tensor<4xi8> to tensor<1xi8>";
  const char *first = "%s = tensor.extract_slice %o[%c0] [1] [1]"
                      " : tensor<4xi8> to tensor<1xi8>";
  struct Row {
    int count;
    const char *inserted, *at, *expected;
  };
  for (Row row : {
           Row{3, constant, "[%i] [1] [1]", "[9, 9, 9, 3]"},
           {0, constant, "[%i] [1] [1]", "[0, 1, 2, 3]"},
           {4, own, "[%i] [1] [1]", "[0, 1, 2, 3]"},
           // An element that another iteration writes is poison: it may be read
           // before or after that write.
           {2, first, "[%i] [1] [1]", "[0, poison, 2, 3]"},
           {1, first, "[3] [1] [1]", "[0, 1, 2, 0]"},
           {2, constant, "[3] [1] [1]",
            "undefined: tensor.parallel_insert_slice: element [3] is written "
            "more than once"},
           {5, constant, "[%i] [1] [1]",
            "undefined: tensor.parallel_insert_slice: slice at offset 4 of "
            "size 1 and stride 1 is out of bounds of extent 4"},
       }) {
    std::string body = forall(row.count, row.inserted, row.at);
    expectPrograms({{"tensor<4xi8>", body.c_str(), row.expected}});
  }
}

/// The effects of each iteration on memory happen once.
TEST(ForallTest, memory) {
  expectPrograms({
      {"i32", R"(
        %c0 = arith.constant 0 : index
        %one = arith.constant 1 : i32
        %m = memref.alloc() : memref<1xi32>
        memref.store %one, %m[%c0] : memref<1xi32>
        scf.forall (%i) in (1) {
          %a = memref.load %m[%i] : memref<1xi32>
          %b = arith.addi %a, %one : i32
          memref.store %b, %m[%i] : memref<1xi32>
        }
        %r = memref.load %m[%c0] : memref<1xi32>
        return %r : i32)",
       "2"},
      {"", R"(
        %t = arith.constant dense<1> : tensor<1xi32>
        %m = memref.alloc() : memref<1xi32>
        %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<1xi32> {
          %a = memref.load %m[%i] : memref<1xi32>
          memref.store %a, %m[%i] : memref<1xi32>
        }
        return)",
       "unsupported: scf.forall: memory beside shared tensors"},
      // Memory that an iteration allocates is its own.
      {"tensor<1xi32>", R"(
        %t = arith.constant dense<1> : tensor<1xi32>
        %v = arith.constant 7 : i32
        %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<1xi32> {
          %m = memref.alloc() : memref<1xi32>
          memref.store %v, %m[%i] : memref<1xi32>
          %s = bufferization.to_tensor %m : memref<1xi32> to tensor<1xi32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %s into %o[%i] [1] [1]
              : tensor<1xi32> into tensor<1xi32>
          }
        }
        return %r : tensor<1xi32>)",
       "[7]"},
  });
}

/// The reference runs such a loop twice, so that an effect on memory would
/// happen twice.
TEST(ForallTest, functionsThatUseGlobals) {
  auto run = [](llvm::StringRef call) {
    return interpretText((R"(
      memref.global @g : memref<i32> = dense<0>
      func.func private @increment() {
        %one = arith.constant 1 : i32
        %g = memref.get_global @g : memref<i32>
        %old = memref.load %g[] : memref<i32>
        %new = arith.addi %old, %one : i32
        memref.store %new, %g[] : memref<i32>
        return
      }
      func.func private @incrementInTurn() {
        call @increment() : () -> ()
        return
      }
      func.func private @compute() {
        return
      }
      func.func @main() -> i32 attributes {padlab.seed = 0} {
        %t = arith.constant dense<1> : tensor<1xi32>
        %f = func.constant @increment : () -> ()
        %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<1xi32> {
          )" + call + R"(
        }
        %g = memref.get_global @g : memref<i32>
        %v = memref.load %g[] : memref<i32>
        return %v : i32
      })")
                             .str());
  };
  const char *refusal = "unsupported: scf.forall: memory beside shared tensors";
  EXPECT_EQ(run("func.call @increment() : () -> ()"), refusal);
  EXPECT_EQ(run("func.call @incrementInTurn() : () -> ()"), refusal);
  EXPECT_EQ(run("func.call_indirect %f() : () -> ()"), refusal);
  EXPECT_EQ(run("func.call @compute() : () -> ()"), "0");
}

TEST(ParallelTest, reductions) {
  expectPrograms({
      {"i32, i32", R"(
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %c7 = arith.constant 7 : index
        %z = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c7, %c2)
            step (%c2, %c2) init (%z, %one) -> (i32, i32) {
          %v = arith.index_cast %i : index to i32
          scf.reduce(%v, %one : i32, i32) {
          ^bb0(%a: i32, %b: i32):
            %s = arith.addi %a, %b : i32
            scf.reduce.return %s : i32
          }, {
          ^bb0(%a: i32, %b: i32):
            %s = arith.addi %a, %b : i32
            scf.reduce.return %s : i32
          }
        }
        return %r#0, %r#1 : i32, i32)",
       "12; 5"},
      {"", R"(
        %c0 = arith.constant 0 : index
        %z = arith.subi %c0, %c0 : index
        scf.parallel (%i) = (%c0) to (%c0) step (%z) {
          scf.reduce
        }
        return)",
       "undefined: scf.parallel: the step is not positive"},
  });
}
