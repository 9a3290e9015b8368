//===- SparseFloatsTest.cpp - floats in mutated sparse programs -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Mutate/Repair.h"
#include "GenerateTestContext.h"

#include "padlab/dialect/Case.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;

/// Makes a program that applies `op` to each element of a vector with the
/// encoding `encoding`, whose elements are those of a dense argument.
static std::string makeSums(llvm::StringRef encoding, llvm::StringRef value,
                            llvm::StringRef op) {
  return llvm::formatv(R"(
#v = #sparse_tensor.encoding<{{ map = (i) -> (i : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @main(%a: tensor<4xf32> {{{1}}) -> tensor<4xf32>
    attributes {{padlab.seed = 1 : i64} {
  %s = sparse_tensor.convert %a : tensor<4xf32> to tensor<4xf32, #v>
  %d = sparse_tensor.convert %s : tensor<4xf32, #v> to tensor<4xf32{0}>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %0 = linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%d : tensor<4xf32{0}>) outs(%zero : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = {2}
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
})",
                       encoding, value, op)
      .str();
}

static constexpr llvm::StringLiteral
    positive = "padlab.value = dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>",
    negative = "padlab.value = dense<[-0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>",
    sum = "arith.addf %x, %x : f32", negation = "arith.negf %x : f32";

static bool mayLoseSigns(const std::string &text) {
  auto module = parseSourceString<ModuleOp>(text, getTestContext());
  EXPECT_TRUE(module) << text;
  return module && mutate::mayLoseSigns(*module);
}

TEST(SparseFloats, MayLoseSignsIfOneMayBeNegative) {
  EXPECT_FALSE(mayLoseSigns(makeSums(", #v", positive, sum)));
  EXPECT_TRUE(mayLoseSigns(makeSums(", #v", negative, sum)));
  EXPECT_TRUE(mayLoseSigns(makeSums(", #v", "", sum)));
  EXPECT_TRUE(mayLoseSigns(makeSums(", #v", positive, negation)));
  // In a program without sparse tensors, floats do not lose their signs.
  std::string dense = makeSums("", negative, negation);
  for (llvm::StringRef line :
       {"  %s = sparse_tensor.convert %a : tensor<4xf32> to tensor<4xf32, "
        "#v>\n",
        "  %d = sparse_tensor.convert %s : tensor<4xf32, #v> to "
        "tensor<4xf32>\n"}) {
    size_t at = dense.find(line);
    ASSERT_NE(at, std::string::npos);
    dense.erase(at, line.size());
  }
  dense.replace(dense.find("ins(%d"), 6, "ins(%a");
  EXPECT_FALSE(mayLoseSigns(dense));
}

/// A mutation of a sparse program may insert any operation, except one that
/// makes a negative float.
TEST(SparseFloats, MutationsKeepThemPositive) {
  Case parsed = parseCase(makeSums(", #v", positive, sum));
  unsigned changed = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    Case theCase = parsed.clone();
    RandomChoices choices(seed);
    changed += changeCase(getPadTarget(), theCase, choices);
    EXPECT_FALSE(mayLoseSigns(theCase.str())) << theCase.str();
  }
  EXPECT_GT(changed, 50u);
}

TEST(SparseFloats, GeneratedOnesArePositive) {
  const FuzzTarget &target = *findFuzzTarget("sparse");
  for (unsigned seed = 0; seed < 200; ++seed) {
    Case theCase = generateCase(target, seed);
    EXPECT_FALSE(mutate::mayLoseSigns(theCase.getModule())) << theCase.str();
  }
}
