//===- ExactPatterns.cpp - operations that lack a right lowering ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExactPatterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"

#include "llvm/ADT/FloatingPointMode.h"

using namespace mlir;
using namespace padlab;

static Value addF(OpBuilder &b, Location loc, Value x, Value y) {
  return arith::AddFOp::create(b, loc, x, y);
}

static Value subF(OpBuilder &b, Location loc, Value x, Value y) {
  return arith::SubFOp::create(b, loc, x, y);
}

/// Computes exactly the part of `x + y` that was lost when it was rounded to
/// `sum` (Knuth's 2Sum).
static Value getRoundingError(OpBuilder &b, Location loc, Value x, Value y,
                              Value sum) {
  Value fromY = subF(b, loc, sum, x);
  Value fromX = subF(b, loc, sum, fromY);
  return addF(b, loc, subF(b, loc, x, fromX), subF(b, loc, y, fromY));
}

/// Computes `x + y` in f64, rounded to odd: an inexact sum becomes the
/// neighbour with an odd significand. Rounding this number to bf16 then gives
/// the same as rounding the exact sum once.
static Value addRoundingToOdd(OpBuilder &b, Location loc, Value x, Value y) {
  Type bitsType = b.getI64Type();
  auto integer = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(b, loc, b.getI64IntegerAttr(value));
  };
  Value sum = addF(b, loc, x, y);
  Value error = getRoundingError(b, loc, x, y, sum);
  Value zero = arith::ConstantOp::create(b, loc, b.getF64FloatAttr(0));
  Value bits = arith::BitcastOp::create(b, loc, bitsType, sum);

  // Infinities and NaNs have a NaN as error, and are not changed.
  Value isInexact =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::ONE, error, zero);
  Value errorBits = arith::BitcastOp::create(b, loc, bitsType, error);
  Value isSmaller = arith::CmpIOp::create(
      b, loc, arith::CmpIPredicate::slt,
      arith::XOrIOp::create(b, loc, bits, errorBits), integer(0));
  Value truncated = arith::SubIOp::create(
      b, loc, bits, arith::ExtUIOp::create(b, loc, bitsType, isSmaller));
  Value odd = arith::OrIOp::create(b, loc, truncated, integer(1));
  Value chosen = arith::SelectOp::create(b, loc, isInexact, odd, bits);
  return arith::BitcastOp::create(b, loc, b.getF64Type(), chosen);
}

namespace {

/// Expands an fma of bf16, because code generation would multiply and add in
/// f32, and then round once more.
struct ExpandBF16Fma : OpRewritePattern<math::FmaOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::FmaOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isBF16())
      return failure();
    Location loc = op.getLoc();
    auto widen = [&](Value value) -> Value {
      return arith::ExtFOp::create(rewriter, loc, rewriter.getF64Type(), value);
    };
    // The product of two significands of bf16 is exact in f64.
    Value product = arith::MulFOp::create(rewriter, loc, widen(op.getA()),
                                          widen(op.getB()));
    Value sum = addRoundingToOdd(rewriter, loc, product, widen(op.getC()));
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), sum);
    return success();
  }
};

/// Lowers a test for classes of floats to LLVM's intrinsic.
template <typename Op, llvm::FPClassTest Classes>
struct ClassTestToLLVM : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isa<FloatType>(op.getOperand().getType()))
      return failure();
    rewriter.replaceOpWithNewOp<LLVM::IsFPClass>(
        op, op.getType(), op.getOperand(), static_cast<uint32_t>(Classes));
    return success();
  }
};

/// Whether `op` has a rounding mode that must be expanded. LLVM's intrinsics
/// only assume that the processor is in this mode, and nothing sets the
/// processor's mode. Truncations to f8 are not expanded here, because LLVM has
/// no such intrinsic for f8. Neither are truncations of f80 and f128.
bool hasRoundingMode(arith::TruncFOp op) {
  return op.getRoundingmode().value_or(arith::RoundingMode::to_nearest_even) !=
             arith::RoundingMode::to_nearest_even &&
         isa<Float64Type, Float32Type>(op.getIn().getType()) &&
         op.getType().isFloat() && op.getType().getIntOrFloatBitWidth() >= 16;
}

/// Emits a truncation with a rounding mode. It rounds to the nearest number or,
/// if the mode demands the other neighbour of the exact value, to that one. The
/// bits of the other neighbour, as an integer, are one more or one less than
/// those of the nearest number.
class DirectedRounding {
public:
  DirectedRounding(arith::TruncFOp op, PatternRewriter &b)
      : b(b), loc(op.getLoc()), value(op.getIn()), narrow(op.getType()),
        integer(b.getIntegerType(narrow.getIntOrFloatBitWidth())),
        nearest(arith::TruncFOp::create(b, loc, narrow, value)),
        bits(arith::BitcastOp::create(b, loc, integer, nearest)),
        widened(widen(nearest)) {}

  Value build(arith::RoundingMode mode) {
    Value zero = arith::ConstantOp::create(
        b, loc, cast<TypedAttr>(b.getZeroAttr(value.getType())));
    Value isNegative = compare(arith::CmpFPredicate::OLT, value, zero);
    Value isBelow = compare(arith::CmpFPredicate::OLT, widened, value),
          isAbove = compare(arith::CmpFPredicate::OGT, widened, value);
    Value more = getConstant(1), less = getConstant(-1);
    switch (mode) {
    case arith::RoundingMode::upward:
      return step(isBelow, select(isNegative, less, more));
    case arith::RoundingMode::downward:
      return step(isAbove, select(isNegative, more, less));
    case arith::RoundingMode::toward_zero:
      return step(select(isNegative, isBelow, isAbove), less);
    case arith::RoundingMode::to_nearest_away:
      return step(isHalfWay(more), more);
    case arith::RoundingMode::to_nearest_even:
      return nearest;
    }
    llvm_unreachable("covered switch");
  }

private:
  Value getConstant(int64_t number) {
    return arith::ConstantOp::create(b, loc, b.getIntegerAttr(integer, number));
  }
  Value compare(arith::CmpFPredicate predicate, Value lhs, Value rhs) {
    return arith::CmpFOp::create(b, loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value lhs, Value rhs) {
    return arith::SelectOp::create(b, loc, condition, lhs, rhs);
  }
  Value widen(Value number) {
    return arith::ExtFOp::create(b, loc, value.getType(), number);
  }
  Value moveBy(Value steps) {
    Value moved = arith::AddIOp::create(b, loc, bits, steps);
    return arith::BitcastOp::create(b, loc, narrow, moved);
  }
  Value step(Value isWrong, Value steps) {
    return select(isWrong, moveBy(steps), nearest);
  }
  /// Whether the value is in the middle between the nearest number and the one
  /// after it. The differences are exact.
  Value isHalfWay(Value more) {
    return compare(arith::CmpFPredicate::OEQ, subF(b, loc, value, widened),
                   subF(b, loc, widen(moveBy(more)), value));
  }

  PatternRewriter &b;
  Location loc;
  Value value;
  Type narrow;
  IntegerType integer;
  Value nearest, bits, widened;
};

struct ExpandRoundedTruncF : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasRoundingMode(op))
      return failure();
    rewriter.replaceOp(
        op, DirectedRounding(op, rewriter).build(*op.getRoundingmode()));
    return success();
  }
};

struct ExpandIndexAddUIExtended : OpRewritePattern<arith::AddUIExtendedOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::AddUIExtendedOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getSum().getType().isIndex())
      return failure();
    Value sum =
        arith::AddIOp::create(rewriter, op.getLoc(), op.getLhs(), op.getRhs());
    Value overflow = arith::CmpIOp::create(
        rewriter, op.getLoc(), arith::CmpIPredicate::ult, sum, op.getLhs());
    rewriter.replaceOp(op, {sum, overflow});
    return success();
  }
};

/// Whether `type` is a float longer than f64.
bool isLongFloat(Type type) { return type.isF80() || type.isF128(); }

/// Expands maxima and minima of long floats. Code generation expands
/// `llvm.maximum` on these types only after types are legalized, into
/// comparisons of i128 and i80, which it cannot select (LLVM 22.1.8, "Cannot
/// select").
template <typename Op, arith::CmpFPredicate IsFurther, typename JoinSigns>
struct ExpandLongExtremum : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isLongFloat(op.getType()))
      return failure();
    Location loc = op.getLoc();
    Value lhs = op->getOperand(0), rhs = op->getOperand(1);
    auto compare = [&](arith::CmpFPredicate predicate) -> Value {
      return arith::CmpFOp::create(rewriter, loc, predicate, lhs, rhs);
    };
    auto getBits = [&](Value value) -> Value {
      return arith::BitcastOp::create(
          rewriter, loc,
          rewriter.getIntegerType(op.getType().getIntOrFloatBitWidth()), value);
    };
    // Equal numbers have equal bits, but for the signs of zeros.
    Value joined = JoinSigns::create(rewriter, loc, getBits(lhs), getBits(rhs));
    Value equal = arith::BitcastOp::create(rewriter, loc, op.getType(), joined);
    Value further =
        arith::SelectOp::create(rewriter, loc, compare(IsFurther), lhs, rhs);
    Value number = arith::SelectOp::create(
        rewriter, loc, compare(arith::CmpFPredicate::OEQ), equal, further);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(
        op, compare(arith::CmpFPredicate::UNO), addF(rewriter, loc, lhs, rhs),
        number);
    return success();
  }
};

template <typename Op>
using ExpandLongMaximum =
    ExpandLongExtremum<Op, arith::CmpFPredicate::OGT, arith::AndIOp>;
template <typename Op>
using ExpandLongMinimum =
    ExpandLongExtremum<Op, arith::CmpFPredicate::OLT, arith::OrIOp>;

/// Expands floor divisions of integers of more than 64 bits. Upstream adds -1
/// as a number of 64 bits, which is positive in a wider type.
struct ExpandWideFloorDivision : public OpRewritePattern<arith::FloorDivSIOp> {
  explicit ExpandWideFloorDivision(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(arith::FloorDivSIOp op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
    if (!integer || integer.getWidth() <= 64)
      return failure();
    Location loc = op.getLoc();
    Value lhs = op.getLhs(), rhs = op.getRhs();
    Value zero = arith::ConstantOp::create(
        rewriter, loc, cast<TypedAttr>(rewriter.getZeroAttr(type)));
    auto compare = [&](arith::CmpIPredicate predicate, Value a, Value b) {
      return arith::CmpIOp::create(rewriter, loc, predicate, a, b).getResult();
    };
    Value quotient = arith::DivSIOp::create(rewriter, loc, lhs, rhs);
    Value product = arith::MulIOp::create(rewriter, loc, quotient, rhs);
    Value hasOtherSign = compare(arith::CmpIPredicate::ne,
                                 compare(arith::CmpIPredicate::slt, lhs, zero),
                                 compare(arith::CmpIPredicate::slt, rhs, zero));
    Value isBelow = arith::AndIOp::create(
        rewriter, loc, compare(arith::CmpIPredicate::ne, lhs, product),
        hasOtherSign);
    // The sign extension of true is -1.
    Value step = arith::ExtSIOp::create(rewriter, loc, type, isBelow);
    rewriter.replaceOpWithNewOp<arith::AddIOp>(op, quotient, step);
    return success();
  }
};

/// Expands a power of integers to products of squares of the base. A loop would
/// need blocks, which this pass does not make; so there is a step for each bit
/// that a positive exponent can have.
struct ExpandIPowI : OpRewritePattern<math::IPowIOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IPowIOp op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type type = op.getType(), element = getElementTypeOrSelf(type);
    unsigned width = element.isIndex() ? IndexType::kInternalStorageBitWidth
                                       : element.getIntOrFloatBitWidth();
    auto constant = [&](const APInt &value) -> Value {
      TypedAttr attribute = b.getIntegerAttr(element, value);
      if (auto shaped = dyn_cast<ShapedType>(type))
        attribute = DenseElementsAttr::get(shaped, Attribute(attribute));
      return arith::ConstantOp::create(b, attribute);
    };
    auto equal = [&](Value lhs, Value rhs) -> Value {
      return arith::CmpIOp::create(b, arith::CmpIPredicate::eq, lhs, rhs);
    };
    Value base = op.getLhs(), exponent = op.getRhs();
    Value zero = constant(APInt::getZero(width)),
          one = constant(APInt(width, 1)),
          minusOne = constant(APInt::getAllOnes(width));

    Value power = one, square = base;
    for (unsigned bit = 0; bit + 1 < width; ++bit) {
      Value mask = constant(APInt::getOneBitSet(width, bit));
      Value isClear = equal(arith::AndIOp::create(b, exponent, mask), zero);
      Value factor = arith::SelectOp::create(b, isClear, one, square);
      power = arith::MulIOp::create(b, power, factor);
      square = arith::MulIOp::create(b, square, square);
    }

    // If the exponent is negative: 1 and -1 are their own reciprocals, and the
    // reciprocals of larger magnitudes are rounded to zero.
    Value isEven = equal(arith::AndIOp::create(b, exponent, one), zero);
    Value ofMinusOne = arith::SelectOp::create(b, isEven, one, minusOne);
    Value reciprocal = arith::SelectOp::create(
        b, equal(base, minusOne), ofMinusOne,
        arith::SelectOp::create(b, equal(base, one), one, zero));
    Value isNegative =
        arith::CmpIOp::create(b, arith::CmpIPredicate::slt, exponent, zero);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isNegative, reciprocal,
                                                 power);
    return success();
  }
};

} // namespace

bool padlab::hasExactPattern(Operation *op) {
  // A pass under test may already have lowered these to the LLVM dialect.
  if (isa<arith::MaximumFOp, arith::MinimumFOp, LLVM::MaximumOp,
          LLVM::MinimumOp>(op))
    return isLongFloat(op->getResult(0).getType());
  if (auto truncf = dyn_cast<arith::TruncFOp>(op))
    return hasRoundingMode(truncf);
  return isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
             arith::AddUIExtendedOp, math::FmaOp, math::IPowIOp, math::IsInfOp,
             math::IsNormalOp>(op);
}

/// Adds patterns that expand divisions which round up or down: not every
/// release of MLIR has a function that adds only these.
static void populateRoundedDivisions(RewritePatternSet &patterns) {
  RewritePatternSet all(patterns.getContext());
  arith::populateArithExpandOpsPatterns(all);
  for (std::unique_ptr<RewritePattern> &pattern : all.getNativePatterns())
    if (std::optional<OperationName> root = pattern->getRootKind();
        root && llvm::is_contained({arith::CeilDivSIOp::getOperationName(),
                                    arith::CeilDivUIOp::getOperationName(),
                                    arith::FloorDivSIOp::getOperationName()},
                                   root->getStringRef()))
      patterns.add(std::move(pattern));
}

void padlab::populateExactPatterns(RewritePatternSet &patterns) {
  populateRoundedDivisions(patterns);
  patterns.add<
      ExpandBF16Fma, ExpandIndexAddUIExtended, ExpandIPowI,
      ExpandLongMaximum<arith::MaximumFOp>, ExpandLongMaximum<LLVM::MaximumOp>,
      ExpandLongMinimum<arith::MinimumFOp>, ExpandLongMinimum<LLVM::MinimumOp>,
      ExpandRoundedTruncF, ExpandWideFloorDivision,
      ClassTestToLLVM<math::IsInfOp, llvm::fcInf>,
      ClassTestToLLVM<math::IsNormalOp, llvm::fcNormal>>(patterns.getContext());
}
