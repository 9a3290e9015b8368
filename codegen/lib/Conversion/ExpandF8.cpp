//===- ExpandF8.cpp - arithmetic on f8E5M2 and f8E4M3FN -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalarize.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

namespace padlab {

#define GEN_PASS_DEF_EXPANDF8
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// Integers of this magnitude overflow every f8, and are exact in f32.
static constexpr int64_t farBeyondF8 = 1 << 20;

static bool isF8(Type type) {
  return isa<Float8E5M2Type, Float8E4M3FNType>(getElementTypeOrSelf(type));
}

static StringRef getSuffix(Type type) {
  return isa<Float8E5M2Type>(getElementTypeOrSelf(type)) ? "f8e5m2"
                                                         : "f8e4m3fn";
}

namespace {

/// Rewrites one operation.
class F8Expander {
public:
  F8Expander(Operation *op, ModuleOp module)
      : op(op), module(module), b(op), loc(op->getLoc()) {}

  LogicalResult run();

private:
  /// The value of an f8, or a vector of them, in f32.
  FailureOr<Value> extend(Value value);
  /// An f32 or f64 as an f8 of (the element type of) `type`.
  FailureOr<Value> truncate(Value value, Type type);
  FailureOr<Value> callOnElements(const Twine &function, Value value, Type type,
                                  Type parameter, Type result);

  FailureOr<Value> expandExtF();
  FailureOr<Value> expandTruncF();
  FailureOr<Value> expandIntToFP();
  FailureOr<Value> expandIsNormal();
  /// The operation itself on f32.
  FailureOr<SmallVector<Value>> widen();
  FailureOr<SmallVector<Value>> expand();

  Operation *op;
  ModuleOp module;
  OpBuilder b;
  Location loc;
};

} // namespace

/// Bits of f8 travel as i32: how narrower integers are passed is the target's.
FailureOr<Value> F8Expander::callOnElements(const Twine &name, Value value,
                                            Type type, Type parameter,
                                            Type result) {
  FailureOr<LLVM::LLVMFuncOp> function =
      LLVM::lookupOrCreateFn(b, module, name.str(), {parameter}, result);
  if (failed(function))
    return failure();
  return mapElements(b, loc, value, type, [&](ValueRange elements) -> Value {
    Value element = elements.front();
    Type bits = b.getIntegerType(8);
    if (isF8(element.getType()))
      element = arith::ExtUIOp::create(
          b, loc, parameter,
          arith::BitcastOp::create(b, loc, bits, element).getResult());
    Value called = LLVM::CallOp::create(b, loc, *function, element).getResult();
    if (!result.isInteger())
      return called;
    Value low = arith::TruncIOp::create(b, loc, bits, called);
    return arith::BitcastOp::create(b, loc, getElementTypeOrSelf(type), low);
  });
}

FailureOr<Value> F8Expander::extend(Value value) {
  Type f32 = b.getF32Type();
  return callOnElements("padlab_extend_" + getSuffix(value.getType()), value,
                        withElementType(value.getType(), f32), b.getI32Type(),
                        f32);
}

FailureOr<Value> F8Expander::truncate(Value value, Type type) {
  Type from = getElementTypeOrSelf(value.getType());
  return callOnElements(
      (from.isF64() ? "padlab_truncate_f64_to_" : "padlab_truncate_f32_to_") +
          getSuffix(type),
      value, type, from, b.getI32Type());
}

FailureOr<Value> F8Expander::expandExtF() {
  FailureOr<Value> single = extend(op->getOperand(0));
  Type type = op->getResult(0).getType();
  if (failed(single) || getElementTypeOrSelf(type).isF32())
    return single;
  // f16 and bf16 hold every f8, too.
  if (getElementTypeOrSelf(type).isF64())
    return arith::ExtFOp::create(b, loc, type, *single).getResult();
  return arith::TruncFOp::create(b, loc, type, *single).getResult();
}

FailureOr<Value> F8Expander::expandTruncF() {
  auto rounding = cast<arith::TruncFOp>(op).getRoundingmode();
  if (rounding.value_or(arith::RoundingMode::to_nearest_even) !=
      arith::RoundingMode::to_nearest_even)
    return op->emitError() << "has no native rounding to f8 other than to the "
                              "nearest, ties to even";
  Value value = op->getOperand(0);
  Type from = getElementTypeOrSelf(value.getType());
  if (!from.isF32() && !from.isF64())
    value = arith::ExtFOp::create(
        b, loc, withElementType(value.getType(), b.getF32Type()), value);
  return truncate(value, op->getResult(0).getType());
}

/// Numbers that f32 would round are cut to one that overflows as they do.
FailureOr<Value> F8Expander::expandIntToFP() {
  bool isSigned = isa<arith::SIToFPOp>(op);
  Value value = op->getOperand(0);
  Type type = value.getType();
  if (getElementTypeOrSelf(type).isIndex()) {
    type = withElementType(type, b.getI64Type());
    value = arith::IndexCastOp::create(b, loc, type, value);
  }
  if (getElementTypeOrSelf(type).getIntOrFloatBitWidth() > 24) {
    auto bound = [&](int64_t number) -> Value {
      TypedAttr attr = b.getIntegerAttr(getElementTypeOrSelf(type), number);
      if (auto vector = dyn_cast<VectorType>(type))
        attr = DenseElementsAttr::get(vector, Attribute(attr));
      return arith::ConstantOp::create(b, loc, attr);
    };
    if (isSigned) {
      value = arith::MinSIOp::create(b, loc, value, bound(farBeyondF8));
      value = arith::MaxSIOp::create(b, loc, value, bound(-farBeyondF8));
    } else {
      value = arith::MinUIOp::create(b, loc, value, bound(farBeyondF8));
    }
  }
  Type single = withElementType(type, b.getF32Type());
  Value exact =
      isSigned ? arith::SIToFPOp::create(b, loc, single, value).getResult()
               : arith::UIToFPOp::create(b, loc, single, value).getResult();
  return truncate(exact, op->getResult(0).getType());
}

/// By the bits: what f8 has as a denormal is normal in f32.
FailureOr<Value> F8Expander::expandIsNormal() {
  Value value = op->getOperand(0);
  auto type = cast<FloatType>(getElementTypeOrSelf(value.getType()));
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  Type bitsType = withElementType(value.getType(), b.getIntegerType(8));
  auto constant = [&](const llvm::APInt &number) -> Value {
    TypedAttr attr = b.getIntegerAttr(b.getIntegerType(8), number);
    if (auto vector = dyn_cast<VectorType>(bitsType))
      attr = DenseElementsAttr::get(vector, Attribute(attr));
    return arith::ConstantOp::create(b, loc, attr);
  };
  llvm::APInt least =
      llvm::APFloat::getSmallestNormalized(semantics).bitcastToAPInt();
  llvm::APInt largest = llvm::APFloat::getLargest(semantics).bitcastToAPInt();
  Value bits = arith::BitcastOp::create(b, loc, bitsType, value);
  Value magnitude = arith::AndIOp::create(
      b, loc, bits, constant(llvm::APInt::getSignedMaxValue(8)));
  Value distance = arith::SubIOp::create(b, loc, magnitude, constant(least));
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ule, distance,
                               constant(largest - least))
      .getResult();
}

FailureOr<SmallVector<Value>> F8Expander::widen() {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    FailureOr<Value> wide =
        isF8(operand.getType()) ? extend(operand) : FailureOr<Value>(operand);
    if (failed(wide))
      return failure();
    operands.push_back(*wide);
  }
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(isF8(type) ? withElementType(type, b.getF32Type()) : type);
  Operation *wide = b.create(loc, op->getName().getIdentifier(), operands,
                             types, op->getAttrs());
  SmallVector<Value> results;
  for (auto [result, type] :
       llvm::zip_equal(wide->getResults(), op->getResultTypes())) {
    FailureOr<Value> narrow =
        isF8(type) ? truncate(result, type) : FailureOr<Value>(result);
    if (failed(narrow))
      return failure();
    results.push_back(*narrow);
  }
  return results;
}

static FailureOr<SmallVector<Value>> makeList(FailureOr<Value> value) {
  if (failed(value))
    return failure();
  return SmallVector<Value>{*value};
}

FailureOr<SmallVector<Value>> F8Expander::expand() {
  if (isa<arith::ExtFOp>(op))
    return makeList(expandExtF());
  if (isa<arith::TruncFOp>(op))
    return makeList(expandTruncF());
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op))
    return makeList(expandIntToFP());
  if (isa<math::IsNormalOp>(op))
    return makeList(expandIsNormal());
  return widen();
}

LogicalResult F8Expander::run() {
  FailureOr<SmallVector<Value>> results = expand();
  if (failed(results))
    return failure();
  op->replaceAllUsesWith(*results);
  op->erase();
  return success();
}

/// Whether `op` computes with floats, rather than moving them around.
static bool isFloatArithmetic(Operation *op) {
  return isa_and_nonnull<math::MathDialect>(op->getDialect()) ||
         isa<arith::AddFOp, arith::CmpFOp, arith::DivFOp, arith::ExtFOp,
             arith::FPToSIOp, arith::FPToUIOp, arith::MaxNumFOp,
             arith::MaximumFOp, arith::MinNumFOp, arith::MinimumFOp,
             arith::MulFOp, arith::NegFOp, arith::RemFOp, arith::SIToFPOp,
             arith::SubFOp, arith::TruncFOp, arith::UIToFPOp>(op);
}

namespace {
struct ExpandF8 : padlab::impl::ExpandF8Base<ExpandF8> {
  void runOnOperation() override {
    llvm::SmallVector<Operation *> operations;
    getOperation().walk([&](Operation *op) {
      if ((llvm::any_of(op->getResultTypes(), isF8) ||
           llvm::any_of(op->getOperandTypes(), isF8)) &&
          isFloatArithmetic(op))
        operations.push_back(op);
    });
    for (Operation *op : operations)
      if (failed(F8Expander(op, getOperation()).run()))
        return signalPassFailure();
  }
};
} // namespace
