//===- FlattenControl.cpp - vectors in loops and branches -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes loops carry, and branches yield, the elements of vectors instead of
/// the vectors. Vectors are taken apart before these operations and put
/// together behind them; once the operations that do this are expanded, they
/// cost nothing.
///
//===----------------------------------------------------------------------===//

#include "VectorElements.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::expand;

static bool isFlattened(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && !vector.isScalable();
}

static SmallVector<Type> flattenTypes(TypeRange types) {
  SmallVector<Type> flat;
  for (Type type : types)
    if (isFlattened(type))
      flat.append(cast<VectorType>(type).getNumElements(),
                  cast<VectorType>(type).getElementType());
    else
      flat.push_back(type);
  return flat;
}

static SmallVector<Value> flatten(OpBuilder &b, Location loc,
                                  ValueRange values) {
  SmallVector<Value> flat;
  for (Value value : values)
    if (isFlattened(value.getType()))
      llvm::append_range(
          flat, vector::ToElementsOp::create(b, loc, value).getElements());
    else
      flat.push_back(value);
  return flat;
}

/// Removes the elements of one value of `type` from the front of `flat`, and
/// returns this value.
static Value takeOne(OpBuilder &b, Location loc, Type type, ValueRange &flat) {
  size_t count =
      isFlattened(type) ? cast<VectorType>(type).getNumElements() : 1;
  ValueRange own = flat.take_front(count);
  flat = flat.drop_front(count);
  if (!isFlattened(type))
    return own.front();
  return vector::FromElementsOp::create(b, loc, cast<VectorType>(type), own);
}

static void flattenArguments(Block &block, Location loc) {
  unsigned count = block.getNumArguments();
  SmallVector<Type> types(block.getArgumentTypes());
  for (Type type : flattenTypes(types))
    block.addArgument(type, loc);
  OpBuilder b = OpBuilder::atBlockBegin(&block);
  ValueRange flat = ValueRange(block.getArguments()).drop_front(count);
  for (auto [i, type] : llvm::enumerate(types)) {
    Value whole = takeOne(b, loc, type, flat);
    block.getArgument(i).replaceAllUsesWith(whole);
  }
  block.eraseArguments(0, count);
}

static void flattenOperands(Operation *op) {
  OpBuilder b(op);
  op->setOperands(flatten(b, op->getLoc(), op->getOperands()));
}

/// Replaces `op` by the same operation with elements in place of vectors.
static void flattenRegions(Operation *op) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  OperationState state(loc, op->getName());
  state.addOperands(flatten(b, loc, op->getOperands()));
  state.addTypes(flattenTypes(op->getResultTypes()));
  state.propertiesAttr = op->getPropertiesAsAttribute();
  state.addAttributes(llvm::to_vector(op->getDiscardableAttrs()));
  for (Region &region : op->getRegions()) {
    if (!region.empty())
      flattenArguments(region.front(), loc);
    for (Block &block : region)
      if (block.mightHaveTerminator() &&
          block.getTerminator()->getNumSuccessors() == 0)
        flattenOperands(block.getTerminator());
    state.addRegion()->takeBody(region);
  }
  Operation *flat = b.create(state);
  ValueRange rest = flat->getResults();
  for (Value result : op->getResults())
    result.replaceAllUsesWith(takeOne(b, loc, result.getType(), rest));
  op->erase();
}

static bool carriesVectors(Operation *op) {
  if (!isa<scf::ForOp, scf::WhileOp, scf::IfOp, scf::IndexSwitchOp,
           scf::ExecuteRegionOp, memref::AllocaScopeOp>(op))
    return false;
  auto hasVectors = [](Region &region) {
    return !region.empty() &&
           llvm::any_of(region.getArgumentTypes(), isFlattened);
  };
  return llvm::any_of(op->getOperandTypes(), isFlattened) ||
         llvm::any_of(op->getResultTypes(), isFlattened) ||
         llvm::any_of(op->getRegions(), hasVectors);
}

/// Flattens the arguments that other blocks pass to `block`, if all of them do
/// so by `cf.br` or `cf.cond_br`.
static void flattenBlock(Block *block) {
  if (block->isEntryBlock() ||
      llvm::none_of(block->getArgumentTypes(), isFlattened))
    return;
  llvm::SmallSetVector<Operation *, 4> branches;
  for (Block *before : block->getPredecessors())
    branches.insert(before->getTerminator());
  if (!llvm::all_of(branches, llvm::IsaPred<cf::BranchOp, cf::CondBranchOp>))
    return;
  for (Operation *op : branches) {
    auto branch = cast<BranchOpInterface>(op);
    OpBuilder b(op);
    for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
      if (op->getSuccessor(i) == block) {
        SuccessorOperands operands = branch.getSuccessorOperands(i);
        operands.getMutableForwardedOperands().assign(
            flatten(b, op->getLoc(), operands.getForwardedOperands()));
      }
  }
  flattenArguments(*block, block->getParentOp()->getLoc());
}

void expand::flattenControl(Operation *root) {
  SmallVector<Operation *> carriers;
  SmallVector<Block *> blocks;
  root->walk([&](Operation *op) {
    if (carriesVectors(op))
      carriers.push_back(op);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        blocks.push_back(&block);
  });
  for (Block *block : blocks)
    flattenBlock(block);
  for (Operation *op : carriers)
    flattenRegions(op);
}
