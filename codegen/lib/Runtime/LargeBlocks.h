//===- LargeBlocks.h - mappings for large buffers ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// For applications: a large buffer on small pages costs a page fault every
/// 4 KiB when it is first written, which takes longer than the writing. Blocks
/// are mapped on huge pages, and kept for the next buffer when they are given
/// back. Any thread may call any of this.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LARGEBLOCKS_H
#define PADLAB_CODEGEN_LARGEBLOCKS_H

#include <cstddef>

namespace padlab::runtime {

/// From here on a buffer is worth a mapping of its own: a huge page.
inline constexpr size_t minLargeBytes = size_t(1) << 21;
/// The most that is kept, unless `keepAtMost` says otherwise: the rest goes
/// back to the system.
inline constexpr size_t maxKeptBytes = size_t(1) << 29;

struct LargeBlock {
  /// A multiple of 2 MiB; null when there is no memory.
  void *base = nullptr;
  size_t bytes = 0;
  /// Fresh from the system: all zeros, and no page taken yet. Otherwise the
  /// contents are what the last user left.
  bool isZero = false;
};

/// At least `bytes`.
LargeBlock takeLargeBlock(size_t bytes);
/// `block` is what `takeLargeBlock` gave; nothing of it is used any more.
void giveLargeBlock(LargeBlock block);
/// Keeps no more than this from now on; gives the bytes that go back.
size_t keepAtMost(size_t bytes);
/// Bytes that are kept now.
size_t getKeptBytes();

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_LARGEBLOCKS_H
