//===- StageTimer.h - adds elapsed time to a counter -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_STAGETIMER_H
#define PADLAB_CODEGEN_STAGETIMER_H

#include <chrono>
#include <cstdint>

namespace padlab {

class StageTimer {
public:
  explicit StageTimer(uint64_t &nanoseconds)
      : nanoseconds(nanoseconds), start(Clock::now()) {}
  ~StageTimer() {
    nanoseconds += std::chrono::duration_cast<std::chrono::nanoseconds>(
                       Clock::now() - start)
                       .count();
  }
  StageTimer(const StageTimer &) = delete;
  StageTimer &operator=(const StageTimer &) = delete;

private:
  using Clock = std::chrono::steady_clock;
  uint64_t &nanoseconds;
  Clock::time_point start;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_STAGETIMER_H
