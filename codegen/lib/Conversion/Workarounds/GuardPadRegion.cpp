//===- GuardPadRegion.cpp - regions that run for padding only ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/Speculation.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_GUARDPADREGION
#include "padlab/codegen/Passes.h.inc"

static bool needsGuard(tensor::PadOp pad) {
  Block &body = pad.getRegion().front();
  return !llvm::all_of(body.without_terminator(),
                       [](Operation &op) { return isSafeToSpeculate(&op); });
}

static SmallVector<Value> getDynamicExtents(OpBuilder &b, tensor::PadOp pad) {
  Location loc = pad.getLoc();
  AffineExpr s0, s1, s2;
  bindSymbols(b.getContext(), s0, s1, s2);
  SmallVector<Value> extents;
  for (auto [low, high, extent, known] :
       llvm::zip_equal(pad.getMixedLowPad(), pad.getMixedHighPad(),
                       tensor::getMixedSizes(b, loc, pad.getSource()),
                       pad.getResultType().getShape()))
    if (ShapedType::isDynamic(known))
      extents.push_back(getValueOrCreateConstantIndexOp(
          b, loc,
          affine::makeComposedFoldedAffineApply(b, loc, s0 + s1 + s2,
                                                {low, extent, high})));
  return extents;
}

/// Computes whether a point of the result comes from the source, and appends
/// its position in the source to `positions`.
static Value isInside(OpBuilder &b, tensor::PadOp pad, ValueRange point,
                      SmallVectorImpl<Value> &positions) {
  Location loc = pad.getLoc();
  Value inside = arith::ConstantOp::create(b, loc, b.getBoolAttr(true));
  for (auto [i, low, extent] :
       llvm::zip_equal(point, pad.getMixedLowPad(),
                       tensor::getMixedSizes(b, loc, pad.getSource()))) {
    Value offset = getValueOrCreateConstantIndexOp(b, loc, low);
    Value position = arith::SubIOp::create(b, loc, i, offset);
    // Positions before the source are negative, that is, large as unsigned
    // numbers.
    Value isBefore =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, position,
                              getValueOrCreateConstantIndexOp(b, loc, extent));
    inside = arith::AndIOp::create(b, loc, inside, isBefore);
    positions.push_back(position);
  }
  return inside;
}

/// Computes the value of one point of the result.
static Value makePoint(OpBuilder &b, tensor::PadOp pad, ValueRange point) {
  SmallVector<Value> positions;
  Value inside = isInside(b, pad, point, positions);
  auto branch = scf::IfOp::create(
      b, pad.getLoc(), inside,
      [&](OpBuilder &b, Location loc) {
        Value element =
            tensor::ExtractOp::create(b, loc, pad.getSource(), positions);
        scf::YieldOp::create(b, loc, element);
      },
      [&](OpBuilder &b, Location loc) {
        Block &body = pad.getRegion().front();
        IRMapping mapping;
        mapping.map(body.getArguments(), point);
        for (Operation &op : body.without_terminator())
          b.clone(op, mapping);
        auto yield = cast<tensor::YieldOp>(body.getTerminator());
        scf::YieldOp::create(b, loc, mapping.lookupOrDefault(yield.getValue()));
      });
  return branch.getResult(0);
}

static void guard(tensor::PadOp pad) {
  OpBuilder b(pad);
  auto generated = tensor::GenerateOp::create(
      b, pad.getLoc(), pad.getResultType(), getDynamicExtents(b, pad),
      [&](OpBuilder &b, Location loc, ValueRange point) {
        tensor::YieldOp::create(b, loc, makePoint(b, pad, point));
      });
  pad.replaceAllUsesWith(generated.getResult());
  pad.erase();
}

namespace {
struct GuardPadRegion : impl::GuardPadRegionBase<GuardPadRegion> {
  void runOnOperation() override {
    getOperation()->walk([](tensor::PadOp pad) {
      if (needsGuard(pad))
        guard(pad);
    });
  }
};
} // namespace

} // namespace padlab
