//===- ScalarGuards.cpp - guards of arithmetic, loops, memory --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether the inner of two casts loses bits.
template <typename Cast>
static bool castsThroughNarrow(Operation *op) {
  auto inner = op->getOperand(0).getDefiningOp<Cast>();
  if (!inner)
    return false;
  auto between = dyn_cast<IntegerType>(getElementTypeOrSelf(inner.getType()));
  return between && between.getWidth() < IndexType::kInternalStorageBitWidth;
}

static bool loadsFromWrittenBuffer(Operation *op) {
  auto load = dyn_cast<memref::LoadOp>(op);
  auto buffer =
      load ? load.getMemRef().getDefiningOp<bufferization::ToBufferOp>()
           : nullptr;
  return buffer && !llvm::all_of(buffer->getUsers(), [](Operation *user) {
           return isa<memref::LoadOp, memref::DimOp>(user);
         });
}

static bool mayPeelNoIteration(Operation *op) {
  auto loop = dyn_cast<scf::ForOp>(op);
  return loop && mayHaveNoIteration(loop);
}

static bool isLoopOverIntegers(Operation *op) {
  auto loop = dyn_cast<scf::ForOp>(op);
  return loop && !loop.getInductionVar().getType().isIndex();
}

static bool hasOverflowingDifference(Operation *op) {
  auto loop = dyn_cast<scf::ForOp>(op);
  llvm::APInt low, high;
  if (!loop || !matchPattern(loop.getLowerBound(), m_ConstantInt(&low)) ||
      !matchPattern(loop.getUpperBound(), m_ConstantInt(&high)))
    return false;
  bool overflows = false;
  (void)high.ssub_ov(low, overflows);
  return overflows;
}

/// Whether two tensors certainly have the same extents, for example if one is
/// computed from the other without a change of its shape.
static bool haveEqualExtents(Value one, Value other) {
  auto type = dyn_cast<RankedTensorType>(one.getType());
  return type && llvm::all_of(llvm::seq(type.getRank()), [&](int64_t dim) {
           FailureOr<bool> areEqual =
               ValueBoundsConstraintSet::areEqual({one, dim}, {other, dim});
           return succeeded(areEqual) && *areEqual;
         });
}

/// Whether a tensor that the loop carries starts as a cast, and continues as a
/// value that is not a cast from the same type, and may have another shape.
static bool changesCarriedType(Operation *op) {
  auto loop = dyn_cast<scf::ForOp>(op);
  if (!loop)
    return false;
  for (auto [init, carried, yielded] :
       llvm::zip_equal(loop.getInitArgs(), loop.getRegionIterArgs(),
                       loop.getYieldedValues())) {
    auto first = init.getDefiningOp<tensor::CastOp>();
    auto last = yielded.getDefiningOp<tensor::CastOp>();
    if (first &&
        (!last || last.getSource().getType() != first.getSource().getType()) &&
        !haveEqualExtents(yielded, carried))
      return true;
  }
  return false;
}

static bool standsInSingleBlock(Operation *op) {
  return op->getParentOp() &&
         op->getParentOp()->mightHaveTrait<OpTrait::SingleBlock>();
}

static bool hasFlags(Operation *op) {
  auto flagged =
      dyn_cast_if_present<arith::ArithIntegerOverflowFlagsInterface>(op);
  return flagged && flagged.getOverflowAttr().getValue() !=
                        arith::IntegerOverflowFlags::none;
}

/// Whether an operation with overflow flags takes the result of another.
static bool mergesFlags(Operation *op) {
  return hasFlags(op) && llvm::any_of(op->getOperands(), [](Value operand) {
           return hasFlags(operand.getDefiningOp());
         });
}

/// Whether the flags of an operation permit another order of operations.
template <typename Op>
static bool mayReassociate(Op op) {
  return arith::bitEnumContainsAll(op.getFastmath(),
                                   arith::FastMathFlags::reassoc);
}

/// Whether one summand is a difference, from which the other summand was
/// subtracted, and the flags of the sum or of the difference forbid another
/// order.
static bool addsToDifference(complex::AddOp sum) {
  auto isDifference = [&](Value summand, Value other) {
    auto difference = summand.getDefiningOp<complex::SubOp>();
    return difference && difference.getRhs() == other &&
           !(mayReassociate(sum) && mayReassociate(difference));
  };
  return isDifference(sum.getLhs(), sum.getRhs()) ||
         isDifference(sum.getRhs(), sum.getLhs());
}

/// Whether a difference is of a sum and its second summand, and one of both
/// operations must round.
static bool subtractsFromSum(complex::SubOp difference) {
  auto sum = difference.getLhs().getDefiningOp<complex::AddOp>();
  return sum && sum.getRhs() == difference.getRhs() &&
         !(mayReassociate(sum) && mayReassociate(difference));
}

static bool takesLogarithmOfPower(complex::LogOp op) {
  return op.getComplex().getDefiningOp<complex::ExpOp>() != nullptr;
}

static bool takesPowerOfLogarithm(complex::ExpOp op) {
  auto log = op.getComplex().getDefiningOp<complex::LogOp>();
  return log && !(mayReassociate(op) && mayReassociate(log));
}

/// Whether the second summand is zero, but one of its parts is not -0, the only
/// zero that changes no number, and the flags do not permit another sign.
static bool addsPositiveZero(complex::AddOp sum) {
  ArrayAttr parts;
  if (!matchPattern(sum.getRhs(), m_Constant(&parts)) ||
      arith::bitEnumContainsAll(sum.getFastmath(), arith::FastMathFlags::nsz))
    return false;
  bool isZero = true, hasPositive = false;
  for (auto part : parts.getAsRange<FloatAttr>()) {
    isZero &= part.getValue().isZero();
    hasPositive |= !part.getValue().isNegative();
  }
  return isZero && hasPositive;
}

/// Returns the exponent of a power of integers or floats by a constant integer,
/// if it is not greater than zero, and the pattern for such powers rewrites it.
static std::optional<int64_t> getExponentUpToZero(Operation *op) {
  constexpr int64_t least = -8;
  llvm::APInt exponent;
  if (!matchPattern(op->getOperand(1), m_ConstantInt(&exponent)) ||
      exponent.isStrictlyPositive() || exponent.slt(least))
    return std::nullopt;
  return exponent.getSExtValue();
}

/// Whether the operation is a power of integers, and the pattern divides by the
/// power to minus the exponent.
static bool dividesByWrappedPower(Operation *op) {
  return isa<math::IPowIOp>(op) &&
         !isa<TensorType>(op->getResult(0).getType()) &&
         getExponentUpToZero(op).value_or(0) < 0;
}

/// Whether the pattern for powers of integers makes a scalar of a tensor: it
/// broadcasts 1 to vectors alone.
static bool takesScalarForTensor(Operation *op) {
  return isa<TensorType>(op->getResult(0).getType()) &&
         getExponentUpToZero(op).has_value();
}

/// The same for the pattern for powers of floats, which broadcasts 1 if the
/// exponent is -1.
static bool takesScalarForTensorOfFloats(Operation *op) {
  llvm::APFloat exponent(0.0);
  return isa<TensorType>(op->getResult(0).getType()) &&
         matchPattern(op->getOperand(1), m_ConstantFloat(&exponent)) &&
         exponent.isExactlyValue(-1);
}

llvm::ArrayRef<Guard> guards::getScalarGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  constexpr auto pattern = Guard::Withholds::Pattern;
  static const Guard table[] = {
      {"merged-constants-of-addi-keep-flags", pattern, "AddIAddConstant",
       mergesFlags},
      {"merged-constants-of-addi-keep-flags", pattern, "AddISubConstantLHS",
       mergesFlags},
      {"merged-constants-of-addi-keep-flags", pattern, "SubIRHSAddConstant",
       mergesFlags},
      {"merged-constants-of-addi-keep-flags", pattern, "SubILHSAddConstant",
       mergesFlags},
      {"merged-constants-of-addi-keep-flags", pattern, "SubIRHSSubConstantRHS",
       mergesFlags},
      {"merged-constants-of-addi-keep-flags", pattern, "SubIRHSSubConstantLHS",
       mergesFlags},
      {"merged-constants-of-addi-keep-flags", pattern, "SubILHSSubConstantRHS",
       mergesFlags},
      {"merged-constants-of-addi-keep-flags", pattern, "SubILHSSubConstantLHS",
       mergesFlags},
      {"addition-behind-subtraction-keeps-nuw", pattern, "AddISubConstantRHS",
       mergesFlags},
      {"merged-factors-keep-flags", pattern, "MulIMulIConstant", mergesFlags},
      {"narrowing-keeps-nsw", pattern, "NarrowElementwise", hasFlags},
      {"trunci-of-shrsi-keeps-nsw", pattern, "TruncIShrSIToTrunciShrUI",
       [](Operation *op) {
         auto truncation = dyn_cast<arith::TruncIOp>(op);
         return truncation &&
                arith::bitEnumContainsAny(truncation.getOverflowFlags(),
                                          arith::IntegerOverflowFlags::nsw);
       }},
      {"trunci-of-trunci-keeps-nsw", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<arith::TruncIOp>(root, [](arith::TruncIOp op) {
           auto inner = op.getIn().getDefiningOp<arith::TruncIOp>();
           return inner && hasFlags(op);
         });
       }},
      {"complex-add-of-sub-folds-to-operand", pass, Guard::anyPass,
       hasAny<complex::AddOp, addsToDifference>},
      {"complex-add-of-zero-drops-sign", pass, Guard::anyPass,
       hasAny<complex::AddOp, addsPositiveZero>},
      {"complex-sub-of-add-folds-to-operand", pass, Guard::anyPass,
       hasAny<complex::SubOp, subtractsFromSum>},
      {"complex-log-of-exp-folds-to-operand", pass, Guard::anyPass,
       hasAny<complex::LogOp, takesLogarithmOfPower>},
      {"complex-exp-of-log-folds-to-operand", pass, Guard::anyPass,
       hasAny<complex::ExpOp, takesPowerOfLogarithm>},
      {"index-cast-drops-truncation", pattern, "IndexCastOfIndexCast",
       castsThroughNarrow<arith::IndexCastOp>},
      {"index-castui-drops-truncation", pattern, "IndexCastUIOfIndexCastUI",
       castsThroughNarrow<arith::IndexCastUIOp>},
      {"int-range-ceildivsi-of-minimum", pattern,
       "MaterializeKnownConstantValues",
       [](Operation *op) {
         llvm::APInt dividend;
         return isa<arith::CeilDivSIOp>(op) &&
                matchPattern(op->getOperand(0), m_ConstantInt(&dividend)) &&
                dividend.isMinSignedValue();
       }},
      {"ipowi-divides-by-wrapped-power", pattern, "PowIStrengthReduction",
       dividesByWrappedPower},
      {"power-simplification-takes-scalar-for-tensor", pattern,
       "PowIStrengthReduction", takesScalarForTensor},
      {"power-simplification-takes-scalar-for-tensor", pattern,
       "PowFStrengthReduction", takesScalarForTensorOfFloats},
      {"load-of-to-buffer-ignores-stores", pattern, "LoadOfToBuffer",
       loadsFromWrittenBuffer},
      {"peel-front-runs-empty-loop", pattern, "ForLoopPeelingPattern",
       mayPeelNoIteration},
      {"peeling-of-integer-loop-uses-affine", pattern, "ForLoopPeelingPattern",
       isLoopOverIntegers},
      {"trivial-loop-difference-overflows", pattern, "SimplifyTrivialLoops",
       hasOverflowingDifference},
      {"for-cast-folder-keeps-first-extents", pattern, "ForOpTensorCastFolder",
       changesCarriedType},
      {"alloca-scope-splits-single-block", pattern, "AllocaScopeOpLowering",
       standsInSingleBlock},
  };
  return table;
}
