//===- IndependentLoops.cpp - structured operations for threads -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndependentLoops.h"

#include "BufferSharing.h"
#include "ParallelMarks.h"

#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace padlab;

/// Whether `op` is on buffers, and its body has no effects, except that it
/// computes elements of the results.
static bool hasPureBody(linalg::LinalgOp op) {
  return op.hasPureBufferSemantics() &&
         !op.getBlock()
              ->walk([](Operation *nested) {
                return isMemoryEffectFree(nested) ? WalkResult::advance()
                                                  : WalkResult::interrupt();
              })
              .wasInterrupted();
}

/// Whether a point of `op` that reads through `operand` an element that some
/// point writes through `init` writes this element itself, too. This holds if
/// both are different buffers, or if each point reads the same element that it
/// writes.
static bool isApart(linalg::LinalgOp op, OpOperand &operand, OpOperand &init) {
  if (&operand == &init || !isa<MemRefType>(operand.get().getType()))
    return true;
  bool isSameElement =
      operand.get() == init.get() &&
      op.getMatchingIndexingMap(&operand) == op.getMatchingIndexingMap(&init);
  return isSameElement || !mayShareBuffer(operand.get(), init.get());
}

/// Whether the indexing map of each init has the dimension `loop` as a result,
/// so that different iterations of this loop write different elements.
static bool writesApart(linalg::LinalgOp op, unsigned loop) {
  AffineExpr dim = getAffineDimExpr(loop, op.getContext());
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return llvm::is_contained(op.getMatchingIndexingMap(&init).getResults(),
                              dim);
  });
}

unsigned padlab::countIndependentLoops(linalg::LinalgOp op) {
  if (!asksForThreads(op) || !hasPureBody(op))
    return 0;
  for (OpOperand &init : op.getDpsInitsMutable())
    for (OpOperand &operand : op->getOpOperands())
      if (!isApart(op, operand, init))
        return 0;
  unsigned count = 0;
  auto iterators = op.getIteratorTypesArray();
  while (count != iterators.size() &&
         linalg::isParallelIterator(iterators[count]) && writesApart(op, count))
    ++count;
  return count;
}

void padlab::markIndependentLoops(ArrayRef<Operation *> loops, unsigned count) {
  for (Operation *loop : loops.take_front(count))
    markParallel(loop);
}
