//===- Carried.cpp - loops and branches with fewer results ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace padlab;

template <typename Range>
static auto without(Range values, unsigned index) {
  auto kept = llvm::to_vector(values);
  kept.erase(kept.begin() + index);
  return kept;
}

/// Creates a copy of `loop` with an unfinished body, and without the
/// loop-carried value number `index`.
static LoopLikeOpInterface createNarrow(LoopLikeOpInterface loop,
                                        unsigned index) {
  OpBuilder builder(loop);
  SmallVector<Value> inits = without(ValueRange(loop.getInits()), index);
  if (auto plain = dyn_cast<scf::ForOp>(*loop))
    return scf::ForOp::create(builder, loop.getLoc(), plain.getLowerBound(),
                              plain.getUpperBound(), plain.getStep(), inits,
                              /*bodyBuilder=*/nullptr, plain.getUnsignedCmp());
  if (auto affine = dyn_cast<affine::AffineForOp>(*loop))
    return affine::AffineForOp::create(
        builder, loop.getLoc(), affine.getLowerBoundOperands(),
        affine.getLowerBoundMap(), affine.getUpperBoundOperands(),
        affine.getUpperBoundMap(), affine.getStepAsInt(), inits);
  auto forall = cast<scf::ForallOp>(*loop);
  return scf::ForallOp::create(
      builder, loop.getLoc(), forall.getMixedLowerBound(),
      forall.getMixedUpperBound(), forall.getMixedStep(), inits,
      forall.getMapping());
}

/// Removes the loop-carried value number `index` from the terminator.
static void stopCarrying(Block &body, BlockArgument carried, unsigned index) {
  Operation *terminator = body.getTerminator();
  if (auto parallel = dyn_cast<scf::InParallelOp>(terminator)) {
    for (Operation &op : llvm::make_early_inc_range(parallel.getYieldingOps()))
      if (auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(op);
          insert && insert.getDest() == carried)
        insert->erase();
    return;
  }
  terminator->eraseOperand(index);
}

/// Replaces `op` by `narrow`, which lacks the result number `index`. `narrow`
/// gets the discardable attributes of `op`, because a script may find the
/// operation by one.
static void replaceByNarrow(Operation *op, Operation *narrow, unsigned index) {
  narrow->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  unsigned next = 0;
  for (OpResult result : op->getResults())
    if (result.getResultNumber() != index)
      result.replaceAllUsesWith(narrow->getResult(next++));
  op->setAttr(erasedMark, UnitAttr::get(op->getContext()));
}

static void copyRegion(Region &from, Region &to) {
  to.dropAllReferences();
  to.getBlocks().clear();
  IRMapping mapping;
  from.cloneInto(&to, mapping);
}

/// Drops a loop-carried value whose result is unused: in every iteration, its
/// initial value replaces it.
static void dropCarried(LoopLikeOpInterface loop, unsigned index) {
  if (loop->hasAttr(erasedMark))
    return;
  LoopLikeOpInterface narrow = createNarrow(loop, index);
  Region &region = *narrow.getLoopRegions().front();
  copyRegion(*loop.getLoopRegions().front(), region);
  Block &body = region.front();
  unsigned number = loop.getRegionIterArgs()[index].getArgNumber();
  stopCarrying(body, body.getArgument(number), index);
  body.getArgument(number).replaceAllUsesWith(loop.getInits()[index]);
  body.eraseArgument(number);
  replaceByNarrow(loop, narrow, index);
}

static void dropResult(scf::IfOp branch, unsigned index) {
  if (branch->hasAttr(erasedMark))
    return;
  OpBuilder builder(branch);
  auto narrow = scf::IfOp::create(
      builder, branch.getLoc(), without(branch->getResultTypes(), index),
      branch.getCondition(), /*withElseRegion=*/true);
  for (auto [from, to] :
       llvm::zip(branch->getRegions(), narrow->getRegions())) {
    copyRegion(from, to);
    to.front().getTerminator()->eraseOperand(index);
  }
  replaceByNarrow(branch, narrow, index);
}

/// Offers to remove unused results of loops and branches, together with the
/// code in the regions that computes only them.
void padlab::offerCarriedValues(func::FuncOp entry, Edits &edits) {
  for (Operation *op : collectOperations(entry))
    for (OpResult result : op->getResults()) {
      unsigned index = result.getResultNumber();
      if (!result.use_empty())
        continue;
      if (isa<scf::ForOp, scf::ForallOp, affine::AffineForOp>(op))
        edits.push_back(
            [=] { dropCarried(cast<LoopLikeOpInterface>(op), index); });
      else if (auto branch = dyn_cast<scf::IfOp>(op))
        edits.push_back([=] { dropResult(branch, index); });
    }
}
