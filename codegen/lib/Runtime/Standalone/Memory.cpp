//===- Memory.cpp - buffers of applications -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Allocates memory for the intermediate values of functions that
/// padlab-compile makes. The code of these functions frees little memory, so
/// each call opens a frame, and at its end frees all buffers of the frame. All
/// buffers are aligned to cache lines; large buffers lie on huge pages, which
/// are kept for later calls.
///
//===----------------------------------------------------------------------===//

#include "Stop.h"

#include "padlab/codegen/Application.h"
#include "padlab/codegen/Runtime.h"

#include "../LargeBlocks.h"
#include "../RuntimeState.h"
#include "../StaticAllocator.h"

#include <cstdlib>

namespace padlab::runtime {
/// The address of this function is null if the program has no buffers at fixed
/// addresses: then StaticAllocator.cpp, which defines the function, is not
/// linked.
[[gnu::weak]] bool releaseStatic(void *pointer, uint8_t poison);
} // namespace padlab::runtime

namespace {

constexpr size_t minAlignment = 64;

/// The header in memory right before a buffer. The buffers of a thread's frames
/// are a list, newest first.
struct Header {
  /// The memory that contains the header and the buffer: memory from the C
  /// library (`blockBytes` is then 0), or a large block of `blockBytes` bytes.
  void *memory;
  size_t blockBytes;
  /// The requested size of the buffer.
  size_t bytes;
  Header *older, *newer;
  bool isFramed;
};
static_assert(sizeof(Header) <= minAlignment);

/// The head of a thread's list of buffers, and the number of open frames.
struct Frames {
  Header *newest = nullptr;
  unsigned depth = 0;
};
thread_local Frames frames;

Header *getHeader(void *buffer) { return static_cast<Header *>(buffer) - 1; }

/// Counts of the buffers of all threads.
struct Counts {
  int64_t buffers, bytes, peakBytes;
} counts;

void count(int64_t buffers, int64_t bytes) {
  __atomic_fetch_add(&counts.buffers, buffers, __ATOMIC_RELAXED);
  int64_t now = __atomic_add_fetch(&counts.bytes, bytes, __ATOMIC_RELAXED);
  int64_t peak = __atomic_load_n(&counts.peakBytes, __ATOMIC_RELAXED);
  while (now > peak && !__atomic_compare_exchange_n(
                           &counts.peakBytes, &peak, now,
                           /*weak=*/true, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
    ;
}

void link(Header *header) {
  header->older = frames.newest;
  header->newer = nullptr;
  if (header->older)
    header->older->newer = header;
  frames.newest = header;
}

void release(Header *header) {
  if (header->isFramed) {
    (header->newer ? header->newer->older : frames.newest) = header->older;
    if (header->older)
      header->older->newer = header->newer;
  }
  count(-1, -int64_t(header->bytes));
  if (header->blockBytes)
    padlab::runtime::giveLargeBlock({header->memory, header->blockBytes});
  else
    std::free(header->memory);
}

/// Allocates a buffer; returns null if there is no memory. Sets `isZero` to
/// whether the memory has never been written, so that all bytes are 0.
void *allocateOrFail(size_t bytes, size_t alignment, bool &isZero) {
  using namespace padlab::runtime;
  if (alignment < minAlignment)
    alignment = minAlignment;
  // The buffer begins `alignment` bytes after the beginning of the memory,
  // which leaves room for the header.
  size_t total;
  if (__builtin_add_overflow(bytes, 2 * alignment - 1, &total))
    return nullptr;
  total &= ~(alignment - 1);
  LargeBlock memory;
  if (bytes >= minLargeBytes && alignment <= minLargeBytes)
    memory = takeLargeBlock(total);
  else
    memory.base = std::aligned_alloc(alignment, total);
  if (!memory.base)
    return nullptr;
  isZero = memory.isZero;
  void *buffer = static_cast<char *>(memory.base) + alignment;
  Header *header = getHeader(buffer);
  header->memory = memory.base;
  header->blockBytes = memory.bytes;
  header->bytes = bytes;
  header->isFramed = false;
  count(1, bytes);
  return buffer;
}

/// Allocates a buffer for a program, and stops the program if there is no
/// memory. A buffer that the program does not free is freed at the end of the
/// frame.
void *allocate(size_t bytes, size_t alignment, bool &isZero) {
  void *buffer = allocateOrFail(bytes, alignment, isZero);
  if (!buffer) {
    padlab::runtime::stopRun(PADLAB_OUT_OF_MEMORY);
    return nullptr;
  }
  Header *header = getHeader(buffer);
  header->isFramed = frames.depth != 0;
  if (header->isFramed)
    link(header);
  return buffer;
}

} // namespace

extern "C" void *padlab_alloc(size_t bytes, size_t alignment) {
  bool isZero;
  return allocate(bytes, alignment, isZero);
}

extern "C" void *padlab_alloc_fresh(size_t bytes, size_t alignment,
                                    uint8_t *is_zero) {
  bool isZero = false;
  void *buffer = allocate(bytes, alignment, isZero);
  *is_zero = isZero;
  return buffer;
}

extern "C" struct padlab_runtime_counts padlab_runtime_get_counts(void) {
  return {__atomic_load_n(&counts.buffers, __ATOMIC_RELAXED),
          __atomic_load_n(&counts.bytes, __ATOMIC_RELAXED),
          __atomic_load_n(&counts.peakBytes, __ATOMIC_RELAXED),
          /*bad_frees=*/0, /*overruns=*/0};
}

extern "C" void padlab_free(void *buffer) {
  using namespace padlab::runtime;
  if (!buffer || (&releaseStatic && releaseStatic(buffer, getPoison())))
    return;
  release(getHeader(buffer));
}

extern "C" void *padlab_memory_take(size_t bytes) {
  bool isZero;
  return allocateOrFail(bytes, minAlignment, isZero);
}

extern "C" void padlab_memory_give(void *memory) {
  if (memory)
    release(getHeader(memory));
}

extern "C" size_t padlab_memory_keep(size_t bytes) {
  return padlab::runtime::keepAtMost(bytes);
}

extern "C" void *padlab_frame_begin(void) {
  ++frames.depth;
  return frames.newest;
}

extern "C" void padlab_frame_end(void *frame) {
  while (frames.newest != frame)
    release(frames.newest);
  --frames.depth;
}
