//===- PlainControl.cpp - loops and branches to the LLVM dialect ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopAnnotation.h"
#include "PlainOps.h"
#include "VectorizeRowsLoop.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;

/// Whether each of `types` is the type of a scalar (see isPlainScalar), or of a
/// memref that becomes a descriptor.
static bool arePlain(TypeRange types, const LoweredValues &values) {
  return llvm::all_of(types, [&](Type type) {
    return isPlainScalar(type) ||
           (isa<MemRefType>(type) && values.getTypes().convertType(type));
  });
}

static Type lowerType(Type type, const LoweredValues &values) {
  return type.isIndex() || isa<MemRefType>(type)
             ? values.getTypes().convertType(type)
             : type;
}

static void addArguments(Block *block, ValueRange like,
                         const LoweredValues &values) {
  for (Value value : like)
    block->addArgument(lowerType(value.getType(), values), value.getLoc());
}

/// Splits the block of `op` after it, and returns the second part.
static Block *splitBehind(Operation *op) {
  return op->getBlock()->splitBlock(std::next(op->getIterator()));
}

static void moveBefore(Region &region, Block *block) {
  block->getParent()->getBlocks().splice(block->getIterator(),
                                         region.getBlocks());
}

/// Creates a branch to `target` in place of the yield at the end of `block`.
/// The branch passes `first`, followed by the yielded values.
static LLVM::BrOp branchFrom(Block *block, ValueRange first, Block *target,
                             LoweredValues &values) {
  Operation *yield = block->getTerminator();
  OpBuilder b(yield);
  SmallVector<Value> operands(first);
  llvm::append_range(operands, values.get(yield->getOperands()));
  auto branch = LLVM::BrOp::create(b, yield->getLoc(), operands, target);
  values.erase(yield);
  return branch;
}

/// Makes blocks for the condition, the body and the code after the loop.
/// Returns the last one.
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
  LLVM::BrOp back = branchFrom(body, next, condition, values);
  if (auto annotation =
          op->getAttrOfType<LLVM::LoopAnnotationAttr>(loopAnnotationAttr))
    back.setLoopAnnotationAttr(annotation);
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

/// Replaces the arguments of `block` by arguments with types of the LLVM
/// dialect.
static void lowerArguments(Block *block, LoweredValues &values) {
  SmallVector<Value> old(block->getArguments());
  values.eraseArguments(block);
  addArguments(block, old, values);
  for (auto [before, argument] :
       llvm::zip_equal(old, block->getArguments().drop_front(old.size())))
    values.replace(before, argument);
}

/// Makes blocks of both regions. The block of the condition branches to the
/// body or to the block after the loop, and passes the same values to both of
/// them; in the block after the loop, these values are the results of the loop.
static Block *lowerLoop(scf::WhileOp op, LoweredValues &values) {
  Location loc = op.getLoc();
  Block *start = op->getBlock(), *after = splitBehind(op);
  Block *before = op.getBeforeBody(), *body = op.getAfterBody();
  scf::ConditionOp condition = op.getConditionOp();
  for (Region *region : op.getRegions())
    moveBefore(*region, after);
  lowerArguments(before, values);
  lowerArguments(body, values);
  addArguments(after, op.getResults(), values);
  for (auto [old, argument] :
       llvm::zip_equal(op.getResults(), after->getArguments()))
    values.replace(old, argument);

  auto b = OpBuilder::atBlockEnd(start);
  LLVM::BrOp::create(b, loc, values.get(op.getInits()), before);
  b.setInsertionPoint(condition);
  SmallVector<Value> handed = values.get(condition.getArgs());
  LLVM::CondBrOp::create(b, loc, condition.getCondition(), body, handed, after,
                         handed);
  values.erase(condition);
  branchFrom(body, {}, before, values);
  values.erase(op);
  return after;
}

/// Whether the loop has only plain types, and no attributes that another
/// lowering needs.
static bool isPlain(scf::ForOp op, const LoweredValues &values) {
  return llvm::all_of(op->getDiscardableAttrs(),
                      [](NamedAttribute attribute) {
                        return attribute.getName() == rowMark ||
                               attribute.getName() == loopAnnotationAttr;
                      }) &&
         isPlainScalar(op.getInductionVar().getType()) &&
         arePlain(op.getResultTypes(), values);
}

static bool isPlain(scf::IfOp op, const LoweredValues &values) {
  return op->getDiscardableAttrDictionary().empty() &&
         arePlain(op.getResultTypes(), values);
}

static bool isPlain(scf::WhileOp op, const LoweredValues &values) {
  return op->getDiscardableAttrDictionary().empty() &&
         arePlain(op.getOperandTypes(), values) &&
         arePlain(op.getResultTypes(), values);
}

void padlab::lowerPlainControl(func::FuncOp function, LoweredValues &values) {
  // A lowered operation ends the block. Its bodies and the code after it become
  // further blocks of the function, which are visited later.
  Region &region = function.getBody();
  for (auto it = region.begin(); it != region.end(); ++it)
    for (Operation &op : llvm::make_early_inc_range(*it)) {
      if (auto loop = dyn_cast<scf::ForOp>(op)) {
        if (!isPlain(loop, values))
          continue;
        lowerLoop(loop, values);
        break;
      }
      if (auto loop = dyn_cast<scf::WhileOp>(op)) {
        if (!isPlain(loop, values))
          continue;
        lowerLoop(loop, values);
        break;
      }
      if (auto branch = dyn_cast<scf::IfOp>(op)) {
        if (!isPlain(branch, values))
          continue;
        lowerBranch(branch, values);
        break;
      }
    }
}
