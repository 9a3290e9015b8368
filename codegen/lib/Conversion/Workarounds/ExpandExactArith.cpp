//===- ExpandExactArith.cpp - what convert-to-llvm lacks --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExactPatterns.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/APInt.h"

#include <algorithm>

namespace padlab {

#define GEN_PASS_DEF_EXPANDEXACTARITH
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// Integers of at most this many bits are exact in f32, and in f64.
static constexpr unsigned exactInSingle = 24, exactInDouble = 53;

static unsigned getWidth(Type type) {
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

static bool roundsTwice(Operation *op) {
  if (!isa<arith::SIToFPOp, arith::UIToFPOp>(op))
    return false;
  Type to = op->getResult(0).getType(), from = op->getOperand(0).getType();
  return (to.isF16() || to.isBF16()) && from.isIntOrIndex() &&
         getWidth(from) > exactInSingle;
}

/// Returns `value` if its magnitude is at most 2^`limit`. Otherwise returns
/// `value` with its lower `excess` bits cleared, and with the next bit set if
/// any of the cleared bits was set.
static Value foldLowBits(OpBuilder &b, Location loc, Value value, bool isSigned,
                         unsigned excess, unsigned limit) {
  Type type = value.getType();
  unsigned width = getWidth(type);
  auto constant = [&](const llvm::APInt &number) -> Value {
    return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, number));
  };
  auto power = [&](unsigned exponent) {
    return constant(llvm::APInt::getOneBitSet(width, exponent));
  };
  Value low = arith::AndIOp::create(
      b, loc, value, constant(llvm::APInt::getLowBitsSet(width, excess)));
  Value rest = arith::SubIOp::create(b, loc, value, low);
  Value inexact = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, low,
                                        constant(llvm::APInt::getZero(width)));
  Value odd = arith::OrIOp::create(b, loc, rest, power(excess));
  Value rounded = arith::SelectOp::create(b, loc, inexact, odd, rest);
  Value shifted =
      isSigned ? arith::AddIOp::create(b, loc, value, power(limit)).getResult()
               : value;
  Value isExact =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ule, shifted,
                            power(isSigned ? limit + 1 : limit));
  return arith::SelectOp::create(b, loc, isExact, value, rounded);
}

/// Rounds `value` to odd: the bits that f64 cannot hold are folded into the
/// last bit that it holds. Rounding this number to a much shorter significand
/// afterwards gives the same as a single rounding. A wide integer takes several
/// steps, each of which clears more bits of larger numbers: a single step would
/// clear so many bits that smaller numbers would not keep enough.
static Value roundToOdd(OpBuilder &b, Location loc, Value value,
                        bool isSigned) {
  constexpr unsigned step = 32;
  unsigned width = getWidth(value.getType());
  unsigned excess = std::min(width, 64u) - exactInDouble, limit = exactInDouble;
  for (;; excess = std::min(excess + step, width - exactInDouble)) {
    value = foldLowBits(b, loc, value, isSigned, excess, limit);
    limit = excess + exactInDouble;
    if (limit == width)
      return value;
  }
}

/// Converts through f64, so that only the last step rounds.
static void convertThroughDouble(Operation *op) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  bool isSigned = isa<arith::SIToFPOp>(op);
  Value value = op->getOperand(0);
  if (value.getType().isIndex())
    value = arith::IndexCastOp::create(b, loc, b.getI64Type(), value);
  if (getWidth(value.getType()) > exactInDouble)
    value = roundToOdd(b, loc, value, isSigned);
  Value wide =
      isSigned
          ? arith::SIToFPOp::create(b, loc, b.getF64Type(), value).getResult()
          : arith::UIToFPOp::create(b, loc, b.getF64Type(), value).getResult();
  Value narrow =
      arith::TruncFOp::create(b, loc, op->getResult(0).getType(), wide);
  op->getResult(0).replaceAllUsesWith(narrow);
  op->erase();
}

namespace {

struct ExpandExactArithPass
    : public padlab::impl::ExpandExactArithBase<ExpandExactArithPass> {
  void runOnOperation() override {
    bool hasPatterns = false, hasMath = false;
    llvm::SmallVector<Operation *> conversions;
    getOperation().walk([&](Operation *op) {
      hasPatterns |= hasExactPattern(op);
      hasMath |= isa_and_nonnull<math::MathDialect>(op->getDialect());
      if (roundsTwice(op))
        conversions.push_back(op);
    });
    for (Operation *op : conversions)
      convertThroughDouble(op);
    if (hasPatterns) {
      RewritePatternSet patterns(&getContext());
      populateExactPatterns(patterns);
      walkAndApplyPatterns(getOperation(), std::move(patterns));
    }
    if (hasMath && failed(lowerMath()))
      signalPassFailure();
  }

  LogicalResult lowerMath() {
    OpPassManager passes(ModuleOp::getOperationName());
    passes.addPass(createConvertMathToLLVMPass());
    passes.addPass(createConvertMathToLibmPass());
    return runPipeline(passes, getOperation());
  }
};

} // namespace
