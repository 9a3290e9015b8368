//===- TransposeAvx512.h - squares transposed in registers ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Transposes four columns of 16 (or 8) rows at a time. Lanes of four elements
/// are loaded to their places, which does not use the port for shuffles; then
/// 4x4 blocks are transposed inside of the lanes. Local to the file that
/// includes it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIMITS_TRANSPOSEAVX512_H
#define PADLAB_BENCH_LIMITS_TRANSPOSEAVX512_H

#include "Tables.h"

#include "LinesAvx512.h"

namespace {

/// Blocks of 16 rows, in vectors of 64 bytes.
struct Wide {
  static constexpr int64_t rows = 16;
  using Vector = __m512;

  /// Loads four elements of row 4 l into lane l, for each of the four lanes.
  static Vector loadLanes(const float *from) {
    constexpr int64_t step = 4 * padlab::transposeColumns;
    Vector v = _mm512_castps128_ps512(_mm_loadu_ps(from));
    v = _mm512_insertf32x4(v, _mm_loadu_ps(from + step), 1);
    v = _mm512_insertf32x4(v, _mm_loadu_ps(from + 2 * step), 2);
    return _mm512_insertf32x4(v, _mm_loadu_ps(from + 3 * step), 3);
  }
  static Vector square(Vector v) { return _mm512_mul_ps(v, v); }
  static Vector unpackLow(Vector a, Vector b) {
    return _mm512_unpacklo_ps(a, b);
  }
  static Vector unpackHigh(Vector a, Vector b) {
    return _mm512_unpackhi_ps(a, b);
  }
  static Vector pairLow(Vector a, Vector b) {
    return _mm512_shuffle_ps(a, b, 0x44);
  }
  static Vector pairHigh(Vector a, Vector b) {
    return _mm512_shuffle_ps(a, b, 0xEE);
  }
  static void store(float *to, Vector v) { _mm512_storeu_ps(to, v); }
};

/// Blocks of 8 rows: vectors are half as wide, but two ports can shuffle them,
/// and fewer of them cross cache lines.
struct Narrow {
  static constexpr int64_t rows = 8;
  using Vector = __m256;

  static Vector loadLanes(const float *from) {
    constexpr int64_t step = 4 * padlab::transposeColumns;
    Vector v = _mm256_castps128_ps256(_mm_loadu_ps(from));
    return _mm256_insertf128_ps(v, _mm_loadu_ps(from + step), 1);
  }
  static Vector square(Vector v) { return _mm256_mul_ps(v, v); }
  static Vector unpackLow(Vector a, Vector b) {
    return _mm256_unpacklo_ps(a, b);
  }
  static Vector unpackHigh(Vector a, Vector b) {
    return _mm256_unpackhi_ps(a, b);
  }
  static Vector pairLow(Vector a, Vector b) {
    return _mm256_shuffle_ps(a, b, 0x44);
  }
  static Vector pairHigh(Vector a, Vector b) {
    return _mm256_shuffle_ps(a, b, 0xEE);
  }
  static void store(float *to, Vector v) { _mm256_storeu_ps(to, v); }
};

/// Squares and transposes columns [first, 4) of the four that begin at `from`;
/// column c goes to `to + c * pitch`.
template <typename V, int first = 0>
inline void transposeFour(const float *from, float *to, int64_t pitch) {
  constexpr int64_t columns = padlab::transposeColumns;
  auto a = V::square(V::loadLanes(from));
  auto b = V::square(V::loadLanes(from + columns));
  auto c = V::square(V::loadLanes(from + 2 * columns));
  auto d = V::square(V::loadLanes(from + 3 * columns));
  auto abLow = V::unpackLow(a, b), abHigh = V::unpackHigh(a, b);
  auto cdLow = V::unpackLow(c, d), cdHigh = V::unpackHigh(c, d);
  if (first < 1)
    V::store(to, V::pairLow(abLow, cdLow));
  if (first < 2)
    V::store(to + pitch, V::pairHigh(abLow, cdLow));
  V::store(to + 2 * pitch, V::pairLow(abHigh, cdHigh));
  V::store(to + 3 * pitch, V::pairHigh(abHigh, cdHigh));
}

/// Transposes all columns of V::rows rows.
template <typename V>
inline void transposeRows(const float *from, float *to, int64_t pitch) {
  constexpr int64_t columns = padlab::transposeColumns;
  static_assert(columns % 4 == 2, "the last four overlap by two");
#pragma clang loop unroll(full)
  for (int64_t column = 0; column + 4 <= columns; column += 4)
    transposeFour<V>(from + column, to + column * pitch, pitch);
  transposeFour<V, 2>(from + columns - 4, to + (columns - 4) * pitch, pitch);
}

inline void fillFloats(float *to, int64_t count, __m512 value) {
  for (; count >= 16; count -= 16, to += 16)
    _mm512_storeu_ps(to, value);
  _mm512_mask_storeu_ps(to, __mmask16(_bzhi_u32(0xFFFF, unsigned(count))),
                        value);
}

/// Writes everything except the interior.
inline void fillTransposedBorder(const Transposition &task) {
  __m512 pad = _mm512_set1_ps(task.value);
  int64_t pitch = task.getPitch();
  float *to = task.to;
  fillFloats(to, padlab::transposeLow * pitch + task.low, pad);
  to += padlab::transposeLow * pitch + task.low + task.batch;
  for (int64_t column = 1; column != padlab::transposeColumns; ++column) {
    fillFloats(to, task.high + task.low, pad);
    to += pitch;
  }
  fillFloats(to, task.high + padlab::transposeHigh * pitch, pad);
}

/// Transposes the rows of the batch that are left after whole vectors.
inline void transposeRest(const float *from, float *to, int64_t pitch,
                          int64_t rows) {
  for (int64_t row = 0; row != rows; ++row)
    for (int64_t column = 0; column != padlab::transposeColumns; ++column) {
      float x = from[row * padlab::transposeColumns + column];
      to[column * pitch + row] = x * x;
    }
}

template <typename V>
void transposeInRegisters(uint64_t *slots) {
  Transposition task = decodeTransposition(slots);
  int64_t pitch = task.getPitch(), row = 0;
  float *to = task.to + padlab::transposeLow * pitch + task.low;
  for (; row + V::rows <= task.batch; row += V::rows)
    transposeRows<V>(task.from + row * padlab::transposeColumns, to + row,
                     pitch);
  transposeRest(task.from + row * padlab::transposeColumns, to + row, pitch,
                task.batch - row);
  fillTransposedBorder(task);
}

/// Transposes a block of the batch into the first-level cache, and copies each
/// column from there to the destination as one long piece. With `ask`,
/// prefetches the lines of the destination: there are too many pieces for the
/// hardware prefetcher to follow.
template <typename V, int64_t block, bool ask = false>
void transposeInBlocks(uint64_t *slots) {
  constexpr int64_t columns = padlab::transposeColumns;
  alignas(64) float buffer[columns * block];
  Transposition task = decodeTransposition(slots);
  int64_t pitch = task.getPitch(), row = 0;
  float *to = task.to + padlab::transposeLow * pitch + task.low;
  for (; row + block <= task.batch; row += block) {
    for (int64_t part = 0; part != block; part += V::rows) {
      // Prefetch the lines of this block before they are written.
      for (int64_t column = 0; ask && column != columns; ++column)
        __builtin_prefetch(to + column * pitch + row + part, /*rw=*/1);
      transposeRows<V>(task.from + (row + part) * columns, buffer + part,
                       block);
    }
    for (int64_t column = 0; column != columns; ++column) {
      float *piece = to + column * pitch + row;
      const float *from = buffer + column * block;
      int64_t head = -(uintptr_t(piece) >> 2) & 15;
      auto first = __mmask16(_bzhi_u32(0xFFFF, unsigned(head)));
      _mm512_mask_storeu_ps(piece, first, _mm512_maskz_loadu_ps(first, from));
      int64_t i = head;
      for (; i + 16 <= block; i += 16)
        _mm512_store_ps(piece + i, _mm512_loadu_ps(from + i));
      auto last = __mmask16(_bzhi_u32(0xFFFF, unsigned(block - i)));
      _mm512_mask_storeu_ps(piece + i, last,
                            _mm512_maskz_loadu_ps(last, from + i));
    }
  }
  for (; row + V::rows <= task.batch; row += V::rows)
    transposeRows<V>(task.from + row * columns, to + row, pitch);
  transposeRest(task.from + row * columns, to + row, pitch, task.batch - row);
  fillTransposedBorder(task);
}

constexpr padlab::FormKernels makeTransposeForm() {
  return {{{"in-registers-16", transposeInRegisters<Wide>},
           {"in-registers-8", transposeInRegisters<Narrow>},
           {"in-blocks-64", transposeInBlocks<Wide, 64>},
           {"in-blocks-128", transposeInBlocks<Wide, 128>},
           {"in-blocks-128-ahead", transposeInBlocks<Wide, 128, true>},
           {"in-blocks-192-ahead", transposeInBlocks<Wide, 192, true>}},
          {"in-registers-16", transposeInRegisters<Wide>},
          {}};
}

} // namespace

#endif // PADLAB_BENCH_LIMITS_TRANSPOSEAVX512_H
