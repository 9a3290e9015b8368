//===- NormalizeUnitStrides.cpp - strides of unit dimensions --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// In a dimension in which a slice has one element, its stride has no effect.
/// Upstream keeps such a stride, but loses it in the type of a rank-reduced
/// slice. So this pass sets such strides to 1.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_NORMALIZEUNITSTRIDES
#include "padlab/codegen/Passes.h.inc"

/// Returns the strides to use instead; nullopt if the present ones are fine.
template <typename Op>
static std::optional<SmallVector<OpFoldResult>> getStrides(Op op) {
  SmallVector<OpFoldResult> strides = op.getMixedStrides();
  bool changed = false;
  for (auto [stride, size] : llvm::zip_equal(strides, op.getMixedSizes()))
    if (isConstantIntValue(size, 1) && !isConstantIntValue(stride, 1)) {
      stride = Builder(op.getContext()).getIndexAttr(1);
      changed = true;
    }
  if (!changed)
    return std::nullopt;
  return strides;
}

template <typename Op>
static void normalizeInsertion(Op op) {
  if (auto strides = getStrides(op)) {
    OpBuilder b(op);
    auto normal =
        Op::create(b, op.getLoc(), op.getSource(), op.getDest(),
                   op.getMixedOffsets(), op.getMixedSizes(), *strides);
    op->replaceAllUsesWith(normal);
    op.erase();
  }
}

static void normalize(tensor::ExtractSliceOp op) {
  if (auto strides = getStrides(op)) {
    OpBuilder b(op);
    Value normal = tensor::ExtractSliceOp::create(
        b, op.getLoc(), op.getType(), op.getSource(), op.getMixedOffsets(),
        op.getMixedSizes(), *strides);
    op.replaceAllUsesWith(normal);
    op.erase();
  }
}

namespace {
struct NormalizeUnitStrides
    : impl::NormalizeUnitStridesBase<NormalizeUnitStrides> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
        normalize(slice);
      else if (auto insertion = dyn_cast<tensor::InsertSliceOp>(op))
        normalizeInsertion(insertion);
      else if (auto parallel = dyn_cast<tensor::ParallelInsertSliceOp>(op))
        normalizeInsertion(parallel);
    });
  }
};
} // namespace

} // namespace padlab
