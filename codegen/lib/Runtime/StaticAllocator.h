//===- StaticAllocator.h - buffers at fixed addresses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Implements padlab_alloc_static. Pages are mapped at the addresses that the
/// program requests, but never over other mappings. They are unmapped before
/// the next run.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_STATICALLOCATOR_H
#define PADLAB_CODEGEN_STATICALLOCATOR_H

#include <cstddef>
#include <cstdint>

namespace padlab::runtime {

/// Unmaps all pages, before a new run begins.
void resetStatic();
/// Frees the live static buffer that begins at `pointer`, and fills it with
/// `poison`. Returns false if there is no such buffer.
bool releaseStatic(void *pointer, uint8_t poison);
/// The number of live static buffers, and the number of their bytes.
struct StaticCounts {
  int64_t buffers, bytes;
};
StaticCounts getStaticCounts();
/// Whether `address` is on a page next to the pages of static buffers.
bool isBesideStatic(const void *address);

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_STATICALLOCATOR_H
