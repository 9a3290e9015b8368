//===- FuseConsumersTest.cpp - pads and their consumers, one by one -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests fusePadWithConsumers, the function that other projects call to fuse a
/// single pad, instead of running the pass.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/PadPasses.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/TilingInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "gtest/gtest.h"

using namespace mlir;

namespace {

class FuseConsumersTest : public testing::Test {
protected:
  FuseConsumersTest() {
    registry.insert<affine::AffineDialect, arith::ArithDialect,
                    func::FuncDialect, linalg::LinalgDialect, scf::SCFDialect,
                    tensor::TensorDialect, padlab::pad::PadDialect>();
  }

  /// Parses a program with a convolution of eight padded numbers. `more` is
  /// inserted after the pad.
  void parse(const std::string &more = "") {
    context.appendDialectRegistry(registry);
    module = parseSourceString<ModuleOp>(
        "func.func @f(%a: tensor<8xf32>, %k: tensor<3xf32>, %v: f32,"
        "             %out: tensor<8xf32>) -> tensor<8xf32> {\n"
        "  %p = tensor.pad %a low[1] high[1] {\n"
        "  ^bb0(%i: index):\n"
        "    tensor.yield %v : f32\n"
        "  } : tensor<8xf32> to tensor<10xf32>\n" +
            more +
            "  %0 = linalg.conv_1d ins(%p, %k : tensor<10xf32>, tensor<3xf32>)"
            "       outs(%out : tensor<8xf32>) -> tensor<8xf32>\n"
            "  return %0 : tensor<8xf32>\n}",
        &context);
    ASSERT_TRUE(module);
  }

  LogicalResult fuse() {
    tensor::PadOp pad;
    module->walk([&](tensor::PadOp found) { pad = found; });
    IRRewriter rewriter(&context);
    LogicalResult fused =
        padlab::fusePadWithConsumers(rewriter, pad, refusal, pads);
    EXPECT_TRUE(succeeded(verify(*module)));
    return fused;
  }

  unsigned count(StringRef name) {
    unsigned found = 0;
    module->walk(
        [&](Operation *op) { found += op->getName().getStringRef() == name; });
    return found;
  }

  DialectRegistry registry;
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  padlab::PadFusionRefusal refusal;
  SmallVector<tensor::PadOp> pads;
};

TEST_F(FuseConsumersTest, splitsAndTellsTheSmallPads) {
  linalg::registerTilingInterfaceExternalModels(registry);
  parse();
  ASSERT_TRUE(succeeded(fuse()));
  // There are three boxes: the first point, the last point, and the points in
  // between.
  EXPECT_EQ(count("linalg.conv_1d"), 3u);
  ASSERT_EQ(pads.size(), 2u);
  for (tensor::PadOp pad : pads) {
    EXPECT_EQ(pad.getSourceType().getDimSize(0), 2);
    EXPECT_EQ(pad.getResultType().getDimSize(0), 3);
  }
  EXPECT_EQ(count("tensor.pad"), 2u);
  EXPECT_EQ(refusal.rule, padlab::PadFusionRule::None);
  EXPECT_EQ(refusal.cost, padlab::PadFusionCost::None);
}

TEST_F(FuseConsumersTest, saysWhoNeedsTheWholeTensor) {
  linalg::registerTilingInterfaceExternalModels(registry);
  parse("%all = tensor.cast %p : tensor<10xf32> to tensor<?xf32>\n");
  EXPECT_TRUE(failed(fuse()));
  EXPECT_EQ(refusal.cost, padlab::PadFusionCost::NeededWhole);
  EXPECT_TRUE(pads.empty());
  EXPECT_EQ(count("linalg.conv_1d"), 1u);
}

TEST_F(FuseConsumersTest, thePassBringsWhatSplits) {
  parse();
  PassManager passes(&context);
  passes.addPass(padlab::createFusePad());
  ASSERT_TRUE(succeeded(passes.run(*module)));
  EXPECT_EQ(count("linalg.conv_1d"), 3u);
  EXPECT_EQ(count("tensor.pad"), 0u);
}

} // namespace
