//===- Avx512.cpp - kernels for AVX-512 with bytes and words --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FormsAvx512.h"
#include "TransposeAvx512.h"

using namespace padlab;

namespace {

struct SquareF32 {
  static __m512i pad(float value) {
    return _mm512_castps_si512(_mm512_set1_ps(value));
  }
  static __m512i square(__m512i raw) {
    __m512 x = _mm512_castsi512_ps(raw);
    return _mm512_castps_si512(_mm512_mul_ps(x, x));
  }
};

/// Processes even and odd elements separately: each is the upper half of an
/// f32, and its rounded square is stored in the same place without a shuffle.
/// (The conversions of AVX512-BF16 flush denormals.)
struct SquareBF16 {
  static __m512i pad(float) { return _mm512_setzero_si512(); }

  /// Returns the products rounded to bf16, in the upper half of each f32.
  static __m512i round(__m512 product) {
    __m512i bits = _mm512_castps_si512(product);
    __m512i odd =
        _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
    __m512i sum = _mm512_add_epi32(
        _mm512_add_epi32(bits, _mm512_set1_epi32(0x7FFF)), odd);
    // A carry out of a NaN would make a number of it.
    __mmask16 isNaN = _mm512_cmp_ps_mask(product, product, _CMP_UNORD_Q);
    return _mm512_mask_mov_epi32(sum, isNaN, _mm512_set1_epi32(0x7FC00000));
  }
  static __m512i square(__m512i raw) {
    __m512 even = _mm512_castsi512_ps(_mm512_slli_epi32(raw, 16));
    __m512 odd = _mm512_castsi512_ps(
        _mm512_and_si512(raw, _mm512_set1_epi32(int32_t(0xFFFF0000))));
    __m512i low = _mm512_srli_epi32(round(_mm512_mul_ps(even, even)), 16);
    return _mm512_mask_mov_epi16(low, 0xAAAAAAAA,
                                 round(_mm512_mul_ps(odd, odd)));
  }
};

struct SquareF16 {
  static __m512i pad(float) { return _mm512_setzero_si512(); }
  static __m256i squareHalf(__m256i raw) {
    __m512 x = _mm512_cvtph_ps(raw);
    return _mm512_cvtps_ph(_mm512_mul_ps(x, x),
                           _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  }
  static __m512i square(__m512i raw) {
    __m256i low = squareHalf(_mm512_castsi512_si256(raw));
    __m256i high = squareHalf(_mm512_extracti64x4_epi64(raw, 1));
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
  }
};

/// The lower byte of a product of words is that of the product of their lower
/// bytes, so words are multiplied.
struct SquareI8 {
  static __m512i pad(float) { return _mm512_setzero_si512(); }
  static __m512i square(__m512i raw) {
    __m512i even = _mm512_mullo_epi16(raw, raw);
    __m512i high = _mm512_srli_epi16(raw, 8);
    __m512i odd = _mm512_slli_epi16(_mm512_mullo_epi16(high, high), 8);
    return _mm512_mask_mov_epi8(even, 0xAAAAAAAAAAAAAAAA, odd);
  }
};

} // namespace

const FormTable padlab::avx512Kernels = {{
    Entries<ImageSlots, SquareF32>::get(),
    Entries<MatrixSlots<4>, SquareF32>::get(),
    Entries<RightPaddedSlots, SquareF32>::get(),
    Entries<DynamicSlots, SquareF32>::get(),
    makeTransposeForm(),
    Entries<MatrixSlots<2>, SquareBF16>::get(),
    Entries<MatrixSlots<2>, SquareF16>::get(),
    Entries<MatrixSlots<1>, SquareI8>::get(),
}};
