//===- SubjectViews.cpp - views of buffers that subjects make -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SubjectViews.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

static Value multiply(OpBuilder &b, Location loc, Value a, Value c) {
  return arith::MulIOp::create(b, loc, a, c);
}

/// Replaces `op` by a view of the buffer `base` from element `offset` on.
static void replaceWithCast(OpBuilder &b, Operation *op, Value base,
                            Value offset, ArrayRef<Value> sizes,
                            ArrayRef<Value> strides) {
  Location loc = op->getLoc();
  auto wanted = cast<MemRefType>(op->getResult(0).getType());
  SmallVector<int64_t> unknown(wanted.getRank(), ShapedType::kDynamic);
  auto layout =
      StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, unknown);
  auto type = MemRefType::get(unknown, wanted.getElementType(), layout,
                              wanted.getMemorySpace());
  Value view = memref::ReinterpretCastOp::create(b, loc, type, base, offset,
                                                 sizes, strides);
  if (wanted != type)
    view = memref::CastOp::create(b, loc, wanted, view);
  op->getResult(0).replaceAllUsesWith(view);
  op->erase();
}

void padlab::expandExpandShape(memref::ExpandShapeOp op) {
  MemRefType source = op.getSrcType();
  if (!source.isStrided())
    return;
  OpBuilder b(op);
  Location loc = op.getLoc();
  SmallVector<Value> sizes =
      getValueOrCreateConstantIndexOp(b, loc, op.getMixedOutputShape());
  auto from = memref::ExtractStridedMetadataOp::create(b, loc, op.getSrc());
  SmallVector<Value> strides(sizes.size());
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    Value stride = from.getStrides()[dim];
    for (int64_t inner : llvm::reverse(group)) {
      strides[inner] = stride;
      stride = multiply(b, loc, stride, sizes[inner]);
    }
  }
  // If the source has rank 0, no stride is set yet; any will do for a single
  // element.
  for (Value &stride : strides)
    if (!stride)
      stride = arith::ConstantIndexOp::create(b, loc, 1);
  replaceWithCast(b, op, from.getBaseBuffer(), from.getOffset(), sizes,
                  strides);
}

/// Returns the dimensions of a slice that `type` keeps. Only dimensions whose
/// size is known to be 1 are dropped; of several such dimensions, any may be
/// dropped.
static SmallVector<unsigned> findKept(ArrayRef<int64_t> sizes,
                                      MemRefType type) {
  SmallVector<unsigned> kept;
  size_t dropped = sizes.size() - type.getRank();
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    bool isWanted = kept.size() < static_cast<size_t>(type.getRank()) &&
                    type.getDimSize(kept.size()) == 1;
    if (dropped > 0 && size == 1 && !isWanted)
      --dropped;
    else
      kept.push_back(dim);
  }
  return kept;
}

void padlab::expandSubView(memref::SubViewOp op) {
  MemRefType source = op.getSourceType(), type = op.getType();
  if (!source.isStrided() || source.getRank() == type.getRank())
    return;
  SmallVector<unsigned> kept = findKept(op.getStaticSizes(), type);
  if (kept.size() != static_cast<size_t>(type.getRank()))
    return;
  OpBuilder b(op);
  Location loc = op.getLoc();
  auto from = memref::ExtractStridedMetadataOp::create(b, loc, op.getSource());
  auto getValues = [&](ArrayRef<OpFoldResult> folded) {
    return getValueOrCreateConstantIndexOp(b, loc, folded);
  };
  SmallVector<Value> steps = getValues(op.getMixedStrides()),
                     extents = getValues(op.getMixedSizes()), sizes, strides;
  Value begin = from.getOffset();
  for (auto [offset, stride] :
       llvm::zip_equal(getValues(op.getMixedOffsets()), from.getStrides()))
    begin =
        arith::AddIOp::create(b, loc, begin, multiply(b, loc, offset, stride));
  for (unsigned dim : kept) {
    sizes.push_back(extents[dim]);
    strides.push_back(multiply(b, loc, steps[dim], from.getStrides()[dim]));
  }
  replaceWithCast(b, op, from.getBaseBuffer(), begin, sizes, strides);
}

static Value loadExtent(OpBuilder &b, Location loc, Value shape, Value place) {
  Value extent = memref::LoadOp::create(b, loc, shape, place);
  if (extent.getType().isIndex())
    return extent;
  return arith::IndexCastOp::create(b, loc, b.getIndexType(), extent);
}

/// Copies `shape` to a buffer of index elements and of dynamic length.
static Value copyShapeBuffer(OpBuilder &b, Location loc, Value shape) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value length = memref::DimOp::create(b, loc, shape, zero);
  auto type = MemRefType::get({ShapedType::kDynamic}, b.getIndexType());
  Value copy = memref::AllocOp::create(b, loc, type, ValueRange{length});
  scf::ForOp::create(b, loc, zero, length, one, ValueRange{},
                     [&](OpBuilder &b, Location loc, Value place, ValueRange) {
                       Value extent = loadExtent(b, loc, shape, place);
                       memref::StoreOp::create(b, loc, extent, copy, place);
                       scf::YieldOp::create(b, loc);
                     });
  return copy;
}

void padlab::expandReshape(memref::ReshapeOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  auto wanted = dyn_cast<MemRefType>(op.getResult().getType());
  if (!wanted) {
    op.getShapeMutable().assign(copyShapeBuffer(b, loc, op.getShape()));
    return;
  }
  if (!isa<MemRefType>(op.getSource().getType()))
    return;
  SmallVector<Value> sizes, strides(wanted.getRank());
  for (int64_t i = 0; i < wanted.getRank(); ++i)
    sizes.push_back(loadExtent(b, loc, op.getShape(),
                               arith::ConstantIndexOp::create(b, loc, i)));
  Value stride = arith::ConstantIndexOp::create(b, loc, 1);
  for (int64_t i = wanted.getRank() - 1; i >= 0; --i) {
    strides[i] = stride;
    stride = multiply(b, loc, stride, sizes[i]);
  }
  auto from = memref::ExtractStridedMetadataOp::create(b, loc, op.getSource());
  replaceWithCast(b, op, from.getBaseBuffer(), from.getOffset(), sizes,
                  strides);
}
