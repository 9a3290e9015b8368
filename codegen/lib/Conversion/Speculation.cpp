//===- Speculation.cpp - what may run without need ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Speculation.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

/// Whether `op` may read out of bounds, or divide by zero, or by -1 in a signed
/// division.
static bool mayTrap(Operation *op) {
  if (isa<tensor::ExtractOp>(op))
    return true;
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
