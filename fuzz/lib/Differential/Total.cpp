//===- Total.cpp - programs without undefined behaviour -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Examination.h"

#include "../Support/Operations.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;

/// Whether a scalar operation has a result for all operands. Not listed are,
/// among others, operations that divide integers, shift, convert floats to
/// integers, or observe the bits of a NaN.
static bool isTotalScalar(Operation *op) {
  if (isa<arith::ArithDialect>(op->getDialect()))
    return isa<arith::AddFOp, arith::AddIOp, arith::AndIOp, arith::CmpFOp,
               arith::CmpIOp, arith::ConstantOp, arith::DivFOp, arith::ExtFOp,
               arith::ExtSIOp, arith::ExtUIOp, arith::IndexCastOp,
               arith::IndexCastUIOp, arith::MaximumFOp, arith::MaxSIOp,
               arith::MaxUIOp, arith::MinimumFOp, arith::MinSIOp,
               arith::MinUIOp, arith::MulFOp, arith::MulIOp, arith::NegFOp,
               arith::OrIOp, arith::SelectOp, arith::SIToFPOp, arith::SubFOp,
               arith::SubIOp, arith::TruncFOp, arith::TruncIOp, arith::UIToFPOp,
               arith::XOrIOp>(op);
  return isa<math::SqrtOp, math::FloorOp, math::CeilOp, math::FmaOp>(op);
}

/// Whether the operation has flags that promise something, such as `nsw`, which
/// may be false.
static bool promises(Operation *op) {
  if (auto flags = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op))
    if (flags.getOverflowAttr() &&
        flags.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none)
      return true;
  if (auto flags = dyn_cast<arith::ArithFastMathInterface>(op))
    if (flags.getFastMathFlagsAttr() &&
        flags.getFastMathFlagsAttr().getValue() != arith::FastMathFlags::none)
      return true;
  return false;
}

static bool isStatic(Operation *op) {
  auto hasStaticShape = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return !shaped || (shaped.hasRank() && shaped.hasStaticShape());
  };
  return llvm::all_of(op->getOperandTypes(), hasStaticShape) &&
         llvm::all_of(op->getResultTypes(), hasStaticShape);
}

/// Whether every use of a `tensor.empty`, whose elements are undefined,
/// overwrites it in full without reading it.
static bool isOverwritten(tensor::EmptyOp empty) {
  return llvm::all_of(empty->getUses(), [](OpOperand &use) {
    auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
    return op && op.isDpsInit(&use) &&
           op.getMatchingBlockArgument(&use).use_empty() &&
           op.getMatchingIndexingMap(&use).isPermutation();
  });
}

/// Whether an operation on tensors of static shapes is defined. For the
/// operations that are listed, the verifier has checked every access.
static bool isTotalTensor(Operation *op) {
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    return isOverwritten(empty);
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return llvm::all_of(pad.getStaticLow(), [](int64_t n) { return n >= 0; }) &&
           llvm::all_of(pad.getStaticHigh(), [](int64_t n) { return n >= 0; });
  if (auto slice = dyn_cast<OffsetSizeAndStrideOpInterface>(op))
    return isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(op) &&
           slice.getOffsets().empty() && slice.getStrides().empty();
  return isa<tensor::CastOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp,
             tensor::ConcatOp>(op) ||
         isa<linalg::LinalgOp>(op);
}

bool padlab::isTotal(const Case &theCase) {
  return !hasOperation(theCase.getModule(), [](Operation *op) {
    bool isFrame = isa<ModuleOp, func::FuncOp, func::ReturnOp, func::CallOp,
                       linalg::YieldOp, linalg::IndexOp, tensor::YieldOp>(op);
    bool total = isFrame || (!promises(op) && isStatic(op) &&
                             (isTotalScalar(op) || isTotalTensor(op)));
    return !total;
  });
}
