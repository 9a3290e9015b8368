//===- LoopQuestions.cpp - what depends on loops ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace padlab;

bool guards::isLoopIndependent(Operation *transform, Operation *op,
                               llvm::ArrayRef<OpFoldResult> sizes) {
  auto count = transform->getAttrOfType<IntegerAttr>("num_loops");
  llvm::SmallVector<Value> counters;
  auto loop = op->getParentOfType<scf::ForOp>();
  for (int64_t i = 0; count && i < count.getInt(); ++i) {
    if (!loop)
      return false;
    counters.push_back(loop.getInductionVar());
    loop = loop->getParentOfType<scf::ForOp>();
  }
  llvm::SmallVector<Value> worklist;
  for (OpFoldResult size : sizes)
    if (auto value = dyn_cast<Value>(size))
      worklist.push_back(value);
  llvm::SmallPtrSet<Value, 8> visited;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (llvm::is_contained(counters, value))
      return false;
    if (Operation *producer = value.getDefiningOp();
        producer && visited.insert(value).second)
      llvm::append_range(worklist, producer->getOperands());
  }
  return true;
}

static bool isInvariantTo(LoopLikeOpInterface loop, Operation *op,
                          unsigned depth);

static bool isInvariantTo(LoopLikeOpInterface loop, Value value,
                          unsigned depth) {
  if (loop.isDefinedOutsideOfLoop(value))
    return true;
  if (Operation *op = value.getDefiningOp())
    return depth > 0 && isPure(op) && isInvariantTo(loop, op, depth - 1);
  return !llvm::is_contained(loop.getLoopRegions(), value.getParentRegion());
}

static bool isInvariantTo(LoopLikeOpInterface loop, Operation *op,
                          unsigned depth) {
  return !guards::hasSome<Operation *>(op, [&](Operation *inner) {
    return llvm::any_of(inner->getOperands(), [&](Value operand) {
      Operation *owner = operand.getParentBlock()->getParentOp();
      return !op->isAncestor(owner) && !isInvariantTo(loop, operand, depth);
    });
  });
}

bool guards::isInvariant(LoopLikeOpInterface loop, Operation *op) {
  return isInvariantTo(loop, op, deepest);
}

bool guards::isInvariant(Operation *op) {
  auto loop = op->getParentOfType<LoopLikeOpInterface>();
  return loop && isInvariant(loop, op);
}
