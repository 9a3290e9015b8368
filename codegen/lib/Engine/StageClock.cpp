//===- StageClock.cpp - the clock that times stages -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/StageClock.h"

#include <atomic>
#include <ctime>

using namespace padlab;

static uint64_t readProcessorTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * uint64_t(1'000'000'000) + time.tv_nsec;
}

static std::atomic<StageClock> stageClock = readProcessorTime;

uint64_t padlab::readStageClock() { return stageClock.load()(); }
void padlab::setStageClock(StageClock clock) { stageClock = clock; }
