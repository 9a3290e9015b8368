//===- PadToLoops.cpp - pad operations on buffers to loops ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadEmitter.h"

#include "padlab/codegen/PadPasses.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace padlab {

#define GEN_PASS_DEF_PADTOLOOPS
#include "padlab/codegen/PadPasses.h.inc"

} // namespace padlab

using namespace mlir;

/// An attribute of functions whose callers do not read the results soon.
static constexpr llvm::StringLiteral coldResultsAttr = "pad.cold_results";

/// Whether `op` writes to a function's argument: memory that the caller passes
/// for a result.
static bool writesResult(Operation *op) {
  Value init = cast<DestinationStyleOpInterface>(op).getDpsInits().front();
  while (auto view = init.getDefiningOp<ViewLikeOpInterface>())
    init = view.getViewSource();
  auto argument = dyn_cast<BlockArgument>(init);
  return argument && isa<func::FuncOp>(argument.getOwner()->getParentOp());
}

namespace {

struct PadToLoops : padlab::impl::PadToLoopsBase<PadToLoops> {
  using PadToLoopsBase::PadToLoopsBase;

  void runOnOperation() override {
    // The walk visits operations inside a region of a pad operation before this
    // pad operation itself.
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<padlab::pad::GenericOp, padlab::pad::FrameOp>(op))
        ops.push_back(op);
    });
    if (ops.empty())
      return markAllAnalysesPreserved();
    OpBuilder builder(&getContext());
    padlab::PadCostModel model;
    if (tuned)
      model =
          padlab::PadCostModel::get(padlab::TargetTraits::get(getOperation()));
    if (tiny)
      model.shrink();
    padlab::PadCostModel coldModel = model;
    if (tuned && getOperation()->hasAttr(coldResultsAttr))
      coldModel.expectColdDestinations();
    padlab::IndexMath math(builder, getOperation().getBody().front());
    for (Operation *op : ops) {
      if (op->getNumResults() != 0) {
        op->emitOpError("is not on buffers");
        return signalPassFailure();
      }
      builder.setInsertionPoint(op);
      padlab::PadEmitter(builder, math, writesResult(op) ? coldModel : model,
                         op)
          .emit();
      op->erase();
    }
  }
};

} // namespace
