//===- SplitEqualSuccessors.cpp - branches with several edges to one block ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_SPLITEQUALSUCCESSORS
#include "padlab/codegen/Passes.h.inc"

static bool takesTensors(Block *block) {
  return llvm::any_of(block->getArgumentTypes(), llvm::IsaPred<TensorType>);
}

/// If `branch` has several edges to one block that takes tensors, puts a new
/// block on each of these edges except the first.
static void split(BranchOpInterface branch) {
  OpBuilder b(branch);
  llvm::SmallPtrSet<Block *, 4> seen;
  for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
    Block *target = branch->getSuccessor(i);
    if (!takesTensors(target) || seen.insert(target).second)
      continue;
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    Block *between = b.createBlock(target);
    cf::BranchOp::create(b, branch.getLoc(), target,
                         operands.getForwardedOperands());
    operands.getMutableForwardedOperands().clear();
    branch->setSuccessor(between, i);
  }
}

/// If `op` has several yields, replaces them by branches to a block with a
/// single yield, because bufferization supports only one.
static void joinYields(scf::ExecuteRegionOp op) {
  SmallVector<scf::YieldOp> yields;
  for (Block &block : op.getRegion())
    if (auto yield = dyn_cast<scf::YieldOp>(block.getTerminator()))
      yields.push_back(yield);
  if (yields.size() < 2)
    return;
  OpBuilder b(op.getContext());
  Block *end =
      b.createBlock(&op.getRegion(), op.getRegion().end(), op.getResultTypes(),
                    SmallVector<Location>(op.getNumResults(), op.getLoc()));
  scf::YieldOp::create(b, op.getLoc(), end->getArguments());
  for (scf::YieldOp yield : yields) {
    b.setInsertionPoint(yield);
    cf::BranchOp::create(b, yield.getLoc(), end, yield.getResults());
    yield.erase();
  }
}

namespace {
struct SplitEqualSuccessors
    : impl::SplitEqualSuccessorsBase<SplitEqualSuccessors> {
  void runOnOperation() override {
    getOperation()->walk(joinYields);
    SmallVector<BranchOpInterface> branches;
    getOperation()->walk([&](Operation *op) {
      if (isa<cf::CondBranchOp, cf::SwitchOp>(op))
        branches.push_back(cast<BranchOpInterface>(op));
    });
    llvm::for_each(branches, split);
  }
};
} // namespace

} // namespace padlab
