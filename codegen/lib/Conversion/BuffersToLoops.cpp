//===- BuffersToLoops.cpp - structured operations as loops ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's rewrites of structured operations and of views, applied to these
/// operations alone. Upstream's passes hand every operation of the function to
/// the greedy driver, which folds and worries most of them for nothing.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace padlab {

#define GEN_PASS_DEF_BUFFERSTOLOOPS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;

static bool isView(Operation *op) {
  return isa<memref::SubViewOp, memref::ExpandShapeOp, memref::CollapseShapeOp,
             memref::ReshapeOp, memref::ExtractStridedMetadataOp,
             memref::ExtractAlignedPointerAsIndexOp>(op);
}

namespace {

struct BuffersToLoops : padlab::impl::BuffersToLoopsBase<BuffersToLoops> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet patterns(context);
    memref::populateExpandStridedMetadataPatterns(patterns);
    memref::populateExpandOpsPatterns(patterns);
    viewPatterns = std::move(patterns);
    return success();
  }

  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> structured;
    SmallVector<Operation *> views;
    getOperation()->walk([&](Operation *op) {
      if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        structured.push_back(linalgOp);
      else if (isView(op))
        views.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : structured) {
      rewriter.setInsertionPoint(op);
      if (failed(linalg::linalgOpToLoops(rewriter, op))) {
        op.emitOpError("has no lowering to loops");
        return signalPassFailure();
      }
      rewriter.eraseOp(op);
    }
    if (views.empty())
      return;
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps)
        .enableFolding(false);
    if (failed(applyOpPatternsGreedily(views, viewPatterns, config)))
      signalPassFailure();
  }

  FrozenRewritePatternSet viewPatterns;
};

} // namespace
