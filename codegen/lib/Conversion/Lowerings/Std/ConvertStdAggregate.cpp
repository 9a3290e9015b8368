//===- ConvertStdAggregate.cpp - tensors and vectors as a whole -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdLowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::standard;

static StdResults lowerDim(OpBuilder &b, DimOp op) {
  Location loc = op.getLoc();
  Value index = arith::ConstantIndexOp::create(b, loc, op.getIndex());
  if (isa<TensorType>(op.getSource().getType()))
    return {tensor::DimOp::create(b, loc, op.getSource(), index)};
  return {memref::DimOp::create(b, loc, op.getSource(), index)};
}

/// Extracts from a flat vector, because upstream supports a dynamic index only
/// in the innermost dimension.
static Value extractFromVector(OpBuilder &b, Location loc, Value vector,
                               ValueRange indices) {
  auto type = cast<VectorType>(vector.getType());
  if (type.getRank() < 2)
    return vector::ExtractOp::create(b, loc, vector,
                                     getAsOpFoldResult(indices));
  Value position = indices.front();
  for (auto [extent, index] :
       llvm::zip(type.getShape().drop_front(), indices.drop_front())) {
    Value size = arith::ConstantIndexOp::create(b, loc, extent);
    position = arith::MulIOp::create(b, loc, position, size);
    position = arith::AddIOp::create(b, loc, position, index);
  }
  auto flat = VectorType::get(type.getNumElements(), type.getElementType());
  vector = vector::ShapeCastOp::create(b, loc, flat, vector);
  return vector::ExtractOp::create(b, loc, vector, getAsOpFoldResult(position));
}

static StdResults lowerExtractElement(OpBuilder &b, ExtractElementOp op) {
  Location loc = op.getLoc();
  Value aggregate = op.getAggregate();
  if (isa<VectorType>(aggregate.getType()))
    return {extractFromVector(b, loc, aggregate, op.getIndices())};
  // The number of indices tells the rank of the tensor.
  if (auto type = dyn_cast<UnrankedTensorType>(aggregate.getType())) {
    SmallVector<int64_t> shape(op.getIndices().size(), ShapedType::kDynamic);
    aggregate = tensor::CastOp::create(
        b, loc, RankedTensorType::get(shape, type.getElementType()), aggregate);
  }
  return {tensor::ExtractOp::create(b, loc, aggregate, op.getIndices())};
}

static StdResults lowerSplat(OpBuilder &b, SplatOp op) {
  Location loc = op.getLoc();
  if (auto type = dyn_cast<VectorType>(op.getAggregate().getType()))
    return {vector::BroadcastOp::create(b, loc, type, op.getInput())};
  return {tensor::SplatOp::create(b, loc, op.getInput(),
                                  op.getAggregate().getType(),
                                  op.getDynamicSizes())};
}

static StdResults lowerTensorCast(OpBuilder &b, TensorCastOp op) {
  if (op.getSource().getType() == op.getType())
    return {op.getSource()};
  return {tensor::CastOp::create(b, op.getLoc(), op.getType(), op.getSource())};
}

//===----------------------------------------------------------------------===//
// All elements of a memref
//===----------------------------------------------------------------------===//

/// Stores the extents of `memref`, which has no rank, in a `memref<?xindex>`.
static Value makeShapeBuffer(OpBuilder &b, Location loc, Value memref) {
  Value rank = memref::RankOp::create(b, loc, memref);
  auto type = MemRefType::get({ShapedType::kDynamic}, b.getIndexType());
  Value shape = memref::AllocOp::create(b, loc, type, rank);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  scf::ForOp::create(b, loc, zero, rank, one, {},
                     [&](OpBuilder &b, Location loc, Value i, ValueRange) {
                       Value extent = memref::DimOp::create(b, loc, memref, i);
                       memref::StoreOp::create(b, loc, extent, shape, i);
                       scf::YieldOp::create(b, loc);
                     });
  return shape;
}

static Value countElements(OpBuilder &b, Location loc, Value shape) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value rank = memref::DimOp::create(b, loc, shape, zero);
  return scf::ForOp::create(
             b, loc, zero, rank, one, one,
             [&](OpBuilder &b, Location loc, Value i, ValueRange product) {
               Value extent = memref::LoadOp::create(b, loc, shape, i);
               Value next = arith::MulIOp::create(b, loc, product[0], extent);
               scf::YieldOp::create(b, loc, next);
             })
      .getResult(0);
}

/// Allocates a buffer of the shape of `memref`.
static Value allocateLike(OpBuilder &b, Location loc, Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type) {
    Type element = cast<UnrankedMemRefType>(memref.getType()).getElementType();
    Value shape = makeShapeBuffer(b, loc, memref);
    auto flat = MemRefType::get({ShapedType::kDynamic}, element);
    Value buffer =
        memref::AllocOp::create(b, loc, flat, countElements(b, loc, shape));
    return memref::ReshapeOp::create(
        b, loc, UnrankedMemRefType::get(element, {}), buffer, shape);
  }
  SmallVector<Value> sizes;
  for (int64_t d = 0; d != type.getRank(); ++d)
    if (type.isDynamicDim(d))
      sizes.push_back(memref::DimOp::create(b, loc, memref, d));
  return memref::AllocOp::create(
      b, loc, MemRefType::get(type.getShape(), type.getElementType()), sizes);
}

/// Returns the ranked memref that was cast to `memref`, if this is easy to
/// find; otherwise `memref`. An unranked memref hides its layout, and is harder
/// to copy.
static Value findRanked(Value memref) {
  while (isa<UnrankedMemRefType>(memref.getType())) {
    Operation *op = memref.getDefiningOp();
    if (!isa_and_nonnull<MemRefCastOp, memref::CastOp>(op))
      break;
    memref = op->getOperand(0);
  }
  return memref;
}

/// Returns the type of a tensor with the shape and the element type of
/// `memref`.
static TensorType getTensorType(Value memref) {
  auto type = cast<BaseMemRefType>(memref.getType());
  if (type.hasRank())
    return RankedTensorType::get(type.getShape(), type.getElementType());
  return UnrankedTensorType::get(type.getElementType());
}

static Value castTensor(OpBuilder &b, Location loc, Value tensor, Type type) {
  return tensor.getType() == type
             ? tensor
             : tensor::CastOp::create(b, loc, type, tensor).getResult();
}

/// Copies the memref to a buffer of the tensor's own, because later stores to
/// the memref must not change the tensor.
static StdResults lowerTensorLoad(OpBuilder &b, TensorLoadOp op) {
  Location loc = op.getLoc();
  Value memref = findRanked(op.getMemref());
  Value copy = allocateLike(b, loc, memref);
  memref::CopyOp::create(b, loc, memref, copy);
  Value tensor = bufferization::ToTensorOp::create(
      b, loc, getTensorType(memref), copy, /*restrict=*/true,
      /*writable=*/true);
  return {castTensor(b, loc, tensor, op.getType())};
}

static StdResults lowerTensorStore(OpBuilder &b, TensorStoreOp op) {
  Location loc = op.getLoc();
  Value memref = findRanked(op.getMemref());
  TensorType type = getTensorType(memref);
  Value tensor = castTensor(b, loc, op.getTensor(), type);
  BaseMemRefType bufferType =
      type.hasRank() ? BaseMemRefType(MemRefType::get(type.getShape(),
                                                      type.getElementType()))
                     : UnrankedMemRefType::get(type.getElementType(), {});
  Value buffer = bufferization::ToBufferOp::create(b, loc, bufferType, tensor,
                                                   /*read_only=*/true);
  memref::CopyOp::create(b, loc, buffer, memref);
  return {};
}

void padlab::addAggregateLowerings(StdLowerings &lowerings) {
  lowerings.add(lowerDim);
  lowerings.add(lowerExtractElement);
  lowerings.add(lowerSplat);
  lowerings.add(lowerTensorCast);
  lowerings.add(lowerTensorLoad);
  lowerings.add(lowerTensorStore);
}
