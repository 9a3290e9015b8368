//===- Memory.cpp - buffers of applications -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Objects of padlab-compile take memory for what a program computes on the
/// way to its results. The lowering frees little of it by itself, so that each
/// call of such an object is a frame, whose buffers end with it.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include "../RuntimeState.h"
#include "../StaticAllocator.h"

#include <cstdlib>

namespace padlab::runtime {
/// Only programs that ask for buffers at fixed addresses link what gives them.
[[gnu::weak]] bool releaseStatic(void *pointer, uint8_t poison);
} // namespace padlab::runtime

namespace {

constexpr size_t minAlignment = 64;

/// Stands right before a buffer. A frame's buffers are a list, newest first.
struct Header {
  void *memory;
  Header *older, *newer;
  bool isFramed;
};
static_assert(sizeof(Header) <= minAlignment);

/// Where the list of a thread begins. Its address is the oldest mark.
struct Frames {
  Header *newest = nullptr;
  unsigned depth = 0;
};
thread_local Frames frames;

Header *getHeader(void *buffer) { return static_cast<Header *>(buffer) - 1; }

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
  std::free(header->memory);
}

} // namespace

extern "C" void *padlab_alloc(size_t bytes, size_t alignment) {
  if (alignment < minAlignment)
    alignment = minAlignment;
  // The buffer begins one alignment after the memory does.
  size_t total;
  if (__builtin_add_overflow(bytes, 2 * alignment - 1, &total))
    padlab_error("out of memory");
  total &= ~(alignment - 1);
  void *memory = std::aligned_alloc(alignment, total);
  if (!memory)
    padlab_error("out of memory");
  void *buffer = static_cast<char *>(memory) + alignment;
  Header *header = getHeader(buffer);
  header->memory = memory;
  header->isFramed = frames.depth != 0;
  if (header->isFramed)
    link(header);
  return buffer;
}

extern "C" void padlab_free(void *buffer) {
  using namespace padlab::runtime;
  if (!buffer || (&releaseStatic && releaseStatic(buffer, getPoison())))
    return;
  release(getHeader(buffer));
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
