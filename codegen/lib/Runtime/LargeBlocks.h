//===- LargeBlocks.h - mappings for large buffers ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Large blocks of memory for applications. On small pages, the first writing
/// of a buffer would cost a page fault every 4 KiB, which takes longer than the
/// writing itself. So blocks are mapped on huge pages, and kept for later
/// buffers when they are given back. Any thread may call any of this.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LARGEBLOCKS_H
#define PADLAB_CODEGEN_LARGEBLOCKS_H

#include <cstddef>

namespace padlab::runtime {

/// The size from which on a buffer gets a mapping of its own: that of a huge
/// page.
inline constexpr size_t minLargeBytes = size_t(1) << 21;
/// The maximal number of bytes that are kept, unless `keepAtMost` changes it:
/// the rest is returned to the system.
inline constexpr size_t maxKeptBytes = size_t(1) << 29;

struct LargeBlock {
  /// A multiple of 2 MiB; null when there is no memory.
  void *base = nullptr;
  size_t bytes = 0;
  /// Whether the block is fresh from the system: all zeros, without allocated
  /// pages. Otherwise it has the contents that its last user left.
  bool isZero = false;
};

/// Returns a block of at least `bytes`.
LargeBlock takeLargeBlock(size_t bytes);
/// Takes back a block from `takeLargeBlock` that is no longer used.
void giveLargeBlock(LargeBlock block);
/// Keeps at most this number of bytes from now on; returns how many bytes were
/// returned to the system.
size_t keepAtMost(size_t bytes);
/// Returns the number of bytes that are kept now.
size_t getKeptBytes();

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_LARGEBLOCKS_H
