//===- SharedNumber.h - a number that processes share -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_UNITTESTS_SHAREDNUMBER_H
#define PADLAB_FUZZ_UNITTESTS_SHAREDNUMBER_H

#include <sys/mman.h>

namespace padlab::test {

/// Returns a number, 0 at first, in memory that this process shares with all
/// children that it forks later; null if there is no memory.
inline int *makeSharedNumber() {
  void *memory = ::mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<int *>(memory);
}

} // namespace padlab::test

#endif // PADLAB_FUZZ_UNITTESTS_SHAREDNUMBER_H
