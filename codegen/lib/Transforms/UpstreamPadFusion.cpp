//===- UpstreamPadFusion.cpp - upstream's pad fusion as a pass ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace padlab {

#define GEN_PASS_DEF_UPSTREAMPADFUSION
#include "padlab/codegen/Passes.h.inc"

namespace {
struct UpstreamPadFusion : impl::UpstreamPadFusionBase<UpstreamPadFusion> {
  void runOnOperation() override {
    mlir::RewritePatternSet patterns(&getContext());
    mlir::linalg::populateFuseTensorPadWithProducerLinalgOpPatterns(patterns);
    if (failed(
            mlir::applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

} // namespace padlab
