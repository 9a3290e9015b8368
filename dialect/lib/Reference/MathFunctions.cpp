//===- MathFunctions.cpp - the inexact operations of math -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Evaluates the operations whose result is what the functions of
/// MathFunctions.h return: native code calls the same functions.
///
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"

#include "padlab/dialect/MathFunctions.h"
#include "padlab/dialect/Std/Std.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;

static APFloat convert(APFloat value, const llvm::fltSemantics &semantics) {
  bool losesInfo = false;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

/// Applies `inDouble` if the type is f64, and `inSingle`, in f32, for all other
/// types.
template <typename Double, typename Single, typename... Values>
static APFloat applyFunction(Double inDouble, Single inSingle,
                             const Values &...in) {
  const llvm::fltSemantics &semantics =
      std::get<0>(std::tie(in...)).getSemantics();
  if (&semantics == &APFloat::IEEEdouble())
    return APFloat(inDouble(in.convertToDouble()...));
  return convert(
      APFloat(inSingle(convert(in, APFloat::IEEEsingle()).convertToFloat()...)),
      semantics);
}

APFloat reference::exponential(const APFloat &value) {
  return applyFunction(padlab_exp_f64, padlab_exp_f32, value);
}

/// Refuses types wider than 64 bits: the functions compute in f64 at most.
static LogicalResult checkPrecision(Operation *op, Frame &frame) {
  Type type = getElementTypeOrSelf(op->getOperand(0).getType());
  if (type.getIntOrFloatBitWidth() <= 64)
    return success();
  return frame.unsupported(op, "type " + toText(type));
}

#define PADLAB_KERNEL(NAME, OP)                                                \
  static FailureOr<Element> eval##OP(math::OP op, Operands in, Frame &frame) { \
    if (failed(checkPrecision(op, frame)))                                     \
      return failure();                                                        \
    return makeFloat(op, in,                                                   \
                     applyFunction(padlab_##NAME##_f64, padlab_##NAME##_f32,   \
                                   in[0].getFloat()),                          \
                     frame);                                                   \
  }
PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_KERNEL)
#undef PADLAB_KERNEL

#define PADLAB_KERNEL(NAME, OP)                                                \
  static FailureOr<Element> eval##OP(math::OP op, Operands in, Frame &frame) { \
    if (failed(checkPrecision(op, frame)))                                     \
      return failure();                                                        \
    return makeFloat(op, in,                                                   \
                     applyFunction(padlab_##NAME##_f64, padlab_##NAME##_f32,   \
                                   in[0].getFloat(), in[1].getFloat()),        \
                     frame);                                                   \
  }
PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_KERNEL)
#undef PADLAB_KERNEL

/// The results equal those of `math.sin` and `math.cos`.
static LogicalResult evalSincos(math::SincosOp op, Frame &frame) {
  if (failed(checkPrecision(op, frame)) ||
      failed(checkFastMath(op, op.getFastmath(), frame)))
    return failure();
  auto evalPoint = [&](Operands in, MutableArrayRef<Element> out) {
    const APFloat &x = in[0].getFloat();
    Type type = in[0].getType();
    out[0] = applyFastMath(
        op.getFastmath(), in,
        Element::get(type, applyFunction(padlab_sin_f64, padlab_sin_f32, x)));
    out[1] = applyFastMath(
        op.getFastmath(), in,
        Element::get(type, applyFunction(padlab_cos_f64, padlab_cos_f32, x)));
    return success();
  };
  return mapElements(op, PoisonRule::Propagates, frame, evalPoint);
}

//===----------------------------------------------------------------------===//
// Operations of the Standard dialect
//===----------------------------------------------------------------------===//

#define PADLAB_KERNEL(NAME, OP)                                                \
  static FailureOr<Element> evalStd##OP(standard::OP op, Operands in,          \
                                        Frame &frame) {                        \
    if (failed(checkPrecision(op, frame)))                                     \
      return failure();                                                        \
    return makeFloat(op,                                                       \
                     applyFunction(padlab_##NAME##_f64, padlab_##NAME##_f32,   \
                                   in[0].getFloat()));                         \
  }
PADLAB_KERNEL(cos, CosOp)
PADLAB_KERNEL(exp, ExpOp)
PADLAB_KERNEL(tanh, TanhOp)
#undef PADLAB_KERNEL

void reference::registerMathFunctionKernels(Kernels &kernels) {
#define PADLAB_REGISTER(NAME, OP) addElementwise<eval##OP>(kernels);
  PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_REGISTER)
  PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_REGISTER)
#undef PADLAB_REGISTER
  kernels.add<evalSincos>();
  addElementwise<evalStdCosOp>(kernels);
  addElementwise<evalStdExpOp>(kernels);
  addElementwise<evalStdTanhOp>(kernels);
}
