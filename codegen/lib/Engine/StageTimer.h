//===- StageTimer.h - adds elapsed time to a counter -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_STAGETIMER_H
#define PADLAB_CODEGEN_STAGETIMER_H

#include <cstdint>
#include <ctime>

namespace padlab {

/// Processor time of this thread, so that a busy machine does not show.
class StageTimer {
public:
  explicit StageTimer(uint64_t &nanoseconds)
      : nanoseconds(nanoseconds), start(now()) {}
  ~StageTimer() { nanoseconds += now() - start; }
  StageTimer(const StageTimer &) = delete;
  StageTimer &operator=(const StageTimer &) = delete;

private:
  static uint64_t now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * uint64_t(1'000'000'000) + time.tv_nsec;
  }
  uint64_t &nanoseconds;
  uint64_t start;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_STAGETIMER_H
