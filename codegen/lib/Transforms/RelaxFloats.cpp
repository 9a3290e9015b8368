//===- RelaxFloats.cpp - roundings that a licence permits -----------------===//
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

/// Whether `add` adds, in each iteration of a loop, the same number c to a
/// value that the loop carries and that begins with x. With the flag `reassoc`,
/// LLVM would compute x + i * c instead. This is wrong for i = 0: x + 0 * c is
/// NaN if c is infinite, and it is not -0 if x is -0.
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

/// Returns the flags that allow sums in any order and fused multiply-adds
/// (products that are not added to anything are rounded as without flags), and
/// approximate exponentials of f32. The licence does not permit flags for NaN,
/// infinity or the sign of zero.
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

/// Sets the flags of `op`, and returns whether there are any. If there are
/// none, conversions lose the attribute, because the parser does not make it
/// either; for other operations, an attribute that exists is set to `none`.
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

/// Replaces each `linalg.softmax` by its steps, because the steps have bodies
/// with operations that can get flags, and a softmax has no such body.
static void decomposeAll(func::FuncOp function) {
  SmallVector<linalg::SoftmaxOp> all;
  function.walk([&](linalg::SoftmaxOp op) { all.push_back(op); });
  IRRewriter rewriter(function.getContext());
  for (linalg::SoftmaxOp op : all)
    (void)decomposeSoftmax(rewriter, op);
}

/// Whether `op` is printed without its body, so that flags in the body are lost
/// when the text is parsed again.
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
