//===- CheckToRuntime.cpp - assertions as native code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Expands the `check` dialect to loops over tensors that end in a call of
/// `padlab_check_failed`. At the tensor level, so that bufferization sees plain
/// reads and keeps them where they stand.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "padlab/dialect/Check/Check.h"
#include "padlab/dialect/Diagnostics.h"
#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab {

#define GEN_PASS_DEF_CONVERTCHECKTORUNTIME
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// NaN, told by integer arithmetic alone: an assertion must not depend on the
/// floating-point lowering that it checks.
static Value isNaN(OpBuilder &b, Location loc, Value bits,
                   const llvm::fltSemantics &semantics) {
  // Formats without infinities count their NaN directly above the largest.
  llvm::APFloat largest = llvm::APFloat::semanticsHasInf(semantics)
                              ? llvm::APFloat::getInf(semantics)
                              : llvm::APFloat::getLargest(semantics);
  llvm::APInt limit = largest.bitcastToAPInt();
  llvm::APInt noSign = llvm::APInt::getSignedMaxValue(limit.getBitWidth());
  auto constant = [&](const llvm::APInt &value) -> Value {
    return arith::ConstantOp::create(b, loc,
                                     b.getIntegerAttr(bits.getType(), value));
  };
  Value magnitude = arith::AndIOp::create(b, loc, bits, constant(noSign));
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ugt, magnitude,
                               constant(limit));
}

static Value areEqual(OpBuilder &b, Location loc, Value actual,
                      Value expected) {
  ElementStorage storage = *getElementStorage(actual.getType());
  auto compareBits = [&](Value lhs, Value rhs) -> Value {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, lhs, rhs);
  };
  if (!storage.isFloat())
    return compareBits(actual, expected);
  Type bits = b.getIntegerType(storage.bits);
  Value lhs = arith::BitcastOp::create(b, loc, bits, actual);
  Value rhs = arith::BitcastOp::create(b, loc, bits, expected);
  Value bothNaN =
      arith::AndIOp::create(b, loc, isNaN(b, loc, lhs, *storage.semantics),
                            isNaN(b, loc, rhs, *storage.semantics));
  return arith::OrIOp::create(b, loc, compareBits(lhs, rhs), bothNaN);
}

/// The extents that both tensors have; `same` becomes false where they differ.
static SmallVector<Value> getCommonExtents(OpBuilder &b, Location loc,
                                           Value actual, Value expected,
                                           Value &same) {
  auto type = cast<RankedTensorType>(actual.getType());
  SmallVector<Value> extents;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    Value lhs = b.createOrFold<tensor::DimOp>(loc, actual, dim);
    if (type.isDynamicDim(dim)) {
      Value rhs = tensor::DimOp::create(b, loc, expected, dim);
      Value equal =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, lhs, rhs);
      same = arith::AndIOp::create(b, loc, same, equal);
      lhs = arith::MinSIOp::create(b, loc, lhs, rhs);
    }
    extents.push_back(lhs);
  }
  return extents;
}

static Value areEqualTensors(OpBuilder &b, Location loc, Value actual,
                             Value expected) {
  Value same = arith::ConstantIntOp::create(b, loc, 1, /*width=*/1);
  SmallVector<Value> extents = getCommonExtents(b, loc, actual, expected, same);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  SmallVector<Value> lower(extents.size(), zero), step(extents.size(), one);
  auto compareOne = [&](OpBuilder &b, Location loc, ValueRange index,
                        ValueRange soFar) -> scf::ValueVector {
    Value lhs = tensor::ExtractOp::create(b, loc, actual, index);
    Value rhs = tensor::ExtractOp::create(b, loc, expected, index);
    Value equal = areEqual(b, loc, lhs, rhs);
    return {arith::AndIOp::create(b, loc, soFar.front(), equal)};
  };
  return scf::buildLoopNest(b, loc, lower, extents, step, same, compareOne)
      .results.front();
}

/// `padlab_check_failed(message)` at the insertion point.
static LogicalResult callCheckFailed(OpBuilder &b, Location loc,
                                     ModuleOp module, StringRef message) {
  auto pointer = LLVM::LLVMPointerType::get(b.getContext());
  FailureOr<LLVM::LLVMFuncOp> function =
      LLVM::lookupOrCreateFn(b, module, "padlab_check_failed", {pointer},
                             LLVM::LLVMVoidType::get(b.getContext()));
  if (failed(function))
    return failure();
  SmallString<32> name;
  for (unsigned i = 0; name.empty() || module.lookupSymbol(name); ++i)
    name = ("padlab_check_message_" + Twine(i)).str();
  Value text = LLVM::createGlobalString(
      loc, b, name, (message + Twine('\0')).str(), LLVM::Linkage::Internal);
  LLVM::CallOp::create(b, loc, *function, text);
  return success();
}

static LogicalResult lower(check::ExpectEqOp op, ModuleOp module) {
  Value actual = op.getActual(), expected = op.getExpected();
  if (!getElementStorage(getElementTypeOrSelf(actual)))
    return op.emitError() << "has no native comparison of " << actual.getType();
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value equal = isa<RankedTensorType>(actual.getType())
                    ? areEqualTensors(b, loc, actual, expected)
                    : areEqual(b, loc, actual, expected);
  Value yes = arith::ConstantIntOp::create(b, loc, 1, /*width=*/1);
  Value differ = arith::XOrIOp::create(b, loc, equal, yes);
  auto ifDiffer = scf::IfOp::create(b, loc, differ, /*withElseRegion=*/false);
  b.setInsertionPointToStart(ifDiffer.thenBlock());
  std::string message = formatLocation(loc) + ": " +
                        op->getName().getStringRef().str() +
                        " does not hold: the values differ";
  if (failed(callCheckFailed(b, loc, module, message)))
    return failure();
  op.erase();
  return success();
}

namespace {
struct ConvertCheckToRuntime
    : padlab::impl::ConvertCheckToRuntimeBase<ConvertCheckToRuntime> {
  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](check::ExpectEqOp op) {
      return WalkResult(lower(op, getOperation()));
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
