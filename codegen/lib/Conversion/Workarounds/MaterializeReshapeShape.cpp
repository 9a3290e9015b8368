//===- MaterializeReshapeShape.cpp - shapes as index buffers --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's conversion of `memref.reshape` to an unranked type reads the
/// shape as packed 64-bit numbers from the start of its buffer. This is wrong
/// for shapes of other integers (it reads two i32 at once) and for slices of
/// buffers. The conversion crashes on shapes of static length. So this pass
/// copies the shape to a tensor of index elements.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_MATERIALIZERESHAPESHAPE
#include "padlab/codegen/Passes.h.inc"

/// Copies `shape` to a tensor of its own, sign-extended or truncated to index.
static Value copyShapeTensor(OpBuilder &b, Location loc, Value shape) {
  OpFoldResult length = tensor::getMixedSize(b, loc, shape, 0);
  Value extent = getValueOrCreateConstantIndexOp(b, loc, length);
  auto type = RankedTensorType::get({ShapedType::kDynamic}, b.getIndexType());
  return tensor::GenerateOp::create(
      b, loc, type, extent, [&](OpBuilder &b, Location loc, ValueRange index) {
        Value extent = tensor::ExtractOp::create(b, loc, shape, index);
        if (!extent.getType().isIndex())
          extent = arith::IndexCastOp::create(b, loc, b.getIndexType(), extent);
        tensor::YieldOp::create(b, loc, extent);
      });
}

namespace {
struct MaterializeReshapeShape
    : impl::MaterializeReshapeShapeBase<MaterializeReshapeShape> {
  void runOnOperation() override {
    getOperation()->walk([](tensor::ReshapeOp op) {
      if (op.getResult().getType().hasRank())
        return;
      OpBuilder b(op);
      op.getShapeMutable().assign(
          copyShapeTensor(b, op.getLoc(), op.getShape()));
    });
  }
};
} // namespace

} // namespace padlab
