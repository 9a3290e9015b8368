//===- ScalarPassGuards.cpp - passes on arithmetic --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MLIR has no action for a fold, nor for a change by a pass that only walks.
/// So the whole pass is withheld, for the operation that it runs on.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether a result is a tensor of unknown length.
static bool isDynamicShape(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && !tensor.hasStaticShape();
  });
}

/// Whether an operation takes one tensor of unknown length twice, which folds
/// to a constant.
template <typename Op>
static bool foldsDynamicTensor(Operation *root) {
  return hasSome<Op>(root, [](Op op) {
    auto type = dyn_cast<TensorType>(op.getType());
    return type && !type.hasStaticShape() && op.getLhs() == op.getRhs();
  });
}

/// Whether the value is a constant zero, or folds to one.
static bool foldsToZero(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<arith::SIToFPOp, arith::UIToFPOp, arith::ExtFOp, arith::TruncFOp>(
            op))
      break;
    value = op->getOperand(0);
  }
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

/// Whether arith-expand makes a comparison and a select of the operation, and
/// both operands may be zeros.
template <typename Op>
static bool mayCompareZeros(Operation *root) {
  return hasSome<Op>(root, [](Op op) {
    return llvm::none_of(op->getOperands(), [](Value value) {
      return matchPattern(value, m_Constant()) &&
             !matchPattern(value, m_AnyZeroFloat());
    });
  });
}

/// Whether arith-emulate-unsupported-floats rounds what the operation computes
/// of floats.
static bool isEmulated(Operation *op) {
  if (isa<vector::ContractionOp, vector::FMAOp, vector::MultiDimReductionOp,
          vector::OuterProductOp, vector::ReductionOp, vector::ScanOp>(op))
    return true;
  return isa_and_present<arith::ArithDialect>(op->getDialect()) &&
         !isa<arith::BitcastOp, arith::ConstantOp, arith::ExtFOp,
              arith::SelectOp, arith::TruncFOp>(op);
}

/// Whether math-extend-to-supported-types rounds what the operation computes.
static bool isExtended(Operation *op) {
  return isa_and_present<math::MathDialect>(op->getDialect()) &&
         !isa<math::FmaOp>(op);
}

/// Whether `type` is a float narrower than f32, or a vector of such floats.
static bool isNarrowFloat(Type type) {
  auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return element && element.getWidth() < 32;
}

/// Whether an operation hands a float narrower than f32 to another one, and the
/// pass rounds what both compute.
template <bool (*isRounded)(Operation *)>
static bool chainsNarrowFloats(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *op) {
    return isRounded(op) && llvm::any_of(op->getResults(), [](Value result) {
             return isNarrowFloat(result.getType()) &&
                    llvm::any_of(result.getUsers(), isRounded);
           });
  });
}

/// Whether the conversion of the float to i64 is poison.
static bool isNoI64(const llvm::APFloat &number) {
  llvm::APSInt whole(64, /*isUnsigned=*/false);
  bool isExact;
  return number.convertToInteger(whole, llvm::APFloat::rmTowardZero,
                                 &isExact) == llvm::APFloat::opInvalidOp;
}

/// Whether the ceiling of the float is -0.
static bool hasNegativeZeroForCeiling(const llvm::APFloat &number) {
  return number.isNegative() && !number.isNaN() &&
         number > llvm::APFloat::getOne(number.getSemantics(),
                                        /*Negative=*/true);
}

/// Whether `holds` may be true for what a math.ceil rounds.
template <bool (*holds)(const llvm::APFloat &)>
static bool roundsUp(Operation *root) {
  return hasSome<math::CeilOp>(
      root, [](math::CeilOp op) { return mayBe(op.getOperand(), holds); });
}

/// Whether there is a constant of integers without elements.
static bool hasEmptyConstant(Operation *root) {
  return hasSome<arith::ConstantOp>(root, [](arith::ConstantOp op) {
    auto elements = dyn_cast<DenseIntElementsAttr>(op.getValue());
    return elements && elements.empty();
  });
}

llvm::ArrayRef<Guard> guards::getScalarPassGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"ceil-expansion-of-large-number", pass, "math-expand-ops",
       roundsUp<isNoI64>},
      {"wide-shift-by-zero-shifts-by-width", pass, "arith-emulate-wide-int",
       [](Operation *root) {
         return has<arith::ShLIOp>(root) || has<arith::ShRUIOp>(root) ||
                has<arith::ShRSIOp>(root);
       }},
      {"dead-values-changes-function-of-constant", pass, "remove-dead-values",
       has<func::ConstantOp>},
      {"shape-concat-fold-into-static-type", pass, Guard::anyPass,
       hasAny<shape::ConcatOp, isDynamicShape>},
      {"shape-broadcast-fold-into-static-type", pass, Guard::anyPass,
       hasAny<shape::BroadcastOp, isDynamicShape>},
      {"shape-split-fold-into-static-type", pass, Guard::anyPass,
       hasAny<shape::SplitAtOp, isDynamicShape>},
      {"addui-extended-lowering-of-index", pass, "convert-arith-to-llvm",
       [](Operation *root) {
         return hasSome<arith::AddUIExtendedOp>(
             root, [](arith::AddUIExtendedOp op) {
               return getElementTypeOrSelf(op.getLhs().getType()).isIndex();
             });
       }},
      {"expand-floordivsi-of-wide-integers", pass, "arith-expand",
       [](Operation *root) {
         return hasSome<arith::FloorDivSIOp>(root, [](arith::FloorDivSIOp op) {
           auto type =
               dyn_cast<IntegerType>(getElementTypeOrSelf(op.getType()));
           return type && type.getWidth() > 64;
         });
       }},
      {"acosh-expansion-overflows", pass, "math-expand-ops",
       has<math::AcoshOp>},
      {"asinh-expansion-cancels", pass, "math-expand-ops", has<math::AsinhOp>},
      {"asinh-expansion-overflows", pass, "math-expand-ops",
       has<math::AsinhOp>},
      {"ceil-expansion-loses-sign-of-zero", pass, "math-expand-ops",
       roundsUp<hasNegativeZeroForCeiling>},
      {"powf-expansion-of-negative-base", pass, "math-expand-ops",
       has<math::PowFOp>},
      {"powf-expansion-of-zero", pass, "math-expand-ops", has<math::PowFOp>},
      {"round-expansion-of-nearly-half", pass, "math-expand-ops",
       has<math::RoundOp>},
      {"roundeven-expansion-of-nearly-half", pass, "math-expand-ops",
       has<math::RoundEvenOp>},
      {"ctlz-expansion-of-odd-width", pass, "math-expand-ops",
       [](Operation *root) {
         return hasSome<math::CountLeadingZerosOp>(
             root, [](math::CountLeadingZerosOp op) {
               Type type = getElementTypeOrSelf(op.getType());
               return type.isInteger() &&
                      !llvm::isPowerOf2_32(type.getIntOrFloatBitWidth());
             });
       }},
      {"ctlz-expansion-of-index", pass, "math-expand-ops",
       [](Operation *root) {
         return hasSome<math::CountLeadingZerosOp>(
             root, [](math::CountLeadingZerosOp op) {
               return getElementTypeOrSelf(op.getType()).isIndex();
             });
       }},
      {"emulate-floats-permits-contraction", pass,
       "arith-emulate-unsupported-floats", chainsNarrowFloats<isEmulated>},
      {"int-range-of-empty-constant", pass, "int-range-optimizations",
       hasEmptyConstant},
      {"int-range-of-empty-constant", pass, "arith-int-range-narrowing",
       hasEmptyConstant},
      {"int-range-of-empty-constant", pass, "arith-unsigned-when-equivalent",
       hasEmptyConstant},
      {"math-extend-makes-subnormal-normal", pass,
       "math-extend-to-supported-types",
       [](Operation *root) {
         return hasSome<math::IsNormalOp>(root, [](math::IsNormalOp op) {
           return isNarrowFloat(op.getOperand().getType());
         });
       }},
      {"math-extend-permits-contraction", pass,
       "math-extend-to-supported-types", chainsNarrowFloats<isExtended>},
      {"sinh-expansion-cancels", pass, "math-expand-ops", has<math::SinhOp>},
      {"tanh-expansion-cancels", pass, "math-expand-ops", has<math::TanhOp>},
      {"emulate-wide-int-of-zero-d-vector", pass, "arith-emulate-wide-int",
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *op) {
           return llvm::any_of(op->getResultTypes(), [](Type type) {
             auto vector = dyn_cast<VectorType>(type);
             return vector && vector.getRank() == 0;
           });
         });
       }},
      {"atan2-fold-of-zeros-is-nan", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<math::Atan2Op>(root, [](math::Atan2Op op) {
           return foldsToZero(op.getLhs()) && foldsToZero(op.getRhs());
         });
       }},
      {"cmpi-fold-of-dynamic-tensor", pass, Guard::anyPass,
       foldsDynamicTensor<arith::CmpIOp>},
      {"minimumf-expansion-loses-sign-of-zero", pass, "arith-expand",
       [](Operation *root) {
         return mayCompareZeros<arith::MinimumFOp>(root) ||
                mayCompareZeros<arith::MaximumFOp>(root);
       }},
      {"xori-fold-of-dynamic-tensor", pass, Guard::anyPass,
       foldsDynamicTensor<arith::XOrIOp>},
  };
  return table;
}
