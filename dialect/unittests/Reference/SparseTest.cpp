//===- SparseTest.cpp - sparse_tensor: what formats store -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace padlab::test;

namespace {

/// A row has a format, the types of the buffers of its levels, the number of
/// values that it stores for the matrix below, and the expected contents of the
/// buffers.
struct StoredRow {
  const char *map;
  std::vector<std::string> levels;
  unsigned values;
  const char *expected;
};

/// Returns a program that disassembles the matrix
/// 0 5 0 0, 0 0 0 0, -1 0 0 7, 0 0 0 2.
std::string takeApart(const StoredRow &row) {
  std::string encoding =
      std::string("#sparse_tensor.encoding<{ map = ") + row.map + " }>";
  std::string type = "tensor<4x4xi32, " + encoding + ">";
  std::string values = "tensor<" + std::to_string(row.values) + "xi32>";
  std::string types = llvm::join(row.levels, ", "), buffers, names, results,
              lengths;
  for (auto [i, level] : llvm::enumerate(row.levels)) {
    std::string name = std::to_string(i), comma = i ? ", " : "";
    buffers += "  %b" + name + " = arith.constant dense<9> : " + level + "\n";
    names += comma + "%b" + name;
    results += comma + "%r" + name;
    lengths += comma + "%n" + name;
  }
  std::string indices =
      llvm::join(std::vector<std::string>(row.levels.size(), "index"), ", ");
  return "func.func @main() -> (" + types + ", " + values +
         ") attributes {padlab.seed = 1 : i64} {\n"
         "  %a = arith.constant dense<[[0, 5, 0, 0], [0, 0, 0, 0], "
         "[-1, 0, 0, 7], [0, 0, 0, 2]]> : tensor<4x4xi32>\n"
         "  %s = sparse_tensor.convert %a : tensor<4x4xi32> to " +
         type + "\n" + buffers + "  %v = arith.constant dense<9> : " + values +
         "\n  " + results + ", %rv, " + lengths +
         ", %nv = sparse_tensor.disassemble %s : " + type + " out_lvls(" +
         names + " : " + types + ") out_vals(%v : " + values + ") -> (" +
         types + "), " + values + ", (" + indices + "), index\n  return " +
         results + ", %rv : " + types + ", " + values + "\n}\n";
}

TEST(SparseTest, whatFormatsStore) {
  const StoredRow rows[] = {
      {"(i, j) -> (i : dense, j : compressed)",
       {"tensor<5xindex>", "tensor<4xindex>"},
       4,
       "[0, 1, 1, 3, 4]; [1, 0, 3, 3]; [5, -1, 7, 2]"},
      {"(i, j) -> (j : dense, i : compressed)",
       {"tensor<5xindex>", "tensor<4xindex>"},
       4,
       "[0, 1, 2, 2, 4]; [2, 0, 2, 3]; [-1, 5, 7, 2]"},
      {"(i, j) -> (i : compressed, j : compressed)",
       {"tensor<2xindex>", "tensor<3xindex>", "tensor<4xindex>",
        "tensor<4xindex>"},
       4,
       "[0, 3]; [0, 2, 3]; [0, 1, 3, 4]; [1, 0, 3, 3]; [5, -1, 7, 2]"},
      {"(i, j) -> (i : compressed(nonunique), j : singleton)",
       {"tensor<2xindex>", "tensor<4x2xindex>"},
       4,
       "[0, 4]; [[0, 1], [2, 0], [2, 3], [3, 3]]; [5, -1, 7, 2]"},
      {"(i, j) -> (i : compressed(nonunique), j : singleton(soa))",
       {"tensor<2xindex>", "tensor<4xindex>", "tensor<4xindex>"},
       4,
       "[0, 4]; [0, 2, 2, 3]; [1, 0, 3, 3]; [5, -1, 7, 2]"},
      {"(i, j) -> (i : compressed, j : dense)",
       {"tensor<2xindex>", "tensor<3xindex>"},
       12,
       "[0, 3]; [0, 2, 3]; [0, 5, 0, 0, -1, 0, 0, 7, 0, 0, 0, 2]"},
      {"(i, j) -> (i : dense, j : loose_compressed)",
       {"tensor<9xindex>", "tensor<4xindex>"},
       4,
       "[0, 1, poison, poison, 1, 3, 3, 4, poison]; [1, 0, 3, 3]; "
       "[5, -1, 7, 2]"},
      {"(i, j) -> (i : compressed, j : loose_compressed)",
       {"tensor<2xindex>", "tensor<3xindex>", "tensor<7xindex>",
        "tensor<4xindex>"},
       4,
       "[0, 3]; [0, 2, 3]; [0, 1, 1, 3, 3, 4, poison]; [1, 0, 3, 3]; "
       "[5, -1, 7, 2]"},
      {"(i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, "
       "i mod 2 : dense, j mod 2 : dense)",
       {"tensor<3xindex>", "tensor<3xindex>"},
       12,
       "[0, 1, 3]; [0, 0, 1]; [0, 5, 0, 0, -1, 0, 0, 0, 0, 7, 0, 2]"},
  };
  for (const StoredRow &row : rows)
    EXPECT_EQ(interpretText(takeApart(row)), row.expected) << takeApart(row);
}

#define SV                                                                     \
  "tensor<4xi32, #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>>"
#define COO                                                                    \
  "tensor<2x3xi32, #sparse_tensor.encoding<{ map = (i, j) -> "                 \
  "(i : compressed(nonunique), j : singleton) }>>"

/// Counts the stored elements of a tensor of `type` that is assembled from
/// positions, coordinates and values; each is given by the elements and the
/// shape of a constant.
#define COUNT_ASSEMBLED(positions, numPositions, coordinates, numCoordinates,  \
                        values, numValues, type)                               \
  "%p = arith.constant dense<" positions "> : tensor<" numPositions            \
  "xindex>\n"                                                                  \
  "%c = arith.constant dense<" coordinates "> : tensor<" numCoordinates        \
  "xindex>\n"                                                                  \
  "%v = arith.constant dense<" values "> : tensor<" numValues "xi32>\n"        \
  "%0 = sparse_tensor.assemble (%p, %c), %v : (tensor<" numPositions           \
  "xindex>, tensor<" numCoordinates "xindex>), tensor<" numValues              \
  "xi32> to " type "\n%n = sparse_tensor.number_of_entries %0 : " type         \
  "\nreturn %n : index"

TEST(SparseTest, whatAssembleRefuses) {
  expectPrograms({
      {"index", COUNT_ASSEMBLED("[0, 2]", "2", "[1, 4]", "2", "7", "2", SV),
       "undefined: sparse_tensor.assemble: coordinate 4 is outside of level 0"},
      {"index", COUNT_ASSEMBLED("[0, 3]", "2", "[1, 2]", "2", "7", "2", SV),
       "undefined: sparse_tensor.assemble: positions of level 0 are outside of "
       "its coordinates"},
      {"index",
       COUNT_ASSEMBLED("[0, 2]", "2", "[[1, 2], [1, 2]]", "2x2", "7", "2", COO),
       "undefined: sparse_tensor.assemble: element [1, 2] is stored twice"},
      {"index", COUNT_ASSEMBLED("[0, 1]", "2", "1", "1", "7", "2", SV),
       "undefined: sparse_tensor.assemble: the levels describe 1 values, not "
       "2"},
      {"index", COUNT_ASSEMBLED("[0, 1]", "2", "[1, 2]", "2", "7", "1", SV),
       "unsupported: sparse_tensor.assemble: level 0 has numbers that nothing "
       "uses"},
      {"index", COUNT_ASSEMBLED("[0, 1, 1]", "3", "1", "1", "7", "1", SV),
       "unsupported: sparse_tensor.assemble: level 0 has numbers that nothing "
       "uses"},
  });
}

TEST(SparseTest, storedZerosAndConversions) {
  expectPrograms({
      // A stored zero is counted as an entry. It is not decided whether a
      // conversion stores it, too.
      {"index, tensor<4xi32>",
       R"(
        %p = arith.constant dense<[0, 2]> : tensor<2xindex>
        %c = arith.constant dense<[1, 3]> : tensor<2xindex>
        %v = arith.constant dense<[0, 7]> : tensor<2xi32>
        %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<2xindex>), tensor<2xi32> to )" SV
       R"(
        %n = sparse_tensor.number_of_entries %0 : )" SV R"(
        %1 = sparse_tensor.convert %0 : )" SV R"( to tensor<4xi32>
        return %n, %1 : index, tensor<4xi32>)",
       "2; [0, 0, 0, 7]"},
      {"index",
       R"(
        %p = arith.constant dense<[0, 2]> : tensor<2xindex>
        %c = arith.constant dense<[1, 3]> : tensor<2xindex>
        %v = arith.constant dense<[0, 7]> : tensor<2xi32>
        %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<2xindex>), tensor<2xi32> to )" SV
       R"(
        %1 = sparse_tensor.convert %0 : )" SV
       R"( to tensor<4xi32, #sparse_tensor.encoding<{ map = (i) -> (i : loose_compressed) }>>
        %n = sparse_tensor.number_of_entries %1 : tensor<4xi32, #sparse_tensor.encoding<{ map = (i) -> (i : loose_compressed) }>>
        return %n : index)",
       "unsupported: sparse_tensor.number_of_entries: nothing decides which "
       "elements of the tensor are stored"},
      // A sparse tensor.empty stores nothing, so that all elements are zeros.
      {"index, tensor<4xi32>", R"(
        %0 = tensor.empty() : )" SV R"(
        %n = sparse_tensor.number_of_entries %0 : )" SV R"(
        %1 = sparse_tensor.convert %0 : )" SV R"( to tensor<4xi32>
        return %n, %1 : index, tensor<4xi32>)",
       "0; [0, 0, 0, 0]"},
      {SV, R"(
        %0 = tensor.empty() : )" SV R"(
        return %0 : )" SV,
       "unsupported: func.return: result 0 is a tensor with a sparse "
       "encoding"},
  });
}

#define LOOSE                                                                  \
  "tensor<2x3xi32, #sparse_tensor.encoding<{ map = (i, j) -> "                 \
  "(i : dense, j : loose_compressed) }>>"
#define CONVERT_LOOSE                                                          \
  "%a = arith.constant dense<[[0, 0, 0], [4, 0, 5]]> : tensor<2x3xi32>\n"      \
  "%0 = sparse_tensor.convert %a : tensor<2x3xi32> to " LOOSE "\n"
/// Disassembles into a buffer for this many positions. Returns the buffer, and
/// the number of positions that were written to it.
#define DISASSEMBLE_LOOSE(numPositions)                                        \
  "%bp = arith.constant dense<9> : tensor<" numPositions "xindex>\n"           \
  "%bc = arith.constant dense<9> : tensor<2xindex>\n"                          \
  "%bv = arith.constant dense<9> : tensor<2xi32>\n"                            \
  "%rp, %rc, %rv, %np, %nc, %nv = sparse_tensor.disassemble %0 : " LOOSE       \
  " out_lvls(%bp, %bc : tensor<" numPositions "xindex>, tensor<2xindex>) "     \
  "out_vals(%bv : tensor<2xi32>) -> (tensor<" numPositions                     \
  "xindex>, tensor<2xindex>), tensor<2xi32>, (index, index), index\n"          \
  "return %rp, %np : tensor<" numPositions "xindex>, index"

TEST(SparseTest, positionsOfLooseLevels) {
  expectPrograms({
      // Upstream adds a position that nothing uses. No description says so.
      {"tensor<6xindex>, index", CONVERT_LOOSE DISASSEMBLE_LOOSE("6"),
       "[poison, poison, 0, 2, poison, poison]; poison"},
      {"tensor<4xindex>, index", CONVERT_LOOSE DISASSEMBLE_LOOSE("4"),
       "undefined: sparse_tensor.disassemble: a buffer of 4 elements is too "
       "small for 5"},
      {"index",
       CONVERT_LOOSE R"(
        %1 = "sparse_tensor.positions"(%0) <{level = 1 : index}> : ()" LOOSE
                     R"() -> memref<?xindex>
        %i = arith.constant 0 : index
        %n = memref.dim %1, %i : memref<?xindex>
        return %n : index)",
       "unsupported: sparse_tensor.positions: nothing decides how many "
       "positions level 1 has"},
      // Positions that the program itself gives to `assemble` are not poison.
      {"tensor<5xindex>, index",
       R"(
        %p = arith.constant dense<[0, 0, 0, 2]> : tensor<4xindex>
        %c = arith.constant dense<[0, 2]> : tensor<2xindex>
        %v = arith.constant dense<[4, 5]> : tensor<2xi32>
        %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<4xindex>, tensor<2xindex>), tensor<2xi32> to )" LOOSE
       "\n" DISASSEMBLE_LOOSE("5"),
       "[0, 0, 0, 2, poison]; 4"},
  });
}

#undef DISASSEMBLE_LOOSE
#undef CONVERT_LOOSE
#undef LOOSE
#undef SV
#undef COO

} // namespace
