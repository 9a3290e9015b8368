//===- CopySharedYields.cpp - results of loops that share a buffer --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// With `allow-return-allocs-from-loops`, upstream assumes that the tensors
/// that an iteration yields are distinct and new. Both may be false: an
/// iteration may yield the same tensor twice, and `scf.while` may yield a
/// tensor from outside of the loop, into which the next iteration then writes.
/// Upstream also treats two uses of one `tensor.empty` as independent, although
/// a loop may carry the tensor that was written through the first use. And if
/// an iteration of `scf.forall` reads elements of one result and inserts them
/// into another result, upstream performs the read only after it has written
/// the first result. So this pass copies such tensors.
///
//===----------------------------------------------------------------------===//

#include "../TensorShapes.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using bufferization::AnalysisState;

namespace padlab {

#define GEN_PASS_DEF_COPYSHAREDYIELDS
#include "padlab/codegen/Passes.h.inc"

/// Collects the values with which a yielded or inserted tensor may share a
/// buffer.
static SmallVector<Value> collectSharing(OpOperand &yielded,
                                         const AnalysisState &state) {
  SmallVector<Value> sharing;
  state.findValueInReverseUseDefChain(&yielded, [&](Value value) {
    sharing.push_back(value);
    return false;
  });
  return sharing;
}

static bool isOutside(Value value, Operation *loop) {
  return !loop->isAncestor(value.getParentBlock()->getParentOp());
}

static void copySharedYields(Operation *yield, const AnalysisState &state) {
  Operation *loop = yield->getParentOp();
  llvm::SmallPtrSet<Value, 8> yielded;
  for (OpOperand &operand : yield->getOpOperands()) {
    if (!isa<TensorType>(operand.get().getType()))
      continue;
    SmallVector<Value> sharing = collectSharing(operand, state);
    if (llvm::any_of(sharing, [&](Value value) {
          return yielded.contains(value) || isOutside(value, loop);
        })) {
      OpBuilder b(yield);
      operand.set(copyTensor(b, yield->getLoc(), operand.get()));
      continue;
    }
    yielded.insert(sharing.begin(), sharing.end());
  }
}

static void copySharedInserts(scf::ForallOp loop, const AnalysisState &state) {
  scf::InParallelOp end = loop.getTerminator();
  for (Operation &inner : end.getYieldingOps()) {
    auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(inner);
    if (!insert)
      continue;
    OpOperand &source = insert.getSourceMutable();
    if (llvm::any_of(collectSharing(source, state), [&](Value value) {
          return value != insert.getDest() &&
                 llvm::is_contained(loop.getRegionIterArgs(), value);
        })) {
      OpBuilder b(end);
      source.set(copyTensor(b, insert.getLoc(), source.get()));
    }
  }
}

/// Gives each use of `empty` a `tensor.empty` of its own.
static void splitEmpty(tensor::EmptyOp empty) {
  OpBuilder b(empty);
  auto uses = llvm::to_vector(llvm::make_pointer_range(empty->getUses()));
  for (OpOperand *use : llvm::drop_begin(uses))
    use->set(b.clone(*empty)->getResult(0));
}

namespace {
struct CopySharedYields : impl::CopySharedYieldsBase<CopySharedYields> {
  void runOnOperation() override {
    bufferization::BufferizationOptions options;
    AnalysisState state(options);
    bool hasLoops = false;
    getOperation()->walk([&](Operation *loop) {
      if (auto forall = dyn_cast<scf::ForallOp>(loop))
        copySharedInserts(forall, state);
      if (!isa<scf::ForOp, scf::WhileOp>(loop))
        return;
      hasLoops = true;
      for (Region &region : loop->getRegions())
        copySharedYields(region.front().getTerminator(), state);
    });
    if (hasLoops)
      getOperation()->walk([](tensor::EmptyOp empty) {
        if (!empty->use_empty())
          splitEmpty(empty);
      });
  }
};
} // namespace

} // namespace padlab
