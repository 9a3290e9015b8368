//===- Arena.h - memory that a repeated call reuses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Allocates memory for timed calls: each call begins at the front of a region
/// that stays mapped, so that pages are first touched only once, and no call
/// pays for fences or poison.
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

  /// Returns null if the region is used up.
  void *allocate(size_t bytes, size_t alignment);
  /// Whether `buffer`, the last allocation, and the memory after it were never
  /// written: then all of it is 0.
  bool isUntouched(const void *buffer) const {
    return static_cast<const char *>(buffer) >= base + touchedBefore;
  }

  /// `resetTo` frees everything that was allocated after `getMark` returned
  /// `mark`.
  size_t getMark() const { return used; }
  void resetTo(size_t mark) {
    used = mark;
    allocated = allocations = 0;
  }
  /// Returns the number of bytes that were requested since the last `resetTo`.
  /// This is also the peak, because nothing is freed in between.
  size_t getAllocatedBytes() const { return allocated; }
  /// Returns the number of allocations since the last `resetTo`.
  size_t getAllocations() const { return allocations; }

  /// Returns the pages beyond `mark`, which must be unused, to the system: the
  /// next allocations there touch fresh pages.
  void forget(size_t mark);
  /// Evicts all allocations from all caches. Returns false if there is no
  /// instruction for that.
  bool flush() const;

  /// While an object of this class is alive, native code allocates from this
  /// arena, and frees nothing.
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
