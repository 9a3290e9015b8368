//===- FreedMemory.cpp - makes reads of freed memory crash ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// glibc has an option for this, M_PERTURB of `mallopt`, but it does not fill
/// the blocks in the per-thread caches of the allocator, which are nearly all
/// blocks that a compiler frees. Only an environment variable that is set
/// before a process starts can switch these caches off, but workers are forked.
/// Scripts do start processes, so they use M_PERTURB and the environment
/// variable.
///
//===----------------------------------------------------------------------===//

#include "Child.h"

#include <atomic>
#include <cstddef>
#include <cstring>
#include <malloc.h>

#if __has_feature(address_sanitizer)

void padlab::worker::poisonFreedMemory() {}

#else

/// Eight of these bytes are not a canonical address on x86-64, and not a
/// plausible size or number.
static constexpr int fill = 0x55;
/// The first bytes of a free block, which are left alone: in them, the
/// allocator keeps its free list and the mark by which it recognizes a double
/// free.
static constexpr size_t allocatorsOwn = 16;

static std::atomic<bool> poisons = false;

void padlab::worker::poisonFreedMemory() {
  poisons.store(true, std::memory_order_relaxed);
}

extern "C" void __libc_free(void *);

/// Replaces `free` of the C library for all libraries of this process.
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
