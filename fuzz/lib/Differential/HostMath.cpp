//===- HostMath.cpp - folds compute as the reference does -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream folds `math` operations of f32 with the float functions of the
/// machine's C library. IEEE 754 does not define their results exactly, so a
/// fold that differs from MathFunctions.h is not wrong. In the processes of the
/// fuzzing layer both agree, because shared libraries find the functions of
/// this file first.
///
//===----------------------------------------------------------------------===//

#include "padlab/dialect/MathFunctions.h"

#define PADLAB_DEFINE(NAME, OP)                                                \
  extern "C" float NAME##f(float x) noexcept { return padlab_##NAME##_f32(x); }
PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_DEFINE)
#undef PADLAB_DEFINE

extern "C" float atan2f(float y, float x) noexcept {
  return padlab_atan2_f32(y, x);
}

extern "C" float powf(float x, float y) noexcept {
  return padlab_powf_f32(x, y);
}
