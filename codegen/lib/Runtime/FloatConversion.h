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
// What compiler-rt calls `__truncsfhf2` ... The lowest 16 bits of the float are
// those of the f16 or bf16.
float padlab_truncsfhf2(float value);
float padlab_truncdfhf2(double value);
float padlab_truncsfbf2(float value);
float padlab_truncdfbf2(double value);
float padlab_extendhfsf2(float half);
double padlab_extendhfdf2(float half);

// The lowest 8 bits of the integer are those of the f8.
float padlab_extend_f8e5m2(uint32_t bits);
float padlab_extend_f8e4m3fn(uint32_t bits);
uint32_t padlab_truncate_f32_to_f8e5m2(float value);
uint32_t padlab_truncate_f64_to_f8e5m2(double value);
uint32_t padlab_truncate_f32_to_f8e4m3fn(float value);
uint32_t padlab_truncate_f64_to_f8e4m3fn(double value);
}

#endif // PADLAB_CODEGEN_LIB_RUNTIME_FLOATCONVERSION_H
