//===- PlainControl.cpp - counted loops and branches to LLVM's ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainOps.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;

static bool arePlain(TypeRange types) {
  return llvm::all_of(types, isPlainScalar);
}

static Type lowerType(Type type, const LoweredValues &values) {
  return type.isIndex() ? values.getTypes().getIndexType() : type;
}

static void addArguments(Block *block, ValueRange like,
                         const LoweredValues &values) {
  for (Value value : like)
    block->addArgument(lowerType(value.getType(), values), value.getLoc());
}

/// The block behind `op`, whose block ends with `op` then.
static Block *splitBehind(Operation *op) {
  return op->getBlock()->splitBlock(std::next(op->getIterator()));
}

static void moveBefore(Region &region, Block *block) {
  block->getParent()->getBlocks().splice(block->getIterator(),
                                         region.getBlocks());
}

/// A branch to `target` in place of the yield at the end of `block`.
static void branchFrom(Block *block, ValueRange first, Block *target,
                       LoweredValues &values) {
  Operation *yield = block->getTerminator();
  OpBuilder b(yield);
  SmallVector<Value> operands(first);
  llvm::append_range(operands, values.get(yield->getOperands()));
  LLVM::BrOp::create(b, yield->getLoc(), operands, target);
  values.erase(yield);
}

/// Blocks for the condition, the body and what follows. Gives the block behind
/// the loop.
static Block *lowerLoop(scf::ForOp op, LoweredValues &values) {
  Location loc = op.getLoc();
  Block *before = op->getBlock(), *after = splitBehind(op);
  Block *body = op.getBody();
  auto *condition = new Block;
  condition->insertBefore(after);
  addArguments(condition, body->getArguments(), values);
  moveBefore(op.getRegion(), after);
  for (auto [old, argument] :
       llvm::zip_equal(body->getArguments(), condition->getArguments()))
    values.replace(old, argument);
  values.eraseArguments(body);
  for (auto [old, argument] :
       llvm::zip_equal(op.getResults(), condition->getArguments().drop_front()))
    values.replace(old, argument);

  auto b = OpBuilder::atBlockEnd(before);
  SmallVector<Value> first = {values.get(op.getLowerBound())};
  llvm::append_range(first, values.get(op.getInitArgs()));
  LLVM::BrOp::create(b, loc, first, condition);

  Value counter = condition->getArgument(0);
  b.setInsertionPointToEnd(condition);
  Value goesOn = LLVM::ICmpOp::create(
      b, loc,
      op.getUnsignedCmp() ? LLVM::ICmpPredicate::ult : LLVM::ICmpPredicate::slt,
      counter, values.get(op.getUpperBound()));
  LLVM::CondBrOp::create(b, loc, goesOn, body, after);

  b.setInsertionPoint(body->getTerminator());
  Value next = LLVM::AddOp::create(b, loc, counter, values.get(op.getStep()));
  branchFrom(body, next, condition, values);
  values.erase(op);
  return after;
}

static Block *lowerBranch(scf::IfOp op, LoweredValues &values) {
  Block *before = op->getBlock(), *after = splitBehind(op);
  addArguments(after, op.getResults(), values);
  for (auto [old, argument] :
       llvm::zip_equal(op.getResults(), after->getArguments()))
    values.replace(old, argument);
  Block *yes = op.thenBlock(), *no = op.elseBlock();
  for (Region *region : op.getRegions())
    moveBefore(*region, after);
  branchFrom(yes, {}, after, values);
  if (no)
    branchFrom(no, {}, after, values);
  auto b = OpBuilder::atBlockEnd(before);
  LLVM::CondBrOp::create(b, op.getLoc(), op.getCondition(), yes,
                         no ? no : after);
  values.erase(op);
  return after;
}

static bool isPlain(scf::ForOp op) {
  return op->getDiscardableAttrDictionary().empty() &&
         isPlainScalar(op.getInductionVar().getType()) &&
         arePlain(op.getResultTypes());
}

static bool isPlain(scf::IfOp op) {
  return op->getDiscardableAttrDictionary().empty() &&
         arePlain(op.getResultTypes());
}

void padlab::lowerPlainControl(func::FuncOp function, LoweredValues &values) {
  // Bodies become blocks of the function, which are visited in their turn.
  Region &region = function.getBody();
  for (auto it = region.begin(); it != region.end(); ++it)
    for (Operation &op : llvm::make_early_inc_range(*it)) {
      if (auto loop = dyn_cast<scf::ForOp>(op)) {
        if (!isPlain(loop))
          continue;
        lowerLoop(loop, values);
        break;
      }
      if (auto branch = dyn_cast<scf::IfOp>(op)) {
        if (!isPlain(branch))
          continue;
        lowerBranch(branch, values);
        break;
      }
    }
}
