//===- EventCounter.h - a counter of the processor --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_EVENTCOUNTER_H
#define PADLAB_BENCH_LIB_EVENTCOUNTER_H

#include "llvm/Support/Error.h"

#include <cstdint>

namespace padlab {

/// Counts what this thread does in user mode, by perf_event_open.
class EventCounter {
public:
  enum class Event {
    CacheMisses, ///< Misses of the last-level cache, as the CPU defines them.
    PageFaults   ///< The kernel counts them, so virtual machines can, too.
  };
  /// Begins to count. The error is one line: many virtual machines have no
  /// counters, and containers may forbid the call.
  static llvm::Expected<EventCounter> open(Event event);

  EventCounter(EventCounter &&other) : file(other.file) { other.file = -1; }
  EventCounter &operator=(EventCounter &&) = delete;
  ~EventCounter();

  /// Returns the number of events so far.
  uint64_t read() const;

private:
  explicit EventCounter(int file) : file(file) {}

  int file;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_EVENTCOUNTER_H
