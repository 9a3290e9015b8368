//===- VersionPads.cpp - pads without clamps where nothing is cut off -----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TwoVersions.h"

#include "padlab/codegen/PadPasses.h"
#include "padlab/codegen/PlantedFaults.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_VERSIONPADS
#include "padlab/codegen/PadPasses.h.inc"

/// Returns `e` if `max` is a *clamp*, which computes `max(0, e)`; otherwise
/// null. `e` is called the amount that is clamped. Its dimensions and symbols
/// are the operands of `max`.
static AffineExpr getClamped(affine::AffineMaxOp max) {
  ArrayRef<AffineExpr> results = max.getMap().getResults();
  if (results.size() != 2)
    return {};
  for (unsigned i : {0, 1})
    if (auto constant = dyn_cast<AffineConstantExpr>(results[i]))
      if (constant.getValue() == 0)
        return results[1 - i];
  return {};
}

/// Whether the clamps `a` and `b` clamp the same amount (if `sign` is 1), or an
/// amount and its negation (if `sign` is -1).
static bool clampSame(affine::AffineMaxOp a, affine::AffineMaxOp b, int sign) {
  AffineMap map = a.getMap();
  return a.getOperands() == b.getOperands() &&
         map.getNumDims() == b.getMap().getNumDims() &&
         simplifyAffineExpr(getClamped(a) - getClamped(b) * sign,
                            map.getNumDims(), map.getNumSymbols()) ==
             getAffineConstantExpr(0, map.getContext());
}

/// Appends to `clamps` each clamp whose result is one of `values`.
static void collectClamps(ValueRange values,
                          SmallVectorImpl<affine::AffineMaxOp> &clamps) {
  for (Value value : values)
    if (auto max = value.getDefiningOp<affine::AffineMaxOp>())
      if (getClamped(max))
        clamps.push_back(max);
}

/// Returns the clamps whose results are amounts of padding of `op`; none if
/// `op` is not a pad operation.
static SmallVector<affine::AffineMaxOp> findClamps(Operation *op) {
  SmallVector<affine::AffineMaxOp> clamps;
  llvm::TypeSwitch<Operation *>(op).Case<pad::FrameOp, pad::GenericOp>(
      [&](auto padOp) {
        collectClamps(padOp.getLow(), clamps);
        collectClamps(padOp.getHigh(), clamps);
      });
  return clamps;
}

/// Computes the unclamped amount that `max` clamps.
static Value emitAmount(OpBuilder &b, affine::AffineMaxOp max) {
  AffineMap map = max.getMap();
  return getValueOrCreateConstantIndexOp(
      b, max.getLoc(),
      affine::makeComposedFoldedAffineApply(
          b, max.getLoc(),
          AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                         getClamped(max)),
          getAsOpFoldResult(max.getOperands())));
}

/// Emits the value that `max` has if no amount of `clamps` is negative. Returns
/// null if this condition does not determine the value.
static Value emitUnclamped(OpBuilder &b, affine::AffineMaxOp max,
                           ArrayRef<affine::AffineMaxOp> clamps) {
  if (!getClamped(max))
    return {};
  for (affine::AffineMaxOp clamp : clamps) {
    if (clampSame(max, clamp, 1))
      return emitAmount(b, max);
    if (clampSame(max, clamp, -1))
      return arith::ConstantIndexOp::create(b, max.getLoc(), 0);
  }
  return {};
}

/// Emits the condition that no amount of `clamps` is negative.
static Value emitCondition(OpBuilder &b, Location loc,
                           ArrayRef<affine::AffineMaxOp> clamps) {
  Value all;
  for (affine::AffineMaxOp clamp : clamps) {
    Value amount = emitAmount(b, clamp);
    all = all ? arith::OrIOp::create(b, loc, all, amount) : amount;
  }
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, all,
                               arith::ConstantIndexOp::create(b, loc, 0));
}

/// Clones `op`, and the affine operations, slices and casts that compute its
/// operands, for the case that no amount of `clamps` is negative. The clones
/// use the unclamped amounts.
static void cloneUnclamped(OpBuilder &b, Operation *op,
                           ArrayRef<affine::AffineMaxOp> clamps) {
  BackwardSliceOptions options;
  options.omitBlockArguments = true;
  options.filter = [&](Operation *producer) {
    return producer == op || isa<affine::AffineMaxOp, affine::AffineApplyOp,
                                 memref::SubViewOp, memref::CastOp>(producer);
  };
  llvm::SetVector<Operation *> slice;
  // This fails only for block arguments.
  (void)getBackwardSlice(op, &slice, options);
  IRMapping mapping;
  for (Operation *producer : slice) {
    Value unclamped;
    if (auto max = dyn_cast<affine::AffineMaxOp>(producer))
      unclamped = emitUnclamped(b, max, clamps);
    if (unclamped)
      mapping.map(producer->getResult(0), unclamped);
    else
      b.clone(*producer, mapping);
  }
  b.clone(*op, mapping);
}

namespace {
struct VersionPads : impl::VersionPadsBase<VersionPads> {
  void runOnOperation() override {
    if (getOperation().isDeclaration())
      return;
    // Only pads directly in the function's first block get a second version.
    // Pads that already have a version for new memory (LazyPads.cpp) are nested
    // in an `scf.if`, and clamps take little of their time.
    for (Operation &op :
         llvm::make_early_inc_range(getOperation().getBody().front())) {
      SmallVector<affine::AffineMaxOp> clamps = findClamps(&op);
      if (clamps.empty())
        continue;
      OpBuilder b(&op);
      ArrayRef<affine::AffineMaxOp> asked = clamps;
      if (hasFault(&op, Fault::VersionAmounts))
        asked = asked.take_front();
      Value condition = emitCondition(b, op.getLoc(), asked);
      OpBuilder unclamped = splitVersions(&op, condition);
      cloneUnclamped(unclamped, &op, clamps);
    }
  }
};
} // namespace

} // namespace padlab
