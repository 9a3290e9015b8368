//===- ConvertStdMemory.cpp - buffers, elements, transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdLowerings.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::standard;

static StdResults lowerAlloc(OpBuilder &b, AllocOp op) {
  return {memref::AllocOp::create(b, op.getLoc(), op.getMemref().getType(),
                                  op.getDynamicSizes(),
                                  op.getSymbolOperands())};
}

static StdResults lowerDealloc(OpBuilder &b, DeallocOp op) {
  memref::DeallocOp::create(b, op.getLoc(), op.getMemref());
  return {};
}

static StdResults lowerLoad(OpBuilder &b, LoadOp op) {
  return {
      memref::LoadOp::create(b, op.getLoc(), op.getMemref(), op.getIndices())};
}

static StdResults lowerStore(OpBuilder &b, StoreOp op) {
  memref::StoreOp::create(b, op.getLoc(), op.getValue(), op.getMemref(),
                          op.getIndices());
  return {};
}

static StdResults lowerDmaStart(OpBuilder &b, DmaStartOp op) {
  memref::DmaStartOp::create(
      b, op.getLoc(), op.getSource(), op.getSourceIndices(), op.getDest(),
      op.getDestIndices(), op.getNumElements(), op.getTag(), op.getTagIndices(),
      op.getStride(), op.getElementsPerStride());
  return {};
}

static StdResults lowerDmaWait(OpBuilder &b, DmaWaitOp op) {
  memref::DmaWaitOp::create(b, op.getLoc(), op.getTag(), op.getTagIndices(),
                            op.getNumElements());
  return {};
}

static StdResults lowerMemRefCast(OpBuilder &b, MemRefCastOp op) {
  return {memref::CastOp::create(b, op.getLoc(), op.getType(), op.getSource())};
}

// alloc_static has no counterpart: convert-alloc-static-to-runtime lowers it.
void padlab::addMemoryLowerings(StdLowerings &lowerings) {
  lowerings.add(lowerAlloc);
  lowerings.add(lowerDealloc);
  lowerings.add(lowerLoad);
  lowerings.add(lowerStore);
  lowerings.add(lowerDmaStart);
  lowerings.add(lowerDmaWait);
  lowerings.add(lowerMemRefCast);
}
