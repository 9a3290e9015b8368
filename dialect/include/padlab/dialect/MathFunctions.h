//===- MathFunctions.h - transcendental functions, once -----------*- C -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/*
 * The functions of the `math` dialect whose results IEEE 754 does not fix to
 * the bit: one implementation, called by the reference and by native code, so
 * that both agree.
 *
 * padlab_<fn>_f64 is the C library's function, except that padlab_rsqrt_f64
 * divides 1 by the C library's square root; padlab_<fn>_f32 computes in f64 and
 * rounds once, to nearest even. For shorter types, the operands are extended to
 * f32, and the result of padlab_<fn>_f32 is rounded to the shorter type.
 * padlab_exp_f32 gives the same results on every CPU: it takes the steps of
 * ExpSteps.h, which programs may also take inline.
 *
 * To add a function, add a line below with its name and its math operation,
 * and name or define its f64 version in MathFunctions.cpp.
 */

#ifndef PADLAB_DIALECT_MATHFUNCTIONS_H
#define PADLAB_DIALECT_MATHFUNCTIONS_H

/* X(name, operation) */
#define PADLAB_UNARY_MATH_FUNCTIONS(X)                                         \
  X(acos, AcosOp)                                                              \
  X(acosh, AcoshOp)                                                            \
  X(asin, AsinOp)                                                              \
  X(asinh, AsinhOp)                                                            \
  X(atan, AtanOp)                                                              \
  X(atanh, AtanhOp)                                                            \
  X(cbrt, CbrtOp)                                                              \
  X(cos, CosOp)                                                                \
  X(cosh, CoshOp)                                                              \
  X(erf, ErfOp)                                                                \
  X(erfc, ErfcOp)                                                              \
  X(exp, ExpOp)                                                                \
  X(exp2, Exp2Op)                                                              \
  X(expm1, ExpM1Op)                                                            \
  X(log, LogOp)                                                                \
  X(log10, Log10Op)                                                            \
  X(log1p, Log1pOp)                                                            \
  X(log2, Log2Op)                                                              \
  X(rsqrt, RsqrtOp)                                                            \
  X(sin, SinOp)                                                                \
  X(sinh, SinhOp)                                                              \
  X(tan, TanOp)                                                                \
  X(tanh, TanhOp)

#define PADLAB_BINARY_MATH_FUNCTIONS(X)                                        \
  X(atan2, Atan2Op)                                                            \
  X(powf, PowFOp)

#ifdef __cplusplus
extern "C" {
#endif

#define PADLAB_DECLARE(NAME, OP)                                               \
  double padlab_##NAME##_f64(double);                                          \
  float padlab_##NAME##_f32(float);
PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_DECLARE)
#undef PADLAB_DECLARE

#define PADLAB_DECLARE(NAME, OP)                                               \
  double padlab_##NAME##_f64(double, double);                                  \
  float padlab_##NAME##_f32(float, float);
PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_DECLARE)
#undef PADLAB_DECLARE

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_DIALECT_MATHFUNCTIONS_H */
