//===- ParallelLoops.cpp - parallel loops as sequential ones --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns parallel loops into sequential ones. The iterations of a parallel loop
/// may run in any order; the sequential loop has one order, which is the same
/// in every run. Upstream's conversion of `scf.parallel` and `scf.forall` to
/// branches does not work in a conversion that cannot be rolled back, and its
/// conversion to `scf.for` does not support reductions.
///
//===----------------------------------------------------------------------===//

#include "ParallelLoops.h"

#include "ParallelMarks.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"

using namespace mlir;

/// Clones the operations of `block`, without its terminator, at the insertion
/// point.
static void cloneBody(OpBuilder &b, Block &block, IRMapping &mapping) {
  for (Operation &op : block.without_terminator())
    b.clone(op, mapping);
}

/// Combines `soFar` and `value` by the block `reduction`. The block may use
/// values that the loop's body computes; `mapping` has their copies.
static Value reduce(OpBuilder &b, Block &reduction, Value soFar, Value value,
                    IRMapping mapping) {
  mapping.map(reduction.getArguments(), ValueRange{soFar, value});
  cloneBody(b, reduction, mapping);
  auto end = cast<scf::ReduceReturnOp>(reduction.getTerminator());
  return mapping.lookupOrDefault(end.getResult());
}

static void makeNest(RewriterBase &rewriter, scf::ParallelOp op) {
  auto runOnce = [&](OpBuilder &b, Location, ValueRange point,
                     ValueRange soFar) -> scf::ValueVector {
    IRMapping mapping;
    mapping.map(op.getInductionVars(), point);
    cloneBody(b, *op.getBody(), mapping);
    auto end = cast<scf::ReduceOp>(op.getBody()->getTerminator());
    scf::ValueVector next;
    for (auto [region, value, before] :
         llvm::zip_equal(end.getReductions(), end.getOperands(), soFar))
      next.push_back(reduce(b, region.front(), before,
                            mapping.lookupOrDefault(value), mapping));
    return next;
  };
  scf::LoopNest nest = scf::buildLoopNest(
      rewriter, op.getLoc(), op.getLowerBound(), op.getUpperBound(),
      op.getStep(), op.getInitVals(), runOnce);
  if (op.getInitVals().empty() && padlab::asksForThreads(op))
    llvm::for_each(nest.loops, padlab::markParallel);
  rewriter.replaceOp(op, nest.results);
}

LogicalResult padlab::makeSequential(RewriterBase &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  if (auto parallel = dyn_cast<scf::ParallelOp>(op)) {
    makeNest(rewriter, parallel);
    return success();
  }
  bool asks = asksForThreads(op);
  SmallVector<Operation *> loops;
  if (failed(scf::forallToForLoop(rewriter, cast<scf::ForallOp>(op), &loops)))
    return op->emitOpError("has no lowering to loops");
  if (asks)
    llvm::for_each(loops, markParallel);
  return success();
}
