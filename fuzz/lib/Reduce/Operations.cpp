//===- Operations.cpp - fewer operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace padlab;

static bool isConstant(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>();
}

bool padlab::canBeArgument(Type type) {
  if (auto vector = dyn_cast<VectorType>(type); vector && vector.isScalable())
    return false;
  if (isa<RankedTensorType, VectorType>(type))
    type = getElementTypeOrSelf(type);
  return type.isIntOrIndexOrFloat();
}

void padlab::offerResults(func::FuncOp entry, Edits &edits) {
  func::ReturnOp ret = getReturn(entry);
  if (!ret || ret.getNumOperands() < 2)
    return;
  // Results are identified by their distance from the end, because an earlier
  // edit of the same run may have dropped results before them.
  for (OpOperand &operand : ret->getOpOperands()) {
    unsigned fromEnd = ret.getNumOperands() - operand.getOperandNumber();
    edits.push_back([=]() mutable {
      if (ret.getNumOperands() < 2)
        return;
      unsigned index = ret.getNumOperands() - fromEnd;
      ret->eraseOperand(index);
      (void)entry.eraseResult(index);
    });
  }
}

void padlab::offerReturnedOperands(func::FuncOp entry, Edits &edits) {
  func::ReturnOp ret = getReturn(entry);
  if (!ret)
    return;
  auto offer = [&](OpOperand &returned, Value value) {
    if (canBeArgument(value.getType()))
      edits.push_back([=, &returned] {
        returned.set(value);
        updateFunctionType(entry);
      });
  };
  for (OpOperand &returned : ret->getOpOperands()) {
    Operation *op = returned.get().getDefiningOp();
    for (Value operand : op ? op->getOperands() : ValueRange()) {
      if (operand.getType() != returned.get().getType())
        offer(returned, operand);
    }
    for (Operation &earlier : *ret->getBlock())
      if (!isConstant(&earlier))
        for (Value result : earlier.getResults())
          if (result != returned.get())
            offer(returned, result);
  }
}

void padlab::offerDeadOperations(func::FuncOp entry, Edits &edits) {
  for (Operation *op : collectOperations(entry)) {
    if (!isOpTriviallyDead(op))
      continue;
    // This edit may erase the operation itself, because nothing refers to a
    // dead operation.
    edits.push_back([op] {
      if (op->use_empty())
        op->erase();
    });
  }
}

/// Offers to remove operations that have effects but no uses, such as stores
/// and the loops around stores, with their regions. The outermost operations
/// come first.
void padlab::offerEffects(func::FuncOp entry, Edits &edits) {
  llvm::SmallVector<Operation *> operations;
  entry->getParentOfType<ModuleOp>()->walk<WalkOrder::PreOrder>(
      [&](Operation *op) {
        if (isScript(op))
          return WalkResult::skip();
        if (!isa<ModuleOp, func::FuncOp>(op) &&
            !op->hasTrait<OpTrait::IsTerminator>() && op->use_empty() &&
            !isOpTriviallyDead(op))
          operations.push_back(op);
        return WalkResult::advance();
      });
  for (Operation *op : operations)
    edits.push_back(
        [op] { op->setAttr(erasedMark, UnitAttr::get(op->getContext())); });
}

namespace {

/// Returns the source of a view or a cast, which may replace the result of the
/// view or cast; null for other operations.
Value getViewed(Operation *op) {
  bool isView = isa<ViewLikeOpInterface, CastOpInterface>(op);
  return isView && op->getNumOperands() > 0 ? op->getOperand(0) : Value();
}

/// Returns values that may replace `result`: the source of a view, even if its
/// type differs, then values of the same type that dominate `op`: its operands,
/// and arguments of the blocks around it.
llvm::SmallVector<Value> collectSubstitutes(Operation *op, OpResult result) {
  llvm::SmallVector<Value> substitutes;
  Type type = result.getType();
  auto add = [&](ValueRange values) {
    for (Value value : values)
      if (value.getType() == type)
        substitutes.push_back(value);
  };
  if (Value viewed = getViewed(op); viewed && viewed.getType() != type)
    substitutes.push_back(viewed);
  add(op->getOperands());
  for (Block *block = op->getBlock(); block;) {
    if (!isa<ModuleOp>(block->getParentOp()))
      add(block->getArguments());
    Operation *parent = block->getParentOp();
    block = parent && !isa<func::FuncOp>(parent) ? parent->getBlock() : nullptr;
  }
  return substitutes;
}

/// Replaces `result` by a new argument of the entry, so that the producers of
/// `result` become dead. All dynamic extents of the argument are `extent`.
void replaceByArgument(func::FuncOp entry, Value result, int64_t extent) {
  if (result.use_empty())
    return;
  auto type = dyn_cast<RankedTensorType>(result.getType());
  Attribute extents;
  if (type && !type.hasStaticShape())
    extents = DenseI64ArrayAttr::get(
        entry.getContext(),
        llvm::SmallVector<int64_t>(type.getNumDynamicDims(), extent));
  if (Value argument =
          addArgument(entry, result.getType(), attrs::extents, extents))
    result.replaceAllUsesWith(argument);
}

/// Returns numbers to try as the dynamic extents of an argument: 2, which often
/// suffices, and small numbers that occur in the program.
llvm::SmallVector<int64_t> collectLikelyExtents(func::FuncOp entry) {
  constexpr size_t maxExtents = 5;
  llvm::SmallSetVector<int64_t, 8> extents;
  extents.insert(2);
  auto add = [&](int64_t extent) {
    if (extent > 0 && extent <= 64 && extents.size() < maxExtents)
      extents.insert(extent);
  };
  entry.walk([&](Operation *op) {
    APInt constant;
    if (matchPattern(op, m_ConstantInt(&constant)) &&
        op->getResult(0).getType().isIndex())
      add(constant.getSExtValue());
    for (Type type : op->getResultTypes())
      if (auto shaped = dyn_cast<ShapedType>(type); shaped && shaped.hasRank())
        llvm::for_each(shaped.getShape(), add);
  });
  return extents.takeVector();
}

} // namespace

void padlab::offerBypasses(func::FuncOp entry, Edits &edits) {
  for (Operation *op : collectOperations(entry)) {
    if (isConstant(op))
      continue;
    for (OpResult result : op->getResults())
      for (Value substitute : collectSubstitutes(op, result))
        edits.push_back(
            [=]() mutable { result.replaceAllUsesWith(substitute); });
  }
}

static bool isDynamic(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && !type.hasStaticShape();
}

void padlab::offerReplacements(func::FuncOp entry, Edits &edits) {
  llvm::SmallVector<int64_t> likely = collectLikelyExtents(entry), fixed = {0};
  for (Operation *op : collectOperations(entry)) {
    if (isConstant(op))
      continue;
    bool atTop = op->getParentOp() == entry;
    for (OpResult result : op->getResults()) {
      if (atTop && canBeArgument(result.getType()))
        for (int64_t extent : isDynamic(result) ? likely : fixed)
          edits.push_back([=] { replaceByArgument(entry, result, extent); });
      for (int64_t value : {1, 0}) {
        TypedAttr attr = getConstantAttr(result.getType(), value);
        if (!attr)
          continue;
        edits.push_back([=]() mutable {
          if (result.use_empty())
            return;
          OpBuilder builder(op);
          result.replaceAllUsesWith(
              arith::ConstantOp::create(builder, op->getLoc(), attr));
        });
      }
    }
  }
}
