//===- ShortFloats.cpp - short floats where the CPU has none -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines the conversions of FloatConversion.h under the names that generated
/// code calls. libgcc also has some of these functions, but programs are tested
/// with padlab's.
///
//===----------------------------------------------------------------------===//

#include "../FloatConversion.h"

#define PADLAB_DEFINE(NAME, RESULT, ARGUMENT)                                  \
  extern "C" RESULT padlab_called_##NAME(ARGUMENT) __asm__("__" #NAME);        \
  extern "C" RESULT padlab_called_##NAME(ARGUMENT value) {                     \
    return padlab_##NAME(value);                                               \
  }

PADLAB_DEFINE(truncsfhf2, float, float)
PADLAB_DEFINE(truncdfhf2, float, double)
PADLAB_DEFINE(truncsfbf2, float, float)
PADLAB_DEFINE(truncdfbf2, float, double)
PADLAB_DEFINE(extendhfsf2, float, float)
PADLAB_DEFINE(extendhfdf2, double, float)
