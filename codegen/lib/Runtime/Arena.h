//===- Arena.h - memory that a repeated call reuses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Allocates memory for timed calls. The allocations of each call begin at the
/// front of a region that stays mapped, so that a call touches new pages only
/// if it is the first one, needs more memory than all calls before it, or
/// follows `forget`. The calls spend no time on guard pages or poison.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_ARENA_H
#define PADLAB_CODEGEN_ARENA_H

#include <cstddef>

namespace padlab::runtime {

class Arena {
public:
  /// `huge` says whether to use huge pages, if the system has them.
  explicit Arena(bool huge = true);
  ~Arena();
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  /// Returns null if the region is used up.
  void *allocate(size_t bytes, size_t alignment);
  /// Whether `buffer`, which must be the last allocation, and the memory after
  /// it have never been written, so that all of their bytes are 0.
  bool isUntouched(const void *buffer) const {
    return static_cast<const char *>(buffer) >= base + touchedBefore;
  }

  /// Returns a mark for `resetTo`, which frees everything that was allocated
  /// after `getMark` returned this mark.
  size_t getMark() const { return used; }
  void resetTo(size_t mark) {
    used = mark;
    allocated = allocations = 0;
  }
  /// Returns the number of bytes that were requested since the last `resetTo`.
  /// This is also the peak of the memory in use, because nothing is freed in
  /// between.
  size_t getAllocatedBytes() const { return allocated; }
  /// Returns the number of allocations since the last `resetTo`.
  size_t getAllocations() const { return allocations; }

  /// Resets to `mark`, and returns the pages beyond `mark` to the system, so
  /// that the next allocations touch new pages.
  void forget(size_t mark);
  /// Evicts all allocations from all caches. Returns false if the CPU has no
  /// instruction that evicts cache lines.
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
  /// Upper bounds of the number of bytes at the front of the region that users
  /// of allocations have touched: in all, and before the last allocation.
  size_t touched = 0, touchedBefore = 0;
};

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_ARENA_H
