//===- ConvertTensorBitcastToLinalg.cpp - bits element by element ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../TensorShapes.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTTENSORBITCASTTOLINALG
#include "padlab/codegen/Passes.h.inc"

/// Casts each element of `source`, which must be ranked, to `elementType`. If
/// `source` already has this element type, returns `source`, which may then be
/// unranked.
static Value castElements(OpBuilder &b, Location loc, Value source,
                          Type elementType) {
  if (getElementTypeOrSelf(source) == elementType)
    return source;
  auto type = cast<RankedTensorType>(source.getType());
  Value empty = tensor::EmptyOp::create(
      b, loc, tensor::getMixedSizes(b, loc, source), elementType);
  AffineMap identity = b.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> loops(type.getRank(),
                                         utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, loc, empty.getType(), source, empty, {identity, identity},
             loops,
             [&](OpBuilder &b, Location loc, ValueRange elements) {
               Value bits =
                   arith::BitcastOp::create(b, loc, elementType, elements[0]);
               linalg::YieldOp::create(b, loc, bits);
             })
      .getResult(0);
}

/// Casts the elements of an unranked tensor by way of a flat tensor, because
/// structured operations need a rank.
static Value castUnranked(OpBuilder &b, Location loc, Value source,
                          TensorType destination) {
  Type from = cast<TensorType>(source.getType()).getElementType();
  Type to = destination.getElementType();
  Value shape = makeShapeTensor(b, loc, source);
  Value count = countElements(b, loc, shape);
  Value flatShape = tensor::FromElementsOp::create(b, loc, count);
  auto flatType = RankedTensorType::get({ShapedType::kDynamic}, from);
  Value flat = tensor::ReshapeOp::create(b, loc, flatType, source, flatShape);
  Value bits = castElements(b, loc, flat, to);
  return tensor::ReshapeOp::create(b, loc, UnrankedTensorType::get(to), bits,
                                   shape);
}

static void convertBitcast(tensor::BitcastOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value source = op.getSource();
  auto from = cast<TensorType>(source.getType()), to = op.getType();
  // A bitcast may also change the rank or static extents, as `tensor.cast`
  // does. This becomes a separate `tensor.cast` before or after the cast of the
  // elements.
  if (!from.hasRank() && to.hasRank()) {
    from = RankedTensorType::get(to.getShape(), from.getElementType());
    source = tensor::CastOp::create(b, loc, from, source);
  }
  bool needsRank = from.getElementType() != to.getElementType();
  Value bits = from.hasRank() || !needsRank
                   ? castElements(b, loc, source, to.getElementType())
                   : castUnranked(b, loc, source, to);
  if (bits.getType() != to)
    bits = tensor::CastOp::create(b, loc, to, bits);
  op.replaceAllUsesWith(bits);
  op.erase();
}

namespace {
struct ConvertTensorBitcastToLinalg
    : impl::ConvertTensorBitcastToLinalgBase<ConvertTensorBitcastToLinalg> {
  void runOnOperation() override { getOperation()->walk(convertBitcast); }
};
} // namespace

} // namespace padlab
