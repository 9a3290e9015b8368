//===- ExpandSmallFloats.cpp - floats of at most 8 bits ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalarize.h"

#include "../../Runtime/SmallFloatFormat.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

namespace padlab {

#define GEN_PASS_DEF_EXPANDSMALLFLOATS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

static FloatType getSmallFloat(Type type) {
  auto floats = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return floats && floats.getWidth() <= 8 ? floats : FloatType();
}

static bool isSmallFloat(Type type) { return getSmallFloat(type) != nullptr; }

static SpecialValues getSpecialValues(const llvm::fltSemantics &semantics) {
  using llvm::APFloat;
  if (APFloat::semanticsHasInf(semantics))
    return SpecialValues::InfinityAndNaN;
  if (!APFloat::semanticsHasNaN(semantics))
    return SpecialValues::None;
  if (!APFloat::semanticsHasZero(semantics))
    return SpecialValues::Scale;
  return APFloat::getNaN(semantics).bitcastToAPInt().isSignMask()
             ? SpecialValues::UnsignedNaN
             : SpecialValues::NaN;
}

static SmallFloatFormat getFormat(FloatType type) {
  using llvm::APFloat;
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  uint8_t fraction = APFloat::semanticsPrecision(semantics) - 1;
  uint8_t sign = APFloat::semanticsHasSignedRepr(semantics) ? 1 : 0;
  uint8_t exponent = type.getWidth() - fraction - sign;
  uint8_t bias =
      APFloat::getOne(semantics).bitcastToAPInt().getZExtValue() >> fraction;
  return {exponent, fraction, bias, getSpecialValues(semantics)};
}

/// Returns a power of two that exceeds all numbers of `type`, which must not be
/// a scale (f8E8M0FNU).
static int64_t getBeyond(FloatType type) {
  return int64_t(1)
         << (ilogb(llvm::APFloat::getLargest(type.getFloatSemantics())) + 2);
}

namespace {

/// Rewrites one operation on small floats.
class SmallFloatExpander {
public:
  SmallFloatExpander(Operation *op, ModuleOp module)
      : op(op), module(module), b(op), loc(op->getLoc()) {}

  LogicalResult run();

private:
  /// Extends a small float, or a vector of them, to f32.
  FailureOr<Value> extend(Value value);
  /// Truncates an f32 or f64 to the small float type that is (the element type
  /// of) `type`.
  FailureOr<Value> truncate(Value value, Type type);
  /// Calls a conversion of the runtime from or to `small` on each element.
  FailureOr<Value> callOnElements(StringRef function, Value value, Type type,
                                  FloatType small);

  FailureOr<Value> expandExtF();
  FailureOr<Value> expandTruncF();
  FailureOr<Value> expandIntToFP();
  FailureOr<Value> expandIsNormal();
  /// Emits the same operation on f32.
  FailureOr<SmallVector<Value>> widen();
  FailureOr<SmallVector<Value>> expand();

  Operation *op;
  ModuleOp module;
  OpBuilder b;
  Location loc;
};

} // namespace

/// Passes bits as i32, because it depends on the target how narrower integers
/// are passed.
FailureOr<Value> SmallFloatExpander::callOnElements(StringRef name, Value value,
                                                    Type type,
                                                    FloatType small) {
  Type bits = b.getIntegerType(small.getWidth()), word = b.getI32Type();
  auto passed = [&](Type from) {
    Type element = getElementTypeOrSelf(from);
    return element == small ? word : element;
  };
  FailureOr<LLVM::LLVMFuncOp> function = LLVM::lookupOrCreateFn(
      b, module, name, {passed(value.getType()), word}, passed(type));
  if (failed(function))
    return failure();
  Value format = arith::ConstantIntOp::create(b, loc, word,
                                              int64_t(getFormat(small).pack()));
  return mapElements(b, loc, value, type, [&](ValueRange elements) -> Value {
    Value element = elements.front();
    if (element.getType() == small)
      element = arith::ExtUIOp::create(
          b, loc, word,
          arith::BitcastOp::create(b, loc, bits, element).getResult());
    Value called =
        LLVM::CallOp::create(b, loc, *function, ValueRange{element, format})
            .getResult();
    if (!called.getType().isInteger())
      return called;
    Value low = arith::TruncIOp::create(b, loc, bits, called);
    return arith::BitcastOp::create(b, loc, small, low);
  });
}

FailureOr<Value> SmallFloatExpander::extend(Value value) {
  return callOnElements("padlab_extend_small_float", value,
                        withElementType(value.getType(), b.getF32Type()),
                        getSmallFloat(value.getType()));
}

FailureOr<Value> SmallFloatExpander::truncate(Value value, Type type) {
  bool isDouble = getElementTypeOrSelf(value.getType()).isF64();
  return callOnElements(isDouble ? "padlab_truncate_f64_to_small_float"
                                 : "padlab_truncate_f32_to_small_float",
                        value, type, getSmallFloat(type));
}

FailureOr<Value> SmallFloatExpander::expandExtF() {
  FailureOr<Value> single = extend(op->getOperand(0));
  Type type = op->getResult(0).getType();
  Type element = getElementTypeOrSelf(type);
  if (failed(single) || element.isF32())
    return single;
  if (isSmallFloat(type))
    return truncate(*single, type);
  if (element.getIntOrFloatBitWidth() > 32)
    return arith::ExtFOp::create(b, loc, type, *single).getResult();
  return arith::TruncFOp::create(b, loc, type, *single).getResult();
}

FailureOr<Value> SmallFloatExpander::expandTruncF() {
  auto rounding = cast<arith::TruncFOp>(op).getRoundingmode();
  if (rounding.value_or(arith::RoundingMode::to_nearest_even) !=
      arith::RoundingMode::to_nearest_even)
    return op->emitError()
           << "has no native rounding to so short a float other "
              "than to the nearest, ties to even";
  Value value = op->getOperand(0);
  Type from = getElementTypeOrSelf(value.getType());
  if (from.getIntOrFloatBitWidth() > 64)
    return op->emitError() << "has no native conversion: f32 would round, too";
  if (isSmallFloat(from)) {
    FailureOr<Value> single = extend(value);
    if (failed(single))
      return failure();
    value = *single;
  } else if (!from.isF32() && !from.isF64()) {
    value = arith::ExtFOp::create(
        b, loc, withElementType(value.getType(), b.getF32Type()), value);
  }
  return truncate(value, op->getResult(0).getType());
}

/// Converts by way of f32. Integers of more than 24 bits, which f32 may have to
/// round, are clamped first. The bound of the clamp is exact in f32, and
/// overflows the small float, as do all integers beyond the bound.
FailureOr<Value> SmallFloatExpander::expandIntToFP() {
  bool isSigned = isa<arith::SIToFPOp>(op);
  Value value = op->getOperand(0);
  Type type = value.getType();
  if (getElementTypeOrSelf(type).isIndex()) {
    type = withElementType(type, b.getI64Type());
    value = arith::IndexCastOp::create(b, loc, type, value);
  }
  if (getElementTypeOrSelf(type).getIntOrFloatBitWidth() > 24) {
    int64_t beyond = getBeyond(getSmallFloat(op->getResult(0).getType()));
    auto bound = [&](int64_t number) -> Value {
      Type element = getElementTypeOrSelf(type);
      // `getIntegerAttr` would not sign-extend a plain number beyond 64 bits.
      TypedAttr attr = b.getIntegerAttr(
          element, llvm::APInt(element.getIntOrFloatBitWidth(), number,
                               /*isSigned=*/true));
      if (auto vector = dyn_cast<VectorType>(type))
        attr = DenseElementsAttr::get(vector, Attribute(attr));
      return arith::ConstantOp::create(b, loc, attr);
    };
    if (isSigned) {
      value = arith::MinSIOp::create(b, loc, value, bound(beyond));
      value = arith::MaxSIOp::create(b, loc, value, bound(-beyond));
    } else {
      value = arith::MinUIOp::create(b, loc, value, bound(beyond));
    }
  }
  Type single = withElementType(type, b.getF32Type());
  Value exact =
      isSigned ? arith::SIToFPOp::create(b, loc, single, value).getResult()
               : arith::UIToFPOp::create(b, loc, single, value).getResult();
  return truncate(exact, op->getResult(0).getType());
}

/// Works on the bits, because a denormal of a small float is normal in f32.
FailureOr<Value> SmallFloatExpander::expandIsNormal() {
  Value value = op->getOperand(0);
  auto type = cast<FloatType>(getElementTypeOrSelf(value.getType()));
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  Type integer = b.getIntegerType(type.getWidth());
  Type bitsType = withElementType(value.getType(), integer);
  auto constant = [&](const llvm::APInt &number) -> Value {
    TypedAttr attr = b.getIntegerAttr(integer, number);
    if (auto vector = dyn_cast<VectorType>(bitsType))
      attr = DenseElementsAttr::get(vector, Attribute(attr));
    return arith::ConstantOp::create(b, loc, attr);
  };
  llvm::APInt least =
      llvm::APFloat::getSmallestNormalized(semantics).bitcastToAPInt();
  llvm::APInt largest = llvm::APFloat::getLargest(semantics).bitcastToAPInt();
  Value magnitude = arith::BitcastOp::create(b, loc, bitsType, value);
  if (llvm::APFloat::semanticsHasSignedRepr(semantics))
    magnitude = arith::AndIOp::create(
        b, loc, magnitude,
        constant(llvm::APInt::getSignedMaxValue(type.getWidth())));
  Value distance = arith::SubIOp::create(b, loc, magnitude, constant(least));
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ule, distance,
                               constant(largest - least))
      .getResult();
}

FailureOr<SmallVector<Value>> SmallFloatExpander::widen() {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    FailureOr<Value> wide = isSmallFloat(operand.getType())
                                ? extend(operand)
                                : FailureOr<Value>(operand);
    if (failed(wide))
      return failure();
    operands.push_back(*wide);
  }
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(isSmallFloat(type) ? withElementType(type, b.getF32Type())
                                       : type);
  Operation *wide = b.create(loc, op->getName().getIdentifier(), operands,
                             types, op->getAttrs());
  SmallVector<Value> results;
  for (auto [result, type] :
       llvm::zip_equal(wide->getResults(), op->getResultTypes())) {
    FailureOr<Value> narrow =
        isSmallFloat(type) ? truncate(result, type) : FailureOr<Value>(result);
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

FailureOr<SmallVector<Value>> SmallFloatExpander::expand() {
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

LogicalResult SmallFloatExpander::run() {
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
struct ExpandSmallFloats
    : padlab::impl::ExpandSmallFloatsBase<ExpandSmallFloats> {
  void runOnOperation() override {
    llvm::SmallVector<Operation *> operations;
    getOperation().walk([&](Operation *op) {
      if ((llvm::any_of(op->getResultTypes(), isSmallFloat) ||
           llvm::any_of(op->getOperandTypes(), isSmallFloat)) &&
          isFloatArithmetic(op))
        operations.push_back(op);
    });
    for (Operation *op : operations)
      if (failed(SmallFloatExpander(op, getOperation()).run()))
        return signalPassFailure();
  }
};
} // namespace
