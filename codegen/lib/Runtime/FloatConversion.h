//===- FloatConversion.h - short floats in software -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conversions that native code calls. Every one rounds once, to the nearest,
/// ties to even.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_RUNTIME_FLOATCONVERSION_H
#define PADLAB_CODEGEN_LIB_RUNTIME_FLOATCONVERSION_H

#include <cstdint>

extern "C" {
// compiler-rt calls these `__truncsfhf2` ... The lowest 16 bits of the float
// are those of the f16 or bf16.
float padlab_truncsfhf2(float value);
float padlab_truncdfhf2(double value);
float padlab_truncsfbf2(float value);
float padlab_truncdfbf2(double value);
float padlab_extendhfsf2(float half);
double padlab_extendhfdf2(float half);

// Floats of at most 8 bits: the lowest bits of an integer, all others zero.
// `format` is a packed SmallFloatFormat. What a format without infinity and NaN
// cannot hold becomes its largest number; what a scale cannot hold, any.
float padlab_extend_small_float(uint32_t bits, uint32_t format);
uint32_t padlab_truncate_f32_to_small_float(float value, uint32_t format);
uint32_t padlab_truncate_f64_to_small_float(double value, uint32_t format);
}

#endif // PADLAB_CODEGEN_LIB_RUNTIME_FLOATCONVERSION_H
