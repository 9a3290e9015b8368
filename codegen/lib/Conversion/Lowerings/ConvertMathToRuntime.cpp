//===- ConvertMathToRuntime.cpp - transcendental functions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalarize.h"

#include "padlab/codegen/Passes.h"
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

/// `padlab_cos` for `math.cos`; empty for operations that are exact.
static StringRef getFunction(Operation *op) {
  static const llvm::DenseMap<TypeID, StringRef> functions = {
#define PADLAB_ENTRY(NAME, OP) {TypeID::get<math::OP>(), "padlab_" #NAME},
      PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_ENTRY)
          PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_ENTRY)
#undef PADLAB_ENTRY
  };
  return functions.lookup(op->getName().getTypeID());
}

/// Between `f32` and a shorter type; nothing when both are the same.
static Value convertFloat(OpBuilder &b, Location loc, Value value, Type type) {
  unsigned from = value.getType().getIntOrFloatBitWidth();
  if (from == type.getIntOrFloatBitWidth())
    return value;
  if (from < type.getIntOrFloatBitWidth())
    return arith::ExtFOp::create(b, loc, type, value);
  return arith::TruncFOp::create(b, loc, type, value);
}

static LogicalResult lower(Operation *op, StringRef name, ModuleOp module) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  Type type = op->getResult(0).getType(), element = getElementTypeOrSelf(type);
  if (element.getIntOrFloatBitWidth() > 64)
    return op->emitError() << "has no native function for " << element;
  Type computed = element.isF64() ? element : b.getF32Type();
  SmallVector<Type> parameters(op->getNumOperands(), computed);
  FailureOr<LLVM::LLVMFuncOp> function = LLVM::lookupOrCreateFn(
      b, module, (name + (element.isF64() ? "_f64" : "_f32")).str(), parameters,
      computed);
  if (failed(function))
    return failure();
  auto call = [&](ValueRange elements) {
    SmallVector<Value> arguments;
    for (Value value : elements)
      arguments.push_back(convertFloat(b, loc, value, computed));
    Value result =
        LLVM::CallOp::create(b, loc, *function, arguments).getResult();
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
  return success(succeeded(lower(sin, getFunction(sin), module)) &&
                 succeeded(lower(cos, getFunction(cos), module)));
}

namespace {
struct ConvertMathToRuntime
    : padlab::impl::ConvertMathToRuntimeBase<ConvertMathToRuntime> {
  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (!isa_and_nonnull<math::MathDialect>(op->getDialect()))
        return WalkResult::advance();
      if (auto sincos = dyn_cast<math::SincosOp>(op))
        return WalkResult(lowerSincos(sincos, getOperation()));
      StringRef name = getFunction(op);
      if (name.empty())
        return WalkResult::advance();
      return WalkResult(lower(op, name, getOperation()));
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
