//===- LinesAvx512.h - runs of bytes by whole vectors ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes a padded destination in one pass, in address order, for any type of
/// elements: vectors have 64 bytes, and an operation computes 64 bytes of the
/// destination from 64 bytes of the source. Local to the file that includes it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIMITS_LINESAVX512_H
#define PADLAB_BENCH_LIMITS_LINESAVX512_H

#include "Slots.h"

#include <immintrin.h>

namespace {

constexpr int64_t line = 64;

/// Returns a mask of the first `end` bytes of a vector.
inline __mmask64 maskBelow(int64_t end) {
  return end >= line ? ~__mmask64(0) : _bzhi_u64(~uint64_t(0), unsigned(end));
}

inline __m512i loadBytes(__mmask64 mask, const char *from) {
  return _mm512_maskz_loadu_epi8(mask, from);
}

inline __m512i load(const char *from) { return _mm512_loadu_si512(from); }

struct StoreAnywhere {
  static void store(char *to, __m512i value) { _mm512_storeu_si512(to, value); }
};
struct StoreAligned {
  static void store(char *to, __m512i value) { _mm512_store_si512(to, value); }
};
struct StoreAround {
  static void store(char *to, __m512i value) {
    // LLVM 22 drops the non-temporal hint if it sees that a vector of f16 is
    // stored.
    asm("" : "+v"(value));
    _mm512_stream_si512(reinterpret_cast<__m512i *>(to), value);
  }
};

/// Stores whole vectors of padding.
template <typename Store>
char *fillVectors(char *to, const char *end, __m512i value) {
  for (; to + 4 * line <= end; to += 4 * line) {
    Store::store(to, value);
    Store::store(to + line, value);
    Store::store(to + 2 * line, value);
    Store::store(to + 3 * line, value);
  }
  for (; to + line <= end; to += line)
    Store::store(to, value);
  return to;
}

/// Fills long runs by the string instruction, which does not read lines before
/// it writes them.
struct FillByString {
  static constexpr int64_t threshold = 2048;
  template <typename Store>
  static char *fill(char *to, const char *end, __m512i value) {
    int64_t words = (end - to) / line * (line / 8);
    if (words * 8 < threshold)
      return fillVectors<Store>(to, end, value);
    uint64_t pattern = _mm_cvtsi128_si64(_mm512_castsi512_si128(value));
    asm volatile("rep stosq" : "+D"(to), "+c"(words) : "a"(pattern) : "memory");
    return to;
  }
};
struct FillByVectors {
  template <typename Store>
  static char *fill(char *to, const char *end, __m512i value) {
    return fillVectors<Store>(to, end, value);
  }
};
/// Writes padding with non-temporal stores, and the interior through the
/// caches.
struct FillAround {
  template <typename Store>
  static char *fill(char *to, const char *end, __m512i value) {
    return fillVectors<StoreAround>(to, end, value);
  }
};

/// Leaves it to the hardware to prefetch the source.
struct ReadOnDemand {
  static void prefetch(const char *) {}
};
/// Prefetches the source a page ahead into the second-level cache, because the
/// hardware stops at pages.
struct ReadAhead {
  static void prefetch(const char *from) {
    constexpr int64_t distance = 4096;
    for (int64_t i = 0; i != 4 * line; i += line)
      _mm_prefetch(from + distance + i, _MM_HINT_T1);
  }
};

/// Computes the part of a row that fills whole vectors, and advances both
/// pointers.
template <typename Op, typename Store, typename Read = ReadOnDemand>
void streamVectors(const char *&from, char *&to, const char *end) {
  for (; to + 4 * line <= end; to += 4 * line, from += 4 * line) {
    Read::prefetch(from);
    __m512i a = Op::square(load(from)), b = Op::square(load(from + line));
    __m512i c = Op::square(load(from + 2 * line));
    __m512i d = Op::square(load(from + 3 * line));
    Store::store(to, a);
    Store::store(to + line, b);
    Store::store(to + 2 * line, c);
    Store::store(to + 3 * line, d);
  }
  for (; to + line <= end; to += line, from += line)
    Store::store(to, Op::square(load(from)));
}

/// Each line of the destination is composed in a register and stored once, as
/// a whole where all of it belongs to the destination.
template <typename Op, typename Store, typename Fill,
          typename Read = ReadOnDemand>
void streamLines(const Runs &runs, __m512i pad) {
  char *end = runs.to + runs.getTotal();
  // The aligned address of the line that is being composed.
  char *to = reinterpret_cast<char *>(uintptr_t(runs.to) & ~uintptr_t(63));
  __mmask64 owned = ~maskBelow(runs.to - to);
  __m512i pending = pad;
  auto flush = [&] {
    if (owned == ~__mmask64(0))
      Store::store(to, pending);
    else
      _mm512_mask_storeu_epi8(to, owned, pending);
    owned = ~__mmask64(0);
    pending = pad;
    to += line;
  };

  const char *from = runs.from;
  char *row = runs.to + runs.before;
  for (int64_t i = 0; i != runs.rows; ++i, row += runs.width + runs.between) {
    char *rowEnd = row + runs.width;
    if (to + line <= row) {
      flush();
      to = Fill::template fill<Store>(to, row, pad);
    }
    int64_t begin = row - to, here = rowEnd - to;
    if (begin != 0 || here < line || owned != ~__mmask64(0)) {
      __mmask64 inner = maskBelow(here) & ~maskBelow(begin);
      pending = _mm512_mask_mov_epi8(
          pending, inner, Op::square(loadBytes(inner, from - begin)));
      if (here < line) {
        from += runs.width;
        continue;
      }
      flush();
      from += line - begin;
    }
    streamVectors<Op, Store, Read>(from, to, rowEnd);
    if (int64_t rest = rowEnd - to) {
      __mmask64 inner = maskBelow(rest);
      pending =
          _mm512_mask_mov_epi8(pad, inner, Op::square(loadBytes(inner, from)));
      from += rest;
    }
  }
  if (to + line <= end) {
    flush();
    to = Fill::template fill<Store>(to, end, pad);
  }
  if (to != end)
    _mm512_mask_storeu_epi8(to, owned & maskBelow(end - to), pending);
}

/// Stores unaligned vectors, and masks them where runs end.
template <typename Op>
void streamRuns(const Runs &runs, __m512i pad) {
  auto fill = [&](char *to, int64_t bytes) {
    char *end = to + bytes;
    to = fillVectors<StoreAnywhere>(to, end, pad);
    if (to != end)
      _mm512_mask_storeu_epi8(to, maskBelow(end - to), pad);
    return end;
  };
  const char *from = runs.from;
  char *to = fill(runs.to, runs.before);
  for (int64_t i = 0; i != runs.rows; ++i) {
    if (i != 0)
      to = fill(to, runs.between);
    char *end = to + runs.width;
    streamVectors<Op, StoreAnywhere>(from, to, end);
    if (int64_t rest = end - to) {
      __mmask64 mask = maskBelow(rest);
      _mm512_mask_storeu_epi8(to, mask, Op::square(loadBytes(mask, from)));
      from += rest;
      to = end;
    }
  }
  fill(to, runs.after);
}

/// Like streamRuns, but the last vector of a run extends into the next run,
/// which is written later, so that only stores near the end need masks.
template <typename Op>
void streamOverlapping(const Runs &runs, __m512i pad) {
  const char *from = runs.from;
  char *to = runs.to, *end = to + runs.getTotal();
  // Behind this address, a whole vector would extend beyond the destination.
  char *lastVector = end - line;
  auto store = [&](char *at, __m512i value) {
    if (__builtin_expect(at <= lastVector, 1))
      _mm512_storeu_si512(at, value);
    else
      _mm512_mask_storeu_epi8(at, maskBelow(end - at), value);
  };
  char *row = to + runs.before;
  for (; to < row; to += line)
    store(to, pad);
  for (int64_t i = 0; i != runs.rows; ++i) {
    to = row;
    char *rowEnd = row + runs.width;
    streamVectors<Op, StoreAnywhere>(from, to, rowEnd);
    char *next = i + 1 == runs.rows ? end : rowEnd + runs.between;
    if (int64_t rest = rowEnd - to) {
      __mmask64 inner = maskBelow(rest);
      store(to, _mm512_mask_mov_epi8(pad, inner,
                                     Op::square(loadBytes(inner, from))));
      from += rest;
      to += line;
    }
    for (; to < next; to += line)
      store(to, pad);
    row = next;
  }
}

/// Like streamOverlapping, for rows of few vectors: values that are the same in
/// all rows are computed once, and only rows near the end check their position.
template <typename Op>
void streamSmallRows(const Runs &runs, __m512i pad) {
  const char *from = runs.from;
  char *to = runs.to, *end = to + runs.getTotal();
  int64_t rest = runs.width % line, full = runs.width - rest;
  __mmask64 inner = maskBelow(rest);
  char *row = to + runs.before;
  // No store of the first `safe` rows extends beyond the end.
  int64_t distance = end - line - (row + runs.width + runs.between);
  int64_t pitch = runs.width + runs.between;
  int64_t safe = distance < 0 ? 0 : distance / pitch + 1;
  safe = safe < runs.rows ? safe : runs.rows - 1;
  if (safe > 0) {
    for (; to < row; to += line)
      _mm512_storeu_si512(to, pad);
    for (int64_t i = 0; i != safe; ++i) {
      for (to = row; to != row + full; to += line, from += line)
        _mm512_storeu_si512(to, Op::square(load(from)));
      row += pitch;
      if (rest) {
        _mm512_storeu_si512(
            to, _mm512_mask_mov_epi8(pad, inner,
                                     Op::square(loadBytes(inner, from))));
        from += rest;
        to += line;
      }
      for (; to < row; to += line)
        _mm512_storeu_si512(to, pad);
    }
    to = row;
  }
  Runs last = runs;
  last.from = from;
  last.to = to;
  last.rows = runs.rows - (safe > 0 ? safe : 0);
  last.before = row - to;
  streamOverlapping<Op>(last, pad);
}

/// Writes only the interior.
template <typename Op>
void streamInterior(const Runs &runs) {
  const char *from = runs.from;
  char *row = runs.to + runs.before;
  for (int64_t i = 0; i != runs.rows; ++i, row += runs.width + runs.between) {
    char *to = row, *end = row + runs.width;
    streamVectors<Op, StoreAnywhere>(from, to, end);
    if (int64_t rest = end - to) {
      __mmask64 mask = maskBelow(rest);
      _mm512_mask_storeu_epi8(to, mask, Op::square(loadBytes(mask, from)));
      from += rest;
    }
  }
}

/// Fills everything, then writes the interior over it.
template <typename Op>
void fillAndOverwrite(const Runs &runs, __m512i pad) {
  char *end = runs.to + runs.getTotal();
  char *to = fillVectors<StoreAnywhere>(runs.to, end, pad);
  if (to != end)
    _mm512_mask_storeu_epi8(to, maskBelow(end - to), pad);
  streamInterior<Op>(runs);
}

} // namespace

#endif // PADLAB_BENCH_LIMITS_LINESAVX512_H
