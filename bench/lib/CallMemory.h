//===- CallMemory.h - where a timed call finds its data -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_CALLMEMORY_H
#define PADLAB_BENCH_CALLMEMORY_H

#include "padlab/codegen/TimedCode.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace padlab {

/// An input and a destination for repeated calls of code that padlab does not
/// compile: limit kernels and peers. They are laid out like those of an
/// Invocation, so that no contestant has better addresses.
class CallMemory {
public:
  /// `pages` is the page size of the destination; the input is always on huge
  /// pages. Returns null if there is no memory. The memory is not touched.
  static std::unique_ptr<CallMemory>
  create(int64_t inputBytes, int64_t destinationBytes, Pages pages);
  ~CallMemory();
  CallMemory(const CallMemory &) = delete;
  CallMemory &operator=(const CallMemory &) = delete;

  char *getInput() const { return input; }
  char *getDestination() const { return destination; }
  /// Gives the destination back to the system: it is new memory again. A page
  /// that it shares with the input stays.
  void forgetDestination();
  /// Does the same as TimedInvocation::flushCaches.
  bool flush() const;

private:
  CallMemory() = default;

  void *mapping = nullptr;
  size_t mappedBytes = 0, destinationBytes = 0;
  char *input = nullptr, *destination = nullptr;
};

} // namespace padlab

#endif // PADLAB_BENCH_CALLMEMORY_H
