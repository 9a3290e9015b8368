//===- ShapeConstraints.cpp - constraints as assertions ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lowers constraints to assertions at their places, as
/// `convert-shape-constraints` does, and witnesses to plain bits. This file
/// also lowers the operations with regions, `assuming` and `reduce`.
///
//===----------------------------------------------------------------------===//

#include "ShapeRewriter.h"

#include "padlab/dialect/ShapeEncoding.h"
#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;

static Value makeBit(ShapeRewriter &r, bool value) {
  return arith::ConstantIntOp::create(r, value, /*width=*/1);
}

static LogicalResult lowerConstraint(ShapeRewriter &r, Value holds,
                                     StringRef message) {
  r.assertThat(holds, message);
  r.set(0, makeBit(r, true));
  return success();
}

static LogicalResult lowerCstrEq(ShapeRewriter &r) {
  return lowerConstraint(r, makeShapesEqual(r), messages::requiredEqual);
}

static LogicalResult lowerCstrBroadcastable(ShapeRewriter &r) {
  return lowerConstraint(r, makeIsValid(r, makeBroadcast(r)),
                         messages::requiredBroadcastable);
}

static LogicalResult lowerCstrRequire(ShapeRewriter &r) {
  return lowerConstraint(r, r.getOperand(0),
                         r.getOpAs<shape::CstrRequireOp>().getMsg());
}

static LogicalResult lowerConstWitness(ShapeRewriter &r) {
  r.set(0, makeBit(r, r.getOpAs<shape::ConstWitnessOp>().getPassing()));
  return success();
}

static LogicalResult lowerAssumingAll(ShapeRewriter &r) {
  Value all = makeBit(r, true);
  for (Value witness : r.getOp()->getOperands())
    all = arith::AndIOp::create(r, all, witness);
  r.set(0, all);
  return success();
}

static LogicalResult lowerAssuming(ShapeRewriter &r) {
  auto assuming = r.getOpAs<shape::AssumingOp>();
  r.assertThat(assuming.getWitness(), messages::failedWitness);
  Block *body = &assuming.getDoRegion().front();
  Operation *yield = body->getTerminator();
  for (auto [i, value] : llvm::enumerate(yield->getOperands()))
    r.set(i, value);
  yield->erase();
  Operation *op = r.getOp();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body->getOperations());
  return success();
}

/// Returns the value of a result of a reduction for a shape that is not ranked:
/// a size or shape that has the error of the shape or, if the shape is
/// unranked, is unknown or unranked. Returns null if the type of the result
/// cannot carry an error: then the result is undefined, so that any value will
/// do.
static Value makeReduceFallback(ShapeRewriter &r, unsigned result,
                                Value status) {
  if (r.isResult<shape::SizeType>(result))
    return arith::SubIOp::create(r, r.getIndex(0), status);
  if (r.isResult<shape::ShapeType>(result))
    return r.call("padlab_shape_of_status", status);
  return nullptr;
}

/// Lowers a reduction to a loop over the extents, which does nothing if there
/// are none.
static LogicalResult lowerReduce(ShapeRewriter &r) {
  auto reduce = r.getOpAs<shape::ReduceOp>();
  Value shape = r.getShape(0);
  Value status = r.getStatus(shape);
  Value one = r.getIndex(1);
  Value size = tensor::DimOp::create(r, shape, 0);
  Value rank = arith::SubIOp::create(r, size, one);
  Block *body = &reduce.getRegion().front();
  auto loop = scf::ForOp::create(
      r, r.getIndex(0), rank, one, reduce.getInitVals(),
      [&](OpBuilder &b, Location loc, Value dim, ValueRange soFar) {
        Value i = arith::AddIOp::create(b, loc, dim, one);
        Value extent = tensor::ExtractOp::create(b, loc, shape, i);
        SmallVector<Value> arguments = {dim, extent};
        llvm::append_range(arguments, soFar);
        for (auto [from, to] : llvm::zip_equal(body->getArguments(), arguments))
          from.replaceAllUsesWith(to);
        Block *into = b.getInsertionBlock();
        Operation *yield = body->getTerminator();
        SmallVector<Value> next(yield->getOperands());
        yield->erase();
        into->getOperations().splice(into->end(), body->getOperations());
        b.setInsertionPointToEnd(into);
        scf::YieldOp::create(b, loc, next);
      });
  Value ranked = arith::CmpIOp::create(r, arith::CmpIPredicate::eq, status,
                                       r.getIndex(encoding::rankedTag));
  for (auto [i, value] : llvm::enumerate(loop.getResults())) {
    Value fallback = makeReduceFallback(r, i, status);
    r.set(i, fallback
                 ? Value(arith::SelectOp::create(r, ranked, value, fallback))
                 : value);
  }
  return success();
}

void padlab::addConstraintLowerings(ShapeLowerings &lowerings) {
  addLowering<shape::AssumingAllOp>(lowerings, lowerAssumingAll);
  addLowering<shape::AssumingOp>(lowerings, lowerAssuming);
  addLowering<shape::ConstWitnessOp>(lowerings, lowerConstWitness);
  addLowering<shape::CstrBroadcastableOp>(lowerings, lowerCstrBroadcastable);
  addLowering<shape::CstrEqOp>(lowerings, lowerCstrEq);
  addLowering<shape::CstrRequireOp>(lowerings, lowerCstrRequire);
  addLowering<shape::ReduceOp>(lowerings, lowerReduce);
}
