//===- Arena.cpp - memory that a repeated call reuses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arena.h"

#include "padlab/codegen/CacheFlush.h"

#include <algorithm>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

using namespace padlab::runtime;

/// The size of an arena's region. The region only reserves address space; the
/// system provides a page when it is first touched.
static constexpr size_t regionBytes = size_t(1) << 34;
/// The size of a cache line. Vector code and stores of whole cache lines are
/// fastest with this alignment.
static constexpr size_t minAlignment = 64;

Arena *Arena::current = nullptr;

Arena::Arena(bool huge) {
  void *region = mmap(nullptr, regionBytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (region == MAP_FAILED)
    return;
  base = static_cast<char *>(region);
  // A failure is ignored: without huge pages the memory is slower, but correct.
  (void)madvise(base, regionBytes, huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
}

Arena::~Arena() {
  if (base)
    munmap(base, regionBytes);
}

void *Arena::allocate(size_t bytes, size_t alignment) {
  alignment = std::max(alignment, minAlignment);
  size_t begin = (used + alignment - 1) / alignment * alignment;
  if (!base || begin > regionBytes || bytes > regionBytes - begin)
    return nullptr;
  used = begin + bytes;
  touchedBefore = touched;
  touched = std::max(touched, used);
  allocated += bytes;
  ++allocations;
  return base + begin;
}

void Arena::forget(size_t mark) {
  resetTo(mark);
  if (touched <= mark)
    return;
  // A page of which a part is still in use cannot be returned to the system, so
  // the rest of this page is cleared instead.
  size_t page = sysconf(_SC_PAGESIZE);
  size_t begin = std::min((mark + page - 1) / page * page, touched);
  std::memset(base + mark, 0, begin - mark);
  if (touched > begin)
    (void)madvise(base + begin, touched - begin, MADV_DONTNEED);
  touched = mark;
}

bool Arena::flush() const { return flushFromCaches(base, used); }
