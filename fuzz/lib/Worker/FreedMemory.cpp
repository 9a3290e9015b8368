//===- FreedMemory.cpp - who reads what was freed dies -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// M_PERTURB of glibc's `mallopt` does not reach what its caches of a thread
/// hold, which is nearly all that a compiler frees; to switch those off takes
/// an environment variable before a process starts, and workers are forked.
/// Scripts, which start processes, have both.
///
//===----------------------------------------------------------------------===//

#include "FreedMemory.h"

#include <atomic>
#include <cstddef>
#include <cstring>
#include <malloc.h>

#if __has_feature(address_sanitizer)

void padlab::worker::poisonFreedMemory() {}

#else

/// Makes addresses that are not canonical on x86-64, and no size or number that
/// could pass for one in use.
static constexpr int fill = 0x55;
/// There the allocator keeps its list, and the mark by which it knows what is
/// freed twice.
static constexpr size_t allocatorsOwn = 16;

static std::atomic<bool> poisons = false;

void padlab::worker::poisonFreedMemory() {
  poisons.store(true, std::memory_order_relaxed);
}

extern "C" void __libc_free(void *);

/// In the place of the C library's, for all libraries of this process.
extern "C" void free(void *block) {
  if (block && poisons.load(std::memory_order_relaxed)) {
    size_t size = malloc_usable_size(block);
    if (size > allocatorsOwn)
      std::memset(static_cast<char *>(block) + allocatorsOwn, fill,
                  size - allocatorsOwn);
  }
  __libc_free(block);
}

#endif
