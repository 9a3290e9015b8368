//===- StageClock.h - the clock that times stages ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_STAGECLOCK_H
#define PADLAB_CODEGEN_STAGECLOCK_H

#include <cstdint>

namespace padlab {

using StageClock = uint64_t (*)();

/// Reads the stage clock. StageTimes and the times of Differential and
/// CompileCost are differences of its readings. By default the clock counts
/// nanoseconds of this thread's processor time, so that other load on the
/// machine does not distort the times.
uint64_t readStageClock();

/// Replaces the stage clock in all threads. The instruction budget (`bench
/// budget`) installs a clock that counts instructions, because this count is
/// the same in every run.
void setStageClock(StageClock clock);

} // namespace padlab

#endif // PADLAB_CODEGEN_STAGECLOCK_H
