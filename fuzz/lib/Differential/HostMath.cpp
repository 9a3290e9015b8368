//===- HostMath.cpp - folds compute as the reference does -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream folds `math` operations of f32 with the float functions of the C
/// library of the machine. IEEE 754 does not define the results of these
/// functions exactly, so a fold that differs from MathFunctions.h is not wrong.
/// To make both agree, this file defines these float functions by those of
/// MathFunctions.h: in processes of the fuzzing layer, shared libraries find
/// the functions of this file first.
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
