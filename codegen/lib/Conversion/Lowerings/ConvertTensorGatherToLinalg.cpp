//===- ConvertTensorGatherToLinalg.cpp - gather as a structured op --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Coordinates.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTTENSORGATHERTOLINALG
#include "padlab/codegen/Passes.h.inc"

/// Returns the extents of the result: the extents of the coordinates without
/// their last dimension, followed by the extents of a slice of the source.
static SmallVector<OpFoldResult> getExtents(OpBuilder &b, tensor::GatherOp op) {
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(b, loc, op.getIndices());
  extents.pop_back();
  SlicedDims dims(op.getSourceType().getRank(), op.getGatherDims(),
                  op.getResultType().getRank() - extents.size());
  SmallVector<OpFoldResult> source =
      tensor::getMixedSizes(b, loc, op.getSource());
  for (auto [dim, extent] : llvm::enumerate(source))
    if (!dims.isIndexed(dim))
      extents.push_back(extent);
    else if (dims.keepsRank())
      extents.push_back(b.getIndexAttr(1));
  return extents;
}

static void convertGather(tensor::GatherOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  RankedTensorType type = op.getResultType();
  Value empty =
      tensor::EmptyOp::create(b, loc, getExtents(b, op), type.getElementType());
  SmallVector<utils::IteratorType> loops(type.getRank(),
                                         utils::IteratorType::parallel);
  auto readElement = [&](OpBuilder &b, Location loc, ValueRange) {
    SmallVector<Value> point;
    for (int64_t i = 0; i < type.getRank(); ++i)
      point.push_back(linalg::IndexOp::create(b, loc, i));
    SmallVector<Value> position =
        getPosition(b, loc, op.getIndices(), op.getGatherDims(),
                    op.getSourceType().getRank(), point);
    Value element = tensor::ExtractOp::create(b, loc, op.getSource(), position);
    linalg::YieldOp::create(b, loc, element);
  };
  Value gathered =
      linalg::GenericOp::create(
          b, loc, empty.getType(), /*inputs=*/ValueRange{}, empty,
          b.getMultiDimIdentityMap(type.getRank()), loops, readElement)
          .getResult(0);
  if (gathered.getType() != type)
    gathered = tensor::CastOp::create(b, loc, type, gathered);
  op.replaceAllUsesWith(gathered);
  op.erase();
}

namespace {
struct ConvertTensorGatherToLinalg
    : impl::ConvertTensorGatherToLinalgBase<ConvertTensorGatherToLinalg> {
  void runOnOperation() override { getOperation()->walk(convertGather); }
};
} // namespace

} // namespace padlab
