//===- StageTimer.h - adds elapsed time to a counter -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_STAGETIMER_H
#define PADLAB_CODEGEN_STAGETIMER_H

#include "padlab/codegen/StageClock.h"

namespace padlab {

/// Adds the time between its construction and its destruction, measured by the
/// stage clock (StageClock.h), to `elapsed`.
class StageTimer {
public:
  explicit StageTimer(uint64_t &elapsed)
      : elapsed(elapsed), start(readStageClock()) {}
  ~StageTimer() { elapsed += readStageClock() - start; }
  StageTimer(const StageTimer &) = delete;
  StageTimer &operator=(const StageTimer &) = delete;

private:
  uint64_t &elapsed;
  uint64_t start;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_STAGETIMER_H
