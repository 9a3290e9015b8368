//===- SplitCroppingPad.cpp - crops as slices -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadFusion.h"
#include "padlab/codegen/PadInterior.h"
#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_SPLITCROPPINGPAD
#include "padlab/codegen/Passes.h.inc"

/// Generates the result of a pad without an interior: all of it is padding.
static Value generatePadding(OpBuilder &b, tensor::PadOp pad,
                             GetExtent getExtent, const KnownInterior &known) {
  RankedTensorType type = pad.getResultType();
  SmallVector<Value> dynamicExtents;
  for (auto [i, extent] :
       llvm::enumerate(makeResultExtents(b, pad, getExtent, known)))
    if (type.isDynamicDim(i))
      dynamicExtents.push_back(
          getValueOrCreateConstantIndexOp(b, pad.getLoc(), extent));
  auto generated =
      tensor::GenerateOp::create(b, pad.getLoc(), type, dynamicExtents);
  generated.getRegion().takeBody(pad.getRegion());
  return generated.getResult();
}

static RankedTensorType getKnownType(tensor::PadOp pad,
                                     const KnownInterior &known) {
  auto shape = llvm::map_to_vector(known.resultExtents, [](Known extent) {
    return extent.value_or(ShapedType::kDynamic);
  });
  return RankedTensorType::Builder(pad.getResultType()).setShape(shape);
}

/// Makes a slice of the source and a pad that does not crop. Positions in the
/// result are unchanged, so that the region need not change.
static Value splitCrop(OpBuilder &b, tensor::PadOp pad, GetExtent getExtent,
                       const KnownInterior &known) {
  Location loc = pad.getLoc();
  Interior interior = makeInterior(b, pad, getExtent, known, /*crop=*/true);
  // Sizes that are not known must not fold to constants, because types that
  // must stay dynamic would become static.
  for (auto [size, knownSize] : llvm::zip_equal(interior.sizes, known.sizes))
    if (!knownSize)
      size = getValueOrCreateConstantIndexOp(b, loc, size);
  SmallVector<OpFoldResult> strides(interior.sizes.size(), b.getIndexAttr(1));
  Value slice = tensor::ExtractSliceOp::create(
      b, loc, pad.getSource(), interior.sourceOffsets, interior.sizes, strides);
  auto high =
      llvm::map_to_vector(pad.getMixedHighPad(), [&](OpFoldResult amount) {
        return clampToZero(b, loc, amount, 1);
      });
  auto split =
      tensor::PadOp::create(b, loc, getKnownType(pad, known), slice,
                            interior.resultOffsets, high, pad.getNofold());
  split.getRegion().takeBody(pad.getRegion());
  return castTo(b, loc, pad.getResultType(), split.getResult());
}

/// Returns the interior for a pad that no execution reaches: the program that
/// is made from this interior only has to be valid.
static KnownInterior makeImpossible(tensor::PadOp pad) {
  KnownInterior interior;
  for (int64_t extent : pad.getResultType().getShape()) {
    interior.sizes.push_back(0);
    interior.resultExtents.push_back(
        ShapedType::isDynamic(extent) ? std::nullopt : Known(extent));
  }
  return interior;
}

static void splitPad(tensor::PadOp pad) {
  KnownInterior known = findKnownInterior(pad).value_or(makeImpossible(pad));
  if (!known.isEmpty() && isKnownNonNegative(pad))
    return;
  OpBuilder b(pad);
  auto getExtent = [&](unsigned dim) {
    return tensor::getMixedSize(b, pad.getLoc(), pad.getSource(), dim);
  };
  Value split = known.isEmpty() ? generatePadding(b, pad, getExtent, known)
                                : splitCrop(b, pad, getExtent, known);
  pad.replaceAllUsesWith(split);
  pad.erase();
}

namespace {
struct SplitCroppingPad : impl::SplitCroppingPadBase<SplitCroppingPad> {
  void runOnOperation() override { getOperation()->walk(splitPad); }
};
} // namespace

} // namespace padlab
