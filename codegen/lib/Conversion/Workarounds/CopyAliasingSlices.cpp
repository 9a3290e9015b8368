//===- CopyAliasingSlices.cpp - slices that must not be views -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream bufferizes every slice to a view. That is right only if the
/// elements of the view are distinct and, for unranked types, its layout is
/// packed. Some releases also miss that slices overlap. So this pass copies the
/// tensors of which upstream would make wrong views.
///
//===----------------------------------------------------------------------===//

#include "../TensorShapes.h"

#include "padlab/codegen/LLVMVersion.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_COPYALIASINGSLICES
#include "padlab/codegen/Passes.h.inc"

/// Whether, in a dimension in which the slice may have several elements,
/// `holds` is true for the stride, or the stride is not known.
static bool hasStride(OffsetSizeAndStrideOpInterface slice,
                      llvm::function_ref<bool(int64_t)> holds) {
  for (auto [size, stride] :
       llvm::zip_equal(slice.getMixedSizes(), slice.getMixedStrides())) {
    std::optional<int64_t> known = getConstantIntValue(stride);
    if ((!known || holds(*known)) && getConstantIntValue(size).value_or(2) > 1)
      return true;
  }
  return false;
}

/// Whether the slice may have one element of its source twice.
static bool mayRepeat(tensor::ExtractSliceOp slice) {
  return hasStride(slice, [](int64_t stride) { return stride == 0; });
}

/// Whether bufferization may assume that the slice is disjoint from slices that
/// it overlaps. Some releases make this mistake if the elements of the slice
/// are in descending order.
static bool mayBeMistaken(OffsetSizeAndStrideOpInterface slice) {
  return llvm_version::mistakesNegativeStrides &&
         hasStride(slice, [](int64_t stride) { return stride < 0; });
}

static void copyOperand(OpOperand &operand) {
  OpBuilder b(operand.getOwner());
  operand.set(copyTensor(b, operand.getOwner()->getLoc(), operand.get()));
}

namespace {
struct CopyAliasingSlices : impl::CopyAliasingSlicesBase<CopyAliasingSlices> {
  void runOnOperation() override {
    SmallVector<tensor::ExtractSliceOp> repeating;
    SmallVector<OpOperand *> mistaken;
    SmallVector<tensor::CastOp> casts;
    bool hasSlice = false, hasInsertion = false, readsPacked = false;
    getOperation()->walk([&](Operation *op) {
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
        hasSlice = true;
        if (mayRepeat(slice))
          repeating.push_back(slice);
        if (mayBeMistaken(slice))
          mistaken.push_back(&slice.getSourceMutable());
      } else if (isa<tensor::ParallelInsertSliceOp>(op)) {
        hasInsertion = true;
      } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
        hasInsertion = true;
        if (mayBeMistaken(insert))
          mistaken.push_back(&insert.getDestMutable());
      } else if (auto cast = dyn_cast<tensor::CastOp>(op)) {
        if (isa<UnrankedTensorType>(cast.getType()) &&
            isa<RankedTensorType>(cast.getSource().getType()))
          casts.push_back(cast);
      } else if (auto reshape = dyn_cast<tensor::ReshapeOp>(op)) {
        readsPacked |= isa<UnrankedTensorType>(reshape.getSource().getType());
      }
    });
    for (tensor::ExtractSliceOp slice : repeating)
      copyResult(slice);
    if (hasInsertion)
      for (OpOperand *tensor : mistaken)
        copyOperand(*tensor);
    // Only reshapes of unranked sources need this: upstream sees the layout of
    // a ranked source.
    if (hasSlice && readsPacked)
      for (tensor::CastOp cast : casts)
        copyOperand(cast.getSourceMutable());
  }

  static void copyResult(tensor::ExtractSliceOp slice) {
    OpBuilder b(slice);
    b.setInsertionPointAfter(slice);
    Value copied = copyTensor(b, slice.getLoc(), slice);
    slice.getResult().replaceAllUsesExcept(copied, copied.getDefiningOp());
  }
};
} // namespace

} // namespace padlab
