//===- SplitCroppingPad.cpp - crops as slices -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_SPLITCROPPINGPAD
#include "padlab/codegen/Passes.h.inc"

/// max(0, `scale` * `amount`).
static OpFoldResult clampToZero(OpBuilder &b, Location loc, OpFoldResult amount,
                                int64_t scale) {
  auto map = AffineMap::get(
      0, 1, {b.getAffineConstantExpr(0), b.getAffineSymbolExpr(0) * scale},
      b.getContext());
  return affine::makeComposedFoldedAffineMax(b, loc, map, {amount});
}

/// The part of the source that `pad` keeps. Positions in the result stay what
/// they are, so that the region need not change.
static Value cropSource(OpBuilder &b, tensor::PadOp pad) {
  Location loc = pad.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(b.getContext(), s0, s1, s2);
  SmallVector<OpFoldResult> offsets, sizes;
  for (auto [low, high, extent] :
       llvm::zip_equal(pad.getMixedLowPad(), pad.getMixedHighPad(),
                       tensor::getMixedSizes(b, loc, pad.getSource()))) {
    OpFoldResult cutHigh = clampToZero(b, loc, high, -1);
    offsets.push_back(clampToZero(b, loc, low, -1));
    sizes.push_back(affine::makeComposedFoldedAffineApply(
        b, loc, s0 - s1 - s2, {extent, offsets.back(), cutHigh}));
  }
  SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(b, loc, pad.getSource(), offsets, sizes,
                                        strides);
}

static SmallVector<OpFoldResult> clampAll(OpBuilder &b, Location loc,
                                          ArrayRef<OpFoldResult> amounts) {
  return llvm::map_to_vector(amounts, [&](OpFoldResult amount) {
    return clampToZero(b, loc, amount, 1);
  });
}

static void splitCrop(tensor::PadOp pad) {
  OpBuilder b(pad);
  Location loc = pad.getLoc();
  Value source = cropSource(b, pad);
  auto split = tensor::PadOp::create(b, loc, pad.getResultType(), source,
                                     clampAll(b, loc, pad.getMixedLowPad()),
                                     clampAll(b, loc, pad.getMixedHighPad()),
                                     pad.getNofold());
  split.getRegion().takeBody(pad.getRegion());
  pad.replaceAllUsesWith(split.getResult());
  pad.erase();
}

namespace {
struct SplitCroppingPad : impl::SplitCroppingPadBase<SplitCroppingPad> {
  void runOnOperation() override {
    getOperation()->walk([](tensor::PadOp pad) {
      if (!isKnownNonNegative(pad))
        splitCrop(pad);
    });
  }
};
} // namespace

} // namespace padlab
