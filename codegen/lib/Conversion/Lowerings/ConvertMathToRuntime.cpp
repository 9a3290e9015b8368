//===- ConvertMathToRuntime.cpp - transcendental functions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalarize.h"

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/Relaxation.h"
#include "padlab/dialect/ExpSteps.h"
#include "padlab/dialect/MathFunctions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

namespace padlab {

#define GEN_PASS_DEF_CONVERTMATHTORUNTIME
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// Returns the name of the runtime's function for `op`: `padlab_cos` for
/// `math.cos`; empty for operations without such a function: those that are
/// exact, `math.sincos` (see `lowerSincos`), and `math.fpowi`, which is left to
/// upstream.
static StringRef getFunction(Operation *op) {
  static const llvm::DenseMap<TypeID, StringRef> functions = {
#define PADLAB_ENTRY(NAME, OP) {TypeID::get<math::OP>(), "padlab_" #NAME},
      PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_ENTRY)
          PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_ENTRY)
#undef PADLAB_ENTRY
  };
  return functions.lookup(op->getName().getTypeID());
}

/// Converts between `f32` and a shorter type; emits nothing if both types are
/// the same.
static Value convertFloat(OpBuilder &b, Location loc, Value value, Type type) {
  unsigned from = value.getType().getIntOrFloatBitWidth();
  if (from == type.getIntOrFloatBitWidth())
    return value;
  if (from < type.getIntOrFloatBitWidth())
    return arith::ExtFOp::create(b, loc, type, value);
  return arith::TruncFOp::create(b, loc, type, value);
}

namespace {
/// Emits the steps of ExpSteps.h in f64, or the short steps in f32.
struct EmittedSteps {
  using Value = mlir::Value;

  Value number(double value) {
    return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
  }
  Value add(Value lhs, Value rhs) {
    return arith::AddFOp::create(b, loc, lhs, rhs, flags);
  }
  Value subtract(Value lhs, Value rhs) {
    return arith::SubFOp::create(b, loc, lhs, rhs, flags);
  }
  Value multiply(Value lhs, Value rhs) {
    return arith::MulFOp::create(b, loc, lhs, rhs, flags);
  }
  Value limit(Value x, double low, double high) {
    x = choose(arith::CmpFPredicate::OLT, x, number(low));
    return choose(arith::CmpFPredicate::OGT, x, number(high));
  }
  Value powerOfTwo(Value x) {
    bool isShort = type.isF32();
    int64_t fraction = isShort ? 23 : 52, bias = isShort ? 126 : 1023;
    Value bits = arith::BitcastOp::create(b, loc, getIntegerType(), x);
    bits = arith::ShLIOp::create(b, loc, bits, integer(fraction));
    bits = arith::AddIOp::create(b, loc, bits, integer(bias << fraction));
    return arith::BitcastOp::create(b, loc, type, bits);
  }

  Type getIntegerType() { return b.getIntegerType(type.getWidth()); }
  Value integer(int64_t value) {
    return arith::ConstantIntOp::create(b, loc, value, type.getWidth());
  }
  Value choose(arith::CmpFPredicate predicate, Value x, Value bound) {
    Value isBeyond = arith::CmpFOp::create(b, loc, predicate, x, bound);
    return arith::SelectOp::create(b, loc, isBeyond, bound, x);
  }

  OpBuilder &b;
  Location loc;
  FloatType type;
  arith::FastMathFlags flags = arith::FastMathFlags::none;
};
} // namespace

/// Emits the exponential function of an f32 inline.
static Value emitExp(OpBuilder &b, Location loc, Value x, bool isRelaxed) {
  if (isRelaxed) {
    EmittedSteps steps{b, loc, b.getF32Type(), arith::FastMathFlags::contract};
    return takeShortExpSteps(steps, x);
  }
  EmittedSteps steps{b, loc, b.getF64Type()};
  x = arith::ExtFOp::create(b, loc, b.getF64Type(), x);
  return arith::TruncFOp::create(b, loc, b.getF32Type(),
                                 takeExpSteps(steps, x));
}

/// Whether `op` is an exponential whose result may differ from the reference's.
static bool isRelaxedExp(Operation *op) {
  auto exp = dyn_cast<math::ExpOp>(op);
  return exp && isRelaxed(op) &&
         arith::bitEnumContainsAll(exp.getFastmath(),
                                   arith::FastMathFlags::afn);
}

static LogicalResult lower(Operation *op, StringRef name, ModuleOp module,
                           bool inlined) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  Type type = op->getResult(0).getType(), element = getElementTypeOrSelf(type);
  if (element.getIntOrFloatBitWidth() > 64)
    return op->emitError() << "has no native function for " << element;
  Type computed = element.isF64() ? element : b.getF32Type();
  SmallVector<Type> parameters(op->getNumOperands(), computed);
  bool relaxed = isRelaxedExp(op) && element.isF32();
  inlined = relaxed || (inlined && isa<math::ExpOp>(op) && computed.isF32());
  FailureOr<LLVM::LLVMFuncOp> function = LLVM::LLVMFuncOp();
  if (!inlined)
    function = LLVM::lookupOrCreateFn(
        b, module, (name + (element.isF64() ? "_f64" : "_f32")).str(),
        parameters, computed);
  if (failed(function))
    return failure();
  auto call = [&](ValueRange elements) {
    SmallVector<Value> arguments;
    for (Value value : elements)
      arguments.push_back(convertFloat(b, loc, value, computed));
    Value result =
        inlined
            ? emitExp(b, loc, arguments.front(), relaxed)
            : LLVM::CallOp::create(b, loc, *function, arguments).getResult();
    return convertFloat(b, loc, result, element);
  };
  op->replaceAllUsesWith(
      ValueRange{mapElements(b, loc, op->getOperands(), type, call)});
  op->erase();
  return success();
}

static LogicalResult lowerSincos(math::SincosOp op, ModuleOp module) {
  OpBuilder b(op);
  auto sin = math::SinOp::create(b, op.getLoc(), op.getOperand());
  auto cos = math::CosOp::create(b, op.getLoc(), op.getOperand());
  op.replaceAllUsesWith(ValueRange{sin, cos});
  op.erase();
  return success(
      succeeded(lower(sin, getFunction(sin), module, /*inlined=*/false)) &&
      succeeded(lower(cos, getFunction(cos), module, /*inlined=*/false)));
}

namespace {
struct ConvertMathToRuntime
    : padlab::impl::ConvertMathToRuntimeBase<ConvertMathToRuntime> {
  using ConvertMathToRuntimeBase::ConvertMathToRuntimeBase;

  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (!isa_and_nonnull<math::MathDialect>(op->getDialect()))
        return WalkResult::advance();
      if (auto sincos = dyn_cast<math::SincosOp>(op))
        return WalkResult(lowerSincos(sincos, getOperation()));
      StringRef name = getFunction(op);
      if (name.empty())
        return WalkResult::advance();
      return WalkResult(lower(op, name, getOperation(), inlined));
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
