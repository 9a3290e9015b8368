//===- LazyPads.cpp - pads in memory that may be new ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../MemRefView.h"
#include "PadCostModel.h"
#include "TwoVersions.h"

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/PlantedFaults.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_ALLOCATELAZYPADS
#include "padlab/codegen/Passes.h.inc"

/// Whether all bits of `value` are known to be zero.
static bool isZeroBits(Value value) {
  Attribute constant;
  if (!value || !matchPattern(value, m_Constant(&constant)))
    return false;
  if (auto number = dyn_cast<IntegerAttr>(constant))
    return number.getValue().isZero();
  auto number = dyn_cast<FloatAttr>(constant);
  return number && number.getValue().bitcastToAPInt().isZero();
}

/// Whether `op` is in the block of `alloc`, and is the first operation that
/// uses this allocation.
static bool isFirstUser(memref::AllocOp alloc, Operation *op) {
  if (alloc->getBlock() != op->getBlock())
    return false;
  return llvm::all_of(alloc->getUsers(), [&](Operation *user) {
    Operation *place = alloc->getBlock()->findAncestorOpInBlock(*user);
    return place && (place == op || op->isBeforeInBlock(place));
  });
}

/// Whether the cost model may choose stores that bypass the caches for this
/// buffer. In new memory such stores are slower, because the caches still hold
/// the pages, which the system has just cleared.
static bool mayBypassCaches(memref::AllocOp alloc) {
  int64_t fewest =
      PadCostModel::get(TargetTraits::get(alloc)).fewestNonTemporalBytes;
  MemRefType type = alloc.getType();
  if (fewest == 0 || !type.hasStaticShape())
    return fewest != 0;
  return type.getNumElements() * getElementBytes(type.getElementType()) >=
         fewest;
}

/// Replaces `alloc` by an allocation of the runtime. Returns an i1, computed in
/// front of `user`, that is true if the memory is *new*: the operating system
/// has just supplied it, and therefore all of it is zero.
static FailureOr<Value> allocateFresh(memref::AllocOp alloc, Operation *user,
                                      ModuleOp module) {
  auto function = alloc->getParentOfType<func::FuncOp>();
  OpBuilder b = OpBuilder::atBlockBegin(&function.getBody().front());
  Location loc = alloc.getLoc();
  Value flag = LLVM::AllocaOp::create(
      b, loc, LLVM::LLVMPointerType::get(b.getContext()), b.getI8Type(),
      LLVM::ConstantOp::create(b, loc, b.getI64Type(), b.getI64IntegerAttr(1)));
  b.setInsertionPoint(alloc);
  MemRefType type = alloc.getType();
  SmallVector<Value> extents =
      getExtents(b, loc, type, alloc.getDynamicSizes());
  Value bytes = arith::ConstantIndexOp::create(
      b, loc, getElementBytes(type.getElementType()));
  for (Value extent : extents)
    bytes = arith::MulIOp::create(b, loc, bytes, extent);
  Value alignment = arith::ConstantIndexOp::create(
      b, loc, static_cast<int64_t>(alloc.getAlignment().value_or(1)));
  FailureOr<Value> pointer = callRuntime(
      b, loc, module, "padlab_alloc_fresh", {bytes, alignment, flag},
      LLVM::LLVMPointerType::get(b.getContext()));
  if (failed(pointer))
    return failure();
  alloc.replaceAllUsesWith(
      makeMemRefAt(b, loc, *pointer, *pointer, type, extents));
  alloc.erase();
  b.setInsertionPoint(user);
  return Value(arith::TruncIOp::create(
      b, loc, b.getI1Type(),
      LLVM::LoadOp::create(b, loc, b.getI8Type(), flag)));
}

/// Replaces `op` by an operation without padding that writes to the interior of
/// the old destination, which is a subview.
static void keepInterior(pad::GenericOp op) {
  OpBuilder b(op);
  SmallVector<OpFoldResult> low = op.getMixedLow(), high = op.getMixedHigh();
  SmallVector<OpFoldResult> sizes, strides(low.size(), b.getIndexAttr(1));
  AffineExpr s0, s1, s2;
  bindSymbols(b.getContext(), s0, s1, s2);
  for (unsigned dim = 0; dim != low.size(); ++dim) {
    OpFoldResult extent =
        memref::getMixedSize(b, op.getLoc(), op.getInit(), dim);
    sizes.push_back(affine::makeComposedFoldedAffineApply(
        b, op.getLoc(), s0 - s1 - s2, {extent, low[dim], high[dim]}));
  }
  Value interior = memref::SubViewOp::create(b, op.getLoc(), op.getInit(), low,
                                             sizes, strides);
  SmallVector<int64_t> none(low.size(), 0);
  auto inner = pad::GenericOp::create(
      b, op.getLoc(), TypeRange(), ValueRange(), ValueRange(), none, none,
      op.getInputs(), op.getMaps(), interior, op.getStrategyAttr());
  inner.getInterior().takeBody(op.getInterior());
  inner.getBorder().takeBody(op.getBorder());
  op.erase();
}

namespace {
struct AllocateLazyPads : impl::AllocateLazyPadsBase<AllocateLazyPads> {
  using AllocateLazyPadsBase::AllocateLazyPadsBase;

  /// Adds a second version of `op` for new memory (see `allocateFresh`) if that
  /// pays. If the border is zero, `finish` removes the border from this
  /// version, because new memory is already zero. If the border is not zero,
  /// this version stores through the caches.
  template <typename Op>
  LogicalResult allocate(Op op, llvm::function_ref<void(Op)> finish) {
    auto alloc = op.getInit().template getDefiningOp<memref::AllocOp>();
    std::optional<pad::Strategy> strategy = op.getStrategy();
    bool isLazy = strategy == pad::Strategy::Lazy;
    bool isTuned = tuned && !strategy;
    Value border = op.getUniformBorder();
    if (!(isLazy || isTuned) || !border || !alloc ||
        !alloc.getType().getLayout().isIdentity() ||
        !op.getElementType().isIntOrIndexOrFloat() || !isFirstUser(alloc, op))
      return success();
    if (isZeroBits(border) || hasFault(op, Fault::LazyAny))
      return allocateAndAsk(op, alloc, pad::Strategy::Lazy, finish);
    if (isTuned && mayBypassCaches(alloc))
      return allocateAndAsk<Op>(op, alloc, pad::Strategy::Stream, [](Op) {});
    return success();
  }

  /// Makes the program check at run time whether the memory of `alloc` is new,
  /// and adds a version of `op` for new memory. This version has strategy
  /// `ofNew`, and `finish` changes it further.
  template <typename Op>
  LogicalResult allocateAndAsk(Op op, memref::AllocOp alloc,
                               pad::Strategy ofNew,
                               llvm::function_ref<void(Op)> finish) {
    FailureOr<Value> isNew = allocateFresh(alloc, op, getOperation());
    if (failed(isNew))
      return failure();
    auto inNew = cast<Op>(splitVersions(op, *isNew).clone(*op));
    inNew.setStrategy(ofNew);
    finish(inNew);
    return success();
  }

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<pad::GenericOp, pad::FrameOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      if (failed(isa<pad::FrameOp>(op)
                     ? allocate<pad::FrameOp>(
                           cast<pad::FrameOp>(op),
                           [](pad::FrameOp frame) { frame.erase(); })
                     : allocate<pad::GenericOp>(cast<pad::GenericOp>(op),
                                                keepInterior)))
        return signalPassFailure();
  }
};
} // namespace

} // namespace padlab
