//===- EraseUnreachableBlocks.cpp - erases unreachable blocks ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnreachableBlocks.h"

#include "padlab/codegen/Passes.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_ERASEUNREACHABLEBLOCKS
#include "padlab/codegen/Passes.h.inc"

void eraseAllUnreachableBlocks(Operation *root) {
  SmallVector<Region *> regions;
  root->walk([&](Operation *op) {
    for (Region &region : op->getRegions())
      if (!region.empty() && !region.hasOneBlock())
        regions.push_back(&region);
  });
  IRRewriter rewriter(root->getContext());
  for (Region *region : regions)
    (void)eraseUnreachableBlocks(rewriter, *region);
}

namespace {
struct EraseUnreachableBlocks
    : impl::EraseUnreachableBlocksBase<EraseUnreachableBlocks> {
  void runOnOperation() override { eraseAllUnreachableBlocks(getOperation()); }
};
} // namespace

} // namespace padlab
