//===- ReadPartlyWrittenInits.cpp - keep what is not written ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_READPARTLYWRITTENINITS
#include "padlab/codegen/Passes.h.inc"

/// Whether each element of the output is written: its map is a projected
/// permutation, and each loop that indexes no dimension of the output runs at
/// least once.
static bool writesAll(AffineMap outputMap, ArrayRef<int64_t> loopRanges) {
  if (!outputMap.isProjectedPermutation())
    return false;
  for (auto [loop, range] : llvm::enumerate(loopRanges))
    if (!outputMap.isFunctionOfDim(loop) &&
        (ShapedType::isDynamic(range) || range == 0))
      return false;
  return true;
}

static bool usesInit(linalg::LinalgOp op, OpOperand &init) {
  return !op.getMatchingBlockArgument(&init).use_empty();
}

static bool needsRead(linalg::GenericOp op, OpOperand &init,
                      ArrayRef<int64_t> loopRanges) {
  return !usesInit(op, init) &&
         !writesAll(op.getMatchingIndexingMap(&init), loopRanges);
}

/// Makes the body read `init`: it yields the same value as before, but through
/// a select whose other operand is the element of `init`.
static void addRead(linalg::GenericOp op, OpOperand &init) {
  Operation *yield = op.getBlock()->getTerminator();
  OpOperand &yielded =
      yield->getOpOperand(init.getOperandNumber() - op.getNumDpsInputs());
  OpBuilder b(yield);
  Location loc = op.getLoc();
  Value always =
      arith::ConstantOp::create(b, loc, b.getBoolAttr(true)).getResult();
  yielded.set(arith::SelectOp::create(b, loc, always, yielded.get(),
                                      op.getMatchingBlockArgument(&init)));
}

/// Whether upstream computes the extents of a result only from the number of
/// iterations of loops. These give only the extents of the part that is
/// written.
static bool losesExtents(linalg::GenericOp op, OpOperand &init) {
  auto type = dyn_cast<RankedTensorType>(init.get().getType());
  return type && !type.hasStaticShape() &&
         !llvm::all_of(op.getMatchingIndexingMap(&init).getResults(),
                       llvm::IsaPred<AffineDimExpr>);
}

/// Replaces the uses of `result` by a select, so that upstream does not ask the
/// operation that produces `result` for extents.
static void hideProducer(OpResult result) {
  OpBuilder b(result.getContext());
  b.setInsertionPointAfterValue(result);
  Location loc = result.getLoc();
  Value always = arith::ConstantOp::create(b, loc, b.getBoolAttr(true));
  auto selected = arith::SelectOp::create(b, loc, always, result, result);
  result.replaceAllUsesExcept(selected, selected);
}

/// Makes a write that has a mask, or a map other than the identity, write to a
/// copy of its tensor, and turns the write's own mask into a `vector.mask`
/// around it. Upstream assumes that a write of a whole tensor does not read the
/// tensor, even if the write has a mask of its own: it looks only for a
/// `vector.mask`. Operations inside of a `vector.mask` must bufferize in place,
/// which is possible in a copy. To find out whether a write covers the whole
/// tensor, upstream also compares the vector's extents with the first extents
/// of the tensor, whatever dimensions are written.
static void writeToCopy(vector::TransferWriteOp op) {
  Value mask = op.getMask();
  bool mayBeWhole =
      !mask && !op.isMasked() && op.getPermutationMap().isIdentity();
  if (mayBeWhole || !isa<TensorType>(op.getBase().getType()))
    return;
  OpBuilder b(op.getContext());
  if (mask && !op.isMasked()) {
    op.getMaskMutable().clear();
    b.setInsertionPointAfter(op);
    Operation *masked = vector::maskOperation(b, op, mask);
    op.getResult().replaceUsesWithIf(masked->getResult(0), [&](OpOperand &use) {
      return use.getOwner()->getParentOp() != masked;
    });
  }
  b.setInsertionPoint(op.isMasked() ? op.getMaskingOp().getOperation()
                                    : op.getOperation());
  auto copy = bufferization::AllocTensorOp::create(
      b, op.getLoc(), cast<RankedTensorType>(op.getBase().getType()),
      /*dynamicSizes=*/ValueRange(), /*copy=*/op.getBase());
  op.getBaseMutable().set(copy);
}

/// Whether `op` must become a generic operation. Upstream assumes that a
/// `linalg.map` never reads its init, whatever its body does. A `linalg.reduce`
/// that does not read an init may leave it unwritten, and `addRead` needs a
/// generic operation.
static bool isBetterGeneric(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return false;
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return isa<linalg::MapOp>(op)
               ? usesInit(op, init)
               : isa<linalg::ReduceOp>(op) && !usesInit(op, init);
  });
}

static void generalize(linalg::LinalgOp op) {
  OpBuilder b(op);
  auto generic = linalg::GenericOp::create(
      b, op.getLoc(), op->getResultTypes(), op.getDpsInputs(), op.getDpsInits(),
      op.getIndexingMapsArray(), op.getIteratorTypesArray());
  generic.getRegion().takeBody(op->getRegion(0));
  op->replaceAllUsesWith(generic);
  op.erase();
}

namespace {
struct ReadPartlyWrittenInits
    : impl::ReadPartlyWrittenInitsBase<ReadPartlyWrittenInits> {
  void runOnOperation() override {
    SmallVector<vector::TransferWriteOp> writes;
    getOperation()->walk(
        [&](vector::TransferWriteOp op) { writes.push_back(op); });
    llvm::for_each(writes, writeToCopy);
    getOperation()->walk([](linalg::LinalgOp op) {
      if (isBetterGeneric(op))
        generalize(op);
    });
    getOperation()->walk([](linalg::GenericOp op) {
      SmallVector<int64_t, 4> loopRanges = op.getStaticLoopRanges();
      for (OpOperand &init : op.getDpsInitsMutable()) {
        if (needsRead(op, init, loopRanges))
          addRead(op, init);
        if (op.hasPureTensorSemantics() && losesExtents(op, init))
          hideProducer(op.getTiedOpResult(&init));
      }
    });
  }
};
} // namespace

} // namespace padlab
