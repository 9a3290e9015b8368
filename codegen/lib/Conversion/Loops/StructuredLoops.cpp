//===- StructuredLoops.cpp - structured operations as loops ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructuredLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;

static bool isPlain(linalg::LinalgOp op) {
  return op.hasPureBufferSemantics() &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation();
         });
}

Value StructuredLoops::getConstant(int64_t number) {
  Value &constant = constants[number];
  if (!constant) {
    auto b = OpBuilder::atBlockBegin(&function->getRegion(0).front());
    constant = arith::ConstantIndexOp::create(b, function->getLoc(), number);
  }
  return constant;
}

/// Returns the number of iterations of a loop, as upstream does: the extent of
/// the first dimension of an operand that the loop indexes.
Value StructuredLoops::getExtent(linalg::LinalgOp op, unsigned loop) {
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (unsigned dim = 0; dim != map.getNumResults(); ++dim) {
      if (map.getDimPosition(dim) != loop)
        continue;
      int64_t size = op.getShape(&operand)[dim];
      if (!ShapedType::isDynamic(size))
        return getConstant(size);
      OpBuilder b(op);
      return memref::DimOp::create(b, op.getLoc(), operand.get(),
                                   getConstant(dim));
    }
  }
  return nullptr;
}

/// Returns the counters that `map` selects, as indices of an element.
static SmallVector<Value> getPlace(AffineMap map, ArrayRef<Value> counters) {
  SmallVector<Value> place;
  for (unsigned dim = 0; dim != map.getNumResults(); ++dim)
    place.push_back(counters[map.getDimPosition(dim)]);
  return place;
}

/// Emits loads of the operands that the body uses, and moves the body to the
/// insertion point of `b`.
static void moveBody(OpBuilder &b, linalg::LinalgOp op,
                     ArrayRef<Value> counters) {
  Location loc = op.getLoc();
  Block *body = op.getBlock();
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (argument.use_empty())
      continue;
    Value read = operand.get();
    if (!op.isScalar(&operand))
      read = memref::LoadOp::create(
          b, loc, read,
          getPlace(op.getMatchingIndexingMap(&operand), counters));
    argument.replaceAllUsesWith(read);
  }
  SmallVector<linalg::IndexOp> indices;
  body->walk([&](linalg::IndexOp index) { indices.push_back(index); });
  for (linalg::IndexOp index : indices) {
    index.getResult().replaceAllUsesWith(counters[index.getDim()]);
    index.erase();
  }
  b.getInsertionBlock()->getOperations().splice(
      b.getInsertionPoint(), body->getOperations(), body->begin(),
      std::prev(body->end()));
}

bool StructuredLoops::lower(linalg::LinalgOp op,
                            SmallVectorImpl<Operation *> &loops) {
  if (!isPlain(op))
    return false;
  SmallVector<Value> extents, counters;
  for (unsigned loop = 0; loop != op.getNumLoops(); ++loop) {
    extents.push_back(getExtent(op, loop));
    if (!extents.back())
      return false;
  }
  OpBuilder b(op);
  for (Value extent : extents) {
    auto loop = scf::ForOp::create(b, op.getLoc(), getConstant(0), extent,
                                   getConstant(1));
    loops.push_back(loop);
    counters.push_back(loop.getInductionVar());
    b.setInsertionPointToStart(loop.getBody());
  }
  moveBody(b, op, counters);
  Operation *yield = op.getBlock()->getTerminator();
  for (OpOperand &init : op.getDpsInitsMutable())
    memref::StoreOp::create(
        b, op.getLoc(),
        yield->getOperand(init.getOperandNumber() - op.getNumDpsInputs()),
        init.get(), getPlace(op.getMatchingIndexingMap(&init), counters));
  op.erase();
  return true;
}
