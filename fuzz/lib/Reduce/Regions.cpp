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
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab;

/// Copies the contents of `region` before `op`; `mapping` has the values of the
/// region's arguments. Returns the copies of the yielded values.
static SmallVector<Value> copyBody(Operation *op, Region &region,
                                   IRMapping &mapping) {
  OpBuilder builder(op);
  Block &body = region.front();
  for (Operation &inner : body.without_terminator())
    builder.clone(inner, mapping);
  SmallVector<Value> yielded;
  for (Value value : body.getTerminator()->getOperands())
    yielded.push_back(mapping.lookupOrDefault(value));
  return yielded;
}
static SmallVector<Value> copyBody(Operation *op, Region &region,
                                   ValueRange arguments) {
  IRMapping mapping;
  mapping.map(region.getArguments(), arguments);
  return copyBody(op, region, mapping);
}

/// Replaces the results of `op` by `values`, and marks `op` with `erasedMark`.
static void replace(Operation *op, ValueRange values) {
  for (auto [result, value] : llvm::zip(op->getResults(), values))
    result.replaceAllUsesWith(value);
  op->setAttr(erasedMark, UnitAttr::get(op->getContext()));
}

/// Returns the values that the arguments of the loop's region have in the first
/// iteration.
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

/// Returns whether a copy of its first iteration can replace the loop.
/// `scf.while` and `scf.forall` have functions of their own.
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

/// Replaces the loop by `rounds` iterations and one more evaluation of its
/// condition region.
static void unwrapWhile(scf::WhileOp loop, unsigned rounds) {
  SmallVector<Value> values(loop.getInits());
  for (unsigned i = 0;; ++i) {
    values = copyBody(loop, loop.getBefore(), values);
    values.erase(values.begin());
    if (i == rounds)
      return replace(loop, values);
    values = copyBody(loop, loop.getAfter(), values);
  }
}

/// Replaces the loop by its first iteration, which uses `tensor.insert_slice`
/// instead of `tensor.parallel_insert_slice`.
static void unwrapForall(scf::ForallOp loop) {
  OpBuilder builder(loop);
  IRMapping mapping;
  mapping.map(loop.getInductionVars(), loop.getLowerBound(builder));
  mapping.map(loop.getRegionIterArgs(), loop.getOutputs());
  copyBody(loop, loop.getRegion(), mapping);
  for (Operation &op : loop.getTerminator().getYieldingOps()) {
    auto insert = cast<tensor::ParallelInsertSliceOp>(op);
    OperationState state(insert.getLoc(),
                         tensor::InsertSliceOp::getOperationName());
    for (Value operand : insert->getOperands())
      state.operands.push_back(mapping.lookupOrDefault(operand));
    state.addTypes(insert.getDestType());
    state.addAttributes(insert->getAttrs());
    mapping.map(insert.getDest(), builder.create(state)->getResult(0));
  }
  SmallVector<Value> results;
  for (Value output : loop.getRegionIterArgs())
    results.push_back(mapping.lookup(output));
  replace(loop, results);
}

static bool insertsSlices(scf::ForallOp loop) {
  return llvm::all_of(loop.getTerminator().getYieldingOps(),
                      llvm::IsaPred<tensor::ParallelInsertSliceOp>);
}

/// Offers one iteration in place of a loop (of an `scf.while`, also none), and
/// one region in place of a branch.
void padlab::offerRegions(func::FuncOp entry, Edits &edits) {
  for (Operation *op : collectOperations(entry)) {
    if (auto loop = dyn_cast<scf::WhileOp>(op))
      for (unsigned rounds : {0, 1})
        edits.push_back([=] { unwrapWhile(loop, rounds); });
    if (auto loop = dyn_cast<scf::ForallOp>(op); loop && insertsSlices(loop))
      edits.push_back([=] { unwrapForall(loop); });
    if (isUnwrappableLoop(op))
      edits.push_back([=] {
        replace(op, copyBody(op, op->getRegion(0), getFirstRound(op)));
      });
    if (!isBranch(op))
      continue;
    for (Region &region : op->getRegions())
      if (region.hasOneBlock())
        edits.push_back(
            [op, &region] { replace(op, copyBody(op, region, ValueRange())); });
  }
}
