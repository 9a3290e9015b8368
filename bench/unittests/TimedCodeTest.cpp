//===- TimedCodeTest.cpp - hashes of code, states of memory ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadContestants.h"

#include "llvm/Support/FormatVariadic.h"

#include <gtest/gtest.h>

using namespace padlab;

static std::unique_ptr<Executable> compile(llvm::StringRef name,
                                           llvm::StringRef border) {
  static const char text[] = R"(
func.func @{0}(%a: tensor<70xf32>) -> tensor<90xf32>
    attributes {{padlab.seed = 1 : i64} {{
  %border = arith.constant {1} : f32
  %padded = tensor.pad %a low[10] high[10] {{
  ^bb0(%i: index):
    tensor.yield %border : f32
  } : tensor<70xf32> to tensor<90xf32>
  return %padded : tensor<90xf32>
}
)";
  Compiler &compiler = getBenchmarkCompiler("native");
  auto theCase = Case::parse(llvm::formatv(text, name, border).str(), "case",
                             compiler.getContext());
  EXPECT_TRUE(succeeded(theCase));
  return std::move(compiler.compile({theCase->getModule()}, "clean-loops")
                       .front()
                       .executable);
}

TEST(CodeSummary, IsOfTheCodeAlone) {
  auto a = getCodeSummary(*compile("main", "1.5"));
  auto b = getCodeSummary(*compile("other", "1.5"));
  auto c = getCodeSummary(*compile("main", "2.5"));
  ASSERT_TRUE(a && b && c);
  EXPECT_EQ(a->hash.size(), 40u);
  EXPECT_GT(a->bytes, 50);
  EXPECT_EQ(a->hash, b->hash);
  EXPECT_NE(a->hash, c->hash);
}

/// Memory that was given back is fresh, and the next call is correct again.
TEST(TimedInvocation, ForgetsAndFlushes) {
  std::unique_ptr<Executable> code = compile("main", "1.5");
  mlir::Type f32 =
      mlir::Float32Type::get(getBenchmarkCompiler("native").getContext());
  TensorValue input(f32, {70});
  input.markDefined();
  llvm::SmallVector<RuntimeValue> inputs;
  inputs.push_back(std::move(input));
  for (Pages pages : {Pages::Huge, Pages::Small}) {
    std::unique_ptr<TimedInvocation> call = prepareTimed(*code, inputs, pages);
    ASSERT_TRUE(call);
    call->invoke();
    auto expected = call->getResults();
    for (int i = 0; i != 3; ++i) {
      call->forgetAllocations();
      call->flushCaches();
      call->invoke();
      auto results = call->getResults();
      ASSERT_TRUE(expected && results);
      EXPECT_EQ(std::get<TensorValue>(results->front()).getBytes(),
                std::get<TensorValue>(expected->front()).getBytes());
    }
  }
}
