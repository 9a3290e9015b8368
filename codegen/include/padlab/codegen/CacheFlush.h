//===- CacheFlush.h - evicts memory from all caches -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CACHEFLUSH_H
#define PADLAB_CODEGEN_CACHEFLUSH_H

#include <cstddef>

#ifdef __x86_64__
#include <emmintrin.h>
#endif

namespace padlab {

/// Evicts the `bytes` bytes from `begin` on from all caches. Returns false if
/// this architecture has no instruction that evicts cache lines.
inline bool flushFromCaches([[maybe_unused]] const char *begin,
                            [[maybe_unused]] size_t bytes) {
#ifdef __x86_64__
  constexpr size_t cacheLine = 64;
  for (size_t at = 0; at < bytes; at += cacheLine)
    _mm_clflush(begin + at);
  _mm_mfence();
  return true;
#else
  return false;
#endif
}

} // namespace padlab

#endif // PADLAB_CODEGEN_CACHEFLUSH_H
