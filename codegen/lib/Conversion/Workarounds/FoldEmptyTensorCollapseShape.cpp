//===- FoldEmptyTensorCollapseShape.cpp - empty tensors -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// If `tensor<0x?x4xf32>` is collapsed to `tensor<?x4xf32>`, the type of the
/// tensor has a dynamic extent for the product of zero and a dynamic extent,
/// and the verifier expects the same of buffers, but bufferization infers a
/// buffer with the extent zero, which does not verify. A tensor without
/// elements need not be collapsed, so this pass replaces the result by a
/// `tensor.empty`.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_FOLDEMPTYTENSORCOLLAPSESHAPE
#include "padlab/codegen/Passes.h.inc"

/// Computes the product of the extents of `group`.
static OpFoldResult getExtent(OpBuilder &b, tensor::CollapseShapeOp op,
                              ArrayRef<int64_t> group) {
  Location loc = op.getLoc();
  OpFoldResult product = b.getIndexAttr(1);
  AffineExpr s0, s1;
  bindSymbols(b.getContext(), s0, s1);
  for (int64_t dim : group)
    product = affine::makeComposedFoldedAffineApply(
        b, loc, s0 * s1,
        {product, tensor::getMixedSize(b, loc, op.getSrc(), dim)});
  return product;
}

static void foldCollapseShape(tensor::CollapseShapeOp op) {
  if (!llvm::is_contained(op.getSrcType().getShape(), 0))
    return;
  OpBuilder b(op);
  Location loc = op.getLoc();
  RankedTensorType type = op.getResultType();
  SmallVector<Value> dynamicExtents;
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices()))
    if (type.isDynamicDim(dim))
      dynamicExtents.push_back(
          getValueOrCreateConstantIndexOp(b, loc, getExtent(b, op, group)));
  Value empty = tensor::EmptyOp::create(b, loc, type, dynamicExtents);
  op.replaceAllUsesWith(empty);
  op.erase();
}

namespace {
struct FoldEmptyTensorCollapseShape
    : impl::FoldEmptyTensorCollapseShapeBase<FoldEmptyTensorCollapseShape> {
  void runOnOperation() override { getOperation()->walk(foldCollapseShape); }
};
} // namespace

} // namespace padlab
