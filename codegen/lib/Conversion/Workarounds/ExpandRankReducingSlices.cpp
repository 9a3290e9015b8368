//===- ExpandRankReducingSlices.cpp - ambiguous unit extents --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A slice of sizes [1, n, 1] with the type <1x?> drops one of two unit
/// extents. For a tensor it does not matter which one, but a view of memory has
/// a stride for each extent that is kept. Upstream cannot always derive from
/// the strides which extent is dropped, and then crashes. So this pass makes
/// slices of full rank, and reshapes them.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_EXPANDRANKREDUCINGSLICES
#include "padlab/codegen/Passes.h.inc"

/// Whether some unit extents are dropped and others are kept. Dynamic sizes
/// count as unit extents, because they may fold to 1.
template <typename Op>
static bool isAmbiguous(Op op) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  auto isOne = [](int64_t size) {
    return size == 1 || ShapedType::isDynamic(size);
  };
  return dropped.any() &&
         dropped.count() <
             static_cast<size_t>(llvm::count_if(op.getStaticSizes(), isOne));
}

/// Returns a group for each kept extent, which also has the dropped extents
/// after it. The first group also has the dropped extents before the first kept
/// one.
static SmallVector<ReassociationIndices>
getGroups(const llvm::SmallBitVector &dropped) {
  SmallVector<ReassociationIndices> groups(1);
  bool hasKept = false;
  for (unsigned dim = 0; dim != dropped.size(); ++dim) {
    if (!dropped[dim] && hasKept)
      groups.emplace_back();
    hasKept |= !dropped[dim];
    groups.back().push_back(dim);
  }
  return groups;
}

static void expandSlice(tensor::ExtractSliceOp op) {
  OpBuilder b(op);
  auto type =
      RankedTensorType::get(op.getStaticSizes(), op.getType().getElementType());
  Value slice = tensor::ExtractSliceOp::create(
      b, op.getLoc(), type, op.getSource(), op.getMixedOffsets(),
      op.getMixedSizes(), op.getMixedStrides());
  Value reduced = tensor::CollapseShapeOp::create(
      b, op.getLoc(), op.getType(), slice, getGroups(op.getDroppedDims()));
  op.replaceAllUsesWith(reduced);
  op.erase();
}

/// Expands the source of an insertion to all dimensions of the slice. `b`
/// inserts the expansion.
template <typename Op>
static void expandSource(Op op, OpBuilder b) {
  auto type = RankedTensorType::get(op.getStaticSizes(),
                                    op.getSourceType().getElementType());
  op.getSourceMutable().assign(tensor::ExpandShapeOp::create(
      b, op.getLoc(), type, op.getSource(), getGroups(op.getDroppedDims()),
      op.getMixedSizes()));
}

namespace {
struct ExpandRankReducingSlices
    : impl::ExpandRankReducingSlicesBase<ExpandRankReducingSlices> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
        if (isAmbiguous(slice))
          expandSlice(slice);
      } else if (auto insertion = dyn_cast<tensor::InsertSliceOp>(op)) {
        if (isAmbiguous(insertion))
          expandSource(insertion, OpBuilder(op));
      } else if (auto parallel = dyn_cast<tensor::ParallelInsertSliceOp>(op)) {
        // Only insertions may be in the region of parallel insertions, so that
        // the expansion must be in front of the operation with this region.
        if (isAmbiguous(parallel))
          expandSource(parallel, OpBuilder(op->getParentOp()));
      }
    });
  }
};
} // namespace

} // namespace padlab
