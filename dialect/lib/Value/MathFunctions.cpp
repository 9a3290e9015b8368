//===- MathFunctions.cpp - transcendental functions, once -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/MathFunctions.h"

#include "padlab/dialect/ExpSteps.h"

#include <cmath>
#include <cstdint>
#include <cstring>

// The double versions of the functions in MathFunctions.h, with the same names.
namespace {
namespace functions {

// A C library may lack these, or have other names for them.
double rsqrt(double x) { return 1 / std::sqrt(x); }
double powf(double x, double y) { return std::pow(x, y); }

using std::acos, std::acosh, std::asin, std::asinh, std::atan, std::atan2,
    std::atanh, std::cbrt, std::cos, std::cosh, std::erf, std::erfc, std::exp,
    std::exp2, std::expm1, std::log, std::log10, std::log1p, std::log2,
    std::sin, std::sinh, std::tan, std::tanh;

/// The steps of ExpSteps.h in f64. This file is compiled with
/// -ffp-contract=off, so that the compiler does not fuse two steps to one
/// operation, even if it inlines them.
struct ScalarSteps {
  using Value = double;
  static double number(double value) { return value; }
  static double add(double a, double b) { return a + b; }
  static double subtract(double a, double b) { return a - b; }
  static double multiply(double a, double b) { return a * b; }
  static double limit(double x, double low, double high) {
    x = x < low ? low : x;
    return x > high ? high : x;
  }
  static double powerOfTwo(double x) {
    uint64_t bits;
    std::memcpy(&bits, &x, sizeof(bits));
    bits = (bits << 52) + (uint64_t(1023) << 52);
    std::memcpy(&x, &bits, sizeof(bits));
    return x;
  }
};

} // namespace functions
} // namespace

#define PADLAB_DEFINE(NAME, OP)                                                \
  extern "C" double padlab_##NAME##_f64(double x) { return functions::NAME(x); }
PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_DEFINE)
#undef PADLAB_DEFINE

template <double (*function)(double)>
static float toSingle(float x) {
  return static_cast<float>(function(x));
}
template <>
float toSingle<padlab_exp_f64>(float x) {
  functions::ScalarSteps steps;
  return static_cast<float>(padlab::takeExpSteps(steps, x));
}

#define PADLAB_DEFINE(NAME, OP)                                                \
  extern "C" float padlab_##NAME##_f32(float x) {                              \
    return toSingle<padlab_##NAME##_f64>(x);                                   \
  }
PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_DEFINE)
#undef PADLAB_DEFINE

#define PADLAB_DEFINE(NAME, OP)                                                \
  extern "C" double padlab_##NAME##_f64(double x, double y) {                  \
    return functions::NAME(x, y);                                              \
  }                                                                            \
  extern "C" float padlab_##NAME##_f32(float x, float y) {                     \
    return static_cast<float>(padlab_##NAME##_f64(x, y));                      \
  }
PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_DEFINE)
