//===- FreedMemory.cpp - makes reads of freed memory crash ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// M_PERTURB of glibc's `mallopt` does not fill the blocks in its per-thread
/// caches, which are nearly all blocks that a compiler frees. These caches can
/// be switched off only by an environment variable before a process starts, but
/// workers are forked. Scripts, which do start processes, use M_PERTURB and the
/// environment variable.
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

/// Eight of these bytes are no canonical address on x86-64, and no plausible
/// size or number.
static constexpr int fill = 0x55;
/// The first bytes of a free block, in which the allocator keeps its free list,
/// and the mark by which it recognizes a double free.
static constexpr size_t allocatorsOwn = 16;

static std::atomic<bool> poisons = false;

void padlab::worker::poisonFreedMemory() {
  poisons.store(true, std::memory_order_relaxed);
}

extern "C" void __libc_free(void *);

/// Replaces the C library's function for all libraries of this process.
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
