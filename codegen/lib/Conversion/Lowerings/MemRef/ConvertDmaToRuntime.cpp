//===- ConvertDmaToRuntime.cpp - asynchronous transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls the runtime with the source address and the destination address of
/// each element. The runtime moves the element at the start of the transfer or
/// at the wait.
///
//===----------------------------------------------------------------------===//

#include "../../MemRefView.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTDMATORUNTIME
#include "padlab/codegen/Passes.h.inc"

/// The source or the destination of a transfer. The elements of its memref are
/// numbered in row-major order.
namespace {
class Side {
public:
  Side(OpBuilder &b, Location loc, const MemRefView &view, ValueRange indices)
      : view(view), extents(view.getExtents(b, loc)) {
    first = arith::ConstantIndexOp::create(b, loc, 0);
    for (auto [index, extent] : llvm::zip_equal(indices, extents)) {
      first = arith::MulIOp::create(b, loc, first, extent);
      first = arith::AddIOp::create(b, loc, first, index);
    }
  }

  void setStride(Value newStride, Value newGroup) {
    stride = newStride;
    group = newGroup;
  }

  /// Computes the address of element `i` of the transfer.
  Value getAddress(OpBuilder &b, Location loc, Value i) const {
    Value number = arith::AddIOp::create(b, loc, first, getDistance(b, loc, i));
    SmallVector<Value> index(extents.size());
    for (size_t d = extents.size(); d-- > 0;) {
      index[d] = arith::RemUIOp::create(b, loc, number, extents[d]);
      number = arith::DivUIOp::create(b, loc, number, extents[d]);
    }
    return view.getAddress(b, loc, index);
  }

private:
  Value getDistance(OpBuilder &b, Location loc, Value i) const {
    if (!stride)
      return i;
    Value round = arith::DivUIOp::create(b, loc, i, group);
    Value within = arith::RemUIOp::create(b, loc, i, group);
    Value start = arith::MulIOp::create(b, loc, round, stride);
    return arith::AddIOp::create(b, loc, start, within);
  }

  const MemRefView &view;
  SmallVector<Value> extents;
  Value first, stride, group;
};
} // namespace

LogicalResult lowerDmaStart(OpBuilder &b, Location loc, ModuleOp module,
                            const DmaStart &dma) {
  Value tag = dma.tag.getAddress(b, loc, dma.tagIndices);
  if (failed(callRuntime(b, loc, module, "padlab_dma_start",
                         {tag, dma.numElements})))
    return failure();
  Side source(b, loc, dma.source, dma.sourceIndices);
  Side dest(b, loc, dma.dest, dma.destIndices);
  if (dma.stride)
    (dma.isDestStrided ? dest : source)
        .setStride(dma.stride, dma.elementsPerStride);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value bytes = arith::ConstantIndexOp::create(
      b, loc, getElementBytes(dma.source.type.getElementType()));
  LogicalResult result = success();
  scf::ForOp::create(b, loc, zero, dma.numElements, one, {},
                     [&](OpBuilder &b, Location loc, Value i, ValueRange) {
                       Value from = source.getAddress(b, loc, i);
                       Value to = dest.getAddress(b, loc, i);
                       result =
                           callRuntime(b, loc, module, "padlab_dma_element",
                                       {from, to, bytes});
                       scf::YieldOp::create(b, loc);
                     });
  return result;
}

LogicalResult lowerDmaWait(OpBuilder &b, Location loc, ModuleOp module,
                           const MemRefView &tag, ValueRange tagIndices,
                           Value numElements) {
  return callRuntime(b, loc, module, "padlab_dma_wait",
                     {tag.getAddress(b, loc, tagIndices), numElements});
}

/// Converts transfers between memrefs. Earlier passes have removed layout maps
/// and memory spaces.
static LogicalResult convert(memref::DmaStartOp op, ModuleOp module) {
  OpBuilder b(op);
  DmaStart dma{MemRefView::get(op.getSrcMemRef()),
               MemRefView::get(op.getDstMemRef()),
               MemRefView::get(op.getTagMemRef()),
               llvm::to_vector_of<Value>(op.getSrcIndices()),
               llvm::to_vector_of<Value>(op.getDstIndices()),
               llvm::to_vector_of<Value>(op.getTagIndices()),
               op.getNumElements(),
               op.getStride(),
               op.getNumElementsPerStride(),
               op->hasAttr(stridedDestinationAttr)};
  if (failed(lowerDmaStart(b, op.getLoc(), module, dma)))
    return failure();
  op.erase();
  return success();
}

static LogicalResult convert(memref::DmaWaitOp op, ModuleOp module) {
  OpBuilder b(op);
  if (failed(lowerDmaWait(b, op.getLoc(), module,
                          MemRefView::get(op.getTagMemRef()),
                          op.getTagIndices(), op.getNumElements())))
    return failure();
  op.erase();
  return success();
}

namespace {
struct ConvertDmaToRuntime
    : impl::ConvertDmaToRuntimeBase<ConvertDmaToRuntime> {
  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (auto start = dyn_cast<memref::DmaStartOp>(op))
        return WalkResult(convert(start, getOperation()));
      if (auto wait = dyn_cast<memref::DmaWaitOp>(op))
        return WalkResult(convert(wait, getOperation()));
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace padlab
