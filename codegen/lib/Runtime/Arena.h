//===- Arena.h - memory that a repeated call reuses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// For timing: a call allocates from the front of a region that stays mapped,
/// so that the pages are touched once and no call pays for fences or poison.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_ARENA_H
#define PADLAB_CODEGEN_ARENA_H

#include <cstddef>

namespace padlab::runtime {

class Arena {
public:
  Arena();
  ~Arena();
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  /// Null when the region is used up.
  void *allocate(size_t bytes, size_t alignment);

  /// Everything that was allocated after `mark` was read is free again.
  size_t getMark() const { return used; }
  void resetTo(size_t mark) {
    used = mark;
    allocated = 0;
  }
  /// What was asked for since then. Nothing is freed in between, so that it is
  /// the peak, too.
  size_t getAllocatedBytes() const { return allocated; }

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
  size_t used = 0, allocated = 0;
};

} // namespace padlab::runtime

#endif // PADLAB_CODEGEN_ARENA_H
