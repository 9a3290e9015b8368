//===- FloatConversion.h - short floats in software -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conversions that native code calls. Each conversion rounds once, to the
/// nearest value, ties to even (in a format of scales, ties to the larger
/// value).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_RUNTIME_FLOATCONVERSION_H
#define PADLAB_CODEGEN_LIB_RUNTIME_FLOATCONVERSION_H

#include <cstdint>

extern "C" {
// These implement compiler-rt's `__truncsfhf2` and so on. An f16 or bf16 is
// passed as the lowest 16 bits of a float.
float padlab_truncsfhf2(float value);
float padlab_truncdfhf2(double value);
float padlab_truncsfbf2(float value);
float padlab_truncdfbf2(double value);
float padlab_extendhfsf2(float half);
double padlab_extendhfdf2(float half);

// These convert floats of at most 8 bits, which are the low bits of an integer
// whose other bits are zero. `format` is a packed SmallFloatFormat. In a format
// without infinity and NaN, values out of range become the largest number. For
// a format of scales (SpecialValues::Scale), the result for a value out of
// range is unspecified.
float padlab_extend_small_float(uint32_t bits, uint32_t format);
uint32_t padlab_truncate_f32_to_small_float(float value, uint32_t format);
uint32_t padlab_truncate_f64_to_small_float(double value, uint32_t format);
}

#endif // PADLAB_CODEGEN_LIB_RUNTIME_FLOATCONVERSION_H
