//===- LazyPads.cpp - borders that new memory holds already ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../MemRef/MemRefView.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
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

/// Whether `op` is the first that touches what `alloc` gives.
static bool isFirstUser(memref::AllocOp alloc, Operation *op) {
  if (alloc->getBlock() != op->getBlock())
    return false;
  return llvm::all_of(alloc->getUsers(), [&](Operation *user) {
    Operation *place = alloc->getBlock()->findAncestorOpInBlock(*user);
    return place && (place == op || op->isBeforeInBlock(place));
  });
}

/// The same buffer, from a function of the runtime that takes its size, its
/// alignment and `arguments`.
static LogicalResult allocateBy(llvm::StringRef function, ValueRange arguments,
                                memref::AllocOp alloc, ModuleOp module) {
  OpBuilder b(alloc);
  Location loc = alloc.getLoc();
  MemRefType type = alloc.getType();
  SmallVector<Value> extents =
      getExtents(b, loc, type, alloc.getDynamicSizes());
  Value bytes = arith::ConstantIndexOp::create(
      b, loc, getElementBytes(type.getElementType()));
  for (Value extent : extents)
    bytes = arith::MulIOp::create(b, loc, bytes, extent);
  SmallVector<Value> operands = {
      bytes,
      arith::ConstantIndexOp::create(
          b, loc, static_cast<int64_t>(alloc.getAlignment().value_or(1)))};
  llvm::append_range(operands, arguments);
  FailureOr<Value> pointer =
      callRuntime(b, loc, module, function, operands,
                  LLVM::LLVMPointerType::get(b.getContext()));
  if (failed(pointer))
    return failure();
  alloc.replaceAllUsesWith(
      makeMemRefAt(b, loc, *pointer, *pointer, type, extents));
  alloc.erase();
  return success();
}

/// The same buffer; gives whether all of it is zero because nobody has written
/// there before.
static FailureOr<Value> allocateFresh(memref::AllocOp alloc, Operation *user,
                                      ModuleOp module) {
  auto function = alloc->getParentOfType<func::FuncOp>();
  OpBuilder b = OpBuilder::atBlockBegin(&function.getBody().front());
  Location loc = alloc.getLoc();
  Value flag = LLVM::AllocaOp::create(
      b, loc, LLVM::LLVMPointerType::get(b.getContext()), b.getI8Type(),
      LLVM::ConstantOp::create(b, loc, b.getI64Type(), b.getI64IntegerAttr(1)));
  if (failed(allocateBy("padlab_alloc_fresh", flag, alloc, module)))
    return failure();
  b.setInsertionPoint(user);
  return Value(arith::TruncIOp::create(
      b, loc, b.getI1Type(),
      LLVM::LoadOp::create(b, loc, b.getI8Type(), flag)));
}

/// The interior of a padded generic, as one without padding.
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

  /// Lets `finish` make what is left of `op`, if its border needs no writing.
  template <typename Op>
  LogicalResult allocate(Op op, llvm::function_ref<void(Op)> finish) {
    auto alloc = op.getInit().template getDefiningOp<memref::AllocOp>();
    std::optional<pad::Strategy> strategy = op.getStrategy();
    bool isLazy = strategy == pad::Strategy::Lazy;
    if (!(isLazy || (tuned && !strategy)) || !alloc ||
        !alloc.getType().getLayout().isIdentity() ||
        !op.getElementType().isIntOrIndexOrFloat() ||
        !isZeroBits(op.getUniformBorder()) || !isFirstUser(alloc, op))
      return success();
    if (!isLazy)
      return allocateAndAsk(op, alloc, finish);
    if (failed(allocateBy("padlab_alloc_zeroed", {}, alloc, getOperation())))
      return failure();
    finish(op);
    return success();
  }

  /// Both ways to write it; the run knows which.
  template <typename Op>
  LogicalResult allocateAndAsk(Op op, memref::AllocOp alloc,
                               llvm::function_ref<void(Op)> finish) {
    FailureOr<Value> isZero = allocateFresh(alloc, op, getOperation());
    if (failed(isZero))
      return failure();
    OpBuilder b(op);
    auto choice = scf::IfOp::create(b, op.getLoc(), *isZero,
                                    /*withElseRegion=*/true);
    auto lazy = cast<Op>(choice.getThenBodyBuilder().clone(*op));
    lazy.setStrategy(pad::Strategy::Lazy);
    op->moveBefore(choice.elseBlock()->getTerminator());
    finish(lazy);
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
