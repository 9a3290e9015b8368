//===- Arena.h - memory that a repeated call reuses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Used for timing: each call allocates from the front of a region that stays
/// mapped, so that pages are touched once and no call pays for fences or
/// poison.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_ARENA_H
#define PADLAB_CODEGEN_ARENA_H

#include <cstddef>

namespace padlab::runtime {

class Arena {
public:
  /// `huge`: use huge pages, if there are any.
  explicit Arena(bool huge = true);
  ~Arena();
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  /// Null when the region is used up.
  void *allocate(size_t bytes, size_t alignment);
  /// Whether `buffer`, the last allocation, and the memory after it were never
  /// written: then all of it is 0.
  bool isUntouched(const void *buffer) const {
    return static_cast<const char *>(buffer) >= base + touchedBefore;
  }

  /// Everything that was allocated after `mark` was read is free again.
  size_t getMark() const { return used; }
  void resetTo(size_t mark) {
    used = mark;
    allocated = allocations = 0;
  }
  /// The number of bytes that were requested since then. Nothing is freed in
  /// between, so that it is also the peak.
  size_t getAllocatedBytes() const { return allocated; }
  /// The number of calls since then.
  size_t getAllocations() const { return allocations; }

  /// Returns the pages beyond `mark`, which must be unused, to the system: the
  /// next allocations there touch fresh pages.
  void forget(size_t mark);
  /// Evicts all allocations from all caches. Returns false if there is no
  /// instruction for that.
  bool flush() const;

  /// While one is alive, native code allocates from this arena, and frees
  /// nothing.
  class Use {
  public:
    explicit Use(Arena &arena) : previous(current) { current = &arena; }
    ~Use() { current = previous; }

  private:
    Arena *previous;
  };
  static Arena *getCurrent() { return current; }

private:
  static Arena *current;
  char *base = nullptr;
  size_t used = 0, allocated = 0, allocations = 0;
  /// An upper bound of the bytes that users of allocations have touched, now
  /// and before the last allocation.
  size_t touched = 0, touchedBefore = 0;
};

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_ARENA_H
