//===- Speculation.cpp - operations that may run speculatively ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Speculation.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

/// Whether a map divides by an expression that is not a positive constant.
static bool mayDivideByZero(AffineMap map) {
  bool found = false;
  map.walkExprs([&](AffineExpr expr) {
    if (!llvm::is_contained({AffineExprKind::Mod, AffineExprKind::FloorDiv,
                             AffineExprKind::CeilDiv},
                            expr.getKind()))
      return;
    auto divisor =
        dyn_cast<AffineConstantExpr>(cast<AffineBinaryOpExpr>(expr).getRHS());
    found |= !divisor || divisor.getValue() <= 0;
  });
  return found;
}

/// Whether `op`, even if MLIR considers it pure, may read out of bounds, or may
/// divide by zero, or by -1, which overflows in a signed division.
static bool mayTrap(Operation *op) {
  if (isa<tensor::ExtractOp>(op))
    return true;
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return mayDivideByZero(apply.getAffineMap());
  if (auto min = dyn_cast<affine::AffineMinOp>(op))
    return mayDivideByZero(min.getAffineMap());
  if (auto max = dyn_cast<affine::AffineMaxOp>(op))
    return mayDivideByZero(max.getAffineMap());
  if (!isa<arith::RemUIOp, arith::RemSIOp, arith::FloorDivSIOp>(op))
    return false;
  APInt divisor;
  return !matchPattern(op->getOperand(1), m_ConstantInt(&divisor)) ||
         divisor.isZero() || divisor.isAllOnes();
}

bool padlab::isSafeToSpeculate(Operation *op) {
  return isPure(op) && !op->walk([](Operation *nested) {
                            return mayTrap(nested) ? WalkResult::interrupt()
                                                   : WalkResult::advance();
                          }).wasInterrupted();
}
