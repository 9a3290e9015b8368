//===- RelaxFloats.cpp - roundings that a licence lets go -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Conversion/Generalize.h"

#include "padlab/codegen/DecomposeSoftmax.h"
#include "padlab/codegen/Passes.h"
#include "padlab/codegen/Relaxation.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace padlab;

namespace padlab {

#define GEN_PASS_DEF_RELAXFLOATS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

/// Whether each iteration of a loop adds the same number to a value that it
/// carries. With `reassoc`, LLVM would turn such sums into x + i * c. The
/// first, x + 0 * c, is NaN if c is infinite, and no longer -0 if x is.
static bool countsInSteps(Operation *add) {
  auto adds = [&](Value carried, Value step) {
    auto argument = dyn_cast<BlockArgument>(carried);
    auto loop =
        argument
            ? dyn_cast<LoopLikeOpInterface>(argument.getOwner()->getParentOp())
            : LoopLikeOpInterface();
    return loop && loop.isDefinedOutsideOfLoop(step);
  };
  Value lhs = add->getOperand(0), rhs = add->getOperand(1);
  return adds(lhs, rhs) || adds(rhs, lhs);
}

/// Returns the flags that allow sums in any order and fused products. Products
/// that no sum takes are rounded as ever. Flags on NaN, infinity or the sign of
/// zero are not licensed.
static arith::FastMathFlags getFlags(Operation *op) {
  using arith::FastMathFlags;
  if (!hasRelaxedForm(getElementTypeOrSelf(op->getResult(0).getType())))
    return FastMathFlags::none;
  if (isa<arith::AddFOp, arith::SubFOp>(op))
    return countsInSteps(op) ? FastMathFlags::contract
                             : FastMathFlags::contract | FastMathFlags::reassoc;
  if (isa<arith::MulFOp>(op))
    return FastMathFlags::contract;
  bool isSingle = getElementTypeOrSelf(op->getResult(0).getType()).isF32();
  return isa<math::ExpOp>(op) && isSingle ? FastMathFlags::afn
                                          : FastMathFlags::none;
}

/// Sets the flags, and returns whether there are any. If there are none,
/// conversions get no attribute, as after parsing; an attribute of other
/// operations says so.
static bool setFlags(arith::ArithFastMathInterface op,
                     arith::FastMathFlags flags) {
  bool hasNone = flags == arith::FastMathFlags::none;
  if (hasNone && isa<arith::ExtFOp, arith::TruncFOp, arith::ScalingExtFOp,
                     arith::ScalingTruncFOp>(op))
    op->removeAttr(op.getFastMathAttrName());
  else if (!hasNone || op.getFastMathFlagsAttr())
    op->setAttr(op.getFastMathAttrName(),
                arith::FastMathFlagsAttr::get(op.getContext(), flags));
  return !hasNone;
}

/// Replaces each `linalg.softmax`, which has no body with operations that could
/// have flags, by its steps, which have one.
static void decomposeAll(func::FuncOp function) {
  SmallVector<linalg::SoftmaxOp> all;
  function.walk([&](linalg::SoftmaxOp op) { all.push_back(op); });
  IRRewriter rewriter(function.getContext());
  for (linalg::SoftmaxOp op : all)
    (void)decomposeSoftmax(rewriter, op);
}

/// Whether `op` is written without its body: when it is read back, the flags in
/// the body are lost.
static bool hidesBody(linalg::LinalgOp op) {
  return !isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(op);
}

static bool wantsFlags(linalg::LinalgOp op) {
  return llvm::any_of(op.getBlock()->without_terminator(),
                      [](Operation &nested) {
                        return isa<arith::ArithFastMathInterface>(nested) &&
                               getFlags(&nested) != arith::FastMathFlags::none;
                      });
}

static LogicalResult generalizeAll(func::FuncOp function) {
  SmallVector<linalg::LinalgOp> all;
  function.walk([&](linalg::LinalgOp op) {
    if (hidesBody(op) && wantsFlags(op))
      all.push_back(op);
  });
  IRRewriter rewriter(function.getContext());
  for (linalg::LinalgOp op : all) {
    rewriter.setInsertionPoint(op);
    if (failed(generalize(rewriter, op)))
      return op->emitError() << "has no form with a body that is written";
  }
  return success();
}

namespace {
struct RelaxFloats : padlab::impl::RelaxFloatsBase<RelaxFloats> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    decomposeAll(function);
    if (failed(generalizeAll(function)))
      return signalPassFailure();
    bool anyFlags = false;
    function.walk([&](arith::ArithFastMathInterface op) {
      anyFlags |= setFlags(op, getFlags(op));
    });
    if (anyFlags)
      function->setAttr(relaxedAttr, UnitAttr::get(&getContext()));
  }
};
} // namespace
