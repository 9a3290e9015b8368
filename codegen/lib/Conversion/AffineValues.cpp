//===- AffineValues.cpp - affine expressions as arithmetic -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace padlab {

/// Computes `lhs` modulo `rhs`, which is never negative.
static Value makeModulo(OpBuilder &b, Location loc, Value lhs, Value rhs) {
  Value rest = arith::RemSIOp::create(b, loc, lhs, rhs);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value isNegative =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, rest, zero);
  Value raised = arith::AddIOp::create(b, loc, rest, rhs);
  return arith::SelectOp::create(b, loc, isNegative, raised, rest);
}

Value applyAffine(OpBuilder &b, Location loc, AffineExprKind kind, Value lhs,
                  Value rhs) {
  switch (kind) {
  case AffineExprKind::Add:
    return arith::AddIOp::create(b, loc, lhs, rhs);
  case AffineExprKind::Mul:
    return arith::MulIOp::create(b, loc, lhs, rhs);
  case AffineExprKind::Mod:
    return makeModulo(b, loc, lhs, rhs);
  case AffineExprKind::FloorDiv:
    return arith::FloorDivSIOp::create(b, loc, lhs, rhs);
  case AffineExprKind::CeilDiv:
    return arith::CeilDivSIOp::create(b, loc, lhs, rhs);
  default:
    llvm_unreachable("not an operation");
  }
}

Value evaluateAffine(OpBuilder &b, Location loc, AffineExpr expr,
                     ValueRange dims, ValueRange symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return arith::ConstantIndexOp::create(b, loc, constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Value lhs = evaluateAffine(b, loc, binary.getLHS(), dims, symbols);
  Value rhs = evaluateAffine(b, loc, binary.getRHS(), dims, symbols);
  return applyAffine(b, loc, binary.getKind(), lhs, rhs);
}

} // namespace padlab
