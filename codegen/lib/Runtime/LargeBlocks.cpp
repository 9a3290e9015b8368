//===- LargeBlocks.cpp - mappings for large buffers -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// This file uses only functions of the system, not the C++ runtime, because
/// applications in C link it.
///
//===----------------------------------------------------------------------===//

#include "LargeBlocks.h"

#include <cstdint>
#include <sched.h>
#include <sys/mman.h>

using namespace padlab::runtime;

static constexpr size_t hugePage = size_t(1) << 21;
static constexpr size_t smallPage = size_t(1) << 12;
/// If the last part of a block, beyond its whole huge pages, has at least this
/// size, it gets a huge page, although up to seven eighths of this page are
/// then unused.
static constexpr size_t minTail = size_t(1) << 18;
static constexpr unsigned maxKept = 16;

namespace {

/// The unused blocks that are kept for later requests, in the order in which
/// they were given back.
struct Kept {
  LargeBlock blocks[maxKept];
  unsigned count = 0;
  size_t bytes = 0, mostBytes = maxKeptBytes;

  LargeBlock remove(unsigned index) {
    LargeBlock block = blocks[index];
    for (unsigned i = index + 1; i < count; ++i)
      blocks[i - 1] = blocks[i];
    --count;
    bytes -= block.bytes;
    return block;
  }
  void add(LargeBlock block) {
    blocks[count++] = block;
    bytes += block.bytes;
  }
};

Kept kept;

/// Protects `kept`. The lock is held only for some tens of instructions, and
/// never during a call of the system, so waiting threads spin.
class Lock {
public:
  Lock() {
    while (__atomic_test_and_set(&held, __ATOMIC_ACQUIRE))
      sched_yield();
  }
  ~Lock() { __atomic_clear(&held, __ATOMIC_RELEASE); }

private:
  static bool held;
};
bool Lock::held = false;

} // namespace

static size_t roundUp(size_t bytes, size_t unit) {
  return (bytes + unit - 1) / unit * unit;
}

/// Takes the smallest kept block that is large enough for `bytes`, but not so
/// large that a large part of it would be wasted.
static LargeBlock takeKept(size_t bytes) {
  Lock lock;
  unsigned best = maxKept;
  for (unsigned i = 0; i < kept.count; ++i) {
    size_t size = kept.blocks[i].bytes;
    if (size >= bytes && size - bytes <= bytes / 4 + hugePage &&
        (best == maxKept || size < kept.blocks[best].bytes))
      best = i;
  }
  return best == maxKept ? LargeBlock() : kept.remove(best);
}

static LargeBlock mapBlock(size_t bytes) {
  size_t total;
  if (__builtin_add_overflow(bytes, hugePage, &total))
    return {};
  void *mapping = mmap(nullptr, total, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapping == MAP_FAILED)
    return {};
  char *begin = static_cast<char *>(mapping), *end = begin + total;
  char *base = begin + (-reinterpret_cast<uintptr_t>(begin) & (hugePage - 1));
  if (base != begin)
    munmap(begin, base - begin);
  if (base + bytes != end)
    munmap(base + bytes, end - (base + bytes));
  // A failure is ignored: without huge pages the memory is slower, but correct.
  (void)madvise(base, bytes, MADV_HUGEPAGE);
  return {base, bytes, /*isZero=*/true};
}

LargeBlock padlab::runtime::takeLargeBlock(size_t bytes) {
  if (bytes > SIZE_MAX - hugePage)
    return {};
  bytes = roundUp(bytes, bytes % hugePage >= minTail ? hugePage : smallPage);
  LargeBlock block = takeKept(bytes);
  return block.base ? block : mapBlock(bytes);
}

void padlab::runtime::giveLargeBlock(LargeBlock block) {
  block.isZero = false;
  // The blocks that are returned to the system: `block` itself if it is too
  // large, or the oldest kept blocks to make room for it.
  LargeBlock gone[maxKept + 1];
  unsigned numGone = 0;
  {
    Lock lock;
    if (block.bytes > kept.mostBytes) {
      gone[numGone++] = block;
    } else {
      while (kept.count == maxKept || kept.bytes > kept.mostBytes - block.bytes)
        gone[numGone++] = kept.remove(0);
      kept.add(block);
    }
  }
  for (unsigned i = 0; i < numGone; ++i)
    munmap(gone[i].base, gone[i].bytes);
}

size_t padlab::runtime::keepAtMost(size_t bytes) {
  LargeBlock gone[maxKept];
  unsigned numGone = 0;
  {
    Lock lock;
    kept.mostBytes = bytes;
    while (kept.bytes > bytes)
      gone[numGone++] = kept.remove(0);
  }
  size_t released = 0;
  for (unsigned i = 0; i < numGone; ++i) {
    munmap(gone[i].base, gone[i].bytes);
    released += gone[i].bytes;
  }
  return released;
}

size_t padlab::runtime::getKeptBytes() {
  Lock lock;
  return kept.bytes;
}
