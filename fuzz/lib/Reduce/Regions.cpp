//===- Regions.cpp - programs without loops and branches ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab;

/// Puts a copy of what `region` holds before `op`, whose results become what
/// the region yields, and marks `op`. `arguments` stand for the region's.
static void unwrap(Operation *op, Region &region, ValueRange arguments) {
  OpBuilder builder(op);
  IRMapping mapping;
  mapping.map(region.getArguments(), arguments);
  Block &body = region.front();
  for (Operation &inner : body.without_terminator())
    builder.clone(inner, mapping);
  for (auto [result, value] :
       llvm::zip(op->getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  op->setAttr(erasedMark, builder.getUnitAttr());
}

/// Returns the values of the region's arguments in its first round.
static SmallVector<Value> getFirstRound(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    SmallVector<Value> values{loop.getLowerBound()};
    llvm::append_range(values, loop.getInitArgs());
    return values;
  }
  if (auto loop = dyn_cast<scf::ParallelOp>(op))
    return SmallVector<Value>(loop.getLowerBound());
  auto loop = cast<affine::AffineForOp>(op);
  OpBuilder builder(op);
  SmallVector<Value> values{arith::ConstantIndexOp::create(
      builder, op->getLoc(), loop.getConstantLowerBound())};
  llvm::append_range(values, loop.getInits());
  return values;
}

/// Whether one round of the loop is a program without it.
static bool isUnwrappableLoop(Operation *op) {
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    return loop.hasConstantLowerBound();
  if (auto loop = dyn_cast<scf::ParallelOp>(op))
    return loop.getNumResults() == 0;
  return isa<scf::ForOp>(op);
}

static bool isBranch(Operation *op) {
  return isa<scf::IfOp, scf::IndexSwitchOp, scf::ExecuteRegionOp,
             affine::AffineIfOp>(op);
}

/// One round in the place of a loop, one of its regions in that of a branch.
void padlab::offerRegions(func::FuncOp entry, Edits &edits) {
  for (Operation *op : collectOperations(entry)) {
    if (isUnwrappableLoop(op))
      edits.push_back([=] { unwrap(op, op->getRegion(0), getFirstRound(op)); });
    if (!isBranch(op))
      continue;
    for (Region &region : op->getRegions())
      if (region.hasOneBlock())
        edits.push_back([op, &region] { unwrap(op, region, {}); });
  }
}
