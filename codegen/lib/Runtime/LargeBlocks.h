//===- LargeBlocks.h - mappings for large buffers ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Large blocks of memory for applications. On small pages, the first write to
/// each 4 KiB of a buffer causes a page fault, which takes longer than the
/// writes themselves. So blocks are mapped on huge pages, and a block that is
/// given back is kept for later buffers. Any thread may call these functions.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LARGEBLOCKS_H
#define PADLAB_CODEGEN_LARGEBLOCKS_H

#include <cstddef>

namespace padlab::runtime {

/// The size from which on a buffer gets a large block: the size of a huge page.
inline constexpr size_t minLargeBytes = size_t(1) << 21;
/// The maximal number of bytes in unused blocks that are kept, unless
/// `keepAtMost` changes it. Further blocks are returned to the system.
inline constexpr size_t maxKeptBytes = size_t(1) << 29;

struct LargeBlock {
  /// The address of the block, a multiple of 2 MiB; null if there is no memory.
  void *base = nullptr;
  size_t bytes = 0;
  /// Whether the block is new from the system, so that all bytes are zero and
  /// no page has been touched. Otherwise it has the contents that its last user
  /// left.
  bool isZero = false;
};

/// Returns a block of at least `bytes` bytes.
LargeBlock takeLargeBlock(size_t bytes);
/// Takes back a block from `takeLargeBlock` that is no longer used.
void giveLargeBlock(LargeBlock block);
/// From now on, keeps at most `bytes` unused bytes. Returns how many bytes were
/// returned to the system.
size_t keepAtMost(size_t bytes);
/// Returns the number of unused bytes that are kept now.
size_t getKeptBytes();

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_LARGEBLOCKS_H
