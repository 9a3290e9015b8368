//===- Avx512Fp16.cpp - kernels for AVX512-FP16 ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FormsAvx512.h"

using namespace padlab;

namespace {

/// The product of two f16 is exact in f32, so a single rounding equals
/// extending, multiplying and truncating.
struct SquareF16 {
  static __m512i pad(float) { return _mm512_setzero_si512(); }
  static __m512i square(__m512i raw) {
    __m512h x = _mm512_castsi512_ph(raw);
    return _mm512_castph_si512(_mm512_mul_ph(x, x));
  }
};

} // namespace

const FormTable padlab::avx512Fp16Kernels = {
    {{}, {}, {}, {}, {}, {}, Entries<MatrixSlots<2>, SquareF16>::get(), {}}};
