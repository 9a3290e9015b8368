//===- BuffersToLoops.cpp - structured operations as loops ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Applies StructuredLoops and, where it does not suffice, upstream's rewrites
/// of structured operations and of views to these operations alone. Upstream's
/// passes hand every operation of the function to the greedy driver, which
/// spends time on all of them and folds some.
///
//===----------------------------------------------------------------------===//

#include "BuffersToLoops.h"

#include "../Workarounds/NegativeStrides.h"
#include "IndependentLoops.h"
#include "ParallelLoops.h"
#include "PlainMemory.h"
#include "StructuredLoops.h"
#include "SumOrder.h"
#include "SumTiles.h"

#include "padlab/codegen/LLVMVersion.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Transforms/FoldUtils.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace padlab {

#define GEN_PASS_DEF_BUFFERSTOLOOPS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;

static bool isView(Operation *op) {
  // Upstream's rewrite of a reshape to an unranked type produces invalid IR.
  if (auto reshape = dyn_cast<memref::ReshapeOp>(op))
    return isa<MemRefType>(reshape.getResult().getType());
  // `padlab-loops-to-llvm` lowers most slices itself.
  if (auto slice = dyn_cast<memref::SubViewOp>(op))
    return !padlab::isPlainSlice(slice);
  return isa<memref::ExpandShapeOp, memref::CollapseShapeOp,
             memref::ExtractStridedMetadataOp,
             memref::ExtractAlignedPointerAsIndexOp>(op);
}

/// Erases dead operations, mostly loads that a body does not use. It goes from
/// the last operation to the first, so that operations whose only users were
/// dead are erased, too.
static void eraseDead(Operation *function) {
  IRRewriter rewriter(function->getContext());
  function->walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    if (isOpTriviallyDead(op))
      rewriter.eraseOp(op);
  });
}

/// Merges equal constants, and folds `affine.apply` and `memref.dim`
/// operations. The loops create so many of these that they would be half of the
/// program. Other operations are not folded, even if their operands are
/// constants.
static void foldAddresses(Operation *function) {
  OperationFolder folder(function->getContext());
  function->walk([&](Operation *op) {
    if (op->hasTrait<OpTrait::ConstantLike>())
      folder.insertKnownConstant(op);
    else if (isa<affine::AffineApplyOp, memref::DimOp>(op))
      (void)folder.tryToFold(op);
  });
}

/// Lowers a clone to an allocation and a copy. The allocation has the identity
/// layout, whatever the source's layout is.
static LogicalResult expandClone(OpBuilder &b, bufferization::CloneOp op) {
  b.setInsertionPoint(op);
  Location loc = op.getLoc();
  auto source = dyn_cast<MemRefType>(op.getInput().getType());
  if (!source)
    return op.emitOpError("of a memref without a rank has no lowering");
  SmallVector<Value> sizes;
  for (int64_t i = 0, rank = source.getRank(); i < rank; ++i)
    if (source.isDynamicDim(i))
      sizes.push_back(memref::DimOp::create(b, loc, op.getInput(), i));
  auto packed =
      MemRefType::get(source.getShape(), source.getElementType(),
                      MemRefLayoutAttrInterface(), source.getMemorySpace());
  Type wanted = op.getOutput().getType();
  if (!memref::CastOp::areCastCompatible(packed, wanted))
    return op.emitOpError("cannot be a packed buffer as ") << wanted;
  Value clone = memref::AllocOp::create(b, loc, packed, sizes);
  memref::CopyOp::create(b, loc, op.getInput(), clone);
  if (wanted != packed)
    clone = memref::CastOp::create(b, loc, wanted, clone);
  op.getOutput().replaceAllUsesWith(clone);
  op.erase();
  return success();
}

namespace {

/// Collects the operations of a function that are to be rewritten.
struct Work {
  explicit Work(Operation *function) {
    function->walk([&](Operation *op) {
      stepsBack |= padlab::mayStepBack(op);
      if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        structured.push_back(linalgOp);
      else if (auto clone = dyn_cast<bufferization::CloneOp>(op))
        clones.push_back(clone);
      else if (isView(op))
        views.push_back(op);
      else if (isa<scf::ForallOp, scf::ParallelOp>(op))
        parallel.push_back(op);
    });
  }

  SmallVector<linalg::LinalgOp> structured;
  SmallVector<bufferization::CloneOp> clones;
  SmallVector<Operation *> views, parallel;
  bool stepsBack = false;
};

struct BuffersToLoops : padlab::impl::BuffersToLoopsBase<BuffersToLoops> {
  using BuffersToLoopsBase::BuffersToLoopsBase;

  LogicalResult initialize(MLIRContext *context) override {
    viewPatterns = padlab::getViewPatterns(context);
    return success();
  }

  void runOnOperation() override {
    if (failed(
            padlab::lowerBuffersToLoops(getOperation(), viewPatterns, tuned)))
      signalPassFailure();
  }

  FrozenRewritePatternSet viewPatterns;
};

} // namespace

/// Hides from upstream's rewrite that extents of the expanded buffer are
/// constants (see `foldsExpandedStrides`).
static void hideConstantExtents(memref::ExpandShapeOp op) {
  OpBuilder b(op);
  for (OpOperand &extent : op.getOutputShapeMutable())
    if (std::optional<int64_t> value = getConstantIntValue(extent.get()))
      extent.set(arith::IndexCastOp::create(
          b, op.getLoc(), b.getIndexType(),
          arith::ConstantOp::create(b, op.getLoc(),
                                    b.getI64IntegerAttr(*value))));
}

static LogicalResult expandViews(ArrayRef<Operation *> views,
                                 const FrozenRewritePatternSet &patterns) {
  if (padlab::llvm_version::foldsExpandedStrides)
    for (Operation *op : views)
      if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
        hideConstantExtents(expand);
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps)
      .enableFolding(false);
  return views.empty() ? success()
                       : applyOpPatternsGreedily(views, patterns, config);
}

LogicalResult
padlab::expandSlices(Operation *function,
                     const FrozenRewritePatternSet &viewPatterns) {
  SmallVector<Operation *> slices;
  function->walk([&](memref::SubViewOp op) { slices.push_back(op); });
  return expandViews(slices, viewPatterns);
}

FrozenRewritePatternSet padlab::getViewPatterns(MLIRContext *context) {
  RewritePatternSet patterns(context);
  memref::populateExpandStridedMetadataPatterns(patterns);
  memref::populateExpandOpsPatterns(patterns);
  return patterns;
}

/// Lowers `op` to loops. They are in the order of the dimensions of `op` or, if
/// `order` is given, the loops of sums are outside of the loops over rows.
static LogicalResult
lowerStructured(RewriterBase &rewriter, linalg::LinalgOp op,
                const std::optional<padlab::SumOrder> &order) {
  if (order) {
    FailureOr<linalg::LinalgOp> ordered =
        padlab::orderSums(rewriter, op, *order);
    if (failed(ordered))
      return failure();
    op = *ordered;
  }
  unsigned numIndependent = padlab::countIndependentLoops(op);
  FailureOr<linalg::LinalgLoops> loops = linalg::linalgOpToLoops(rewriter, op);
  if (failed(loops))
    return op.emitOpError("has no lowering to loops");
  if (order)
    padlab::markSums(*loops, *order);
  padlab::markIndependentLoops(*loops, numIndependent);
  rewriter.eraseOp(op);
  return success();
}

LogicalResult
padlab::lowerBuffersToLoops(Operation *function,
                            const FrozenRewritePatternSet &viewPatterns,
                            bool ordersSums) {
  Work work(function);
  if (work.stepsBack)
    markSteppingBack(function);
  IRRewriter rewriter(function->getContext());
  // `parallel` has inner loops before the loops around them.
  for (Operation *op : work.parallel)
    if (failed(makeSequential(rewriter, op)))
      return failure();
  // Operations inside of an `scf.parallel` were cloned, so they are collected
  // again.
  if (!work.parallel.empty())
    work = Work(function);
  StructuredLoops plain(function);
  for (linalg::LinalgOp op : work.structured) {
    std::optional<padlab::SumOrder> order;
    if (ordersSums)
      order = padlab::findSumOrder(op);
    bool isFill = ordersSums && isa<linalg::FillOp>(op.getOperation());
    SmallVector<Operation *> loops;
    unsigned numIndependent = order ? 0 : countIndependentLoops(op);
    if (!order && plain.lower(op, loops)) {
      if (isFill && !loops.empty())
        loops.front()->setAttr(fillMark, UnitAttr::get(function->getContext()));
      markIndependentLoops(loops, numIndependent);
      continue;
    }
    rewriter.setInsertionPoint(op);
    if (failed(lowerStructured(rewriter, op, order)))
      return failure();
  }
  // Operations in the bodies of structured operations may have been cloned,
  // too.
  if (!work.structured.empty())
    work = Work(function);
  for (bufferization::CloneOp op : work.clones)
    if (failed(expandClone(rewriter, op)))
      return failure();
  if (failed(expandViews(work.views, viewPatterns)))
    return failure();
  eraseDead(function);
  foldAddresses(function);
  return success();
}
